// SPDX-License-Identifier: MIT

/// One group of a box plot.
struct BoxGroup: Sendable, Hashable {
  let name: String
  /// How many values it has.
  let count: Int
  let missing: Int
  /// Nil if there is no value.
  let summary: BoxSummary?
  /// The values in ascending order where they are too few for a box, else none.
  let points: [Double]

  /// The fewest values of a box.
  static let fewestValues = 5

  var isBox: Bool { count >= Self.fewestValues }

  /// A group of values in any order, all finite.
  init(name: String, values: [Double], missing: Int) {
    let sorted = values.sorted()
    (self.name, self.missing, count) = (name, missing, sorted.count)
    summary = BoxSummary(sorted)
    points = sorted.count < Self.fewestValues ? sorted : []
  }
}

extension BoxGroup {
  /// A group of which only a summary is known; nil if not even that.
  init(name: String, summary: BoxSummary?) {
    (self.name, self.summary, points) = (name, summary, [])
    missing = summary == nil ? 1 : 0
    count = summary.map { $0.five.count + $0.outliers.count } ?? 0
  }
}

/// What a box and its whiskers show.
struct BoxSummary: Sendable, Hashable {
  let minimum: Double
  /// The lowest value within 1.5 times the distance of the quartiles below the lower one, or that
  /// quartile where all such values lie above it.
  let lowWhisker: Double
  let q1: Double
  let median: Double
  let q3: Double
  /// The highest value within 1.5 times the distance of the quartiles above the upper one, or that
  /// quartile where all such values lie below it.
  let highWhisker: Double
  let maximum: Double
  let mean: Double
  /// The values beyond that distance (Tukey 1977), in ascending order.
  let outliers: [Double]

  /// The summary of finite values in ascending order; nil for none.
  init?(_ sorted: [Double]) {
    guard let minimum = sorted.first, let maximum = sorted.last else { return nil }
    (self.minimum, self.maximum) = (minimum, maximum)
    let quartiles = Quartiles(sorted)
    (q1, median, q3) = (quartiles.lower, quartiles.median, quartiles.upper)
    mean = Audiograph.mean(of: sorted)
    let (low, high) = quartiles.fences
    let first = sorted.firstIndex { $0 >= low } ?? 0
    let last = sorted.lastIndex { $0 <= high } ?? sorted.count - 1
    lowWhisker = min(sorted[first], q1)
    highWhisker = max(sorted[last], q3)
    outliers = Array(sorted[..<first] + sorted[(last + 1)...])
  }

  /// A summary that a source states, with values far out in any order.
  init(five: [Double], outliers: [Double]) {
    let five = five.sorted()
    self.outliers = outliers.sorted()
    (lowWhisker, q1, median, q3, highWhisker) = (five[0], five[1], five[2], five[3], five[4])
    minimum = min(lowWhisker, self.outliers.first ?? .infinity)
    maximum = max(highWhisker, self.outliers.last ?? -.infinity)
    mean = .nan
  }

  /// What a box holds from the bottom to the top.
  var five: [(part: BoxPart, value: Double)] {
    [
      (.lowWhisker, lowWhisker), (.lowerQuartile, q1), (.median, median), (.upperQuartile, q3),
      (.highWhisker, highWhisker),
    ]
  }

  /// So many of the outliers, those farthest from the median, by their places in ascending order.
  func farthestOutliers(_ most: Int) -> [Int] {
    guard outliers.count > most else { return Array(outliers.indices) }
    // Distances from −1e308 to 1e308 are infinite, their halves are not.
    let distances = outliers.map { abs($0 / 2 - median / 2) }
    let farthest = outliers.indices.sorted { (distances[$1], $0) < (distances[$0], $1) }
    return farthest.prefix(most).sorted()
  }
}

/// What a value of a box plot is.
enum BoxPart: Sendable, Hashable {
  case lowWhisker, lowerQuartile, median, upperQuartile, highWhisker
  /// A value far from its group.
  case outlier
  /// A value of a group that has too few for a box.
  case point
}
