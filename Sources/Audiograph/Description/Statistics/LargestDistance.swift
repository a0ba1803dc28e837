// SPDX-License-Identifier: MIT

/// The largest rise, or fall, from any value to a later one, the first of equal ones: in finance
/// the maximum run-up and the maximum drawdown.
struct LargestDistance {
  /// The indices of its ends; nil without such a move.
  private(set) var ends: (from: Int, to: Int)?

  /// The largest rise or fall among values; for ratios all above 0.
  init(_ values: [Double], isRise: Bool, by measure: MoveMeasure) {
    func isBeyond(_ value: Double, _ other: Double) -> Bool {
      isRise ? value > other : value < other
    }
    let scale = measure.scale
    var largest = measure.none
    // The lowest value so far for rises, the highest for falls, and the farthest from it since.
    var start = isRise ? Double.infinity : -Double.infinity
    var (startIndex, farthest) = (-1, start)
    for (index, unscaled) in values.enumerated() {
      let value = unscaled * scale
      // Comparisons with a missing value are false.
      if isBeyond(start, value) {
        (start, startIndex, farthest) = (value, index, value)
      } else if isBeyond(value, farthest) {
        // Sizes are rounded monotonically: no nearer value makes a larger move.
        farthest = value
        let size = measure.size(from: start, to: value)
        if isBeyond(size, largest) { (largest, ends) = (size, (startIndex, index)) }
      }
    }
  }
}
