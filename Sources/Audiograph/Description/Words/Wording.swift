// SPDX-License-Identifier: MIT

/// One language: how facts become sentences.
///
/// A language is one file with a type that conforms. What it is given is chosen and rounded
/// already; it puts it into words, and may not calculate.
protocol Wording: Sendable {
  /// Who takes the words in.
  var channel: Channel { get }
  /// The language it is.
  var language: Language { get }
  /// The names of units, currencies and symbols.
  var units: UnitVocabulary { get }

  /// A number: `430.47`, `minus 3`, `1.2 million`.
  func number(_ figure: Figure) -> String
  /// A sentence about a chart without its full stop, in lower case unless a name begins it.
  func clause(_ statement: Statement) -> String
  /// A sentence about percent change without its full stop, in lower case unless a name begins it.
  func clause(_ statement: RebasedStatement) -> String
  /// A sentence about a sound without its full stop, in lower case.
  func clause(_ statement: SoundStatement) -> String
  /// An answer without its full stop: the number, then where it stands.
  func clause(_ answer: AnswerStatement) -> String
  /// A sentence about what a company reported without its full stop, in lower case unless a name
  /// begins it.
  func clause(_ statement: ReportStatement) -> String
  /// That data are not current, in lower case: `sample data, not current: 1 March 2013`.
  func sampleNotice(_ date: String) -> String
  /// Who prices are from, their last date, and how long that is ago where they are not current; in
  /// lower case. Prices without a source were imported.
  func priceNotice(
    from source: String?, asOf date: String, age: TimeSpan?, isStored: Bool
  ) -> String
  /// So many points without a rhythm: `3 points`.
  func points(_ count: Int) -> String
  /// What follows the first of several names: ` and 2 more`.
  func more(_ count: Int) -> String
  /// `1 year`.
  func span(_ span: TimeSpan) -> String
  /// A date alone: `2 January 2024`.
  func date(_ date: CalendarDate) -> String

  /// What joins the last two of several: `and`.
  var conjunction: String { get }
  /// What the values of a price are called: `closing price`.
  func measure(_ value: PriceValue) -> String
  /// So many points of a rhythm: `250 trading days`.
  func count(_ points: PointCount) -> String
  /// At how many positions points stand: ` on 14 different dates, several values a date`.
  func repeated(_ repeats: Repeats) -> String
  /// A place alone: `2 January 2024`, `0.25`, `Berlin`.
  func place(_ mention: Mention) -> String
  /// A place with the word that leads to it: `on 2 January 2024`, `at point 5`, `for Berlin`.
  func at(_ mention: Mention) -> String
  /// From one place to another: `2 March to 7 March 2012`.
  func fromTo(_ first: Mention, _ last: Mention) -> String
  /// The trend without a subject: `rose, with setbacks`.
  func trend(_ trend: TrendClause) -> String
  /// What is said of a trend within half a percent, without a subject.
  var almostUnchanged: String { get }
  /// A change: `down 21 percent in a year, from 544.47 on 1 March 2012 to 430.47`.
  func change(_ change: ChangeClause, _ span: TimeSpan?, withEnds: Bool) -> String
  /// The change from before the range to a value that was told, from a semicolon on; or nothing.
  func sinceBase(_ change: ChangeClause?) -> String
  /// That all values are equal, without a subject: `unchanged at 5 for a year`.
  func unchanged(at figure: Figure, _ span: TimeSpan?) -> String
  /// Where the values were highest and lowest.
  func extremes(_ extremes: Extremes) -> String
}

extension Wording {
  /// A whole sentence, in which a name keeps its first letter as the data have it.
  func sentence(_ statement: Statement) -> String {
    let clause = clause(statement)
    return (statement.beginsWithName ? clause : clause.capitalizedFirst).asSentence
  }

  /// A whole sentence about a sound.
  func sentence(_ statement: SoundStatement) -> String {
    clause(statement).capitalizedFirst.asSentence
  }

  /// A whole sentence that answers.
  func sentence(_ answer: AnswerStatement) -> String {
    clause(answer).capitalizedFirst.asSentence
  }

  /// A whole sentence about what a company reported, in which its name keeps its first letter.
  func sentence(_ statement: ReportStatement) -> String {
    let clause = clause(statement)
    if case .heading(let name) = statement, !name.isBlank { return clause.asSentence }
    return clause.capitalizedFirst.asSentence
  }

  /// A name from the data, at most 60 characters of it.
  func name(_ text: String) -> String {
    let text = text.displayText
    switch channel {
    case .display: return text.count <= 60 ? text : text.shortened(to: 59) + "…"
    case .speech:
      let plain = companyName(text, isCompany: false).shortened(to: 60)
      return spokenName(plain, language: language)
    }
  }

  /// A unit as it follows "in", or a number.
  func unit(_ raw: String, _ position: UnitPosition = .afterIn) -> String {
    unitWords(
      raw.displayText.shortened(to: 60), language: language, channel: channel, position: position)
  }
}

extension Statement {
  fileprivate var beginsWithName: Bool {
    switch self {
    case .opening, .brief, .alternative, .title, .crowd: true
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
  /// The text with a full stop; a spelled name has one already.
  var asSentence: String { hasSuffix(".") ? self : self + "." }

  /// The text with its first letter in upper case.
  package var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }

  /// The text cut at a word, or within the first word where that alone is too long.
  package func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    let cut = prefix(max(0, limit) + 1)
    guard let space = cut.lastIndex(of: " "), space > startIndex else {
      return String(cut.dropLast())
    }
    return String(cut[..<space].reversed().drop { " ,;:&-".contains($0) }.reversed())
  }
}
