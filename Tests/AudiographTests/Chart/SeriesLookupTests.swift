// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct SeriesLookupTests {
  static func series(_ x: XAxis, _ values: [Double]) throws -> Series {
    try Series(name: "a", x: x, values: values)
  }

  static let gaps: [([Double], Double, Int, AxisPlace.Match)] = [
    ([5], 1, 0, .exact), ([5], 7, 0, .before),
    ([5, .nan], 2, 0, .beforeMissing), ([5, .nan], 9, 0, .before),
    ([5, .nan, .nan, 6], 3, 0, .beforeMissing), ([5, .nan, .nan, 6], 4, 3, .exact),
    ([.nan, 5, .nan], 2.5, 1, .before), ([.nan, 5, .nan], 3.5, 1, .before),
  ]

  @Test(arguments: gaps)
  func passesOverWhatIsMissing(
    _ values: [Double], _ asked: Double, _ index: Int, _ match: AxisPlace.Match
  ) throws {
    for x in [XAxis.rows(count: values.count), .numbers(values.indices.map { Double($0 + 1) })] {
      let found = try Self.series(x, values).value(at: .number(asked))
      #expect(found.value == PlacedValue(index: index, x: x[index], y: values[index]))
      #expect(found.match == match)
    }
  }

  @Test func findsTheNearestByPositionWhereNumbersAreUnsorted() throws {
    let series = try Self.series(.numbers([3, 1, 2]), [.nan, 10, 20])
    let found = try series.value(at: .number(3.5))
    #expect(found.value == PlacedValue(index: 2, x: .number(2), y: 20))
    #expect(found.match == .before)
  }

  static let stretches: [([Double], Int, AxisPlace.Match)] = [
    ([1, 2, 3, 4], 2, .lastOf), ([1, 2, .nan, 4], 1, .lastOf),
    ([1, .nan, .nan, 4], 0, .beforeMissing),
  ]

  /// The last day of 2011, two days of 2012, and one of 2013.
  @Test(arguments: stretches)
  func aYearHasItsLastValue(
    _ values: [Double], _ index: Int, _ match: AxisPlace.Match
  ) throws {
    let axis = try AxisSearchTests.axis(["2011-12-31", "2012-05-01", "2012-05-02", "2013-01-01"])
    let asked = XValue.date(try AxisSearchTests.date("2012"))
    let found = try Self.series(axis, values).value(at: asked)
    #expect(found.value.index == index)
    #expect(found.match == match)
  }

  @Test func namesTheFirstValueWhereTheQuestionIsBeforeIt() throws {
    let first = PlacedValue(index: 1, x: .row(2), y: 5)
    #expect(throws: LookupError.beforeFirst(first)) {
      try Self.series(.rows(count: 3), [.nan, 5, 6]).value(at: .row(0))
    }
    let lowest = PlacedValue(index: 1, x: .number(1), y: 5)
    #expect(throws: LookupError.beforeFirst(lowest)) {
      try Self.series(.numbers([2, 1]), [4, 5]).value(at: .number(0))
    }
  }

  @Test func saysWhatIsMissing() throws {
    #expect(throws: LookupError.missing(.row(1))) {
      try Self.series(.rows(count: 2), [.nan, 5]).value(at: .row(1))
    }
    let towns = try Self.series(.categories(["Oslo", "Rome"]), [1, .nan])
    #expect(throws: LookupError.missing(.category("Rome"))) {
      try towns.value(at: .category("rome"))
    }
    #expect(throws: LookupError.noSuchCategory("Bern")) { try towns.value(at: .category("Bern")) }
    #expect(throws: LookupError.otherKind) { try towns.value(at: .number(1)) }
  }

  @Test func namesInAnOrderHaveOneBefore() throws {
    let days = try Self.series(.categories(["Mon", "Tue"]), [1, .nan])
    let found = try days.value(at: .category("tue"))
    #expect(found.value == PlacedValue(index: 0, x: .category("Mon"), y: 1))
    #expect(found.match == .beforeMissing)
  }
}
