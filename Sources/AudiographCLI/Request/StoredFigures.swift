// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension ChartRequest {
  /// Revenue and earnings of the company whose prices are shown, where they are stored, each at the
  /// days on which they were reported.
  func storedFigures(in sentences: Sentences) -> [Series] {
    guard self.sources.count == 1, case .symbol(let text) = self.sources[0],
      let symbol = MarketSymbol(text),
      let stored = try? market.openedStore().figures(of: symbol)
    else { return [] }
    return [CompanyFigures.Metric.revenue, .earnings].compactMap { metric in
      let series = CompanyFigures.Period.allCases.lazy.compactMap {
        try? stored.figures.seriesAtReports(metric, by: $0)
      }.first
      return series?.called(sentences.say(.metricName(metric: metric)), behind: nil)
    }
  }
}
