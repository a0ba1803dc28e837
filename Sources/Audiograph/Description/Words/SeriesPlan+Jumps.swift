// SPDX-License-Identifier: MIT

/// Shapes that jump or turn, in words.
extension SeriesPlan {
  /// How many heights one after the other are told one by one.
  private static let mostLevels = 4

  mutating func steppedClause(_ shape: FoundShape) -> ShapeClause {
    let levels = about(shape.levels)
    guard shape.levels.count <= Self.mostLevels else {
      let (low, high) = (shape.levels.indexOfLowest, shape.levels.indexOfHighest)
      return .levels(
        count: levels.count, low: levels[low], high: levels[high], last: levels[levels.count - 1],
        from: rough(shape.breaks[shape.breaks.count - 1]))
    }
    let places = roughs(shape.breaks)
    return shape.shapeClass == .steps
      ? .steps(at: places, levels: levels)
      : .step(
        isUp: shape.levels[1] > shape.levels[0], at: places[0], before: levels[0],
        since: levels[1])
  }

  mutating func burstClause(_ shape: FoundShape) -> ShapeClause? {
    guard let base = shape.base, let first = shape.bursts.first, let last = shape.bursts.last else {
      return nil
    }
    let usual = about([base] + shape.bursts.map(\.level))
    func stretch(_ burst: FoundShape.Burst, _ level: Figure) -> ShapeClause.Stretch {
      let ends = memory.extent(facts.series.x[burst.first], facts.series.x[burst.last])
      return ShapeClause.Stretch(level: level, first: ends.0, last: ends.1)
    }
    let levels = shape.bursts.map(\.level)
    var high = usual[levels.indexOfHighest + 1]
    if levels.count > 1 { high.bound = nil }
    let stretches =
      levels.count > 2
      ? [stretch(first, usual[1]), stretch(last, usual[levels.count])]
      : zip(shape.bursts, usual.dropFirst()).map { stretch($0, $1) }
    return .bursts(
      usual: usual[0], stretches, count: levels.count, low: usual[levels.indexOfLowest + 1],
      high: high)
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
    let jump = ShapeClause.Jump(
      before: figures[1], after: figures[2], isUp: found.after > found.before,
      place: memory.mention(facts.series.placed(found.index)))
    if shape.fit == nil { return .inOneStep(isUp: jump.isUp, jump) }
    guard shape.moves[0] == shape.moves[1] else {
      return .jump(
        jump,
        ShapeClause.Sides(
          before: shape.moves[0], after: shape.moves[1],
          from: isLevel[0] ? figures[0] : ends.from, to: isLevel[1] ? figures[3] : ends.to))
    }
    let slope = rhythm == .points || rhythm == .steps ? nil : shape.slope.map(abs)
    return .butForJump(
      isUp: shape.moves[0] == .rise,
      slope: slope.map { value in
        var figure = Figure(DecimalDigits(value).rounded(significant: 2))
        figure.bound = .about
        return figure
      }, rhythm, jump)
  }

  /// Values that rise (fall) by few steps, and fall (rise) between them; nil for others.
  mutating func sawTeethClause(_ shape: FoundShape, isUp: Bool) -> ShapeClause? {
    guard let jumps = facts.insight.sawTeeth(facts.series.values, isUp: isUp) else { return nil }
    let ends = courseFigures([facts.first.y, facts.last.y])
    return .betweenJumps(
      isUp: !isUp, at: jumps.count > 3 ? [] : jumps.map { memory.mention(facts.series.placed($0)) },
      count: jumps.count, from: ends[0], to: ends[1])
  }

  mutating func movesClause(_ shape: FoundShape) -> ShapeClause? {
    guard shape.moves.count == shape.turns.count + 1, shape.moves.count > 1 else { return nil }
    let values = [shape.from] + shape.heights + [shape.to]
    let (literal, rough) = (courseFigures(values), about(values))
    let figures = values.indices.map { index in
      let isEnd = index == 0 || index == values.count - 1
      return (isEnd ? shape.ends == .literal : !shape.isNoisy) ? literal[index] : rough[index]
    }
    // Beside many numbers that count a power of ten there is no room for places.
    let areLong = shape.turns.count > 2 && figures.contains(where: \.countsPower)
    let places = areLong ? [] : roughs(shape.turns)
    return .moves(
      shape.moves.enumerated().map { index, move in
        ShapeClause.Part(
          move: move, from: index == 0 ? figures[0] : nil, to: figures[index + 1],
          until: index < places.count ? places[index] : nil, isAbout: shape.isNoisy)
      })
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
