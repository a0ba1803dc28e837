// SPDX-License-Identifier: MIT

extension Series {
  /// A value and its index.
  package typealias IndexedValue = (index: Int, y: Double)

  /// The lowest and the highest value, the first of equal ones; nil without a value.
  package var extremes: (minimum: IndexedValue, maximum: IndexedValue)? {
    let found = values.extremes(in: values.indices)
    guard found.lowest >= 0 else { return nil }
    return ((found.lowest, values[found.lowest]), (found.highest, values[found.highest]))
  }
}
