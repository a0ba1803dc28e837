// SPDX-License-Identifier: MIT

/// Charts of more series than can be mentioned one by one.
extension ChartPlan {
  /// The most series of which some are mentioned one by one.
  private static let mostNamed = 12

  /// Whether only the number of series is mentioned, and which end highest and lowest.
  var isCrowd: Bool { facts.series.count > Self.mostNamed }

  /// The statements of a level.
  func crowd(_ level: Level) -> [Group] {
    let statements = [opening] + (comparison(isOfAll: false).map { [$0] } ?? more)
    return [Group(statements: level == .long ? statements + provenance : statements)]
  }

  /// The wordings of the shortest level, the fullest first.
  var crowdAlternatives: [Alternative] {
    let compared = comparison(isOfAll: false).map {
      let opening = Said.joined([subject.said(), seriesCount], by: ", ")
      return Alternative(said: .crowdEnds(opening: opening, ends: $0, isTie: isTie))
    }
    return [compared, titleAlone].compactMap(\.self)
  }

  /// The names of series that nothing else is told of; none where all are mentioned.
  var more: [Said] {
    let names = facts.series.map(\.series.name)
    guard names.count > Self.mostTold else { return [] }
    guard isCrowd else {
      let rest = Array(names.dropFirst(Self.mostTold))
      return [.seriesMore(count: rest.count, names: .names(rest))]
    }
    return [.seriesNames(names: .names(Array(names.prefix(3)), names.count - 3))]
  }

  private var seriesCount: Said { .seriesCount(count: facts.series.count) }

  /// `World population in people, 40 series, 1960 to 2020`.
  private var opening: Said {
    .joined([subject.said(along: plan(0).axis), seriesCount, extent ?? .nothing], by: ", ")
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
      unit: isShared ? first.unit.flatMap(toldUnit) : nil)
  }

  /// From where to where all reach.
  private var extent: Said? {
    let first = facts.series[0].series.x
    let areAlike = facts.series.allSatisfy { facts in
      facts.series.x[0] == first[0] && facts.series.x[facts.points - 1] == first[first.count - 1]
    }
    guard areAlike else { return nil }
    var plan = plan(0)
    return plan.ends()
  }
}
