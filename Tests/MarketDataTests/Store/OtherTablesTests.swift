// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import MarketData

@Suite struct OtherTablesTests {
  private func bars(_ count: Int, offset: Int?) throws -> PriceBars {
    let start: Int64 = 1_362_150_000_000_000
    // A clock that is put back shows the same time twice.
    let instants = (0..<count).map { start + Int64($0 / 2) * 300_000_000 }
    return try PriceBars(
      dates: XAxis.Dates(instants: instants, precision: .minute, offsetMinutes: offset),
      columns: [
        .close: (0..<count).map { $0 == 1 ? .nan : Double($0) - 0.0 },
        .volume: (0..<count).map { Double($0) * 1e9 },
      ])
  }

  @Test(arguments: [1, 2, 3, 400]) func barsWithinDaysComeBack(count: Int) throws {
    let store = try openedStore()
    let a = try symbol("A")
    for offset in [nil, -300] {
      let history = BarHistory(
        bars: try bars(count, offset: offset), currency: "USD", zone: "America/New_York")
      try store.saveIntraday(history, of: a, minutes: 5, source: "yahoo", fetched: 9)
      let stored = try #require(try store.intraday(of: a, minutes: 5))
      #expect(stored.history.bars.dates == history.bars.dates)
      for column in [PriceColumn.close, .volume] {
        #expect(
          bits(stored.history.bars.columns[column]) == bits(history.bars.columns[column]))
      }
      #expect(stored.history.currency == "USD" && stored.history.zone == "America/New_York")
      #expect(stored.source == "yahoo" && stored.fetched == 9)
    }
    #expect(try store.intraday(of: a, minutes: 1) == nil)
    #expect(try store.prices(of: a) == nil)
  }

  @Test func noBarsStandInPlaceOfThoseBefore() throws {
    let store = try openedStore()
    let a = try symbol("A")
    #expect(try store.intraday(of: a, minutes: 5) == nil)
    try store.saveIntraday(
      BarHistory(bars: try bars(3, offset: nil)), of: a, minutes: 5, source: "yahoo", fetched: 1)
    try store.saveIntraday(
      BarHistory(bars: try bars(0, offset: nil)), of: a, minutes: 5, source: "yahoo", fetched: 2)
    #expect(try store.intraday(of: a, minutes: 5) == nil)
  }

  private func figure(
    _ metric: CompanyFigures.Metric, _ end: Int, _ value: Double,
    _ derivation: CompanyFigures.Derivation
  ) -> CompanyFigures.Figure {
    CompanyFigures.Figure(
      metric: metric, period: end % 2 == 0 ? .quarter : .year, start: end - 90, end: end,
      value: value, unit: "USD", derivation: derivation, form: "10-Q", filed: end + 30,
      reported: end % 3 == 0 ? nil : end + 20, concept: "Revenues")
  }

  @Test func figuresComeBackInTheirOrder() throws {
    let store = try openedStore()
    let a = try symbol("AAPL")
    #expect(try store.figures(of: a) == nil)
    var figures: [CompanyFigures.Figure] = []
    for (place, metric) in CompanyFigures.Metric.allCases.enumerated() {
      for (shift, derivation) in CompanyFigures.Derivation.allCases.enumerated() {
        figures.append(figure(metric, 100 - place + shift, -0.1 * Double(place), derivation))
      }
    }
    let company = CompanyFigures(company: "Apple Inc.", figures: figures)
    try store.saveFigures(company, of: a, fetched: 77)
    let stored = try #require(try store.figures(of: a))
    #expect(stored.figures == company)
    #expect(stored.figures.figures.map(\.value.bitPattern) == figures.map(\.value.bitPattern))
    #expect(stored.fetched == 77)
    let fewer = CompanyFigures(company: "Apple", figures: [figures[3]])
    try store.saveFigures(fewer, of: a, fetched: 78)
    #expect(try store.figures(of: a)?.figures == fewer)
    let none = CompanyFigures(company: "Apple", figures: [])
    try store.saveFigures(none, of: a, fetched: 79)
    #expect(try store.figures(of: a)?.figures == none)
    #expect(try store.summaries() == [])
  }
}
