// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@Suite struct MedianTests {
  static let known: [(values: [Double], median: Double)] = [
    ([3], 3), ([3, 1], 2), ([3, .nan, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([-1, -1, 5], -1),
    ([1e308, 1.5e308], 1.25e308), ([-1e308, 1e308], 0),
    ([.leastNonzeroMagnitude, 3 * .leastNonzeroMagnitude], 2 * .leastNonzeroMagnitude),
  ]

  @Test(arguments: known) func medianIsTheMiddle(values: [Double], median: Double) throws {
    #expect(try facts(values).median == median)
  }

  @Test func medianOfManyIsThatOfSorting() throws {
    var generator = SeededGenerator(seed: 3)
    for count in Array(1...100) + [1000, 4097] {
      for levels in [2.0, 10, 1e9] {
        let values = generator.whiteNoise(count: count).map { ($0 * levels).rounded() }
        #expect(try facts(values).median == sortedMedian(values))
      }
    }
  }

  /// Orders that make the pivots of simple choices as bad as can be.
  @Test func noOrderIsSlow() throws {
    let count = 40_000
    let rising = (0..<count).map(Double.init)
    let pipes = rising.map { min($0, Double(count) - $0) }
    let tooth = rising.map { Double((Int($0) * 7919) % 101) }
    let killer = medianOfThreeKiller(count: count)
    for values in [rising, rising.reversed(), pipes, tooth, killer] {
      let facts = try facts(values)
      var median = 0.0
      // A quadratic search would take minutes.
      #expect(processorSeconds { median = facts.median } < 60)
      #expect(median == sortedMedian(values))
    }
  }

  private func sortedMedian(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The order of Musser, "Introspective sorting and selection algorithms" (1997).
  private func medianOfThreeKiller(count: Int) -> [Double] {
    let half = count / 2
    return (1...count).map { place in
      if place > half { return Double(2 * (place - half)) }
      return Double(place.isMultiple(of: 2) ? half + place - 1 : place)
    }
  }
}
