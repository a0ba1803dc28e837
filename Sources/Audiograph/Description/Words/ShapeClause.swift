// SPDX-License-Identifier: MIT

/// The shape of a series in words, chosen and rounded.
enum ShapeClause: Hashable, Sendable {
  /// How a line goes, besides its direction.
  enum Course: Hashable, Sendable {
    case steady, withUpsAndDowns, overall, slight, everFaster, slowing, withPause
  }

  /// What one of several parts does, up to where, if it is not the last.
  struct Part: Hashable, Sendable {
    let move: ShapeMove
    let until: Mention?
    /// Whether the place is only about there.
    let isAbout: Bool
  }

  /// No direction: most values are between two.
  case level(low: Figure, high: Figure)
  /// Within two percent of the median; most values within a percentage of it.
  case constant(Figure, within: Percent)
  /// All equal but for so many values.
  case butForSingle(Figure, count: Int)
  /// Up and down between the extremes; nil if they end near one.
  case swings(low: Figure, high: Figure, end: Figure?, near: Extreme)
  /// Few values that do nothing together, of which none may be listed.
  case few(count: Int, low: Figure, high: Figure, values: [Figure])
  /// Values without an order, and the quartiles that half of them are between.
  case spread(count: Int, low: Figure, high: Figure, lower: Figure, upper: Figure)
  /// Mostly zeros, and what the other values are.
  case zeros(Percent, areDates: Bool, low: Figure, high: Figure, total: Figure)
  case step(isUp: Bool, at: Mention, before: Figure, since: Figure)
  case steps(at: [Mention], levels: [Figure])
  case burst(usual: Figure, other: Figure, from: Mention, to: Mention)
  /// Ever faster, or ever more slowly, by the time that doubles or halves the values.
  case growth(isUp: Bool, length: Figure, rhythm: Rhythm)
  case course(Course, isUp: Bool)
  case faster(isUp: Bool, since: Mention)
  case thenLevel(isUp: Bool, from: Figure, level: Figure, by: Mention)
  case afterLevel(isUp: Bool, level: Figure, until: Mention, to: Figure)
  case betweenLevels(isUp: Bool, from: Figure, to: Figure, start: Mention, end: Mention)
  case interrupted(isUp: Bool, PlacedFigure)
  case moves([Part])
}

extension ShapeClause {
  /// The same with other figures.
  func replacing(_ figure: (Figure, FigureRole) -> Figure) -> ShapeClause {
    func value(_ told: Figure) -> Figure { figure(told, .value) }
    return switch self {
    case .level(let low, let high): .level(low: value(low), high: value(high))
    case .constant(let told, let within): .constant(value(told), within: within)
    case .butForSingle(let told, let count): .butForSingle(value(told), count: count)
    case .swings(let low, let high, let end, let near):
      .swings(low: value(low), high: value(high), end: end.map(value), near: near)
    case .few(let count, let low, let high, let values):
      .few(count: count, low: value(low), high: value(high), values: values.map(value))
    case .spread(let count, let low, let high, let lower, let upper):
      .spread(
        count: count, low: value(low), high: value(high), lower: value(lower), upper: value(upper))
    case .zeros(let share, let areDates, let low, let high, let total):
      .zeros(
        share, areDates: areDates, low: value(low), high: value(high), total: value(total))
    case .step(let isUp, let place, let before, let since):
      .step(isUp: isUp, at: place, before: value(before), since: value(since))
    case .steps(let places, let levels): .steps(at: places, levels: levels.map(value))
    case .burst(let usual, let other, let from, let to):
      .burst(usual: value(usual), other: value(other), from: from, to: to)
    case .thenLevel(let isUp, let from, let level, let by):
      .thenLevel(isUp: isUp, from: value(from), level: value(level), by: by)
    case .afterLevel(let isUp, let level, let until, let to):
      .afterLevel(isUp: isUp, level: value(level), until: until, to: value(to))
    case .betweenLevels(let isUp, let from, let to, let start, let end):
      .betweenLevels(isUp: isUp, from: value(from), to: value(to), start: start, end: end)
    case .interrupted(let isUp, let told):
      .interrupted(isUp: isUp, PlacedFigure(figure: value(told.figure), place: told.place))
    case .growth, .course, .faster, .moves: self
    }
  }

  /// The same without places or lists of values, for where not even the shape alone has room.
  var withoutPlaces: ShapeClause {
    switch self {
    case .few(let count, let low, let high, _): .few(count: count, low: low, high: high, values: [])
    case .steps(_, let levels): .steps(at: [], levels: levels)
    case .moves(let parts):
      .moves(parts.map { Part(move: $0.move, until: nil, isAbout: $0.isAbout) })
    default: self
    }
  }

  /// Whether it is told with the change from one end to the other.
  var tellsChange: Bool {
    switch self {
    case .growth, .course, .faster, .interrupted, .moves: true
    default: false
    }
  }

  /// Whether only the ends of the change are told, without its size.
  var tellsEndsOnly: Bool { if case .moves = self { true } else { false } }
}

/// A season in words.
struct SeasonClause: Hashable, Sendable {
  enum Strength: Hashable, Sendable { case weak, clear, strong }

  /// A phase of the calendar.
  enum Phase: Hashable, Sendable {
    case date(Mention)
    /// Monday is 1.
    case weekday(Int)
  }

  let period: SeasonPeriod
  let strength: Strength
  let highest: Phase
  let lowest: Phase
  /// From the lowest phase to the highest.
  var apart: Figure
}

/// Single values far from those around them, in words.
enum OddClause: Hashable, Sendable {
  enum End: Hashable, Sendable { case first, inner, last }

  case value(PlacedFigure, End, isAbove: Bool)
  /// How many there are, and the farthest.
  case many(Int, farthest: PlacedFigure)

  func replacing(_ figure: (Figure, FigureRole) -> Figure) -> OddClause {
    switch self {
    case .value(let told, let end, let isAbove):
      .value(
        PlacedFigure(figure: figure(told.figure, .value), place: told.place), end,
        isAbove: isAbove)
    case .many(let count, let told):
      .many(
        count, farthest: PlacedFigure(figure: figure(told.figure, .value), place: told.place))
    }
  }
}

/// The last value against the same month or quarter a year before.
struct YearOnYear: Hashable, Sendable {
  let place: Mention
  var value: Figure
  let isUp: Bool
  /// Nil if nothing changed.
  var size: ChangeSize?
}
