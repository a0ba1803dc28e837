// SPDX-License-Identifier: MIT

/// A language: its catalogues, and what it says that no message can, which is its plural rule, numbers and
/// times in words, and the functions that its messages call.
struct Grammar: Sendable {
  /// What the library says in the language, a variety before what it varies.
  let catalogues: [Catalogue]
  /// The plural category of a number, by the rules of the Unicode CLDR.
  let plural: @Sendable (PluralOperands) -> TermForm
  /// A year from 1 on, as it is spoken.
  let spokenYear: @Sendable (Int, TermForm, Wording) -> String
  /// A time of day, as it is spoken.
  let spokenClock: @Sendable (ClockTime, Wording) -> String
  /// What a function of this language alone says; nil if it has none of that name for such an operand.
  var function: @Sendable (FunctionCall, Wording) -> String? = { _, _ in nil }
  /// What stands before a colon or a semicolon.
  var space: @Sendable (Channel) -> String = { _ in "" }
  /// A change behind a course that is told in brief, with the mark before it.
  var changeInBrief: @Sendable (_ change: String, _ course: String) -> String = { change, _ in
    ", \(change)"
  }
}

extension Language {
  /// The catalogues of this language, and what it says that no message can.
  var grammar: Grammar {
    switch self {
    case .english: .english
    case .americanEnglish: .americanEnglish
    case .german: .german
    case .french: .french
    case .polish: .polish
    }
  }
}

/// What the plural rules of the Unicode CLDR look at, for numbers that are zero or more.
struct PluralOperands: Sendable, Hashable {
  /// The whole part.
  let i: Int
  /// How many decimals are written.
  let v: Int
  /// Whether millions or more are counted in a word: `1.5 million`.
  var isCompact = false

  /// Whether it is one, without decimals.
  var isOne: Bool { i == 1 && v == 0 && !isCompact }
}
