// SPDX-License-Identifier: MIT

extension Wording {
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

  /// So many points of a rhythm: `250 trading days`.
  func count(_ points: PointCount) -> String {
    say(.counted(count: points.count, rhythm: points.rhythm))
  }

  /// At how many positions points stand: ` on 14 different dates, several values a date`.
  func repeated(_ repeats: Repeats) -> String {
    switch repeats.kind {
    case .dates: say(.repeatsDates(positions: repeats.positions, areMany: repeats.areMany))
    case .times: say(.repeatsTimes(positions: repeats.positions, areMany: repeats.areMany))
    case .numbers: say(.repeatsPositions(positions: repeats.positions))
    }
  }

  /// `702.10 on 19 September 2012`.
  func placed(_ value: PlacedFigure) -> String { number(value.figure) + placeAfter(value.place) }

  /// Where a largest step was: `on 24 January 2013`, `in the week to 25 January 2013`.
  func place(of step: LargestStep) -> String {
    step.endsAWeek ? say(.placeWeek(place: step.place)) : at(step.place)
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
