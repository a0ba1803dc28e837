// SPDX-License-Identifier: MIT

/// A number of at most sixteen bytes, a minus not counted: digits and perhaps a decimal mark, read
/// eight bytes at a time.
///
/// Up to 2⁵³ its digits are a double without rounding, so that one division by an exact power of
/// ten rounds correctly.
struct ShortNumber {
  /// NaN where it is not short.
  let value: Double
  /// The digits after the decimal mark.
  let decimals: Int

  /// Numbers that are not short have negative decimals.
  @inline(__always)
  var isShort: Bool { decimals >= 0 }

  private static let none = ShortNumber(value: .nan, decimals: -1)
  private static let powers: InlineArray<16, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
  private static let scales: InlineArray<9, UInt64> = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// The number that a cell holds; `mark` is the decimal mark exclusive-or `0`, eight times.
  @inline(__always)
  static func read(_ text: RawSpan, _ cell: CellRange, mark: UInt64) -> ShortNumber {
    var start = Int(cell.start)
    let end = Int(cell.end)
    // Sixteen bytes may be loaded from any place where a cell begins, and one after it.
    guard start < end, text.canLoad(17, at: start) else { return none }
    let isNegative = text[start] == Byte.minus
    start &+= isNegative ? 1 : 0
    let length = end &- start
    guard length > 0 else { return none }
    let sign: UInt64 = isNegative ? 1 &<< 63 : 0
    let first = text.word(at: start) ^ DigitWord.zeros
    return length <= 8
      ? upToEight(first, length, mark: mark, sign: sign)
      : upToSixteen(text, first, from: start, length, mark: mark, sign: sign)
  }

  @inline(__always)
  private static func upToEight(
    _ first: UInt64, _ length: Int, mark: UInt64, sign: UInt64
  ) -> ShortNumber {
    // The last byte becomes the highest; below the first are zeros.
    let word = first &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length)
    let others = DigitWord.others(word)
    if others == 0 { return make(DigitWord.number(word), 0, sign) }
    guard let marked = withoutMark(word, others, mark: mark), length > 1 else { return none }
    return make(DigitWord.number(marked.word), marked.decimals, sign)
  }

  @inline(__always)
  private static func upToSixteen(
    _ text: RawSpan, _ first: UInt64, from start: Int, _ length: Int, mark: UInt64, sign: UInt64
  ) -> ShortNumber {
    guard length <= 16 else { return none }
    let more = length &- 8
    let second =
      (text.word(at: start &+ 8) ^ DigitWord.zeros)
      &<< UInt64(truncatingIfNeeded: 64 &- 8 &* more)
    let (others, moreOthers) = (DigitWord.others(first), DigitWord.others(second))
    if moreOthers == 0 {
      let low = DigitWord.number(second)
      guard others != 0 else {
        return make(DigitWord.number(first) &* scales[more] &+ low, 0, sign)
      }
      guard let marked = withoutMark(first, others, mark: mark) else { return none }
      let high = DigitWord.number(marked.word) &* scales[more]
      return make(high &+ low, marked.decimals &+ more, sign)
    }
    guard others == 0, let marked = withoutMark(second, moreOthers, mark: mark) else {
      return none
    }
    let high = DigitWord.number(first) &* scales[more &- 1]
    return make(high &+ DigitWord.number(marked.word), marked.decimals, sign)
  }

  /// The digits side by side, the one mark among them taken out.
  @inline(__always)
  private static func withoutMark(
    _ word: UInt64, _ others: UInt64, mark: UInt64
  ) -> (word: UInt64, decimals: Int)? {
    guard others & (others &- 1) == 0 else { return nil }
    let byte = others &>> 7
    // All bits of the byte of the mark.
    let place = byte &* 0xFF
    guard (word ^ mark) & place == 0 else { return nil }
    let below = byte &- 1
    let digits = (word & below) &<< 8 | word & ~(below | place)
    return (digits, others.leadingZeroBitCount &>> 3)
  }

  @inline(__always)
  private static func make(_ digits: UInt64, _ decimals: Int, _ sign: UInt64) -> ShortNumber {
    guard digits < 1 &<< 53 else { return none }
    let value = Double(Int64(bitPattern: digits)) / powers[decimals & 15]
    return ShortNumber(value: Double(bitPattern: value.bitPattern | sign), decimals: decimals)
  }
}
