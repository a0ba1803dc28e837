// SPDX-License-Identifier: MIT

extension Significance {
  /// What can be said about chance; nothing for prices, under 10 values, and where neighbouring
  /// residuals correlate above 0.3.
  ///
  /// A plain Mann–Kendall test calls about 90 percent of random walks of 252 points significant.
  init(_ statistics: Statistics, _ facts: SeriesFacts) {
    let correlation = statistics.residualCorrelation ?? 0
    if facts.series.kind == .price {
      self = .withheld(.prices)
    } else if facts.valueCount < 10 {
      self = .withheld(.tooFew)
    } else if facts.isFlat {
      self = .withheld(.flat)
    } else if correlation > 0.3 {
      self = .withheld(.correlated(Figure(DecimalDigits(correlation).rounded(decimals: 2))))
    } else if let test = statistics.mannKendall {
      self = .told(
        isSignificant: test.p < 0.05, isUp: test.s > 0,
        z: Figure(DecimalDigits(test.z).rounded(decimals: 2)), p: Significance.figure(test.p))
    } else {
      self = .withheld(.tooFew)
    }
  }

  /// The probability to three decimals; nil under 0.001.
  private static func figure(_ p: Double) -> Figure? {
    p < 0.001 ? nil : Figure(DecimalDigits(p).rounded(decimals: 3))
  }
}

extension Statement {
  /// The slopes; nil where no line can be laid.
  static func slopes(_ statistics: Statistics, of name: String?) -> Statement? {
    guard let median = statistics.theilSenSlope, let line = statistics.leastSquares else {
      return nil
    }
    let figures = ValueStyle.derived.figures(of: [median, line.slope])
    return .slopes(
      Slopes(
        name: name, theilSen: figures[0], leastSquares: figures[1],
        rSquared: line.rSquared.map { Figure(DecimalDigits($0).rounded(decimals: 3)) },
        unit: statistics.xUnit))
  }
}
