// SPDX-License-Identifier: MIT

/// Turning points, setbacks and steps.
extension SeriesPlan {
  /// Every leg between the turning points of at most five legs; nil under two, and where only
  /// turns of more than two fifths of the range are few enough: noise has no turning points.
  mutating func legs() -> Statement? {
    let moves = longLegs
    guard !moves.isEmpty else { return nil }
    return .legs(legClauses(moves), isPrice: isPrice)
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

  private mutating func legClauses(_ moves: [Move]) -> [LegClause] {
    let ends = courseEnds(moves.dropLast().map(\.to))
    return moves.indices.map { index in
      let move = moves[index]
      let isLast = index == moves.count - 1
      return LegClause(
        isUp: move.absolute > 0, size: size(of: move),
        to: isLast ? nil : ends[index], note: note(move.to),
        isCurrent: isLast && isCurrent)
    }
  }

  /// Every leg by itself with the value that it leads to; none where nothing rises or falls.
  mutating func legsOneByOne() -> [(move: Move, clause: LegClause)] {
    guard !facts.isFlat, !isUnordered else { return [] }
    let moves = facts.legs(atMost: 5).map(\.move)
    let ends = courseEnds(moves.map(\.to))
    return zip(moves, ends).map { move, end in
      (
        move,
        LegClause(
          isUp: move.absolute > 0, size: size(of: move), to: end, note: note(move.to)
        )
      )
    }
  }

  private mutating func courseEnds(_ values: [PlacedValue]) -> [PlacedFigure] {
    zip(placedFigures(values), courseFigures(values.map(\.y))).map {
      PlacedFigure(figure: $1, place: $0.place)
    }
  }

  private func note(_ value: PlacedValue) -> LegClause.Note? {
    switch value.index {
    case facts.maximum.index: .highest(isFirst: facts.maximumCount > 1)
    case facts.minimum.index: .lowest(isFirst: facts.minimumCount > 1)
    default: nil
    }
  }

  /// The way to the one turning point and since; other prices have their largest moves.
  mutating func swing() -> Statement? {
    guard isPrice, facts.valueCount >= 10 else { return nil }
    switch toldTrend {
    case .roseThenFell: return swing(at: facts.maximum, isHigh: true)
    case .fellThenRecovered: return swing(at: facts.minimum, isHigh: false)
    default: return largestMoves()
    }
  }

  private mutating func swing(at turn: PlacedValue, isHigh: Bool) -> Statement {
    let before = facts.move(from: farthest(before: turn, isHigh: isHigh), to: turn)
    let isNamed = before.from.index != facts.first.index || facts.base != nil
    return .swing(
      Swing(
        isHigh: isHigh, before: size(of: before),
        start: isNamed ? placedFigures([before.from]).first : nil,
        since: size(of: facts.move(from: turn, to: facts.last)), isCurrent: isCurrent))
  }

  /// The lowest value before a high, the highest before a low; the first of equal ones.
  private func farthest(before turn: PlacedValue, isHigh: Bool) -> PlacedValue {
    guard facts.first.index < turn.index else { return facts.first }
    let extremes = RangeExtremes(
      facts.series.values, in: facts.first.index..<turn.index)
    return facts.series.placed(isHigh ? extremes.lowest : extremes.highest)
  }

  private mutating func largestMoves() -> Statement? {
    largestMoves(besides: [])
  }

  /// The largest moves that no leg of a long description is.
  mutating func swingBesidesLegs() -> Statement? {
    let legs = longLegs
    guard !legs.isEmpty else { return swing() }
    return isPrice && facts.valueCount >= 10 && !turnsOnce ? largestMoves(besides: legs) : nil
  }

  private mutating func largestMoves(besides legs: [Move]) -> Statement? {
    let roles: [(LargestMove.Role, Move?)] =
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
      LargestMove(
        role: told.role, size: size(of: told.move), from: ends[2 * index], to: ends[2 * index + 1])
    }
    return moves.isEmpty ? nil : .largestMoves(moves)
  }

  /// How much a step typically changes, and the largest one; nil for other kinds than prices,
  /// under ten values, and where most steps change nothing.
  mutating func steps() -> Statement? {
    guard isPrice, facts.valueCount >= 10, let typical = facts.typicalStep,
      typical.absolute > 0, let largest = largestStep(facts.largestMove)
    else { return nil }
    let size: ChangeSize =
      if let percent = typical.percent, facts.minimum.y > 0 {
        .percent(Percent(percent))
      } else {
        .absolute(style.figure(of: typical.absolute.withoutNoise))
      }
    return .steps(Steps(rhythm: rhythm, typical: size, largest: largest))
  }

  /// The largest step against the direction of the largest of all.
  mutating func oppositeStep() -> Statement? {
    guard isPrice, facts.valueCount >= 10, let largest = facts.largestMove else { return nil }
    let other = largest.absolute > 0 ? facts.largestFall : facts.largestRise
    return largestStep(other).map(Statement.oppositeStep)
  }

  private mutating func largestStep(_ move: Move?) -> LargestStep? {
    guard let move else { return nil }
    return LargestStep(
      rhythm: rhythm, isUp: move.absolute > 0, size: size(of: move),
      place: stepPlace(move.to), endsAWeek: rhythm == .weeks && hasDays)
  }

  /// A month of daily dates is named as a month, everything else by its date.
  private mutating func stepPlace(_ value: PlacedValue) -> Mention {
    guard rhythm == .months, hasDays, case .date(let date) = value.x else {
      return memory.mention(value)
    }
    return memory.mention(
      .date(CalendarDate(instant: date.instant, precision: .month)))
  }

  private var hasDays: Bool {
    if case .dates(let dates) = facts.series.x { dates.precision == .day } else { false }
  }

  /// Mean, median and deviation, to three digits as they are calculated; the median is left out where it
  /// reads like the mean.
  func averages() -> Statement? {
    // The distances between ranks mean nothing.
    guard facts.valueCount >= 5, !facts.isFlat, kind != .rank else { return nil }
    let moments = facts.moments
    let deviation = moments.standardDeviation
    let (mean, median) = (withoutNoise(moments.mean), withoutNoise(facts.median))
    let areAlike = readAlike(mean, median)
    let figures = derivedFigures(
      (areAlike ? [mean] : [mean, median]) + [deviation].compactMap(\.self))
    return .averages(
      mean: figures[0], median: areAlike ? nil : figures[1],
      deviation: deviation == nil ? nil : figures[figures.count - 1])
  }

  /// The means of the thirds of a measurement.
  func thirds() -> Statement? {
    guard kind == .measurement, facts.valueCount >= 9, !facts.isFlat, !isUnordered,
      toldSpike == nil, let thirds = facts.thirds
    else { return nil }
    let areAlike = readAlike(thirds.firstMean, thirds.lastMean)
    let means = derivedFigures([thirds.firstMean] + (areAlike ? [] : [thirds.lastMean]))
    return .thirds(first: means[0], last: areAlike ? nil : means[1])
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
