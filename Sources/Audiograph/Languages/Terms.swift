// SPDX-License-Identifier: MIT

/// A form that a term or a place takes in a sentence; each language knows those that it needs.
package enum TermForm: String, Sendable, Hashable {
  /// The plural categories of the Unicode CLDR that our languages have.
  case one, few, many, other
  case nominative, genitive, dative, accusative, instrumental, locative
  /// After "in": `closing price in US dollars`.
  case `in`
  /// After "per".
  case per
  /// What one step is called, where that is not the point.
  case step
  /// After an article.
  case weak
  /// After a power of ten: `million people`.
  case multiplied
  /// A power of ten without a unit: `in millions`.
  case alone
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

enum Gender: String, Sendable, Hashable {
  case masculine, feminine, neuter, common
}

/// Symbols with their names in a language, in the forms that it needs.
struct TermTable: Sendable {
  private let name: String
  private let catalogues: [Catalogue]

  /// A table of a language by its name in the catalogues.
  init(_ name: String, _ language: Language) {
    (self.name, catalogues) = (name, language.catalogues)
  }

  /// The forms that names are in.
  var forms: [TermForm] {
    (catalogues.first { $0.hasTable(name) }?.forms(of: name) ?? []).map(TermForm.init)
  }

  /// The term of a symbol; nil if the language has none.
  subscript(symbol: String) -> Term? {
    for catalogue in catalogues {
      guard let term = catalogue.term(name, symbol) else { continue }
      return Term(texts: term.texts, forms: term.forms.map(TermForm.init))
    }
    return nil
  }

  /// All symbols, each once.
  var symbols: [String] {
    var known: Set<String> = []
    return catalogues.flatMap { $0.keys(of: name) }.filter { known.insert($0).inserted }
  }
}

extension TermForm {
  fileprivate init(_ form: CatalogueTerm.Form) { self = TermForm(rawValue: form.name) ?? .other }
}

/// A name in all of its forms.
struct Term: Sendable, Hashable {
  let texts: [String]
  fileprivate let forms: [TermForm]

  /// The name in a form; where the language does not set that form apart, the one for many, and after
  /// "per" the one for one.
  subscript(form: TermForm) -> String {
    let place =
      forms.firstIndex(of: form) ?? (form == .per ? nil : forms.firstIndex(of: .other)) ?? 0
    return texts.indices.contains(place) ? texts[place] : texts.first ?? ""
  }
}
