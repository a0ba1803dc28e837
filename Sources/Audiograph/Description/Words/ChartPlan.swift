// SPDX-License-Identifier: MIT

/// What is stated about a whole chart at each level, in groups that share a limit.
struct ChartPlan {
  /// Statements in order of importance; what does not fit is dropped from the end.
  struct Group {
    let statements: [Statement]
    var wordLimit: Int?
    var sentenceLimit: Int?
    /// What is told last in any case, within the limits.
    var extent: Statement?
  }

  let facts: ChartFacts
  let channel: Channel

  /// The most series that are mentioned one by one.
  static let mostTold = 4

  init(_ facts: ChartFacts, channel: Channel) {
    self.facts = facts.byHeight
    self.channel = channel
  }

  /// The groups of a level; empty for `alt`, which is the first of `alternatives` that fits.
  func groups(_ level: Level) -> [Group] {
    if var plan = rebased { return plan.groups(level) }
    if isCrowd { return crowd(level) }
    return switch level {
    case .alt: []
    case .short:
      [Group(statements: isSingle ? briefly : listed + comparison, sentenceLimit: 2)] + today
    case .standard: standard + closing(inFull: false) + today
    case .long: long + closing(inFull: true) + today
    }
  }

  /// The wordings of the shortest level, the fullest first.
  func alternatives() -> [Statement] {
    if var plan = rebased { return plan.alternatives() }
    if isCrowd { return crowdAlternatives }
    guard isSingle else {
      return [true, false].flatMap { isFull in
        [facts.series.count, 3, 2, 1].map { furtherSeries($0, isFull: isFull) }
      } + [title]
    }
    var plan = plan(0)
    let (subject, movement, span) = (
      plan.subject, plan.movement(namesStart: plan.namesEnds, namesEnd: true), plan.span
    )
    let season = plan.mainSeason
    func alternative(_ movement: Movement, _ parts: Alternative.Parts) -> Statement {
      .alternative(
        Alternative(
          subject: subject, movement: movement, span: span, season: season, parts: parts))
    }
    let all = Self.alternativeParts(movement, hasSeason: season != nil).map {
      alternative(movement, $0)
    }
    guard case .shape(let shape) = movement.kind else { return all }
    var brief = movement
    brief.kind = .shape(shape.withoutPlaces)
    return all + [alternative(brief, [.ends, .change]), alternative(brief, [])]
  }

  /// What is left out in turn; of a shape everything but itself.
  private static func alternativeParts(
    _ movement: Movement, hasSeason: Bool
  ) -> [Alternative.Parts] {
    guard case .shape = movement.kind else {
      return [
        [.unit, .trend, .ends], [.unit, .trend], [.trend, .ends], [.trend], [.ends], [.change],
      ]
    }
    let parts: [Alternative.Parts] = [
      [.unit, .ends, .change, .span], [.unit, .ends, .change], [.unit, .change], [.change], [],
    ]
    return hasSeason ? parts.map { $0.union(.season) } + parts : parts
  }

  /// What the first series came to.
  var latest: Latest {
    var plan = plan(0)
    return plan.latest()
  }

  /// Percent change has words of its own.
  private var rebased: RebasedPlan? {
    facts.series[0].series.rebasedKind == nil ? nil : RebasedPlan(self)
  }

  private var isSingle: Bool { facts.series.count == 1 }
  /// The series that are mentioned one by one, in full or in a clause.
  private var toldCount: Int { isCrowd ? 0 : min(facts.series.count, Self.mostTold) }
  /// The title and how many series there are.
  var title: Statement { .title(facts.title, seriesCount: facts.series.count) }

  /// The plan of one series under the name by which it is mentioned.
  func plan(_ index: Int) -> SeriesPlan {
    let series = facts.series[index]
    let measures = facts.context.measures
    // A series that is one of several groups is called by its name, also where it is alone.
    let isOnly = isSingle && series.series.quantity == nil
    let name =
      isOnly
      ? [facts.title]
      : index == 0 && facts.context.leadsWithTitle
        ? [facts.title, series.series.name] : [series.series.name]
    return SeriesPlan(
      series, called: name, measure: index < measures.count ? measures[index] : nil,
      asked: facts.context.length, today: facts.context.today,
      style: ValueStyle(sentencesOf: series.series))
  }

  // MARK: - Short

  private var briefly: [Statement] {
    var (plan, rest) = (plan(0), plan(0))
    let leading = plan.leading(isBrief: true)
    let more =
      plan.barCounts ?? plan.mainSeason.map(Statement.season)
      ?? rest.extremes().map(Statement.extremes)
    return leading + [more].compactMap(\.self)
  }

  private var listed: [Statement] { [furtherSeries(3)] }

  private func furtherSeries(_ most: Int, isFull: Bool = true) -> Statement {
    let clauses = facts.series.indices.prefix(most).map(further)
    return .further(
      Further(series: clauses, others: facts.series.count - clauses.count, isFull: isFull))
  }

  /// One clause; where a series begins elsewhere than the first one, its start is named.
  private func further(_ index: Int) -> Further.Clause {
    var plan = plan(index)
    let beginsElsewhere =
      facts.series[index].series.x[0] != facts.series[0].series.x[0]
    let isTimed = index == 0 || plan.covered != self.plan(0).covered
    return Further.Clause(
      subject: plan.subject,
      movement: plan.movement(
        namesStart: beginsElsewhere || isTimed && plan.namesEnds, namesEnd: isTimed,
        tellsTrend: false),
      span: isTimed ? plan.span : nil)
  }

  // MARK: - Standard and long

  /// 90 words for the first series, 40 for the second and third, one clause for each other.
  private var standard: [Group] {
    let most = 3
    let groups = facts.series.indices.prefix(most).map { index in
      index == 0 ? main(0) : second(index)
    }
    return groups + rest(after: most)
  }

  private func rest(after most: Int) -> [Group] {
    guard toldCount > most else { return [] }
    let clauses = (most..<toldCount).map(further)
    return [Group(statements: [.further(Further(series: clauses, others: 0, isMore: true))])]
  }

  private func main(_ index: Int) -> Group {
    var plan = plan(index)
    var statements: [Statement?] = plan.leading().map(Optional.some)
    statements.append(plan.extremes().map(Statement.extremes))
    statements += [plan.barCounts, plan.barExtremes()]
    statements += plan.listFindings().map(Optional.some)
    statements +=
      [plan.oddValues(), plan.jump(), plan.volatility()] + plan.furtherSeasons().map(Optional.some)
    statements.append(plan.gaps())
    if plan.isUnordered { statements.append(plan.averages()) }
    statements += isSingle ? [plan.period, plan.swing(), plan.steps()] : [plan.period]
    return Group(
      statements: statements.compactMap(\.self), wordLimit: 90, sentenceLimit: 5,
      extent: plan.extent())
  }

  /// A further series; what the first has said of the dates is not said again.
  private func second(_ index: Int) -> Group {
    var plan = plan(index)
    let areElsewhere = facts.series[index].series.x != facts.series[0].series.x
    var statements: [Statement?] = plan.leading().map(Optional.some)
    let extremes = plan.extremes().map(Statement.extremes)
    statements += [plan.barCounts ?? extremes, plan.gaps()]
    return Group(
      statements: statements.compactMap(\.self), wordLimit: 40, sentenceLimit: areElsewhere ? 4 : 3,
      extent: areElsewhere ? plan.extent() : nil)
  }

  private var long: [Group] {
    (0..<toldCount).map { index in
      var plan = plan(index)
      return Group(
        statements: full(&plan), wordLimit: index == 0 ? 250 : 150, extent: plan.extent())
    } + [Group(statements: provenance)]
  }

  private func full(_ plan: inout SeriesPlan) -> [Statement] {
    var statements: [Statement?] = plan.leading().map(Optional.some)
    statements += [plan.literalEnds()]
    statements += [plan.legs(), plan.extremesBesidesLegs().map(Statement.extremes)]
    statements += plan.listFindings().map(Optional.some)
    statements +=
      [plan.oddValues(), plan.jump(), plan.volatility()] + plan.furtherSeasons().map(Optional.some)
    statements += [plan.gaps(), plan.barCounts, plan.barExtremes(), plan.yearOnYear()]
    statements += [plan.period, plan.swingBesidesLegs()]
    statements += [plan.steps(), plan.oppositeStep(), plan.half(), plan.averages(), plan.thirds()]
    return statements.compactMap(\.self)
  }

  var provenance: [Statement] {
    let context = facts.context
    var memory = CalendarMemory(facts.series[0].series)
    let splits = context.splits.map {
      Statement.split(memory.mention(.date($0.date)), Figure(derived: $0.ratio))
    }
    return splits + context.omissions.map(Statement.omission)
      + [context.origin.map(Statement.origin)].compactMap(\.self)
  }

  private func closing(inFull: Bool) -> [Group] {
    let compared = comparison.isEmpty ? more : comparison
    let statements =
      [reference].compactMap(\.self) + compared + relations(inFull: inFull) + statistics
    return statements.isEmpty ? [] : [Group(statements: statements)]
  }

  /// The day that is not over, which stands beside one series and behind everything else.
  private var today: [Group] {
    guard isSingle, let today = facts.context.provisional else { return [] }
    return [Group(statements: [plan(0).provisional(today)])]
  }

  // MARK: - Several series

  private var comparison: [Statement] { comparisonClause.map { [.comparison($0)] } ?? [] }

  /// Who ends highest and lowest; nil if nothing can be compared.
  var comparisonClause: ComparisonClause? {
    // Where points have no order, no series ends, and none crosses another.
    guard let comparison = facts.comparison, !facts.series[0].isUnordered else { return nil }
    let (high, low) = (facts.series[comparison.highest], facts.series[comparison.lowest])
    let style = ValueStyle(sentencesOf: high.series)
    let figures = style.figures(of: [high.last.y, low.last.y])
    return ComparisonClause(
      highest: end(at: high.last.y, figures[0]), between: namesBetween(high.last.y, low.last.y),
      lowest: end(at: low.last.y, figures[1]), times: times(high, low),
      isTie: high.last.y == low.last.y, seriesCount: facts.series.count,
      crossings: comparison.crossings.map(crossings),
      isOfAll: facts.series.count > Self.mostTold)
  }

  /// The two of four series that end between the highest and the lowest, the higher first.
  private func namesBetween(_ high: Double, _ low: Double) -> [String] {
    guard facts.series.count == 4, Set(facts.series.map(\.last.y)).count == 4 else { return [] }
    return facts.series.filter { ![high, low].contains($0.last.y) }
      .sorted { $0.last.y > $1.last.y }.map(\.series.name)
  }

  /// How many times the lower of two ends the higher is; nil under twice, and for prices, whose units are
  /// pieces of different things.
  private func times(_ high: SeriesFacts, _ low: SeriesFacts) -> Figure? {
    let times = high.last.y / low.last.y
    guard facts.series.count == 2, high.hasTrueZero, low.hasTrueZero, low.last.y > 0, times > 2,
      times.isFinite, ![.price, .percent].contains(high.series.kind)
    else { return nil }
    return Figure(times: times)
  }

  /// The series that end at a value, three of them by name.
  private func end(at value: Double, _ figure: Figure) -> ComparisonClause.End {
    let names = facts.series.filter { $0.last.y == value }.map(\.series.name)
    let told = names.prefix(names.count > 3 ? 1 : 3)
    return ComparisonClause.End(
      names: Array(told), others: names.count - told.count, figure: figure)
  }

  private func crossings(_ crossings: Comparison.Crossings) -> ComparisonClause.Crossings {
    var memory = CalendarMemory(facts.series[0].series)
    let ends = [crossings.first, crossings.count > 1 ? crossings.last : nil].compactMap(\.self)
    var mentions: [Mention] = []
    for end in ends { mentions.append(memory.mention(end)) }
    mentions = mentions.evened
    return ComparisonClause.Crossings(
      count: crossings.count, first: mentions.first,
      last: mentions.count > 1 ? mentions[1] : nil)
  }

  var statistics: [Statement] {
    let ordered = facts.series.prefix(isCrowd ? 0 : .max).filter {
      $0.statistics != nil && !$0.isUnordered
    }
    let verdicts = ordered.compactMap { series in
      series.statistics.map { Significance($0, series) }
    }
    // What is withheld from all for the same reason is said once.
    let isCommon = verdicts.count > 1 && Set(verdicts).count == 1 && verdicts[0].isWithheld
    let told = ordered.flatMap { series -> [Statement] in
      guard let statistics = series.statistics else { return [] }
      let name = isSingle ? nil : series.series.name
      let slopes = [Statement.slopes(series, statistics, of: name)].compactMap(\.self)
      return isCommon
        ? slopes : slopes + [.significance(Significance(statistics, series), of: name)]
    }
    return isCommon ? told + [.significance(verdicts[0], of: nil)] : told
  }
}
