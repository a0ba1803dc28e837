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

/// Why there are no figures of a company.
enum FigureError: Error, Equatable {
  /// The text can be no symbol.
  case notASymbol(String)
  /// No metric has the name.
  case unknownMetric(String)
  /// No length of period has the name.
  case unknownPeriod(String)
  /// The SEC knows no company by the symbol.
  case unknownCompany(MarketSymbol)
  /// The company filed nothing about revenue, earnings or cash flow.
  case nothingFiled(MarketSymbol)
  /// Offline, and nothing is stored.
  case nothingStored(MarketSymbol)
  /// The company filed no such figure, neither by quarter nor by year.
  case noFigures(MarketSymbol, [CompanyFigures.Metric])
  /// The company filed such figures, but only by the other length of period; the last is what to
  /// ask for instead.
  case notByPeriod(MarketSymbol, [CompanyFigures.Metric], CompanyFigures.Period, instead: String)
  /// The company filed such figures, but none in the range that the options gave.
  case noneInRange(MarketSymbol, [CompanyFigures.Metric], [OptionName])
  /// A number of a price file was asked for.
  case noPrices(source: String, value: PriceValue)

  var exitStatus: ExitCode {
    switch self {
    case .unknownMetric, .unknownPeriod, .noPrices: .usage
    case .nothingStored: .provider
    case .notASymbol, .unknownCompany, .nothingFiled, .noFigures, .notByPeriod, .noneInRange: .input
    }
  }
}
