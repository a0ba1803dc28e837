// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChartInput

@Suite struct NearestDoubleTests {
  /// Random mantissas times a power of ten: how many have a value, and the first that is wrong.
  private func compare(
    _ exponent: Int, isCut: Bool, rests: [String], mantissa: (inout SplitMix) -> UInt64
  ) -> (found: Int, wrong: String?) {
    var random = SplitMix(state: UInt64(5000 + exponent))
    var (found, wrong) = (0, String?.none)
    for _ in 0..<400 {
      let mantissa = mantissa(&random)
      let value = NearestDouble.value(mantissa, exponent: exponent, isCut: isCut)
      guard let value else { continue }
      found += 1
      let texts = rests.map { "\(mantissa)\($0)e\(exponent)" }
      wrong = wrong ?? texts.first { strtod($0, nil).bitPattern != value.bitPattern }
    }
    return (found, wrong)
  }

  @Test(arguments: -345...330) func everyExponentRoundsAsStrtodDoes(exponent: Int) {
    let result = compare(exponent, isCut: false, rests: [""]) { random in
      random.next() >> UInt64(random.below(64))
    }
    #expect(result.wrong == nil)
    // Beyond, doubles have fewer bits or are infinite, and `strtod` decides.
    if (-307...288).contains(exponent) { #expect(result.found == 400) }
  }

  /// What follows 19 digits may be nothing up to nines without end.
  @Test(arguments: Array(stride(from: -280, through: 280, by: 7)))
  func digitsThatFollowTheMantissa(exponent: Int) {
    let rests = [".0", ".00001", ".4", ".99999999999999999999"]
    let result = compare(exponent, isCut: true, rests: rests) { random in
      1_000_000_000_000_000_000 + random.next() % 9_000_000_000_000_000_000
    }
    #expect(result.wrong == nil)
    #expect(result.found > 390)
  }

  /// Halves between two doubles, and their neighbours.
  @Test(arguments: 0...4) func halvesAreRoundedToEven(decimals: Int) {
    var random = SplitMix(state: UInt64(decimals))
    let power = (0..<decimals).reduce(1) { power, _ in power * 5 } as UInt64
    for _ in 0..<400 {
      let half = (random.next() >> 11 | 1 << 52) << 1 | 1
      for mantissa in [half * power, half * power - 1, half * power + 1] {
        let value = NearestDouble.value(mantissa, exponent: -decimals)
        #expect(value?.bitPattern == strtod("\(mantissa)e-\(decimals)", nil).bitPattern)
      }
    }
  }

  @Test func zeroHasNoExponent() {
    for exponent in [-100_000, -400, -1, 0, 1, 400, 100_000] {
      #expect(NearestDouble.value(0, exponent: exponent) == 0)
    }
  }
}
