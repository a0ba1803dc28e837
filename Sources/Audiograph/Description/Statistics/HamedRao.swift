// SPDX-License-Identifier: MIT

extension Statistics.MannKendall {
  /// The test with the variance that values correlated with their neighbours have.
  ///
  /// K. H. Hamed and A. R. Rao, "A modified Mann–Kendall trend test for autocorrelated data",
  /// Journal of Hydrology 204 (1998): the variance times
  /// n/n* = 1 + 2/(n(n − 1)(n − 2)) · Σ (n − k)(n − k − 1)(n − k − 2) ρₖ, where ρₖ are the
  /// autocorrelations of the ranks of the values less their trend, at all lags k from 1 to n − 1 at
  /// which they are beyond ±1.96/√n.
  ///
  /// - Parameter detrended: The values less their trend, in order; those that differ by no more
  ///   than rounding equal.
  /// - Returns: nil under three values, and where the factor is 0 or less, as correlations that
  ///   alternate can make it. The test itself where the detrended values are all equal.
  func corrected(forCorrelationOf detrended: [Double]) -> Self? {
    let count = Double(detrended.count)
    guard detrended.count > 2 else { return nil }
    let ranks = centredRanks(of: detrended)
    let correlations = autocorrelation(ranks, lags: detrended.count - 1)
    let bound = 1.959963984540054 / count.squareRoot()
    let terms = correlations.indices.dropFirst().lazy
      .filter { abs(correlations[$0]) > bound }
      .map { lag -> Double in
        let rest = count - Double(lag)
        return rest * (rest - 1) * (rest - 2) * correlations[lag]
      }
    let factor = 1 + 2 / (count * (count - 1) * (count - 2)) * CompensatedSum(terms).total
    return factor > 0 ? Self(s: s, variance: variance * factor) : nil
  }
}

/// Values less a line of a slope, all times one power of two, those that only rounding keeps apart
/// made equal; nil if no numbers hold them.
///
/// Without that, the ranks of values on a straight line would be the ranks of rounding errors.
func detrended(x: [Double], y: [Double], slope: Double) -> [Double]? {
  let (across, along) = (ScaledNumbers(x), ScaledNumbers(y))
  let scaledSlope = slope.scaled(byPowerOfTwo: across.exponent - along.exponent)
  let steepest = across.values.reduce(0) { max($0, abs($1 * scaledSlope)) }
  guard steepest <= Double.greatestFiniteMagnitude / 4 else { return nil }
  let rest = zip(across.values, along.values).map { $1 - $0 * scaledSlope }
  return merged(rest, within: max(steepest, 2) * 4 * Double.ulpOfOne)
}

/// Numbers of which those no more than `unit` above the next lower one are made equal to it.
private func merged(_ numbers: [Double], within unit: Double) -> [Double] {
  let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
  var merged = numbers
  for (before, place) in zip(order, order.dropFirst())
  where numbers[place] - numbers[before] <= unit {
    merged[place] = merged[before]
  }
  return merged
}
