// SPDX-License-Identifier: MIT

/// Marks, and how values differ.
extension Exploration {
  /// Remembers where the cursor is under a letter.
  public mutating func mark(_ letter: Character) -> ExplorationReply {
    guard form == nil else { return limit(.noLine) }
    marks[letter] = x
    remember(letter)
    return here([.mark(letter)])
  }

  /// Remembers a position along x under a letter, as a mark of an earlier walk.
  public mutating func setMark(_ letter: Character, at x: XValue) { marks[letter] = x }

  /// Goes back to a mark.
  public mutating func recall(_ letter: Character) -> ExplorationReply {
    guard form == nil else { return limit(.noLine) }
    guard let x = marks[letter] else {
      return ExplorationReply(.noMark(letter), .edge(.last))
    }
    remember(letter)
    guard view.holds(x, inSeries: series) else {
      return ExplorationReply(.markOutside(letter), .edge(.last))
    }
    move(to: view.index(of: x, inSeries: series))
    return here([.mark(letter)])
  }

  private mutating func remember(_ letter: Character) {
    recentMarks.removeAll { $0 == letter }
    recentMarks.append(letter)
  }

  /// From the mark that was set or recalled last to the cursor; where the cursor stands at that one, from the one
  /// before it.
  func difference() -> ExplorationReply {
    let letters = recentMarks.reversed() + marks.keys.sorted()
    let letter = letters.first { marks[$0] != x } ?? letters.first ?? "a"
    return difference(from: letter)
  }

  /// From a mark to the cursor.
  public func difference(from letter: Character) -> ExplorationReply {
    guard form == nil else { return limit(.noLine) }
    guard let x = marks[letter] else { return ExplorationReply(.noMark(letter), .edge(.last)) }
    guard let marked = marked(x) else {
      return ExplorationReply(.markOutside(letter), .edge(.last))
    }
    guard let start = marked.series.point(at: marked.index)?.y else {
      return ExplorationReply(.noValueAtMark(letter), .edge(.last))
    }
    guard let end = point?.y else { return limit(.noValue) }
    return ExplorationReply(.fromMark(difference(from: start, to: end), letter), .point)
  }

  /// The point that a mark stands at, also where it lies outside of what is shown; it may have no value.
  private func marked(_ x: XValue) -> (series: Series, index: Int)? {
    if view.holds(x, inSeries: series) { return (shown, view.index(of: x, inSeries: series)) }
    guard let whole = try? source.chart(of: field, nil, nil).series[series],
      let place = AxisSearch(whole.x).place(of: x)
    else { return nil }
    return (whole, place.index)
  }

  /// The next series that has a value at the place of the cursor, after the last one the first.
  var pair: (number: Int, value: Double)? {
    let count = chart.series.count
    return (1..<max(1, count)).lazy.map { (series + $0) % count }.compactMap { number in
      guard let place = view.place(of: x, inSeries: number), place.match == .exact,
        let point = chart.series[number].point(at: place.index)
      else { return nil }
      return (number, point.y)
    }.first
  }

  /// This series and the next one at the place of the cursor.
  func compare() -> ExplorationReply {
    guard chart.series.count > 1 else { return limit(.otherSeries) }
    guard let here = point?.y, let pair else { return limit(.noValue) }
    let other = chart.series[pair.number]
    let style = view.styles[series]
    return ExplorationReply(
      .both(
        ExplorationPair(
          here: style.figure(of: here), there: other.figure(of: pair.value),
          isAbove: here > pair.value,
          higher: here == pair.value
            ? nil
            : shown.height(of: here) > shown.height(of: pair.value) ? shown.name : other.name,
          amount: here == pair.value
            ? nil : style.difference(from: min(here, pair.value), to: max(here, pair.value)))),
      .both)
  }

  /// From the point before that has a value to the cursor.
  func slope() -> ExplorationReply {
    guard shown.hasOrderAlongX else { return limit(.noOrder) }
    guard let end = point?.y else { return limit(.noValue) }
    guard let before = shown.values[..<index].lastIndex(where: { !$0.isNaN }) else {
      return limit(.noPointBefore)
    }
    return ExplorationReply(
      .fromPlace(
        difference(from: shown.values[before], to: end),
        shown.shortMention(before)), .point)
  }

  private func difference(from start: Double, to end: Double) -> ExplorationDifference {
    let facts = SeriesFacts(shown)
    let move = facts.move(
      from: PlacedValue(index: 0, x: x, y: start), to: PlacedValue(index: 0, x: x, y: end))
    let style = view.styles[series]
    let percent = move.to.y >= 0 ? move.percent.flatMap { $0 > 1000 ? nil : Percent($0) } : nil
    return ExplorationDifference(
      amount: start == end || !move.absolute.isFinite
        ? nil : style.difference(from: min(start, end), to: max(start, end)),
      isUp: shown.height(of: end) > shown.height(of: start), percent: percent,
      countsPoints: shown.kind == .percent)
  }

  /// Which point it is, how high, and how far the line has come.
  var whereabouts: ExplorationStatement { whereabouts(on: PositionScale(self)) }

  /// The same by what is known of the whole series.
  func whereabouts(on scale: PositionScale) -> ExplorationStatement {
    let facts = scale.facts
    let change =
      !shown.hasOrderAlongX
      ? nil
      : point.map { point in
        facts.move(
          from: facts.base ?? facts.first, to: PlacedValue(index: index, x: point.x, y: point.y))
      }
    let height = point.flatMap { point in
      scale.law.map { Int(($0.height(of: point.y) * 100).rounded()) }
    }
    return .whereabouts(
      position: index + 1, count: shown.count, height: height,
      // At the start nothing has changed, which needs no words.
      change: change.flatMap { $0.absolute == 0 ? nil : $0 }.map {
        ChangeSize($0, kind: shown.kind, style: view.styles[series])
      }, isUp: change.map(facts.rises) ?? false, name: chart.series.count > 1 ? shown.name : nil)
  }
}

/// By what the place of a point within its series is told.
struct PositionScale {
  fileprivate let facts: SeriesFacts
  /// From the lowest to the highest value, as high as they sound and are drawn; nil if all are equal.
  fileprivate let law: PitchLaw?

  /// The scale of the series at the cursor of a walk.
  init(_ walk: Exploration) {
    facts = SeriesFacts(walk.shown)
    let (low, high) = (facts.minimum.y, facts.maximum.y)
    guard low < high, let axes = try? PitchAxes(walk.view.axesChart.series, style: walk.style)
    else {
      law = nil
      return
    }
    var law = axes.laws[axes.lawOfSeries[walk.series]]
    (law.minimum, law.maximum) = (low, high)
    // What the bars of a price hold besides may be 0.
    if low <= 0 { law.scale = .linear }
    self.law = law
  }
}
