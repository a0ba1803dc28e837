// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct SummaryTests {
  static let changes: [(ChartKind, [Double], Double?)] = [
    (ChartKind.price, [100.0, 79.0], -21.0), (.measurement, [4, 5], 25),
    (.percent, [4, 5], nil), (.measurement, [0, 5], nil), (.measurement, [-4, 5], nil),
    (.measurement, [.leastNonzeroMagnitude, 1e308], nil),
  ]

  @Test func findsEndsAndExtremes() throws {
    let summary = Summary(try Series(name: "a", values: [nil, 3, 1, nil, 7, 1, 7, 2, nil]))
    #expect(summary.points == 9)
    #expect(summary.missing == 3)
    #expect(summary.first == Summary.Place(index: 1, x: .row(2), y: 3))
    #expect(summary.last == Summary.Place(index: 7, x: .row(8), y: 2))
    #expect(summary.minimum == Summary.Place(index: 2, x: .row(3), y: 1))
    #expect(summary.maximum == Summary.Place(index: 4, x: .row(5), y: 7))
    #expect(summary.minimumCount == 2)
    #expect(summary.maximumCount == 2)
    #expect(summary.change.start == Point(x: .row(2), y: 3))
    #expect(summary.change.absolute == -1)
  }

  @Test(arguments: 1...5)
  func flatSeriesAreTheirOwnExtremes(_ count: Int) throws {
    let summary = Summary(
      try Series(name: "a", values: [Double?](repeating: -2, count: count)))
    #expect(summary.first.index == 0)
    #expect(summary.last.index == count - 1)
    #expect(summary.minimum == summary.maximum)
    #expect(summary.minimumCount == count)
    #expect(summary.maximumCount == count)
  }

  @Test(arguments: changes)
  func percentNeedsAPositiveStart(
    _ kind: ChartKind, _ values: [Double], _ percent: Double?
  ) throws {
    let series = try Series(
      name: "a", kind: kind, x: .rows(count: values.count), values: values)
    #expect(Summary(series).change.percent == percent)
  }

  @Test func changeStartsAtTheBase() throws {
    let base = Point(x: .row(0), y: 50)
    let series = try Series(
      name: "a", kind: .price, x: .rows(count: 2), values: [60, 75], base: base)
    #expect(Summary(series).change.start == base)
    #expect(Summary(series).change.percent == 50)
  }
}
