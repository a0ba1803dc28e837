// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What blocks of values tell must be what their values do.
@Suite struct BlockFactsTests {
  @Test(arguments: BlockSeries.allCases)
  func blocksTellWhatOneValueAfterAnotherDoes(kind: BlockSeries) {
    for count in [1, 2, 3, 10, 1024, 2047, 2048, 2049, 4095, 4096, 4097, 9000] {
      #expect(BlockDifferences(kind.values(count)).found == [], "\(count) values")
    }
  }

  @Test(arguments: [BlockSeries.roundedWalk, .noise, .price, .longGaps, .ramp, .zerosOfBothSigns])
  func manyBlocksDoToo(kind: BlockSeries) {
    #expect(BlockDifferences(kind.values(20_000)).found == [])
  }

  @Test func everyOrderOfFewValuesIsToldTheSameBetweenBlocks() {
    let digits: [Double] = [-1, -0.0, 0, .nan]
    for number in 0..<256 {
      let few = [1, 4, 16, 64].map { digits[number / $0 % 4] }
      // The four values lie around the border of two blocks.
      let values = [Double](repeating: .nan, count: 1021) + [0.5] + few + [0.5]
      #expect(BlockDifferences(values).found == [], "\(few)")
    }
  }

  @Test func meanAndDeviationAreThoseOfOnePass() throws {
    for kind in BlockSeries.allCases {
      let values = kind.values(3000)
      var ends = PlainExtremes()
      for (index, value) in values.enumerated() where !value.isNaN { ends.add(value, at: index) }
      let magnitude = max(ends.minimum.magnitude, ends.maximum.magnitude)
      var moments = Moments(scale: Moments.scale(magnitude: magnitude))
      for value in values where !value.isNaN { moments.add(value) }
      let facts = try facts(values)
      #expect(facts.mean.bitPattern == moments.mean.bitPattern)
      #expect(facts.standardDeviation == moments.standardDeviation)
    }
  }
}
