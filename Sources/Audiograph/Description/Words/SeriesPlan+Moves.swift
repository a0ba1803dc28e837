// SPDX-License-Identifier: MIT

/// Turning points, setbacks and steps.
extension SeriesPlan {
  /// Every leg between the turning points of at most five legs; nil under two, and where only
  /// turns of more than two fifths of the range are few enough: noise has no turning points.
  mutating func legs() -> Said? {
    let moves = longLegs
    guard !moves.isEmpty else { return nil }
    return .movementTrend(it: .it(isPrice: isPrice), trend: course(moves))
  }

  /// The legs that a long description tells.
  private var longLegs: [Move] {
    guard toldTrend != .tooFew, !isUnordered, toldSpike == nil, hasLegs else { return [] }
    let legs = facts.legs(atMost: 5, upTo: 0.4).map(\.move)
    return legs.count > 1 ? legs : []
  }

  /// The extremes that the legs of a long description do not name.
  mutating func extremesBesidesLegs() -> Extremes? {
    let named = Set(longLegs.map(\.to.index))
    guard !named.isEmpty else { return extremes() }
    if shape != nil { return extremesBesideShape(named) }
    return extremes(
      highest: !named.contains(facts.maximum.index), lowest: !named.contains(facts.minimum.index))
  }

  /// `rose to 702.10 on 19 September, its highest, then fell 39 percent to its lowest`; the last leg of
  /// current data is told as far as it went: `and has fallen so far`.
  private mutating func course(_ moves: [Move]) -> Said {
    let ends = courseEnds(moves.dropLast().map(\.to))
    let last = moves.count - 1
    let first = leg(moves[0], to: ends[0], isNext: false)
    return moves.indices.dropFirst().reduce(first) { before, index in
      let isLast = index == last
      return .legsNext(
        before: before, leg: leg(moves[index], to: isLast ? nil : ends[index], isNext: true),
        isLast: isLast, isSoFar: isLast && isCurrent)
    }
  }

  /// A leg to a value; the last one without it, which may go on.
  private func leg(_ move: Move, to end: PlacedFigure?, isNext: Bool) -> Said {
    let (isUp, told) = (move.absolute > 0, size(of: move))
    let size = told.kind == .untold ? Said.nothing : .legSize(size: .by(told))
    guard let end else {
      return .legSoFar(
        isUp: isUp, size: size, extreme: .legExtreme(note: note(move.to)), isNext: isNext,
        isCurrent: isCurrent)
    }
    return .legTo(
      isUp: isUp, size: size, value: end.figure,
      place: end.place.map { .legPlace(place: $0) } ?? .nothing,
      note: .legNote(note: note(move.to)), isNext: isNext)
  }

  /// Every leg by itself with the value that it leads to; none where nothing rises or falls.
  mutating func legsOneByOne() -> [(move: Move, said: Said)] {
    guard !facts.isFlat, !isUnordered else { return [] }
    let moves = facts.legs(atMost: 5).map(\.move)
    let ends = courseEnds(moves.map(\.to))
    let it = Said.it(isPrice: isPrice)
    return zip(moves, ends).map {
      ($0, .movementTrend(it: it, trend: leg($0, to: $1, isNext: false)))
    }
  }

  private mutating func courseEnds(_ values: [PlacedValue]) -> [PlacedFigure] {
    zip(placedFigures(values), courseFigures(values.map(\.y))).map {
      PlacedFigure(figure: $1, place: $0.place)
    }
  }

  private func note(_ value: PlacedValue) -> LegNote {
    switch value.index {
    case facts.maximum.index: facts.maximumCount > 1 ? .highestFirst : .highest
    case facts.minimum.index: facts.minimumCount > 1 ? .lowestFirst : .lowest
    default: .none
    }
  }

  /// The way to the one turning point and since; other prices have their largest moves.
  mutating func swing() -> Said? {
    guard isPrice, facts.valueCount >= 10 else { return nil }
    switch toldTrend {
    case .roseThenFell: return swing(at: facts.maximum, isHigh: true)
    case .fellThenRecovered: return swing(at: facts.minimum, isHigh: false)
    default: return largestMoves()
    }
  }

  private mutating func swing(at turn: PlacedValue, isHigh: Bool) -> Said {
    let before = facts.move(from: farthest(before: turn, isHigh: isHigh), to: turn)
    let isNamed = before.from.index != facts.first.index || facts.base != nil
    let start = isNamed ? placedFigures([before.from]).first : nil
    return .swing(
      isHigh: isHigh, before: size(of: before),
      start: start.map { .swingStart(start: $0.said) } ?? .nothing,
      since: size(of: facts.move(from: turn, to: facts.last)), isCurrent: isCurrent)
  }

  /// The lowest value before a high, the highest before a low; the first of equal ones.
  private func farthest(before turn: PlacedValue, isHigh: Bool) -> PlacedValue {
    guard facts.first.index < turn.index else { return facts.first }
    let extremes = RangeExtremes(
      facts.series.values, in: facts.first.index..<turn.index)
    return facts.series.placed(isHigh ? extremes.lowest : extremes.highest)
  }

  private mutating func largestMoves() -> Said? {
    largestMoves(besides: [])
  }

  /// The largest moves that no leg of a long description is.
  mutating func swingBesidesLegs() -> Said? {
    let legs = longLegs
    guard !legs.isEmpty else { return swing() }
    return isPrice && facts.valueCount >= 10 && !turnsOnce ? largestMoves(besides: legs) : nil
  }

  private mutating func largestMoves(besides legs: [Move]) -> Said? {
    let roles: [(MoveRole, Move?)] =
      switch toldTrend {
      case .roseSteadily, .roseWithSetbacks: [(.setback, facts.drawdown)]
      case .fellSteadily, .fellWithRecoveries: [(.recovery, facts.runup)]
      case .mixedHigher, .mixedLower, .littleChange, .steadyWithPeak, .steadyWithTrough:
        [(.fall, facts.drawdown), (.rise, facts.runup)]
      default: []
      }
    let told = roles.compactMap { role, move in
      move.flatMap { legs.contains($0) ? nil : (role: role, move: $0) }
    }
    let ends = placedFigures(told.flatMap { [$0.move.from, $0.move.to] })
    let moves = told.enumerated().map { index, told in
      Said.moveLargest(
        role: told.role, size: size(of: told.move), from: ends[2 * index].said,
        to: ends[2 * index + 1].said)
    }
    return moves.isEmpty ? nil : .joined(moves, by: "; ")
  }

  /// How much a step typically changes, and the largest one; nil for other kinds than prices,
  /// under ten values, and where most steps change nothing.
  mutating func steps() -> Said? {
    guard isPrice, facts.valueCount >= 10, let typical = facts.typicalStep,
      typical.absolute > 0, let largest = facts.largestMove
    else { return nil }
    let size: ChangeSize =
      if let percent = typical.percent, facts.minimum.y > 0 {
        .percent(Percent(percent))
      } else {
        .absolute(style.figure(of: typical.absolute.withoutNoise))
      }
    return .steps(
      rhythm: rhythm, typical: size, isUp: largest.absolute > 0, largest: self.size(of: largest),
      place: stepPlace(largest.to))
  }

  /// The largest step against the direction of the largest of all.
  mutating func oppositeStep() -> Said? {
    guard isPrice, facts.valueCount >= 10, let largest = facts.largestMove,
      let other = largest.absolute > 0 ? facts.largestFall : facts.largestRise
    else { return nil }
    return .stepOpposite(
      isUp: other.absolute > 0, rhythm: rhythm, size: size(of: other), place: stepPlace(other.to))
  }

  /// Where a step was: `on 24 January 2013`, `in the week to 25 January 2013`; a month of daily dates is named
  /// as a month.
  private mutating func stepPlace(_ value: PlacedValue) -> Said {
    guard rhythm == .months, hasDays, case .date(let date) = value.x else {
      let place = memory.mention(value)
      return rhythm == .weeks && hasDays ? .placeWeek(place: place) : .placeAt(place: place)
    }
    return .placeAt(
      place: memory.mention(.date(CalendarDate(instant: date.instant, precision: .month))))
  }

  private var hasDays: Bool {
    if case .dates(let dates) = facts.series.x { dates.precision == .day } else { false }
  }

  /// Mean, median and deviation, to three digits as they are calculated; the median is left out where it
  /// reads like the mean.
  func averages() -> Said? {
    // The distances between ranks mean nothing.
    guard facts.valueCount >= 5, !facts.isFlat, kind != .rank else { return nil }
    let moments = facts.moments
    let deviation = moments.standardDeviation
    let (mean, median) = (withoutNoise(moments.mean), withoutNoise(facts.median))
    let areAlike = readAlike(mean, median)
    let figures = derivedFigures(
      (areAlike ? [mean] : [mean, median]) + [deviation].compactMap(\.self))
    let last = deviation == nil ? nil : figures.last
    if areAlike {
      let told = last.map { Said.averageAlikeDeviation(deviation: $0) } ?? .nothing
      return .joined([.averageAlike(mean: figures[0]), told], by: "")
    }
    return .list(
      [.averageMean(mean: figures[0]), .averageMedian(median: figures[1])]
        + [last].compactMap { $0.map { .averageDeviation(deviation: $0) } })
  }

  /// The means of the thirds of a measurement.
  func thirds() -> Said? {
    guard kind == .measurement, facts.valueCount >= 9, !facts.isFlat, !isUnordered,
      toldSpike == nil, let thirds = facts.thirds
    else { return nil }
    let areAlike = readAlike(thirds.firstMean, thirds.lastMean)
    let means = derivedFigures([thirds.firstMean] + (areAlike ? [] : [thirds.lastMean]))
    return areAlike
      ? .thirdsAlike(value: means[0]) : .thirds(first: means[0], last: means[1])
  }

  /// Whether different calculated values read alike as each is told alone.
  private func readAlike(_ value: Double, _ other: Double) -> Bool {
    let style = isPrice ? style : .derived
    let (value, other) = (withoutNoise(value), withoutNoise(other))
    return value != other && style.figure(of: value) == style.figure(of: other)
  }

  /// Figures of at most six digits where a power of ten is mentioned with them.
  private func derivedFigures(_ values: [Double]) -> [Figure] {
    let values = values.map(withoutNoise)
    let figures = (isPrice ? style : ValueStyle.derived).figures(of: values)
    guard figures.contains(where: \.countsPower) else { return figures }
    return zip(values, figures).map { value, figure in
      Figure(DecimalDigits(value).rounded(significant: min(6, figure.digits.digits.count)))
    }.onOneScale
  }

  /// A calculated value without the noise of the calculation: what the largest value makes of a
  /// sum that should be 0, which takes values of both signs, is 0.
  private func withoutNoise(_ value: Double) -> Double {
    let (lowest, highest) = (facts.minimum.y, facts.maximum.y)
    let isNoise = lowest < 0 && highest > 0 && abs(value) < 1e-12 * max(-lowest, highest)
    return isNoise ? 0 : value.withoutNoise
  }
}

extension SeriesFacts {
  /// The larger of the largest rise and the largest fall between neighbours.
  fileprivate var largestMove: Move? {
    guard let rise = largestRise, let fall = largestFall else {
      return largestRise ?? largestFall
    }
    if minimum.y > 0, let up = rise.percent, let down = fall.percent {
      return larger(rise, up, fall, -down)
    }
    return larger(rise, rise.absolute, fall, -fall.absolute)
  }

  /// The larger of two moves, the earlier one of equal ones.
  private func larger(_ rise: Move, _ up: Double, _ fall: Move, _ down: Double) -> Move {
    if abs(up - down) <= 1e-9 * max(up, down) { return rise.to.index < fall.to.index ? rise : fall }
    return up > down ? rise : fall
  }
}
