// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@Suite struct LegsTests {
  /// Values with the ends of their legs, and how many legs were wanted at most.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: [Double]
    var count = 5
    let places: [Int]
  }

  static let cases = [
    Case(testDescription: "single value", values: [1], places: []),
    Case(testDescription: "two values", values: [1, 2], places: [0, 1]),
    Case(testDescription: "rising", values: [1, 2, 3], places: [0, 2]),
    Case(testDescription: "missing values", values: [.nan, 3, .nan, 1, .nan], places: [1, 3]),
    Case(testDescription: "up and down", values: [0, 100, 50], places: [0, 1, 2]),
    Case(testDescription: "a turn of the threshold", values: [0, 100, 85], places: [0, 1, 2]),
    Case(testDescription: "a turn just under it", values: [0, 100, 85.001], places: [0, 2]),
    Case(
      testDescription: "rounding in favour of a turn", values: [0, 100, 85.000_000_05],
      places: [0, 1, 2]),
    Case(
      testDescription: "a first move of the threshold", values: [15, 0, 100], places: [0, 1, 2]),
    Case(
      testDescription: "a smaller first move belongs to the next", values: [14.9, 0, 100],
      places: [0, 2]),
    Case(
      testDescription: "the first of equal extremes", values: [0, 100, 100, 50, 50, 80],
      places: [0, 1, 3, 5]),
    Case(
      testDescription: "the last leg goes to the last value", values: [0, 100, 20, 30],
      places: [0, 1, 3]),
    Case(
      testDescription: "fewest turns first", values: [0, 100, 80, 100, 80, 100, 50], count: 5,
      places: [0, 1, 6]),
    Case(
      testDescription: "as many as wanted", values: [0, 100, 80, 100, 80, 100], count: 5,
      places: [0, 1, 2, 3, 4, 5]),
    Case(
      testDescription: "one fewer than there are", values: [0, 100, 80, 100, 80, 100], count: 4,
      places: [0, 5]),
    Case(
      testDescription: "at most one", values: [0, 100, 60, 100, 0, 90], count: 1, places: []),
    Case(
      testDescription: "from the middle of many turns",
      values: [50, 100, 0, 100, 0, 100, 0, 100, 50], count: 3, places: []),
    Case(testDescription: "none wanted", values: [0, 1], count: 0, places: []),
    Case(testDescription: "below 0", values: [-5, -100, -20, -60], places: [0, 1, 2, 3]),
  ]

  @Test(arguments: cases) func legsEndAtTurningPoints(_ item: Case) throws {
    let legs = try facts(item.values).legs(atMost: item.count)
    #expect(legs.map(\.move.from.index) == Array(item.places.dropLast()))
    #expect(legs.map(\.move.to.index) == Array(item.places.dropFirst()))
    #expect(legs.map(\.isConfirmed) == legs.indices.map { $0 < legs.count - 1 })
  }

  @Test func legsHavePercentages() throws {
    let legs = try facts([50, 100, 60], .price).legs(atMost: 3)
    #expect(legs.map(\.move.percent) == [100, -40])
  }
}
