// SPDX-License-Identifier: MIT

/// One language's words for what data write as units, currencies and symbols.
package struct UnitVocabulary: Sendable {
  /// A unit's name in the forms that sentences need.
  struct Noun: Sendable, Hashable {
    /// After the number one, and after "per": `kilometre`.
    let one: String
    /// After any other number: `kilometres`.
    let many: String
    /// After "in": `kilometres`, in German the dative, `Kilometern`.
    let afterIn: String

    init(_ one: String, _ many: String, afterIn: String? = nil) {
      self.one = one
      self.many = many
      self.afterIn = afterIn ?? many
    }

    /// A name without a plural of its own: `hertz`.
    init(same name: String) { self.init(name, name) }
  }

  /// How a power of ten is told before the unit it multiplies.
  struct Multiplier: Sendable, Hashable {
    /// After the number one: `million`.
    let one: String
    /// After other numbers and after "in", with a unit behind it: `million`, `Millionen`.
    let many: String
    /// After "in" without a unit: `millions`.
    let alone: String
  }

  /// How areas and volumes are made from lengths.
  struct Power: Sendable, Hashable {
    /// What stands before the length: `square `, `Quadrat`.
    let prefix: String
    /// Whether prefix and length are one word, so that the length loses its capital.
    let isOneWord: Bool
  }

  /// Units by their symbol: `m`, `°C`, `kWh`.
  let units: [String: Noun]
  /// Currencies by their code in ISO 4217, coins by their usual symbol.
  let currencies: [String: Noun]
  /// Powers of ten by their exponent.
  let multipliers: [Int: Multiplier]
  /// Powers of a unit by their exponent.
  let powers: [Int: Power]
  /// What stands before any other exponent: `to the power of`, `hoch`.
  let raised: String
  /// What stands between a unit and what it is divided by: `per`.
  let per: String
  /// What stands between a multiplier in the plural and its unit: `of`; nil for nothing.
  let of: String?
  /// Symbols that names and titles hold, in words: `&` is `and`.
  let characters: [Unicode.Scalar: String]
  /// What a dash between two numbers means: `to`.
  let upTo: String
  /// What a tilde before a number means: `about`.
  let about: String
  /// The sign of a negative number.
  let minus: String
  /// Whether decimals begin with a comma, and full stops group digits.
  let hasDecimalComma: Bool

  /// The name of a unit or a currency by its symbol.
  func noun(_ symbol: String) -> Noun? { units[symbol] ?? currencies[symbol] }

  /// The symbols by all of their names in small letters.
  ///
  /// The shortest and then the first symbol has a name that several share.
  var symbolsByName: [String: String] {
    var symbols: [String: String] = [:]
    for (symbol, noun) in units.merging(currencies, uniquingKeysWith: { unit, _ in unit }) {
      for name in [noun.one, noun.many, noun.afterIn] {
        let known = symbols[name.lowercased()] ?? symbol
        symbols[name.lowercased()] =
          (known.count, known) < (symbol.count, symbol) ? known : symbol
      }
    }
    return symbols
  }

  /// The same words with parts of the units' names spelt another way, and some units replaced.
  func respelling(_ parts: [(String, String)], units others: [String: Noun]) -> UnitVocabulary {
    func respelt(_ text: String) -> String {
      parts.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    let respeltUnits = units.mapValues {
      Noun(respelt($0.one), respelt($0.many), afterIn: respelt($0.afterIn))
    }
    return UnitVocabulary(
      units: respeltUnits.merging(others) { $1 }, currencies: currencies, multipliers: multipliers,
      powers: powers, raised: raised, per: per, of: of, characters: characters, upTo: upTo,
      about: about, minus: minus, hasDecimalComma: hasDecimalComma)
  }
}

extension UnitVocabulary.Noun {
  /// The form for a place in a sentence.
  func form(_ position: UnitPosition) -> String {
    switch position {
    case .afterIn: afterIn
    case .afterNumber(let isOne): isOne ? one : many
    }
  }
}
