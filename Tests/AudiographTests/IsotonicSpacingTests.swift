// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct IsotonicSpacingTests {
  @Test func wideEnoughBoundariesStay() {
    #expect(isotonicSpacing([0, 1, 3], widths: [1, 2]) == [0, 1, 3])
    #expect(isotonicSpacing([0, 1], widths: [5]) == [0, 1])
    #expect(isotonicSpacing([], widths: []) == [])
  }

  @Test func aNarrowIntervalGrowsBothWays() {
    #expect(isotonicSpacing([0, 4.9, 5.1, 10], widths: [0, 1, 0]) == [0, 4.5, 5.5, 10])
  }

  @Test func nothingIsPushedOverTheEnds() {
    #expect(isotonicSpacing([0, 0.1, 10], widths: [1, 1]) == [0, 1, 10])
    #expect(isotonicSpacing([0, 9.9, 10], widths: [1, 1]) == [0, 9, 10])
  }

  @Test func tooManyWidthsAreNarrowedAlike() {
    let boundaries = isotonicSpacing([0, 1, 2, 3], widths: [2, 2, 2])
    #expect(boundaries.count == 4)
    #expect(zip(boundaries, [0.0, 1, 2, 3]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test(arguments: 1...60)
  func everyIntervalHasItsWidth(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    func random() -> Double { Double(generator.next() >> 11) / 0x1p53 }
    let inner = (1..<count).map { _ in random() }.sorted()
    let widths = (0..<count).map { _ in random() / Double(count) }
    let moved = isotonicSpacing([0] + inner + [1], widths: widths)
    #expect(moved.first == 0 && moved.last == 1)
    #expect(widths.indices.allSatisfy { moved[$0 + 1] - moved[$0] >= widths[$0] - 1e-9 })
  }

  @Test func ascendingIsTheNearestOne() {
    #expect(isotonicRegression([1, 3, 2, 4]) == [1, 2.5, 2.5, 4])
    #expect(isotonicRegression([3, 2, 1]) == [2, 2, 2])
    #expect(isotonicRegression([]) == [])
  }
}
