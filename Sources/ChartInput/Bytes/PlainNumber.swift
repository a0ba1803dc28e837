// SPDX-License-Identifier: MIT

/// A number, or nothing at all.
///
/// Fifteen digits are below 2⁵³, so that one division by an exact power of ten rounds correctly.
struct PlainNumber {
  /// Where the number ends; -1 where it is not plain.
  let end: Int
  /// Not a number where nothing is written.
  let value: Double

  static let notPlain = PlainNumber(end: -1, value: 0)

  /// Powers of ten that a double holds exactly, behind them the same below zero: dividing by
  /// those gives the negative numbers, zero included.
  private static let powers: InlineArray<32, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    -1e0, -1e1, -1e2, -1e3, -1e4, -1e5, -1e6, -1e7, -1e8, -1e9, -1e10, -1e11, -1e12, -1e13,
    -1e14, -1e15,
  ]
  private static let negativePowers = 16
  private static let mostBytes = 1000
  fileprivate static let scales: InlineArray<8, UInt64> = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000,
  ]

  /// The number at a place, up to an exponent; see `withExponent`.
  @inline(__always)
  static func read(_ text: RawSpan, at start: Int, mark: UInt8) -> PlainNumber {
    var place = start
    var word = text.word(at: place) ^ DigitWord.zeros
    var sign = 0
    if UInt8(truncatingIfNeeded: word) == Byte.minus ^ Byte.zero {
      place &+= 1
      sign = negativePowers
      word = text.word(at: place) ^ DigitWord.zeros
    }
    let others = DigitWord.others(word)
    let first = bitOffset(others)
    guard UInt8(truncatingIfNeeded: word &>> first) == mark ^ Byte.zero else {
      return integer(text, at: place, word, others, mark: mark, sign)
    }
    let behind = others & (others &- 1)
    let end = bitOffset(behind)
    guard behind != 0, end > 8 else { return wide(text, at: place, word, mark: mark, sign) }
    let mantissa = DigitWord.number(withoutMark(word, at: first), bits: Int(end) &- 8)
    return PlainNumber(
      end: place &+ Int(end &>> 3),
      value: quotient(mantissa, Int((end &- first &- 8) &>> 3), sign))
  }

  /// Where the lowest byte begins whose high bit is set.
  @inline(__always)
  private static func bitOffset(_ highBits: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: highBits.trailingZeroBitCount) &- 7
  }

  /// The digits side by side, the mark taken out.
  @inline(__always)
  private static func withoutMark(_ word: UInt64, at bits: UInt64) -> UInt64 {
    let below = (1 &<< bits) &- 1
    return (word & below) | ((word &>> 8) & ~below)
  }

  @inline(__always)
  private static func quotient(_ mantissa: UInt64, _ decimals: Int, _ sign: Int) -> Double {
    // The mantissa becomes the fraction of a double from 2⁵² on: the conversion instruction would
    // wait for the division before it, whose register it shares.
    (Double(bitPattern: mantissa | 0x4330_0000_0000_0000) - 0x1p52)
      / powers[(decimals | sign) & 31]
  }

  @inline(__always)
  private static func integer(
    _ text: RawSpan, at place: Int, _ word: UInt64, _ others: UInt64, mark: UInt8, _ sign: Int
  ) -> PlainNumber {
    guard others != 0 else { return wideInteger(text, at: place, word, mark: mark, sign) }
    let first = Int(bitOffset(others))
    // A lone sign is no number.
    guard first > 0 else {
      return sign > 0 ? notPlain : PlainNumber(end: place, value: .nan)
    }
    let mantissa = DigitWord.number(word, bits: first)
    return PlainNumber(end: place &+ (first &>> 3), value: quotient(mantissa, 0, sign))
  }
}

extension PlainNumber {
  /// A number with the mark among its first eight bytes and up to 14 digits.
  @inline(never)
  private static func wide(
    _ text: RawSpan, at place: Int, _ word: UInt64, mark: UInt8, _ sign: Int
  ) -> PlainNumber {
    let others = DigitWord.others(word)
    // A lone mark is no number.
    guard others & (others &- 1) == 0 else { return notPlain }
    let next = text.word(at: place &+ 8) ^ DigitWord.zeros
    let nextOthers = DigitWord.others(next)
    guard nextOthers != 0 else { return long(text, at: place, mark: mark, sign) }
    let bits = Int(bitOffset(nextOthers))
    let end = place &+ 8 &+ bits &>> 3
    guard text[end] | 0x20 != UInt8(ascii: "e") else {
      return long(text, at: place, mark: mark, sign)
    }
    let first = bitOffset(others)
    let seven = DigitWord.number(withoutMark(word, at: first), bits: 56)
    let mantissa = seven &* scales[bits &>> 3] &+ DigitWord.number(next, bits: bits)
    return PlainNumber(
      end: end,
      value: quotient(mantissa, 7 &- Int(first) &>> 3 &+ bits &>> 3, sign))
  }

  /// A number that begins with eight digits.
  @inline(never)
  private static func wideInteger(
    _ text: RawSpan, at place: Int, _ word: UInt64, mark: UInt8, _ sign: Int
  ) -> PlainNumber {
    let next = text.word(at: place &+ 8) ^ DigitWord.zeros
    let others = DigitWord.others(next)
    guard others != 0 else { return long(text, at: place, mark: mark, sign) }
    let bits = Int(bitOffset(others))
    let end = place &+ 8 &+ bits &>> 3
    guard text[end] != mark else { return long(text, at: place, mark: mark, sign) }
    let mantissa =
      DigitWord.number(word) &* scales[bits &>> 3] &+ DigitWord.number(next, bits: bits)
    return PlainNumber(end: end, value: quotient(mantissa, 0, sign))
  }

  /// The number at a place with the exponent that follows it.
  @inline(never)
  static func withExponent(_ text: RawSpan, at start: Int, mark: UInt8) -> PlainNumber {
    let isNegative = text[start] == Byte.minus
    return long(
      text, at: isNegative ? start &+ 1 : start, mark: mark, isNegative ? negativePowers : 0)
  }

  /// A number of any number of digits, or with an exponent.
  @inline(never)
  private static func long(
    _ text: RawSpan, at start: Int, mark: UInt8, _ sign: Int
  ) -> PlainNumber {
    var digits = FirstDigits()
    var place = digits.take(text, at: start)
    var exponent = digits.leftCount
    if text[place] == mark {
      exponent += digits.count
      place = digits.take(text, at: place + 1)
      exponent -= digits.count
    }
    // The general reader knows how long a cell may be.
    guard place &- start <= mostBytes else { return notPlain }
    guard digits.count > 0, readExponent(text, at: &place, &exponent),
      let size = NearestDouble.value(
        digits.number, exponent: exponent, isCut: digits.leftCount > 0)
    else { return notPlain }
    return PlainNumber(end: place, value: sign > 0 ? -size : size)
  }

  /// Adds the exponent at a place, if one is there; false where it is not plain.
  @inline(__always)
  private static func readExponent(
    _ text: RawSpan, at place: inout Int, _ exponent: inout Int
  ) -> Bool {
    guard text[place] | 0x20 == UInt8(ascii: "e") else { return true }
    let sign = text[place + 1]
    let first = sign == Byte.minus || sign == Byte.plus ? place + 2 : place + 1
    let digits = text.word(at: first) ^ DigitWord.zeros
    let count = DigitWord.others(digits).trailingZeroBitCount / 8
    guard count > 0, count < 8 else { return false }
    let size = Int(DigitWord.number(digits, bits: 8 * count))
    exponent += sign == Byte.minus ? -size : size
    place = first + count
    return true
  }
}

/// The first digits of a number, those in front of its mark and those behind it.
private struct FirstDigits {
  private(set) var number: UInt64 = 0
  /// As many digits as the number has, zeros in front included: at most 19, which fit 64 bits.
  private(set) var count = 0
  /// The digits behind them.
  private(set) var leftCount = 0

  /// Takes the digits at a place; returns where they end.
  @inline(__always)
  mutating func take(_ text: RawSpan, at start: Int) -> Int {
    var place = start
    while true {
      let word = text.word(at: place) ^ DigitWord.zeros
      let others = DigitWord.others(word)
      if others == 0, count <= 11 {
        number = number &* 100_000_000 &+ DigitWord.number(word)
        count &+= 8
        place &+= 8
        continue
      }
      let length = others.trailingZeroBitCount &>> 3
      let taken = min(length, 19 &- count)
      number = number &* PlainNumber.scales[taken] &+ DigitWord.number(word, bits: 8 &* taken)
      count &+= taken
      leftCount &+= length &- taken
      place &+= length
      if length < 8 { return place }
    }
  }
}
