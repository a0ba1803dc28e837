// SPDX-License-Identifier: MIT

/// The ends and extremes of values, by index.
struct EndsAndExtremes {
  /// How many values are not missing.
  private(set) var count = 0
  /// The index of the first of them, −1 without one; the same for the others.
  private(set) var first = -1
  private(set) var last = -1
  /// The first of equal ones, and how many there are.
  private(set) var lowest = -1
  private(set) var highest = -1
  private(set) var lowestCount = 0
  private(set) var highestCount = 0
  private(set) var minimum = Double.infinity
  private(set) var maximum = -Double.infinity

  /// What is true of values, of which NaN marks a missing one.
  init(_ values: [Double], in blocks: ExtentBlocks) {
    first = values.firstPresent ?? -1
    last = values.lastPresent ?? -1
    for block in blocks.blocks {
      count += block.count
      if block.low <= minimum || block.high >= maximum { note(values, block.indices) }
    }
  }

  private mutating func note(_ values: [Double], _ indices: Range<Int>) {
    for index in indices {
      let value = values[index]
      // Comparisons with a missing value are false.
      if value < minimum {
        (minimum, lowest, lowestCount) = (value, index, 1)
      } else if value == minimum {
        lowestCount += 1
      }
      if value > maximum {
        (maximum, highest, highestCount) = (value, index, 1)
      } else if value == maximum {
        highestCount += 1
      }
    }
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
