// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ChartInput

/// Eight bytes at once are what eight bytes one by one are.
@Suite struct DigitWordTests {
  /// Words of bytes near the borders of what is looked for.
  private static let words: [[UInt8]] = {
    var random = SeededGenerator(seed: 11)
    let borders: [UInt8] = [0, 1, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x2B, 0x2C, 0x2D, 0x7F, 0x80, 0xFF]
    return (0..<20_000).map { index in
      (0..<8).map { _ in
        index % 2 == 0
          ? borders.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
    }
  }()

  private func word(_ bytes: [UInt8]) -> UInt64 {
    bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
  }

  private func highBits(_ bytes: [UInt8], where isFound: (UInt8) -> Bool) -> UInt64 {
    word(bytes.map { isFound($0) ? 0x80 : 0 })
  }

  @Test func bytesThatAreNoDigits() {
    for bytes in Self.words {
      let others = DigitWord.others(word(bytes) ^ DigitWord.zeros)
      #expect(others == highBits(bytes) { !(0x30...0x39).contains($0) })
    }
  }

  @Test func eightDigits() {
    for number in stride(from: 0, through: 99_999_999, by: 9_973) {
      let digits = Array(String(number + 100_000_000).utf8.dropFirst())
      #expect(DigitWord.number(word(digits) ^ DigitWord.zeros) == UInt64(number))
    }
  }
}
