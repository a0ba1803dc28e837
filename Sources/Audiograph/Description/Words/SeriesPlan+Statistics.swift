// SPDX-License-Identifier: MIT

extension Significance {
  /// What can be said about chance; nothing for prices, under 10 values, and where neighbouring
  /// residuals correlate above 0.3.
  ///
  /// A plain Mann–Kendall test calls about 90 percent of random walks of 252 points significant.
  init(_ statistics: Statistics, _ facts: SeriesFacts) {
    let correlation = statistics.residualCorrelation ?? 0
    if facts.series.originalKind == .price {
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
  ///
  /// A slope that moves less than a billionth of the range over the whole chart is the noise of the
  /// calculation: 0.
  static func slopes(_ facts: SeriesFacts, _ statistics: Statistics, of name: String?) -> Statement?
  {
    guard let median = statistics.theilSenSlope, let line = statistics.leastSquares else {
      return nil
    }
    let noise = (facts.maximum.y - facts.minimum.y) * 1e-9 / facts.series.x.span
    func figure(_ slope: Double) -> Figure {
      ValueStyle.derived.figure(of: abs(slope) < noise ? 0 : slope)
    }
    return .slopes(
      Slopes(
        name: name, theilSen: figure(median),
        leastSquares: figure(line.slope),
        rSquared: line.rSquared.map { Figure(DecimalDigits($0).rounded(decimals: 3)) },
        unit: statistics.xUnit))
  }
}

extension XAxis {
  /// How far an axis of numbers reaches, else the count of its points; never 0.
  fileprivate var span: Double {
    guard case .numbers(let numbers) = self, let low = numbers.min(), let high = numbers.max(),
      high > low, (high - low).isFinite
    else { return Double(max(count, 1)) }
    return high - low
  }
}
