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
        + " United States. It asks for your e-mail address; set it once: audiograph config set"
        + " providers.sec.contact ADDRESS.",
      "A quarter that was not filed by itself is derived from longer periods, and marked so.",
      "A figure is a SOURCE of its own: audiograph play AAPL:revenue plays the revenue of every"
        + " quarter, and audiograph describe AAPL:earnings:year describes earnings year by year.",
    ])

  private static let figures = OptionGroup(
    title: "Figures",
    options: [
      OptionSpec(
        .metric, takes: .oneOf(CompanyFigures.Metric.allCases.map(\.rawValue), "METRIC"),
        isRepeatable: true,
        "Which figures; repeat it for more; by default revenue, earnings and cash-flow."),
      OptionSpec(
        .by, takes: .oneOf(CompanyFigures.Period.allCases.map(\.rawValue), "PERIOD"),
        "How long a period is; by default words cover the last quarter and the last year, and lists"
          + " have quarters, or years if there are no quarters."),
      OptionSpec(.from, takes: .free("DATE"), "The first date on which a period may end."),
      OptionSpec(.to, takes: .free("DATE"), "The last date on which a period may end."),
      OptionSpec(.table, "Prints one figure a line."),
      OptionSpec(
        .json, "Prints every figure as one JSON document, and nothing else."),
    ])

  private static let figureSources = OptionGroup(
    title: "Where figures come from",
    options: [
      OptionSpec(.offline, "Fetches nothing; uses what is stored."),
      OptionGroup.storeFile,
    ])
}
