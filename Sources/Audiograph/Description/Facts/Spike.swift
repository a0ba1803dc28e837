// SPDX-License-Identifier: MIT

/// A series that is steady except for a few outliers, and the facts of the rest.
struct Spike {
  /// Fewer than this share of the values lie in the outer half of the range.
  static let mostShare = 0.08

  /// The outermost value, the first of equal ones.
  let extreme: PlacedValue
  /// How many values equal it.
  let extremeCount: Int
  /// The median of the values in the inner half of the range.
  let median: Double
  /// How the values in the inner half went.
  let trend: TrendClass
}

extension SeriesFacts {
  /// The spike of a series of such a class; nil for others.
  var spike: Spike? {
    let isPeak = trend.class == .steadyWithPeak
    guard isPeak || trend.class == .steadyWithTrough else { return nil }
    let middle = minimum.y / 2 + maximum.y / 2
    let rest = series.values.filter { !$0.isNaN && (isPeak ? $0 <= middle : $0 >= middle) }
    guard let median = Audiograph.median(of: rest) else { return nil }
    return Spike(
      extreme: isPeak ? maximum : minimum, extremeCount: isPeak ? maximumCount : minimumCount,
      median: median, trend: trend(ofRest: rest))
  }

  /// A rise or a fall of the rest counts where it is told apart from the spike: from a quarter of
  /// the whole range on.
  private func trend(ofRest rest: [Double]) -> TrendClass {
    guard let net = trend.net, abs(net) >= 0.25 else { return .littleChange }
    return Trend(ValuePass(rest, isPrice: false), values: rest).class
  }
}
