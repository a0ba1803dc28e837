// SPDX-License-Identifier: MIT

/// What help explains besides commands; the raw value is what is typed.
enum HelpTopic: String, Sendable, CaseIterable {
  case sound, dates, prices

  /// What the topic is about, for the list of topics.
  var summary: String {
    switch self {
    case .sound: "how a chart sounds, and how to change that"
    case .dates: "how dates are read, and how to choose a part of a chart"
    case .prices: "where prices come from, and how to keep them"
    }
  }

  /// The page, at most 25 lines of 80 columns.
  var lines: [String] {
    switch self {
    case .sound: Self.soundLines
    case .dates: Self.datesLines
    case .prices: Self.pricesLines
    }
  }

  private static let soundLines = [
    "How a chart sounds, and how to change that.",
    "",
    "Pitch is the value: the lowest is 220 hertz, the highest 1760 hertz.",
    "Equal steps of value are equal intervals; --explain states the exact mapping.",
    "Up to 24 points are separate notes. More points are one gliding tone.",
    "A missing value is a soft tick and silence.",
    "Two hollow notes at the beginning give the lowest and the highest pitch.",
    "The sound moves from left to right, and two knocks end it.",
    "",
    "Options of play, export, compare and batch:",
    "  --duration SECONDS: How long it lasts: gist, short, normal, long, or seconds.",
    "  --speed NUMBER: Divides the duration; 2 is twice as fast.",
    "  --pitch-range LOW:HIGH: The range, in hertz or as notes such as c3:c6.",
    "  --scale log: Makes equal percentages equal intervals.",
    "  --notes SCALE: Moves pitches to the notes of a scale, such as major.",
    "  --smooth KIND:NUMBER: Smooths the values first, as in median:5.",
    "  --ticks: Ticks at calendar units or at round numbers.",
    "  --mark-extremes: Marks the highest and the lowest point.",
    "  --together: Plays up to four series at once.",
    "  --no-intro and --no-end-sound: Leave out the notes and knocks around the data.",
    "",
    "Example:", "  audiograph play nile --duration short --ticks",
  ]

  private static let datesLines = [
    "How dates are read, and how to choose a part of a chart.",
    "",
    "The form of the dates is detected from the whole column. 2020-01-31, 31.1.2020,",
    "15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 and 2020-01-31 14:30 are all read.",
    "  --date-format FORMAT: Says how dates are written, as in %d.%m.%Y.",
    "",
    "A part of a chart:",
    "  --range RANGE: How far back from the last point: 5D, 4W, 6M, 1Y, YTD or MAX.",
    "  --from DATE and --to DATE: The first and the last date.",
    "  --interval UNIT: Joins the points of each week or month.",
    "",
    "1M to 1 March begins after 1 February. YTD begins after the last day of the",
    "year before. 90D counts days that have a price; in other charts it counts days.",
    "--range and --to go together; --range and --from do not.",
    "",
    "value takes a date too: 2012-09-19, or 2012 for the last value of that year.",
    "Where there is no value at a date, it says the nearest one before.",
    "",
    "Examples:",
    "  audiograph describe AAPL --range 6M --to 2012-09-30",
    "  audiograph play nile --from 1900",
    "  audiograph value AAPL 2012-09-19",
  ]

  private static let pricesLines = [
    "Where prices come from, and how to keep them.",
    "",
    "AAPL, BTC-EUR and EUR-USD are symbols; audiograph search finds others by name.",
    "Stored prices are used at once, and refreshed if a trading day has ended since.",
    "A line before the words says where the prices come from and how old they are.",
    "Without a network and stored prices, a bundled sample of 2013 is used if there",
    "is one. audiograph samples lists them.",
    "",
    "Shares come from Yahoo or Alpha Vantage, coins from Kraken or CoinGecko,",
    "currencies from the European Central Bank, company figures from the SEC.",
    "A provider is sent the symbol, the days wanted, this program's name and version,",
    "and your key if it needs one.",
    "",
    "  --offline: Fetches nothing. audiograph config set offline true keeps it so.",
    "  --provider NAME: Chooses who is asked.",
    "  --store FILE: Keeps prices in another file.",
    "",
    "Examples:",
    "  audiograph update AAPL MSFT",
    "  audiograph import prices.csv --as MYFUND",
    "  audiograph export AAPL -o aapl.csv",
    "  audiograph config set providers.alphavantage.key",
  ]
}
