// SPDX-License-Identifier: MIT

/// In which order three to twelve series stand, by their values.
struct SeriesRanking {
  /// The indices of the series by their first values, the highest first.
  let start: [Int]
  /// The same by their last values.
  let end: [Int]
  /// The series that gained most places, of equal ones the one that ends higher; nil if none gained any.
  let climb: Climb?

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
