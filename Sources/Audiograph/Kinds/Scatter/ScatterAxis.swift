// SPDX-License-Identifier: MIT

/// A range of numbers.
struct ScatterAxis: Sendable, Hashable {
  let low: Double
  let high: Double

  var isFlat: Bool { low == high }

  /// Where a number of the range lies in it, 0 to 1; 0 where all are equal.
  func share(of number: Double) -> Double {
    guard !isFlat else { return 0 }
    let width = high - low
    return width.isFinite ? (number - low) / width : (number / 2 - low / 2) / (high / 2 - low / 2)
  }

  /// The end of a number of fifths of it.
  func fifth(_ count: Int) -> Double {
    let part = Double(count) / 5
    return count == 5 ? high : low * (1 - part) + high * part
  }
}
