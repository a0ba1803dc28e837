// SPDX-License-Identifier: MIT

/// Seasons, odd values and volatility.
extension SeriesPlan {
  /// The most odd values that are told one by one.
  private static let mostOdd = 3

  /// The seasons of the calendar that are told, but for the one that leads.
  func furtherSeasons() -> [Said] {
    guard !isPrice, facts.series.rebasedKind == nil else { return [] }
    let lead = mainSeason
    return facts.insight.seasons.filter { $0.period != nil && $0.isTold }
      .compactMap(seasonClause).filter { $0 != lead }.map(\.said)
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
    let size = about([season.weekend.map(abs) ?? apart])[0]
    let told: SeasonStrength =
      strength >= 0.8 ? .strong : strength >= CalendarSeason.clearStrength ? .clear : .weak
    if let weekend = season.weekend {
      return SeasonClause(
        said: .seasonWeekend(strength: told, isHigher: weekend > 0, apart: size),
        inBrief: .seasonWeekendBrief(isHigher: weekend > 0))
    }
    let highest = phases(season.peaks, peak.number, of: season)
    let whole = Said.season(
      period: period, strength: told, highest: highest,
      lowest: phases(season.troughs, trough.number, of: season), apart: size)
    let growing = season.growth.map { growth in
      let figures = about(growth)
      return Said.seasonGrowth(
        season: whole, isUp: growth[1] > growth[0], from: figures[0], to: figures[1])
    }
    return SeasonClause(
      said: growing ?? whole, inBrief: .seasonBrief(period: period, highest: highest))
  }

  /// Phases that cannot be told apart: a run of them, else up to three, else the one.
  private func phases(_ numbers: [Int], _ best: Int, of season: Season) -> Said {
    let count = season.phaseCount
    let starts = numbers.filter { !numbers.contains(($0 + count - 1) % count) }
    if numbers.count > 2, numbers.count < count, starts.count == 1 {
      let last = (starts[0] + numbers.count - 1) % count
      return .shapeStretch(
        first: mention(starts[0], of: season), last: mention(last, of: season))
    }
    let told = (1...3).contains(numbers.count) ? numbers : [best]
    return .list(
      told.map {
        season.period == .week
          ? .seasonWeekday(day: $0 + 1) : .placeAt(place: mention($0, of: season))
      })
  }

  private func mention(_ number: Int, of season: Season) -> Mention {
    // Any year will do, since it is not said.
    switch season.period {
    case .week:
      return .recurring(Mention.Recurring(unit: .day, number: number + 1, cycle: nil))
    case .day:
      let hour = CalendarDate(instant: Int64(number) * 3_600_000_000, precision: .minute)
      return .date(hour, .clock)
    default:
      let isQuarter = season.phaseCount == 4
      let day = CalendarDate.dayNumber(
        year: 2000, month: isQuarter ? number * 3 + 1 : number + 1, day: 1)
      return .date(
        CalendarDate(day: day, precision: isQuarter ? .quarter : .month), .withoutYear)
    }
  }

  /// Up to three odd values, or how many there are; none where the shape tells them.
  mutating func oddValues() -> Said? {
    guard let odd = shape?.odd, !odd.isEmpty, toldTrend == nil || hasLegs else { return nil }
    guard odd.count <= Self.mostOdd else {
      let farthest = odd.max { distance($0) < distance($1) } ?? odd[0]
      let placed = placedFigures([facts.series.placed(farthest.index)])[0]
      return .oddMany(
        count: odd.count, value: placed.figure, place: .behindWord(placed.place))
    }
    var clauses: [Said] = []
    var wasAbove: Bool?
    for value in odd {
      let placed = placedFigures([facts.series.placed(value.index)])[0]
      let end: OddEnd =
        value.index == facts.first.index ? .first : value.index == facts.last.index ? .last : .inner
      let isAbove = facts.series.values[value.index] > value.expected
      clauses.append(
        .oddValue(
          end: end, value: placed.figure, place: .behindWord(placed.place), isAbove: isAbove,
          isAgain: isAbove == wasAbove))
      wasAbove = isAbove
    }
    return .joined(clauses, by: "; ")
  }

  private func distance(_ odd: OddValue) -> Double {
    abs(facts.series.values[odd.index] - odd.expected)
  }

  /// From where on the values vary more, or less.
  mutating func volatility() -> Said? {
    guard facts.series.rebasedKind == nil, let change = facts.insight.shape?.volatility else {
      return nil
    }
    let times = change.ratio > 1 ? change.ratio : 1 / change.ratio
    guard !change.isOfHalves else {
      return .volatilityHalves(isMore: change.ratio > 1, times: Figure(times: times))
    }
    let place = memory.roughMention(
      PlacedValue(index: change.index, x: facts.series.x[change.index], y: 0))
    return .volatility(
      place: place, isMore: change.ratio > 1,
      times: Figure(DecimalDigits(times).rounded(significant: times < 10 ? 1 : 2)))
  }

  /// The fewest months, the most, and the fewest days of one of which a mean is told.
  private static let toldMonths = 5...24
  private static let fewestDays = 15

  /// In which months the mean is highest and lowest, of days that go up and down without any other shape: what a
  /// year of them looks like, too short for a season.
  mutating func months() -> Said? {
    guard shape?.shapeClass == .swings, case .dates(let dates) = facts.series.x,
      dates.precision == .day, facts.points <= 31 * Self.toldMonths.upperBound
    else { return nil }
    var months: [(start: CalendarDate, values: [Double])] = []
    for (index, value) in facts.series.values.enumerated() where !value.isNaN {
      let day = dates[index].civil
      guard let start = CalendarDate(year: day.year, month: day.month, precision: .month) else {
        return nil
      }
      if months.last?.start != start { months.append((start, [])) }
      months[months.count - 1].values.append(value)
    }
    months.removeAll { $0.values.count < Self.fewestDays }
    let means = months.map { mean(of: $0.values).withoutNoise }
    guard Self.toldMonths.contains(means.count), means.spread > 0 else { return nil }
    let ends = [means.indexOfHighest, means.indexOfLowest]
    let figures = derived.figures(of: ends.map { means[$0] })
    let places = ends.map { memory.mention(.date(months[$0].start)) }
    return .months(
      high: places[0], highMean: figures[0], low: places[1], lowMean: figures[1])
  }

  /// One step of a price that is out of all proportion.
  mutating func jump() -> Said? {
    guard isPrice, shape == nil, facts.series.rebasedKind == nil, let jump = facts.insight.jump,
      jump.index > 0, !facts.series.values[jump.index - 1].isNaN
    else { return nil }
    let values = facts.series.values
    let figures = style.figures(of: [values[jump.index - 1], values[jump.index]])
    let place = memory.mention(facts.series.placed(jump.index))
    return .jump(place: place, from: figures[0], to: figures[1])
  }

  /// The last value against the same month or quarter a year before, of what has a yearly season.
  mutating func yearOnYear() -> Said? {
    guard facts.insight.seasons.contains(where: { $0.period == .year && $0.isTold }), !isPrice,
      let move = facts.yearOnYear
    else { return nil }
    let (place, value) = (memory.mention(facts.last), style.figure(of: facts.last.y))
    if move.absolute == 0 { return .yearOnYearSame(place: place, value: value) }
    return .yearOnYearSize(
      place: place, value: value, size: .size(size(of: move)), isUp: move.absolute > 0)
  }

  /// What half of the values are between; nil if the shape tells it.
  func half() -> Said? {
    guard shape != nil, facts.valueCount >= 10, !facts.isFlat, facts.insight.distribution == nil
    else { return nil }
    var ranked = RankedNumbers(facts.series.values.filter { !$0.isNaN })
    let quartiles = [ranked.quantile(0.25), ranked.quantile(0.75)].map(\.withoutNoise)
    guard quartiles[0] != quartiles[1] else { return nil }
    let figures = derived.figures(of: quartiles)
    return .half(lower: figures[0], upper: figures[1])
  }

  /// The first and the last value, where the ends of a model were told.
  func literalEnds() -> Said? {
    guard let shape, shape.ends != .literal, toldTrend == nil,
      shape.direction != 0 || !shape.moves.isEmpty, shape.levels.isEmpty
    else { return nil }
    let figures = style.figures(of: [facts.first.y, facts.last.y])
    return .endsLiteral(first: figures[0], last: figures[1])
  }
}
