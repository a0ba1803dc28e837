// SPDX-License-Identifier: MIT

/// The ends and extremes of the values seen so far, by index.
struct EndsAndExtremes {
  private(set) var count = 0
  private(set) var first = -1
  private(set) var last = -1
  private(set) var lowest = -1
  private(set) var highest = -1
  private(set) var lowestCount = 0
  private(set) var highestCount = 0
  private(set) var minimum = Double.infinity
  private(set) var maximum = -Double.infinity

  /// Takes in the next value, finite.
  @inline(__always)
  mutating func add(_ value: Double, at index: Int) {
    if count == 0 { first = index }
    count += 1
    last = index
    if value <= minimum { lower(to: value, at: index) }
    if value >= maximum { raise(to: value, at: index) }
  }

  private mutating func lower(to value: Double, at index: Int) {
    lowestCount = value == minimum ? lowestCount + 1 : 1
    if value < minimum { lowest = index }
    minimum = value
  }

  private mutating func raise(to value: Double, at index: Int) {
    highestCount = value == maximum ? highestCount + 1 : 1
    if value > maximum { highest = index }
    maximum = value
  }

  /// The largest absolute value; 0 without values.
  var magnitude: Double { count == 0 ? 0 : max(minimum.magnitude, maximum.magnitude) }

  /// What values are multiplied by before they are subtracted.
  var scale: Double { Self.scale(range: maximum - minimum) }

  /// A power of 2 that keeps differences finite and their shares numbers: 1 for all but
  /// extraordinary ranges.
  ///
  /// Shares of the range are the same at every scale. A range is at least 2^-53 of the largest
  /// value, so that small ranges can be multiplied.
  static func scale(range: Double) -> Double {
    !range.isFinite ? 0.25 : range < 0x1p-900 && range > 0 ? 0x1p200 : 1
  }
}
