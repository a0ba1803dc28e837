// SPDX-License-Identifier: MIT

internal import MarketData

extension Commands {
  static let fundamentals = CommandSpec(
    name: .fundamentals,
    examples: [
      "audiograph fundamentals AAPL",
      "audiograph fundamentals AAPL --metric earnings-per-share --by year --table",
      "audiograph fundamentals AAPL --json",
      "audiograph fundamentals AAPL --insiders --range 1Y",
      "audiograph fundamentals AAPL --holders",
    ],
    operands: OperandSpec(
      value: .symbol, count: 1...1, meaning: "help.fundamentals.operand"),
    groups: [
      figures, OptionGroup(title: "group.words", options: OptionGroup.voice), figureSources,
      .everywhere,
    ])

  private static let figures = OptionGroup(
    title: "group.figures",
    options: [
      OptionSpec(
        .metric, takes: .oneOf(CompanyFigures.Metric.allCases.map(\.rawValue), "METRIC"),
        isRepeatable: true),
      OptionSpec(
        .by, takes: .oneOf(CompanyFigures.Period.allCases.map(\.rawValue), "PERIOD"),
        "option.byPeriod"),
      OptionSpec(.insiders, excludes: [.metric, .by]),
      OptionSpec(
        .range, takes: .length("RANGE", ["1M", "3M", "6M", "YTD", "1Y", "5Y"]), excludes: [.from]),
      OptionSpec(.from, takes: .date, "brief.from"),
      OptionSpec(.to, takes: .date, "option.toPeriod"),
      OptionSpec(.holders, excludes: [.metric, .by, .range, .from, .to, .insiders]),
      OptionSpec(.cusip, takes: .free("CUSIP", .cusip, typedCusip)),
      OptionSpec(.table, excludes: [.json], "brief.table"),
      OptionSpec(
        .json, excludes: [.lang, .speech], "option.jsonFigures"),
    ])

  private static let figureSources = OptionGroup(
    title: "group.whereFiguresComeFrom",
    options: [
      OptionSpec(.offline, "option.offlineFigures"),
      OptionGroup.storeFile,
    ])
}
