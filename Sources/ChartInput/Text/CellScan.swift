// SPDX-License-Identifier: MIT

/// Finds the bytes of text that may end a cell, eight at a time.
struct CellScan {
  private let delimiters: UInt64
  /// Whether the delimiter is found with the bytes below `-`.
  private let isLow: Bool

  init(delimiter: UInt8) {
    delimiters = 0x0101_0101_0101_0101 &* UInt64(delimiter)
    isLow = delimiter < 0x2D
  }

  /// The high bit of each of eight bytes below `-`, or the delimiter.
  @inline(__always)
  func hits(in word: UInt64) -> UInt64 {
    let low7 = word & 0x7F7F_7F7F_7F7F_7F7F
    let low = ~(low7 &+ 0x5353_5353_5353_5353 | word)
    guard !isLow else { return low & 0x8080_8080_8080_8080 }
    let difference = word ^ delimiters
    let equal = ~((difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F | difference)
    return (low | equal) & 0x8080_8080_8080_8080
  }
}
