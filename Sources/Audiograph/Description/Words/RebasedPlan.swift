// SPDX-License-Identifier: MIT

/// What is said about series that are described as percent change, and in which order.
///
/// It remembers which dates were said, so the order in which sentences are asked for matters.
struct RebasedPlan {
  typealias Ranking = RebasedStatement.Ranking
  typealias Names = RebasedStatement.Names

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
    case .short: [ChartPlan.Group(statements: told([brief] + afterBrief), sentenceLimit: 2)]
    case .standard: standard
    case .long: long
    }
  }

  /// The wordings of the shortest level, the fullest first.
  mutating func alternatives() -> [Statement] {
    let since = mention(0)
    return [facts.series.count, Self.mostPlaces, 3, 2, 1].filter { $0 <= facts.series.count }.map {
      .rebased(.alternative(since: since, ranking(atMost: $0)))
    } + [chart.title]
  }

  private func told(_ statements: [RebasedStatement?]) -> [Statement] {
    statements.compactMap { $0.map(Statement.rebased) }
  }

  private var isSingle: Bool { facts.series.count == 1 }
  private var arePrices: Bool { facts.series.allSatisfy { $0.series.originalKind == .price } }

  // MARK: - Levels

  private var brief: RebasedStatement {
    mutating get { .brief(names, since: mention(0), ranking(atMost: Self.mostPlaces)) }
  }

  private var afterBrief: [RebasedStatement?] {
    mutating get { isSingle ? [course(0, tellsStanding: false)] : [crossings()] }
  }

  /// 90 words for the comparison and the first series, 40 for the second and third.
  private var standard: [ChartPlan.Group] {
    mutating get {
      let opening = opening()
      let most = min(3, facts.series.count)
      let statements = told([opening] + common()) + courses(atMost: 3)
      return [
        ChartPlan.Group(
          statements: statements, wordLimit: 50 + 40 * most, sentenceLimit: 2 + 3 * most)
      ] + rest(inFull: false)
    }
  }

  private var long: [ChartPlan.Group] {
    mutating get {
      let opening = opening()
      var statements = told([opening] + common())
      statements += courses(atMost: .max) + told([widestGap()]) + chart.provenance
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
      groups.append(ChartPlan.Group(statements: told([.ranking(ranking)])))
    }
    let together = chart.together(facts.relations, inFull: inFull)
    let statements = [together].compactMap(\.self) + chart.statistics
    return statements.isEmpty ? groups : groups + [ChartPlan.Group(statements: statements)]
  }

  private mutating func common() -> [RebasedStatement?] {
    guard !isSingle else { return [alignment] }
    return [.ranking(ranking(atMost: Self.mostPlaces)), crossings(), alignment]
  }

  // MARK: - What it is

  private mutating func opening() -> RebasedStatement {
    let first = facts.series[0]
    let (since, to) = (mention(0), mention(first.points - 1))
    return .opening(
      names, since: since, to: to,
      PointCount(count: first.points, rhythm: Rhythm(first.series)))
  }

  private mutating func mention(_ index: Int) -> Mention {
    memory.mention(facts.series[0].series.x[index])
  }

  /// The title, or the names of several series that have no title of their own.
  private var names: Names {
    guard !isSingle, !facts.context.leadsWithTitle else { return Names(names: [facts.title]) }
    return Self.names(facts.series.indices.map(name))
  }

  private func name(_ index: Int) -> String {
    isSingle ? facts.title : facts.series[index].series.name
  }

  /// Up to three names, or the first of many.
  private static func names(_ names: [String]) -> Names {
    let told = names.prefix(names.count > 3 ? 1 : 3)
    return Names(names: Array(told), others: names.count - told.count)
  }

  private var alignment: RebasedStatement? {
    guard let alignment = facts.context.alignment, alignment.leftOut.contains(where: { $0 > 0 })
    else { return nil }
    let parts = alignment.leftOut.enumerated().filter { $0.element > 0 }.map {
      RebasedStatement.AlignmentClause.Part(
        count: $0.element, names: Names(names: [name($0.offset)]))
    }
    var told = Array(parts.prefix(parts.count > 4 ? 3 : 4))
    let rest = parts.dropFirst(told.count)
    if !rest.isEmpty {
      told.append(
        .init(
          count: rest.reduce(0) { $0 + $1.count }, names: Names(names: [], others: rest.count)))
    }
    return .alignment(
      .init(
        compared: PointCount(count: alignment.count, rhythm: rhythm(alignment.first.precision)),
        seriesCount: facts.series.count, leftOut: told))
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
        names: Self.names(places[place].map(name)), standing: rounded.standings[place],
        behind: distance.map { rounded.gaps[$0] },
        isRoughly: distance.map { rounded.isRough[$0] } ?? false)
    }
    let count = places.reduce(0) { $0 + $1.count }
    return Ranking(
      places: told, seriesCount: facts.series.count,
      others: isMore ? 0 : facts.series.count - count, isMore: isMore, isPrice: arePrices)
  }

  /// Where two cross, or where the lead of more changes.
  private mutating func crossings() -> RebasedStatement? {
    guard facts.series.count == 2 else {
      return .leadChanges(told(Lead(facts.series.map(\.series)).changes), isPrice: arePrices)
    }
    guard let crossings = facts.comparison?.crossings else { return nil }
    return .crossings(told(crossings))
  }

  private mutating func told(_ crossings: Comparison.Crossings) -> ComparisonClause.Crossings {
    let ends = [crossings.first, crossings.count > 1 ? crossings.last : nil].compactMap(\.self)
    var mentions: [Mention] = []
    for end in ends { mentions.append(memory.mention(end)) }
    mentions = mentions.evened
    return ComparisonClause.Crossings(
      count: crossings.count, first: mentions.first,
      last: mentions.count > 1 ? mentions[1] : nil)
  }

  private mutating func widestGap() -> RebasedStatement? {
    guard !isSingle, let gap = Lead(facts.series.map(\.series)).widest, gap.size.isFinite
    else { return nil }
    return .widestGap(
      .init(
        gap: Standings(of: [], gaps: [gap.size]).gaps[0], place: memory.mention(gap.x),
        highest: name(gap.highest), lowest: name(gap.lowest), isPrice: arePrices))
  }

  // MARK: - How each went

  /// How each went, and what is missing of it.
  private mutating func courses(atMost most: Int) -> [Statement] {
    var statements: [Statement] = []
    for index in facts.series.indices.prefix(most) {
      guard let course = course(index, tellsStanding: isSingle) else { continue }
      statements += told([course]) + [gaps(index)].compactMap(\.self)
    }
    return statements
  }

  private mutating func gaps(_ index: Int) -> Statement? {
    var plan = chart.plan(index)
    plan.memory = memory
    defer { memory = plan.memory }
    return plan.gaps()
  }

  private mutating func course(_ index: Int, tellsStanding: Bool) -> RebasedStatement? {
    var plan = chart.plan(index)
    plan.memory = memory
    defer { memory = plan.memory }
    let series = facts.series[index]
    guard !series.isFlat else { return course(index, .flat) }
    guard series.trend.class != .tooFew else {
      let values = plan.standings(toLast: isSingle)
      return values.isEmpty ? nil : course(index, .values(values))
    }
    let trend = plan.trendClause(isAlmostUnchanged: series.maximum.y - series.minimum.y < 0.5)
    let (peaks, last) = plan.peaks(besides: series.last.y)
    return course(index, .trend(trend, peaks), tellsStanding ? last : nil)
  }

  private func course(
    _ index: Int, _ shape: RebasedStatement.Course.Shape,
    _ standing: RebasedStatement.Standing? = nil
  ) -> RebasedStatement {
    .course(
      .init(
        name: isSingle ? nil : name(index), shape: shape, standing: standing,
        isPrice: facts.series[index].series.originalKind == .price))
  }
}
