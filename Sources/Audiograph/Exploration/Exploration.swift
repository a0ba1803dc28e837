// SPDX-License-Identifier: MIT

/// A walk through a chart with a cursor: every action returns what is said and what is heard.
///
///     var walk = try Exploration(chart)
///     let reply = walk.perform(.highest)
///     Phrasebook().line(reply)            // "702.10 on 19 Sep 2012, highest"
///     try walk.score(of: reply.sound!)
///
/// A walk is a value: it knows no terminal, no device and no clock.
public struct Exploration: Sendable {
  /// What the shown chart is cut from.
  let source: ExplorationSource
  /// How it sounds.
  public let style: SoundStyle
  /// The part that is shown.
  var view: ExplorationView
  /// The stretch that is shown; nil for everything.
  public internal(set) var range: ChartRange?
  /// What points are gathered into; nil for the points of the data.
  public internal(set) var interval: Interval?
  /// The index of the series at the cursor.
  public internal(set) var series = 0
  /// The index of the point at the cursor.
  public internal(set) var index = 0
  /// What is walked along of a chart of bars; nil for any other chart.
  package internal(set) var field: ExplorationField?
  /// Where somebody is in a chart that is no line; nil for any other chart.
  var form: FormWalk?
  /// Where the cursor was put last, which a change of interval leaves as it is.
  var anchor: XValue
  /// What the length of what is played is divided by.
  public internal(set) var speed = 1.0
  /// Positions along x that were marked.
  public internal(set) var marks: [Character: XValue] = [:]
  /// The marks that were set or recalled, the last one last.
  var recentMarks: [Character] = []
  /// The stretches that were shown so far, but for all of the data.
  var shownRanges: [ChartRange] = []

  /// A walk that begins at the last point with a value.
  ///
  /// - Parameters:
  ///   - chart: The whole chart, of which a range may be shown.
  ///   - bars: All columns, where the chart is of one value of them.
  ///   - value: That value.
  ///   - figures: The company's, such as its revenue, each at the days on which they were reported.
  ///   - range: The stretch that is shown first; nil for everything.
  ///   - interval: What points are gathered into first.
  ///   - style: How the chart sounds.
  /// - Throws: `RangeError` where nothing lies in the range.
  public init(
    _ chart: Chart, bars: PriceBars? = nil, value: PriceValue = .close, figures: [Series] = [],
    range: ChartRange? = nil,
    interval: Interval? = nil, style: SoundStyle = SoundStyle()
  ) throws(RangeError) {
    let source = ExplorationSource(chart, bars: bars, value: value, figures: figures)
    let field: ExplorationField? = bars == nil ? nil : .price(value)
    let view = try ExplorationView(source, field: field, range: range, interval: interval)
    self.init(source, view, style)
    (self.field, self.range, self.interval) = (field, range, interval)
    shownRanges = [range].compactMap(\.self)
  }

  /// A walk through all of a chart.
  init(whole chart: Chart, style: SoundStyle) {
    self.init(
      ExplorationSource(chart, bars: nil, value: .close), ExplorationView(chart, axes: chart), style
    )
  }

  private init(_ source: ExplorationSource, _ view: ExplorationView, _ style: SoundStyle) {
    (self.source, self.view, self.style) = (source, view, style)
    let series = view.chart.series[0]
    index = series.values.lastIndex { !$0.isNaN } ?? 0
    anchor = series.x[index]
  }

  /// The chart as it is shown: cut, gathered, of the chosen field.
  public var chart: Chart { view.chart }
  /// Where the cursor is along x.
  public var x: XValue { shown.x[index] }
  /// The point at the cursor; nil if its value is missing.
  public var point: Point? { shown.point(at: index) }

  /// Whether a point of the series at the cursor has exactly a value.
  public func hasValue(_ value: Double) -> Bool { shown.values.contains(value) }

  var shown: Series { view.chart.series[series] }

  /// Does what needs nothing but the chart; nothing for the others, which a front end does.
  public mutating func perform(_ action: ExplorationAction) -> ExplorationReply {
    if let form { return walk(form, action) }
    return switch action {
    case .previous: step(by: -1)
    case .next: step(by: 1)
    case .back: step(by: -tenth)
    case .forward: step(by: tenth)
    case .first: step(to: 0, asked: [.first])
    case .last: step(to: shown.count - 1, asked: [.last])
    case .highest: goToExtreme(isHighest: true)
    case .lowest: goToExtreme(isHighest: false)
    case .nextHigher: search(.higherAhead) { $0 > $1 }
    case .previousHigher: search(.higherBehind) { $0 > $1 }
    case .nextLower: search(.lowerAhead) { $0 < $1 }
    case .previousLower: search(.lowerBehind) { $0 < $1 }
    case .nextCrossing: cross(isAhead: true)
    case .previousCrossing: cross(isAhead: false)
    case .nextLeg: leg(isAhead: true)
    case .previousLeg: leg(isAhead: false)
    case .fieldUp: changeField(by: -1)
    case .fieldDown: changeField(by: 1)
    case .previousSeries: changeSeries(by: -1)
    case .nextSeries: changeSeries(by: 1)
    case .difference: difference()
    case .compare: compare()
    case .play: ExplorationReply(nil, .play(isBackwards: false))
    case .backwards: ExplorationReply(nil, .play(isBackwards: true))
    case .where: ExplorationReply(whereabouts, .point)
    case .slope: slope()
    case .slower: changeSpeed(by: -1)
    case .faster: changeSpeed(by: 1)
    case .finer: changeInterval(by: -1)
    case .coarser: changeInterval(by: 1)
    case .narrower: zoom(by: -1)
    case .wider: zoom(by: 1)
    case .oneMonth: show(.months(1))
    case .threeMonths: show(.months(3))
    case .sixMonths: show(.months(6))
    case .oneYear: show(.years(1))
    case .fiveYears: show(.years(5))
    case .all: show(.maximum)
    case .earlier: shift(isLater: false)
    case .later: shift(isLater: true)
    case .goTo, .mark, .recall, .markDifference, .repeat, .axes, .describe, .valuesOnly,
      .tonesOnly, .wordsOnly, .help, .reading, .reload, .command, .leave:
      ExplorationReply()
    }
  }

  /// What is said before the first key: of several series how many there are, then the point at the cursor and
  /// how many points there are.
  public var opening: [ExplorationReply] {
    if let form { return [ExplorationReply(.place(FormLine(form)), nil)] }
    let several = ExplorationStatement.Several(count: chart.series.count, name: shown.name)
    let point = ExplorationPoint(
      value: self.point.map { shown.figure(of: $0.y) }, place: shown.shortMention(index),
      index: index, name: nil, leastWords: view.leastWords(at: index, inSeries: series),
      notes: shown.provisionalNotes(at: index))
    return (several.count > 1 ? [ExplorationReply(.several(several), nil)] : []) + [
      ExplorationReply(.view(point, .init(count: count, span: nil, answer: .point)), nil)
    ]
  }

  /// Whether a position along x lies in what is shown.
  public func holds(_ x: XValue) -> Bool { view.holds(x, inSeries: series) }

  /// Puts the cursor at a position along x, as on an earlier walk, where that is shown.
  public mutating func resume(at x: XValue) {
    guard holds(x), form == nil else { return }
    move(to: view.index(of: x, inSeries: series))
  }

  /// This walk over data that were read anew, with the range, the place and the marks of an earlier
  /// one.
  public func continuing(_ earlier: Exploration) -> Exploration {
    var walk = self
    (walk.marks, walk.recentMarks, walk.speed) = (earlier.marks, earlier.recentMarks, earlier.speed)
    walk.shownRanges = earlier.shownRanges
    let field = source.fields.contains { $0 == earlier.field } ? earlier.field : walk.field
    if let view = try? ExplorationView(
      source, field: field, range: earlier.range, interval: earlier.interval)
    {
      walk.view = view
      (walk.field, walk.range, walk.interval) = (field, earlier.range, earlier.interval)
    }
    walk.series = min(earlier.series, walk.chart.series.count - 1)
    walk.index = walk.view.index(of: earlier.anchor, inSeries: walk.series)
    walk.anchor = earlier.anchor
    return walk
  }

  /// How many points are shown, called what they are: after an interval, or as in all of the data.
  var count: PointCount {
    if let rhythm = interval.flatMap(Rhythm.init(gathering:)) {
      return PointCount(count: shown.count, rhythm: rhythm)
    }
    let whole = field.flatMap { try? source.chart(of: $0, nil, nil) } ?? source.chart
    let data = whole.series.indices.contains(series) ? whole.series[series] : shown
    let gathered = interval.flatMap { try? data.cut(to: nil, by: $0).series }
    return PointCount(count: shown.count, rhythm: Rhythm(gathered ?? data))
  }
}

extension Rhythm {
  /// What points are that were gathered into an interval; nil for days, which may be those of a market.
  fileprivate init?(gathering interval: Interval) {
    switch interval {
    case .day: return nil
    case .week: self = .weeks
    case .month: self = .months
    case .quarter: self = .quarters
    }
  }
}
