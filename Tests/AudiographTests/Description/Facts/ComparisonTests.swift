// SPDX-License-Identifier: MIT

import Audiograph
import Testing

/// What two series say of their values, and whether these can be compared.
struct ValuePair: Sendable {
  var units: [String?] = [nil, nil]
  var kinds: [ChartKind] = [.measurement, .measurement]
  var sources = [0, 0]
  let canCompare: Bool
}

@Suite struct ComparisonTests {
  static let pairs = [
    ValuePair(canCompare: true), ValuePair(sources: [0, 1], canCompare: false),
    ValuePair(units: ["m", "m"], sources: [0, 1], canCompare: true),
    ValuePair(units: ["m", "km"], canCompare: false),
    ValuePair(units: ["m", nil], canCompare: false),
    ValuePair(units: [nil, "m"], canCompare: false),
    ValuePair(units: ["m", "m"], kinds: [.measurement, .count], canCompare: false),
  ]

  @Test(arguments: pairs) func unitsAndKindsMustAgree(_ pair: ValuePair) throws {
    let list = try [0, 1].map {
      try series([1, 2], pair.kinds[$0], unit: pair.units[$0], source: pair.sources[$0])
    }
    #expect((Comparison(list) != nil) == pair.canCompare)
    #expect((Comparison(list + [list[0]]) != nil) == pair.canCompare)
  }

  @Test func oneSeriesIsNotCompared() throws {
    #expect(Comparison([]) == nil)
    #expect(Comparison([try series([1, 2])]) == nil)
  }

  @Test func lastValuesDecideTheOrder() throws {
    let list = try [[9, 5, .nan], [0, 7], [10, 5], [1, 7]].map { try series($0) }
    let comparison = try #require(Comparison(list))
    #expect(comparison.highest == 1)
    #expect(comparison.lowest == 0)
    #expect(comparison.crossings == nil)
  }

  /// Two lists of values, and the rows at which their order is new.
  static let crossingRows: [(first: [Double], second: [Double], rows: [Int]?)] = [
    ([1, 2], [2, 1], [2]), ([1, 2], [0, 1], []), ([1], [2], nil), ([1, 5], [2], nil),
    ([1, 1, 1], [2, 1, 2], []), ([1, 1, 1, 1], [2, 1, 1, 0], [4]), ([1, 1], [1, 1], []),
    ([1, 1, 3], [1, 2, 1], [3]), ([1, 3, 1, 3], [2, 2, 2, 2], [2, 3, 4]),
    ([1, .nan, 3], [2, 2, 2], [3]), ([1, .nan], [2, 1], nil), ([1, 3, 1], [2, 2], [2]),
    ([-1e308, 1e308], [1e308, -1e308], [2]),
  ]

  @Test(arguments: crossingRows) func signsChangeAtCrossings(
    _ first: [Double], _ second: [Double], _ rows: [Int]?
  ) throws {
    let comparison = try #require(Comparison([try series(first), try series(second)]))
    let expected = rows.map { rows in
      Comparison.Crossings(
        count: rows.count, first: rows.first.map(XValue.row), last: rows.last.map(XValue.row))
    }
    #expect(comparison.crossings == expected)
  }

  private func crossings(_ axes: [XAxis], _ values: [[Double]]) throws -> Comparison.Crossings? {
    let series = try zip(axes, values).map { try Series(name: "a", x: $0, values: $1) }
    return try #require(Comparison(series)).crossings
  }

  @Test func numbersAreMatchedByValue() throws {
    let axes: [XAxis] = [.numbers([1, 2, 4, 5]), .numbers([0, 2, 3, 5, 6])]
    let found = try crossings(axes, [[9, 1, 9, 3], [0, 2, 0, 2, 9]])
    #expect(found == Comparison.Crossings(count: 1, first: .number(5), last: .number(5)))
  }

  @Test func datesAreMatchedByInstant() throws {
    func days(_ list: [Int]) -> XAxis {
      let dates = list.map { CalendarDate(day: $0) }
      return .dates(XAxis.Dates(instants: dates.map(\.instant), precision: .day))
    }
    let found = try crossings([days([1, 2, 3]), days([2, 3, 4])], [[0, 1, 3], [2, 2, 0]])
    let x = XValue.date(CalendarDate(day: 3))
    #expect(found == Comparison.Crossings(count: 1, first: x, last: x))
  }

  @Test func categoriesAreMatchedByName() throws {
    let axes: [XAxis] = [.categories(["a", "b", "c"]), .categories(["c", "d", "a"])]
    let found = try crossings(axes, [[1, 5, 3], [2, 0, 2]])
    #expect(found == Comparison.Crossings(count: 1, first: .category("c"), last: .category("c")))
  }

  @Test func otherAxesHaveNothingInCommon() throws {
    let values: [[Double]] = [[1, 2, 3], [3, 2, 1]]
    #expect(try crossings([.rows(count: 3), .numbers([1, 2, 3])], values) == nil)
    #expect(try crossings([.numbers([3, 1, 2]), .numbers([1, 2, 3])], values) == nil)
    #expect(try crossings([.numbers([1, 2, 3]), .numbers([4, 5, 6])], values) == nil)
  }

  @Test func equalAxesNeedNoOrder() throws {
    let axis = XAxis.numbers([3, 1, 2])
    let found = try crossings([axis, axis], [[1, 3, 1], [2, 2, 2]])
    #expect(found == Comparison.Crossings(count: 2, first: .number(1), last: .number(2)))
  }
}
