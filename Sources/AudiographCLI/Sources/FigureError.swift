// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Why there are no figures of a company.
struct FigureError: MessageError {
  let message: Message

  /// The text can be no symbol.
  static func notASymbol(_ text: String) -> Self {
    Self(.input, .figureNotASymbol(text: text), .figureNotASymbolRemedy())
  }

  /// No metric has the name.
  static func unknownMetric(_ text: String) -> Self {
    Self(
      .usage, .figureUnknownMetric(text: text, names: metricNames),
      .didYouMean(nearestName(to: text, among: metricNames)))
  }

  /// No length of period has the name.
  static func unknownPeriod(_ text: String) -> Self {
    Self(
      .usage, .figureUnknownPeriod(text: text, names: periodNames),
      .didYouMean(nearestName(to: text, among: periodNames)))
  }

  /// The SEC knows no company by the symbol.
  static func unknownCompany(_ symbol: MarketSymbol) -> Self {
    Self(.input, .figureUnknownCompany(symbol: symbol.text), .figureUnknownCompanyRemedy())
  }

  /// The company filed nothing about revenue, earnings or cash flow.
  static func nothingFiled(_ symbol: MarketSymbol) -> Self {
    Self(.input, .figureNothingFiled(symbol: symbol.text), .figureNothingFiledRemedy())
  }

  /// Offline, and nothing is stored.
  static func nothingStored(_ symbol: MarketSymbol) -> Self {
    Self(.provider, .figureNothingStored(symbol: symbol.text), .remedyLeaveOutOfflineAndUnsetThe())
  }

  /// Offline, and no filings of insiders are stored.
  static func noInsidersStored(_ symbol: MarketSymbol) -> Self {
    Self(
      .provider, .figureNoInsidersStored(symbol: symbol.text), .remedyLeaveOutOfflineAndUnsetThe())
  }

  /// Insiders were asked for over something else than the prices of one symbol.
  static let insidersOfPrices = Self(
    .usage, .figureInsidersOfPrices(), .figureInsidersOfPricesRemedy())

  /// The company filed no such figure, neither by quarter nor by year.
  static func noFigures(_ symbol: MarketSymbol, _ metrics: [CompanyFigures.Metric]) -> Self {
    Self(
      .input, .figureNoFigures(symbol: symbol.text, titles: titles(metrics)),
      .figureNoFiguresRemedy(symbol: symbol.text))
  }

  /// The company filed such figures, but only by the other length of period; the last is what to
  /// ask for instead.
  static func notByPeriod(
    _ symbol: MarketSymbol, _ metrics: [CompanyFigures.Metric], _ period: CompanyFigures.Period,
    instead: String
  ) -> Self {
    Self(
      .input, .figureNotByPeriod(symbol: symbol.text, titles: titles(metrics), period: period),
      .figureNotByPeriodRemedy(instead: instead))
  }

  /// The company filed such figures, but none in the range that the options gave.
  static func noneInRange(
    _ symbol: MarketSymbol, _ metrics: [CompanyFigures.Metric], _ options: [OptionName]
  ) -> Self {
    Self(
      .input, .figureNoneInRange(symbol: symbol.text, titles: titles(metrics)),
      .figureNoneInRangeRemedy(options: options.map(\.typed)))
  }

  /// A number of a price file was asked for.
  static func noPrices(source: String, value: PriceValue) -> Self {
    Self(.usage, .figureNoPrices(source: source, value: value.rawValue), .figureNoPricesRemedy())
  }

  private static let metricNames = CompanyFigures.Metric.allCases.map(\.rawValue)
  private static let periodNames = CompanyFigures.Period.allCases.map(\.rawValue)

  /// `revenue, earnings or operating cash flow`.
  private static func titles(_ metrics: [CompanyFigures.Metric]) -> Said {
    .alternatives(metrics.map { .metricName(metric: $0) })
  }
}
