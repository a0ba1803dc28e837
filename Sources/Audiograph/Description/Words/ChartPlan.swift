// SPDX-License-Identifier: MIT

/// What is said about a whole chart at each level, in groups that share a limit.
struct ChartPlan {
  /// Statements in order of importance; what does not fit is dropped from the end.
  struct Group {
    let statements: [Statement]
    var wordLimit: Int?
    var sentenceLimit: Int?
  }

  private let facts: ChartFacts
  private let channel: Channel

  init(_ facts: ChartFacts, channel: Channel) {
    self.facts = facts
    self.channel = channel
  }

  /// The groups of a level; empty for `alt`, which is the first of `alternatives` that fits.
  func groups(_ level: Level) -> [Group] {
    switch level {
    case .alt: []
    case .short: [Group(statements: isSingle ? briefly : listed + comparison, sentenceLimit: 2)]
    case .standard: standard + closing
    case .long: long + closing
    }
  }

  /// The wordings of the shortest level, the fullest first; the last fits into 140 characters.
  func alternatives() -> [Statement] {
    guard isSingle else {
      return [true, false].flatMap { isFull in
        [facts.series.count, 3, 2].map { furtherSeries($0, isFull: isFull) }
      } + [title]
    }
    var plan = plan(0)
    let (subject, movement, span) = (plan.subject, plan.movement(), plan.span)
    let choices: [Alternative.Parts] = [
      [.unit, .trend, .ends], [.unit, .trend], [.trend, .ends], [.trend], [.ends], [.change], [],
    ]
    return choices.map {
      .alternative(Alternative(subject: subject, movement: movement, span: span, parts: $0))
    }
  }

  private var isSingle: Bool { facts.series.count == 1 }
  private var title: Statement { .title(facts.title, seriesCount: facts.series.count) }

  /// The plan of one series under the name by which it is told.
  private func plan(_ index: Int) -> SeriesPlan {
    let series = facts.series[index]
    let measures = facts.context.measures
    let name =
      isSingle
      ? [facts.title]
      : index == 0 && facts.context.leadsWithTitle
        ? [facts.title, series.series.name] : [series.series.name]
    return SeriesPlan(
      series, called: name, measure: index < measures.count ? measures[index] : nil,
      asked: facts.context.length, style: ValueStyle(series.series, channel: channel))
  }

  // MARK: - Short

  private var briefly: [Statement] {
    var plan = plan(0)
    let brief = plan.brief()
    return [brief, plan.outline()].compactMap(\.self)
  }

  private var listed: [Statement] { [furtherSeries(3)] }

  private func furtherSeries(_ most: Int, isFull: Bool = true) -> Statement {
    let clauses = facts.series.indices.prefix(most).map(further)
    return .further(
      Further(series: clauses, others: facts.series.count - clauses.count, isFull: isFull))
  }

  private func further(_ index: Int) -> Further.Clause {
    var plan = plan(index)
    return Further.Clause(subject: plan.subject, movement: plan.movement(namesStart: false))
  }

  // MARK: - Standard and long

  /// 90 words for the first series, 40 for the second and third, one clause for each other.
  private var standard: [Group] {
    let most = 3
    let groups = facts.series.indices.prefix(most).map { index in
      index == 0
        ? Group(statements: main(0), wordLimit: 90, sentenceLimit: 5)
        : Group(statements: second(index), wordLimit: 40, sentenceLimit: 3)
    }
    return groups + rest(after: most)
  }

  private func rest(after most: Int) -> [Group] {
    guard facts.series.count > most else { return [] }
    let clauses = facts.series.indices.dropFirst(most).map(further)
    return [Group(statements: [.further(Further(series: clauses, others: 0, isMore: true))])]
  }

  private func main(_ index: Int) -> [Statement] {
    var plan = plan(index)
    var statements: [Statement?] = [plan.opening()]
    statements.append(.movement(plan.movement()))
    statements.append(plan.extremes().map(Statement.extremes))
    statements.append(plan.gaps())
    statements += isSingle ? [plan.period, plan.swing(), plan.steps()] : [plan.period]
    return statements.compactMap(\.self)
  }

  /// A further series; what the first has said of the dates is not said again.
  private func second(_ index: Int) -> [Statement] {
    var plan = plan(index)
    guard facts.series[index].series.x != facts.series[0].series.x else {
      return [plan.brief(isWithin: true), plan.outline(), plan.gaps()].compactMap(\.self)
    }
    let opening = plan.opening()
    let movement = Statement.movement(plan.movement())
    return [opening, movement, plan.extremes().map(Statement.extremes), plan.gaps()]
      .compactMap(\.self)
  }

  private var long: [Group] {
    facts.series.indices.map { index in
      Group(statements: full(index), wordLimit: index == 0 ? 250 : 150)
    }
  }

  private func full(_ index: Int) -> [Statement] {
    var plan = plan(index)
    var statements: [Statement?] = [plan.opening()]
    statements.append(.movement(plan.movement()))
    statements.append(plan.extremes().map(Statement.extremes))
    statements += [plan.gaps(), plan.period]
    let legs = plan.legs()
    statements += [legs, legs == nil || !plan.turnsOnce ? plan.swing() : nil]
    statements += [plan.steps(), plan.oppositeStep(), plan.averages(), plan.thirds()]
    if index == 0 { statements += provenance }
    return statements.compactMap(\.self)
  }

  private var provenance: [Statement] {
    let context = facts.context
    var memory = CalendarMemory(facts.series[0].series)
    let splits = context.splits.map {
      Statement.split(memory.mention(.date($0.date)), Figure(derived: $0.ratio))
    }
    return splits + context.omissions.map(Statement.omission)
      + [context.origin.map { .origin($0, asOf: context.asOf) }].compactMap(\.self)
  }

  private var closing: [Group] {
    let statements = comparison + statistics
    return statements.isEmpty ? [] : [Group(statements: statements)]
  }

  // MARK: - Several series

  private var comparison: [Statement] {
    guard let comparison = facts.comparison else { return [] }
    let (high, low) = (facts.series[comparison.highest], facts.series[comparison.lowest])
    let figures = ValueStyle(high.series, channel: channel).figures(of: [high.last.y, low.last.y])
    var memory = CalendarMemory(facts.series[0].series)
    return [
      .comparison(
        ComparisonClause(
          highest: ComparisonClause.End(name: high.series.name, figure: figures[0]),
          lowest: ComparisonClause.End(name: low.series.name, figure: figures[1]),
          isTie: high.last.y == low.last.y, seriesCount: facts.series.count,
          crossings: comparison.crossings.map { crossings in
            ComparisonClause.Crossings(
              count: crossings.count, first: crossings.first.map { memory.mention($0) },
              last: crossings.count > 1 ? crossings.last.map { memory.mention($0) } : nil)
          }))
    ]
  }

  private var statistics: [Statement] {
    facts.series.flatMap { series -> [Statement] in
      guard let statistics = series.statistics else { return [] }
      let name = isSingle ? nil : series.series.name
      return [Statement.slopes(statistics, of: name)].compactMap(\.self)
        + [.significance(Significance(statistics, series), of: name)]
    }
  }
}
