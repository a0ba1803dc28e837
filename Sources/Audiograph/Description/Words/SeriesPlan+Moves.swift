// SPDX-License-Identifier: MIT

/// Turning points, setbacks and steps.
extension SeriesPlan {
  /// The second sentence of a short description; nil where the first said all.
  mutating func outline() -> Statement? {
    guard !facts.isFlat, toldTrend != .tooFew, !isUnordered else { return nil }
    if shape != nil, toldTrend == nil {
      return mainSeason.map(Statement.season) ?? extremes().map(Statement.extremes)
    }
    let legs = outlineLegs
    guard legs.isEmpty else { return .outline(outline(of: legs)) }
    return .outline(
      Outline(
        shape: .trend(trendClause()), extremes: extremes(), rhythm: rhythm, isPrice: isPrice,
        isAgainstTrend: isAgainstTrend))
  }

  /// The legs that tell a short story: a series that turned once, or a price with two turns.
  private var outlineLegs: [Move] {
    switch toldTrend {
    case .roseThenFell: return turning(at: facts.maximum)
    case .fellThenRecovered: return turning(at: facts.minimum)
    case .mixedHigher, .mixedLower, .littleChange:
      let legs = isPrice ? facts.legs(atMost: 3, upTo: 0.5).map(\.move) : []
      return legs.count > 1 ? legs : []
    default: return []
    }
  }

  private func turning(at turn: PlacedValue) -> [Move] {
    [facts.move(from: facts.first, to: turn), facts.move(from: turn, to: facts.last)]
  }

  private mutating func outline(of moves: [Move]) -> Outline {
    let named = Set(moves.map(\.to.index))
    let high = !named.contains(facts.maximum.index)
    let low = !named.contains(facts.minimum.index)
    // Extremes stand in the same sentence, and must not read like a turning point.
    let others = (high ? [facts.maximum.y] : []) + (low ? [facts.minimum.y] : [])
    let clauses = legClauses(moves, tellsFirstSize: false, besides: others)
    let figures = style.figures(of: others + moves.dropLast().map(\.to.y))
    return Outline(
      shape: .legs(clauses),
      extremes: extremes(highest: high, lowest: low, figures: Array(figures.prefix(others.count))),
      rhythm: rhythm, isPrice: isPrice, isAgainstTrend: false)
  }

  /// Every leg between the turning points of at most five legs; nil under two, and where only
  /// turns of more than two fifths of the range are few enough: noise has no turning points.
  mutating func legs() -> Statement? {
    let moves = longLegs
    guard !moves.isEmpty else { return nil }
    return .legs(legClauses(moves, tellsFirstSize: true), isPrice: isPrice)
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

  private mutating func legClauses(
    _ moves: [Move], tellsFirstSize: Bool, besides others: [Double] = []
  ) -> [LegClause] {
    let ends = placedFigures(moves.dropLast().map(\.to), besides: others)
    return moves.indices.map { index in
      let move = moves[index]
      let isLast = index == moves.count - 1
      return LegClause(
        isUp: move.absolute > 0,
        size: index > 0 || tellsFirstSize
          ? size(of: move) : nil,
        to: isLast ? nil : ends[index], note: note(move.to), isLast: isLast,
        isCurrent: isLast && isCurrent)
    }
  }

  /// Every leg by itself with the value that it leads to; none where nothing rises or falls.
  mutating func legsOneByOne() -> [(move: Move, clause: LegClause)] {
    guard !facts.isFlat, !isUnordered else { return [] }
    let moves = facts.legs(atMost: 5).map(\.move)
    let ends = placedFigures(moves.map(\.to))
    return zip(moves, ends).map { move, end in
      (
        move,
        LegClause(
          isUp: move.absolute > 0, size: size(of: move), to: end, note: note(move.to), isLast: false
        )
      )
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

  /// Mean, median and deviation, to three digits as they are calculated.
  func averages() -> Statement? {
    guard facts.valueCount >= 5, !facts.isFlat else { return nil }
    let moments = facts.moments
    let deviation = moments.standardDeviation
    let (mean, median) = (withoutNoise(moments.mean), withoutNoise(facts.median))
    let figures = derivedFigures([mean, median] + [deviation].compactMap(\.self))
    return .averages(
      mean: figures[0], median: figures[0] == figures[1] && mean != median ? nil : figures[1],
      deviation: deviation == nil ? nil : figures[2])
  }

  /// The means of the thirds of a measurement.
  func thirds() -> Statement? {
    guard kind == .measurement, facts.valueCount >= 9, !facts.isFlat, !isUnordered,
      toldSpike == nil, let thirds = facts.thirds
    else { return nil }
    let means = derivedFigures([thirds.firstMean, thirds.lastMean])
    let isAlike =
      means[0] == means[1] && withoutNoise(thirds.firstMean) != withoutNoise(thirds.lastMean)
    return .thirds(first: means[0], last: isAlike ? nil : means[1])
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
