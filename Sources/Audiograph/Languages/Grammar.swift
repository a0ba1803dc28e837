// SPDX-License-Identifier: MIT

internal import CCatalogues

/// What a language says that no message can: its plural rule, numbers and times in words, and the functions
/// that its messages call.
struct Grammar: Sendable {
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
  /// What this language says that no message can.
  var grammar: Grammar {
    switch self {
    case .english: .english
    case .americanEnglish: .americanEnglish
    case .german: .german
    case .french: .french
    case .polish: .polish
    }
  }

  /// What the library says in this language, a variety before what it varies.
  var catalogues: [Catalogue] {
    switch self {
    case .english: inEnglish
    case .americanEnglish: inAmericanEnglish
    case .german: inGerman
    case .french: inFrench
    case .polish: inPolish
    }
  }
}

private let inEnglish = [Catalogue(embedded_en())]
private let inAmericanEnglish = [Catalogue(embedded_en_US())] + inEnglish
private let inGerman = [Catalogue(embedded_de())]
private let inFrench = [Catalogue(embedded_fr())]
private let inPolish = [Catalogue(embedded_pl())]

extension Catalogue {
  fileprivate init(_ text: EmbeddedText) { self.init(at: text.bytes, count: text.count) }
}
