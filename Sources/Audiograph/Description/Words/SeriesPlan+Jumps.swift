// SPDX-License-Identifier: MIT

/// Shapes that jump or turn, in words.
extension SeriesPlan {
  /// How many heights one after the other are told one by one.
  private static let mostLevels = 7
  private static let mostLevelsInBrief = 4
  private static let mostBursts = 4

  mutating func steppedClause(_ shape: FoundShape) -> ShapeClause {
    let levels = about(shape.levels)
    guard shape.levels.count <= Self.mostLevels else { return inAllClause(shape, levels) }
    var brief = self
    // A level changes at one point, which is named as it is.
    let places = shape.breaks.map { memory.mention(facts.series.placed($0)) }
    guard shape.shapeClass == .steps else {
      return ShapeClause(
        head: .shapeStep(isUp: shape.levels[1] > shape.levels[0], place: places[0]),
        detail: .shapeBeforeAndAfter(before: levels[0], since: levels[1]))
    }
    let course = levels.dropFirst().reduce(Said.value(levels[0])) {
      .shapeNextLevel(before: $0, level: $1)
    }
    var told = ShapeClause(
      head: .shapeSteps(places: .list(places.map(Said.placeAt))), detail: course)
    let shorter =
      levels.count > Self.mostLevelsInBrief
      ? brief.inAllClause(shape, levels) : ShapeClause(head: told.head, behindName: course)
    told.shorter = [shorter]
    return told
  }

  /// `9 levels between about 15 and about 74, the last, about 74, from 27 July`.
  private mutating func inAllClause(_ shape: FoundShape, _ levels: [Figure]) -> ShapeClause {
    let (low, high) = (shape.levels.indexOfLowest, shape.levels.indexOfHighest)
    let last = facts.series.placed(shape.breaks[shape.breaks.count - 1])
    return ShapeClause(
      head: .shapeLevels(
        count: levels.count, low: levels[low], high: levels[high],
        last: levels[levels.count - 1], place: memory.mention(last)),
      isVerb: false)
  }

  mutating func burstClause(_ shape: FoundShape) -> ShapeClause? {
    guard let base = shape.base, let first = shape.bursts.first, let last = shape.bursts.last else {
      return nil
    }
    let usual = about([base] + shape.bursts.map(\.level))
    func stretch(_ burst: FoundShape.Burst) -> (Mention, Mention) {
      memory.extent(facts.series.x[burst.first], facts.series.x[burst.last])
    }
    let levels = shape.bursts.map(\.level)
    var high = usual[levels.indexOfHighest + 1]
    if levels.count > 1 { high.bound = nil }
    let stretches =
      levels.count > Self.mostBursts
      ? [stretch(first), stretch(last)] : shape.bursts.map { stretch($0) }
    func inAll(_ first: Said, _ last: Said) -> Said {
      .shapeBursts(
        usual: usual[0], count: levels.count, low: usual[levels.indexOfLowest + 1], high: high,
        first: first, last: last)
    }
    let told = stretches.map { Said.shapeStretch(first: $0.0, last: $0.1) }
    let head =
      levels.count > Self.mostBursts
      ? inAll(told[0], told[1])
      : stretches.indices.dropFirst().reduce(
        .shapeBurst(
          usual: usual[0], other: usual[1], first: stretches[0].0, last: stretches[0].1)
      ) {
        let (other, stretch) = (usual[$1 + 1], stretches[$1])
        return $1 == stretches.count - 1
          ? .shapeBurstAnd(before: $0, other: other, first: stretch.0, last: stretch.1)
          : .shapeBurstNext(before: $0, other: other, first: stretch.0, last: stretch.1)
      }
    var clause = ShapeClause(head: head, isVerb: false)
    if levels.count > 1 {
      clause.shorter = [ShapeClause(head: inAll(.nothing, .nothing), isVerb: false)]
    }
    return clause
  }

  mutating func jumpClause(_ shape: FoundShape) -> ShapeClause? {
    guard let found = shape.jump, shape.moves.count == 2 else { return nil }
    let isLevel = shape.moves.map { $0 == .level }
    let sides = [
      isLevel[0] ? typical(0..<found.index) : shape.from, found.before, found.after,
      isLevel[1] ? typical(found.index..<facts.points) : shape.to,
    ]
    // Of few values they are the values themselves.
    var figures = shape.fit == nil ? courseFigures(sides) : about(sides)
    let ends = changeFigures(shape)
    for index in [0, 3] { figures[index].bound = nil }
    let (isUp, place) = (
      found.after > found.before, memory.mention(facts.series.placed(found.index))
    )
    if shape.fit == nil {
      return ShapeClause(
        head: .shapeInOneStep(isUp: isUp, before: figures[1], after: figures[2], place: place),
        tellsChange: true)
    }
    guard shape.moves[0] == shape.moves[1] else {
      let from = isLevel[0] ? figures[0] : ends.from
      let to = isLevel[1] ? figures[3] : ends.to
      return ShapeClause(
        head: .shapeJump(
          before: .shapeBeforeJump(move: shape.moves[0], from: from, to: figures[1]), isUp: isUp,
          after: figures[2], place: place, end: .shapeAfterJump(move: shape.moves[1], to: to)))
    }
    return ShapeClause(
      head: .shapeButForJump(
        isUp: shape.moves[0] == .rise, rate: rate(shape), jumpsUp: isUp, before: figures[1],
        after: figures[2], place: place), tellsChange: true)
  }

  /// By how much it goes one way a step, with the space that a language has there; nothing where steps have no
  /// name.
  private func rate(_ shape: FoundShape) -> Said {
    guard rhythm != .points, rhythm != .steps, let slope = shape.slope else { return .nothing }
    var figure = Figure(DecimalDigits(abs(slope)).rounded(significant: 2))
    figure.bound = .about
    return .textBehind(text: .shapeRate(slope: figure, rhythm: rhythm))
  }

  /// Values that rise (fall) by few steps, and fall (rise) between them; nil for others.
  mutating func sawTeethClause(_ shape: FoundShape, isUp: Bool) -> ShapeClause? {
    guard let jumps = facts.insight.sawTeeth(facts.series.values, isUp: isUp) else { return nil }
    return sawTeethClause(jumps, isUp: isUp)
  }

  /// How many values are looked at, each with its steps; hundreds of refills are swings to whoever hears them.
  private static let refilled = 10...10_000

  /// Values that go nowhere, but fall between steps that are larger than all but a tenth of the others and twice
  /// as large as most, or rise between such falls; nil for others and beside a season.
  mutating func refillClause(_ shape: FoundShape) -> ShapeClause? {
    guard Self.refilled.contains(facts.valueCount),
      !facts.insight.seasons.contains(where: { $0.period != nil })
    else { return nil }
    let values = facts.series.values.filter { !$0.isNaN }
    for isUp in [true, false] {
      let steps = values.differences.map { isUp ? $0 : -$0 }
      let (along, against) = (steps.filter { $0 > 0 }, steps.filter { $0 < 0 }.map { -$0 })
      guard along.count > 1, !against.isEmpty,
        let jumps = facts.insight.sawTeeth(facts.series.values, isUp: isUp)
      else { continue }
      var ranked = RankedNumbers(against)
      guard along.min() ?? 0 >= ranked.quantile(0.9), middle(along) >= 2 * ranked.middle() else {
        continue
      }
      return sawTeethClause(jumps, isUp: isUp)
    }
    return nil
  }

  private mutating func sawTeethClause(_ jumps: [Int], isUp: Bool) -> ShapeClause {
    let ends = courseFigures([facts.first.y, facts.last.y])
    let head = Said.shapeBetweenJumps(isUp: !isUp, count: jumps.count)
    let places = jumps.count > 3 ? [] : jumps.map { memory.mention(facts.series.placed($0)) }
    let inAll = Said.changeInAll(from: .value(ends[0]), to: .value(ends[1]))
    var told = ShapeClause(
      head: .joined(
        [.joined([head, .list(places.map(Said.placeAt))], by: ", "), inAll], by: "; "))
    told.shorter = [ShapeClause(head: .joined([head, inAll], by: "; "))]
    return told
  }

  mutating func movesClause(_ shape: FoundShape) -> ShapeClause? {
    guard shape.moves.count == shape.turns.count + 1, shape.moves.count > 1 else { return nil }
    let values = [shape.from] + shape.heights + [shape.to]
    let (literal, rough) = (courseFigures(values), about(values))
    let figures = values.indices.map { index in
      let isEnd = index == 0 || index == values.count - 1
      let isLiteral = isEnd ? shape.ends == .literal : shape.areHeightsLiteral
      return isLiteral ? literal[index] : rough[index]
    }
    // Beside many numbers that count a power of ten there is no room for places.
    let areLong = shape.turns.count > 2 && figures.contains(where: \.countsPower)
    let places = areLong ? [] : roughs(shape.turns)
    let levels = shape.moves.indices.map { level(of: $0, in: shape) }
    var told = ShapeClause(head: moves(shape, figures, at: places, near: levels))
    let few = shape.moves.map { _ in Figure?.none }
    told.shorter = [levels, few].map { levels in
      ShapeClause(head: moves(shape, figures, at: [], near: levels))
    }
    return told
  }

  /// What a part that is level is near; nil for others, and where the move before leads to about that.
  private func level(of part: Int, in shape: FoundShape) -> Figure? {
    guard shape.moves[part] == .level else { return nil }
    let bounds = [0] + shape.turns + [facts.points]
    let level = typical(bounds[part]..<bounds[part + 1])
    let range = facts.maximum.y.difference(from: facts.minimum.y)
    if part > 0, abs(shape.heights[part - 1] - level) < 0.05 * range { return nil }
    return derived.figure(of: level)
  }

  /// `rose from 200.1 to 224.9 by 1948, fell to 208.8 by 1975, and rose to 262.7`.
  private func moves(
    _ shape: FoundShape, _ figures: [Figure], at places: [Mention], near levels: [Figure?]
  ) -> Said {
    let parts = shape.moves.enumerated().map { index, move in
      let (isFirst, isLast) = (index == 0, index == shape.moves.count - 1)
      let until = index < places.count ? places[index] : nil
      if move == .level {
        let until = until.map { Said.textBehind(text: .placeUntil(place: $0)) }
        let near = levels[index].map { Said.textBehind(text: .shapeNear(level: $0)) }
        return Said.shapePartLevel(
          isFirst: isFirst, isLast: isLast, until: until ?? .nothing, near: near ?? .nothing)
      }
      let by = until.map { Said.placeBy(place: $0, isAbout: shape.isNoisy) } ?? .nothing
      let (isUp, to) = (move == .rise, figures[index + 1])
      return isFirst
        ? .shapePartFrom(isUp: isUp, from: figures[0], to: to, by: by)
        : .shapePartTo(isUp: isUp, isLast: isLast, to: to, by: by)
    }
    guard parts.count > 2 else { return .shapeThen(before: parts[0], last: parts[1]) }
    return .shapeLast(
      before: .joined(Array(parts.dropLast()), by: ", "), last: parts[parts.count - 1])
  }
}

extension Insight {
  /// The points behind the steps by which values rise (fall) on the whole, where more of their steps go the
  /// other way than a coin would make, by two deviations; nil for others.
  fileprivate func sawTeeth(_ values: [Double], isUp: Bool) -> [Int]? {
    var (along, against, last) = (0, 0, Double.nan)
    for value in values where !value.isNaN {
      along += (isUp ? value > last : value < last) ? 1 : 0
      against += (isUp ? value < last : value > last) ? 1 : 0
      last = value
    }
    guard Double(against - along) >= 2 * Double(along + against).squareRoot() else { return nil }
    let points = values.indices.filter { !values[$0].isNaN }
    return zip(points, points.dropFirst())
      .filter { isUp ? values[$1] > values[$0] : values[$1] < values[$0] }.map(\.1)
  }
}
