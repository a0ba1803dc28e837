// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@Suite struct MovesTests {
  /// A series with the indices that moves go between; nil for none.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: [Double]
    var kind = ChartKind.price
    var drawdown: [Int]?
    var runup: [Int]?
    var rise: [Int]?
    var fall: [Int]?
  }

  static let cases = [
    Case(testDescription: "single value", values: [5]),
    Case(testDescription: "only rises", values: [1, 2, 4], runup: [0, 2], rise: [0, 1]),
    Case(testDescription: "only falls", values: [4, 2, 1], drawdown: [0, 2], fall: [0, 1]),
    Case(
      testDescription: "in percent, not in value", values: [10, 5, 100, 60],
      drawdown: [0, 1], runup: [1, 2], rise: [1, 2], fall: [0, 1]),
    Case(
      testDescription: "in value where one is 0", values: [10, 5, 100, 60, 0, 60],
      drawdown: [2, 4], runup: [1, 2], rise: [1, 2], fall: [3, 4]),
    Case(
      testDescription: "in value where one is below 0", values: [-10, -20, -1, -5],
      drawdown: [0, 1], runup: [1, 2], rise: [1, 2], fall: [0, 1]),
    Case(
      testDescription: "the first of equal percentages", values: [10, 11, 10, 20, 22, 20],
      drawdown: [1, 2], runup: [0, 4], rise: [2, 3], fall: [1, 2]),
    Case(
      testDescription: "the first of equal steps", values: [20, 22, 20, 22, 20],
      drawdown: [1, 2], runup: [0, 1], rise: [0, 1], fall: [1, 2]),
    Case(
      testDescription: "no step over a missing value", values: [10, 11, .nan, 50, 49],
      drawdown: [3, 4], runup: [0, 3], rise: [0, 1], fall: [3, 4]),
    Case(testDescription: "only over missing values", values: [10, .nan, 5], drawdown: [0, 2]),
    Case(
      testDescription: "measurements in value, steps only", values: [10, 5, 100, 60],
      kind: .measurement, rise: [1, 2], fall: [2, 3]),
    Case(
      testDescription: "counts in value", values: [1, 3, 10, 13, 1], kind: .count, rise: [1, 2],
      fall: [3, 4]),
    Case(
      testDescription: "highs before the low", values: [8, 10, 10, 4, 4, 9],
      drawdown: [1, 3], runup: [3, 5], rise: [4, 5], fall: [2, 3]),
  ]

  @Test(arguments: cases) func movesHaveTheirEnds(_ item: Case) throws {
    let facts = try facts(item.values, item.kind)
    func ends(_ move: Move?) -> [Int]? { move.map { [$0.from.index, $0.to.index] } }
    #expect(ends(facts.drawdown) == item.drawdown)
    #expect(ends(facts.runup) == item.runup)
    #expect(ends(facts.largestRise) == item.rise)
    #expect(ends(facts.largestFall) == item.fall)
  }

  @Test func movesKnowTheirSizes() throws {
    let facts = try facts([100, 80, 120, 90], .price)
    #expect(facts.drawdown?.percent == -25)
    #expect(facts.drawdown?.absolute == -30)
    #expect(facts.runup?.percent == 50)
    #expect(facts.largestRise?.absolute == 40)
  }

  static let steps: [(values: [Double], kind: ChartKind, step: TypicalStep?)] = [
    ([5], .price, nil), ([5, .nan, 6], .price, nil),
    ([100, 110], .price, TypicalStep(absolute: 10, percent: 10)),
    ([100, 110, 99], .price, TypicalStep(absolute: 10.5, percent: 10)),
    ([100, 110, 99], .percent, TypicalStep(absolute: 10.5, percent: nil)),
    ([100, 110, 99, .nan, 0], .count, TypicalStep(absolute: 10.5, percent: 10)),
    ([100, 150, 0, 10], .price, TypicalStep(absolute: 50, percent: nil)),
    ([100, 150, -10], .measurement, TypicalStep(absolute: 105, percent: 78.333333333333333)),
    ([0, 1, 3, 6], .measurement, TypicalStep(absolute: 2, percent: nil)),
    ([-1e308, 1e308], .measurement, nil),
    ([1e-300, 1e308], .measurement, TypicalStep(absolute: 1e308, percent: nil)),
  ]

  @Test(arguments: steps)
  func typicalStepIsAMedian(values: [Double], kind: ChartKind, step: TypicalStep?) throws {
    let found = try facts(values, kind).typicalStep
    #expect(found?.absolute == step?.absolute)
    #expect((found?.percent == nil) == (step?.percent == nil))
    #expect(abs((found?.percent ?? 0) - (step?.percent ?? 0)) < 1e-12)
  }
}
