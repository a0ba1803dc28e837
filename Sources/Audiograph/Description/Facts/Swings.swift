// SPDX-License-Identifier: MIT

/// The largest rises and falls between any two values, which the trend is judged by.
struct Swings {
  /// The largest fall from a value to a later one, 0 without.
  private(set) var fall: Double
  /// The largest rise from a value to a later one, 0 without.
  private(set) var rise: Double
  /// The largest fall among the values up to the first maximum.
  private(set) var fallBeforeMaximum: Double
  /// The largest rise among the values from the first maximum on.
  private(set) var riseAfterMaximum: Double
  /// The largest rise among the values up to the first minimum.
  private(set) var riseBeforeMinimum: Double
  /// The largest fall among the values from the first minimum on.
  private(set) var fallAfterMinimum: Double

  /// The swings of values, each multiplied by a scale.
  ///
  /// - Parameters:
  ///   - values: At least one that is not missing.
  ///   - lowest: The index of the first minimum.
  ///   - highest: The index of the first maximum.
  ///   - scale: A power of 2.
  init(_ values: Values, lowest: Int, highest: Int, scale: Double) {
    (fallBeforeMaximum, fall) = Self.rises(values, upTo: highest, scale: -scale)
    (riseBeforeMinimum, rise) = Self.rises(values, upTo: lowest, scale: scale)
    riseAfterMaximum = Self.rise(values, from: highest, scale: scale)
    fallAfterMinimum = Self.rise(values, from: lowest, scale: -scale)
  }

  /// The largest rise up to an index, and that among all values.
  private static func rises(
    _ values: Values, upTo index: Int, scale: Double
  ) -> (Double, Double) {
    var rise = LargestRise(scale: scale)
    rise.add(values, in: 0..<index + 1)
    let before = rise.size
    rise.add(values, in: index + 1..<values.count)
    return (before, rise.size)
  }

  private static func rise(_ values: Values, from index: Int, scale: Double) -> Double {
    var rise = LargestRise(scale: scale)
    rise.add(values, in: index..<values.count)
    return rise.size
  }

  /// The swings of the negated values.
  var mirrored: Swings {
    var mirror = self
    (mirror.fall, mirror.rise) = (rise, fall)
    (mirror.fallBeforeMaximum, mirror.riseBeforeMinimum) = (riseBeforeMinimum, fallBeforeMaximum)
    (mirror.riseAfterMaximum, mirror.fallAfterMinimum) = (fallAfterMinimum, riseAfterMaximum)
    return mirror
  }
}
