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
    /// Nil where the part before says it.
    let from: Figure?
    let to: Figure
    let until: Mention?
    /// Whether the place is only about there.
    let isAbout: Bool
  }

  /// A stretch at another height.
  struct Stretch: Hashable, Sendable {
    let level: Figure
    let first: Mention
    let last: Mention
  }

  /// A jump from one value to another.
  struct Jump: Hashable, Sendable {
    let before: Figure
    let after: Figure
    let isUp: Bool
    let place: Mention
  }

  /// What values do before and behind a jump, and where they begin and end.
  struct Sides: Hashable, Sendable {
    let before: ShapeMove
    let after: ShapeMove
    let from: Figure
    let to: Figure
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
  case spread(
    count: Int, ListOrder?, low: Figure, high: Figure, form: ListForm, lower: Figure, upper: Figure)
  /// Mostly zeros, and what the other values are.
  case zeros(Percent, areDates: Bool, low: Figure, high: Figure, total: Figure)
  case step(isUp: Bool, at: Mention, before: Figure, since: Figure)
  case steps(at: [Mention], levels: [Figure])
  /// More heights than are told one by one; the last of them begins at a place.
  case levels(count: Int, low: Figure, high: Figure, last: Figure, from: Mention)
  /// Stretches at other heights, from so high to so high: the first and the last of them, unless there is
  /// no room for their places.
  case bursts(usual: Figure, [Stretch], count: Int, low: Figure, high: Figure)
  /// Of few values one way, most of it in one step.
  case inOneStep(isUp: Bool, Jump)
  /// One way on both sides of a jump, by so much a step where that has a name.
  case butForJump(isUp: Bool, slope: Figure?, Rhythm, Jump)
  case jump(Jump, Sides)
  /// One way all along but for jumps the other way.
  case betweenJumps(isUp: Bool, at: [Mention], count: Int, from: Figure, to: Figure)
  /// Ever faster, or ever more slowly, by the time that doubles or halves the values.
  case growth(isUp: Bool, length: Figure, rhythm: Rhythm)
  case course(Course, isUp: Bool)
  /// Slowly to a value and then faster, or the other way round.
  case bent(isUp: Bool, isFaster: Bool, to: Figure, by: Mention)
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
    case .spread(let count, let order, let low, let high, let form, let lower, let upper):
      .spread(
        count: count, order, low: value(low), high: value(high), form: form.replacing(value),
        lower: value(lower), upper: value(upper))
    case .zeros(let share, let areDates, let low, let high, let total):
      .zeros(
        share, areDates: areDates, low: value(low), high: value(high), total: value(total))
    case .step(let isUp, let place, let before, let since):
      .step(isUp: isUp, at: place, before: value(before), since: value(since))
    case .steps(let places, let levels): .steps(at: places, levels: levels.map(value))
    case .levels(let count, let low, let high, let last, let place):
      .levels(
        count: count, low: value(low), high: value(high), last: value(last), from: place)
    case .bursts(let usual, let stretches, let count, let low, let high):
      .bursts(
        usual: value(usual), stretches.map { $0.replacing(value) }, count: count, low: value(low),
        high: value(high))
    case .inOneStep(let isUp, let jump): .inOneStep(isUp: isUp, jump.replacing(value))
    case .butForJump(let isUp, let slope, let rhythm, let jump):
      .butForJump(isUp: isUp, slope: slope.map(value), rhythm, jump.replacing(value))
    case .jump(let jump, let sides):
      .jump(
        jump.replacing(value),
        Sides(
          before: sides.before, after: sides.after, from: value(sides.from), to: value(sides.to)))
    case .betweenJumps(let isUp, let places, let count, let from, let to):
      .betweenJumps(isUp: isUp, at: places, count: count, from: value(from), to: value(to))
    case .bent(let isUp, let isFaster, let told, let place):
      .bent(isUp: isUp, isFaster: isFaster, to: value(told), by: place)
    case .moves(let parts):
      .moves(
        parts.map {
          Part(
            move: $0.move, from: $0.from.map(value), to: value($0.to), until: $0.until,
            isAbout: $0.isAbout)
        })
    case .thenLevel(let isUp, let from, let level, let by):
      .thenLevel(isUp: isUp, from: value(from), level: value(level), by: by)
    case .afterLevel(let isUp, let level, let until, let to):
      .afterLevel(isUp: isUp, level: value(level), until: until, to: value(to))
    case .betweenLevels(let isUp, let from, let to, let start, let end):
      .betweenLevels(isUp: isUp, from: value(from), to: value(to), start: start, end: end)
    case .interrupted(let isUp, let told):
      .interrupted(isUp: isUp, PlacedFigure(figure: value(told.figure), place: told.place))
    case .growth, .course: self
    }
  }

  /// The same without places or lists of values, for where not even the shape alone has room.
  var withoutPlaces: ShapeClause {
    switch self {
    case .few(let count, let low, let high, _): .few(count: count, low: low, high: high, values: [])
    case .steps(_, let levels): .steps(at: [], levels: levels)
    case .moves(let parts):
      .moves(
        parts.map {
          Part(move: $0.move, from: $0.from, to: $0.to, until: nil, isAbout: $0.isAbout)
        })
    case .bursts(let usual, _, let count, let low, let high) where count > 1:
      .bursts(usual: usual, [], count: count, low: low, high: high)
    case .betweenJumps(let isUp, _, let count, let from, let to):
      .betweenJumps(isUp: isUp, at: [], count: count, from: from, to: to)
    default: self
    }
  }

  /// Whether it is told with the change from one end to the other.
  var tellsChange: Bool {
    switch self {
    case .growth, .course, .bent, .interrupted, .butForJump, .inOneStep: true
    default: false
    }
  }
}

extension ShapeClause.Stretch {
  fileprivate func replacing(_ value: (Figure) -> Figure) -> ShapeClause.Stretch {
    ShapeClause.Stretch(level: value(level), first: first, last: last)
  }
}

extension ShapeClause.Jump {
  fileprivate func replacing(_ value: (Figure) -> Figure) -> ShapeClause.Jump {
    ShapeClause.Jump(before: value(before), after: value(after), isUp: isUp, place: place)
  }
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

  /// Phases that chance could make the highest, or the lowest.
  enum Phases: Hashable, Sendable {
    case each([Phase])
    case run(Mention, Mention)
  }

  let period: SeasonPeriod
  let strength: Strength
  let highest: Phases
  let lowest: Phases
  /// From the lowest phase to the highest; of a week whose weekend differs from all other days, from these
  /// to it.
  var apart: Figure
  /// Whether the weekend is what is higher, or lower; nil if no weekend stands out.
  let isWeekendHigher: Bool?
  /// What the season was apart at first and at last, if that changed.
  var growth: [Figure] = []
  var isGrowing = false
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
