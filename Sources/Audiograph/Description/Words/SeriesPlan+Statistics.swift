// SPDX-License-Identifier: MIT

/// What can be said about chance.
enum Significance: Hashable, Sendable {
  /// Why nothing is said.
  enum Reason: Hashable, Sendable {
    case prices
    case tooFew
    case flat
    /// Neighbouring residuals are too alike; their correlation.
    case correlated(Figure)
  }

  case withheld(Reason)
  case told(isSignificant: Bool, isUp: Bool, z: Figure, p: Figure?)

  var isWithheld: Bool {
    if case .withheld = self { true } else { false }
  }
}

extension Significance {
  /// The sentence of a series by its name, or of the only one.
  func said(of name: String?) -> Said {
    let series = name.map { Said.significanceOf(name: .name($0)) } ?? .nothing
    switch self {
    case .withheld(let reason): return .significanceWithheld(series: series, reason: reason.said)
    case .told(let isSignificant, let isUp, let z, let p):
      let p = p.map { Said.significanceP(p: $0) } ?? .significanceSmallP()
      return isSignificant
        ? .significanceTold(isUp: isUp, series: series, z: z, p: p)
        : .significanceChance(series: series, z: z, p: p)
    }
  }
}

extension Significance.Reason {
  fileprivate var said: Said {
    switch self {
    case .prices: .significancePrices()
    case .tooFew: .significanceTooFew()
    case .flat: .significanceFlat()
    case .correlated(let correlation): .significanceCorrelated(correlation: correlation)
    }
  }
}

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
      self = .withheld(.correlated(Figure(share: correlation, decimals: 2)))
    } else if let test = statistics.mannKendall {
      self = .told(
        isSignificant: test.p < Self.level, isUp: test.s > 0,
        z: Figure(statistic: test.z), p: Significance.figure(test.p))
    } else {
      self = .withheld(.tooFew)
    }
  }

  /// The probability to three decimals; nil under 0.001.
  private static func figure(_ p: Double) -> Figure? {
    p < 0.001 ? nil : Figure(share: p, decimals: 3, telling: [level])
  }

  /// The p below which a trend is significant.
  static let level = 0.05
}

extension Figure {
  /// A share between 0 and 1, rounded so that it never reads like either of them, or like a threshold.
  ///
  /// What is closer to 0 or 1 than a thousandth is only said to be so.
  init(share: Double, decimals: Int, telling thresholds: [Double] = []) {
    let (share, most) = (share.withoutNoise, 6)
    let digits = (decimals...max(decimals, most)).lazy.map {
      DecimalDigits(share).rounded(decimals: $0)
    }
    let bounds = ([0, 1] + thresholds).filter { $0 != share }.map { DecimalDigits($0) }
    let told = digits.first { !bounds.contains($0) }
    let isNear = { (bound: Double) in share != bound && abs(share - bound) < 0.0005 }
    self.init(told ?? DecimalDigits(share).rounded(significant: 3))
    if isNear(1) {
      self.init(DecimalDigits(0.999))
      bound = .over
    } else if isNear(0) {
      self.init(DecimalDigits(0.001))
      bound = .under
    }
  }

  /// A statistic to two decimals, or to one digit where they are 0.
  fileprivate init(statistic value: Double) {
    let digits = DecimalDigits(value).rounded(decimals: 2)
    self.init(digits.isZero ? DecimalDigits(value).rounded(significant: 1) : digits)
  }
}

extension Statistics {
  /// The slopes of a series by its name, or of the only one; nil if no line can be laid.
  ///
  /// A slope that moves less than a billionth of the range over the whole chart is the noise of the
  /// calculation: 0.
  func slopes(_ facts: SeriesFacts, of name: String?) -> Said? {
    guard let median = theilSenSlope, let line = leastSquares else { return nil }
    let noise = (facts.maximum.y - facts.minimum.y) * 1e-9 / facts.series.x.span
    func figure(_ slope: Double) -> Figure {
      ValueStyle.derived.figure(of: abs(slope) < noise ? 0 : slope)
    }
    return .slopes(
      series: name.map { .slopesOf(name: .name($0)) } ?? .nothing, theilSen: figure(median),
      leastSquares: figure(line.slope),
      per: xUnit.map { .slopesPer(rhythm: Rhythm($0)) } ?? .slopesPerStep(),
      fit: line.rSquared.map { .slopesFit(fit: Figure(share: $0, decimals: 3)) } ?? .nothing)
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
