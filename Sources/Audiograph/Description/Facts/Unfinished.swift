// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// The facts of a series.
  public init(_ series: Series, withStatistics: Bool = false) {
    let summary = Summary(series)
    func place(_ place: Summary.Place) -> PlacedValue {
      PlacedValue(index: place.index, x: place.x, y: place.y)
    }
    self.series = series
    points = summary.points
    missing = summary.missing
    base = series.base.map { PlacedValue(index: -1, x: $0.x, y: $0.y) }
    first = place(summary.first)
    last = place(summary.last)
    minimum = place(summary.minimum)
    maximum = place(summary.maximum)
    minimumCount = summary.minimumCount
    maximumCount = summary.maximumCount
    change = Move(from: base ?? first, to: last, kind: series.kind)
    mean = 0
    standardDeviation = nil
    trend = Trend(class: .littleChange, net: 0, counter: 0)
    drawdown = nil
    runup = nil
    largestRise = nil
    largestFall = nil
    statistics = nil
  }

  /// The median of the values.
  public var median: Double { 0 }
  /// The size of a typical step; nil where no two neighbouring points have values.
  public var typicalStep: TypicalStep? { nil }
  /// The stretches between turning points.
  public func legs(atMost count: Int) -> [Leg] { [] }
  /// The runs of missing values.
  public var gaps: [Gap] { [] }
  /// The means of the first and the last third; nil under three values.
  public var thirds: Thirds? { nil }
}

extension Comparison {
  /// How several series compare; nil for one, and where their units differ.
  public init?(_ series: [Series]) { return nil }
}
