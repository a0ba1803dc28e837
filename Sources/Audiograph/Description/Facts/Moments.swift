// SPDX-License-Identifier: MIT

/// The running mean and sum of squares of values, relative to the first of them.
///
/// So a large common offset does not cost digits of the mean.
///
/// Source: B. P. Welford, "Note on a method for calculating corrected sums of squares and
/// products", Technometrics 4 (1962).
struct Moments {
  private let scale: Double
  private var count = 0.0
  private var origin = 0.0
  private var meanDifference = 0.0
  private var squares = 0.0

  /// Moments of no value.
  ///
  /// - Parameter scale: A power of 2 that values are multiplied by, so that neither their
  ///   differences nor the squares of these leave the range of numbers.
  init(scale: Double = 1) { self.scale = scale }

  /// The scale for values up to a magnitude.
  ///
  /// Two different values differ by at least 2^-53 of the larger, or by the smallest number there
  /// is: between 2^-400 and 2^400 all squares are normal numbers.
  static func scale(magnitude: Double) -> Double {
    let exponent = magnitude.exponent
    guard magnitude > 0, exponent.magnitude > 400 else { return 1 }
    return Double(sign: .plus, exponent: min(1000, max(-1000, -exponent)), significand: 1)
  }

  /// Takes in the next value, finite.
  @inline(__always)
  mutating func add(_ value: Double) {
    if count == 0 { origin = value * scale }
    count += 1
    let place = value * scale - origin
    let difference = place - meanDifference
    // The reciprocal does not wait for the mean, a quotient would.
    meanDifference += difference * (1 / count)
    squares += difference * (place - meanDifference)
  }

  /// The arithmetic mean; 0 without values.
  var mean: Double { (origin + meanDifference) / scale }

  /// The sample standard deviation (n − 1); nil under two values, infinite where no number holds
  /// it.
  var standardDeviation: Double? {
    count < 2 ? nil : (max(0, squares) / (count - 1)).squareRoot() / scale
  }
}

extension SeriesFacts {
  /// The arithmetic mean of the values.
  ///
  /// - Complexity: O(points), anew for each call.
  public var mean: Double { moments.mean }

  /// The sample standard deviation (n − 1); nil for a single value.
  ///
  /// - Complexity: O(points), anew for each call.
  public var standardDeviation: Double? { moments.standardDeviation }

  /// Mean and deviation by one pass over the values.
  ///
  /// Every value waits for the one before, so that this takes longer than all other facts together.
  var moments: Moments {
    let magnitude = max(minimum.y.magnitude, maximum.y.magnitude)
    var moments = Moments(scale: Moments.scale(magnitude: magnitude))
    for value in series.values where !value.isNaN { moments.add(value) }
    return moments
  }
}
