// SPDX-License-Identifier: MIT

/// Eight bytes of text at once, the first in the lowest byte.
enum DigitWord {
  /// Eight times `0`: exclusive-or turns digits into 0 to 9 and back.
  static let zeros: UInt64 = 0x3030_3030_3030_3030
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  /// The high bit of each byte that is not 0 to 9.
  @inline(__always)
  static func others(_ word: UInt64) -> UInt64 {
    (((word & lowBits) &+ aboveNine) | word) & highBits
  }

  /// What added to bytes above 9 and up to 127 sets their high bit.
  static let aboveNine: UInt64 = 0x7676_7676_7676_7676

  /// Whether no byte of a word sets its high bit, by itself or by what is added to it.
  @inline(__always)
  static func isBelow(_ word: UInt64, _ addend: UInt64) -> Bool {
    // A byte carries into the next one only where its own high bit was set.
    ((word &+ addend) | word) & highBits == 0
  }

  /// The number that eight bytes of 0 to 9 write.
  @inline(__always)
  static func number(_ word: UInt64) -> UInt64 {
    let pairs = (word &* 2561) &>> 8
    let fours = ((pairs & 0x00FF_00FF_00FF_00FF) &* 6_553_601) &>> 16
    return ((fours & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) &>> 32
  }

  /// The number that the lowest bytes of 0 to 9 write, 0 to 56 bits of them.
  @inline(__always)
  static func number(_ word: UInt64, bits: Int) -> UInt64 {
    number((word &<< UInt64(truncatingIfNeeded: 56 &- bits)) &<< 8)
  }

  /// A word of eight equal bytes.
  @inline(__always)
  static func filled(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The high bits of the bytes equal to those of `filled`, up to the first; above it perhaps
  /// others too.
  @inline(__always)
  static func matches(_ word: UInt64, _ filled: UInt64) -> UInt64 {
    let difference = word ^ filled
    return (difference &- 0x0101_0101_0101_0101) & ~difference & highBits
  }

  /// The high bit of each byte equal to those of `filled`.
  @inline(__always)
  static func allMatches(_ word: UInt64, _ filled: UInt64) -> UInt64 {
    let difference = word ^ filled
    return ~((difference & lowBits) &+ lowBits | difference) & highBits
  }

  /// The high bit of each byte below a space.
  @inline(__always)
  static func allControls(_ word: UInt64) -> UInt64 {
    ~((word & lowBits) &+ 0x6060_6060_6060_6060 | word) & highBits
  }

  /// The high bit of each byte below a space or beyond ASCII.
  @inline(__always)
  static func allUnprintable(_ word: UInt64) -> UInt64 {
    (~((word & lowBits) &+ 0x6060_6060_6060_6060) | word) & highBits
  }

  /// How many bytes have their high bit set, of bytes without other bits.
  @inline(__always)
  static func count(_ bits: UInt64) -> Int {
    Int(((bits &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The place of a byte with its high bit set, counted from 1 among those that have.
  @inline(__always)
  static func place(of number: Int, in bits: UInt64) -> Int {
    var bits = bits
    for _ in 1..<number { bits &= bits &- 1 }
    return bits.trailingZeroBitCount &>> 3
  }

  /// The high bits of the bytes that are control characters, up to the first; above it perhaps others
  /// too.
  @inline(__always)
  static func controls(_ word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word & highBits
  }

  /// The high bits of the bytes that are control characters or beyond ASCII, up to the first;
  /// above it perhaps others too.
  @inline(__always)
  static func unprintable(_ word: UInt64) -> UInt64 {
    ((word &- 0x2020_2020_2020_2020) | word) & highBits
  }
}
