// SPDX-License-Identifier: MIT

internal import MarketData

extension Commands {
  static let fundamentals = CommandSpec(
    name: .fundamentals, summary: "says what a company filed about revenue, earnings and cash flow",
    examples: [
      Example("audiograph fundamentals AAPL", "Says the last quarter and the last year."),
      Example(
        "audiograph fundamentals AAPL --metric earnings-per-share --by year --table",
        "Prints one year a line."),
      Example("audiograph fundamentals AAPL --json", "Prints the quarters for another program."),
    ],
    operands: OperandSpec(
      value: .symbol, count: 1...1, meaning: "The symbol of a company, such as AAPL."),
    groups: [
      figures, OptionGroup(title: "Words", options: OptionGroup.voice), figureSources, .everywhere,
    ],
    remarks: [
      "The figures are those that companies file with the SEC, the authority over exchanges in the"
        + " United States. It wants an address it can write to; set it once: audiograph config set"
        + " providers.sec.contact ADDRESS.",
      "A quarter that was not filed by itself is derived from longer periods, and that is said.",
      "A figure is a SOURCE of its own: audiograph play AAPL:revenue plays the revenue of every"
        + " quarter, audiograph describe AAPL:earnings:year says how earnings went over the years.",
    ])

  private static let figures = OptionGroup(
    title: "Figures",
    options: [
      OptionSpec(
        .metric, takes: .oneOf(CompanyFigures.Metric.allCases.map(\.rawValue), "METRIC"),
        isRepeatable: true,
        "Which figures; give it again for more; without it revenue, earnings and cash-flow."),
      OptionSpec(
        .by, takes: .oneOf(CompanyFigures.Period.allCases.map(\.rawValue), "PERIOD"),
        "How long a period is; without it words tell the last quarter and the last year, and lists"
          + " tell quarters, or years where there are no quarters."),
      OptionSpec(.from, takes: .free("DATE"), "The first date on which a period may end."),
      OptionSpec(.to, takes: .free("DATE"), "The last date on which a period may end."),
      OptionSpec(.table, "Prints every figure on a line of its own."),
      OptionSpec(
        .json, "Prints every figure as one JSON document, and nothing else."),
    ])

  private static let figureSources = OptionGroup(
    title: "Where figures come from",
    options: [
      OptionSpec(.offline, "Asks nobody over the network; uses what is stored."),
      OptionGroup.storeFile,
    ])
}
