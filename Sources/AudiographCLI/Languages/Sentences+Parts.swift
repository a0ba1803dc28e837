// SPDX-License-Identifier: MIT

internal import Audiograph

/// What every language builds in the same way from its messages.
extension Sentences {
  /// Numbers, dates and what is said around charts, in the same language.
  var phrases: Phrasebook { Phrasebook(language) }

  func plural(_ count: Int) -> TermForm { phrases.plural(count) }

  func plural(_ number: Double) -> TermForm { phrases.plural(number) }

  /// A number as exact as it is known, in the form that options take in every language.
  func number(_ value: Double) -> String { phrases.number(typed: value) }

  /// A date alone: `1 March 2013`.
  func date(_ date: CalendarDate) -> String { phrases.date(date) }

  /// A date with the word that leads to it: `on 1 March 2013`, `in March 2013`.
  func at(_ date: CalendarDate) -> String { phrases.place(at: date) }

  /// What stands between parts of a line, with its spaces.
  var comma: String { mark(", ") }
  /// What stands between a name and what is said of it, with its spaces.
  var colon: String { mark(": ") }

  /// A text with a full stop at its end, one at most.
  func ended(_ text: String) -> String { language.ended(text) }

  /// A text of the user's own in quotation marks, cut where it is very long.
  func quoted(_ text: String) -> String { say(.quoted(text)) }

  /// `a`, `a or b`, `a, b or c`.
  func alternatives(_ words: [String]) -> String { say(.alternatives(words.map(Said.text))) }

  /// `Apple`, `Apple and Microsoft`, `Apple, Microsoft and IBM`.
  func joined(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return say(.listAnd(before: names.dropLast().joined(separator: comma), last: last))
  }

  /// The first of many names in quotation marks, with how many there are besides.
  func shortened(_ names: [String]) -> String { shortened(names, to: 12) }

  func shortened(_ names: [String], to limit: Int) -> String {
    first(Array(names.prefix(limit)), of: names.count)
  }

  /// The first of so many names in quotation marks, with how many there are besides.
  func first(_ names: [String], of count: Int) -> String {
    let shown = names.map(quoted).joined(separator: comma)
    return count > names.count ? say(.listMore(names: shown, count: count - names.count)) : shown
  }
}
