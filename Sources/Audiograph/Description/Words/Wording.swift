// SPDX-License-Identifier: MIT

/// One language: its messages, which are data, and what no message can hold.
///
/// A message is given what is chosen and rounded already; it puts it into words, and may not
/// calculate. What languages build alike from their messages is in the extensions of this protocol.
protocol Wording: WordingMessages {
  /// Who receives the words: eyes or a speech synthesiser.
  var channel: Channel { get }
  /// The language it is.
  var language: Language { get }
  /// What stands between a clause and its details, with its spaces.
  var colon: String { get }
  /// What stands between two clauses, with its spaces.
  var semicolon: String { get }
  /// A change behind a course that is told in brief, with the mark before it.
  func changeInBrief(_ change: String, course: String) -> String
  /// The plural category of a number, by the rules of the Unicode CLDR.
  func plural(_ number: PluralOperands) -> TermForm
  /// A year from 1 on, as it is spoken.
  func spokenYear(_ year: Int, form: TermForm) -> String
  /// A time of day, as it is spoken.
  func spoken(_ clock: ClockTime) -> String
}

extension Wording {
  var colon: String { ": " }
  var semicolon: String { "; " }
  func changeInBrief(_ change: String, course: String) -> String { ", \(change)" }

  /// A whole sentence, in which a name keeps its first letter as the data have it, and whose values
  /// count the same.
  func sentence(_ statement: Statement) -> String {
    let clause = clause(statement.onOneScale).withSingleCommas
    return (statement.beginsWithName ? clause : clause.capitalizedFirst).asSentence
  }

  /// A whole sentence about a sound.
  func sentence(_ statement: SoundStatement) -> String {
    clause(statement).capitalizedFirst.asSentence
  }

  /// A whole sentence that answers.
  func sentence(_ answer: AnswerStatement) -> String {
    clause(answer.onOneScale).withSingleCommas.capitalizedFirst.asSentence
  }

  /// A whole sentence about what a company reported, in which its name keeps its first letter.
  func sentence(_ statement: ReportStatement) -> String {
    let clause = clause(statement).withSingleCommas
    if case .heading(let name) = statement, !name.isBlank { return clause.asSentence }
    return clause.capitalizedFirst.asSentence
  }

  /// A name from the data, at most 60 characters of it.
  func name(_ text: String) -> String { name(text, atMost: 60) }

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

extension Statement {
  fileprivate var beginsWithName: Bool {
    switch self {
    case .lead, .alternative, .latest, .title, .crowd, .climb: true
    case .further(let further): !further.isMore
    case .comparison(let comparison): !comparison.isTie && !comparison.isOfAll
    case .rebased(let statement): statement.beginsWithName
    default: false
    }
  }
}

extension RebasedStatement {
  fileprivate var beginsWithName: Bool {
    switch self {
    case .opening, .brief: true
    case .ranking(let ranking): !ranking.isTie && !ranking.isMore
    case .course(let course): course.name != nil
    case .alternative, .crossings, .leadChanges, .widestGap, .alignment: false
    }
  }
}

extension String {
  /// The text without commas that another mark or nothing follows, such as those after a year in
  /// American dates.
  var withSingleCommas: String {
    guard contains(",") else { return self }
    var kept = ""
    for character in self {
      if kept.last == ",", ",;:.".contains(character) { kept.removeLast() }
      kept.append(character)
    }
    return kept.last == "," ? String(kept.dropLast()) : kept
  }

  /// The text with a full stop; a spelled name has one already.
  var asSentence: String { hasSuffix(".") ? self : self + "." }

  /// The text with its first letter in upper case.
  package var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}
