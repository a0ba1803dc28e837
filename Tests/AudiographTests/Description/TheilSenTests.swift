// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct TheilSenTests {
  /// The median of all slopes, listed.
  private func byPairs(_ x: [Double], _ y: [Double]) -> Double? {
    var slopes: [Double] = []
    for first in x.indices {
      for second in x.indices where second > first && x[first] != x[second] {
        slopes.append((y[second] - y[first]) / (x[second] - x[first]))
      }
    }
    guard !slopes.isEmpty else { return nil }
    slopes.sort()
    let (low, high) = (slopes[(slopes.count - 1) / 2], slopes[slopes.count / 2])
    return low == high ? low : low / 2 + high / 2
  }

  private func expectMedian(_ x: [Double], _ y: [Double], capacity: Int?) {
    let (ours, theirs) = (medianSlope(x: x, y: y, capacity: capacity), byPairs(x, y))
    let scale = zip(y.dropFirst(), y).reduce(0) { max($0, abs($1.0 - $1.1)) }
    let isNear = ours.flatMap { ours in theirs.map { abs(ours - $0) <= scale * 1e-14 } }
    #expect(isNear ?? (ours == nil && theirs == nil), "\(String(describing: (ours, theirs)))")
  }

  @Test(arguments: [2, 3, 4, 5, 6, 9, 20, 61, 150], [nil, 1, 30]) func listsAndSearchesAgree(
    count: Int, capacity: Int?
  ) {
    var random = SeededGenerator(seed: UInt64(count))
    let rows = (0..<count).map { Double($0) }
    for levels in [0.4, 1, 3, 1e6] {
      let y = random.whiteNoise(count: count, in: -levels...levels).map { $0.rounded() }
      expectMedian(rows, y, capacity: capacity)
      expectMedian(rows, zip(rows, y).map { $0 / 3 + $1 }, capacity: capacity)
      let tied = random.whiteNoise(count: count, in: 0...Double(count) / 4).map { $0.rounded() }
      expectMedian(tied, y, capacity: capacity)
    }
    expectMedian(rows, random.randomWalk(count: count), capacity: capacity)
  }

  @Test(arguments: [nil, 1, 100]) func straightLinesHaveTheirSlope(capacity: Int?) throws {
    for slope: Double in [0.1, 1 / 3, -7, 1e-9, 0] {
      let x = (0..<120).map { Double($0) + 1e6 }
      let found = try #require(medianSlope(x: x, y: x.map { $0 * slope }, capacity: capacity))
      #expect(abs(found - slope) <= abs(slope) * 1e-9)
    }
  }

  @Test func twoMassesOfSlopesAreHalved() {
    // Of three points at 0 and three at 1, with rises of 1 and of 2 as often: the mean, 1.5.
    let x = [Double](repeating: 0, count: 40) + [Double](repeating: 1, count: 40)
    let y =
      [Double](repeating: 0, count: 40)
      + [Double](repeating: 1, count: 20) + [Double](repeating: 2, count: 20)
    #expect(medianSlope(x: x, y: y, capacity: 10) == 1.5)
    #expect(medianSlope(x: x, y: y) == 1.5)
  }

  @Test func outliersDoNotMatter() {
    var y = (0..<100).map { Double($0) * 2 }
    for index in stride(from: 0, to: 100, by: 5) { y[index] = 1e300 }
    #expect(medianSlope(x: (0..<100).map { Double($0) }, y: y) == 2)
  }

  @Test func noTwoPositionsHaveNoSlope() {
    #expect(medianSlope(x: [], y: []) == nil)
    #expect(medianSlope(x: [1], y: [1]) == nil)
    #expect(medianSlope(x: [3, 3, 3], y: [1, 2, 3]) == nil)
  }

  @Test func extremeNumbersKeepTheirSlopes() {
    let least = Double.leastNonzeroMagnitude
    #expect(medianSlope(x: [0, 1], y: [-1.5e308, 1.5e308]) == nil)
    #expect(medianSlope(x: [-1e308, 1e308], y: [-1e308, 1e308]) == 1)
    #expect(medianSlope(x: [0, 1, 2], y: [1e300, 2e300, 3e300]) == 1e300)
    #expect(medianSlope(x: [0, 1, 2], y: [0, least, 2 * least]) == least)
    #expect(medianSlope(x: [0, least], y: [0, least]) == 1)
    #expect(medianSlope(x: [0, least], y: [0, 1]) == nil)
    let rows = [0.0, 1, 2, 3, 4]
    let small = medianSlope(x: rows, y: [1e300, 1e-300, 2e-300, 3e-300, 4e-300])
    #expect(agree(small, 1e-300))
  }
}
