// SPDX-License-Identifier: MIT

extension ReferenceFacts {
  /// The shares of the range that the class of a trend depends on.
  public struct Shares: Sendable {
    /// From the first value to the last.
    public var net = 0.0
    /// The largest move against `net`.
    public var counter = 0.0
    /// The maximum above the higher end.
    public var peak = 0.0
    /// The minimum below the lower end.
    public var trough = 0.0
    /// The largest fall up to the first maximum.
    public var fallBeforePeak = 0.0
    /// The largest rise from the first maximum on.
    public var riseAfterPeak = 0.0
    /// The largest rise up to the first minimum.
    public var riseBeforeTrough = 0.0
    /// The largest fall from the first minimum on.
    public var fallAfterTrough = 0.0
  }

  /// The shares; nil if all values are equal.
  public var shares: Shares? {
    let range = maximum - minimum
    guard range > 0, let first = present.first, let last = present.last,
      let top = maxima.first, let bottom = minima.first
    else { return nil }
    var all = Moves()
    var (beforeTop, afterTop, beforeBottom, afterBottom) = (all, all, all, all)
    for later in present.indices {
      for earlier in 0..<later {
        let change = numbers[later] - numbers[earlier]
        all.add(change)
        if present[later] <= top { beforeTop.add(change) }
        if present[earlier] >= top { afterTop.add(change) }
        if present[later] <= bottom { beforeBottom.add(change) }
        if present[earlier] >= bottom { afterBottom.add(change) }
      }
    }
    let ends = [values[first], values[last]]
    let net = (ends[1] - ends[0]) / range
    return Shares(
      net: net, counter: (net >= 0 ? all.fall : all.rise) / range,
      peak: (maximum - max(ends[0], ends[1])) / range,
      trough: (min(ends[0], ends[1]) - minimum) / range,
      fallBeforePeak: beforeTop.fall / range, riseAfterPeak: afterTop.rise / range,
      riseBeforeTrough: beforeBottom.rise / range, fallAfterTrough: afterBottom.fall / range)
  }

  private struct Moves {
    var rise = 0.0
    var fall = 0.0

    mutating func add(_ change: Double) {
      rise = max(rise, change)
      fall = max(fall, -change)
    }
  }

  /// The name of the first rule that fits, in the order of the table of rules.
  public var trendClass: String { trendClass(shares) }

  /// The same for shares that are known already.
  public func trendClass(_ shares: Shares?) -> String {
    let count = present.count
    if count < 5 { return "too-few" }
    guard let shares else { return "unchanged" }
    let net = abs(shares.net)
    let up = shares.net > 0
    let slack = 1e-9
    if net >= 0.75 - slack && shares.counter <= 0.25 + slack {
      return up ? "rose-steadily" : "fell-steadily"
    }
    if count >= 10 {
      if net >= 0.5 - slack && shares.counter <= 0.6 + slack {
        return up ? "rose-with-setbacks" : "fell-with-recoveries"
      }
      if shares.peak >= 0.4 - slack && shares.peak >= 2 * shares.trough - slack
        && max(shares.fallBeforePeak, shares.riseAfterPeak) <= 0.6 + slack
      {
        return isRare { $0 > middle } ? "steady-with-peak" : "rose-then-fell"
      }
      if shares.trough >= 0.4 - slack && shares.trough >= 2 * shares.peak - slack
        && max(shares.riseBeforeTrough, shares.fallAfterTrough) <= 0.6 + slack
      {
        return isRare { $0 < middle } ? "steady-with-trough" : "fell-then-recovered"
      }
    }
    if net < 0.25 + slack { return "little-change" }
    return shares.net >= 0 ? "mixed-higher" : "mixed-lower"
  }

  /// The middle of the range.
  private var middle: Double { minimum / 2 + maximum / 2 }

  /// Whether fewer than 8 percent of the values are of a kind.
  private func isRare(_ fits: (Double) -> Bool) -> Bool {
    Double(numbers.count(where: fits)) < 0.08 * Double(numbers.count)
  }

  /// How near the nearest threshold is, as a share of the range; infinite without a range.
  public var distanceToThreshold: Double {
    guard let shares else { return .infinity }
    let distances = [
      abs(shares.net) - 0.75, abs(shares.net) - 0.5, abs(shares.net) - 0.25,
      shares.counter - 0.25, shares.counter - 0.6, shares.peak - 0.4, shares.trough - 0.4,
      shares.peak - 2 * shares.trough, shares.trough - 2 * shares.peak,
      shares.fallBeforePeak - 0.6, shares.riseAfterPeak - 0.6, shares.riseBeforeTrough - 0.6,
      shares.fallAfterTrough - 0.6,
    ]
    return distances.map(abs).min() ?? .infinity
  }
}
