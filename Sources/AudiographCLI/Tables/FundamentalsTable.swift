// SPDX-License-Identifier: MIT

internal import MarketData

extension Commands {
  static let fundamentals = CommandSpec(
    name: .fundamentals, summary: { $0.helpFundamentalsSummary() },
    examples: [
      Example("audiograph fundamentals AAPL", { $0.helpFundamentalsExample1() }),
      Example(
        "audiograph fundamentals AAPL --metric earnings-per-share --by year --table",
        { $0.helpFundamentalsExample2() }),
      Example("audiograph fundamentals AAPL --json", { $0.helpFundamentalsExample3() }),
    ],
    operands: OperandSpec(
      value: .symbol, count: 1...1, meaning: { $0.helpFundamentalsOperand() }),
    groups: [
      figures, OptionGroup(title: { $0.groupWords() }, options: OptionGroup.voice), figureSources,
      .everywhere,
    ],
    remarks: [
      { $0.helpFundamentalsRemark1() },
      { $0.helpFundamentalsRemark2() },
      { $0.helpFundamentalsRemark3() },
    ])

  private static let figures = OptionGroup(
    title: { $0.groupFigures() },
    options: [
      OptionSpec(
        .metric, takes: .oneOf(CompanyFigures.Metric.allCases.map(\.rawValue), "METRIC"),
        isRepeatable: true,
        { $0.optionMetric() }),
      OptionSpec(
        .by, takes: .oneOf(CompanyFigures.Period.allCases.map(\.rawValue), "PERIOD"),
        { $0.optionByPeriod() }),
      OptionSpec(.from, takes: .date, { $0.briefFrom() }),
      OptionSpec(.to, takes: .date, { $0.optionToPeriod() }),
      OptionSpec(.table, excludes: [.json], { $0.briefTable() }),
      OptionSpec(
        .json, excludes: [.lang, .speech], { $0.optionJsonFigures() }),
    ])

  private static let figureSources = OptionGroup(
    title: { $0.groupWhereFiguresComeFrom() },
    options: [
      OptionSpec(.offline, { $0.optionOfflineFigures() }),
      OptionGroup.storeFile,
    ])
}
