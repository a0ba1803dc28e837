// SPDX-License-Identifier: MIT

/// The largest moves from one value to the next, the first of equal ones.
struct LargestSteps {
  /// A step by the indices of its ends, −1 where there is none.
  struct Ends {
    fileprivate(set) var from = -1
    fileprivate(set) var to = -1
    fileprivate var size: Double
  }

  /// The largest rise.
  private(set) var up: Ends
  /// The largest fall.
  private(set) var down: Ends

  /// The largest steps among values; NaN marks a missing one.
  init(_ values: [Double], by measure: MoveMeasure) {
    (up, down) = (Ends(size: measure.none), Ends(size: measure.none))
    let scale = measure.scale
    var previous = Double.nan
    for (index, unscaled) in values.enumerated() {
      let value = unscaled * scale
      // Comparisons with a size that is missing are false.
      let size = measure.size(from: previous, to: value)
      if size > up.size { up = Ends(from: index - 1, to: index, size: size) }
      if size < down.size { down = Ends(from: index - 1, to: index, size: size) }
      previous = value
    }
  }
}
