// SPDX-License-Identifier: MIT

/// Numbers as they are read in English: never with an exponent.
package enum NumberWords {
  /// How values of a chart are written.
  enum Style {
    /// Two decimals below 1000, whole from 1000, one decimal of a million from there.
    case price
    /// As in the file, to at most six digits.
    case measured
  }

  /// The texts of values that are told together: different values never read alike.
  static func texts(of values: [Double], style: Style) -> [String] {
    var extra = [Int](repeating: 0, count: values.count)
    var texts = values.map { text(of: $0, style: style) }
    for _ in 0..<mostExtraDigits {
      let alike = values.indices.filter { index in
        values.indices.contains { texts[$0] == texts[index] && values[$0] != values[index] }
      }
      if alike.isEmpty { break }
      for index in alike {
        extra[index] += 1
        texts[index] = text(of: values[index], style: style, extraDigits: extra[index])
      }
    }
    return texts
  }

  /// Any two numbers differ within this many digits more than a style gives.
  private static let mostExtraDigits = 17

  static func text(of value: Double, style: Style, extraDigits: Int = 0) -> String {
    switch style {
    case .price: price(DecimalDigits(value), extraDigits)
    case .measured: plain(DecimalDigits(value).rounded(significant: 6 + extraDigits))
    }
  }

  /// A number that was calculated: three digits.
  package static func derived(_ value: Double) -> String {
    plain(DecimalDigits(value).rounded(significant: 3))
  }

  /// A number with at most six digits.
  package static func measured(_ value: Double) -> String { text(of: value, style: .measured) }

  /// A number as exact as it is known, without an exponent.
  package static func exact(_ value: Double) -> String { plain(DecimalDigits(value)) }

  /// The size of a change in percent, which has no sign: `less than 0.1`, `4.2`, `21`.
  static func percent(_ percent: Double) -> String {
    let size = DecimalDigits(abs(percent))
    if abs(percent) < 0.05 { return "less than 0.1" }
    // A fall of 100 percent leaves nothing; one that leaves a little must not be called so.
    if percent > -100, percent <= -99.95 { return "more than 99.9" }
    if percent > -100, percent <= -99.5 { return size.rounded(decimals: 1).text() }
    let fine = size.rounded(decimals: 1)
    return fine.exponent <= 1 ? fine.text(minimumDecimals: 1) : plain(size.rounded(decimals: 0))
  }

  /// How many times a value is another, at least 10: a whole number of at most three digits.
  static func factor(_ factor: Double) -> String {
    plain(DecimalDigits(factor).rounded(decimals: 0).rounded(significant: 3))
  }

  private static func price(_ digits: DecimalDigits, _ extra: Int) -> String {
    let cents = digits.rounded(decimals: 2)
    if digits.rounded(decimals: 0).exponent > 6 {
      return plain(digits.rounded(significant: (digits.exponent - 1) % 3 + 2 + extra))
    }
    if cents.exponent > 3 { return digits.rounded(decimals: extra).text() }
    if digits.isZero || digits.exponent >= 0 {
      return digits.rounded(decimals: 2 + extra).text(minimumDecimals: 2)
    }
    return plain(digits.rounded(significant: 3 + extra), minimumDecimals: 2)
  }

  private static func plain(_ digits: DecimalDigits, minimumDecimals: Int = 0) -> String {
    if digits.isZero { return digits.text(minimumDecimals: minimumDecimals) }
    if digits.exponent > 6 { return large(digits) }
    if digits.exponent < -2 || digits == DecimalDigits(0) { return small(digits) }
    return digits.text(minimumDecimals: minimumDecimals)
  }

  private static func large(_ digits: DecimalDigits) -> String {
    let group = (digits.exponent - 1) / 3
    if group - 2 < millions.count {
      return "\(digits.divided(byPowerOfTen: group * 3).text()) \(millions[group - 2])"
    }
    let sign = digits.isNegative ? "-" : ""
    let zeros = digits.exponent - digits.digits.count
    return "\(sign)\(digits.digitText) followed by \(zeros) zeros"
  }

  private static func small(_ digits: DecimalDigits) -> String {
    let group = (3 - digits.exponent) / 3
    guard group - 2 < millions.count else {
      let sign = digits.isNegative ? "-" : ""
      return "\(sign)0 point \(-digits.exponent) zeros \(digits.digitText)"
    }
    let count = digits.divided(byPowerOfTen: -group * 3).text()
    return "\(count) \(millions[group - 2])th\(count == "1" ? "" : "s")"
  }

  /// The names of 10⁶, 10⁹, … in the short scale.
  private static let millions = [
    "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion", "septillion",
    "octillion", "nonillion", "decillion",
  ]
}
