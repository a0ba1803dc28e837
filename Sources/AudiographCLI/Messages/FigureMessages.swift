// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension FigureError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .notASymbol(let text):
      Message(
        s.figureNotASymbol(text: text),
        s.figureNotASymbolRemedy())
    case .unknownMetric(let text):
      Message(
        s.figureUnknownMetric(text: text, names: metricNames),
        s.didYouMean(nearestName(to: text, among: metricNames)))
    case .unknownPeriod(let text):
      Message(
        s.figureUnknownPeriod(text: text, names: periodNames),
        s.didYouMean(nearestName(to: text, among: periodNames)))
    case .unknownCompany(let symbol):
      Message(
        s.figureUnknownCompany(symbol: symbol.text),
        s.figureUnknownCompanyRemedy())
    case .nothingFiled(let symbol):
      Message(
        s.figureNothingFiled(symbol: symbol.text),
        s.figureNothingFiledRemedy())
    case .nothingStored(let symbol):
      Message(
        s.figureNothingStored(symbol: symbol.text),
        s.remedyLeaveOutOfflineAndUnsetThe())
    case .noPrices(let source, let value):
      Message(
        s.figureNoPrices(source: source, value: value.rawValue),
        s.figureNoPricesRemedy())
    case .notByPeriod(let symbol, let metrics, let period, let instead):
      Message(
        s.figureNotByPeriod(symbol: symbol.text, titles: s.titles(metrics), period: period),
        s.figureNotByPeriodRemedy(instead: instead))
    case .noneInRange(let symbol, let metrics, let options):
      Message(
        s.figureNoneInRange(symbol: symbol.text, titles: s.titles(metrics)),
        s.figureNoneInRangeRemedy(options: options.map(\.typed)))
    case .noFigures(let symbol, let metrics):
      Message(
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
