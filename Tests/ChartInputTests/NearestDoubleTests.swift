// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChartInput

@Suite struct NearestDoubleTests {
  @Test(arguments: -345...330) func everyExponentRoundsAsStrtodDoes(exponent: Int) {
    var random = SplitMix(state: UInt64(1000 + exponent))
    var found = 0
    for _ in 0..<400 {
      let mantissa = random.next() >> UInt64(random.below(64))
      guard let value = NearestDouble.value(mantissa, exponent: exponent) else { continue }
      found += 1
      #expect(value.bitPattern == strtod("\(mantissa)e\(exponent)", nil).bitPattern)
    }
    // Beyond, doubles have fewer bits or are infinite, and `strtod` decides; so it does for the few
    // quotients that lie in the middle between two doubles.
    if (-280...280).contains(exponent) { #expect(found > 380) }
  }

  /// What follows 19 digits may be nothing up to nines without end.
  @Test(arguments: Array(stride(from: -280, through: 280, by: 20)))
  func digitsThatFollowTheMantissa(exponent: Int) {
    var random = SplitMix(state: UInt64(5000 + exponent))
    var found = 0
    for _ in 0..<400 {
      let mantissa = 1_000_000_000_000_000_000 + random.next() % 9_000_000_000_000_000_000
      let value = NearestDouble.value(mantissa, exponent: exponent, isCut: true)
      guard let value else { continue }
      found += 1
      for rest in ["0", "00001", "4", "99999999999999999999"] {
        let text = "\(mantissa).\(rest)e\(exponent)"
        #expect(value.bitPattern == strtod(text, nil).bitPattern, "\(text)")
      }
    }
    #expect(found > 390)
  }

  /// Halves between two doubles, and their neighbours: only what is certain is said.
  @Test(arguments: 0..<64) func halvesAreLeftOrRoundedToEven(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    for _ in 0..<200 {
      let half = (random.next() >> 11 | 1 << 52) << 1 | 1
      for (mantissa, exponent) in [(half, 0), (half - 1, 0), (half + 1, 0), (half * 5, -1)] {
        guard let value = NearestDouble.value(mantissa, exponent: exponent) else { continue }
        #expect(value.bitPattern == strtod("\(mantissa)e\(exponent)", nil).bitPattern)
      }
      #expect(NearestDouble.value(half, exponent: 0) == Double(half))
    }
  }

  @Test func zeroHasNoExponent() {
    for exponent in [-100_000, -400, -1, 0, 1, 400, 100_000] {
      #expect(NearestDouble.value(0, exponent: exponent) == 0)
    }
  }
}
