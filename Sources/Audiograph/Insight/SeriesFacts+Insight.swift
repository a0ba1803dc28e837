// SPDX-License-Identifier: MIT

/// What can be seen in a series, once that was looked for.
enum InsightSearch: Sendable {
  case due
  case done(Insight)
}

extension Series {
  /// The memory that the search for a shape and a period takes meanwhile, in bytes.
  package var byteCountOfInsight: Int { isSearchedForPeriod ? 160 * count : 24 * count }

  private var isSearchedForPeriod: Bool {
    kind != .price && FreePeriod.counts.contains(count)
  }
}

extension SeriesFacts {
  /// The shape of the series; nil for names without an order.
  ///
  /// - Complexity: O(*n* log *n*), anew for each call unless the facts keep what was found.
  public var shape: ShapeClass? { insight.shape?.shapeClass }

  /// The shape where it is what the trend is called; nil for prices, which have a class of their own unless
  /// they jump from level to level, and for names without an order.
  public var toldShape: ShapeClass? {
    series.rebasedKind != nil || series.kind == .price && shape != .step ? nil : shape
  }

  /// Whether the order of the points means something.
  public var isOrdered: Bool { insight.isOrdered }

  /// How many steps along x one period of a repeating series has: that of its first season; nil if
  /// none is clear.
  ///
  /// A step is the distance of neighbouring points, rows that are absent counted too. nil for prices.
  ///
  /// - Complexity: As for `shape`.
  public var period: Double? { insight.seasons.first { $0.isTold }?.steps }

  /// What can be seen in the series.
  var insight: Insight {
    if case .done(let insight) = insightSearch { return insight }
    return Insight(self)
  }

  /// The same facts, which keep what can be seen for those who ask more than once.
  func keepingInsight() -> Self {
    guard case .due = insightSearch else { return self }
    var facts = self
    facts.insightSearch = .done(insight)
    return facts
  }
}
