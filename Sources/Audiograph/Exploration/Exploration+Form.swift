// SPDX-License-Identifier: MIT

/// Walks through charts that are no line: columns by left and right, the places in one by up and down.
extension Exploration {
  /// A walk through a chart that is no line, which begins at its first place.
  ///
  /// - Parameters:
  ///   - form: The chart.
  ///   - chart: Its values in their order, by which it is called.
  ///   - style: How it sounds.
  /// - Throws: `RangeError` as for any chart.
  public init(
    _ form: FormChart, of chart: Chart, style: SoundStyle = SoundStyle()
  ) throws(RangeError) {
    try self.init(chart, style: style)
    self.form = FormWalk(form)
  }

  /// The chart that is walked through if it is no line; nil for any other one.
  public var formChart: FormChart? { form?.chart }

  /// Does an action on a walk through a chart that is no line.
  mutating func walk(_ walk: FormWalk, _ action: ExplorationAction) -> ExplorationReply {
    let count = walk.places.columns.count
    let tenth = max(1, (count + 5) / 10)
    switch action {
    case .previous: return step(walk, to: walk.column - 1)
    case .next: return step(walk, to: walk.column + 1)
    case .back: return step(walk, to: walk.column - tenth)
    case .forward: return step(walk, to: walk.column + tenth)
    case .first: return step(walk, to: 0)
    case .last: return step(walk, to: count - 1)
    case .fieldUp, .nextSeries: return climb(walk, by: 1)
    case .fieldDown, .previousSeries: return climb(walk, by: -1)
    case .highest, .lowest:
      return go(walk.extreme(isHighest: action == .highest), else: .noValue)
    case .nextLeg: return go(walk.landmark(isAhead: true), else: .stopAhead)
    case .previousLeg: return go(walk.landmark(isAhead: false), else: .stopBehind)
    case .nextHigher: return search(walk, isAhead: true, .higherAhead, >)
    case .previousHigher: return search(walk, isAhead: false, .higherBehind, >)
    case .nextLower: return search(walk, isAhead: true, .lowerAhead, <)
    case .previousLower: return search(walk, isAhead: false, .lowerBehind, <)
    case .play: return ExplorationReply(nil, .play(isBackwards: false))
    case .backwards: return ExplorationReply(nil, .play(isBackwards: true))
    case .where:
      return ExplorationReply(walk.whereabouts, .point)
    case .slower: return changeSpeed(by: -1)
    case .faster: return changeSpeed(by: 1)
    case .goTo, .mark, .recall, .markDifference, .repeat, .axes, .describe, .valuesOnly,
      .tonesOnly, .wordsOnly, .help, .reading, .reload, .command, .leave:
      return ExplorationReply()
    case .nextCrossing, .previousCrossing, .difference, .compare, .slope, .finer, .coarser,
      .narrower, .wider,
      .oneMonth, .threeMonths, .sixMonths, .oneYear,
      .fiveYears, .all, .earlier, .later:
      return limit(.noLine)
    }
  }

  /// What is said and heard of the place at the cursor.
  func here(_ walk: FormWalk, _ sound: ExplorationSound = .point) -> ExplorationReply {
    ExplorationReply(.place(FormLine(walk)), sound)
  }

  private mutating func step(_ walk: FormWalk, to wanted: Int) -> ExplorationReply {
    var moved = walk
    moved.move(toColumn: wanted, row: walk.row)
    form = moved
    let isBeyond = !walk.places.columns.indices.contains(wanted) || moved.column == walk.column
    return here(moved, isBeyond ? .edge(wanted <= 0 ? .first : .last) : .point)
  }

  private mutating func climb(_ walk: FormWalk, by count: Int) -> ExplorationReply {
    var moved = walk
    moved.move(toColumn: walk.column, row: walk.row + count)
    form = moved
    return here(moved, moved.row == walk.row ? .edge(count < 0 ? .first : .last) : .point)
  }

  private mutating func go(
    _ place: (column: Int, row: Int)?, else missing: ExplorationLimit
  ) -> ExplorationReply {
    guard let place, var moved = form else { return limit(missing) }
    moved.move(toColumn: place.column, row: place.row)
    form = moved
    return here(moved)
  }

  private mutating func search(
    _ walk: FormWalk, isAhead: Bool, _ missing: ExplorationLimit,
    _ isFound: (Double, Double) -> Bool
  ) -> ExplorationReply {
    let column = walk.column(isAhead: isAhead, where: isFound)
    return go(column.map { ($0, walk.row) }, else: missing)
  }

  /// Goes to a column by its number, so many columns on, or the first place with a value.
  mutating func go(_ walk: FormWalk, to target: ExplorationTarget) -> ExplorationReply {
    switch target {
    case .steps(let count):
      let (sum, overflows) = walk.column.addingReportingOverflow(count)
      return step(walk, to: overflows ? (count > 0 ? Int.max : Int.min) : sum)
    case .place(let x):
      return go(walk.column(at: x).map { ($0, walk.row) }, else: walk.limit(of: x))
    case .value(let value):
      guard let place = walk.place(with: value) else {
        return ExplorationReply(.neverReached(value), .edge(.last))
      }
      return go(place, else: .noValue)
    }
  }

  /// Goes to what was typed on a chart that is no line: to a number or a date along x, else to the column, or
  /// the row, that is called so or begins so.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - number: The same as a number; nil if it is none.
  ///   - date: The same as a date; nil if it is none.
  ///   - phrases: How places are called.
  /// - Returns: Nil on a line, and for what cannot be a place of this chart.
  public mutating func go(
    toColumn text: String, number: Double?, date: CalendarDate?, in phrases: Phrasebook
  ) -> ExplorationReply? {
    guard let walk = form else { return nil }
    if let place = walk.place(called: text) { return go(place, else: .placeUnknown) }
    if let x = walk.position(number: number, date: date) { return go(walk, to: .place(x)) }
    switch walk.places.along {
    case .ranges: return nil
    case .axis(let axis):
      guard let column = phrases.index(ofPlace: text, on: axis, after: walk.column) else {
        return if case .categories = axis { limit(.placeUnknown) } else { nil }
      }
      return go((column, walk.row), else: .placeUnknown)
    case .names(let columns, let rows):
      func isCalled(_ names: [String]) -> Bool {
        names.contains { $0.lowercased() == text.lowercased() }
      }
      // A whole name counts before the beginning of another one.
      let isRow = isCalled(rows) && !isCalled(columns)
      if !isRow,
        let column = phrases.index(
          ofPlace: text, on: .categories(columns), after: walk.column)
      {
        return go((column, walk.row), else: .placeUnknown)
      }
      let row = phrases.index(ofPlace: text, on: .categories(rows), after: walk.row)
      return go(row.map { (walk.column, $0) }, else: .placeUnknown)
    }
  }

  /// The score of what is heard.
  func score(of sound: ExplorationSound, _ walk: FormWalk) throws(ScoreError) -> Score {
    var bare = style
    (bare.hasIntro, bare.hasEndSound) = (false, false)
    switch sound {
    case .point, .both: return try Score(walk.chart, walk.note(), style: bare)
    case .edge(let edge): return try self.edge(edge)
    case .gist:
      (bare.length, bare.speed) = (.gist, 1)
      return try Score(walk.chart, style: bare).delayed(seconds: ExplorationTimes.beforeGist)
    case .play(let isBackwards):
      bare.hasEndSound = style.hasEndSound
      let tones = walk.tones(
        isBackwards: isBackwards, speed: min(max(style.speed * speed, 0.25), 4))
      return try Score(walk.chart, tones, style: bare)
    }
  }
}
