// SPDX-License-Identifier: MIT

extension Language {
  /// The language of a POSIX locale, such as `de_AT.UTF-8`; nil for one that is not spoken here.
  ///
  /// Of a language's varieties the one of the same region is taken, else the language itself, else any.
  package init?(locale: String) {
    let tag = locale.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-").lowercased()
    let language = tag.prefix { $0 != "-" }
    let found =
      Self.allCases.first { $0.rawValue.lowercased() == tag }
      ?? Self.allCases.first { $0.rawValue == language }
      ?? Self.allCases.first { $0.rawValue.begins(with: language + "-") }
    guard let found else { return nil }
    self = found
  }

  /// Whether no native speaker has read what is said in it: `@draft` in its catalogue.
  package var isDraft: Bool { catalogues.first?.setting("draft") != nil }

  /// Whether espeak-ng can read it: of what has signs for words, it cannot.
  package var hasSynthesiser: Bool { catalogues.first?.setting("espeak") != "no" }

  /// What stands between two words: nothing with `@word-space no`.
  var wordSpace: String { catalogues.first?.setting("word-space") == "no" ? "" : " " }

  /// Whether a sentence begins with a capital letter: not with `@capitals no`.
  var hasCapitals: Bool { catalogues.first?.setting("capitals") != "no" }

  /// Whether the year stands first in a date: `@dates year-first`.
  var datesBeginWithYear: Bool { catalogues.first?.setting("dates") == "year-first" }

  /// The names of units, currencies and symbols.
  var units: UnitVocabulary { UnitVocabulary(self) }

  /// The power of ten that a word stands for in this language, in lower case.
  func exponent(_ word: String) -> Int? {
    TermTable("powerNames", self)[word].flatMap { Int($0[.one]) }
  }

  func wording(_ channel: Channel) -> Wording { Wording(language: self, channel: channel) }
}
