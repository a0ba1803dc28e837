// SPDX-License-Identifier: MIT

/// Charts of more series than can be mentioned one by one.
extension ChartPlan {
  /// The most series of which some are mentioned one by one.
  private static let mostNamed = 12

  /// Whether only the number of series is mentioned, and which end highest and lowest.
  var isCrowd: Bool { facts.series.count > Self.mostNamed }

  /// The statements of a level.
  func crowd(_ level: Level) -> [Group] {
    let statements = [opening] + (ends.map { [.comparison($0)] } ?? more)
    return [Group(statements: level == .long ? statements + provenance : statements)]
  }

  /// The wordings of the shortest level, the fullest first.
  var crowdAlternatives: [Statement] {
    let compared = ends.map {
      Statement.crowd(
        Crowd(subject: subject, seriesCount: facts.series.count, extent: nil, comparison: $0))
    }
    return [compared, title].compactMap(\.self)
  }

  /// Who ends highest and lowest, where the number of series was mentioned.
  private var ends: ComparisonClause? {
    guard var clause = comparisonClause else { return nil }
    clause.isOfAll = false
    return clause
  }

  /// The names of series that nothing else is told of; none where all are mentioned.
  var more: [Statement] {
    let names = facts.series.map(\.series.name)
    guard names.count > Self.mostTold else { return [] }
    guard isCrowd else {
      let rest = Array(names.dropFirst(Self.mostTold))
      return [.more(MoreSeries(names: rest, others: 0, isMore: true))]
    }
    let told = Array(names.prefix(3))
    return [.more(MoreSeries(names: told, others: names.count - told.count, isMore: false))]
  }

  private var opening: Statement {
    .crowd(
      Crowd(
        subject: subject, seriesCount: facts.series.count, extent: extent, axis: plan(0).axis))
  }

  /// The title with the unit that all have.
  private var subject: Subject {
    let first = facts.series[0].series
    let isShared = facts.series.allSatisfy { $0.series.unit == first.unit }
    // Parts of one quantity are told by its name.
    let quantities = Set(facts.series.map(\.series.quantity))
    let quantity = quantities.count == 1 ? first.quantity : nil
    return Subject(
      names: [facts.title], measure: quantity.map { .named($0) },
      unit: isShared ? first.unit.flatMap(toldUnit) : nil,
      kind: first.kind)
  }

  /// From where to where all reach.
  private var extent: Extent.Ends? {
    let first = facts.series[0].series.x
    let areAlike = facts.series.allSatisfy { facts in
      facts.series.x[0] == first[0] && facts.series.x[facts.points - 1] == first[first.count - 1]
    }
    guard areAlike else { return nil }
    var plan = plan(0)
    return plan.ends()
  }
}
