// SPDX-License-Identifier: MIT

import Glibc

/// The way back from a heard pitch to the value behind it.
///
/// The law `f = low · (high/low)^u`, `u = (v − minimum)/(maximum − minimum)`, solved for v; on a
/// logarithmic scale with logarithms of v, minimum and maximum.
public struct PitchInversion: Sendable, Equatable {
  /// The frequencies of the ends in hertz.
  public var low, high: Double
  /// The values of the ends.
  public var minimum, maximum: Double
  /// Whether values enter as logarithms.
  public var isLogarithmic: Bool
  /// Whether the lowest value has the highest pitch.
  public var isInverted: Bool

  /// A law.
  public init(
    low: Double, high: Double, minimum: Double, maximum: Double, isLogarithmic: Bool = false,
    isInverted: Bool = false
  ) {
    self.low = low
    self.high = high
    self.minimum = minimum
    self.maximum = maximum
    self.isLogarithmic = isLogarithmic
    self.isInverted = isInverted
  }

  /// The value that sounds at a frequency in hertz.
  public func value(at frequency: Double) -> Double {
    let place = log2(frequency / low) / log2(high / low)
    let u = isInverted ? 1 - place : place
    guard isLogarithmic else { return minimum * (1 - u) + maximum * u }
    return exp2(log2(minimum) * (1 - u) + log2(maximum) * u)
  }

  /// Where a value lies between the ends: 0 at the minimum, 1 at the maximum.
  public func place(of value: Double) -> Double {
    guard !isLogarithmic else { return log2(value / minimum) / log2(maximum / minimum) }
    let span = maximum - minimum
    // Ends of opposite signs may lie further apart than the largest number.
    return span.isFinite
      ? (value - minimum) / span : (value / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
  }
}
