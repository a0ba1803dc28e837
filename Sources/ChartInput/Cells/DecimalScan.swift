// SPDX-License-Identifier: MIT

/// The parts of a decimal number: sign, digits with at most one mark, exponent.
struct DecimalScan {
  private var isNegative = false
  /// The first digits from one that is not zero on, as a whole number.
  private var mantissa: UInt64 = 0
  private var mantissaLength = 0
  /// What power of ten the last digit of the mantissa stands for.
  private var exponent = 0
  /// Whether the mantissa leaves out digits that are not zero.
  private var isCut = false

  /// As many digits as fit 64 bits.
  private static let mostDigits = 19

  /// nil where the text is no such number as a whole.
  init?(_ text: Span<UInt8>, mark: UInt8) {
    guard !text.isEmpty else { return nil }
    isNegative = text[0] == Byte.minus
    let start = isNegative || text[0] == Byte.plus ? 1 : 0
    var place = takeDigits(text, from: start, scale: 0)
    var digitCount = place - start
    if place < text.count, text[place] == mark {
      let end = takeDigits(text, from: place + 1, scale: -1)
      digitCount += end - place - 1
      place = end
    }
    guard digitCount > 0, place == text.count || takeExponent(text, from: place) else {
      return nil
    }
  }

  /// Takes digits, each of which moves the mark by `scale`; returns where they end.
  private mutating func takeDigits(_ text: Span<UInt8>, from start: Int, scale: Int) -> Int {
    var place = start
    while place < text.count, text[place].isDigit {
      take(text[place] - Byte.zero, scale)
      place += 1
    }
    return place
  }

  private mutating func take(_ digit: UInt8, _ scale: Int) {
    exponent += scale
    if mantissaLength < Self.mostDigits {
      mantissa = mantissa * 10 + UInt64(digit)
      // Zeros in front count for nothing but the place of the mark.
      mantissaLength += mantissa > 0 ? 1 : 0
    } else {
      exponent += 1
      if digit > 0 { isCut = true }
    }
  }

  /// Takes an exponent, which the text must end with.
  private mutating func takeExponent(_ text: Span<UInt8>, from start: Int) -> Bool {
    guard text[start] | 0x20 == UInt8(ascii: "e"), start + 1 < text.count else { return false }
    let sign = text[start + 1]
    let first = sign == Byte.minus || sign == Byte.plus ? start + 2 : start + 1
    var size = 0
    for place in first..<max(first, text.count) {
      guard text[place].isDigit else { return false }
      // Beyond 100 000 every exponent gives zero or infinity, which `strtod` finds out.
      size = min(100_000, size * 10 + Int(text[place] - Byte.zero))
    }
    exponent += sign == Byte.minus ? -size : size
    return first < text.count
  }

  /// The nearest double; nil where only all digits tell it.
  var value: Double? {
    NearestDouble.value(mantissa, exponent: exponent, isCut: isCut).map { isNegative ? -$0 : $0 }
  }
}
