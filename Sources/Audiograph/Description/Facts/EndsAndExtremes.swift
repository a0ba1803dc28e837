// SPDX-License-Identifier: MIT

/// The ends and extremes of values, by index.
struct EndsAndExtremes {
  /// How many values are not missing.
  let count: Int
  /// The index of the first of them, −1 without one; the same for the others.
  let first: Int
  let last: Int
  /// The first of equal ones, and how many there are.
  let lowest: Int
  let highest: Int
  let lowestCount: Int
  let highestCount: Int
  let minimum: Double
  let maximum: Double

  /// What is true of values.
  init(_ values: Values) {
    let extremes = values.extremes(in: values.indices)
    count = values.presentCount
    first = values.firstPresent ?? -1
    last = values.lastPresent ?? -1
    (lowest, minimum) = (extremes.lowest, extremes.minimum)
    (highest, maximum) = (extremes.highest, extremes.maximum)
    lowestCount = values.count(of: minimum)
    highestCount = minimum == maximum ? lowestCount : values.count(of: maximum)
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

extension Values {
  /// How many values equal one that none is beyond.
  fileprivate func count(of extreme: Double) -> Int {
    blocks.indices.reduce(0) { sum, number in
      let summary = blocks[number].summary
      guard summary.minimum <= extreme, summary.maximum >= extreme else { return sum }
      if summary.minimum == summary.maximum { return sum + summary.presentCount }
      return sum + values(ofBlock: number).count { $0 == extreme }
    }
  }
}
