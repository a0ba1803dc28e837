// SPDX-License-Identifier: MIT

/// A finite number as the shortest decimal digits that read back as it: 0.d₁d₂d₃… × 10^`exponent`.
///
/// Rounding happens on these digits, so that 544.465 becomes 544.47 as a reader of the file expects.
package struct DecimalDigits: Hashable, Sendable {
  private(set) var isNegative: Bool
  /// Without zeros at either end; empty for zero.
  private(set) var digits: [UInt8]
  /// The number of digits before the decimal point; negative for zeros after it.
  private(set) var exponent: Int

  /// The digits of a finite number.
  init(_ value: Double) {
    isNegative = value < 0
    digits = []
    exponent = 0
    let parts = abs(value).description.split(separator: "e")
    var hasPoint = false
    for character in (parts.first ?? "").utf8 {
      if character == UInt8(ascii: ".") { hasPoint = true; continue }
      digits.append(character &- UInt8(ascii: "0"))
      if !hasPoint { exponent += 1 }
    }
    if parts.count > 1 { exponent += Int(parts[1]) ?? 0 }
    trim()
  }

  var isZero: Bool { digits.isEmpty }

  /// The number with at most so many digits after the decimal point, halves away from zero.
  func rounded(decimals: Int) -> DecimalDigits { keeping(exponent + decimals) }

  /// The number with at most so many digits, 1 or more, halves away from zero.
  func rounded(significant: Int) -> DecimalDigits { keeping(significant) }

  /// The number with its decimal point moved to the left.
  func divided(byPowerOfTen power: Int) -> DecimalDigits {
    var moved = self
    if !isZero { moved.exponent -= power }
    return moved
  }

  /// Plain digits without an exponent, with at least so many after the decimal point.
  func text(minimumDecimals: Int = 0) -> String {
    let whole = exponent > 0 ? padded(digits.prefix(exponent), to: exponent) : "0"
    let zeros = String(repeating: "0", count: max(0, -exponent))
    var decimals = isZero ? "" : zeros + text(of: digits.dropFirst(max(0, exponent)))
    decimals += String(repeating: "0", count: max(0, minimumDecimals - decimals.utf8.count))
    return (isNegative ? "-" : "") + whole + (decimals.isEmpty ? "" : ".\(decimals)")
  }

  /// The digits before the decimal point as a number, for up to 18 of them.
  var whole: Int {
    let padding = repeatElement(UInt8(0), count: max(0, exponent - digits.count))
    return (digits.prefix(max(0, exponent)) + padding).prefix(18)
      .reduce(0) { $0 * 10 + Int($1) }
  }

  /// How many digits stand after the decimal point.
  var decimals: Int { max(0, digits.count - exponent) }

  /// The number without its sign.
  var magnitude: DecimalDigits {
    var size = self
    size.isNegative = false
    return size
  }

  private func keeping(_ count: Int) -> DecimalDigits {
    guard count < digits.count else { return self }
    var kept = self
    kept.digits = Array(digits.prefix(max(0, count)))
    if count >= 0, digits[count] >= 5 { kept.increment() }
    kept.trim()
    return kept
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    guard index < 0 else {
      digits[index] += 1
      return
    }
    digits.insert(1, at: 0)
    exponent += 1
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent = digits.isEmpty ? 0 : exponent - zeros
    if digits.isEmpty { isNegative = false }
  }

  private func padded(_ digits: ArraySlice<UInt8>, to count: Int) -> String {
    text(of: digits) + String(repeating: "0", count: count - digits.count)
  }

  private func text(of digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}

extension Double {
  /// The number without the noise of a calculation: 0.30000000000000004 becomes 0.3.
  var withoutNoise: Double {
    guard isFinite else { return self }
    return Double(DecimalDigits(self).rounded(significant: 12).text()) ?? self
  }

  /// The number less an earlier one, without the noise of the calculation: of 1000000.003 and
  /// 1000000.001 it is 0.002.
  ///
  /// Of a difference only those decimals mean something that both numbers have.
  func difference(from start: Double) -> Double {
    let difference = (self - start).withoutNoise
    guard difference.isFinite else { return difference }
    let places = max(DecimalDigits(self).exponent, DecimalDigits(start).exponent)
    let rounded = DecimalDigits(difference).rounded(decimals: Self.certainDigits - places)
    return rounded.isZero ? difference : Double(rounded.text()) ?? difference
  }

  /// As many decimal digits of any number are kept.
  private static let certainDigits = 15
}
