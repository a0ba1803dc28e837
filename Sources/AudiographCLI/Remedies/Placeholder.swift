// SPDX-License-Identifier: MIT

internal import Audiograph

/// Texts among numbers that stand for a value that is missing.
///
/// A name, a code, a size or a number with a word beside it says something: to take it for missing
/// would make the chart worse.
enum Placeholder {
  /// Whether a text that stands so many times among numbers is one: it says so, is nothing but marks, or
  /// is a word that recurs.
  static func isOne(_ text: String, count: Int) -> Bool {
    guard !text.contains(where: \.isNumber) else { return false }
    let letters = text.filter(\.isLetter)
    let words = text.lowercased().split { !$0.isLetter && $0 != "." && $0 != "/" }
    return letters.isEmpty || Notion.missing.holds(letters.folded)
      || words.contains { Notion.missing.holds($0.filter(\.isLetter).folded) }
      || count > 1 && letters.count > 1
  }
}
