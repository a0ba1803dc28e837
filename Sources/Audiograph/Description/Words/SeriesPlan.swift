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
  /// Whether the last point is of now, so that what it ends may go on.
  let isCurrent: Bool
  var memory: CalendarMemory

  init(
    _ facts: SeriesFacts, called names: [String], measure: ChartContext.Measure?,
    asked: RangeLength?, today: CalendarDate? = nil, style: ValueStyle
  ) {
    let facts = facts.byHeight
    self.facts = facts
    self.asked = asked
    isCurrent = today.map(facts.series.isCurrent) ?? false
    self.style = style
    subject = Subject(
      names: names, measure: measure, unit: facts.series.unit.flatMap(toldUnit))
    rhythm = Rhythm(facts.series)
    memory = CalendarMemory(facts.series)
  }

  var isPrice: Bool { facts.series.kind == .price }
  var kind: ChartKind { facts.series.kind }
  /// How what was calculated is rounded.
  var derived: ValueStyle { kind == .rank ? .rank : .derived }
  /// How long the change took, or how long there was none; nil if that is not what the points cover.
  var span: TimeSpan? {
    facts.isFlat ? covered : TimeSpan(ofChangeIn: facts.series, asked: asked)
  }

  /// What the points cover.
  var covered: TimeSpan? { TimeSpan(of: facts.series, asked: asked) }

  /// Whether both ends of a change are named, since it did not take what the points cover.
  var namesEnds: Bool { span == nil && covered != nil }

  var isUnordered: Bool { facts.isUnordered }
  /// Whether the points are names, whose extremes are all that is told of how they went.
  var areNames: Bool { facts.series.x.isUnnamed && isUnordered }

  /// The size of a move between two values of the series.
  ///
  /// In percent where no value is 0 or less: sizes that are compared have one measure.
  func size(of move: Move) -> ChangeSize {
    ChangeSize(
      move, kind: kind, style: style, allowsPercent: facts.minimum.y > 0, unit: differenceUnit)
  }

  /// The unit that differences have where percentages would mean nothing.
  var differenceUnit: String? { facts.hasTrueZero ? nil : subject.unit }

  var count: PointCount { PointCount(count: facts.points, rhythm: rhythm) }

  /// What it is and what matters most of it, with what belongs to that.
  ///
  /// Where a season leads, that is how it went; where a name does, who follows. Briefly with how long it took,
  /// and no season before it.
  mutating func leading(isBrief: Bool = false) -> [Said] {
    let repeated = isBrief && repeats != nil ? countOfAll : .nothing
    let name = Said.joined([subject.said(along: axis), repeated], by: ", ")
    if let ranking {
      let rest = [endsOfAnswers, ranking.followers].compactMap(\.self)
      return [.joined([name, ranking.leader], by: ": ")] + rest
    }
    if !isBrief, let season = mainSeason {
      return [.joined([name, season.said], by: ", "), movement().said]
    }
    let movement = movement(namesStart: isBrief && asked == nil, namesEnd: isBrief)
    return [
      subject.isEmpty ? movement.said : movement.said(of: name, in: isBrief ? span : nil)
    ]
  }

  /// From where to where, and how many points there are; nil if all are told one by one.
  mutating func extent() -> Said? {
    if hasRanking || facts.insight.distribution != nil && isUnordered { return nil }
    if facts.valueCount < 5, facts.missing == 0, toldTrend == .tooFew { return nil }
    return .joined([ends() ?? .nothing, countOfAll], by: ", ")
  }

  /// How many points there are, and at how many positions if several stand at one.
  private var countOfAll: Said { .joined([count.said, repeats ?? .nothing], by: "") }

  /// At how many positions points stand, where several stand at one; what has a rhythm has one point a
  /// step.
  private var repeats: Said? {
    guard rhythm == .points, !isUnordered, let positions = facts.positions else { return nil }
    guard case .dates(let dates) = facts.series.x else {
      return .repeatsPositions(positions: positions)
    }
    // Half as many points again as positions.
    let areMany = 2 * facts.points >= 3 * positions
    return dates.precision > .day
      ? .repeatsTimes(positions: positions, areMany: areMany)
      : .repeatsDates(positions: positions, areMany: areMany)
  }

  /// The name of the axis; dates need none.
  var axis: AxisName? { if case .numbers = facts.series.x { facts.series.xName } else { nil } }

  /// Where the points stand; counted rows and names without an order have no ends.
  mutating func ends() -> Said? {
    let x = facts.series.x
    switch x {
    case .rows: return nil
    case .categories where isUnordered: return nil
    case .numbers, .dates, .categories: break
    }
    let (first, last) = (x[0], x[x.count - 1])
    guard first != last || facts.series.nameOrder?.isRepeated ?? false else {
      return .place(memory.mention(first))
    }
    let (start, end) = memory.extent(first, last)
    return .placeRange(first: start, last: end)
  }

  /// The name, the last value, and the change that led to it; then the same in fewer and fewer words:
  /// without the unit, then without how long it took.
  ///
  /// For example: `Apple, 430.47 US dollars, down 5.1 percent in a month`.
  mutating func latest() -> [Said] {
    let movement = movement(namesStart: namesEnds, tellsTrend: false)
    let value = movement.change?.to.figure ?? style.figure(of: facts.last.y)
    return [(subject.unit, true), (nil, true), (nil, false)].map { unit, tellsTime in
      let span = tellsTime ? span : nil
      guard let change = movement.change, change.size != nil else {
        return .joined(subject.toldNames + [movement.inBrief(in: span)], by: ", ")
      }
      let words =
        tellsTime && span == nil && change.from.place != nil
        ? Said.baseChange(change: change.said(withEnds: false), from: change.from.said)
        : change.said(in: span, withEnds: false)
      return .joined(subject.toldNames + [.amount(value, unit), words], by: ", ")
    }
  }

  /// Whether the series turned once.
  var turnsOnce: Bool {
    toldTrend == .roseThenFell || toldTrend == .fellThenRecovered
  }

  /// How it went and by how much.
  ///
  /// Where the trend is not mentioned, the dates in it have not been said. The end is named only where
  /// no span tells when it was.
  mutating func movement(
    namesStart: Bool = false, namesEnd: Bool = false, tellsTrend: Bool = true
  ) -> Movement {
    let before = memory
    let kind = movementKind(namesOnly: namesStart)
    if case .trend = kind, !tellsTrend { memory = before }
    return Movement(
      kind: kind,
      change: change(
        for: kind, namesStart: namesStart, namesEnd: namesEnd && namesEnds, tellsTrend: tellsTrend),
      isAgainstTrend: isAgainstTrend, isPrice: isPrice)
  }

  private mutating func movementKind(namesOnly: Bool) -> Movement.Kind {
    if facts.valueCount == 1 { return .only(only(isNamed: namesOnly && !facts.series.x.isRows)) }
    if facts.isFlat { return .flat(style.figure(of: facts.first.y)) }
    if toldTrend == .tooFew { return .values(values()) }
    if areNames, let extremes = extremes(highest: true, lowest: true) {
      return .unordered(extremes.said)
    }
    if let shape = shapeClause() { return .shape(shape) }
    return .trend(trendClause())
  }

  private mutating func only(isNamed: Bool) -> PlacedFigure {
    let isNamed = isNamed || facts.points > 1 || facts.series.x.isUnnamed
    return PlacedFigure(
      figure: style.figure(of: facts.last.y), place: isNamed ? memory.mention(facts.last) : nil)
  }

  private mutating func values() -> [PlacedFigure] {
    let series = facts.series
    let placed = series.values.indices.filter { !series.values[$0].isNaN }.map {
      PlacedValue(index: $0, x: series.x[$0], y: series.values[$0])
    }
    return placedFigures(placed)
  }

  /// Values that are mentioned together, each with its place.
  mutating func placedFigures(_ values: [PlacedValue]) -> [PlacedFigure] {
    let figures = style.figures(of: values.map(\.y))
    return zip(figures, mentions(values)).map { PlacedFigure(figure: $0, place: $1) }
  }

  /// Values that are mentioned together, which a course comes from or gets to.
  func courseFigures(_ values: [Double]) -> [Figure] {
    let figures = style.figures(of: values)
    return kind == .rank ? figures.asRanks : figures
  }

  /// Places that are named in one sentence.
  private mutating func mentions(_ values: [PlacedValue]) -> [Mention] {
    var mentions: [Mention] = []
    for value in values { mentions.append(memory.mention(value)) }
    return mentions.evened
  }

  mutating func trendClause() -> TrendClause { trendClause(isAlmostUnchanged: isAlmostUnchanged) }

  mutating func trendClause(isAlmostUnchanged: Bool) -> TrendClause {
    let trend = toldTrend ?? facts.trend.class
    let turn: PlacedValue? =
      switch trend {
      case .roseThenFell: facts.maximum
      case .fellThenRecovered: facts.minimum
      default: nil
      }
    let place = turn.map { memory.roughMention($0) }
    let spike = isAlmostUnchanged ? nil : toldSpike
    let said: Said =
      switch (trend, place) {
      case (.roseThenFell, let place?): .trendRoseThenFell(turn: place, ending: ending)
      case (.fellThenRecovered, let place?): .trendFellThenRecovered(turn: place, ending: ending)
      default: spike.map { steady($0) } ?? .trend(shape: trend, isPrice: isPrice)
      }
    return TrendClause(
      said: said, isFlat: trend.isFlat, isAlmostUnchanged: isAlmostUnchanged,
      stayed: spike.map { !$0.trend.isDirected } ?? false)
  }

  /// Where a series that turned came to.
  private var ending: TrendEnding {
    let rise = facts.last.y / 2 - facts.first.y / 2
    let tenth = (facts.maximum.y / 2 - facts.minimum.y / 2) * 0.1
    switch toldTrend {
    case .roseThenFell:
      return rise > tenth ? .between : rise < -tenth ? .beyond : .aboutWhereItBegan
    case .fellThenRecovered:
      return rise < -tenth ? .between : rise > tenth ? .beyond : .aboutWhereItBegan
    default: return .aboutWhereItBegan
    }
  }

  /// The median is only looked for where it could matter.
  var isAlmostUnchanged: Bool {
    guard shape == nil else { return false }
    let largest = max(abs(facts.minimum.y), abs(facts.maximum.y))
    // A change from before the range that is mentioned has to be small too.
    let start = facts.base?.y ?? facts.first.y
    let span = max(facts.maximum.y, start) - min(facts.minimum.y, start)
    guard span < 0.005 * largest else { return false }
    return span < 0.005 * abs(facts.median)
  }

  var isAgainstTrend: Bool {
    guard facts.base != nil, let net = facts.trend.net else { return false }
    switch facts.trend.class {
    case .tooFew, .unchanged, .littleChange, .roseThenFell, .fellThenRecovered, .steadyWithPeak,
      .steadyWithTrough:
      return false
    default: return net * facts.change.absolute < 0
    }
  }

  private mutating func change(
    for kind: Movement.Kind, namesStart: Bool, namesEnd: Bool, tellsTrend: Bool
  ) -> ChangeClause? {
    let hasBase = facts.base != nil
    switch kind {
    case .only, .flat: return hasBase ? changeClause(namesStart: true) : nil
    case .values: return isUnordered ? nil : changeClause(namesStart: hasBase, isListed: true)
    case .unordered: return nil
    case .shape(let shape):
      return shapeChange(shape, namesStart: namesStart, namesEnd: namesEnd)
    case .trend(let trend):
      // Where most values stayed, the first and the last of them say nothing.
      if trend.stayed, !hasBase, tellsTrend { return nil }
      return changeClause(
        namesStart: namesStart || isAgainstTrend || baseIsOutside, namesEnd: namesEnd)
    }
  }

  /// Whether the value before the range is above the highest or below the lowest in it.
  private var baseIsOutside: Bool {
    guard let base = facts.base else { return false }
    return base.y > facts.maximum.y || base.y < facts.minimum.y
  }

  /// The change with its ends; places are named unless they are those of the extent.
  mutating func changeClause(
    namesStart: Bool, namesEnd: Bool = false, isListed: Bool = false
  ) -> ChangeClause {
    let ends = courseFigures([facts.change.from.y, facts.last.y])
    let start = facts.change.from
    let isUnnamed = facts.series.x.isUnnamed
    let startsLate = facts.base == nil && facts.first.index > 0
    let namesFrom =
      namesStart && (facts.base != nil || !facts.series.x.isRows)
      || !isListed && (startsLate || isUnnamed)
    let namesTo = namesEnd || !isListed && (facts.last.index < facts.points - 1 || isUnnamed)
    var places = mentions((namesFrom ? [start] : []) + (namesTo ? [facts.last] : []))[...]
    let from = namesFrom ? places.popFirst() : nil
    return ChangeClause(
      isUp: facts.change.absolute > 0,
      size: facts.change.absolute == 0
        ? nil : ChangeSize(facts.change, kind: kind, style: style, unit: differenceUnit),
      from: PlacedFigure(figure: ends[0], place: from),
      to: PlacedFigure(figure: ends[1], place: places.first), isFromBase: facts.base != nil)
  }

  /// Where it was highest and lowest; nil if that is said by other words, such as those of odd values.
  mutating func extremes(besidesOdd: Bool = true) -> Extremes? {
    guard !facts.isFlat, toldTrend != .tooFew, !isUnordered else { return nil }
    guard shape == nil else { return extremesBesideShape(besidesOdd: besidesOdd) }
    if let spike = toldSpike { return extremes(besides: spike) }
    return extremes(highest: true, lowest: true)
  }

  /// Those of the two extremes that are wanted.
  mutating func extremes(highest: Bool, lowest: Bool) -> Extremes? {
    guard highest || lowest else { return nil }
    let values = (highest ? [facts.maximum.y] : []) + (lowest ? [facts.minimum.y] : [])
    var rest = style.figures(of: values)[...]
    let high = highest ? extreme(facts.maximum, facts.maximumCount, rest.removeFirst()) : nil
    let low = lowest ? extreme(facts.minimum, facts.minimumCount, rest.removeFirst()) : nil
    return Extremes(highest: high, lowest: low, subject: extremeSubject).evened
  }

  var extremeSubject: ExtremeSubject {
    ExtremeSubject(subject.measure, isPrice: isPrice, isRank: kind == .rank)
  }

  private mutating func extreme(
    _ value: PlacedValue, _ count: Int, _ figure: Figure
  ) -> Extremes.Extreme {
    // Without an order there is no first, and both have their places.
    if isUnordered {
      let mention = memory.mention(value)
      return Extremes.Extreme(figure: figure, place: count > 1 ? .firstAt(mention) : .at(mention))
    }
    // The first value is told as the start of the change, unless that starts from a base.
    if value.index == facts.first.index, facts.base == nil, count == 1, tellsEnds {
      return Extremes.Extreme(figure: figure, place: .first)
    }
    if value.index == facts.last.index, tellsEnds {
      return Extremes.Extreme(figure: figure, place: .last)
    }
    let mention = memory.mention(value)
    return Extremes.Extreme(figure: figure, place: count > 1 ? .firstAt(mention) : .at(mention))
  }

  /// What is missing; nil if nothing is.
  mutating func gaps() -> Said? {
    let gaps = facts.gaps
    guard var longest = gaps.first else { return nil }
    for gap in gaps where gap.count > longest.count { longest = gap }
    let first = memory.mention(
      PlacedValue(index: longest.indices.lowerBound, x: longest.first, y: 0))
    let last = memory.mention(
      PlacedValue(index: longest.indices.upperBound, x: longest.last, y: 0))
    let missing = Said.gapsMissing(count: facts.missing, rhythm: rhythm)
    if gaps.count == 1 {
      return facts.missing == 1
        ? .gapsSingle(missing: missing, place: first)
        : .gapsRun(missing: missing, first: first, last: last)
    }
    if longest.count == 1 { return .gapsScattered(missing: missing) }
    return .gapsMany(
      missing: missing, count: gaps.count,
      longest: .counted(count: longest.count, rhythm: rhythm), place: first)
  }

  /// How often it repeats; nil if it does not.
  var period: Said? {
    guard let season = facts.insight.seasons.first, season.period == nil,
      facts.series.rebasedKind == nil
    else { return nil }
    let (steps, rhythm) = (season.steps, season.rhythm)
    let rounded = steps >= 10 ? steps.rounded() : (steps * 10).rounded() / 10
    return .period(length: Figure(exactly: rounded), rhythm: rhythm)
  }
}

extension SeriesFacts {
  /// Whether the points stand in no order, so that there is nothing to rise or fall.
  var isUnordered: Bool {
    series.rebasedKind == nil ? !insight.isOrdered : !series.hasOrderAlongX
  }
}

extension XAxis {
  /// Whether positions are names.
  var isUnnamed: Bool {
    if case .categories = self { true } else { false }
  }
}

extension TrendClass {
  /// Whether it went neither up nor down.
  fileprivate var isFlat: Bool {
    switch self {
    case .littleChange, .mixedHigher, .mixedLower, .steadyWithPeak, .steadyWithTrough: true
    default: false
    }
  }
}
