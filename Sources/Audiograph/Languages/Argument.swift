// SPDX-License-Identifier: MIT

/// What a message is given, and what its functions make of it.
package enum Argument: Hashable, Sendable {
  /// Words already.
  case text(String)
  /// Words of the same language.
  case said(Said)
  case count(Int)
  case number(Double)
  case flag(Bool)
  /// The case of an enumeration, and the table that has words for it, if there is one.
  case name(String, table: String = "")
  case names([String])
  case date(CalendarDate)
  case digits(DecimalDigits)
  /// A number that stays as it is, such as a statistic.
  case figure(Figure)
  /// A value of the data, which counts what the others of its sentence count.
  case value(Figure)
  /// How far values of its sentence are apart.
  case difference(Figure)
  case place(Mention)
  case size(ChangeSize)
  /// A name that the data hold, which the channel shortens or spells.
  case named(String)
  /// A unit as data write it: behind a number, or else as it follows "in".
  case unit(String, of: Figure?)
}

/// A function that a message calls: `{$operand :name option=value}`.
package struct FunctionCall {
  package let name: String
  package let operand: Argument
  package let options: [Given]

  package subscript(option: String) -> Argument? {
    options.first { $0.name == option }?.value
  }

  /// The grammatical form that is asked for.
  var form: TermForm? {
    guard case .name(let name, _)? = self["form"] else { return nil }
    return TermForm(rawValue: name)
  }

  /// Whether a flag is set.
  func flag(_ option: String) -> Bool {
    if case .flag(true)? = self[option] { true } else { false }
  }
}

/// Who says messages: a language, with what it says that no message can.
package protocol CatalogueReader {
  /// The catalogues of the language, a variety of it before what it varies.
  var catalogues: [Catalogue] { get }
  /// What every message knows besides what it is given.
  var properties: [Given] { get }
  /// The plural category of what counts.
  func plural(of argument: Argument) -> TermForm
  /// The words for what a message is given, where no function says which.
  func text(of argument: Argument) -> String
  /// A mark between two clauses as the language has it.
  func mark(_ mark: String) -> String
  /// What a function of this language alone says; nil if it has none of that name for such an operand.
  func own(_ call: FunctionCall) -> String?
  /// What a function of every language says; nil if there is none.
  func common(_ call: FunctionCall) -> String?
}

extension CatalogueReader {
  package func mark(_ mark: String) -> String { mark }

  /// The words for what is said.
  ///
  /// A message that is in none of the catalogues, which `CatalogueCompiler` rules out, is its name.
  package func words(for said: Said) -> String {
    switch said {
    case .text(let text): return text
    case .joined(let parts, let mark):
      let texts = parts.map(words).filter { !$0.isEmpty }
      return mark == " " ? texts.paragraph : texts.joined(separator: self.mark(mark))
    case .list(let parts): return text(of: .names(parts.map(words)))
    case .apart(let said): return words(for: said.onOneScale)
    case .only(let argument): return text(of: argument)
    case .message(let name, let given):
      guard var reader = reader(name, given) else { return name }
      return reader.message()
    }
  }

  /// Whether the first word is a name of the data.
  func beginsWithName(_ said: Said) -> Bool {
    switch said {
    case .joined(let parts, _), .list(let parts):
      return parts.first { !words(for: $0).isEmpty }.map(beginsWithName) ?? false
    case .only(.named(let name)): return !name.isBlank
    case .message(let name, let given):
      var reader = reader(name, given)
      return reader?.opening().map(beginsWithName) ?? false
    case .apart(let said): return beginsWithName(said)
    case .only, .text: return false
    }
  }

  private func reader(_ name: String, _ given: [Given]) -> MessageReader<Self>? {
    for catalogue in catalogues {
      if let text = catalogue.message(name) { return MessageReader(self, text, given) }
    }
    return nil
  }

  /// What a term says of its operand and options; nil if there is none.
  func term(_ call: FunctionCall) -> String? {
    for catalogue in catalogues {
      guard let term = catalogue.term(call.name) else { continue }
      var scope: [Given] = []
      for (index, argument) in term.arguments.enumerated() {
        guard let value = index == 0 ? call.operand : call[argument.name] else { continue }
        scope.append(
          Given(argument.name, argument.type == "String" ? .text(text(of: value)) : value))
      }
      var reader = MessageReader(self, term.text, scope)
      return reader.message()
    }
    return nil
  }

  /// The words that a table has for a key in a form; without that form, in its last one; empty where the
  /// table lacks the key.
  package func word(_ table: String, _ key: String, _ form: TermForm) -> String {
    for catalogue in catalogues {
      guard let term = catalogue.term(table, key) else { continue }
      return term.words(in: form) ?? term.texts.last ?? ""
    }
    return ""
  }

  /// The gender of a term of a table.
  func gender(_ table: String, _ key: String) -> Gender {
    for catalogue in catalogues {
      if let term = catalogue.term(table, key) { return term.gender }
    }
    return .common
  }
}
