// SPDX-License-Identifier: MIT

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

extension Span<UInt8> {
  func prefixBytes(_ limit: Int) -> [UInt8] {
    (0..<Swift.min(count, limit)).map { self[$0] }
  }
}
