// SPDX-License-Identifier: MIT

/// The size of a change in percent, without its sign, rounded for reading.
package enum Percent: Hashable, Sendable {
  /// Under 0.05 percent, but not nothing.
  case underATenth
  /// A fall that leaves less than a thousandth, but not nothing.
  case almostAll
  /// One decimal below 10 percent, whole from there.
  case figure(Figure)

  /// The size of a change of at most 1000 percent.
  init(_ percent: Double) {
    let size = DecimalDigits(abs(percent).withoutNoise)
    if percent != 0, abs(percent) < 0.05 {
      self = .underATenth
    } else if percent > -100, percent <= -99.95 {
      self = .almostAll
    } else if percent > -100, percent <= -99.5 {
      // A fall of 100 percent leaves nothing; one that leaves a little must not be called so.
      self = .figure(Figure(size.rounded(decimals: 1)))
    } else {
      let fine = size.rounded(decimals: 1)
      self = .figure(
        fine.exponent <= 1
          ? Figure(fine, minimumDecimals: 1) : Figure(size.rounded(decimals: 0)))
    }
  }
}

/// How large a change is, rounded for reading, without its sign.
package enum ChangeSize: Hashable, Sendable {
  case percent(Percent)
  /// So many times the value it started from.
  case times(Figure)
  /// Percentage points, for values that are percentages already.
  case points(Figure)
  /// Places, for ranks.
  case places(Figure)
  /// In the unit of the values.
  case absolute(Figure)
  /// The same with its unit, for scales without a true zero.
  case inUnit(Figure, String)
  /// No number holds it.
  case untold
}
