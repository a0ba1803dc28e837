// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import JSON

/// What every language builds in the same way from its messages.
extension Sentences {
  /// Numbers, dates and what is said around charts, in the same language.
  var phrases: Phrasebook { Phrasebook(language) }

  func plural(_ count: Int) -> TermForm { phrases.plural(count) }

  func plural(_ number: Double) -> TermForm { phrases.plural(number) }

  /// A number as exact as it is known, in the form that options take in every language.
  func number(_ value: Double) -> String { Phrasebook().number(exactly: value) }

  /// A date alone: `1 March 2013`.
  func date(_ date: CalendarDate) -> String { phrases.date(date) }

  /// A date with the word that leads to it: `on 1 March 2013`, `in March 2013`.
  func at(_ date: CalendarDate) -> String { phrases.place(at: date) }

  /// A text of the user's own in quotation marks, cut where it is very long.
  func quoted(_ text: String) -> String {
    let shown = text.displayText
    return say(.quote(text: (shown.count <= 200 ? shown : "\(shown.prefix(200))…").isolated))
  }

  /// `a`, `a or b`, `a, b or c`.
  func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return say(.listOr(before: words.dropLast().joined(separator: ", "), last: last))
  }

  /// `Apple`, `Apple and Microsoft`, `Apple, Microsoft and IBM`.
  func joined(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return say(.listAnd(before: names.dropLast().joined(separator: ", "), last: last))
  }

  /// The first of many names in quotation marks, with how many there are besides.
  func shortened(_ names: [String]) -> String { shortened(names, to: 12) }

  func shortened(_ names: [String], to limit: Int) -> String {
    let shown = names.prefix(limit).map(quoted).joined(separator: ", ")
    return names.count > limit ? say(.listMore(names: shown, count: names.count - limit)) : shown
  }

  /// Whether a name that is near was meant; where none is, another remedy.
  func didYouMean(_ nearest: String?, else remedy: String = "") -> String {
    nearest.map { say(.nearestMeant(name: $0)) } ?? remedy
  }

  /// What to do about an error of the system: where no more files can be opened, something else than
  /// usual.
  func systemRemedy(_ code: Int32, _ usual: String) -> String {
    refusesFiles(code) ? say(.systemTooManyFiles()) : usual
  }
}

extension CellLocation {
  /// `Row 7, column 'Close' of 'prices.csv'`.
  var said: Said { .cellPlace(row: row, column: column.heading, file: file) }
}
