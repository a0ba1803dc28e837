// SPDX-License-Identifier: MIT

/// The extremes of some values, by index, the first of equal ones.
struct RangeExtremes {
  /// How many values are not missing.
  private(set) var presentCount = 0
  /// The index of the lowest value, −1 without one.
  private(set) var lowest = -1
  /// The index of the highest value, −1 without one.
  private(set) var highest = -1
}

extension RangeExtremes {
  /// The extremes of the values in a range; NaN marks a missing one.
  init(_ values: [Double], in range: Range<Int>) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in range {
      let value = values[index]
      if value == value { presentCount += 1 }
      // Comparisons with a missing value are false.
      if value < low { (low, lowest) = (value, index) }
      if value > high { (high, highest) = (value, index) }
    }
  }
}

extension Series {
  /// A value and its index.
  package typealias IndexedValue = (index: Int, y: Double)

  /// The lowest and the highest value, the first of equal ones; nil without a value.
  package var extremes: (minimum: IndexedValue, maximum: IndexedValue)? {
    let found = RangeExtremes(values, in: values.indices)
    guard found.lowest >= 0 else { return nil }
    return ((found.lowest, values[found.lowest]), (found.highest, values[found.highest]))
  }
}
