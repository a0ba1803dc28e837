// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import TestSupport
import Testing

/// Days within one, pairs, and the latest price.
@Suite struct MarketPartTests {
  private static let date = Phrasebook()

  /// Bars of some minutes on the last two days before one, 10:00 to 11:00 in New York (in winter).
  private static func minutes(_ request: LoopbackRequest, days: [Int]) -> LoopbackReply {
    let stamps = days.flatMap { day in (0..<12).map { day * 86_400 + 15 * 3600 + $0 * 300 } }
    let closes = stamps.indices.map { "\(200 + $0)" }.joined(separator: ",")
    let volumes = stamps.map { _ in "10" }.joined(separator: ",")
    let symbol = request.path.split(separator: "/").last.map(String.init) ?? "AAPL"
    return LoopbackReply(
      body: Array(
        """
        {"chart":{"result":[{"meta":{"currency":"USD","symbol":"\(symbol)","dataGranularity":"5m",\
        "exchangeTimezoneName":"America/New_York","gmtoffset":-18000,\
        "regularMarketPrice":250.5,"regularMarketTime":\((stamps.last ?? 0) + 120)},\
        "timestamp":[\(stamps.map { "\($0)" }.joined(separator: ","))],"indicators":{"quote":[{\
        "open":[\(closes)],"high":[\(closes)],"low":[\(closes)],"close":[\(closes)],\
        "volume":[\(volumes)]}]}}],"error":null}}
        """.utf8))
  }

  @Test func oneDayIsMadeOfMinutes() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let last = prices.days[29]
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "20"]) { request in
      request.query["interval"] == "5m"
        ? Self.minutes(request, days: [last]) : prices.reply(to: request)
    }
    let outcome = try stage.program.run(["describe", "AAPL", "--range", "1D", "--json"])
    #expect(outcome.status == 0, "\(outcome.message)")
    let document = try OrderedJSON(outcome.text)
    #expect(document["points"]?.number == 12)
    let series = try #require(document["series"]?.elements.first)
    #expect(series["base"]?["y"]?.number == prices.closes[28])
    #expect(series["last"]?["y"]?.number == 211)
    let count = stage.requestCount
    // They are kept for as long as one bar lasts, and without a network for good.
    _ = try stage.program.run(["describe", "AAPL", "--range", "1D"])
    #expect(stage.requestCount == count)
    let offline = try stage.program.run([
      "describe", "AAPL", "--range", "1D", "--offline", "--json",
    ])
    #expect(try OrderedJSON(offline.text)["points"]?.number == 12)
    #expect(stage.requestCount == count)
  }

  /// Minutes of an earlier fetch give way to the close of their day, and those of another provider
  /// are none.
  @Test func olderMinutesGiveWayToTheClose() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture { _ in YahooPrices.notFound }
    let symbol = try #require(MarketSymbol("AAPL"))
    let day = CalendarDate(day: prices.days[29]).instant
    let minutes = BarHistory(
      bars: try PriceBars(
        dates: XAxis.Dates(
          instants: [day + 36_000_000_000, day + 36_300_000_000], precision: .minute),
        columns: [.close: [7, 8]]), zone: "America/New_York")
    for (source, age, count) in [("yahoo", 9000, 1.0), ("stooq", 0, 1), ("yahoo", 0, 2)] {
      try stage.put(prices, of: "AAPL", daysAgo: 0)
      // After the moment at which the daily prices were put there, however slow the machine.
      let fetched = Int64(Date().timeIntervalSince1970) - Int64(age)
      try stage.store().saveIntraday(
        minutes, of: symbol, minutes: 5, source: source, fetched: fetched)
      let outcome = try stage.program.run(
        ["describe", "AAPL", "--range", "1D", "--offline", "--json"])
      #expect(try OrderedJSON(outcome.text)["points"]?.number == count, "\(source) \(fetched)")
    }
  }

  /// A day of 24 hours begins at no close, which stands hours before it.
  @Test func aCoinsDayBeginsWithItsFirstBar() throws {
    let stage = try MarketFixture { _ in YahooPrices.notFound }
    let symbol = try #require(MarketSymbol("BTC-EUR"))
    let today = CalendarDate(day: YahooPrices.today)
    func history(_ instants: [Int64], _ precision: DatePrecision, _ closes: [Double]) throws
      -> BarHistory
    {
      BarHistory(
        bars: try PriceBars(
          dates: XAxis.Dates(instants: instants, precision: precision), columns: [.close: closes]),
        currency: "EUR", zone: "UTC", tradesEveryDay: true)
    }
    let now = Int64(Date().timeIntervalSince1970)
    let day = CalendarDate.microsecondsPerDay
    try stage.store().save(
      try history([today.instant - 2 * day, today.instant - day], .day, [125, 126]), of: symbol,
      source: "kraken", fetched: now)
    try stage.store().saveIntraday(
      try history([today.instant - 300_000_000, today.instant], .minute, [116, 103]), of: symbol,
      minutes: 5, source: "kraken", fetched: now)
    let outcome = try stage.program.run(
      ["describe", "BTC-EUR", "--range", "1D", "--offline", "--json"])
    let series = try #require(try OrderedJSON(outcome.text)["series"]?.elements.first)
    #expect(series["base"] == .null)
    #expect(series["first"]?["y"]?.number == 116)
  }

  @Test func withoutMinutesTheDaysHaveToDo() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "20"]) { request in
      request.query["interval"] == "1d"
        ? prices.reply(to: request) : LoopbackReply(text: "", delivery: .hang)
    }
    let outcome = try stage.program.run(["describe", "AAPL", "--range", "5D", "--json"])
    #expect(outcome.status == 0)
    #expect(try OrderedJSON(outcome.text)["points"]?.number == 5)
    #expect(outcome.message.hasPrefix("warning: "))
    #expect(outcome.message.hasSuffix(" Using stored prices.\n"))
  }

  /// What is made of minutes is compared by minutes.
  @Test func minutesAreComparedWhereAllHaveThem() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "20"]) { request in
      request.query["interval"] == "1d"
        ? prices.reply(to: request) : Self.minutes(request, days: [prices.days[29]])
    }
    for range in ["1D", "5D"] {
      let outcome = try stage.program.run([
        "compare", "AAPL", "MSFT", "--range", range, "--json",
      ])
      #expect(outcome.status == 0, "\(outcome.message)")
      let document = try OrderedJSON(outcome.text)
      #expect(document["series"]?.elements.map { $0["points"]?.number } == [12, 12])
      #expect(document["leftOut"]?.elements.map(\.number) == [0, 0])
    }
  }

  /// Minutes of one source and days of another are no reason to fail.
  @Test func daysAreComparedWhereOneHasNoMinutes() throws {
    let prices = YahooPrices(count: 30, endingBefore: YahooPrices.today)
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_WAIT": "20"]) { request in
      request.query["interval"] == "1d"
        ? prices.reply(to: request) : Self.minutes(request, days: [prices.days[29]])
    }
    let days = prices.days.map { "\(CalendarDate(day: $0)),1,1,1,\($0 % 7 + 1)\n" }.joined()
    try stage.folder.put(Array(("Date,Open,High,Low,Close\n" + days).utf8), "days.csv")
    let outcome = try stage.program.run([
      "compare", "AAPL", "days.csv", "--range", "5D", "--json",
    ])
    #expect(outcome.status == 0, "\(outcome.message)")
    let document = try OrderedJSON(outcome.text)
    #expect(document["series"]?.elements.map { $0["points"]?.number } == [5, 5])
    #expect(document["rebasedFrom"] == .string(CalendarDate(day: prices.days[25]).description))
    let first = prices.closes[25]
    let last = try #require(document["series"]?.elements.first?["last"]?["y"]?.number)
    #expect(abs(last - (prices.closes[29] / first * 100 - 100)) < 1e-9)
  }

  @Test func theLatestPriceIsAskedForEachTime() throws {
    let stage = try MarketFixture { Self.minutes($0, days: [20_000]) }
    var program = stage.program
    // 5 October 2026.
    program.environment["SOURCE_DATE_EPOCH"] = "\(20_731 * 86_400)"
    let outcome = try program.run(["value", "AAPL", "now"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text == "250.50 at 11:57 on 4 October 2024.\n")
    #expect(outcome.message == "Prices from Yahoo as of 11:57 on 4 October 2024, 2 years ago.\n")
    #expect(try stage.program.run(["value", "AAPL", "now", "-q"]).text == "250.5\n")
    #expect(stage.requestCount == 2)
    let offline = try stage.program.run(["value", "AAPL", "now", "--offline"])
    #expect(offline.status == 4)
    #expect(stage.requestCount == 2)
  }

  @Test func nowIsACategoryInAFile() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("When,Count\nthen,3\nnow,4\n".utf8), "a.csv")
    let outcome = try Program(folder: folder.path).run(["value", "a.csv", "now", "-q"])
    #expect(outcome.text == "4\n")
  }

  @Test func currenciesComeFromTheCentralBank() throws {
    let days = YahooPrices(count: 40, endingBefore: YahooPrices.today).days
    let rows = days.enumerated().map { place, day in
      "EXR.D.USD.EUR.SP00.A,D,USD,EUR,SP00,A,\(CalendarDate(day: day)),1.\(200 + place)"
    }
    let text =
      "KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE\n"
      + rows.joined(separator: "\n") + "\n"
    let server = try LoopbackServer { _ in LoopbackReply(type: "text/csv", text: text) }
    let stage = try MarketFixture(environment: ["AUDIOGRAPH_ECB_URL": server.base]) { _ in
      YahooPrices.notFound
    }
    let outcome = try stage.program.run(["describe", "eur-usd", "--level", "long"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(
      outcome.lines.first
        == "Prices from the ECB as of \(Self.date.date(CalendarDate(day: days[39]))).")
    #expect(
      outcome.text.contains("in US dollars per euro") && outcome.text.contains("from 1.2 to 1.239"))
    #expect(stage.requestCount == 0)
    #expect(try stage.program.run(["describe", "EUR-USD", "--value", "open"]).status == 2)
  }
}
