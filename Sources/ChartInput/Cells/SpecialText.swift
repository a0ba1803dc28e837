// SPDX-License-Identifier: MIT

/// The ways to write that a value is missing: `NA`, `N/A`, `NaN`, `null`, `.`, `-`.
enum MissingText {
  private static let words = ["na", "n/a", "nan", "null"].map { word(Array($0.utf8).span) }

  static func matches(_ text: Span<UInt8>) -> Bool {
    guard !text.isEmpty else { return true }
    guard text.count > 1 else { return text[0] == Byte.point || text[0] == Byte.minus }
    return text.count <= 4 && words.contains(word(text))
  }

  /// Up to four bytes as one number, their letter case ignored.
  private static func word(_ text: Span<UInt8>) -> UInt32 {
    var word: UInt32 = 0
    for index in text.indices { word = word << 8 | UInt32(text[index].lowercased) }
    return word
  }
}

/// The ways to write an infinity.
enum InfinityText {
  static func matches(_ text: Span<UInt8>) -> Bool {
    let hasSign = text[0] == Byte.minus || text[0] == Byte.plus
    let word = text.extracting((hasSign ? 1 : 0)..<text.count)
    return word.spells("inf") || word.spells("infinity") || word.spells("∞")
  }
}

extension Span<UInt8> {
  /// Whether the text is a word of lower-case letters, its own letter case ignored.
  func spells(_ word: String) -> Bool {
    guard count == word.utf8.count else { return false }
    var index = 0
    for byte in word.utf8 {
      guard self[index].lowercased == byte else { return false }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  var lowercased: UInt8 { (65...90).contains(self) ? self | 0x20 : self }
  var isDigit: Bool { self &- 48 <= 9 }
}

extension NumberDecoration {
  private static let currencySigns = ["$", "€", "£", "¥", "₹"]

  /// What keeps a text from being a plain number, or nil where it is none at all.
  init?(of text: Span<UInt8>, mark: UInt8) {
    var body = String(decoding: text.prefixBytes(100), as: UTF8.self)
    var hasCurrency = false
    if let sign = body.first, sign == "-" || sign == "+" { body.removeFirst() }
    for sign in Self.currencySigns {
      if body.hasPrefix(sign) {
        body.removeFirst()
        hasCurrency = true
      }
      if body.hasSuffix(sign) {
        body.removeLast()
        hasCurrency = true
      }
    }
    let hasPercent = body.hasSuffix("%")
    if hasPercent { body.removeLast() }
    while body.last == " " { body.removeLast() }
    while body.first == " " || body.first == "-" { body.removeFirst() }
    guard let grouping = Grouping(body, mark: mark) else { return nil }
    if hasPercent {
      self = .percentSign
    } else if hasCurrency {
      self = .currencySign
    } else if let found = grouping.decoration {
      self = found
    } else {
      return nil
    }
  }

  /// Digits with marks between them.
  private struct Grouping {
    let decoration: NumberDecoration?

    init?(_ body: String, mark: UInt8) {
      let parts = body.utf8.split(omittingEmptySubsequences: false) { !$0.isDigit }
      guard !parts.isEmpty, parts.contains(where: { !$0.isEmpty }), parts.count <= 12,
        parts[0].count > 0 || parts.count == 2
      else { return nil }
      let marks = Set(body.filter { !$0.isASCII || !($0.asciiValue ?? 0).isDigit })
      guard marks.isSubset(of: [".", ",", " ", "'", "_", "\u{A0}", "\u{202F}", "’"]) else {
        return nil
      }
      guard marks.count > 0 else {
        decoration = nil
        return
      }
      let groups = parts.dropFirst().dropLast(marks.count > 1 ? 1 : 0)
      let isGrouped = groups.allSatisfy { $0.count == 3 }
      guard marks.count == 1, parts.count == 2, marks.isSubset(of: [".", ","]) else {
        guard isGrouped else { return nil }
        decoration = .thousandsSeparator
        return
      }
      let isForeign = marks.first?.asciiValue != mark
      let foreign: NumberDecoration = marks.first == "," ? .decimalComma : .decimalPoint
      decoration = !isForeign ? nil : parts[1].count == 3 ? .thousandsSeparator : foreign
    }
  }
}

extension Span<UInt8> {
  func prefixBytes(_ limit: Int) -> [UInt8] {
    (0..<Swift.min(count, limit)).map { self[$0] }
  }
}
