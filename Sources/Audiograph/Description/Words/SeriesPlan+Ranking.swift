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
  var ranking: (leader: Said, followers: Said?)? {
    guard hasRanking else { return nil }
    var plan = self
    return plan.ranked()
  }

  private mutating func ranked() -> (leader: Said, followers: Said?) {
    let values = facts.series.values
    let ranked = values.descendingIndices
    let ties = facts.maximumCount
    let highest = Array(ranked.prefix(min(ties, Self.mostTied)))
    let next = Array(ranked.dropFirst(ties).prefix(Self.mostRanked - 1))
    let last = ranked.count > ties + next.count ? ranked.last : nil
    let told = highest + next + [last].compactMap(\.self)
    let placed = placedFigures(told.map(facts.series.placed))
    let follow = Array(placed.dropFirst(highest.count).prefix(next.count))
    let leader =
      if ties == 1, let second = next.first {
        leader(placed[0], ranked[0], second, follow[0])
      } else {
        tied(Array(placed.prefix(highest.count)), ties, of: ranked.count)
      }
    guard !follow.isEmpty else { return (leader, nil) }
    return (leader, followers(follow, last == nil ? nil : placed.last, of: ranked.count))
  }

  /// `Berlin leads with 200, 22 percent of all, 60 percent more than Prague`.
  private func leader(
    _ first: PlacedFigure, _ index: Int, _ second: Int, _ follower: PlacedFigure
  ) -> Said {
    let share = facts.total.map { self.share(of: facts.series.values[index], in: $0) }
    let ahead = lead(
      facts.series.placed(index), over: facts.series.placed(second), called: follower.name)
    return .joined(
      [
        .rankingLeader(name: first.name, value: first.figure, isTotal: share != nil),
        share.map { Said.rankingShare(share: .percent($0)) } ?? .nothing, ahead,
      ], by: "")
  }

  /// Several that have the highest value, a few of them by name.
  private func tied(_ highest: [PlacedFigure], _ ties: Int, of count: Int) -> Said {
    let some = Said.rankingHighest(count: ties, of: count, value: highest[0].figure)
    return ties > highest.count
      ? some : .joined([some, .list(highest.map(\.name))], by: ": ")
  }

  /// `next come Prague with 125 and Rome with 90; last of 12 is Oslo with 3`.
  private func followers(_ next: [PlacedFigure], _ last: PlacedFigure?, of count: Int) -> Said {
    let items = next.map { Said.rankingItem(name: $0.name, value: $0.figure) }
    let lowest = last.map { last -> Said in
      facts.minimumCount > 1
        ? .rankingLowest(count: facts.minimumCount, of: count, value: last.figure)
        : .rankingLast(name: last.name, value: last.figure, count: count)
    }
    return .joined(
      [.rankingNext(items: .list(items), count: next.count), lowest ?? .nothing], by: "; ")
  }

  /// `Very satisfied and Satisfied with 66 percent; Very dissatisfied and Dissatisfied with 27 percent`, of the
  /// answers of a scale that make a whole; nil for others.
  var endsOfAnswers: Said? {
    guard hasRanking, case .categories(let names) = facts.series.x,
      let ends = NameScale.ends(ofAnswers: names),
      let total = facts.total ?? facts.series.totalOfPercent
    else { return nil }
    var memory = memory
    let items = [ends.high, ends.low].map { places in
      let sum = places.reduce(0) { $0 + facts.series.values[$1] }
      var figure = Figure(DecimalDigits(100 * sum / total).rounded(decimals: 0))
      figure.isPercent = true
      let told = places.map { Said.place(memory.mention(facts.series.placed($0))) }
      return Said.rankingItem(name: .list(told), value: figure)
    }
    return .joined(items, by: "; ")
  }

  /// A share of all, of which only the whole is 100 percent.
  private func share(of value: Double, in total: Double) -> Percent {
    let share = 100 * (value / total)
    guard share >= 99.5, value < total else { return Percent(share) }
    return share >= 99.95 ? .almostAll : .figure(Figure(DecimalDigits(share).rounded(decimals: 1)))
  }

  /// How far the highest is ahead; nothing if that is little.
  private func lead(
    _ first: PlacedValue, over second: PlacedValue, called name: Said
  ) -> Said {
    guard facts.hasTrueZero, kind != .percent, second.y > 0, first.y / second.y >= 1.2 else {
      return .nothing
    }
    let times = first.y / second.y
    if times.isFinite, times >= 3 {
      return .rankingTimes(times: Figure(times: times), second: name)
    }
    return .rankingAhead(size: .size(size(of: facts.move(from: second, to: first))), second: name)
  }
}

extension PlacedFigure {
  fileprivate var name: Said { place.map(Said.place) ?? .nothing }
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

extension Series {
  /// The sum of percentages that are parts of a whole; nil for others.
  fileprivate var totalOfPercent: Double? {
    let total = values.reduce(0, +)
    return kind == .percent && values.allSatisfy { $0 >= 0 } && abs(total - 100) <= 1 ? total : nil
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
