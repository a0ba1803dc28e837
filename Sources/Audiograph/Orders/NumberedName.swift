// SPDX-License-Identifier: MIT

/// A name that counts: `Week 3`, `Q1`, `3rd round`, `II semestr`, `first quarter`, `IV`.
struct NumberedName: Hashable {
  let number: Int
  /// What is counted; empty if nothing says so.
  let unit: String

  /// Whether such a name may have a word.
  static func mayHold(_ word: String) -> Bool {
    Notion.counted.holds(word) || Notion.ordinals.holds(word) || Notion.ordinalEnding.holds(word)
  }

  private var form = Form.digits

  private enum Form { case digits, ordinal, roman }

  /// Nil for anything else, and for bare digits.
  init?(_ name: NameTokens) {
    var (number, words, wasNumber): (Int?, [String], Bool) = (nil, [], false)
    for token in name.tokens {
      defer { if case .number = token { wasNumber = true } else { wasNumber = false } }
      switch token {
      case .mark(let mark): guard "-#_".utf8.contains(mark) else { return nil }
      case .number(let value):
        guard number == nil, value == value.rounded(), value < 1000 else { return nil }
        number = Int(value)
      case .word(let word) where wasNumber && Notion.ordinalEnding.holds(word): form = .ordinal
      case .word(let word):
        if number == nil, let place = Notion.ordinals.place(of: word) {
          (number, form) = (place + 1, .ordinal)
        } else if number == nil, let value = RomanNumeral.number(Array(word.utf8).span) {
          (number, form) = (value, .roman)
        } else {
          words.append(word)
        }
      }
    }
    guard let number, words.count < 2, words.first.map(Notion.counted.holds) ?? (form != .digits)
    else { return nil }
    (self.number, unit) = (number, words.first ?? "")
  }

  /// Whether all of some names count the same, Roman numerals by themselves from one on.
  static func count(_ names: [NumberedName]) -> Bool {
    guard let first = names.first, names.allSatisfy({ $0.unit == first.unit }) else { return false }
    return !first.unit.isEmpty || names.allSatisfy { $0.form == .ordinal }
      || names.count > 2 && names.contains { $0.number == 1 }
  }

  /// Whether all of some names are quarters of a year.
  static func areQuarters(_ names: [NumberedName]) -> Bool {
    names.allSatisfy { Notion.countedQuarter.holds($0.unit) && (1...4).contains($0.number) }
  }
}
