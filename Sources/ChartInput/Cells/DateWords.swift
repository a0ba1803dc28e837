// SPDX-License-Identifier: MIT

/// The words of a date such as `1 Jan 2020` or `January 1, 2000`; at most four are looked at.
struct DateWords {
  private var words: [[UInt8]] = []

  init(_ text: Span<UInt8>) {
    guard text.count <= 30, Self.hasLetter(text) else { return }
    let bytes = text.prefixBytes(30)
    words = bytes.split(maxSplits: 6) {
      [Byte.space, Byte.comma, Byte.minus, Byte.point].contains($0)
    }.map(Array.init)
  }

  private static func hasLetter(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where (97...122).contains(text[index].lowercased) { return true }
    return false
  }

  var count: Int { words.count }

  func year(_ index: Int) -> Int? {
    let word = words[index]
    return word.count == 4 ? word.span.number(0, 4) : nil
  }

  func number(_ index: Int) -> Int? {
    let word = words[index]
    return word.count <= 2 ? word.span.number(0, word.count) : nil
  }

  func month(_ index: Int) -> Int? {
    let word = words[index]
    return EnglishMonth.number(word.span)
  }
}

/// English month names, whole or their first three letters.
enum EnglishMonth {
  static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The month 1...12 of a name in either letter case, `Sept` included.
  static func number(_ text: Span<UInt8>) -> Int? {
    guard (3...9).contains(text.count) else { return nil }
    let word = text.prefixBytes(9).map(\.lowercased)
    let month = names.firstIndex { name in
      name.utf8.starts(with: word) && (word.count == 3 || word.count == name.utf8.count)
    }
    if let month { return month + 1 }
    return word.elementsEqual("sept".utf8) ? 9 : nil
  }
}
