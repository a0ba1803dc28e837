// SPDX-License-Identifier: MIT

/// An answer about one series with its numbers rounded, in no language yet.
enum AnswerStatement: Hashable, Sendable {
  /// A value with what has to be said about its place.
  case value(PlacedFigure, Reservation?)
  /// The first of several equal extremes.
  case firstReached(PlacedFigure)
  /// The change, its size in the unit of the values first; nil if no number holds it.
  case change(ChangeClause, absolute: Figure?)
  case trend(Movement)
  case mean(Figure)
  case median(Figure)
}

/// How a value stands to the position that was asked for, where it is not exactly there.
struct Reservation: Hashable, Sendable {
  let match: AxisPlace.Match
  let asked: Mention
}
