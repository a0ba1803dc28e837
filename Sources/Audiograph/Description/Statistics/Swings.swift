// SPDX-License-Identifier: MIT

/// The largest rises and falls between any two values, by which the trend is classified.
struct Swings {
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

  private var highest = -Double.infinity
  private var lowest = Double.infinity
  private var lowestSinceMaximum = Double.infinity
  private var highestSinceMinimum = -Double.infinity

  /// The swings of values, each multiplied by a scale; NaN marks a missing one.
  init(_ values: [Double], in blocks: ExtentBlocks, scale: Double) {
    for block in blocks.blocks where !pass(low: block.low * scale, high: block.high * scale) {
      for index in block.indices where !values[index].isNaN { add(values[index] * scale) }
    }
  }

  /// Takes a block of values at once where none of them can be the end of a larger swing; false if
  /// one may be.
  private mutating func pass(low: Double, high: Double) -> Bool {
    guard high <= highest, low >= lowest, highest - low <= fall, high - lowest <= rise,
      high - min(lowestSinceMaximum, low) <= riseAfterMaximum,
      max(highestSinceMinimum, high) - low <= fallAfterMinimum
    else { return false }
    lowestSinceMaximum = min(lowestSinceMaximum, low)
    highestSinceMinimum = max(highestSinceMinimum, high)
    return true
  }

  @inline(__always)
  private mutating func add(_ value: Double) {
    if value > highest {
      (highest, lowestSinceMaximum) = (value, value)
      (fallBeforeMaximum, riseAfterMaximum) = (fall, 0)
    }
    if value < lowest {
      (lowest, highestSinceMinimum) = (value, value)
      (riseBeforeMinimum, fallAfterMinimum) = (rise, 0)
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
