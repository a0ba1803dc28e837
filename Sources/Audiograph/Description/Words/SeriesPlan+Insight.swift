// SPDX-License-Identifier: MIT

/// Seasons, odd values and volatility.
extension SeriesPlan {
  /// The most odd values that are told one by one.
  private static let mostOdd = 3

  /// The seasons of the calendar that are told, but for the one that leads.
  func furtherSeasons() -> [Statement] {
    guard !isPrice, facts.series.rebasedKind == nil else { return [] }
    let lead = mainSeason
    return facts.insight.seasons.filter { $0.period != nil && $0.isTold }
      .compactMap(seasonClause).filter { $0 != lead }.map(Statement.season)
  }

  /// The first season that is told before the shape.
  var mainSeason: SeasonClause? {
    guard !isPrice, facts.series.rebasedKind == nil else { return nil }
    return facts.insight.seasons.first { ($0.strength ?? 0) >= CalendarSeason.clearStrength }
      .flatMap(seasonClause)
  }

  private func seasonClause(_ season: Season) -> SeasonClause? {
    guard let period = season.period, let peak = season.peak, let trough = season.trough,
      let apart = season.amplitude, let strength = season.strength
    else { return nil }
    let weekend = season.weekend
    return SeasonClause(
      period: period,
      strength: strength >= 0.8
        ? .strong : strength >= CalendarSeason.clearStrength ? .clear : .weak,
      highest: phases(season.peaks, peak.number, of: season),
      lowest: phases(season.troughs, trough.number, of: season),
      apart: about([weekend.map(abs) ?? apart])[0], isWeekendHigher: weekend.map { $0 > 0 },
      growth: season.growth.map(about) ?? [],
      isGrowing: season.growth.map { $0[1] > $0[0] } ?? false)
  }

  /// Phases that cannot be told apart: a run of them, else up to three, else the one.
  private func phases(_ numbers: [Int], _ best: Int, of season: Season) -> SeasonClause.Phases {
    let count = season.phaseCount
    let starts = numbers.filter { !numbers.contains(($0 + count - 1) % count) }
    if numbers.count > 2, numbers.count < count, starts.count == 1 {
      let last = (starts[0] + numbers.count - 1) % count
      return .run(mention(starts[0], of: season), mention(last, of: season))
    }
    let told = (1...3).contains(numbers.count) ? numbers : [best]
    return .each(told.map { phase($0, of: season) })
  }

  private func mention(_ number: Int, of season: Season) -> Mention {
    switch phase(number, of: season) {
    case .date(let mention): mention
    case .weekday(let day): .recurring(Mention.Recurring(unit: .day, number: day, cycle: nil))
    }
  }

  private func phase(_ number: Int, of season: Season) -> SeasonClause.Phase {
    // Any year will do, since it is not said.
    switch season.period {
    case .week: return .weekday(number + 1)
    case .day:
      let hour = CalendarDate(instant: Int64(number) * 3_600_000_000, precision: .minute)
      return .date(.date(hour, .clock))
    default:
      let isQuarter = season.phaseCount == 4
      let day = CalendarDate.dayNumber(
        year: 2000, month: isQuarter ? number * 3 + 1 : number + 1, day: 1)
      return .date(
        .date(CalendarDate(day: day, precision: isQuarter ? .quarter : .month), .withoutYear))
    }
  }

  /// Up to three odd values, or how many there are; none where the shape tells them.
  mutating func oddValues() -> Statement? {
    guard let odd = shape?.odd, !odd.isEmpty, toldTrend == nil || hasLegs else { return nil }
    guard odd.count <= Self.mostOdd else {
      let farthest = odd.max { distance($0) < distance($1) } ?? odd[0]
      let placed = placedFigures([facts.series.placed(farthest.index)])[0]
      return .odd([.many(odd.count, farthest: placed)])
    }
    var clauses: [OddClause] = []
    for value in odd {
      let placed = placedFigures([facts.series.placed(value.index)])[0]
      let end: OddClause.End =
        value.index == facts.first.index ? .first : value.index == facts.last.index ? .last : .inner
      let isAbove = facts.series.values[value.index] > value.expected
      clauses.append(.value(placed, end, isAbove: isAbove))
    }
    return .odd(clauses)
  }

  private func distance(_ odd: OddValue) -> Double {
    abs(facts.series.values[odd.index] - odd.expected)
  }

  /// From where on the values vary more, or less.
  mutating func volatility() -> Statement? {
    guard facts.series.rebasedKind == nil, let change = facts.insight.shape?.volatility else {
      return nil
    }
    let place = memory.roughMention(
      PlacedValue(index: change.index, x: facts.series.x[change.index], y: 0))
    let times = change.ratio > 1 ? change.ratio : 1 / change.ratio
    return .volatility(
      since: place, isMore: change.ratio > 1,
      times: Figure(DecimalDigits(times).rounded(significant: times < 10 ? 1 : 2)))
  }

  /// One step of a price that is out of all proportion.
  mutating func jump() -> Statement? {
    guard isPrice, shape == nil, facts.series.rebasedKind == nil, let jump = facts.insight.jump,
      jump.index > 0, !facts.series.values[jump.index - 1].isNaN
    else { return nil }
    let values = facts.series.values
    let figures = style.figures(of: [values[jump.index - 1], values[jump.index]])
    let place = memory.mention(facts.series.placed(jump.index))
    return .jump(at: place, from: figures[0], to: figures[1])
  }

  /// The last value against the same month or quarter a year before, of what has a yearly season.
  mutating func yearOnYear() -> Statement? {
    guard facts.insight.seasons.contains(where: { $0.period == .year && $0.isTold }), !isPrice,
      let move = facts.yearOnYear
    else { return nil }
    return .yearOnYear(
      YearOnYear(
        place: memory.mention(facts.last), value: style.figure(of: facts.last.y),
        isUp: move.absolute > 0, size: move.absolute == 0 ? nil : size(of: move)))
  }

  /// What half of the values are between; nil if the shape tells it.
  func half() -> Statement? {
    guard shape != nil, facts.valueCount >= 10, !facts.isFlat, facts.insight.distribution == nil
    else { return nil }
    var ranked = RankedNumbers(facts.series.values.filter { !$0.isNaN })
    let quartiles = [ranked.quantile(0.25), ranked.quantile(0.75)].map(\.withoutNoise)
    guard quartiles[0] != quartiles[1] else { return nil }
    let figures = derived.figures(of: quartiles)
    return .half(lower: figures[0], upper: figures[1])
  }

  /// The first and the last value, where the ends of a model were told.
  func literalEnds() -> Statement? {
    guard let shape, shape.ends != .literal, toldTrend == nil,
      shape.direction != 0 || !shape.moves.isEmpty, shape.levels.isEmpty
    else { return nil }
    let figures = style.figures(of: [facts.first.y, facts.last.y])
    return .ends(first: figures[0], last: figures[1])
  }
}
