// SPDX-License-Identifier: MIT

/// In which order three to twelve series stand, by their values.
struct SeriesRanking {
  /// The indices of the series by their first values, the highest first.
  let start: [Int]
  /// The same by their last values.
  let end: [Int]
  /// The series that gained most places, of equal ones the one that ends higher; nil if none gained any.
  let climb: Climb?
  /// The series that is the highest at most points, of those that all series have; nil where they do not share
  /// their points, and where none is the highest at two thirds of them.
  let lead: Lead?

  struct Lead {
    let series: Int
    /// At how many points it is the highest, and how many there are.
    let count: Int
    let total: Int
  }

  struct Climb {
    let series: Int
    /// Ranks from 1.
    let from: Int
    let to: Int
  }

  /// Nil for fewer or more series, and where they do not begin and end at the same places.
  init?(_ facts: ChartFacts) {
    let series = facts.series
    guard (3...12).contains(series.count), facts.comparison != nil,
      series.allSatisfy({ $0.isOrdered && $0.first.x == series[0].first.x }),
      series.allSatisfy({ $0.last.x == series[0].last.x })
    else { return nil }
    let (firsts, lasts) = (series.map(\.first.y), series.map(\.last.y))
    (start, end) = (firsts.descendingIndices, lasts.descendingIndices)
    lead = Lead(series.map(\.series))
    // Where values vary widely about a model, a rank has to be that of the model too.
    let models = series.map { facts in facts.insight.shape.map { ($0.from, $0.to) } }
    let fittedFirsts = zip(models, firsts).map { $0?.0 ?? $1 }
    let fittedLasts = zip(models, lasts).map { $0?.1 ?? $1 }
    climb = end.compactMap { index -> Climb? in
      guard let from = firsts.rank(index), from == fittedFirsts.rank(index),
        let to = lasts.rank(index), to == fittedLasts.rank(index), to < from
      else { return nil }
      return Climb(series: index, from: from, to: to)
    }.reduce(nil) { most, climb in
      most.map { $0.from - $0.to >= climb.from - climb.to ? $0 : climb } ?? climb
    }
  }
}

extension [Double] {
  /// The indices by their numbers, the highest first and without those that are not numbers; equal ones
  /// stay in order.
  var descendingIndices: [Int] {
    indices.filter { !self[$0].isNaN }
      .sorted { self[$0] == self[$1] ? $0 < $1 : self[$0] > self[$1] }
  }

  /// The place of the number at an index, 1 for the highest; nil if another is equal.
  fileprivate func rank(_ index: Int) -> Int? {
    guard count(where: { $0 == self[index] }) == 1 else { return nil }
    return 1 + count { $0 > self[index] }
  }
}

extension SeriesRanking.Lead {
  /// - Complexity: O(*n*) values.
  fileprivate init?(_ series: [Series]) {
    guard series.allSatisfy({ $0.x == series[0].x }) else { return nil }
    var counts = [Int](repeating: 0, count: series.count)
    var total = 0
    for point in series[0].values.indices {
      let heights = series.map { $0.height(of: $0.values[point]) }
      guard let highest = heights.max(), !heights.contains(where: \.isNaN) else { continue }
      total += 1
      let first = heights.firstIndex(of: highest) ?? 0
      if heights.lastIndex(of: highest) == first { counts[first] += 1 }
    }
    guard let most = counts.max(), total > 1, 3 * most >= 2 * total else { return nil }
    self.init(series: counts.firstIndex(of: most) ?? 0, count: most, total: total)
  }
}
