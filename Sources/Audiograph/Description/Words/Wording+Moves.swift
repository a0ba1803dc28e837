// SPDX-License-Identifier: MIT

/// How a series went, by how much, and between which values.
extension Wording {
  func movement(_ movement: Movement) -> String {
    let it = say(.it(isPrice: movement.isPrice))
    switch movement.kind {
    case .values(let values):
      return say(
        .movementValues(
          values: joined(values.map(placed)), change: afterValues(movement.change)))
    case .only(let value):
      let told =
        value.place.map { say(.movementOnlyAt(value: value.figure, place: $0)) }
        ?? say(.movementOnly(value: value.figure))
      return told + sinceBase(movement.change)
    case .flat(let figure):
      return say(.movementFlat(value: figure, it: it)) + sinceBase(movement.change)
    case .unordered(let extremes): return self.extremes(extremes)
    case .shape(let shape): return self.shape(shape, movement.change, it: it)
    case .trend(let trend): return self.movement(movement, trend, it)
    }
  }

  /// How what has a name went: `Apple rose steadily: up 21 percent in a year, from 355.20 to 430.47`.
  func movement(_ movement: Movement, of subject: String, in span: TimeSpan?) -> String {
    guard !subject.isEmpty else { return self.movement(movement) }
    switch movement.kind {
    case .trend(let trend) where !trend.isAlmostUnchanged:
      return self.movement(
        movement, trend, say(.lead(subject: subject, isPrice: movement.isPrice)), span)
    case .trend:
      let change = movement.change.map { semicolon + self.change($0, span) } ?? ""
      return subject + colon + say(.trendAlmostUnchanged()) + change
    case .shape: return subject + colon + inBrief(movement, span)
    default: return "\(subject), \(inBrief(movement, span))"
    }
  }

  private func movement(
    _ movement: Movement, _ trend: TrendClause, _ it: String, _ span: TimeSpan? = nil
  ) -> String {
    guard let change = movement.change else {
      return trend.isAlmostUnchanged
        ? almostUnchanged(trend, it) : say(.movementTrend(it: it, trend: self.trend(trend)))
    }
    let words = self.change(change, span)
    if trend.isAlmostUnchanged {
      return almostUnchanged(trend, it) + (trend.isFlat ? colon : ", ") + words
    }
    return say(
      .movementTrendAndChange(
        it: it, trend: self.trend(trend), change: words, isAgainst: movement.isAgainstTrend,
        isClause: change.size == nil && !change.isFromBase))
  }

  /// Only what rose or fell all the way did more than to stay almost unchanged.
  private func almostUnchanged(_ trend: TrendClause, _ it: String) -> String {
    trend.isFlat
      ? say(.movementAlmostUnchanged(it: it))
      : say(.movementAlmostUnchangedTrend(it: it, trend: self.trend(trend)))
  }

  /// The movement after a name and a comma.
  func inBrief(
    _ movement: Movement, _ span: TimeSpan? = nil, withEnds: Bool = true
  ) -> String {
    switch movement.kind {
    case .values(let values):
      if !withEnds, let change = movement.change {
        return self.change(change, span, withEnds: false)
      }
      return joined(values.map(placed)) + afterValues(movement.change)
    case .unordered(let extremes): return self.extremes(extremes)
    case .shape(let shape): return shapeInBrief(shape, movement.change, span, withEnds: withEnds)
    case .only(let value): return placed(value) + sinceBase(movement.change)
    case .flat(let figure):
      guard let change = movement.change else {
        return say(.unchangedAt(value: figure, span: span.map(self.span) ?? ""))
      }
      return self.change(change, span, withEnds: withEnds)
    case .trend(let trend):
      return movement.change.map { change($0, span, withEnds: withEnds) } ?? self.trend(trend)
    }
  }

  /// What the values came to; from the first of them, which was mentioned, or from a base.
  private func afterValues(_ change: ChangeClause?) -> String {
    guard let change, change.size != nil || change.isFromBase else { return "" }
    if case .places = change.size {
      return colon
        + say(.rankCourse(isUp: change.isUp, from: number(change.from), to: number(change.to)))
    }
    return colon + self.change(change, nil, withEnds: change.isFromBase)
  }

  /// The change from before the range to a value that was told, from a semicolon on; or nothing.
  private func sinceBase(_ change: ChangeClause?) -> String {
    guard let change else { return "" }
    let from = number(change.from) + placeAfter(change.fromPlace)
    let words =
      change.size.map { say(.baseChange(change: direction(change, $0), from: from)) }
      ?? say(.baseUnchanged(from: from))
    return semicolon + words
  }

  /// The trend without a subject: `rose, with setbacks`.
  func trend(_ trend: TrendClause) -> String {
    let ending = trend.ending ?? .aboutWhereItBegan
    switch (trend.class, trend.turn) {
    case (.roseThenFell, let turn?): return say(.trendRoseThenFell(turn: turn, ending: ending))
    case (.fellThenRecovered, let turn?):
      return say(.trendFellThenRecovered(turn: turn, ending: ending))
    default:
      return trend.spike.map { steady($0, trend) }
        ?? self.say(.trend(shape: trend.class, isPrice: trend.isPrice))
    }
  }

  /// `stayed near 90 but for a peak of 656 at 19:34 on 22 April`.
  private func steady(_ spike: SpikeClause, _ trend: TrendClause) -> String {
    let stayed =
      spike.rest.map { self.say(.trend(shape: $0, isPrice: trend.isPrice)) }
      ?? say(.trendNear(value: spike.near))
    let place = spike.extreme.place.map { say(.spikeAt(place: $0, isFirst: spike.isFirst)) } ?? ""
    return trend.class == .steadyWithTrough
      ? say(.trendTrough(stayed: stayed, value: spike.extreme.figure, place: place))
      : say(.trendPeak(stayed: stayed, value: spike.extreme.figure, place: place))
  }

  /// A change: `down 21 percent in a year, from 544.47 on 1 March 2012 to 430.47`.
  func change(
    _ change: ChangeClause, _ span: TimeSpan? = nil, withEnds: Bool = true
  ) -> String {
    guard let size = change.size else { return unchanged(change, span) }
    let head = direction(change, size) + (span.map { " \(within($0))" } ?? "")
    guard withEnds else { return head }
    return switch change.means {
    case .values(let count, let rhythm):
      say(
        .changeMeans(
          change: head, from: change.from, to: change.to,
          over: say(.counted(count: count, rhythm: rhythm))))
    case .cycle(let period):
      say(.changeCycles(change: head, from: change.from, to: change.to, period: period))
    case nil: say(.changeEnds(change: head, from: start(change), to: end(change)))
    }
  }

  func start(_ change: ChangeClause) -> String {
    number(change.from) + placeAfter(change.fromPlace)
  }

  func end(_ change: ChangeClause) -> String { number(change.to) + placeAfter(change.toPlace) }

  /// `down 21 percent`, `to 13 times the first value`.
  private func direction(_ change: ChangeClause, _ size: ChangeSize) -> String {
    if case .times(let times) = size, change.means != nil {
      return say(.changeTimesFitted(times: times))
    }
    return direction(size, isUp: change.isUp, isFromBase: change.isFromBase)
  }

  /// A size with its direction, of which so many times has none.
  func direction(_ size: ChangeSize, isUp: Bool, isFromBase: Bool) -> String {
    switch size {
    case .times(let times): say(.changeTimes(times: times, isFromBase: isFromBase))
    case .untold: say(.changeUntold(isUp: isUp))
    case .percent, .points, .places, .absolute, .inUnit: signed(size, isUp: isUp)
    }
  }

  private func unchanged(_ change: ChangeClause, _ span: TimeSpan?) -> String {
    if change.isFromBase {
      return say(.changeUnchangedFromBase(span: span.map(within) ?? "", from: start(change)))
    }
    return change.fromPlace.map { say(.changeBothEndsAt(value: change.to, place: $0)) }
      ?? say(.changeBothEnds(value: change.to))
  }
}

// MARK: - Extremes and turning points

extension Wording {
  /// Where the values were highest and lowest.
  func extremes(_ extremes: Extremes) -> String {
    if let ends = bothEnds(extremes) { return ends }
    let subject = extremes.subject
    let highest = extremes.highest.map { extreme(.highest, $0, .nothing, subject) }
    let context: ExtremeContext =
      extremes.highest.map { $0.mention == nil ? .clause : .value } ?? .nothing
    let lowest = extremes.lowest.map { extreme(.lowest, $0, context, subject) }
    return [highest, lowest].compactMap(\.self)
      .joined(separator: extremes.isList ? ", " : semicolon)
  }

  /// Both extremes at the ends of the series.
  func bothEnds(_ extremes: Extremes) -> String? {
    switch (extremes.highest?.place, extremes.lowest?.place) {
    case (.first, .last): say(.extremesFirstHighest(subject: extremes.subject))
    case (.last, .first): say(.extremesLastHighest(subject: extremes.subject))
    default: nil
    }
  }

  private func extreme(
    _ extreme: Extreme, _ told: Extremes.Extreme, _ context: ExtremeContext,
    _ subject: ExtremeSubject
  ) -> String {
    switch told.place {
    case .first:
      say(.extremeEnd(extreme: extreme, isFirst: true, before: context, subject: subject))
    case .last:
      say(.extremeEnd(extreme: extreme, isFirst: false, before: context, subject: subject))
    case .at(let place):
      say(
        .extremeAt(
          extreme: extreme, value: told.figure, place: place, before: context, subject: subject))
    case .firstAt(let place):
      say(
        .extremeFirstAt(
          extreme: extreme, value: told.figure, place: place, before: context, subject: subject))
    }
  }

  /// `rose to 702.10 on 19 September, its highest, then fell 39 percent to its lowest`; the last leg of
  /// current data is told as far as it went: `and has fallen so far`.
  func legs(_ legs: [LegClause]) -> String {
    legs.enumerated().reduce("") { before, part in
      let (index, leg) = part
      let words = self.leg(leg, isNext: index > 0)
      guard index > 0 else { return words }
      return say(
        .legsNext(
          before: before, leg: words, isLast: index == legs.count - 1,
          isSoFar: leg.to == nil && leg.isCurrent))
    }
  }

  private func leg(_ leg: LegClause, isNext: Bool) -> String {
    let size = leg.size.kind == .untold ? "" : say(.legSize(size: by(leg.size)))
    let note = LegNote(leg.note)
    if let end = leg.to {
      return say(
        .legTo(
          isUp: leg.isUp, size: size, value: end.figure,
          place: end.place.map { say(.legPlace(place: $0)) } ?? "", note: say(.legNote(note: note)),
          isNext: isNext))
    }
    return say(
      .legSoFar(
        isUp: leg.isUp, size: size, extreme: say(.legExtreme(note: note)), isNext: isNext,
        isCurrent: leg.isCurrent))
  }

  func swing(_ swing: Swing) -> String {
    self.say(
      .swing(
        isHigh: swing.isHigh, before: swing.before,
        start: swing.start.map { say(.swingStart(start: placed($0))) } ?? "", since: swing.since,
        isCurrent: swing.isCurrent))
  }

  func largest(_ move: LargestMove) -> String {
    say(
      .moveLargest(role: move.role, size: move.size, from: placed(move.from), to: placed(move.to)))
  }
}

extension TrendClause {
  /// Whether it went neither up nor down.
  fileprivate var isFlat: Bool {
    switch self.class {
    case .littleChange, .mixedHigher, .mixedLower, .steadyWithPeak, .steadyWithTrough: true
    default: false
    }
  }
}

extension Extremes {
  fileprivate var subject: ExtremeSubject {
    ExtremeSubject(measure, isPrice: isPrice, isRank: isRank)
  }

  /// Whether both are mentioned with their values and places.
  fileprivate var isList: Bool {
    [highest?.place, lowest?.place].allSatisfy { if case .at = $0 { true } else { false } }
  }
}
