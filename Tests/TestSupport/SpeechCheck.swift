// SPDX-License-Identifier: MIT

import Foundation

/// What in a sentence a synthesiser would drop, misread or stumble over.
///
/// - Parameters:
///   - sentence: One sentence or a part of one; the empty text has no fault.
///   - language: A code whose decimal mark is a full stop for `en` and `ja`, and a comma otherwise.
/// - Returns: A fault in words for every rule that is broken.
public func speechFaults(in sentence: String, language: String) -> [String] {
  let hasDecimalComma = !language.hasPrefix("en") && language != "ja"
  let patterns =
    rules + (hasDecimalComma ? commaRules : pointRules) + (language == "ja" ? wideRules : [])
  return symbolFaults(in: sentence)
    + patterns.filter { sentence.range(of: $0.pattern, options: .regularExpression) != nil }
    .map { "\($0.fault) in: \(sentence)" }
    + stopFaults(in: sentence, hasDecimalPoint: !hasDecimalComma)
}

private struct Rule {
  var fault: String
  var pattern: String

  init(_ fault: String, _ pattern: String) {
    self.fault = fault
    self.pattern = pattern
  }
}

/// Letters that digits may not touch: all but those of Japanese, which has no blanks between words.
private let narrow = #"[[\p{L}\p{M}]--[\p{Han}\p{Hiragana}\p{Katakana}ー]]"#
private let rules = [
  Rule("ISO date", #"\d-(\d|Q|W)"#),
  Rule("digit at a letter", #"\p{Nd}\#(narrow)|\#(narrow)\p{Nd}"#),
  Rule("exponent", #"\d[eE][+-]?\d"#),
  Rule("hyphen before a digit", #"-\p{Nd}"#),
  Rule("hyphen at a word's start", #"(^|[^\p{L}\p{M}\p{N}])-"#),
  Rule("grouped digits", #"(?<![\d.,])\d{1,3}[\s\u00A0\u202F\u2009'’]\d{3}(?!\d)"#),
  Rule("more than one space", #"\s\s"#),
  Rule("space at an end", #"^\s|\s$"#),
  Rule("space other than the common one", #"[^\S ]"#),
  Rule("space before a mark", #" [,.;:]"#),
]
private let wideRules = [
  Rule("mark of another language", #"(?<![A-Za-z])[,:;] |[,:;] (?![A-Za-z])"#),
  Rule("space beside a wide mark", #" [、。：]|[、。：] "#),
  Rule("two marks", #"[、。：][、。：]"#),
]
private let pointRules = [Rule("thousands separator", #"\d,\d{3}"#)]
private let commaRules = [Rule("thousands separator", #"\d\.\d{3}"#)]

private let banned = Set("−–—~±→%$€£&/<>=_*#^()[]|\\".unicodeScalars)

private func symbolFaults(in sentence: String) -> [String] {
  sentence.unicodeScalars.compactMap { scalar in
    guard banned.contains(scalar) || isUnspeakable(scalar) else { return nil }
    return "U+\(String(scalar.value, radix: 16, uppercase: true)) in: \(sentence)"
  }
}

private func isUnspeakable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  // German opens quotations low, which Unicode counts among brackets.
  case .openPunctuation where scalar == "„" || scalar == "‚": false
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
    .paragraphSeparator, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
    .openPunctuation, .closePunctuation, .connectorPunctuation, .otherNumber:
    true
  case .dashPunctuation: scalar != "-"
  case .decimalNumber: !scalar.isASCII
  default: scalar.properties.isDefaultIgnorableCodePoint
  }
}

/// A full stop anywhere but at the end, in a decimal number or in a spelled ticker.
private func stopFaults(in sentence: String, hasDecimalPoint: Bool) -> [String] {
  let ticker = #"(?<![\p{L}\p{N}.])([A-Z]\.){2,}(?![\p{L}\p{N}.])"#
  var rest = sentence.replacingOccurrences(of: ticker, with: "x", options: .regularExpression)
  if hasDecimalPoint {
    let decimal = #"(?<![\d.])(\d+)\.(\d+)(?![\d]*\.\d)"#
    rest = rest.replacingOccurrences(of: decimal, with: "$1 $2", options: .regularExpression)
  }
  return rest.unicodeScalars.dropLast().contains(".") ? ["full stop inside: \(sentence)"] : []
}
