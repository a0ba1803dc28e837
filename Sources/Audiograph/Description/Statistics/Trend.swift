// SPDX-License-Identifier: MIT

/// The class of a trend, by the rules in `Documentation/words.md`, in that order.
public enum TrendClass: String, Sendable, Hashable, CaseIterable {
  /// Fewer than five values.
  case tooFew = "too-few"
  /// All values are equal.
  case unchanged
  case roseSteadily = "rose-steadily"
  case fellSteadily = "fell-steadily"
  case roseWithSetbacks = "rose-with-setbacks"
  case fellWithRecoveries = "fell-with-recoveries"
  case roseThenFell = "rose-then-fell"
  case fellThenRecovered = "fell-then-recovered"
  /// All but few values lie in the lower half of the range, or in the upper.
  case steadyWithPeak = "steady-with-peak"
  case steadyWithTrough = "steady-with-trough"
  case littleChange = "little-change"
  case mixedHigher = "mixed-higher"
  case mixedLower = "mixed-lower"
}

/// The trend of a series with the measures that decided it, each a fraction of its range.
public struct Trend: Sendable, Hashable {
  /// The class of the trend.
  public let `class`: TrendClass
  /// (last − first) / (maximum − minimum), −1 to 1; nil if all values are equal.
  public let net: Double?
  /// The largest move against the direction of `net`, 0 to 1; a `net` of 0 counts as up.
  public let counter: Double?

  /// A trend from its class and measures.
  public init(class: TrendClass, net: Double?, counter: Double?) {
    self.class = `class`
    self.net = net
    self.counter = counter
  }
}
