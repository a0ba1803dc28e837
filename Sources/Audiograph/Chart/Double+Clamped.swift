// SPDX-License-Identifier: MIT

extension Double {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
