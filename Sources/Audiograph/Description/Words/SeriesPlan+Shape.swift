// SPDX-License-Identifier: MIT

/// The shape of a series that is no price, and what is told beside it.
extension SeriesPlan {
  /// The shape that is told instead of a trend; nil for prices that do not jump from level to level, percent
  /// change and names.
  var shape: FoundShape? {
    guard facts.series.rebasedKind == nil, let shape = facts.insight.shape else { return nil }
    return isPrice && shape.shapeClass != .step ? nil : shape
  }

  /// The class of the trend that is told: of a literal shape its own; nil if another shape is.
  var toldTrend: TrendClass? {
    guard let shape else { return facts.trend.class }
    switch shape.shapeClass {
    case .tooFew: return .tooFew
    case .unchanged: return .unchanged
    case .roseSteadily: return .roseSteadily
    case .fellSteadily: return .fellSteadily
    case .roseWithSetbacks: return .roseWithSetbacks
    case .fellWithRecoveries: return .fellWithRecoveries
    case .roseThenFell: return .roseThenFell
    case .fellThenRecovered: return .fellThenRecovered
    default: return nil
    }
  }

  /// Whether its turning points are told one by one.
  var hasLegs: Bool { shape.map(\.shapeClass.isLiteral) ?? true }

  /// The shape in words; nil if it is told as a trend.
  mutating func shapeClause() -> ShapeClause? {
    guard let shape, toldTrend == nil else { return nil }
    let isUp = shape.direction > 0
    let ends = changeFigures(shape)
    switch shape.shapeClass {
    case .level: return levelClause(shape)
    case .swings: return swingsClause()
    case .fewVaried: return fewClause()
    case .distribution: return facts.insight.distribution.map(spreadClause)
    case .zeroInflated: return facts.insight.distribution.map(zerosClause)
    case .step, .steps: return steppedClause(shape)
    case .burst: return burstClause(shape)
    case .exponentialGrowth, .exponentialDecay: return growthClause(shape, isUp: isUp)
    case .rise, .fall: return .course(course(of: shape), isUp: isUp)
    case .riseEverFaster, .fallEverFaster: return .course(.everFaster, isUp: isUp)
    case .riseSlowing, .fallSlowing: return .course(.slowing, isUp: isUp)
    case .riseWithPause, .fallWithPause: return .course(.withPause, isUp: isUp)
    case .riseFaster, .fallFaster:
      guard shape.breaks.count == 1 else { return .course(.everFaster, isUp: isUp) }
      return .faster(isUp: isUp, since: rough(shape.breaks[0]))
    case .riseThenLevel, .fallThenLevel:
      guard let place = shape.breaks.last else { return .course(course(of: shape), isUp: isUp) }
      let level = about([typical(place..<facts.points)])[0]
      return .thenLevel(isUp: isUp, from: ends.from, level: level, by: rough(place))
    case .levelThenRise, .levelThenFall:
      guard let place = shape.breaks.first else { return .course(course(of: shape), isUp: isUp) }
      let level = derived.figure(of: typical(0..<place))
      return .afterLevel(isUp: isUp, level: level, until: rough(place), to: ends.to)
    case .levelRiseLevel, .levelFallLevel:
      guard let first = shape.breaks.first, let last = shape.breaks.last, first < last else {
        return .course(course(of: shape), isUp: isUp)
      }
      let levels = about([typical(0..<first), typical(last..<facts.points)])
      let places = roughs([first, last])
      return .betweenLevels(
        isUp: isUp, from: levels[0], to: levels[1], start: places[0], end: places[1])
    case .riseWithDip, .fallWithBump:
      guard let place = shape.extreme else { return .course(course(of: shape), isUp: isUp) }
      return .interrupted(isUp: isUp, placedFigures([facts.series.placed(place)])[0])
    case .riseThenFall, .fallThenRise, .turns: return movesClause(shape)
    default: return nil
    }
  }

  /// Whether the first and the last value are told as the ends of the change.
  var tellsEnds: Bool {
    guard let shape, toldTrend == nil else { return true }
    return !shape.hasFittedEnds && shape.shapeClass.tellsEnds
  }

  /// The extremes that neither the shape nor an odd value names.
  mutating func extremesBesideShape(_ named: Set<Int> = []) -> Extremes? {
    let isListed = shape?.shapeClass == .fewVaried && !facts.series.x.isUnnamed
    guard let shape, !isListed, !isConstant(shape) else { return nil }
    var named = named.union(shape.odd.count > 3 ? [] : shape.odd.map(\.index))
    if let extreme = shape.extreme { named.insert(extreme) }
    if shape.shapeClass == .zeroInflated { named.insert(facts.minimum.index) }
    return extremes(
      highest: !named.contains(facts.maximum.index), lowest: !named.contains(facts.minimum.index))
  }

  /// Whether all values but the odd ones are equal.
  private func isConstant(_ shape: FoundShape) -> Bool {
    shape.shapeClass == .level && shape.fit == nil
  }

  /// The change that is told with a shape; the places of its ends are named as those of a trend are,
  /// unless they are ends of a model.
  mutating func shapeChange(
    _ clause: ShapeClause, namesStart: Bool, namesEnd: Bool
  ) -> ChangeClause? {
    guard let shape, clause.tellsChange else { return nil }
    guard shape.hasFittedEnds || shape.from != facts.first.y || shape.to != facts.last.y else {
      return changeClause(namesStart: namesStart, namesEnd: namesEnd)
    }
    let ends = changeFigures(shape)
    let from = PlacedValue(index: facts.first.index, x: facts.first.x, y: shape.from)
    let to = PlacedValue(index: facts.last.index, x: facts.last.x, y: shape.to)
    let move = facts.move(from: from, to: to)
    return ChangeClause(
      isUp: shape.to > shape.from,
      size: shape.to == shape.from
        ? nil
        : ChangeSize(
          move, kind: kind, style: shape.hasFittedEnds ? derived : style,
          unit: differenceUnit),
      from: ends.from, fromPlace: nil, to: ends.to, toPlace: nil, isFromBase: false,
      isFitted: shape.hasFittedEnds)
  }

  /// The ends of the change, about where they are those of a model.
  private func changeFigures(_ shape: FoundShape) -> (from: Figure, to: Figure) {
    let values = [shape.from, shape.to]
    let figures = shape.hasFittedEnds ? about(values) : courseFigures(values)
    return (figures[0], figures[1])
  }

  /// Calculated values, of which all read apart: `about 39`.
  ///
  /// They have as many decimals as the largest value of the series has with three digits, or its range
  /// with two.
  func about(_ values: [Double]) -> [Figure] {
    let largest = DecimalDigits(max(abs(facts.minimum.y), abs(facts.maximum.y)))
    let range = DecimalDigits(facts.maximum.y.difference(from: facts.minimum.y))
    let decimals = max(3 - largest.exponent, 2 - range.exponent)
    let figures = values.map { value in
      Figure(DecimalDigits(value.withoutNoise).rounded(decimals: max(0, decimals)))
    }
    let isFine =
      kind != .rank && decimals >= 0 && figures.tellApart(values)
      && !figures.contains(where: \.isZero)
    return (isFine ? figures : derived.figures(of: values)).map { figure in
      var figure = figure
      figure.bound = .about
      return figure
    }
  }

  /// The median of the values within some points, without the odd ones.
  private func typical(_ range: Range<Int>) -> Double {
    let values = facts.series.values[range].filter { !$0.isNaN }
    return values.isEmpty ? facts.first.y : middle(values)
  }

  /// A point as roughly as the length of the chart allows.
  private mutating func rough(_ index: Int) -> Mention {
    memory.roughMention(PlacedValue(index: index, x: facts.series.x[index], y: 0))
  }

  /// Several points of one sentence as roughly as the length of the chart allows, but each by another name.
  private mutating func roughs(_ indices: [Int]) -> [Mention] {
    let before = memory
    let bare = indices.map { index in
      var fresh = before
      return fresh.roughMention(facts.series.placed(index))
    }
    let months = bare.compactMap(\.month)
    let readApart = months.count < bare.count || Set(months).count == Set(indices).count
    return indices.map { index in
      readApart ? rough(index) : memory.mention(facts.series.placed(index))
    }
  }

  private func course(of shape: FoundShape) -> ShapeClause.Course {
    guard let fit = shape.fit, fit < 0.9 else { return .steady }
    return fit >= 0.5 ? .withUpsAndDowns : fit >= 0.25 ? .overall : .slight
  }

  private func levelClause(_ shape: FoundShape) -> ShapeClause {
    let odd = Set(shape.odd.map(\.index))
    let values = facts.series.values.indices.filter { !odd.contains($0) }.map {
      facts.series.values[$0]
    }.filter { !$0.isNaN }
    let usual = values.isEmpty ? [facts.first.y] : values
    if usual.spread == 0 { return .butForSingle(style.figure(of: usual[0]), count: odd.count) }
    // The bounds are those of the data as they are.
    var ranked = RankedNumbers(facts.series.values.filter { !$0.isNaN })
    let (low, high) = (ranked.quantile(0.1), ranked.quantile(0.9))
    let center = ranked.middle()
    let distance = max(high - center, center - low)
    if facts.hasTrueZero, kind != .percent, low > 0, high - low < 0.02 * center {
      let within = Percent(100 * distance / center)
      return .constant(style.figure(of: center.withoutNoise), within: within)
    }
    let figures = style.figures(of: [low.withoutNoise, high.withoutNoise])
    return .level(low: figures[0], high: figures[1])
  }

  private func swingsClause() -> ShapeClause {
    let figures = style.figures(of: [facts.minimum.y, facts.maximum.y, facts.last.y])
    let range = facts.maximum.y / 2 - facts.minimum.y / 2
    let share = (facts.last.y / 2 - facts.minimum.y / 2) / range
    return .swings(
      low: figures[0], high: figures[1], end: share < 0.15 || share > 0.85 ? nil : figures[2],
      near: share < 0.5 ? .lowest : .highest)
  }

  private func fewClause() -> ShapeClause {
    let values = facts.series.values.filter { !$0.isNaN }
    let figures = style.figures(of: values + [facts.minimum.y, facts.maximum.y])
    return .few(
      count: values.count, low: figures[values.count], high: figures[values.count + 1],
      values: Array(figures.prefix(values.count)))
  }

  private func spreadClause(_ told: Distribution) -> ShapeClause {
    let ends = style.figures(of: [told.minimum, told.maximum])
    let quartiles = derived.figures(
      of: [told.lowerQuartile, told.upperQuartile].map(\.withoutNoise))
    return .spread(
      count: told.count, low: ends[0], high: ends[1], lower: quartiles[0], upper: quartiles[1])
  }

  private func zerosClause(_ told: Distribution) -> ShapeClause {
    let total = (told.total ?? 0).withoutNoise
    let figures = style.figures(of: [told.minimum, told.maximum, total])
    let areDates = if case .dates = facts.series.x { true } else { false }
    let share = DecimalDigits(100 * told.zeroShare).rounded(decimals: 0)
    return .zeros(
      .figure(Figure(share)), areDates: areDates, low: figures[0], high: figures[1],
      total: figures[2])
  }

  private mutating func steppedClause(_ shape: FoundShape) -> ShapeClause {
    let (places, levels) = (roughs(shape.breaks), about(shape.levels))
    return shape.shapeClass == .steps
      ? .steps(at: places, levels: levels)
      : .step(
        isUp: shape.levels[1] > shape.levels[0], at: places[0], before: levels[0],
        since: levels[1])
  }

  private mutating func burstClause(_ shape: FoundShape) -> ShapeClause {
    // The last value of the stretch, not the first behind it.
    let last = max(shape.breaks[0], shape.breaks[1] - 1)
    let ends = memory.extent(facts.series.x[shape.breaks[0]], facts.series.x[last])
    let values = facts.series.values
    let outer = (values[..<shape.breaks[0]] + values[shape.breaks[1]...]).filter { !$0.isNaN }
    let usual = about([middle(outer), shape.levels[1]])
    return .burst(usual: usual[0], other: usual[1], from: ends.0, to: ends.1)
  }

  private func growthClause(_ shape: FoundShape, isUp: Bool) -> ShapeClause? {
    guard let length = shape.doubling else { return nil }
    let doubling = Doubling(length, along: facts.series.timeAxis)
    return .growth(
      isUp: isUp, length: Figure(DecimalDigits(doubling.value).rounded(significant: 2)),
      rhythm: doubling.unit.map { Rhythm($0) } ?? (facts.series.x.isRows ? .points : .steps))
  }

  private mutating func movesClause(_ shape: FoundShape) -> ShapeClause? {
    guard shape.moves.count == shape.turns.count + 1, shape.moves.count > 1 else { return nil }
    let places = roughs(shape.turns)
    let parts = shape.moves.enumerated().map { index, move in
      ShapeClause.Part(
        move: move, until: index < places.count ? places[index] : nil,
        isAbout: shape.isNoisy || index < places.count && !isExtreme(shape, turn: index))
    }
    return .moves(parts)
  }

  /// Whether no value between the turns around a peak or a trough is beyond it, nor an earlier one as far;
  /// true beside a level.
  private func isExtreme(_ shape: FoundShape, turn index: Int) -> Bool {
    let moves = (shape.moves[index], shape.moves[index + 1])
    guard moves.0 != .level, moves.1 != .level else { return true }
    let first = index > 0 ? shape.turns[index - 1] : facts.first.index
    let last = index + 1 < shape.turns.count ? shape.turns[index + 1] : facts.last.index
    let values = facts.series.values
    let (sign, turn) = (moves.0 == .rise ? 1.0 : -1.0, shape.turns[index])
    return !(first..<turn).contains { sign * values[$0] >= sign * values[turn] }
      && !(turn...max(turn, last)).contains { sign * values[$0] > sign * values[turn] }
  }
}

extension ShapeClass {
  /// Whether the first and the last value are told with it.
  fileprivate var tellsEnds: Bool {
    switch self {
    case .level, .swings, .step, .steps, .burst, .fewVaried, .distribution, .zeroInflated: false
    default: true
    }
  }
}
