// SPDX-License-Identifier: MIT

/// Turning points, setbacks and steps.
extension SeriesPlan {
  /// The second sentence of a short description; nil where the first said all.
  mutating func outline() -> Statement? {
    guard !facts.isFlat, facts.trend.class != .tooFew else { return nil }
    let legs = outlineLegs
    guard legs.isEmpty else { return .outline(outline(of: legs)) }
    return .outline(
      Outline(
        shape: .trend(trendClause()), extremes: extremes(), rhythm: rhythm, isPrice: isPrice))
  }

  /// The legs that tell a short story: a series that turned once, or a price with two turns.
  private var outlineLegs: [Move] {
    switch facts.trend.class {
    case .roseThenFell: return turning(at: facts.maximum)
    case .fellThenRecovered: return turning(at: facts.minimum)
    case .mixedHigher, .mixedLower, .littleChange:
      let legs = isPrice ? facts.legs(atMost: 3, upTo: 0.5).map(\.move) : []
      return legs.count > 1 ? legs : []
    default: return []
    }
  }

  private func turning(at turn: PlacedValue) -> [Move] {
    [(facts.first, turn), (turn, facts.last)].map { Move(from: $0, to: $1, kind: kind) }
  }

  private mutating func outline(of moves: [Move]) -> Outline {
    let clauses = legClauses(moves, tellsFirstSize: false)
    let named = Set(moves.map(\.to.index))
    let high = !named.contains(facts.maximum.index)
    let low = !named.contains(facts.minimum.index)
    return Outline(
      shape: .legs(clauses), extremes: extremes(highest: high, lowest: low), rhythm: rhythm,
      isPrice: isPrice)
  }

  /// Every leg between the turning points of at most five legs; nil under two, and where only
  /// turns of more than two fifths of the range are few enough: noise has no turning points.
  mutating func legs() -> Statement? {
    let legs = facts.legs(atMost: 5, upTo: 0.4)
    guard legs.count > 1 else { return nil }
    return .legs(legClauses(legs.map(\.move), tellsFirstSize: true), isPrice: isPrice)
  }

  private mutating func legClauses(_ moves: [Move], tellsFirstSize: Bool) -> [LegClause] {
    let ends = placedFigures(moves.dropLast().map(\.to))
    return moves.indices.map { index in
      let move = moves[index]
      let isLast = index == moves.count - 1
      return LegClause(
        isUp: move.absolute > 0,
        size: index > 0 || tellsFirstSize
          ? ChangeSize(move, kind: kind, style: style) : nil,
        to: isLast ? nil : ends[index], note: note(move.to), isLast: isLast)
    }
  }

  private func note(_ value: PlacedValue) -> LegClause.Note? {
    value.index == facts.maximum.index
      ? .highest : value.index == facts.minimum.index ? .lowest : nil
  }

  /// The way to the one turning point and since; other prices have their largest moves.
  mutating func swing() -> Statement? {
    guard isPrice, facts.valueCount >= 10 else { return nil }
    switch facts.trend.class {
    case .roseThenFell: return swing(at: facts.maximum, isHigh: true)
    case .fellThenRecovered: return swing(at: facts.minimum, isHigh: false)
    default: return largestMoves()
    }
  }

  private mutating func swing(at turn: PlacedValue, isHigh: Bool) -> Statement {
    let leg = facts.legs(atMost: 5).first { $0.move.to.index == turn.index }?.move
    let before = leg ?? Move(from: facts.first, to: turn, kind: kind)
    let isNamed = before.from.index != facts.first.index || facts.base != nil
    return .swing(
      Swing(
        isHigh: isHigh, before: ChangeSize(before, kind: kind, style: style),
        start: isNamed ? placedFigures([before.from]).first : nil,
        since: ChangeSize(
          Move(from: turn, to: facts.last, kind: kind), kind: kind, style: style)))
  }

  private mutating func largestMoves() -> Statement? {
    let roles: [(LargestMove.Role, Move?)] =
      switch facts.trend.class {
      case .roseSteadily, .roseWithSetbacks: [(.setback, facts.drawdown)]
      case .fellSteadily, .fellWithRecoveries: [(.recovery, facts.runup)]
      case .mixedHigher, .mixedLower, .littleChange:
        [(.fall, facts.drawdown), (.rise, facts.runup)]
      default: []
      }
    var moves: [LargestMove] = []
    for (role, move) in roles {
      guard let move else { continue }
      let ends = placedFigures([move.from, move.to])
      moves.append(
        LargestMove(
          role: role, size: ChangeSize(move, kind: kind, style: style), from: ends[0],
          to: ends[1]))
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
      if let percent = typical.percent {
        .percent(Percent(percent))
      } else {
        .absolute(style.figure(of: typical.absolute))
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
      rhythm: rhythm, isUp: move.absolute > 0,
      size: ChangeSize(move, kind: kind, style: style), place: memory.mention(move.to))
  }

  /// Mean, median and deviation, to three digits as they are calculated.
  func averages() -> Statement? {
    guard facts.valueCount >= 5, !facts.isFlat else { return nil }
    let middle = derivedFigures([facts.mean, facts.median])
    return .averages(
      mean: middle[0], median: middle[1], deviation: facts.standardDeviation.map(derivedFigure))
  }

  /// The means of the thirds of a measurement.
  func thirds() -> Statement? {
    guard kind == .measurement, facts.valueCount >= 9, !facts.isFlat, let thirds = facts.thirds
    else { return nil }
    let means = derivedFigures([thirds.firstMean, thirds.lastMean])
    return .thirds(first: means[0], last: means[1])
  }

  private func derivedFigure(_ value: Double) -> Figure {
    isPrice ? style.figure(of: value) : Figure(derived: value)
  }

  private func derivedFigures(_ values: [Double]) -> [Figure] {
    isPrice ? style.figures(of: values) : ValueStyle.derived.figures(of: values)
  }
}

extension SeriesFacts {
  /// The larger of the largest rise and the largest fall between neighbours.
  fileprivate var largestMove: Move? {
    guard let rise = largestRise, let fall = largestFall else {
      return largestRise ?? largestFall
    }
    if let up = rise.percent, let down = fall.percent { return up > -down ? rise : fall }
    return rise.absolute > -fall.absolute ? rise : fall
  }
}
