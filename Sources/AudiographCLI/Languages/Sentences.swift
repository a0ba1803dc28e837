// SPDX-License-Identifier: MIT

internal import Audiograph

/// Everything that the program itself says, in one language: messages, notes, help.
///
/// What it says stands in `program.mf2` of each language; each message of `messages.schema` is a function.
struct Sentences: Sendable {
  let language: Language
}

/// What JSON and tests have, whatever language is chosen.
let english = Language.english.sentences

extension Language {
  /// What the program says in this language.
  var sentences: Sentences { Sentences(language: self) }
}

extension Sentences: CatalogueReader {
  var catalogues: [Catalogue] { language.programCatalogues }

  var properties: [Given] { [] }

  func plural(of argument: Argument) -> TermForm {
    switch argument {
    case .count(let count): plural(count)
    case .number(let number): plural(number)
    default: .other
    }
  }

  func say(_ said: Said) -> String { words(for: said) }

  func text(of argument: Argument) -> String {
    switch argument {
    case .text(let text), .name(let text, _): text
    case .said(let said): say(said)
    case .count(let count): "\(count)"
    case .number(let value): number(value)
    case .date(let date): self.date(date)
    case .names(let names): joined(names)
    case .flag(let flag): "\(flag)"
    case .digits, .figure, .value, .difference, .place, .size, .named, .unit: ""
    }
  }

  func mark(_ mark: String) -> String { language.marked(mark) }

  func own(_ call: FunctionCall) -> String? { language.own(call) }

  func common(_ call: FunctionCall) -> String? {
    switch (call.name, call.operand) {
    case ("quoted", .text(let text)): quoted(text)
    case ("reason", .text(let text)): reason(text)
    case ("alternatives", .names(let words)): alternatives(words)
    case ("shortened", .names(let names)): shortened(names)
    case ("joined", .names(let names)): joined(names)
    case ("at", .date(let date)): at(date)
    case ("until", .date(let date)): phrases.place(until: date)
    case ("range", .date(let first)):
      if case .date(let last)? = call["to"] { phrases.range(first, to: last) } else { nil }
    default: nil
    }
  }
}
