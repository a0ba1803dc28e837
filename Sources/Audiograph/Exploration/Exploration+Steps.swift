// SPDX-License-Identifier: MIT

/// Steps from point to point.
extension Exploration {
  /// A tenth of the points, at least one.
  var tenth: Int { max(1, (shown.count + 5) / 10) }

  mutating func step(by count: Int) -> ExplorationReply {
    // No step is so long that it could leave the numbers.
    let (sum, overflows) = index.addingReportingOverflow(count)
    return step(to: overflows ? (count > 0 ? Int.max : Int.min) : sum)
  }

  /// Goes to a point; past the first or last one, or where the cursor is there already, that is
  /// heard.
  mutating func step(to wanted: Int, asked: [ExplorationExtreme] = []) -> ExplorationReply {
    let target = min(max(wanted, 0), shown.count - 1)
    let isStuck = target == index
    move(to: target)
    // The only point of a chart is heard.
    guard isStuck || target != wanted, shown.count > 1 else { return here(asked: asked) }
    return here(sound: .edge(wanted <= 0 ? .first : .last), asked: asked)
  }

  /// Puts the cursor at a point that is there.
  public mutating func move(to target: Int) {
    form?.move(toColumn: target)
    index = min(max(target, 0), shown.count - 1)
    anchor = shown.x[index]
  }

  /// What is said and heard of the point at the cursor.
  public var current: ExplorationReply { form.map { here($0) } ?? here() }

  func here(
    _ notes: [ExplorationPoint.Note] = [], sound: ExplorationSound = .point, isNamed: Bool = false,
    asked: [ExplorationExtreme] = []
  ) -> ExplorationReply {
    ExplorationReply(.point(told(notes, isNamed: isNamed, asked: asked)), sound)
  }

  mutating func goToExtreme(isHighest: Bool) -> ExplorationReply {
    guard let extremes = view.extremes[series] else { return limit(.noValue) }
    move(to: isHighest ? extremes.highest.index : extremes.lowest.index)
    return here(asked: [isHighest ? .highest : .lowest])
  }

  /// Goes to the next point, or back to the last one, whose value stands so to that at the cursor.
  mutating func search(
    _ limit: ExplorationLimit, _ isFound: (Double, Double) -> Bool
  ) -> ExplorationReply {
    let values = shown.values
    guard let value = lastValue.map(shown.height) else { return self.limit(.noValue) }
    let isAhead = limit == .higherAhead || limit == .lowerAhead
    let found =
      isAhead
      ? values[(index + 1)...].firstIndex { isFound(shown.height(of: $0), value) }
      : values[..<index].lastIndex { isFound(shown.height(of: $0), value) }
    guard let found else { return self.limit(limit) }
    move(to: found)
    return here()
  }

  /// The value at the cursor, else the last before it; nil if none is.
  var lastValue: Double? { shown.values[...index].last { !$0.isNaN } }

  func limit(_ limit: ExplorationLimit) -> ExplorationReply {
    let edge: ExplorationSound.Edge =
      switch limit {
      case .higherBehind, .lowerBehind, .crossingBehind, .legBehind, .stopBehind, .noPointBefore,
        .earlier,
        .shorterRange, .finer, .slower:
        .first
      default: .last
      }
    return ExplorationReply(.nothing(limit), .edge(edge))
  }

  /// Goes to the next turning point, break, peak of a season or event, or back to the one before.
  mutating func leg(isAhead: Bool) -> ExplorationReply {
    go(to: stops(legs, isAhead: isAhead), isAhead: isAhead, else: isAhead ? .legAhead : .legBehind)
  }

  /// What lies between turning points, breaks and peaks of a season.
  var legs: [Move] { SeriesFacts(shown.settled).keepingInsight().walk }

  /// The ends of legs, or their beginnings for a walk back, each with the change that leads to it, and where
  /// something happened, in order.
  func stops(_ legs: [Move], isAhead: Bool) -> [ExplorationStop] {
    let (style, facts) = (view.styles[series], SeriesFacts(shown))
    var changes: [Int: ExplorationPoint.Note] = [:]
    for leg in legs.reversed() where leg.absolute != 0 && shown.hasOrderAlongX {
      changes[leg.to.index] = .leg(
        ChangeSize(leg, kind: shown.kind, style: style), isUp: facts.rises(leg))
    }
    let events = shown.eventPoints.map(\.index)
    let ends = legs.map { isAhead ? $0.to.index : $0.from.index }
    // A walk without events goes to its stops as they come.
    return (events.isEmpty ? ends : (ends + events).sorted().uniqued).map { index in
      ExplorationStop(
        index: index, notes: shown.eventNotes(at: index) + [changes[index]].compactMap(\.self))
    }
  }

  /// Goes to a target.
  public mutating func go(to target: ExplorationTarget) -> ExplorationReply {
    if let form { return go(form, to: target) }
    switch target {
    case .steps(let count): return step(by: count)
    case .place(let x):
      return go(to: x)
    case .value(let value):
      if let found = index(reaching: value) {
        move(to: found)
        return here()
      }
      let reached = wider { $0.chart.series[series].index(reaching: value, from: 0) != nil }
      guard let reached else { return ExplorationReply(.neverReached(value), .edge(.last)) }
      let place = reached.view.index(of: anchor, inSeries: series)
      let found = reached.view.chart.series[series].index(reaching: value, from: place)
      return widen(reached.range, reached.view, at: found ?? place)
    }
  }

  /// Goes to a position along x; where only the range leaves it out, to a wider one.
  private mutating func go(to x: XValue) -> ExplorationReply {
    if !holds(x), let wider = wider(where: { $0.holds(x, inSeries: series) }) {
      return widen(wider.range, wider.view, at: wider.view.index(of: x, inSeries: series))
    }
    guard view.holds(x, inSeries: series), let place = view.place(of: x, inSeries: series) else {
      if case .category = x { return limit(.placeUnknown) }
      return limit(.outsideData)
    }
    // A date belongs to the interval that ends with it, or after it.
    move(to: interval == nil ? place.index : view.index(of: x, inSeries: series))
    return here()
  }

  /// The smallest of the stretches that were shown before which shows more and holds what is asked for, else all
  /// of the data if they do; nil for none.
  private func wider(
    where holds: (ExplorationView) -> Bool
  ) -> (range: ChartRange?, view: ExplorationView)? {
    guard range != nil else { return nil }
    let views = shownRanges.compactMap { range in
      (try? ExplorationView(source, field: field, range: range, interval: interval)).map {
        (range: ChartRange?.some(range), view: $0)
      }
    }
    let count = shown.count
    let larger = views.filter { $0.view.chart.series[series].count > count && holds($0.view) }
    return larger.min { $0.view.chart.series[series].count < $1.view.chart.series[series].count }
      ?? whole.flatMap { holds($0) ? (nil, $0) : nil }
  }

  /// Shows a wider stretch, the cursor at a point of it.
  private mutating func widen(
    _ range: ChartRange?, _ view: ExplorationView, at index: Int
  ) -> ExplorationReply {
    (self.view, self.range) = (view, range)
    move(to: index)
    return ExplorationReply(
      .view(told([], isNamed: false), .init(count: count, span: span, answer: .place)), .point)
  }

  /// All of the data, where a range leaves some out; nil else.
  private var whole: ExplorationView? {
    range == nil
      ? nil : try? ExplorationView(source, field: field, range: nil, interval: interval)
  }

  /// The positions of all points, also of those that the range leaves out.
  var allPlaces: XAxis { whole?.chart.series[series].x ?? shown.x }

  /// Whether a position along x lies in the data, also where only the range leaves it out.
  public func isInData(_ x: XValue) -> Bool {
    holds(x) || whole?.holds(x, inSeries: series) ?? false
  }

  /// Whether the line has a value, or passes it between two points, also where only the range leaves that out.
  public func reaches(_ value: Double) -> Bool {
    index(reaching: value) != nil
      || whole?.chart.series[series].index(reaching: value, from: 0) != nil
  }

  private func index(reaching value: Double) -> Int? { shown.index(reaching: value, from: index) }
}

extension Series {
  /// The next point behind another one with a value, else the last one; where no point has it, the nearer of two
  /// points between which the line passes it.
  fileprivate func index(reaching value: Double, from start: Int) -> Int? {
    var last: (index: Int, y: Double)?
    var (exact, passed): ([Int], [Int]) = ([], [])
    for (place, y) in values.enumerated() where !y.isNaN {
      if y == value { exact.append(place) }
      if let last, (last.y < value) != (y < value) {
        passed.append(abs(last.y - value) < abs(y - value) ? last.index : place)
      }
      last = (place, y)
    }
    let reached = exact.isEmpty ? passed : exact
    return reached.first { $0 > start } ?? reached.last { $0 <= start }
  }
}
