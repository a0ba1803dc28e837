// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension FigureError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .notASymbol(let text):
      Message(
        s.say(.figureNotASymbol(text: text)),
        s.say(.figureNotASymbolRemedy()))
    case .unknownMetric(let text):
      Message(
        s.say(.figureUnknownMetric(text: text, names: metricNames)),
        s.didYouMean(nearestName(to: text, among: metricNames)))
    case .unknownPeriod(let text):
      Message(
        s.say(.figureUnknownPeriod(text: text, names: periodNames)),
        s.didYouMean(nearestName(to: text, among: periodNames)))
    case .unknownCompany(let symbol):
      Message(
        s.say(.figureUnknownCompany(symbol: symbol.text)),
        s.say(.figureUnknownCompanyRemedy()))
    case .nothingFiled(let symbol):
      Message(
        s.say(.figureNothingFiled(symbol: symbol.text)),
        s.say(.figureNothingFiledRemedy()))
    case .nothingStored(let symbol):
      Message(
        s.say(.figureNothingStored(symbol: symbol.text)),
        s.say(.remedyLeaveOutOfflineAndUnsetThe()))
    case .noPrices(let source, let value):
      Message(
        s.say(.figureNoPrices(source: source, value: value.rawValue)),
        s.say(.figureNoPricesRemedy()))
    case .notByPeriod(let symbol, let metrics, let period, let instead):
      Message(
        s.say(.figureNotByPeriod(symbol: symbol.text, titles: s.titles(metrics), period: period)),
        s.say(.figureNotByPeriodRemedy(instead: instead)))
    case .noneInRange(let symbol, let metrics, let options):
      Message(
        s.say(.figureNoneInRange(symbol: symbol.text, titles: s.titles(metrics))),
        s.say(.figureNoneInRangeRemedy(options: options.map(\.typed))))
    case .noFigures(let symbol, let metrics):
      Message(
        s.say(.figureNoFigures(symbol: symbol.text, titles: s.titles(metrics))),
        s.say(.figureNoFiguresRemedy(symbol: symbol.text)))
    }
  }
}

private let metricNames = CompanyFigures.Metric.allCases.map(\.rawValue)
private let periodNames = CompanyFigures.Period.allCases.map(\.rawValue)

extension Sentences {
  /// `revenue, earnings or operating cash flow`.
  fileprivate func titles(_ metrics: [CompanyFigures.Metric]) -> String {
    alternatives(metrics.map { say(.metricName(metric: $0)) })
  }
}
