// SPDX-License-Identifier: MIT

/// How two series relate.
struct Relation {
  /// The indices of the series.
  let first: Int
  let second: Int
  /// Nil if they do not stand at the same ordered positions, or change too rarely.
  let comovement: Comovement?
  /// How far they are apart; nil if their values cannot be compared.
  let gaps: SeriesGaps?
  /// Where they cross; nil as `gaps`.
  let crossings: Comparison.Crossings?
}

/// How the changes of two series from point to point go together.
struct Comovement {
  /// Pearson's correlation of the changes, from -1 to 1; single odd values count as expected, and a step of
  /// a price out of all proportion does not.
  let correlation: Double
  /// How many pairs of changes there are, at least ten.
  let pairs: Int

  /// Whether it is more than what two series that have nothing to do with each other come to: of two
  /// random walks of 12 to 252 values less than one percent do.
  var isTold: Bool { abs(correlation) >= max(0.5, 3 / Double(pairs).squareRoot()) }

  var isStrong: Bool { abs(correlation) >= 0.8 }

  /// Nil for fewer than ten pairs, where one series always changes alike, and where the positions differ or
  /// have no order.
  init?(_ first: SeriesFacts, _ second: SeriesFacts) {
    guard first.points == second.points, first.points > Self.fewestPairs, first.isOrdered,
      second.isOrdered, first.series.x == second.series.x
    else { return nil }
    let (left, right) = (first.cleanedHalves, second.cleanedHalves)
    var (changes, others): ([Double], [Double]) = ([], [])
    let jumps = [first, second].map { $0.insight.jump?.index }
    for index in left.indices.dropFirst() where !jumps.contains(index) {
      let change = left[index] - left[index - 1]
      let other = right[index] - right[index - 1]
      guard !change.isNaN, !other.isNaN else { continue }
      changes.append(change)
      others.append(other)
    }
    guard changes.count >= Self.fewestPairs, let changes = changes.scaledToOne,
      let others = others.scaledToOne, changes.vary, others.vary
    else { return nil }
    pairs = changes.count
    correlation = Audiograph.correlation(changes, others).clamped(to: -1...1)
  }

  private static let fewestPairs = 10
}

extension SeriesFacts {
  /// Half of each value, so that no change overflows; of an odd one what was expected.
  fileprivate var cleanedHalves: [Double] {
    var halves = series.values.map { $0 / 2 }
    for odd in insight.shape?.odd ?? [] { halves[odd.index] = odd.expected / 2 }
    return halves
  }
}

extension [Double] {
  /// The numbers divided by the largest size among them; nil if all are 0.
  fileprivate var scaledToOne: [Double]? {
    let largest = reduce(0) { Swift.max($0, abs($1)) }
    return largest > 0 ? map { $0 / largest } : nil
  }

  /// Whether numbers of at most 1 differ by more than what rounding does.
  fileprivate var vary: Bool { spread > 1e-9 }
}

/// How far two series are apart where both have a value.
struct SeriesGaps {
  struct Gap {
    /// The place in the first series.
    let index: Int
    let size: Double
  }

  /// At the last of these places.
  let last: Gap
  /// The widest, the first of equal ones.
  let widest: Gap
  private let median: Double

  /// Whether the widest stands out from the others.
  var standsOut: Bool { widest.size >= 1.5 * median && widest.size > 0 }

  /// Nil if fewer than two places have a value in both, and where a distance overflows.
  init?(_ first: Series, _ second: Series) {
    var places: [(index: Int, other: Int)] = []
    first.x.matches(second.x) { index, other in
      guard !first.values[index].isNaN, !second.values[other].isNaN else { return }
      places.append((index, other))
    }
    let sizes = places.map { abs(first.values[$0.index] - second.values[$0.other]) }
    guard sizes.count > 1, sizes.allSatisfy(\.isFinite) else { return nil }
    func gap(_ number: Int) -> Gap {
      let (index, other) = places[number]
      return Gap(
        index: index, size: abs(first.values[index].difference(from: second.values[other])))
    }
    last = gap(places.count - 1)
    widest = gap(sizes.indexOfHighest)
    median = middle(sizes)
  }
}

extension ChartFacts {
  /// The most series of which every two are related.
  private static let mostRelated = 4

  /// How every two of the series relate, of two to four.
  ///
  /// - Complexity: O(points) for each pair.
  var relations: [Relation] {
    guard (2...Self.mostRelated).contains(series.count) else { return [] }
    let areComparable = comparison != nil
    return series.indices.flatMap { first in
      (first + 1..<series.count).map { second in
        let (left, right) = (series[first], series[second])
        let pair = (left.series, right.series)
        return Relation(
          first: first, second: second, comovement: Comovement(left, right),
          gaps: areComparable ? SeriesGaps(pair.0, pair.1) : nil,
          crossings: areComparable ? Comparison.Crossings(of: pair.0, and: pair.1) : nil)
      }
    }
  }
}
