// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Extremes and swings that pass over blocks, against each value looked at.
@Suite struct ExtentBlocksTests {
  /// Walks, so that new extremes come up late, with values that are missing or equal.
  private static func values(_ count: Int, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    var place = 0.0
    return random.whiteNoise(count: count, in: -1...1).map { step in
      place += (step * 4).rounded()
      return abs(step) < 0.1 ? .nan : place
    }
  }

  @Test(arguments: [1, 2, 255, 256, 257, 511, 1000, 5000], UInt64(1)...5)
  func areThoseOfAllValues(_ count: Int, _ seed: UInt64) {
    let values = [3] + Self.values(count, seed: seed)
    let blocks = ExtentBlocks(values)
    let extent = EndsAndExtremes(values, in: blocks)
    let present = values.indices.filter { !values[$0].isNaN }
    let numbers = present.map { values[$0] }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
    #expect(extent.count == present.count)
    #expect(extent.first == present.first && extent.last == present.last)
    #expect(extent.minimum == low && extent.maximum == high)
    #expect(extent.lowest == values.firstIndex(of: low))
    #expect(extent.highest == values.firstIndex(of: high))
    #expect(extent.lowestCount == numbers.count { $0 == low })
    #expect(extent.highestCount == numbers.count { $0 == high })

    let swings = Swings(values, in: blocks, scale: 1)
    let top = numbers.firstIndex(of: high) ?? 0
    let bottom = numbers.firstIndex(of: low) ?? 0
    #expect(swings.fall == Self.fall(numbers[...]))
    #expect(swings.rise == Self.rise(numbers[...]))
    #expect(swings.fallBeforeMaximum == Self.fall(numbers[...top]))
    #expect(swings.riseAfterMaximum == Self.rise(numbers[top...]))
    #expect(swings.riseBeforeMinimum == Self.rise(numbers[...bottom]))
    #expect(swings.fallAfterMinimum == Self.fall(numbers[bottom...]))
  }

  /// The largest fall from a value to a later one.
  private static func fall(_ numbers: ArraySlice<Double>) -> Double {
    var (highest, fall) = (-Double.infinity, 0.0)
    for number in numbers {
      highest = max(highest, number)
      fall = max(fall, highest - number)
    }
    return fall
  }

  private static func rise(_ numbers: ArraySlice<Double>) -> Double {
    fall(numbers.map { -$0 }[...])
  }

  @Test func withoutValuesThereIsNothing() {
    for values in [[], [Double.nan], [Double](repeating: .nan, count: 300)] {
      let extent = EndsAndExtremes(values, in: ExtentBlocks(values))
      #expect(extent.count == 0 && extent.first == -1 && extent.lowest == -1)
    }
  }
}
