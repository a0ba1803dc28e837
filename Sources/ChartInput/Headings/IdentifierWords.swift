// SPDX-License-Identifier: MIT

internal import Audiograph

/// Headings of numbers that name things instead of measuring them.
extension HeadingWords {
  /// Whether numbers below a heading are codes, numbers of telephones and houses, or coordinates.
  static func isIdentifier(_ heading: String) -> Bool {
    let words = heading.foldedWords
    guard let first = words.first, let last = words.last else { return false }
    if words.say(.identifier) || words.say(.coordinate) || words.contains(where: isCompound)
      || words == ["long"]
    {
      return true
    }
    return (Notion.number.holds(last) || Notion.numberBefore.holds(first)) && words.say(.numbered)
  }

  private static let endings = Notion.numberEnding.words

  /// Whether a word joins a thing with its number or code: `orderid`.
  private static func isCompound(_ word: String) -> Bool {
    endings.contains { ending in
      word.hasSuffix(ending) && Notion.numbered.holds(String(word.dropLast(ending.count)))
    }
  }

  /// Whether whole numbers below a heading tell kinds, places or persons apart.
  static func isLabel(_ heading: String) -> Bool { heading.foldedWords.say(.label) }

  /// Whether numbers below a heading only count the rows.
  static func isCounter(_ heading: String) -> Bool {
    let words = heading.foldedWords
    guard let first = words.first else {
      return heading.allSatisfy { $0.isWhitespace || "#.:_-№*".contains($0) }
    }
    return Notion.counter.holds(words.joined()) || first == "unnamed"
      || ["n°", "nº"].contains(heading.lowercased())
      || heading.hasPrefix("...") && words.count == 1 && Int(first) != nil
  }
}
