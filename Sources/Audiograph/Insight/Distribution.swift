// SPDX-License-Identifier: MIT

/// How values that no order tells of are distributed; of those that are mostly 0, the others.
struct Distribution: Sendable, Hashable {
  /// How many values there are.
  let count: Int
  /// The share of all values that are 0, where the others are told alone; else 0.
  let zeroShare: Double
  /// The sum of the values where the others are told alone; else nil.
  let total: Double?
  /// The lowest and the highest value.
  let minimum: Double
  let maximum: Double
  /// What a quarter, half and three quarters of the values are below.
  let lowerQuartile: Double
  let median: Double
  let upperQuartile: Double
  /// How much farther the upper quartile is from the median than the lower, −1 to 1; 0 for symmetry.
  let skew: Double
  /// Humps, tails, and what is rounded or far from the rest.
  let list: ListShape
  /// How a list is sorted; nil for others.
  var order: ListOrder?
}

/// How values are sorted.
enum ListOrder: String, Sendable, Hashable { case ascending, descending }

extension ListOrder {
  /// The order of values that all go one way, at least 12 with three different ones; nil for others.
  init?(_ values: [Double]) {
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }.filter { $0 != 0 }
    guard values.count >= 12, steps.count >= 2, let first = steps.first,
      steps.allSatisfy({ ($0 > 0) == (first > 0) })
    else { return nil }
    self = first > 0 ? .ascending : .descending
  }
}

extension Distribution {
  /// The distribution of values, at least one.
  init(_ values: [Double], zeroShare: Double = 0, total: Double? = nil) {
    var ranked = RankedNumbers(values)
    (minimum, maximum) = (ranked.quantile(0), ranked.quantile(1))
    lowerQuartile = ranked.quantile(0.25)
    median = ranked.quantile(0.5)
    upperQuartile = ranked.quantile(0.75)
    let range = upperQuartile - lowerQuartile
    skew = range > 0 ? (upperQuartile + lowerQuartile - 2 * median) / range : 0
    count = values.count
    list = ListShape(values)
    self.zeroShare = zeroShare
    self.total = total
  }

  /// The distribution of the values that are not 0, where at least half are and the others do not make
  /// one block; nil for other values.
  ///
  /// - Parameter values: None below 0, and some above.
  init?(mostlyZero values: [Double]) {
    let zeros = values.count { $0 == 0 }
    guard values.count >= 12, 2 * zeros >= values.count else { return nil }
    let others = values.filter { $0 != 0 }
    let isOneBlock =
      others.count > 1 && Double(longestBlock(values)) >= 0.8 * Double(others.count)
      && Double(others.count) >= 0.05 * Double(values.count)
    guard !isOneBlock else { return nil }
    self.init(
      others, zeroShare: Double(zeros) / Double(values.count), total: others.reduce(0, +))
  }
}

/// How many values other than 0 stand together, with at most two zeros between them.
private func longestBlock(_ values: [Double]) -> Int {
  var (longest, length, gap) = (0, 0, 0)
  for value in values {
    if value != 0 {
      length += 1
      gap = 0
      longest = max(longest, length)
    } else {
      gap += 1
      if gap > 2 { length = 0 }
    }
  }
  return longest
}
