// SPDX-License-Identifier: MIT

/// A test of whether the phases of a cycle differ more than chance makes them.
struct PhaseTest {
  /// As a score of a standard normal distribution.
  let score: Double

  /// An F test of the phases' means, in which neighbours that are alike do not count twice.
  ///
  /// The values less a·the one before are regressed on their phases less a·that of the one before, a
  /// being how neighbours of the rest correlate, corrected for its bias. Sums per phase suffice.
  ///
  /// `values` are less their trend, `rest` are the same less the mean of each phase, and `used` the
  /// phases that have values enough. nil if too few degrees of freedom are left.
  init?(_ values: [Double], rest: [Double], phases: [Int], used: [Int], cycles: Double) {
    let count = Double(values.count)
    let alike = rest.neighbourCorrelation().clamped(to: 0...0.98)
    let factor = min(0.98, alike + (1 + 3 * alike) / count)
    let steps = values.indices.dropFirst().map { values[$0] - factor * values[$0 - 1] }
    let (size, total) = (used.count, steps.centred.squareSum)
    let freedom = count - 1 - Double(size) - max(1, cycles.rounded(.down))
    guard freedom >= 3, size > 1 else { return nil }
    var sums = PhaseSums(phases: phases, used: used, factor: factor)
    let left = max(0, total - sums.explained(of: steps))
    let quotient =
      (total - left) / Double(size - 1) / max(left / freedom, Double.leastNormalMagnitude)
    score = normalScore(quotient, Double(size - 1), freedom)
  }
}

/// The sums of a regression on phases, their means taken off.
private struct PhaseSums {
  private let columns: [Int?]
  private let factor: Double
  private let size: Int
  private var equations: NormalEquations
  private var means: [Double]

  init(phases: [Int], used: [Int], factor: Double) {
    var places = [Int?](repeating: nil, count: (phases.max() ?? 0) + 1)
    for (column, phase) in used.enumerated() { places[phase] = column }
    columns = phases.map { places[$0] }
    self.factor = factor
    size = used.count
    equations = NormalEquations(capacity: size)
    means = [Double](repeating: 0, count: size)
    for (before, here) in zip(columns, columns.dropFirst()) {
      if let here {
        equations[here, here] += 1
        means[here] += 1
      }
      if let before {
        equations[before, before] += factor * factor
        means[before] -= factor
      }
      if let here, let before {
        let (row, column) = (max(here, before), min(here, before))
        equations[row, column] -= row == column ? 2 * factor : factor
      }
    }
    let count = Double(phases.count - 1)
    for row in 0..<size {
      for column in 0...row { equations[row, column] -= means[row] * means[column] / count }
    }
  }

  /// How much of the squares of values about their mean the phases explain.
  mutating func explained(of steps: [Double]) -> Double {
    let centred = steps.centred
    for (index, step) in centred.enumerated() {
      if let here = columns[index + 1] { equations[here] += step }
      if let before = columns[index] { equations[before] -= factor * step }
    }
    return equations.eliminate(size)
  }
}

/// A quotient of variances with its degrees of freedom as a standard normal score.
///
/// E. Paulson, "An approximate normalization of the analysis of variance distribution", Annals of
/// Mathematical Statistics 13 (1942).
private func normalScore(_ quotient: Double, _ upper: Double, _ lower: Double) -> Double {
  guard quotient > 0 else { return -9 }
  let (a, b) = (2 / (9 * upper), 2 / (9 * lower))
  let root = exp2(log2(min(quotient, 1e300)) / 3)
  return ((1 - b) * root - (1 - a)) / (b * root * root + a).squareRoot()
}
