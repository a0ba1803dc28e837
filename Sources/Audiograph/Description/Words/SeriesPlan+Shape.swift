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
    case .level: return refillClause(shape) ?? levelClause(shape)
    case .swings: return refillClause(shape) ?? swingsClause()
    case .fewVaried: return fewClause()
    case .distribution: return facts.insight.distribution.map(spreadClause)
    case .zeroInflated: return facts.insight.distribution.map(zerosClause)
    case .step, .steps: return steppedClause(shape)
    case .burst, .bursts: return burstClause(shape)
    case .riseWithStep, .fallWithStep, .jumpThenRise, .jumpThenFall, .dropThenRise, .dropThenFall,
      .riseJumpFall, .riseJumpLevel, .riseDropFall, .riseDropLevel, .fallJumpRise,
      .fallJumpLevel, .fallDropRise, .fallDropLevel:
      return jumpClause(shape)
    case .exponentialGrowth, .exponentialDecay:
      return growthClause(shape, isUp: isUp) ?? .course(isUp ? .everFaster : .slowing, isUp: isUp)
    case .rise, .fall:
      if shape.jump != nil { return jumpClause(shape) }
      return sawTeethClause(shape, isUp: isUp) ?? .course(course(of: shape), isUp: isUp)
    case .riseEverFaster, .fallEverFaster: return .course(.everFaster, isUp: isUp)
    case .riseWithPause, .fallWithPause: return .course(.withPause, isUp: isUp)
    case .riseFaster, .fallFaster, .riseSlowing, .fallSlowing:
      let isFaster = [.riseFaster, .fallFaster].contains(shape.shapeClass)
      guard shape.breaks.count == 1, shape.heights.count == 1 else {
        return .course(isFaster ? .everFaster : .slowing, isUp: isUp)
      }
      let height = (shape.areHeightsLiteral ? courseFigures : about)(shape.heights)[0]
      let place = rough(shape.breaks[0])
      return ShapeClause(
        head: isFaster
          ? .shapeFaster(isUp: isUp, to: height, place: place)
          : .shapeSlower(isUp: isUp, to: height, place: place), tellsChange: true)
    case .riseThenLevel, .fallThenLevel:
      guard let place = shape.breaks.last else { return .course(course(of: shape), isUp: isUp) }
      let level = about([typical(place..<facts.points)])[0]
      return ShapeClause(
        head: .shapeThenLevel(isUp: isUp, from: ends.from, level: level, place: rough(place)))
    case .levelThenRise, .levelThenFall:
      guard let place = shape.breaks.first else { return .course(course(of: shape), isUp: isUp) }
      let level = derived.figure(of: typical(0..<place))
      return ShapeClause(
        head: .shapeAfterLevel(isUp: isUp, level: level, place: rough(place), to: ends.to))
    case .levelRiseLevel, .levelFallLevel:
      guard let first = shape.breaks.first, let last = shape.breaks.last, first < last else {
        return .course(course(of: shape), isUp: isUp)
      }
      let levels = about([typical(0..<first), typical(last..<facts.points)])
      let places = roughs([first, last])
      return ShapeClause(
        head: .shapeBetweenLevels(
          isUp: isUp, from: levels[0], to: levels[1], start: places[0], end: places[1]))
    case .riseWithDip, .fallWithBump:
      guard let place = shape.extreme else { return .course(course(of: shape), isUp: isUp) }
      let placed = placedFigures([facts.series.placed(place)])[0]
      return ShapeClause(
        head: .shapeInterrupted(
          isUp: isUp, value: placed.figure, place: .behindWord(placed.place)), tellsChange: true)
    case .riseThenFall, .fallThenRise, .turns: return movesClause(shape)
    default: return nil
    }
  }

  /// Whether the first and the last value are told as the ends of the change.
  var tellsEnds: Bool {
    guard let shape, toldTrend == nil else { return true }
    return shape.ends == .literal && shape.shapeClass.tellsEnds
  }

  /// The extremes that neither the shape names nor, where these are told, an odd value.
  mutating func extremesBesideShape(
    _ named: Set<Int> = [], besidesOdd: Bool = true
  ) -> Extremes? {
    let isListed = shape?.shapeClass == .fewVaried && !facts.series.x.isUnnamed
    guard let shape, !isListed, !isConstant(shape) || !besidesOdd else { return nil }
    var named = named
    let odd = Set(shape.odd.map(\.index))
    if besidesOdd, odd.count <= 3 { named.formUnion(odd) }
    if isConstant(shape) {
      named.formUnion(Set([facts.maximum.index, facts.minimum.index]).subtracting(odd))
    }
    if let extreme = shape.extreme { named.insert(extreme) }
    if shape.areHeightsLiteral { named.formUnion(shape.turns) }
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
    guard let shape, clause.tellsChange, !isAgainstCourse(shape) else { return nil }
    guard shape.ends != .literal || shape.from != facts.first.y || shape.to != facts.last.y else {
      return changeClause(namesStart: namesStart, namesEnd: namesEnd)
    }
    let ends = changeFigures(shape, isAbout: false)
    let from = PlacedValue(index: facts.first.index, x: facts.first.x, y: shape.from)
    let to = PlacedValue(index: facts.last.index, x: facts.last.x, y: shape.to)
    let move = facts.move(from: from, to: to)
    let isLiteral = shape.ends == .literal
    return ChangeClause(
      isUp: shape.to > shape.from,
      size: shape.to == shape.from
        ? nil
        : ChangeSize(move, kind: kind, style: isLiteral ? style : derived, unit: differenceUnit),
      from: PlacedFigure(figure: ends.from, place: nil),
      to: PlacedFigure(figure: ends.to, place: nil), isFromBase: false, means: means(shape.ends))
  }

  /// Whether what rose (fell) on the whole ends lower (higher) than it began.
  private func isAgainstCourse(_ shape: FoundShape) -> Bool {
    ShapeForm.allCases.contains { form in
      form != .turning && shape.shapeClass == ShapeClass(form, rises: shape.to < shape.from)
    } && shape.to != shape.from
  }

  private func means(_ ends: FoundShape.Ends) -> ChangeClause.Means? {
    switch ends {
    case .literal: nil
    case .means(let count): .values(count, rhythm)
    case .season(let period): .cycle(period)
    }
  }

  /// The ends of the change, about where they are means that are not called so.
  func changeFigures(_ shape: FoundShape, isAbout: Bool = true) -> (from: Figure, to: Figure) {
    let values = [shape.from, shape.to]
    var figures = shape.ends == .literal ? courseFigures(values) : about(values)
    if !isAbout { for index in figures.indices { figures[index].bound = nil } }
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
  func typical(_ range: Range<Int>) -> Double {
    let values = facts.series.values[range].filter { !$0.isNaN }
    return values.isEmpty ? facts.first.y : middle(values)
  }

  /// A point as roughly as the length of the chart allows.
  mutating func rough(_ index: Int) -> Mention {
    memory.roughMention(PlacedValue(index: index, x: facts.series.x[index], y: 0))
  }

  /// Several points of one sentence as roughly as the length of the chart allows, but each by another name.
  mutating func roughs(_ indices: [Int]) -> [Mention] {
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

  private func course(of shape: FoundShape) -> ShapeCourse {
    guard let fit = shape.fit, fit < 0.9 else {
      return shape.hasSetback ? .withUpsAndDowns : .steady
    }
    return fit >= 0.5 ? .withUpsAndDowns : fit >= 0.25 ? .overall : .slight
  }

  private func levelClause(_ shape: FoundShape) -> ShapeClause {
    let odd = Set(shape.odd.map(\.index))
    let values = facts.series.values.indices.filter { !odd.contains($0) }.map {
      facts.series.values[$0]
    }.filter { !$0.isNaN }
    let usual = values.isEmpty ? [facts.first.y] : values
    if usual.spread == 0 {
      let value = style.figure(of: usual[0])
      return ShapeClause(
        head: .shapeButForSingle(value: value, count: odd.count), isVerb: false)
    }
    // The bounds are those of the data as they are.
    var ranked = RankedNumbers(facts.series.values.filter { !$0.isNaN })
    let (low, high) = (ranked.quantile(0.1), ranked.quantile(0.9))
    let center = ranked.middle()
    let distance = max(high - center, center - low)
    if facts.hasTrueZero, kind != .percent, low > 0, high - low < 0.02 * center {
      let within = Percent(100 * distance / center)
      let constant = Said.shapeConstant(value: style.figure(of: center.withoutNoise))
      return ShapeClause(
        head: .joined([constant, .shapeWithin(percent: .percent(within))], by: ", "),
        isVerb: false)
    }
    let figures = style.figures(of: [low.withoutNoise, high.withoutNoise])
    return ShapeClause(
      head: .shapeLevel(), detail: .shapeMostly(low: figures[0], high: figures[1]), isVerb: false)
  }

  private func swingsClause() -> ShapeClause {
    let figures = style.figures(of: [facts.minimum.y, facts.maximum.y, facts.last.y])
    let range = facts.maximum.y / 2 - facts.minimum.y / 2
    let share = (facts.last.y / 2 - facts.minimum.y / 2) / range
    let end: Said =
      share < 0.15 || share > 0.85
      ? .shapeEndingNear(extreme: share < 0.5 ? .lowest : .highest)
      : .shapeEnding(value: figures[2])
    return ShapeClause(
      head: .joined([.shapeSwings(low: figures[0], high: figures[1]), end], by: ""))
  }

  private func fewClause() -> ShapeClause {
    let values = facts.series.values.filter { !$0.isNaN }
    let figures = style.figures(of: values + [facts.minimum.y, facts.maximum.y])
    let head = Said.shapeFew(
      count: values.count, low: figures[values.count], high: figures[values.count + 1])
    let listed = Said.list(figures.prefix(values.count).map(Said.value))
    return ShapeClause(
      head: head, detail: listed, isVerb: false, behindName: listed,
      shorter: [ShapeClause(head: head, isVerb: false)])
  }

  private func spreadClause(_ told: Distribution) -> ShapeClause {
    let ends = style.figures(of: [told.minimum, told.maximum])
    let quartiles = derived.figures(
      of: [told.lowerQuartile, told.upperQuartile].map(\.withoutNoise))
    let count =
      told.order.map {
        Said.shapeSorted(count: told.count, order: $0, low: ends[0], high: ends[1])
      } ?? .shapeSpread(count: told.count, low: ends[0], high: ends[1])
    let half = Said.shapeHalf(lower: quartiles[0], upper: quartiles[1])
    return ShapeClause(
      head: .joined([count, form(of: told.list), half], by: ", "), isVerb: false)
  }

  private func zerosClause(_ told: Distribution) -> ShapeClause {
    let total = (told.total ?? 0).withoutNoise
    let figures = style.figures(of: [told.minimum, told.maximum, total])
    let areDates = if case .dates = facts.series.x { true } else { false }
    let share = DecimalDigits(100 * told.zeroShare).rounded(decimals: 0)
    let zeros = Said.shapeZeros(share: .percent(.figure(Figure(share))), areDates: areDates)
    let others = Said.shapeOthers(low: figures[0], high: figures[1], total: figures[2])
    return ShapeClause(head: .joined([zeros, others], by: "; "), isVerb: false)
  }

  private func growthClause(_ shape: FoundShape, isUp: Bool) -> ShapeClause? {
    let axis = facts.series.timeAxis
    guard let length = shape.doubling, let step = axis.evenStep else { return nil }
    let doubling = Doubling(length / step, along: axis)
    return ShapeClause(
      head: .shapeGrowth(
        isUp: isUp, length: Figure(DecimalDigits(doubling.value).rounded(significant: 2)),
        rhythm: doubling.unit.map { Rhythm($0) } ?? (facts.series.x.isRows ? .points : .steps)),
      tellsChange: true)
  }
}

extension ShapeClause {
  fileprivate static func course(_ course: ShapeCourse, isUp: Bool) -> ShapeClause {
    ShapeClause(head: .shapeCourse(course: course, isUp: isUp), tellsChange: true)
  }
}

extension ShapeClass {
  /// Whether the first and the last value are told with it.
  fileprivate var tellsEnds: Bool {
    switch self {
    case .level, .swings, .step, .steps, .burst, .bursts, .fewVaried, .distribution,
      .zeroInflated:
      false
    default: true
    }
  }
}
