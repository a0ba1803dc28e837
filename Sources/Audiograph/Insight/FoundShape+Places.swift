// SPDX-License-Identifier: MIT

extension FoundShape {
  /// The same with the indices that points have in their series.
  func placed(_ points: SeriesPoints) -> FoundShape {
    var shape = self
    shape.breaks = breaks.map(points.original)
    shape.turns = turns.map(points.original)
    shape.extreme = extreme.map(points.original)
    shape.odd = odd.map { OddValue(index: points.original($0.index), expected: $0.expected) }
    shape.volatility = volatility.map {
      VolatilityChange(index: points.original($0.index), ratio: $0.ratio)
    }
    return shape
  }

  /// Multiplies the values in it by a power of two.
  mutating func scale(byPowerOfTwo exponent: Int) {
    guard exponent != 0 else { return }
    from = from.scaled(byPowerOfTwo: exponent)
    to = to.scaled(byPowerOfTwo: exponent)
    levels = levels.map { $0.scaled(byPowerOfTwo: exponent) }
    odd = odd.map {
      OddValue(index: $0.index, expected: $0.expected.scaled(byPowerOfTwo: exponent))
    }
  }
}

extension Distribution {
  /// The same of values that are multiplied by a power of two.
  func scaled(byPowerOfTwo exponent: Int) -> Distribution {
    func scaled(_ number: Double) -> Double { number.scaled(byPowerOfTwo: exponent) }
    return Distribution(
      count: count, zeroShare: zeroShare, total: total.map(scaled), minimum: scaled(minimum),
      maximum: scaled(maximum), lowerQuartile: scaled(lowerQuartile), median: scaled(median),
      upperQuartile: scaled(upperQuartile), skew: skew)
  }
}
