// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension FigureError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .notASymbol(let text):
      .input(
        s.figureNotASymbol(text: text),
        s.figureNotASymbolRemedy())
    case .unknownMetric(let text):
      .usage(
        s.figureUnknownMetric(text: text, names: metricNames),
        s.didYouMean(nearestName(to: text, among: metricNames)))
    case .unknownPeriod(let text):
      .usage(
        s.figureUnknownPeriod(text: text, names: periodNames),
        s.didYouMean(nearestName(to: text, among: periodNames)))
    case .unknownCompany(let symbol):
      .input(
        s.figureUnknownCompany(symbol: symbol.text),
        s.figureUnknownCompanyRemedy())
    case .nothingFiled(let symbol):
      .input(
        s.figureNothingFiled(symbol: symbol.text),
        s.figureNothingFiledRemedy())
    case .nothingStored(let symbol):
      .provider(
        s.figureNothingStored(symbol: symbol.text),
        s.remedyLeaveOutOfflineAndUnsetThe())
    case .noPrices(let source, let value):
      .usage(
        s.figureNoPrices(source: source, value: value.rawValue),
        s.figureNoPricesRemedy())
    case .notByPeriod(let symbol, let metrics, let period, let instead):
      .input(
        s.figureNotByPeriod(symbol: symbol.text, titles: s.titles(metrics), period: period),
        s.figureNotByPeriodRemedy(instead: instead))
    case .noneInRange(let symbol, let metrics, let options):
      .input(
        s.figureNoneInRange(symbol: symbol.text, titles: s.titles(metrics)),
        s.figureNoneInRangeRemedy(options: options.map(\.typed)))
    case .noFigures(let symbol, let metrics):
      .input(
        s.figureNoFigures(symbol: symbol.text, titles: s.titles(metrics)),
        s.figureNoFiguresRemedy(symbol: symbol.text))
    }
  }
}

private let metricNames = CompanyFigures.Metric.allCases.map(\.rawValue)
private let periodNames = CompanyFigures.Period.allCases.map(\.rawValue)

extension Sentences {
  /// `revenue, earnings or operating cash flow`.
  fileprivate func titles(_ metrics: [CompanyFigures.Metric]) -> String {
    alternatives(metrics.map { metricName(metric: $0) })
  }
}
