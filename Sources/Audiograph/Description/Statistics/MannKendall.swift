// SPDX-License-Identifier: MIT

extension Statistics.MannKendall {
  /// The test of values in their order; nil under two values.
  ///
  /// H. B. Mann, "Nonparametric tests against trend", Econometrica 13 (1945); M. G. Kendall, "Rank
  /// Correlation Methods" (1975), for the variance with ties. Values that are all equal have the
  /// variance 0, the score 0 and the probability 1.
  ///
  /// - Complexity: O(*n* log *n*), by the inversions that a merge sort meets (Knight, 1966).
  init?(_ values: [Double]) {
    guard values.count > 1 else { return nil }
    var sorted = values
    let falls = sortCountingInversions(&sorted)
    let ties = equalRuns(sorted)
    let pairs = values.count * (values.count - 1) / 2
    let tiedPairs = ties.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    let terms = ties.reduce(Self.varianceTerm(values.count)) { $0 - Self.varianceTerm($1) }
    self.init(s: Double(pairs - tiedPairs - 2 * falls), variance: Double(terms) / 18)
  }

  /// The test from its two figures, the variance 0 or more.
  init(s: Double, variance: Double) {
    let size = max(abs(s) - 1, 0)
    let score = variance > 0 ? size / variance.squareRoot() : 0
    self.init(
      s: s, variance: variance, z: s < 0 && score > 0 ? -score : score,
      p: NormalDistribution.twoSidedProbability(ofScore: score))
  }

  /// n(n − 1)(2n + 5), exactly: with many ties little is left of large terms.
  private static func varianceTerm(_ count: Int) -> Int128 {
    Int128(count) * Int128(count - 1) * Int128(2 * count + 5)
  }
}

/// The lengths of the runs of equal values longer than one, of values in ascending order.
private func equalRuns(_ sorted: [Double]) -> [Int] {
  var lengths: [Int] = []
  var start = 0
  for index in 1...sorted.count where index == sorted.count || sorted[index] != sorted[start] {
    if index - start > 1 { lengths.append(index - start) }
    start = index
  }
  return lengths
}
