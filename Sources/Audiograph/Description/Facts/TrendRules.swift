// SPDX-License-Identifier: MIT

/// What decides the class of a trend: fractions of the range, and a count.
struct TrendShares {
  /// The number of values that are not missing.
  let count: Int
  /// From the first value to the last, −1 to 1.
  let net: Double
  /// The largest move against the direction of `net`, which counts as up where it is 0.
  let counter: Double
  /// The maximum above the higher end.
  let peak: Double
  /// The minimum below the lower end.
  let trough: Double
  /// The largest fall up to the maximum.
  let fallBeforePeak: Double
  /// The largest rise after the maximum.
  let riseAfterPeak: Double
  /// Whether fewer than 8 percent of the values lie in the upper half of the range; looked up only
  /// where there is a peak.
  let isSpike: () -> Bool

  /// Shares of a range, none of its parts overflowing.
  init(
    count: Int, first: Double, last: Double, minimum: Double, maximum: Double, swings: Swings,
    isSpike: @escaping () -> Bool
  ) {
    let range = maximum - minimum
    self.count = count
    net = (last - first) / range
    counter = (net < 0 ? swings.rise : swings.fall) / range
    peak = (maximum - max(first, last)) / range
    trough = (min(first, last) - minimum) / range
    fallBeforePeak = swings.fallBeforeMaximum / range
    riseAfterPeak = swings.riseAfterMaximum / range
    self.isSpike = isSpike
  }
}

extension TrendShares {
  /// In favour of the class that is asked about.
  private static let tolerance = 1e-9

  private static func isAtLeast(_ share: Double, _ threshold: Double) -> Bool {
    share >= threshold - tolerance
  }

  private static func isAtMost(_ share: Double, _ threshold: Double) -> Bool {
    share <= threshold + tolerance
  }

  var isSteady: Bool { Self.isAtLeast(abs(net), 0.75) && Self.isAtMost(counter, 0.25) }

  var hasDirection: Bool {
    count >= 10 && Self.isAtLeast(abs(net), 0.50) && Self.isAtMost(counter, 0.60)
  }

  var hasPeak: Bool {
    count >= 10 && Self.isAtLeast(peak, 0.40) && Self.isAtLeast(peak, 2 * trough)
      && Self.isAtMost(fallBeforePeak, 0.60) && Self.isAtMost(riseAfterPeak, 0.60)
  }

  var hasLittleChange: Bool { abs(net) < 0.25 + Self.tolerance }
}

extension Trend {
  /// The trend of values that were scanned.
  init(_ pass: ValuePass, values: [Double]) {
    let extent = pass.extent
    guard let swings = pass.swings else {
      self.init(class: extent.count < 5 ? .tooFew : .unchanged, net: nil, counter: nil)
      return
    }
    func shares(scale: Double, _ swings: Swings) -> TrendShares {
      let ends = (values[extent.first] * scale, values[extent.last] * scale)
      let extremes = [extent.minimum * scale, extent.maximum * scale].sorted()
      return TrendShares(
        count: extent.count, first: ends.0, last: ends.1, minimum: extremes[0],
        maximum: extremes[1], swings: swings,
        isSpike: {
          let middle = extremes[0] / 2 + extremes[1] / 2
          return values.isRare(above: middle, scale: scale, among: extent.count)
        })
    }
    let upright = shares(scale: extent.scale, swings)
    let mirrored = shares(scale: -extent.scale, swings.mirrored)
    self.init(
      class: TrendClass(upright, mirrored: mirrored), net: upright.net, counter: upright.counter)
  }
}

extension TrendClass {
  /// The first rule that fits values with a range.
  ///
  /// - Parameters:
  ///   - shares: What the values are judged by.
  ///   - mirrored: The same for the negated values.
  init(_ shares: TrendShares, mirrored: TrendShares) {
    let rises = shares.net > 0
    if shares.count < 5 {
      self = .tooFew
    } else if shares.isSteady {
      self = rises ? .roseSteadily : .fellSteadily
    } else if shares.hasDirection {
      self = rises ? .roseWithSetbacks : .fellWithRecoveries
    } else if shares.hasPeak {
      self = shares.isSpike() ? .steadyWithPeak : .roseThenFell
    } else if mirrored.hasPeak {
      self = mirrored.isSpike() ? .steadyWithTrough : .fellThenRecovered
    } else if shares.hasLittleChange {
      self = .littleChange
    } else {
      self = rises ? .mixedHigher : .mixedLower
    }
  }
}

extension [Double] {
  /// Whether fewer than 8 percent of `count` values are above a height, each times a scale.
  fileprivate func isRare(above height: Double, scale: Double, among count: Int) -> Bool {
    let most = Double(count) * Spike.mostShare
    var above = 0
    for value in self where value * scale > height {
      above += 1
      if Double(above) >= most { return false }
    }
    return true
  }
}
