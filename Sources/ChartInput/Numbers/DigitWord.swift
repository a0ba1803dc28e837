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

  /// The number that eight bytes of 0 to 9 write.
  @inline(__always)
  static func number(_ word: UInt64) -> UInt64 {
    let pairs = (word &* 2561) &>> 8
    let fours = ((pairs & 0x00FF_00FF_00FF_00FF) &* 6_553_601) &>> 16
    return ((fours & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) &>> 32
  }

  /// A word of eight equal bytes.
  @inline(__always)
  static func filled(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
}
