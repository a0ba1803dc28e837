// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// Says what a company filed about revenue, earnings and cash flow.
struct FundamentalsCommand {
  private let arguments: Arguments
  private let symbol: MarketSymbol
  private let choice: FigureChoice
  private let words: WordingOptions
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    let typed = arguments.operands[0]
    guard let symbol = MarketSymbol(operand: typed) else { throw FigureError.notASymbol(typed) }
    self.symbol = symbol
    if arguments.has(.range), !arguments.has(.insiders) {
      throw UsageError.needsOption(
        option: OptionName.range.typed, other: OptionName.insiders.typed)
    }
    try HoldersCommand.check(arguments)
    choice = FigureChoice(arguments)
    settings = Settings(arguments)
    words = WordingOptions(arguments, settings)
  }

  func run() throws {
    try settings.checkNamedFile()
    if arguments.has(.insiders) {
      return try InsiderCommand(arguments, symbol, words, settings).run()
    }
    if arguments.has(.holders) {
      return try HoldersCommand(symbol, Market(arguments, settings), words).run()
    }
    let loaded = try FigureLoading(Market(arguments, settings)).figures(of: symbol)
    try check(loaded.figures)
    if !arguments.has(.quiet) { Console.report(loaded.notes(in: Console.sentences)) }
    try print(loaded.figures)
  }

  /// Throws where nothing of what was asked for was filed.
  private func check(_ company: CompanyFigures) throws(FigureError) {
    let figures = company.figures.filter { choice.metrics.contains($0.metric) }
    guard !figures.isEmpty else { throw .noFigures(symbol, choice.metrics) }
    if let period = choice.period, !figures.contains(where: { $0.period == period }) {
      throw .notByPeriod(
        symbol, choice.metrics, period, instead: "--by \(period.other.rawValue)")
    }
    let isList = arguments.has(.json) || arguments.has(.table)
    let told =
      isList
      ? company.listed(choice)
      : figures.filter { $0.period == choice.period ?? $0.period }.filter(choice.includes)
    guard told.isEmpty else { return }
    throw .noneInRange(symbol, choice.metrics, [.from, .to].filter(arguments.has))
  }

  private func print(_ figures: CompanyFigures) throws {
    if words.isJSON {
      let document = FigureDocument(
        symbol: symbol, company: figures.company, figures: figures.listed(choice))
      return try Console.printDocument(document.text + "\n")
    }
    let phrases = try words.phrases()
    try Console.print(
      arguments.has(.table)
        ? figures.lines(choice, phrases) : figures.sentences(choice, phrases))
  }
}

extension FigureChoice {
  fileprivate init(_ arguments: Arguments) {
    var metrics: [CompanyFigures.Metric] = []
    for metric in arguments.all(.metric).compactMap(CompanyFigures.Metric.init)
    where !metrics.contains(metric) {
      metrics.append(metric)
    }
    self.init(
      metrics: metrics.isEmpty ? [.revenue, .earnings, .cashFlow] : metrics,
      period: arguments[.by].flatMap(CompanyFigures.Period.init),
      firstDay: arguments.date(.from)?.day, lastDay: arguments.date(.to)?.lastDay)
  }
}

extension CalendarDate {
  /// The last day of the stretch that the date names.
  fileprivate var lastDay: Int { CalendarDate(instant: end - 1, precision: .day).day }
}
