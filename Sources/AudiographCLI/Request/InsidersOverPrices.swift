// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension ChartRequest {
  /// The prices of a symbol with what insiders bought and sold as events over them, and what is said of it: in
  /// the range, else in the last year.
  ///
  /// - Throws: `FigureError.insidersOfPrices` for anything but the prices of one symbol; what `InsiderLoading`
  ///   throws.
  func tellingInsiders(_ loaded: LoadedChart) throws -> LoadedChart {
    guard sources.count == 1, loaded.form == nil, loaded.chart.series.count == 1,
      let symbol = loaded.lastPrices.first?.symbol,
      case .date(let last) = loaded.chart.series[0].x[loaded.chart.series[0].count - 1]
    else { throw FigureError.insidersOfPrices }
    let range = choices.range ?? ChartRange(.years(1))
    let insiders = try InsiderLoading(market).trades(
      of: symbol, within: try range.days(endingOn: last))
    if !isQuiet { reporter.report(insiders.notes(in: reporter.sentences)) }
    return try loaded.telling(of: insiders.trades, try words.phrases())
  }
}

extension LoadedChart {
  fileprivate func telling(
    of trades: InsiderTrades, _ phrases: Phrasebook
  ) throws(ChartError) -> LoadedChart {
    let series = chart.series[0]
    let isDollars = series.unit.map { Currency(unit: $0)?.code == "USD" } ?? true
    // What belongs to one point, as of a week, is told as one.
    var points: [Int: Int] = [:]
    for point in series.telling(of: trades.daily.compactMap(phrases.event)).eventPoints {
      for event in point.events { points[event.date.day] = point.index }
    }
    var loaded = self
    loaded.chart = try Chart(
      title: chart.title,
      series: [series.telling(of: trades.together { points[$0] }.compactMap(phrases.event))])
    loaded.insiders = trades.report(beside: isDollars && series.kind == .price ? series : nil)
    return loaded
  }
}
