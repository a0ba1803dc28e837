// SPDX-License-Identifier: MIT

/// What is said about series that are described as percent change, and in which order.
///
/// It remembers which dates were said, so the order in which sentences are asked for matters.
struct RebasedPlan {
  private let chart: ChartPlan
  private let facts: ChartFacts
  private var memory: CalendarMemory

  /// The most series that a ranking names.
  private static let mostPlaces = 4

  init(_ chart: ChartPlan) {
    self.chart = chart
    facts = chart.facts
    memory = CalendarMemory(facts.series[0].series)
  }

  /// The groups of a level; empty for `alt`.
  mutating func groups(_ level: Level) -> [ChartPlan.Group] {
    switch level {
    case .alt: []
    case .short:
      [ChartPlan.Group(statements: [brief] + [afterBrief].compactMap(\.self), sentenceLimit: 2)]
    case .standard: standard
    case .long: long
    }
  }

  /// The wordings of the shortest level, the fullest first.
  mutating func alternatives() -> [ChartPlan.Alternative] {
    let since = mention(0)
    return [facts.series.count, Self.mostPlaces, 3, 2, 1].filter { $0 <= facts.series.count }.map {
      ChartPlan.Alternative(
        said: .rebasedAlternative(since: since, ranking: ranking(atMost: $0).list))
    } + [chart.titleAlone]
  }

  private var isSingle: Bool { facts.series.count == 1 }
  private var arePrices: Bool { facts.series.allSatisfy { $0.series.originalKind == .price } }

  // MARK: - Levels

  private var brief: Said {
    mutating get {
      .rebasedBrief(
        names: names, since: mention(0), ranking: ranking(atMost: Self.mostPlaces).said)
    }
  }

  private var afterBrief: Said? {
    mutating get { isSingle ? course(0, tellsStanding: false) : crossings() }
  }

  /// 90 words for the comparison and the first series, 40 for the second and third.
  private var standard: [ChartPlan.Group] {
    mutating get {
      let opening = opening()
      let most = min(3, facts.series.count)
      let statements = [opening] + common() + courses(atMost: 3)
      return [
        ChartPlan.Group(
          statements: statements, wordLimit: 50 + 40 * most, sentenceLimit: 2 + 3 * most)
      ] + rest(inFull: false)
    }
  }

  private var long: [ChartPlan.Group] {
    mutating get {
      let opening = opening()
      var statements = [opening] + common()
      statements += courses(atMost: .max) + [widestGap()].compactMap(\.self) + chart.provenance
      return [
        ChartPlan.Group(
          statements: statements,
          wordLimit: 100 + 150 * facts.series.count)
      ] + rest(inFull: true)
    }
  }

  /// Those that the ranking has not named, and what was asked for besides.
  private func rest(inFull: Bool) -> [ChartPlan.Group] {
    let ranked = ranked()
    var groups: [ChartPlan.Group] = []
    if ranked.count > Self.mostPlaces {
      let ranking = ranking(of: Array(ranked.dropFirst(Self.mostPlaces)), isMore: true)
      groups.append(ChartPlan.Group(statements: [ranking.said]))
    }
    let together = chart.together(facts.relations, inFull: inFull)
    let statements = [together].compactMap(\.self) + chart.statistics
    return statements.isEmpty ? groups : groups + [ChartPlan.Group(statements: statements)]
  }

  private mutating func common() -> [Said] {
    guard !isSingle else { return [alignment].compactMap(\.self) }
    return [ranking(atMost: Self.mostPlaces).said]
      + [crossings(), alignment].compactMap(\.self)
  }

  // MARK: - What it is

  /// What it is: names, the date the changes are counted from, the last date, number of points.
  private mutating func opening() -> Said {
    let first = facts.series[0]
    let (since, to) = (mention(0), mention(first.points - 1))
    return .rebasedOpening(
      names: names, since: since, to: to,
      points: .counted(count: first.points, rhythm: Rhythm(first.series)))
  }

  private mutating func mention(_ index: Int) -> Mention {
    memory.mention(facts.series[0].series.x[index])
  }

  /// The title, or the names of several series that have no title of their own.
  private var names: Said {
    guard !isSingle, !facts.context.leadsWithTitle else { return .name(facts.title) }
    return .fewNames(facts.series.indices.map(name))
  }

  private func name(_ index: Int) -> String {
    isSingle ? facts.title : facts.series[index].series.name
  }

  /// `only the 248 days that both have are compared; 3 days of Apple and 5 of IBM were left out`.
  private var alignment: Said? {
    guard let alignment = facts.context.alignment, alignment.leftOut.contains(where: { $0 > 0 })
    else { return nil }
    let parts = alignment.leftOut.enumerated().filter { $0.element > 0 }.map {
      (count: $0.element, of: Said.name(name($0.offset)))
    }
    var told = Array(parts.prefix(parts.count > 4 ? 3 : 4))
    let rest = parts.dropFirst(told.count)
    if !rest.isEmpty {
      told.append((rest.reduce(0) { $0 + $1.count }, .alignmentOthers(count: rest.count)))
    }
    let rhythm = rhythm(alignment.first.precision)
    let leftOut = told.enumerated().map { index, part -> Said in
      index == 0
        ? .alignmentFirst(count: part.count, rhythm: rhythm, of: part.of)
        : .alignmentNext(count: part.count, of: part.of)
    }
    return .alignment(
      compared: .counted(count: alignment.count, rhythm: rhythm), count: facts.series.count,
      leftOut: .list(leftOut), isOne: told.count == 1 && told[0].count == 1)
  }

  private func rhythm(_ precision: DatePrecision) -> Rhythm {
    switch precision {
    case .year: .years
    case .quarter: .quarters
    case .month: .months
    case .day: .days
    default: .points
    }
  }

  // MARK: - Who leads

  /// The indices of series from the highest last value down, those of equal ones together.
  private func ranked() -> [[Int]] {
    let lasts = facts.series.map(\.last.y)
    let order = lasts.indices.sorted { lasts[$0] != lasts[$1] ? lasts[$0] > lasts[$1] : $0 < $1 }
    var places: [[Int]] = []
    for index in order {
      if let best = places.last?[0],
        lasts[best] - lasts[index] <= Rebasing.tolerance(at: lasts[best], lasts[index])
      {
        places[places.count - 1].append(index)
      } else {
        places.append([index])
      }
    }
    return places
  }

  private func ranking(atMost most: Int) -> Ranking {
    ranking(of: Array(ranked().prefix(most)), isMore: false)
  }

  private func ranking(of places: [[Int]], isMore: Bool) -> Ranking {
    let lasts = places.map { facts.series[$0[0]].last.y }
    let best = ranked().first.map { facts.series[$0[0]].last.y } ?? 0
    let behind = lasts.map { best - $0 }
    // A distance that no number holds is not mentioned.
    let distances = places.indices.filter { behind[$0] > 0 && behind[$0].isFinite }
    let rounded = Standings(
      of: lasts + [best],
      between: distances.map { .init(size: behind[$0], higher: lasts.count, lower: $0) })
    let told = places.indices.map { place in
      let distance = distances.firstIndex(of: place)
      return Ranking.Place(
        names: .fewNames(places[place].map(name)), isMany: places[place].count > 1,
        standing: rounded.standings[place], behind: distance.map { rounded.gaps[$0] },
        isRoughly: distance.map { rounded.isRough[$0] } ?? false)
    }
    let count = places.reduce(0) { $0 + $1.count }
    return Ranking(
      places: told, seriesCount: facts.series.count,
      others: isMore ? 0 : facts.series.count - count, isMore: isMore, isPrice: arePrices)
  }

  /// Where two cross, or where the lead of more changes.
  private mutating func crossings() -> Said? {
    guard facts.series.count == 2 else {
      return Lead(facts.series.map(\.series)).changes.leadSaid(&memory, isPrice: arePrices)
    }
    return facts.comparison?.crossings?.said(&memory)
  }

  private mutating func widestGap() -> Said? {
    guard !isSingle, let gap = Lead(facts.series.map(\.series)).widest, gap.size.isFinite
    else { return nil }
    return .rebasedWidestGap(
      place: memory.mention(gap.x), highest: .name(name(gap.highest)),
      points: .sizePoints(points: Standings(of: [], gaps: [gap.size]).gaps[0]),
      lowest: .name(name(gap.lowest)), isPrice: arePrices)
  }

  // MARK: - How each went

  /// How each went, and what is missing of it.
  private mutating func courses(atMost most: Int) -> [Said] {
    var statements: [Said] = []
    for index in facts.series.indices.prefix(most) {
      guard let course = course(index, tellsStanding: isSingle) else { continue }
      statements += [course] + [gaps(index)].compactMap(\.self)
    }
    return statements
  }

  private mutating func gaps(_ index: Int) -> Said? {
    var plan = chart.plan(index)
    plan.memory = memory
    defer { memory = plan.memory }
    return plan.gaps()
  }

  private mutating func course(_ index: Int, tellsStanding: Bool) -> Said? {
    var plan = chart.plan(index)
    plan.memory = memory
    defer { memory = plan.memory }
    let series = facts.series[index]
    let called: Said =
      isSingle ? .it(isPrice: series.series.originalKind == .price) : .name(name(index))
    guard !series.isFlat else { return .courseFlat(name: called) }
    guard series.trend.class != .tooFew else {
      let values = plan.standings(toLast: isSingle)
      return values.isEmpty ? nil : .courseValues(name: called, values: .list(values))
    }
    let trend = plan.trendClause(isAlmostUnchanged: series.maximum.y - series.minimum.y < 0.5)
    let (peaks, last) = plan.peaks(besides: series.last.y)
    let course = Said.movementTrend(
      it: called, trend: trend.isAlmostUnchanged ? .courseAlmostUnchanged() : trend.said)
    let standing = tellsStanding ? last.said() : .nothing
    return .joined([.joined([course, standing], by: ": "), peaks ?? .nothing], by: "; ")
  }
}

/// Series from the highest last value to the lowest.
private struct Ranking {
  struct Place {
    /// The series that end at the same value.
    let names: Said
    let isMany: Bool
    let standing: Standing
    /// Percentage points behind the leader; nil for the leader.
    let behind: Figure?
    /// Whether that is not exactly the difference of the told changes.
    let isRoughly: Bool
  }

  let places: [Place]
  let seriesCount: Int
  /// How many series are left unsaid.
  let others: Int
  /// Whether better series were mentioned before.
  let isMore: Bool
  /// Whether they are prices, which lead and follow.
  let isPrice: Bool

  /// `Microsoft leads, down 12.4 percent; Apple is down 20.9 percent, 8.5 percentage points behind`.
  var said: Said {
    guard seriesCount > 1 else { return .joined(places.map { $0.standing.said() }, by: "") }
    if !isMore, others == 0, places.count == 1 {
      return .rankingLevel(count: seriesCount, standing: places[0].standing.said())
    }
    let told = Said.joined(
      places.map(said) + (others > 0 ? [.rankingOthers(count: others)] : []), by: "; ")
    return isMore ? .rankingFurther(places: told, isPrice: isPrice) : told
  }

  private func said(_ place: Place) -> Said {
    guard let behind = place.behind else {
      return .rankingLeads(
        names: place.names, isMany: place.isMany, standing: place.standing.said(.leading),
        isPrice: isPrice)
    }
    return .rankingBehind(
      names: place.names, isMany: place.isMany, standing: place.standing.said(.at),
      points: .sizePoints(points: behind), isRoughly: place.isRoughly, isPrice: isPrice)
  }

  /// Who stands where in the fewest words: `Microsoft down 12.4 percent, Apple down 20.9 percent`.
  var list: Said {
    .joined(
      places.map { .rankingStanding(names: $0.names, standing: $0.standing.said()) }
        + (others > 0 ? [.namesOthers(count: others)] : []), by: ", ")
  }
}
