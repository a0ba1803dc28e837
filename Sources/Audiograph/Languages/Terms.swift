// SPDX-License-Identifier: MIT

/// A form that a term or a place takes in a sentence; each language knows those that it needs.
package enum TermForm: Sendable, Hashable {
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

enum Gender: Sendable, Hashable {
  case masculine, feminine, neuter, common
}

/// Symbols with their names in a language, in the forms that it needs.
struct TermTable: Sendable {
  let forms: [TermForm]
  private let terms: PackedTable

  /// Names with their forms in the given order, a bar between them.
  init(forms: [TermForm], _ terms: PackedTable) {
    self.forms = forms
    self.terms = terms
  }

  /// The term of a symbol; nil if the language has none.
  subscript(symbol: String) -> Term? {
    terms[symbol].map { Term(texts: $0.split(separator: "|").map(String.init), forms: forms) }
  }

  /// All symbols with their names, a bar between the forms.
  var entries: [PackedTable.Entry] { terms.entries }

  /// The term of a symbol in a table with a single form.
  func text(_ symbol: String) -> String? { terms[symbol] }
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
