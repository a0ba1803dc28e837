// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ChartInput

@Suite struct NearestDoubleTests {
  /// Random mantissas times a power of ten: how many have a value, and the first that is wrong.
  private func compare(
    _ exponent: Int, isCut: Bool, rests: [String], mantissa: (inout SeededGenerator) -> UInt64
  ) -> (found: Int, wrong: String?) {
    var random = SeededGenerator(seed: UInt64(5000 + exponent))
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
    // Beyond, numbers may be infinite, which `strtod` finds out.
    if exponent <= 288 { #expect(result.found == 400) }
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
    var random = SeededGenerator(seed: UInt64(decimals))
    let power = (0..<decimals).reduce(1) { power, _ in power * 5 } as UInt64
    for _ in 0..<400 {
      let half = (random.next() >> 11 | 1 << 52) << 1 | 1
      for mantissa in [half * power, half * power - 1, half * power + 1] {
        let value = NearestDouble.value(mantissa, exponent: -decimals)
        #expect(value?.bitPattern == strtod("\(mantissa)e-\(decimals)", nil).bitPattern)
      }
    }
  }

  /// Where doubles have 1 to 53 bits: their halves, and the neighbours of these.
  @Test(arguments: [
    ("4.9406564584124654", -324), ("2.4703282292062327", -324), ("2.4703282292062328", -324),
    ("7.4109846876186981", -324), ("7.4109846876186982", -324), ("1.2351641146031164", -323),
    ("2.2250738585072011", -308), ("2.2250738585072012", -308), ("2.2250738585072014", -308),
    ("1.7976931348623157", 308), ("1.1125369292536007", -308), ("9.9999999999999999", -325),
  ]) func theEndsOfTheDoubles(digits: String, exponent: Int) throws {
    let mantissa = try #require(UInt64(digits.filter { $0 != "." }))
    for neighbour in mantissa - 3...mantissa + 3 {
      let value = NearestDouble.value(neighbour, exponent: exponent - 16)
      let nearest = strtod("\(neighbour)e\(exponent - 16)", nil)
      #expect(value?.bitPattern == (nearest.isFinite ? nearest.bitPattern : nil))
    }
  }

  @Test func zeroHasNoExponent() {
    for exponent in [-100_000, -400, -1, 0, 1, 400, 100_000] {
      #expect(NearestDouble.value(0, exponent: exponent) == 0)
    }
  }
}
