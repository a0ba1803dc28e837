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

enum Gender: String, Sendable, Hashable {
  case masculine, feminine, neuter, common
}

/// Words for a key of a table, in the forms that a language needs.
struct Term: Sendable, Hashable {
  /// A form, and the one that it is like where a term does not say it.
  struct Form: Sendable, Hashable {
    let name: TermForm
    let like: TermForm?
  }

  let forms: [Form]
  /// The words in the order of the forms; one text alone stands for all.
  let texts: [String]
  let gender: Gender

  /// The words in a form; nil where the language does not set that form apart.
  func words(in form: TermForm) -> String? {
    forms.firstIndex { $0.name == form }.map { texts[$0] }
  }

  /// The name in a form; where the language does not set that form apart, the one for many, and after
  /// "per" the one for one.
  subscript(form: TermForm) -> String {
    words(in: form) ?? (form == .per ? nil : words(in: .other)) ?? texts[0]
  }
}
