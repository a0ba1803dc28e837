// SPDX-License-Identifier: MIT

extension FoundShape {
  /// The same with the indices that points have in their series.
  func placed(_ points: SeriesPoints) -> FoundShape { placed(points.original) }

  /// The same with other indices.
  func placed(_ original: (Int) -> Int) -> FoundShape {
    var shape = self
    shape.breaks = breaks.map(original)
    shape.turns = turns.map(original)
    shape.extreme = extreme.map(original)
    shape.jump?.index = jump.map { original($0.index) } ?? 0
    shape.bursts = bursts.map {
      Burst(first: original($0.first), last: original($0.last), level: $0.level)
    }
    shape.odd = odd.map { OddValue(index: original($0.index), expected: $0.expected) }
    shape.volatility?.index = volatility.map { original($0.index) } ?? 0
    return shape
  }

  /// Multiplies the values in it by a power of two.
  mutating func scale(byPowerOfTwo exponent: Int) {
    guard exponent != 0 else { return }
    func scaled(_ number: Double) -> Double { number.scaled(byPowerOfTwo: exponent) }
    (from, to, fitRange) = (scaled(from), scaled(to), scaled(fitRange))
    (levels, heights) = (levels.map(scaled), heights.map(scaled))
    (base, slope) = (base.map(scaled), slope.map(scaled))
    jump = jump.map {
      Jump(index: $0.index, before: scaled($0.before), after: scaled($0.after))
    }
    bursts = bursts.map { Burst(first: $0.first, last: $0.last, level: scaled($0.level)) }
    odd = odd.map { OddValue(index: $0.index, expected: scaled($0.expected)) }
  }
}

extension Distribution {
  /// The same of values that are multiplied by a power of two.
  func scaled(byPowerOfTwo exponent: Int) -> Distribution {
    func scaled(_ number: Double) -> Double { number.scaled(byPowerOfTwo: exponent) }
    return Distribution(
      count: count, zeroShare: zeroShare, total: total.map(scaled), minimum: scaled(minimum),
      maximum: scaled(maximum), lowerQuartile: scaled(lowerQuartile), median: scaled(median),
      upperQuartile: scaled(upperQuartile), skew: skew,
      list: list.scaled(byPowerOfTwo: exponent), order: order)
  }
}
