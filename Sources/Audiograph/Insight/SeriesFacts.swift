// SPDX-License-Identifier: MIT

/// The facts of one series: the numbers that its description is made from.
///
/// All are computed from the values as they were read, neither smoothed nor reduced. What a few
/// passes over the values give is computed at once, the rest on demand.
public struct SeriesFacts: Sendable {
  /// The series.
  public private(set) var series: Series
  /// The number of points, missing ones included.
  public let points: Int
  /// The number of missing values.
  public let missing: Int
  /// The last value before the range; nil if there is none.
  public let base: PlacedValue?
  /// The first value that is not missing.
  public let first: PlacedValue
  /// The last value that is not missing.
  public let last: PlacedValue
  /// The lowest value, the first of equal ones.
  public let minimum: PlacedValue
  /// The highest value, the first of equal ones.
  public let maximum: PlacedValue
  /// How many points have the lowest value.
  public let minimumCount: Int
  /// How many points have the highest value.
  public let maximumCount: Int
  /// From the base, else the first value, to the last.
  public let change: Move
  /// How the series went.
  public let trend: Trend
  /// From a high to the lowest later low: the largest fall in percent, in value where a high is 0
  /// or less; nil for other kinds than prices and where the values never fall.
  public let drawdown: Move?
  /// From a low to the highest later high: the mirror of `drawdown`.
  public let runup: Move?
  /// The largest rise from one value to the next, the first of equal ones; nil without a rise.
  public let largestRise: Move?
  /// The largest fall from one value to the next, the first of equal ones; nil without a fall.
  public let largestFall: Move?
  /// Statistics, where they were asked for.
  public let statistics: Statistics?
  /// What is true of the bars, where that was asked for.
  package let bars: BarFacts?
  /// Whether the scale has a true zero, so that a value could be a percentage of another.
  public let hasTrueZero: Bool
  /// What can be seen in the series, once that was looked for.
  var insightSearch = InsightSearch.due

  /// The values that are not missing: `points` − `missing`.
  public var valueCount: Int { points - missing }
  /// Whether all values are equal.
  public var isFlat: Bool { minimum.y == maximum.y }
}

extension SeriesFacts {
  /// The facts of a series.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - withStatistics: Whether the statistics are found, which takes longer.
  ///   - withBars: Whether the facts of bars are found.
  /// - Complexity: O(points).
  public init(_ series: Series, withStatistics: Bool = false, withBars: Bool = false) {
    let isPrice = series.kind == .price
    let pass = ValuePass(series.values, isPrice: isPrice)
    let extent = pass.extent
    let hasTrueZero = series.hasTrueZero(between: extent.minimum, and: extent.maximum)
    func move(_ start: PlacedValue, _ end: PlacedValue) -> Move {
      Move(
        from: start, to: end, kind: series.kind,
        hasTrueZero: hasTrueZero && extent.minimum >= 0)
    }
    func move(_ ends: (from: Int, to: Int)) -> Move {
      move(series.placed(ends.from), series.placed(ends.to))
    }
    func step(_ ends: LargestSteps.Ends) -> Move? {
      ends.to < 0 ? nil : move((ends.from, ends.to))
    }
    self.series = series
    self.hasTrueZero = hasTrueZero
    points = series.count
    missing = series.count - extent.count
    base = series.base.map { PlacedValue(index: -1, x: $0.x, y: $0.y) }
    first = series.placed(extent.first)
    last = series.placed(extent.last)
    minimum = series.placed(extent.lowest)
    maximum = series.placed(extent.highest)
    minimumCount = extent.lowestCount
    maximumCount = extent.highestCount
    change = move(base ?? first, last)
    trend = Trend(pass, values: series.values)
    drawdown = pass.drawdown.map(move)
    runup = pass.runup.map(move)
    largestRise = step(pass.steps.up)
    largestFall = step(pass.steps.down)
    statistics = withStatistics ? Statistics(series) : nil
    bars = withBars ? BarFacts(series, hasTrueZero: hasTrueZero) : nil
  }
}

extension SeriesFacts {
  /// From one value of the series to a later one.
  func move(from start: PlacedValue, to end: PlacedValue) -> Move {
    Move(
      from: start, to: end, kind: series.kind, hasTrueZero: hasTrueZero && minimum.y >= 0)
  }
}

extension Series {
  /// The value at an index that has one.
  func placed(_ index: Int) -> PlacedValue {
    PlacedValue(index: index, x: x[index], y: values[index])
  }
}

extension SeriesFacts {
  /// The facts of heights, of which words and classes are true: those of ranks anew, all others as they are.
  package var byHeight: SeriesFacts {
    guard series.lowIsHigh else { return self }
    var facts = SeriesFacts(series.byHeight, withStatistics: statistics != nil)
    if case .done = insightSearch { facts = facts.keepingInsight() }
    return facts
  }

  /// The highest value, and how many points have it: of ranks the lowest number.
  package var highest: (value: PlacedValue, count: Int) {
    series.lowIsHigh ? (minimum, minimumCount) : (maximum, maximumCount)
  }

  /// The lowest value, and how many points have it: of ranks the highest number.
  package var lowest: (value: PlacedValue, count: Int) {
    series.lowIsHigh ? (maximum, maximumCount) : (minimum, minimumCount)
  }

  /// Whether a move within the series leads up: of ranks, to a lower number.
  func rises(_ move: Move) -> Bool { series.height(of: move.to.y) > series.height(of: move.from.y) }

  /// The same facts under another name.
  func called(_ name: String) -> SeriesFacts {
    var facts = self
    facts.series = series.called(name, behind: nil)
    return facts
  }
}
