// SPDX-License-Identifier: MIT

/// Pairs that go together one way over all, and the other way in every group (Simpson's paradox).
struct ScatterReversal: Sendable, Hashable {
  /// What the groups are called together; nil if nothing is known.
  let by: String?
  /// The groups in the order of their first rows.
  let groups: [Group]
  /// The correlation of all pairs.
  let all: Double
  /// That of all pairs, each less the means of its group.
  let within: Double

  struct Group: Sendable, Hashable {
    let name: String
    let correlation: Double
  }

  private static let groupCounts = 2...6
  private static let fewestRows = 5
  private static let leastCorrelation = 0.2
  /// Standard deviations from 0.
  private static let leastCertainty = 2.6

  /// Pairs by the group of each row of the table, where an empty text is none.
  ///
  /// Nil where it is not so.
  init?(_ pairs: ScatterPairs, by name: String?, _ texts: [String]) {
    let (names, numbers) = pairs.rows.map { texts[$0] }.numbered
    self.init(pairs, by: name, names, numbers)
  }

  /// Pairs by the number of the group of each.
  init?(_ pairs: ScatterPairs, by name: String?, _ names: [String], _ numbers: [Int]) {
    guard names.count <= Self.groupCounts.upperBound + 1,
      Self.groupCounts.contains(names.count { !$0.isBlank }),
      let all = correlate(pairs.x, pairs.y)
    else { return nil }
    let parts = zip(names, pairs.scaled.split(by: numbers, into: names.count))
      .filter { !$0.isBlank && $1.count >= Self.fewestRows }
    guard parts.count >= Self.groupCounts.lowerBound else { return nil }
    let x = parts.flatMap { $1.x.centred }
    let y = parts.flatMap { $1.y.centred }
    let groups = parts.compactMap { name, part in
      correlate(part.x, part.y).map { Group(name: name, correlation: $0) }
    }
    guard let within = correlate(x, y), groups.count == parts.count, all * within < 0,
      groups.allSatisfy({ $0.correlation * within > 0 }), Self.isSure(all, count: x.count),
      Self.isSure(within, count: x.count - parts.count)
    else { return nil }
    (by, self.groups, self.all, self.within) = (name, groups, all, within)
  }

  private static func isSure(_ correlation: Double, count: Int) -> Bool {
    abs(correlation) >= leastCorrelation
      && abs(fisher(correlation)) * Double(max(count - 3, 1)).squareRoot() >= leastCertainty
  }
}

/// Fisher's transform of a correlation, artanh r, of which the standard deviation is 1/√(n − 3).
func fisher(_ correlation: Double) -> Double {
  let bounded = correlation.clamped(to: -0.999_999...0.999_999)
  return log2((1 + bounded) / (1 - bounded)) * naturalLogarithmOf2 / 2
}
