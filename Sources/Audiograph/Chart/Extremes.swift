// SPDX-License-Identifier: MIT

extension Series {
  /// A value and its index.
  package typealias IndexedValue = (index: Int, y: Double)

  /// The lowest and the highest value, the first of equal ones; nil without a value.
  package var extremes: (minimum: IndexedValue, maximum: IndexedValue)? {
    var minimum: IndexedValue = (-1, .infinity)
    var maximum: IndexedValue = (-1, -.infinity)
    for index in values.indices {
      if values[index] < minimum.y { minimum = (index, values[index]) }
      if values[index] > maximum.y { maximum = (index, values[index]) }
    }
    return minimum.index >= 0 ? (minimum, maximum) : nil
  }
}
