// SPDX-License-Identifier: MIT

/// A number rounded for reading, in no language yet.
///
/// From a million on numbers count millions, billions or trillions, below a thousandth millionths,
/// such as 3 millionths. Those of 15 digits and more, and those below a millionth, are told by the
/// power of ten that they count. A large number that needs more than six digits is written out.
package struct Figure: Hashable, Sendable {
  /// What the digits count.
  enum Scale: Hashable, Sendable {
    /// Ones.
    case ones
    /// 10 to the power of 3 × `group`: 2 for millions.
    case groups(Int)
    /// Parts of 10 to the power of 3 × `group`: 2 for millionths.
    case parts(Int)
    /// 10 to a power.
    case power(Int)

    /// The power of ten that is counted.
    var power: Int {
      switch self {
      case .ones: 0
      case .groups(let group): 3 * group
      case .parts(let group): -3 * group
      case .power(let power): power
      }
    }
  }

  /// Where a number lies that is not said itself: on the side on which it does not read like another
  /// one, or about there.
  enum Bound: Hashable, Sendable { case over, under, about }

  /// How ranks of a sentence are called: `first`, or by their numbers where one is above 10.
  enum RankForm: Hashable, Sendable { case ordinal, number }

  let digits: DecimalDigits
  let minimumDecimals: Int
  let scale: Scale
  /// Whether it is a percentage, which is said with it.
  var isPercent = false
  /// Where the number itself is not said.
  var bound: Bound?
  /// How it is called as a rank that something comes from or gets to; nil for other numbers.
  var rank: RankForm?

  var isNegative: Bool { digits.isNegative }
  var isZero: Bool { digits.isZero }
  /// Whether exactly one is counted, which decides between singular and plural.
  var isOne: Bool { digits == DecimalDigits(1) && minimumDecimals == 0 && scale == .ones }

  /// The number alone.
  var withoutPercent: Figure {
    var figure = self
    figure.isPercent = false
    return figure
  }

  /// Whether a power of ten is mentioned with the digits.
  var countsPower: Bool {
    if case .power = scale { true } else { false }
  }

  /// How many digits stand after the decimal point.
  var decimals: Int {
    scale == .ones ? max(minimumDecimals, digits.digits.count - digits.exponent, 0) : 0
  }

  /// Digits that are rounded already.
  init(_ digits: DecimalDigits, minimumDecimals: Int = 0) {
    guard !digits.isZero else {
      self.init(digits: digits, minimumDecimals: minimumDecimals, scale: .ones)
      return
    }
    if digits.exponent > 6 {
      self = Self.large(digits, minimumDecimals)
    } else if digits.exponent < -2 {
      self = Self.small(digits)
    } else {
      self.init(digits: digits, minimumDecimals: minimumDecimals, scale: .ones)
    }
  }

  /// A whole number that counts something.
  init(_ count: Int) {
    self.init(digits: DecimalDigits(Double(count)), minimumDecimals: 0, scale: .ones)
  }

  /// A number as exact as it is known.
  init(exactly value: Double) { self.init(DecimalDigits(value)) }

  /// A number that was calculated: three digits.
  init(derived value: Double) { self.init(DecimalDigits(value).rounded(significant: 3)) }

  /// A number with at most six digits.
  init(measured value: Double) { self.init(DecimalDigits(value).rounded(significant: 6)) }

  init(digits: DecimalDigits, minimumDecimals: Int, scale: Scale) {
    self.digits = digits
    self.minimumDecimals = minimumDecimals
    self.scale = scale
  }

  private static func large(_ digits: DecimalDigits, _ minimumDecimals: Int) -> Figure {
    guard digits.exponent < 15 else { return raised(digits) }
    if digits.isWrittenOut {
      return Figure(digits: digits, minimumDecimals: minimumDecimals, scale: .ones)
    }
    let group = (digits.exponent - 1) / 3
    return Figure(
      digits: digits.divided(byPowerOfTen: group * 3), minimumDecimals: 0, scale: .groups(group))
  }

  private static func small(_ digits: DecimalDigits) -> Figure {
    guard digits.exponent > -6 else { return raised(digits) }
    let group = (3 - digits.exponent) / 3
    return Figure(
      digits: digits.divided(byPowerOfTen: -group * 3), minimumDecimals: 0, scale: .parts(group))
  }

  /// One digit before the decimal point, times a power of ten.
  private static func raised(_ digits: DecimalDigits) -> Figure {
    let power = digits.exponent - 1
    return Figure(
      digits: digits.divided(byPowerOfTen: power), minimumDecimals: 0, scale: .power(power))
  }
}

extension [Figure] {
  /// The most digits of a number in a list.
  private static let mostDigits = 5

  /// The figures of some values with as many decimals as the longest, unless that takes too many digits; as they are
  /// where one of them counts millions or would be nothing.
  func withEqualDecimals(of values: [Double]) -> [Figure] {
    guard allSatisfy({ $0.scale == .ones }), let longest = map(\.decimals).max(), longest > 0
    else { return self }
    let whole = map(\.digits.exponent).max() ?? 0
    let decimals = Swift.min(longest, Swift.max(0, Self.mostDigits - whole))
    let equal = zip(self, values).map { figure, value in
      var equal = Figure(
        digits: DecimalDigits(value).rounded(decimals: decimals), minimumDecimals: decimals,
        scale: .ones)
      (equal.isPercent, equal.bound, equal.rank) = (figure.isPercent, figure.bound, figure.rank)
      return equal
    }
    return zip(self, equal).allSatisfy { $0.isZero == $1.isZero } && equal.tellApart(values)
      ? equal : self
  }

  /// The figures as ranks, where all are whole.
  var asRanks: [Figure] {
    guard allSatisfy({ $0.scale == .ones && $0.decimals == 0 && $0.bound == nil }) else {
      return self
    }
    let form: Figure.RankForm =
      allSatisfy { (1...10).contains($0.digits.whole) } ? .ordinal : .number
    return map { figure in
      var figure = figure
      figure.rank = form
      return figure
    }
  }
}

extension DecimalDigits {
  /// The most digits before the decimal point that are written out.
  static let mostWrittenOut = 12

  /// Whether so many digits are needed that the name of a million would only be in the way.
  fileprivate var isWrittenOut: Bool { digits.count > 6 && exponent <= Self.mostWrittenOut }
}

extension [Figure] {
  /// Whether different values read differently.
  func tellApart(_ values: [Double]) -> Bool {
    values.indices.allSatisfy { index in
      values.indices.allSatisfy { self[$0] != self[index] || values[$0] == values[index] }
    }
  }
}
