// SPDX-License-Identifier: MIT

/// A power of ten to whose multiples numbers are rounded.
struct DecimalStep: Sendable, Hashable {
  /// The exponent of the power; nil where numbers are left as they are.
  private let exponent: Int?

  /// The greatest power within a distance above 0; of 0 or an infinite one nothing is rounded.
  init(within distance: Double) {
    exponent =
      distance > 0 && distance.isFinite ? DecimalDigits(distance).exponent - 1 : nil
  }

  /// The greatest multiple that is not above a number.
  func down(_ number: Double) -> Double { rounded(number, .down) }

  /// The least multiple that is not below a number.
  func up(_ number: Double) -> Double { rounded(number, .up) }

  private func rounded(_ number: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard let exponent, abs(exponent) < 300 else { return number }
    let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
    let steps = exponent < 0 ? number * power : number / power
    // What is a multiple but for the noise of arithmetic stays what it is.
    let isWhole = abs(steps - steps.rounded()) < 1e-9 * max(1, abs(steps))
    let whole = isWhole ? steps.rounded() : steps.rounded(rule)
    let result = exponent < 0 ? whole / power : whole * power
    return result.isFinite ? result : number
  }
}
