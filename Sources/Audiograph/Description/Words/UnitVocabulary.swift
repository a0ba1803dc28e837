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
  /// The symbols of units by their names in small letters.
  let symbolsByName: [String: String]
  /// Exponents of powers of ten by the words that data have for them.
  let exponents: [String: Int]

  init<Language: Wording>(_ language: Language.Type) {
    units = Language.units
    currencies = Language.currencies
    multipliers = Language.multipliers
    characters = Language.characters.texts.reduce(into: [:]) { words, entry in
      if let scalar = entry.key.unicodeScalars.first { words[scalar] = entry.value }
    }
    exponents = Language.powerNames.texts.compactMapValues { Int($0) }
    let names = (Self.names(Language.units) + Self.names(Language.currencies))
    var symbols: [String: String] = [:]
    for (name, symbol) in names {
      let known = symbols[name] ?? symbol
      symbols[name] = (known.count, known) < (symbol.count, symbol) ? known : symbol
    }
    symbolsByName = symbols.merging(Language.unitNames.texts) { $1 }
  }

  /// Every name in small letters, with its symbol.
  private static func names(_ table: TermTable) -> [(name: String, symbol: String)] {
    table.symbols.flatMap { symbol in
      (table[symbol]?.texts ?? []).map { ($0.lowercased(), symbol) }
    }
  }

  /// The name of a unit or a currency by its symbol.
  func noun(_ symbol: String) -> Term? { units[symbol] ?? currencies[symbol] }
}

extension UnitVocabulary {
  static let english = UnitVocabulary(English.self)
  static let americanEnglish = UnitVocabulary(AmericanEnglish.self)
  static let german = UnitVocabulary(German.self)
  static let french = UnitVocabulary(French.self)
  static let polish = UnitVocabulary(Polish.self)
}
