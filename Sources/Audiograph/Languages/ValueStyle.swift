// SPDX-License-Identifier: MIT

/// How the values of a series are rounded for reading.
enum ValueStyle: Hashable, Sendable {
  /// The minor units of the currency below 1000, whole numbers from there, 1.2 million.
  case price(decimals: Int)
  /// Money for each share: as prices, but four digits at most.
  case perShare(decimals: Int)
  /// As in the data, to at most six digits: a value that stands alone.
  case measured
  /// As in the data, to at most four digits, but whole below a million, unless their range has more of its three:
  /// values in sentences.
  case told(decimals: Int)
  /// The same without a range.
  static let toldAlone = ValueStyle.told(decimals: -400)
  /// Calculated: three digits.
  case derived
  /// A rank, or what was calculated of ranks, to one decimal; heights drop their sign.
  case rank

  /// The figures of values that are mentioned together: different values never read alike, and all
  /// are on one scale.
  ///
  /// Where digits have to be added, all get them, and as many decimals as the longest.
  func figures(of values: [Double]) -> [Figure] {
    let values = self == .derived ? values.map(\.withoutNoise) : values
    for extra in 0...Self.mostExtraDigits {
      let figures = values.map { figure(of: $0, extraDigits: extra) }
      guard figures.tellApart(values) else { continue }
      if case .told = self {
        guard figures.keepDifferences(of: values, within: 0.1) else { continue }
        return figures.onOneScale
      }
      if self == .derived, !figures.keepDifferences(of: values, within: 0.25) { continue }
      guard extra > 0 else { return figures.onOneScale }
      // A deviation is told no more exactly than the mean whose digits were added to.
      let fewest = self == .derived ? values.map { figure(of: $0).decimals }.max() : nil
      return Self.withEqualDecimals(figures.onOneScale, of: values, atLeast: fewest)
    }
    return values.map { Figure(exactly: $0) }.onOneScale
  }

  /// Any two numbers differ within this many digits more than a style gives.
  private static let mostExtraDigits = 17

  func figure(of value: Double, extraDigits: Int = 0) -> Figure {
    let digits = DecimalDigits(value)
    switch self {
    case .price(let decimals): return price(digits, extraDigits, decimals, wholeFrom: 4)
    case .perShare(let decimals):
      let four = digits.rounded(significant: 4)
      let shown = min(decimals, max(0, 4 - four.exponent))
      // A million and more has no parts anyway.
      return price(extraDigits == 0 ? four : digits, extraDigits, shown, wholeFrom: 7)
    case .measured: return Figure(digits.rounded(significant: 6 + extraDigits))
    case .told(let decimals):
      let kept = max(decimals, 4 - digits.exponent)
      return Figure(
        digits.rounded(decimals: (digits.exponent > 6 ? kept : max(0, kept)) + extraDigits))
    case .derived:
      return Figure(DecimalDigits(value.withoutNoise).rounded(significant: 3 + extraDigits))
    case .rank:
      return Figure(DecimalDigits(abs(value).withoutNoise).rounded(decimals: 1 + extraDigits))
    }
  }

  /// `wholeFrom` counts the digits before the decimal point.
  private func price(
    _ digits: DecimalDigits, _ extra: Int, _ decimals: Int, wholeFrom: Int
  ) -> Figure {
    if digits.rounded(decimals: 0).exponent > 6 {
      let kept = (digits.exponent - 1) % 3 + 2 + extra
      // What needs parts of one has all minor units.
      guard kept > digits.exponent else { return Figure(digits.rounded(significant: kept)) }
      return Figure(
        digits.rounded(decimals: max(decimals, kept - digits.exponent)), minimumDecimals: decimals)
    }
    if digits.rounded(decimals: decimals).exponent >= wholeFrom {
      // The first digits that are added are the minor units.
      let added = extra == 0 ? 0 : max(decimals, 1) + extra - 1
      return Figure(digits.rounded(decimals: added), minimumDecimals: added)
    }
    // Coins are counted to their hundred-millionths: padding would make one bitcoin unreadable.
    if decimals > 3 { return Figure(digits.rounded(significant: 6 + extra)) }
    if digits.isZero || digits.exponent >= 2 - decimals {
      return Figure(digits.rounded(decimals: decimals + extra), minimumDecimals: decimals)
    }
    return Figure(digits.rounded(significant: 3 + extra), minimumDecimals: min(2, decimals))
  }
}

extension ValueStyle {
  /// The figures that count ones, rounded to equally many decimals: to those of the one that has the
  /// most, or as few as tell all apart but not below a number.
  private static func withEqualDecimals(
    _ figures: [Figure], of values: [Double], atLeast fewest: Int?
  ) -> [Figure] {
    func rounded(_ decimals: Int) -> [Figure] {
      zip(figures, values).map { figure, value in
        figure.scale == .ones
          ? Figure(DecimalDigits(value).rounded(decimals: decimals), minimumDecimals: decimals)
            .counting(.ones)
          : figure
      }
    }
    let longest = figures.map(\.decimals).max() ?? 0
    let enough = (min(fewest ?? longest, longest)..<longest).first { rounded($0).tellApart(values) }
    return rounded(enough ?? longest)
  }
}

extension [Figure] {
  /// Whether values differ by what they seem to differ by, within a share of it.
  fileprivate func keepDifferences(of values: [Double], within share: Double) -> Bool {
    let told = map { Double($0.number.text()) ?? .nan }
    return values.indices.allSatisfy { index in
      values.indices.allSatisfy {
        let (difference, seen) = (values[$0] - values[index], told[$0] - told[index])
        return !(abs(seen - difference) > share * abs(difference) * (1 + 1e-9))
      }
    }
  }
}

extension ValueStyle {
  private static let perShare = " per share"

  /// How the values of a series are rounded in sentences.
  init(sentencesOf series: Series) {
    self = ValueStyle(series)
    guard self == .measured, series.kind != .price else { return }
    let range = series.extremes.map { $0.maximum.y.difference(from: $0.minimum.y) } ?? 0
    let isTold = range > 0 && range.isFinite
    self = isTold ? .told(decimals: 3 - DecimalDigits(range).exponent) : .toldAlone
  }

  /// How a value of a series that stands alone is rounded.
  init(_ series: Series) {
    if let unit = series.unit, unit.hasSuffix(Self.perShare) {
      let currency = Currency(unit: String(unit.dropLast(Self.perShare.count)))
      self = .perShare(decimals: currency?.minorUnits ?? 2)
      return
    }
    guard series.kind == .price else {
      self = series.kind == .rank ? .rank : .measured
      return
    }
    // A rate such as US dollars per euro is no amount of money.
    guard series.unit?.contains(" per ") != true else {
      self = .measured
      return
    }
    let currency = series.unit.flatMap { Currency(unit: $0) }
    self = .price(decimals: currency?.minorUnits ?? 2)
  }
}
