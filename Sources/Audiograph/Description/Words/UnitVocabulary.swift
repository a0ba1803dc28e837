// SPDX-License-Identifier: MIT

/// One language's words for what data write as units, currencies and symbols.
struct UnitVocabulary: Sendable {
  /// Units by their symbol: `m`, `°C`, `kWh`.
  let units: TermTable
  /// Currencies by their code in ISO 4217, coins by their usual symbol.
  let currencies: TermTable
  /// Powers of ten by their exponent.
  let multipliers: TermTable
  /// Symbols that names and titles hold, in words: `&` is `and`.
  let characters: [Unicode.Scalar: String]

  /// The words of a language.
  init<Language: Wording>(_ language: Language.Type) {
    units = Language.units
    currencies = Language.currencies
    multipliers = Language.multipliers
    characters = Language.characters.entries.reduce(into: [:]) { words, entry in
      if let scalar = entry.name.unicodeScalars.first { words[scalar] = entry.text }
    }
  }

  /// The name of a unit or a currency by its symbol.
  func noun(_ symbol: String) -> Term? { units[symbol] ?? currencies[symbol] }

  /// The name of a unit or a currency by that name itself, in lower case; nil if it is not of
  /// this language.
  func term(named name: String) -> Term? {
    UnitNames.symbols[name].flatMap(noun).flatMap { noun in
      noun.texts.contains { $0.lowercased() == name } ? noun : nil
    }
  }
}

extension UnitVocabulary {
  static let english = UnitVocabulary(English.self)
  static let americanEnglish = UnitVocabulary(AmericanEnglish.self)
  static let german = UnitVocabulary(German.self)
  static let french = UnitVocabulary(French.self)
  static let polish = UnitVocabulary(Polish.self)
}
