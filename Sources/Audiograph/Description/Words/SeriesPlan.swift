// SPDX-License-Identifier: MIT

/// What there is to say about one series: facts chosen and rounded, sentence by sentence.
///
/// It remembers which dates were said, so the order in which sentences are asked for matters.
struct SeriesPlan {
  let facts: SeriesFacts
  let subject: Subject
  let style: ValueStyle
  let rhythm: Rhythm
  let asked: RangeLength?
  var memory: CalendarMemory

  init(
    _ facts: SeriesFacts, called names: [String], measure: ChartContext.Measure?,
    asked: RangeLength?, style: ValueStyle
  ) {
    self.facts = facts
    self.asked = asked
    self.style = style
    subject = Subject(
      names: names, measure: measure, unit: facts.series.unit, kind: facts.series.kind)
    rhythm = Rhythm(facts.series)
    memory = CalendarMemory(facts.series)
  }

  var isPrice: Bool { facts.series.kind == .price }
  var kind: ChartKind { facts.series.kind }
  var span: TimeSpan? { TimeSpan(of: facts.series, asked: asked) }
  var count: PointCount { PointCount(count: facts.points, rhythm: rhythm) }

  /// What it is.
  mutating func opening() -> Statement {
    .opening(Opening(subject: subject, extent: extent(), count: count))
  }

  private mutating func extent() -> Opening.Extent? {
    let x = facts.series.x
    switch x {
    case .rows, .categories: return nil
    case .numbers, .dates: break
    }
    let (first, last) = (x[0], x[x.count - 1])
    guard first != last else { return Opening.Extent(first: memory.mention(first), last: nil) }
    let (start, end) = memory.extent(first, last)
    return Opening.Extent(first: start, last: end)
  }

  /// All in one clause; a series within a chart whose span was told leaves it out.
  mutating func brief(isWithin: Bool = false) -> Statement {
    .brief(
      Brief(
        subject: subject, movement: movement(namesStart: !isWithin), span: isWithin ? nil : span))
  }

  /// Whether the series turned once.
  var turnsOnce: Bool {
    facts.trend.class == .roseThenFell || facts.trend.class == .fellThenRecovered
  }

  /// How it went and by how much.
  mutating func movement(namesStart: Bool = false) -> Movement {
    let kind = movementKind()
    return Movement(
      kind: kind, change: change(for: kind, namesStart: namesStart),
      isAgainstTrend: isAgainstTrend, isPrice: isPrice)
  }

  private mutating func movementKind() -> Movement.Kind {
    if facts.valueCount == 1 { return .only(only) }
    if facts.isFlat { return .flat(style.figure(of: facts.first.y)) }
    return facts.trend.class == .tooFew ? .values(values()) : .trend(trendClause())
  }

  private var only: PlacedFigure {
    mutating get {
      let isNamed = facts.points > 1 || facts.series.x.isUnnamed
      return PlacedFigure(
        figure: style.figure(of: facts.last.y), place: isNamed ? memory.mention(facts.last) : nil)
    }
  }

  private mutating func values() -> [PlacedFigure] {
    let series = facts.series
    let placed = series.values.indices.filter { !series.values[$0].isNaN }.map {
      PlacedValue(index: $0, x: series.x[$0], y: series.values[$0])
    }
    return placedFigures(placed)
  }

  /// Values that are told together, each with its place.
  mutating func placedFigures(_ values: [PlacedValue]) -> [PlacedFigure] {
    let figures = style.figures(of: values.map(\.y))
    var placed: [PlacedFigure] = []
    for (value, figure) in zip(values, figures) {
      placed.append(PlacedFigure(figure: figure, place: memory.mention(value)))
    }
    return placed
  }

  mutating func trendClause() -> TrendClause {
    let turn: PlacedValue? =
      switch facts.trend.class {
      case .roseThenFell: facts.maximum
      case .fellThenRecovered: facts.minimum
      default: nil
      }
    return TrendClause(
      class: facts.trend.class, turn: turn.map { memory.roughMention($0) }, ending: ending,
      isAlmostUnchanged: isAlmostUnchanged)
  }

  private var range: Double { facts.maximum.y - facts.minimum.y }

  private var ending: TrendClause.Ending? {
    let rise = facts.last.y / 2 - facts.first.y / 2
    let tenth = (facts.maximum.y / 2 - facts.minimum.y / 2) * 0.1
    switch facts.trend.class {
    case .roseThenFell: return rise > tenth ? .between : rise < -tenth ? .beyond : .aboutWhereItBegan
    case .fellThenRecovered:
      return rise < -tenth ? .between : rise > tenth ? .beyond : .aboutWhereItBegan
    default: return nil
    }
  }

  /// The median is only looked for where it could matter.
  private var isAlmostUnchanged: Bool {
    let largest = max(abs(facts.minimum.y), abs(facts.maximum.y))
    guard range < 0.005 * largest else { return false }
    return range < 0.005 * abs(facts.median)
  }

  private var isAgainstTrend: Bool {
    guard facts.base != nil, let net = facts.trend.net else { return false }
    switch facts.trend.class {
    case .tooFew, .unchanged, .littleChange, .roseThenFell, .fellThenRecovered: return false
    default: return net * facts.change.absolute < 0
    }
  }

  private mutating func change(for kind: Movement.Kind, namesStart: Bool) -> ChangeClause? {
    let hasBase = facts.base != nil
    switch kind {
    case .only, .flat:
      return hasBase ? changeClause(namesStart: true) : nil
    case .values:
      guard hasBase || facts.change.absolute != 0 else { return nil }
      return changeClause(namesStart: hasBase, isListed: true)
    case .trend: return changeClause(namesStart: namesStart || isAgainstTrend)
    }
  }

  /// The change with its ends; places are named unless the opening has named them as ends.
  mutating func changeClause(namesStart: Bool, isListed: Bool = false) -> ChangeClause {
    let ends = style.figures(of: [facts.change.from.y, facts.last.y])
    let start = facts.change.from
    let isUnnamed = facts.series.x.isUnnamed
    let startsLate = facts.base == nil && facts.first.index > 0
    let namesFrom =
      namesStart && (facts.base != nil || !facts.series.x.isRows)
      || !isListed && (startsLate || isUnnamed)
    let from = namesFrom ? memory.mention(start) : nil
    let namesTo = !isListed && (facts.last.index < facts.points - 1 || isUnnamed)
    return ChangeClause(
      isUp: facts.change.absolute > 0,
      size: facts.change.absolute == 0
        ? nil : ChangeSize(facts.change, kind: kind, style: style),
      from: ends[0], fromPlace: from, to: ends[1],
      toPlace: namesTo ? memory.mention(facts.last) : nil, isFromBase: facts.base != nil)
  }

  /// Where it was highest and lowest; nil where that is said by other words.
  mutating func extremes() -> Extremes? {
    guard !facts.isFlat, facts.trend.class != .tooFew else { return nil }
    return extremes(highest: true, lowest: true)
  }

  mutating func extremes(highest: Bool, lowest: Bool) -> Extremes? {
    guard highest || lowest else { return nil }
    let figures = style.figures(of: [facts.maximum.y, facts.minimum.y])
    let high = highest ? extreme(facts.maximum, facts.maximumCount, figures[0]) : nil
    let low = lowest ? extreme(facts.minimum, facts.minimumCount, figures[1]) : nil
    return Extremes(highest: high, lowest: low, measure: subject.measure, isPrice: isPrice)
  }

  private mutating func extreme(
    _ value: PlacedValue, _ count: Int, _ figure: Figure
  ) -> Extremes.Extreme {
    // The first value is told as the start of the change, unless that starts from a base.
    if value.index == facts.first.index, facts.base == nil, count == 1 {
      return Extremes.Extreme(figure: figure, place: .first)
    }
    if value.index == facts.last.index {
      return Extremes.Extreme(figure: figure, place: .last)
    }
    let mention = memory.mention(value)
    return Extremes.Extreme(figure: figure, place: count > 1 ? .firstAt(mention) : .at(mention))
  }

  /// What is missing; nil where nothing is.
  mutating func gaps() -> Statement? {
    let gaps = facts.gaps
    guard var longest = gaps.first else { return nil }
    for gap in gaps where gap.count > longest.count { longest = gap }
    return .gaps(
      Gaps(
        missing: PointCount(count: facts.missing, rhythm: rhythm), gapCount: gaps.count,
        longest: PointCount(count: longest.count, rhythm: rhythm),
        longestStart: memory.mention(
          PlacedValue(index: longest.indices.lowerBound, x: longest.first, y: 0)),
        longestEnd: memory.mention(
          PlacedValue(index: longest.indices.upperBound, x: longest.last, y: 0))))
  }

  /// How often it repeats; nil where it does not.
  var period: Statement? {
    facts.period.map {
      let rounded = $0 >= 10 ? $0.rounded() : ($0 * 10).rounded() / 10
      return .period(PeriodLength(figure: Figure(exactly: rounded), rhythm: rhythm))
    }
  }
}

extension XAxis {
  /// Whether the opening of a description does not name the ends of the axis.
  fileprivate var isUnnamed: Bool {
    if case .categories = self { true } else { false }
  }

  fileprivate var isRows: Bool {
    if case .rows = self { true } else { false }
  }
}
