// SPDX-License-Identifier: MIT

/// What is said of charts, in a language and for a channel.
///
/// What it says stands in the catalogues; each message of `messages.schema` is a function.
struct Wording: Sendable {
  let language: Language
  /// Who receives the words: eyes or a speech synthesiser.
  let channel: Channel
  /// The most characters of a line of a walk.
  var lineLimit = 39
  /// The fewest digits of whole numbers whose thousands are set apart, and powers of ten are raised, as
  /// in pictures; nil in words.
  var groupedFrom: Int?
  /// Whether negative numbers have the minus that is printed.
  var hasPrintedMinus = false
}

extension Wording: CatalogueReader {
  var catalogues: [Catalogue] { language.catalogues }

  var properties: [Given] { [Given("channel", .name(channel.rawValue))] }

  func plural(of argument: Argument) -> TermForm {
    switch argument {
    case .count(let count): plural(count)
    case .figure(let figure): plural(figure)
    case .digits(let digits): plural(digits)
    default: .other
    }
  }

  func say(_ said: Said) -> String { words(for: said) }

  func text(of argument: Argument) -> String {
    switch argument {
    case .text(let text), .name(let text, _): text
    case .said(let said): say(said)
    case .count(let count): "\(count)"
    case .figure(let figure), .value(let figure), .difference(let figure): number(figure)
    case .named(let name): self.name(name)
    case .unit(let raw, let figure): unit(raw, figure.map(plural) ?? .in)
    case .digits(let digits): number(digits)
    case .number(let value): number(Figure(exactly: value))
    case .place(let place): self.place(place)
    case .size(let size): self.size(size)
    case .date(let date): self.date(date)
    case .names(let names): joined(names)
    case .flag(let flag): "\(flag)"
    }
  }

  func mark(_ mark: String) -> String {
    language.marked([";", ":"].contains(mark.first) ? grammar.space(channel) + mark : mark)
  }

  func own(_ call: FunctionCall) -> String? { grammar.function(call, self) }

  func common(_ call: FunctionCall) -> String? {
    switch call.operand {
    case .place(let place): self.place(place, call)
    case .size(let size): self.size(size, call)
    case .count(let year) where call.name == "year": self.year(year, form: call.form ?? .nominative)
    case .text(let text) where call.name == "capitalized": text.capitalizedFirst
    case .text(let text) where call.name == "lowercased": text.lowercased()
    default: nil
    }
  }

  private func place(_ place: Mention, _ call: FunctionCall) -> String? {
    switch call.name {
    case "at": return at(place)
    case "until": return until(place)
    case "since": return since(place)
    case "from": return from(place)
    case "before": return before(place)
    case "to": return to(place)
    case "place": return self.place(place, form: call.form ?? .nominative)
    case "range":
      guard case .place(let last)? = call["to"] else { return nil }
      return range(place, to: last)
    default: return nil
    }
  }

  private func size(_ size: ChangeSize, _ call: FunctionCall) -> String? {
    switch call.name {
    case "size": self.size(size)
    case "by": say(.by(size))
    case "signed": say(.signed(size, isUp: call.flag("isUp")))
    default: nil
    }
  }
}

extension Wording {
  var grammar: Grammar { language.grammar }
  /// What stands before decimals.
  var decimalMark: Character {
    for catalogue in catalogues { if let mark = catalogue.decimalMark { return mark } }
    return "."
  }
  /// What sets thousands apart in pictures; a space is narrow and keeps the digits in one line.
  var groupMark: Character {
    for catalogue in catalogues {
      guard let mark = catalogue.setting("group") else { continue }
      return mark == "space" ? "\u{202F}" : mark.first ?? ","
    }
    return ","
  }
  /// What stands between parts of a line, with its spaces.
  var comma: String { mark(", ") }
  /// What stands between a clause and its details, with its spaces.
  var colon: String { mark(": ") }
  /// What stands between two clauses, with its spaces.
  var semicolon: String { mark("; ") }
  /// The plural category of a number, by the rules of the Unicode CLDR.
  func plural(_ number: PluralOperands) -> TermForm { grammar.plural(number) }
  /// A year from 1 on, as it is spoken.
  func spokenYear(_ year: Int, form: TermForm) -> String { grammar.spokenYear(year, form, self) }
  /// A time of day, as it is spoken.
  func spoken(_ clock: ClockTime) -> String { grammar.spokenClock(clock, self) }

  /// A whole sentence, in which a name that begins it keeps its first letter as the data have it, and whose
  /// values count the same.
  func sentence(_ said: Said) -> String {
    let clause = finished(say(said.onOneScale))
    return ended(beginsWithName(said) ? clause : capitalized(clause))
  }

  /// A clause as a sentence begins: with a capital letter, where the script has those.
  func capitalized(_ clause: String) -> String {
    language.hasCapitals ? clause.capitalizedFirst : clause
  }

  /// A line or a clause as it leaves, with single marks.
  func finished(_ text: String) -> String { language.marked(text.withSingleCommas) }

  /// A text with a full stop; a spelled name has one already.
  func ended(_ text: String) -> String { language.ended(text) }

  /// A name from the data, at most 60 characters of it.
  func name(_ text: String) -> String { name(text, atMost: 60) }

  /// A title from the data, all of it.
  func title(_ text: String) -> String { text.textWithoutIsolates.isolated }

  /// A category, which often differs from the next one in its last words only: twice as much of it.
  func category(_ text: String) -> String { name(text, atMost: 120) }

  private func name(_ text: String, atMost limit: Int) -> String {
    let text = text.textWithoutIsolates
    switch channel {
    case .display:
      return (text.count <= limit ? text : text.shortened(to: limit - 1) + "…").isolated
    case .speech:
      let plain = companyName(text, isCompany: false).shortened(to: limit)
      return spokenName(plain, language: language)
    }
  }

  /// A unit as it follows "in", or a number.
  func unit(_ raw: String, _ form: TermForm = .in) -> String {
    unitWords(raw.displayText.shortened(to: 60), wording: self, form: form)
  }
}

extension String {
  /// The text without commas that another mark or nothing follows, such as those after a year in
  /// American dates, and without those that follow a question.
  var withSingleCommas: String {
    guard contains(",") else { return self }
    var kept = ""
    for character in self {
      if character == ",", let last = kept.last, "?!".contains(last) { continue }
      if kept.last == ",", ",;:.".contains(character) { kept.removeLast() }
      kept.append(character)
    }
    return kept.last == "," ? String(kept.dropLast()) : kept
  }

  /// The text with its first letter in upper case.
  package var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}

extension [String] {
  /// Sentences one after another: a space between them, but none behind a mark that is drawn with its own.
  package var paragraph: String {
    var text = ""
    for sentence in self {
      let hasSpace = text.unicodeScalars.last.map { "。？！：".unicodeScalars.contains($0) } ?? true
      text += (hasSpace ? "" : " ") + sentence
    }
    return text
  }
}
