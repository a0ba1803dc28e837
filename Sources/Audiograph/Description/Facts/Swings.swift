// SPDX-License-Identifier: MIT

/// The largest rises and falls between any two values, which the trend is judged by.
struct Swings {
  private let scale: Double
  private var highest = -Double.infinity
  private var lowest = Double.infinity
  private var lowestSinceMaximum = Double.infinity
  private var highestSinceMinimum = -Double.infinity
  /// The largest fall from a value to a later one, 0 without.
  private(set) var fall = 0.0
  /// The largest rise from a value to a later one, 0 without.
  private(set) var rise = 0.0
  /// The largest fall among the values up to the first maximum.
  private(set) var fallBeforeMaximum = 0.0
  /// The largest rise among the values from the first maximum on.
  private(set) var riseAfterMaximum = 0.0
  /// The largest rise among the values up to the first minimum.
  private(set) var riseBeforeMinimum = 0.0
  /// The largest fall among the values from the first minimum on.
  private(set) var fallAfterMinimum = 0.0

  /// Swings of no value, each to be multiplied by a scale.
  init(scale: Double = 1) { self.scale = scale }

  /// Takes in the next value, finite.
  @inline(__always)
  mutating func add(_ unscaled: Double) {
    let value = unscaled * scale
    if value > highest {
      highest = value
      fallBeforeMaximum = fall
      riseAfterMaximum = 0
      lowestSinceMaximum = value
    }
    if value < lowest {
      lowest = value
      riseBeforeMinimum = rise
      fallAfterMinimum = 0
      highestSinceMinimum = value
    }
    fall = max(fall, highest - value)
    rise = max(rise, value - lowest)
    lowestSinceMaximum = min(lowestSinceMaximum, value)
    highestSinceMinimum = max(highestSinceMinimum, value)
    riseAfterMaximum = max(riseAfterMaximum, value - lowestSinceMaximum)
    fallAfterMinimum = max(fallAfterMinimum, highestSinceMinimum - value)
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
