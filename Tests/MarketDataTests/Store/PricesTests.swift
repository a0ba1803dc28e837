// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

@Suite struct PricesTests {
  static let exact: [Double] = [
    -0.0, 0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1,
    1.0 / 3, 3, 1e15, 9_007_199_254_740_992, .nan, .leastNormalMagnitude,
  ]

  @Test func valuesComeBackBitForBit() throws {
    let folder = try TemporaryFolder()
    let apple = try symbol("AAPL")
    let close = Self.exact.map { $0.isNaN ? 1 : $0 }
    var columns: [PriceColumn: [Double]] = [:]
    for (shift, column) in PriceColumn.allCases.enumerated() {
      columns[column] = Array(Self.exact[shift...] + Self.exact[..<shift])
    }
    columns[.close] = close
    let history = BarHistory(bars: try dailyBars(columns, from: -3))
    try openedStore(folder.file("p")).save(history, of: apple, source: "import", fetched: 7)
    let stored = try #require(try openedStore(folder.file("p")).prices(of: apple))
    #expect(stored.history.bars.dates == history.bars.dates)
    for column in PriceColumn.allCases {
      #expect(bits(stored.history.bars.columns[column]) == bits(columns[column]), "\(column)")
    }
    #expect(stored.source == "import")
    #expect(stored.fetched == 7)
  }

  @Test(arguments: [0, 1, 2, 3, 500]) func everyBarIsKept(count: Int) throws {
    let store = try openedStore()
    let values = (0..<count).map { Double($0) + 0.5 }
    let saved = try store.save(
      try closes(values, from: 10), of: symbol("A"), source: "yahoo", fetched: 1)
    #expect(saved == SavedBars(new: count, changed: 0, last: count == 0 ? nil : 9 + count))
    let stored = try store.prices(of: symbol("A"))
    #expect((stored == nil) == (count == 0))
    #expect(stored?.history.bars.columns[.close] ?? [] == values)
    #expect(stored?.history.bars.columns.count ?? 1 == 1)
    #expect(try store.summaries().map(\.count) == (count == 0 ? [] : [count]))
  }

  @Test func newAndChangedDaysAreCounted() throws {
    let store = try openedStore()
    let a = try symbol("A")
    try store.save(try closes([1, 2, 3], from: 0), of: a, source: "yahoo", fetched: 1)
    let saved = try store.save(
      try closes([2, 4, 5, 6], from: 1), of: a, source: "yahoo", fetched: 2)
    #expect(saved == SavedBars(new: 2, changed: 1, last: 4))
    let stored = try #require(try store.prices(of: a))
    #expect(stored.history.bars.columns[.close] == [1, 2, 4, 5, 6])
    #expect(stored.source == "yahoo" && stored.fetched == 2)
    let again = try store.save(try closes([1], from: 0), of: a, source: "yahoo", fetched: 3)
    #expect(again == SavedBars(new: 0, changed: 0, last: 4))
  }

  @Test func barsOfAnotherSourceGiveWay() throws {
    let store = try openedStore()
    let a = try symbol("A")
    try store.save(try closes([1, 2, 3], from: 0), of: a, source: "yahoo", fetched: 1)
    let saved = try store.save(try closes([9], from: 1), of: a, source: "import", fetched: 2)
    #expect(saved == SavedBars(new: 0, changed: 1, last: 1, replacedSource: "yahoo"))
    #expect(try store.prices(of: a)?.history.bars.columns[.close] == [9])
    #expect(throws: StoreError.changedMeanwhile(path: store.path)) {
      try store.save(
        try closes([7], from: 5), of: a, source: "yahoo", fetched: 3,
        expecting: StoredSource("yahoo"))
    }
    #expect(try store.prices(of: a)?.source == "import")
    try store.save(
      try closes([7], from: 5), of: a, source: "yahoo", fetched: 3,
      expecting: StoredSource("import"))
    #expect(try store.prices(of: a)?.history.bars.columns[.close] == [7])
  }

  @Test func zeroAndItsNegativeAreDifferentPrices() throws {
    let store = try openedStore()
    try store.save(try closes([0]), of: symbol("A"), source: "import", fetched: 1)
    let saved = try store.save(try closes([-0.0]), of: symbol("A"), source: "import", fetched: 1)
    #expect(saved.changed == 1)
  }

  @Test func replacingThrowsOtherDaysAway() throws {
    let store = try openedStore()
    let a = try symbol("A")
    try store.save(try closes([1, 2, 3], from: 5), of: a, source: "yahoo", fetched: 1)
    let saved = try store.save(
      try closes([9, 2], from: 6), of: a, source: "yahoo", fetched: 2, replacing: true)
    #expect(saved == SavedBars(new: 0, changed: 2, last: 7))
    #expect(try store.prices(of: a)?.history.bars.columns[.close] == [9, 2])
  }

  @Test func barsWithoutACloseAreLeftOut() throws {
    let store = try openedStore()
    let bars = try dailyBars([.open: [1, 2, 3], .close: [.nan, 5, .nan]], from: 0)
    let saved = try store.save(
      BarHistory(bars: bars), of: symbol("A"), source: "import", fetched: 1)
    #expect(saved == SavedBars(new: 1, changed: 0, last: 1))
    let none = try store.save(
      BarHistory(bars: try dailyBars([.open: [1]])), of: symbol("B"), source: "import", fetched: 1)
    #expect(none == SavedBars(new: 0, changed: 0, last: nil))
    #expect(try store.prices(of: symbol("B")) == nil)
  }

  @Test func theLastOfSeveralBarsOfADayCounts() throws {
    let store = try openedStore()
    let dates = XAxis.Dates(instants: [0, 0], precision: .day)
    let bars = try PriceBars(dates: dates, columns: [.close: [1, 2]])
    let saved = try store.save(
      BarHistory(bars: bars), of: symbol("A"), source: "import", fetched: 1)
    #expect(saved.new == 1)
    #expect(try store.prices(of: symbol("A"))?.history.bars.columns[.close] == [2])
  }

  @Test func factsStayWhereNobodySaysOtherwise() throws {
    let store = try openedStore()
    let a = try symbol("BTC-EUR")
    var history = try closes([1])
    history.currency = "EUR"
    history.name = "Bitcoin"
    history.zone = "UTC"
    history.tradesEveryDay = true
    try store.save(history, of: a, source: "kraken", fetched: 1)
    var second = try closes([2], from: 1)
    second.name = "Bitcoin €"
    try store.save(second, of: a, source: "import", fetched: 2)
    let stored = try #require(try store.prices(of: a)?.history)
    #expect(stored.currency == "EUR" && stored.name == "Bitcoin €" && stored.zone == "UTC")
    #expect(stored.tradesEveryDay)
  }

  @Test func summariesComeInOrder() throws {
    let store = try openedStore()
    for name in ["MSFT", "AAPL", "^GSPC"] {
      try store.save(try closes([1, 2], from: 3), of: symbol(name), source: "yahoo", fetched: 4)
    }
    try store.save(try closes([3], from: 9), of: symbol("AAPL"), source: "yahoo", fetched: 5)
    try store.noteAttempt(symbol("IBM"), at: 1, failed: true)
    let summaries = try store.summaries()
    #expect(summaries.map(\.symbol.text) == ["AAPL", "MSFT", "^GSPC"])
    #expect(
      summaries[0]
        == StoredSummary(
          symbol: try symbol("AAPL"), count: 3, lastDay: 9, source: "yahoo", fetched: 5))
  }

  @Test func attemptsAreNoted() throws {
    let store = try openedStore()
    let a = try symbol("A")
    #expect(try store.attempt(of: a) == nil)
    try store.noteAttempt(a, at: 100, failed: true)
    #expect(try store.attempt(of: a) == FetchAttempt(instant: 100, failed: true))
    try store.save(try closes([1]), of: a, source: "yahoo", fetched: 1)
    #expect(try store.attempt(of: a) == FetchAttempt(instant: 100, failed: true))
    try store.noteAttempt(a, at: 200, failed: false)
    #expect(try store.attempt(of: a) == FetchAttempt(instant: 200, failed: false))
    #expect(try store.prices(of: a) != nil)
  }

  @Test func whereNothingIsStoredNothingComes() throws {
    let store = try openedStore()
    #expect(try store.prices(of: symbol("A")) == nil)
    #expect(try store.summaries() == [])
  }

  /// Yahoo computes adjusted closes anew each day, and they differ in the seventh digit.
  @Test func roundingOfAdjustedClosesChangesNothing() throws {
    let store = try openedStore()
    let a = try symbol("A")
    func bars(_ adjusted: [Double]) throws -> BarHistory {
      BarHistory(bars: try dailyBars([.close: [100, 101], .adjustedClose: adjusted]))
    }
    try store.save(try bars([98.5, 99.5]), of: a, source: "yahoo", fetched: 1)
    let rounded = try bars([98.5 * (1 + 2e-7), 99.5 * (1 - 9e-7)])
    let saved = try store.save(rounded, of: a, source: "yahoo", fetched: 2)
    #expect(saved.new == 0 && saved.changed == 0)
    let stored = try #require(try store.prices(of: a))
    #expect(stored.history.bars.columns[.adjustedClose] == [98.5, 99.5])
    #expect(stored.fetched == 2)
    #expect(rounded.continues(stored.history))
    let dividend = try bars([98.5 * (1 - 2e-6), 99.5])
    #expect(!dividend.continues(stored.history))
    #expect(try store.save(dividend, of: a, source: "yahoo", fetched: 3).changed == 1)
  }

  @Test func aDifferenceOfAMillionthInClosesIsAChange() throws {
    let stored = try closes([100, 101])
    #expect(try closes([100, 101 * (1 + 5e-10)]).continues(stored))
    #expect(try !closes([100, 101 * (1 + 2e-7)]).continues(stored))
  }
}
