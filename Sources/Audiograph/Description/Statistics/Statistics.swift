// SPDX-License-Identifier: MIT

/// Statistics of a trend, computed on demand.
public struct Statistics: Sendable, Hashable {
  /// What x counts in: years for yearly data, days for daily, one for rows, x itself for numbers.
  public let xUnit: CalendarUnit?
  /// The Mann–Kendall test; nil under two values.
  public let mannKendall: MannKendall?
  /// The Theil–Sen slope in values per x; nil if no two points differ in x, and where no number
  /// holds it.
  public let theilSenSlope: Double?
  /// The least-squares line; nil if no two points differ in x, and where no number holds it.
  public let leastSquares: LeastSquares?
  /// The correlation of neighbouring residuals of the least-squares line, −1 to 1; nil under three
  /// values or without residuals.
  public let residualCorrelation: Double?
  /// The Mann–Kendall test with the variance corrected after Hamed and Rao (1998); nil under three
  /// values, without a Theil–Sen slope, and where the correction leaves no variance.
  public let hamedRao: MannKendall?

  /// The test of Mann (1945) and Kendall (1975) for a monotonic trend.
  public struct MannKendall: Sendable, Hashable {
    /// The number of pairs that rise less the number that fall.
    public let s: Double
    /// The variance of `s` without a trend, ties considered.
    public let variance: Double
    /// The standard score with continuity correction.
    public let z: Double
    /// The two-sided probability of a score at least as large without a trend.
    public let p: Double

    /// A test from its figures.
    public init(s: Double, variance: Double, z: Double, p: Double) {
      self.s = s
      self.variance = variance
      self.z = z
      self.p = p
    }
  }

  /// y = intercept + slope · x.
  public struct LeastSquares: Sendable, Hashable {
    /// Values per x.
    public let slope: Double
    /// The value at x = 0; for dates at the first point.
    public let intercept: Double
    /// The share of the variance that the line explains, 0 to 1; nil if all values are equal.
    public let rSquared: Double?

    /// A line from its figures.
    public init(slope: Double, intercept: Double, rSquared: Double?) {
      self.slope = slope
      self.intercept = intercept
      self.rSquared = rSquared
    }
  }

  /// Statistics from their parts.
  public init(
    xUnit: CalendarUnit?, mannKendall: MannKendall?, theilSenSlope: Double?,
    leastSquares: LeastSquares?, residualCorrelation: Double?, hamedRao: MannKendall?
  ) {
    self.xUnit = xUnit
    self.mannKendall = mannKendall
    self.theilSenSlope = theilSenSlope
    self.leastSquares = leastSquares
    self.residualCorrelation = residualCorrelation
    self.hamedRao = hamedRao
  }
}
