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
  let characters: TermTable

  /// The words of a language.
  init(_ language: Language) {
    units = TermTable("units", language)
    currencies = TermTable("currencies", language)
    multipliers = TermTable("multipliers", language)
    characters = TermTable("characters", language)
  }

  /// The word for a symbol that names and titles hold.
  func word(_ symbol: Unicode.Scalar) -> String? { characters[String(symbol)]?[.one] }

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
