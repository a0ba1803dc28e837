// SPDX-License-Identifier: MIT

extension Statistics {
  /// The statistics of the values of a series that are not missing, in the order of x.
  ///
  /// x is the number itself, the row counted from 0, or the time since the first point: years,
  /// quarters, months or days for dates of that precision, hours for finer ones. Every figure is
  /// finite; one that no finite number can hold is nil.
  ///
  /// - Complexity: O(*n* log *n*) time; about 110 bytes a point meanwhile.
  public init(_ series: Series) {
    let sample = TrendSample(series)
    let fit = FittedLine(x: sample.x, y: sample.y)
    let slope = medianSlope(x: sample.x, y: sample.y)
    let test = MannKendall(sample.y)
    self.init(
      xUnit: sample.unit, mannKendall: test, theilSenSlope: slope, leastSquares: fit.line,
      residualCorrelation: neighbourCorrelation(fit.residuals),
      hamedRao: slope.flatMap { slope in
        detrended(x: sample.x, y: sample.y, slope: slope).flatMap {
          test?.corrected(forCorrelationOf: $0)
        }
      })
  }
}

/// Σ eₜeₜ₊₁ / Σ eₜ² of residuals; nil under three, and where all are 0.
private func neighbourCorrelation(_ residuals: [Double]) -> Double? {
  guard residuals.count > 2 else { return nil }
  let squares = CompensatedSum(residuals.lazy.map { $0 * $0 }).total
  let products = CompensatedSum(zip(residuals, residuals.dropFirst()).lazy.map { $0 * $1 }).total
  return squares > 0 ? products / squares : nil
}
