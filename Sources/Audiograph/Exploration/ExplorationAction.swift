// SPDX-License-Identifier: MIT

/// What somebody who walks through a chart can do; the raw value is the word for it.
public enum ExplorationAction: String, Sendable, Hashable, CaseIterable {
  case previous, next, back, forward, first, last
  case highest, lowest
  case nextHigher = "next-higher"
  case previousHigher = "previous-higher"
  case nextLower = "next-lower"
  case previousLower = "previous-lower"
  case nextCrossing = "next-crossing"
  case previousCrossing = "previous-crossing"
  case nextLeg = "next-leg"
  case previousLeg = "previous-leg"
  case fieldUp = "field-up"
  case fieldDown = "field-down"
  case previousSeries = "previous-series"
  case nextSeries = "next-series"
  case goTo = "go"
  case mark, recall, difference
  case markDifference = "mark-difference"
  case compare
  case play, backwards, `repeat`
  case `where`, axes, describe, slope
  case valuesOnly = "values-only"
  case tonesOnly = "tones-only"
  case wordsOnly = "words-only"
  case slower, faster
  case finer, coarser
  case narrower, wider
  case oneMonth = "1m"
  case threeMonths = "3m"
  case sixMonths = "6m"
  case oneYear = "1y"
  case fiveYears = "5y"
  case all
  case earlier, later
  case help, reading, reload, command, leave
}

/// What is heard of a step.
///
/// `Exploration.score(of:)` makes a score of it.
public enum ExplorationSound: Sendable, Hashable {
  /// The point at the cursor, or that it has no value.
  case point
  /// The points of two series at one place, one after the other: that at the cursor, and that of the next.
  case both
  /// There is nothing further on that side.
  case edge(Edge)
  /// The whole chart in three seconds, after a short silence.
  case gist
  /// The chart from the cursor on, or from there back to its beginning.
  case play(isBackwards: Bool)

  /// An end of the chart.
  public enum Edge: Sendable, Hashable { case first, last }
}

/// The outcome of an action: what is said and what is heard.
public struct ExplorationReply: Sendable, Hashable {
  /// What is said; nil for nothing.
  var statement: ExplorationStatement?
  /// What is heard; nil for nothing.
  public var sound: ExplorationSound?

  /// What is said and heard.
  init(_ statement: ExplorationStatement? = nil, _ sound: ExplorationSound? = nil) {
    (self.statement, self.sound) = (statement, sound)
  }
}

/// Where somebody wants to go.
public enum ExplorationTarget: Sendable, Hashable {
  /// So many points on, or back below 0.
  case steps(Int)
  /// A position along x, or the nearest before it.
  case place(XValue)
  /// The next point ahead, else after, at which the line reaches a value.
  case value(Double)
}
