// SPDX-License-Identifier: MIT

/// Values by name, from the highest on.
extension SeriesPlan {
  /// How many of the highest are told one by one.
  private static let mostRanked = 5
  /// How many names that share the highest value are told.
  private static let mostTied = 3

  /// Whether values stand by name, without an order, so that the names are ranked.
  var hasRanking: Bool { facts.series.x.isUnnamed && isUnordered && !facts.isFlat }

  /// Who leads and who follows, instead of the extremes of names; nil for anything but names.
  ///
  /// - Complexity: O(*n* log *n*).
  var ranking: (leader: Leader, followers: Followers?)? {
    guard hasRanking else { return nil }
    var plan = self
    return plan.ranked()
  }

  private mutating func ranked() -> (leader: Leader, followers: Followers?) {
    let values = facts.series.values
    let ranked = values.descendingIndices
    let ties = facts.maximumCount
    let highest = Array(ranked.prefix(min(ties, Self.mostTied)))
    let next = Array(ranked.dropFirst(ties).prefix(Self.mostRanked - 1))
    let last = ranked.count > ties + next.count ? ranked.last : nil
    let told = highest + next + [last].compactMap(\.self)
    let placed = placedFigures(told.map(facts.series.placed))
    let follow = placed.dropFirst(highest.count).prefix(next.count)
    let leads = ties == 1 ? next.first : nil
    let leader = Leader(
      highest: Array(placed.prefix(highest.count)), highestCount: ties, count: ranked.count,
      share: ties == 1 ? facts.total.map { share(of: values[ranked[0]], in: $0) } : nil,
      lead: leads.flatMap {
        lead(facts.series.placed(ranked[0]), over: facts.series.placed($0))
      },
      second: leads == nil ? nil : follow.first?.place)
    guard !follow.isEmpty else { return (leader, nil) }
    return (
      leader,
      Followers(
        next: Array(follow), last: last == nil ? nil : placed.last, lastCount: facts.minimumCount,
        count: ranked.count)
    )
  }

  /// A share of all, of which only the whole is 100 percent.
  private func share(of value: Double, in total: Double) -> Percent {
    let share = 100 * (value / total)
    guard share >= 99.5, value < total else { return Percent(share) }
    return share >= 99.95 ? .almostAll : .figure(Figure(DecimalDigits(share).rounded(decimals: 1)))
  }

  /// How far the highest is ahead; nil if that is little.
  private func lead(_ first: PlacedValue, over second: PlacedValue) -> Leader.Lead? {
    guard facts.hasTrueZero, kind != .percent, second.y > 0, first.y / second.y >= 1.2 else {
      return nil
    }
    let times = first.y / second.y
    if times.isFinite, times >= 3 { return .times(Figure(times: times)) }
    return .size(size(of: facts.move(from: second, to: first)))
  }
}

extension SeriesFacts {
  /// The sum of all; nil if values do not add up to a whole, or one is missing.
  var total: Double? {
    guard missing == 0, minimum.y >= 0, maximum.y > 0, series.kind != .percent,
      series.kind == .count || series.unit.map(UnitRecognition.addsUp) ?? false,
      !UnitRecognition.saysAverage(series.name)
    else { return nil }
    let total = series.values.reduce(0, +)
    return total.isFinite ? total : nil
  }
}

extension Figure {
  /// How many times a number another is, to two digits, from ten on whole.
  init(times: Double) {
    let digits = DecimalDigits(times.withoutNoise)
    self.init(
      times < 10
        ? digits.rounded(significant: 2) : digits.rounded(decimals: 0).rounded(significant: 3))
  }
}
