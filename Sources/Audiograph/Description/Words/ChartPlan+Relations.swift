// SPDX-License-Identifier: MIT

/// How series relate: whether they move together, how far they are apart, which one climbed.
extension ChartPlan {
  /// What is said of it behind the comparison; in full with the correlation of two.
  func relations(inFull: Bool) -> [Said] {
    guard !isCrowd else { return [] }
    let relations = facts.relations
    return [lead, climb, widestGap(relations), together(relations, inFull: inFull)].compactMap(
      \.self)
  }

  /// That all series move together or, of two, in opposite directions; nil if that cannot be said.
  func together(_ relations: [Relation], inFull: Bool) -> Said? {
    let movements = relations.compactMap(\.comovement)
    guard let first = movements.first, movements.count == relations.count,
      movements.allSatisfy(\.isTold),
      relations.count == 1 || movements.allSatisfy({ $0.correlation > 0 })
    else { return nil }
    let isShown = inFull && relations.count == 1
    return .comovement(
      isTogether: first.correlation > 0, isStrong: movements.allSatisfy(\.isStrong),
      correlation: isShown
        ? .comovementCorrelation(correlation: Figure(correlation: first.correlation)) : .nothing)
  }

  private func widestGap(_ relations: [Relation]) -> Said? {
    guard relations.count == 1, let gaps = relations[0].gaps, gaps.standsOut,
      !facts.series[0].isUnordered
    else { return nil }
    let (first, second) = (facts.series[0].series, facts.series[1].series)
    var memory = CalendarMemory(first)
    let place = memory.mention(first.placed(gaps.widest.index))
    let size = ValueStyle(sentencesOf: first).figure(of: gaps.widest.size)
    let end = first.x[first.count - 1]
    let isAtEnd = first.x[gaps.widest.index] == end && second.x[second.count - 1] == end
    return isAtEnd ? .gapWidestAtEnd(size: size) : .gapWidest(place: place, size: size)
  }

  /// The series that is the highest throughout, or at most points though another one ends higher.
  private var lead: Said? {
    guard let ranking = SeriesRanking(facts), let lead = ranking.lead,
      lead.count == lead.total || lead.series != ranking.end.first
    else { return nil }
    return .leadsMost(
      name: .name(facts.series[lead.series].series.name), isAll: lead.count == lead.total,
      count: lead.count, of: lead.total)
  }

  /// Nil for ranks, whose own places are others than those among the series.
  private var climb: Said? {
    guard !facts.series.contains(where: { $0.series.kind == .rank }),
      let climb = SeriesRanking(facts)?.climb
    else { return nil }
    return .rankingClimb(
      name: .name(facts.series[climb.series].series.name), from: climb.from, to: climb.to)
  }
}

extension Figure {
  /// A correlation to two digits; what would read as 1 or -1 is said to lie beyond 0.99.
  fileprivate init(correlation: Double) {
    guard abs(correlation) > 0.99 else {
      self = Figure(share: correlation, decimals: 2)
      return
    }
    self = Figure(DecimalDigits(correlation > 0 ? 0.99 : -0.99))
    bound = correlation > 0 ? .over : .under
  }
}
