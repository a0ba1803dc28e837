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

  @Test func allBytesOfAKind() {
    for bytes in Self.words {
      let word = word(bytes)
      for byte in [0x22, 0x2C, 0x09, 0xFF] as [UInt8] {
        let found = DigitWord.allMatches(word, DigitWord.filled(byte))
        #expect(found == highBits(bytes) { $0 == byte })
      }
      let odd = highBits(bytes) { $0 < 0x20 || $0 >= 0x80 }
      #expect(DigitWord.allUnprintable(word) == odd)
      #expect(DigitWord.allControls(word) == highBits(bytes) { $0 < 0x20 })
      #expect(DigitWord.count(odd) == odd.nonzeroBitCount)
      let places = bytes.indices.filter { bytes[$0] < 0x20 || bytes[$0] >= 0x80 }
      for (index, place) in places.enumerated() {
        #expect(DigitWord.place(of: index + 1, in: odd) == place)
      }
    }
  }

  /// What is exact only up to the first byte that is found.
  @Test func firstByteOfAKind() {
    for bytes in Self.words {
      let word = word(bytes)
      let kinds: [(UInt64, (UInt8) -> Bool)] = [
        (DigitWord.matches(word, DigitWord.filled(0x2C)), { $0 == 0x2C }),
        (DigitWord.controls(word), { $0 < 0x20 }),
        (DigitWord.unprintable(word), { $0 < 0x20 || $0 >= 0x80 }),
        (DigitWord.others(word ^ DigitWord.zeros), { !(0x30...0x39).contains($0) }),
      ]
      for (found, isFound) in kinds {
        #expect(found.trailingZeroBitCount / 8 == bytes.firstIndex(where: isFound) ?? 8)
      }
    }
  }
}
