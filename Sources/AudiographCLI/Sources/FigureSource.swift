// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// One figure of a company as a source of a chart: `AAPL:revenue`, `AAPL:earnings:year`.
struct FigureSource: Equatable {
  let symbol: MarketSymbol
  let metric: CompanyFigures.Metric
  var period = CompanyFigures.Period.quarter

  /// A source from what was typed, upper-cased; nil if no symbol stands before a colon.
  ///
  /// - Throws: `FigureError` where something else than a metric, or a metric and a period, stands
  ///   after it.
  init?(_ typed: String) throws(FigureError) {
    let parts = typed.parts(at: ":").map(String.init)
    guard parts.count > 1, let symbol = MarketSymbol(parts[0]) else { return nil }
    guard parts.count <= 3 else { throw .unknownPeriod(parts.dropFirst(2).joined(separator: ":")) }
    guard let metric = CompanyFigures.Metric(rawValue: parts[1].lowercased()) else {
      throw .unknownMetric(parts[1])
    }
    self.symbol = symbol
    self.metric = metric
    guard parts.count == 3 else { return }
    guard let period = CompanyFigures.Period(rawValue: parts[2].lowercased()) else {
      throw .unknownPeriod(parts[2])
    }
    self.period = period
  }
}

extension FigureSource {
  /// The source as it is typed: `AAPL:revenue`, `AAPL:earnings:year`.
  var text: String {
    "\(symbol):\(metric.rawValue)" + (period == .quarter ? "" : ":\(period.rawValue)")
  }

  /// The same figure by the other length of period.
  var byOtherPeriod: FigureSource {
    var other = self
    other.period = period.other
    return other
  }
}

extension CompanyFigures.Period {
  /// Years for quarters, quarters for years.
  var other: CompanyFigures.Period {
    switch self {
    case .quarter: .year
    case .year: .quarter
    }
  }
}
