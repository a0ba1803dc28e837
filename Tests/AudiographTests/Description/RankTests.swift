// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct RankTests {
  @Test func equalNumbersHaveTheirMeanRank() {
    let numbers: [Double] = [5, 1, 5, 2]
    #expect(meanRanks(of: numbers, in: ascendingOrder(of: numbers)) == [2.5, 0, 2.5, 1])
    #expect(centredRanks(of: numbers) == [1, -1.5, 1, -0.5])
    #expect(centredRanks(of: [0, -0.0, 0]) == [0, 0, 0])
    #expect(centredRanks(of: []).isEmpty)
  }

  /// As many as are sorted by their bits.
  @Test func manyNumbersHaveTheRanksOfFew() {
    let numbers = (0..<5000).map { Double($0 * 7919 % 2503) - 1000 }
    let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    let mean = Double(numbers.count - 1) / 2
    #expect(centredRanks(of: numbers) == meanRanks(of: numbers, in: order).map { $0 - mean })
  }

  /// By numpy 2.1.
  @Test func quantilesAreThoseOfType7() {
    let sorted: [Double] = [1, 2, 4, 8, 16, 32]
    #expect([0, 0.25, 0.5, 0.75, 1].map { quantile($0, of: sorted) } == [1, 2.5, 6, 14, 32])
    var ranked = RankedNumbers([32, 4, 1, 16, 2, 8])
    #expect([0, 0.25, 0.5, 0.75, 1].map { ranked.exactQuantile($0) } == [1, 2.5, 6, 14, 32])
    #expect([0, 0.25, 0.5, 0.75, 1].map { ranked.quantile($0) } == [1, 2.5, 6, 14, 32])
    #expect(quantile(0.3, of: [7]) == 7)
    #expect(quantile(0.5, of: [-1.7e308, 1.7e308]) == 0)
    let quartiles = Quartiles(sorted)
    #expect(quartiles.fences.low == -14.75 && quartiles.fences.high == 31.25)
  }
}
