// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct ColumnsTests {
  private let gaps: [Double] = [.nan, 3, .nan, .nan, -1, 4, .nan]

  @Test func missingValuesDoNotCount() {
    #expect(gaps.presentCount == 3)
    #expect(gaps.firstPresent == 1)
    #expect(gaps.lastPresent == 5)
    #expect(gaps.extent == (-1, 4))
    #expect(gaps.presentIndices(in: 2..<6) == [4, 5])
    #expect(gaps.presentRuns == [1..<2, 4..<6])
    #expect(gaps.missingRuns == [0..<1, 2..<4, 6..<7])
    #expect(gaps.count(below: 0, orAbove: 3) == 2)
  }

  @Test(arguments: [[], [Double.nan, .nan]]) func nothingIsThere(values: [Double]) {
    #expect(values.presentCount == 0)
    #expect(values.firstPresent == nil)
    #expect(values.lastPresent == nil)
    #expect(values.extent == (.infinity, -.infinity))
    #expect(RangeExtremes(values, in: values.indices).lowest == -1)
  }

  @Test func theLowestZeroIsTheFirstAndTheHighestTheLast() {
    for zeros in [[0.0, -0.0], [-0.0, 0.0], [-0.0, 0.0, .nan, -0.0]] {
      let present = zeros.filter { !$0.isNaN }
      #expect(zeros.extent.low.sign == present.first?.sign)
      #expect(zeros.extent.high.sign == present.last?.sign)
    }
  }

  @Test func extremesAreTheFirstOfEqualOnes() {
    let extremes = RangeExtremes([9, 2, .nan, 5, 2, 5, 9], in: 1..<6)
    #expect(extremes.lowest == 1)
    #expect(extremes.highest == 3)
    #expect(extremes.presentCount == 4)
  }

  @Test func theFirstInfinityIsFound() {
    #expect(gaps.firstInfinite == nil)
    #expect([1, .nan, -.infinity, .infinity].firstInfinite == 2)
  }

  @Test func theFirstDecreaseIsFound() {
    #expect([Int64]().firstDecrease == nil)
    #expect([1, 1, 2].firstDecrease == nil)
    #expect([1, 3, 2, 1].firstDecrease == 2)
  }

  @Test func stepsAreCompared() {
    #expect([Int64]().hasSteps(of: 5))
    #expect([Int64(3), 8, 13].hasSteps(of: 5))
    #expect(![Int64(3), 8, 12].hasSteps(of: 5))
    // The distance is no number of 64 bits.
    #expect(![Int64.min, Int64.max].hasSteps(of: -1))
  }
}
