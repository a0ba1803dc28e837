// SPDX-License-Identifier: MIT

/// The facts of one series that its words are made from.
public struct Summary: Sendable, Hashable {
  /// A value with its point.
  public struct Place: Sendable, Hashable {
    /// The index of the point, counted from 0.
    public let index: Int
    /// Where it stands.
    public let x: XValue
    /// Its value.
    public let y: Double
  }

  /// From where to where a series went.
  public struct Change: Sendable, Hashable {
    /// The base where there is one, else the first value.
    public let start: Point
    /// The last value less the start; infinite where no number holds it.
    public let absolute: Double
    /// In percent of the start; nil where the start is 0 or less or the values are percentages.
    public let percent: Double?
  }

  /// The number of points, missing ones included.
  public let points: Int
  /// The number of missing values.
  public let missing: Int
  /// The first value that is not missing.
  public let first: Place
  /// The last value that is not missing.
  public let last: Place
  /// The lowest value, the first of equal ones.
  public let minimum: Place
  /// The highest value, the first of equal ones.
  public let maximum: Place
  /// How many points have the lowest value.
  public let minimumCount: Int
  /// How many points have the highest value.
  public let maximumCount: Int
  /// The last value before the range; nil where there is none.
  public let base: Point?
  /// From the base, else the first value, to the last.
  public let change: Change

  /// The facts of a series; one point is first, last, minimum and maximum at once.
  public init(_ series: Series) {
    let extent = Extent(series.values)
    func place(_ index: Int) -> Place {
      Place(index: index, x: series.x[index], y: series.values[index])
    }
    points = series.count
    missing = series.count - extent.count
    first = place(extent.first)
    last = place(extent.last)
    minimum = place(extent.minimum)
    maximum = place(extent.maximum)
    minimumCount = extent.minimumCount
    maximumCount = extent.maximumCount
    base = series.base
    change = Change(
      from: series.base ?? Point(x: first.x, y: first.y), to: last.y, kind: series.kind)
  }
}

extension Summary.Change {
  fileprivate init(from start: Point, to last: Double, kind: ChartKind) {
    self.start = start
    absolute = last - start.y
    let percent = absolute / start.y * 100
    self.percent = start.y > 0 && kind != .percent && percent.isFinite ? percent : nil
  }
}

/// Where the ends and the extremes of values lie.
private struct Extent {
  var count = 0
  var first = 0
  var last = 0
  var minimum = 0
  var maximum = 0
  var minimumCount = 0
  var maximumCount = 0

  init(_ values: [Double]) {
    for (index, value) in values.enumerated() where !value.isNaN {
      if count == 0 { (first, minimum, maximum) = (index, index, index) }
      count += 1
      last = index
      include(value, index, values)
    }
  }

  private mutating func include(_ value: Double, _ index: Int, _ values: [Double]) {
    if value < values[minimum] { (minimum, minimumCount) = (index, 0) }
    if value > values[maximum] { (maximum, maximumCount) = (index, 0) }
    if value == values[minimum] { minimumCount += 1 }
    if value == values[maximum] { maximumCount += 1 }
  }
}
