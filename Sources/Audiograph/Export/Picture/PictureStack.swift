// SPDX-License-Identifier: MIT

/// Bars that stand on each other, or lie behind each other, in one panel.
struct PictureStack {
  /// For each series what the parts before it sum to, one a value; nil for the sums, which the parts draw.
  let bases: [[Double]?]
  /// Whether the parts are shares, which all sum to the same.
  let areShares: Bool

  /// Nil for others, where a part is below zero, and for more parts than there are fills.
  init?(_ series: [Series]) {
    let roles = series.compactMap { $0.axis?.stack }
    let parts = zip(series, roles).filter { $1 != .total }.map(\.0)
    guard roles.count == series.count, parts.count > 1, parts.count <= PictureFill.count,
      parts.allSatisfy({ $0.count == parts[0].count && !$0.values.contains { $0 < 0 } })
    else { return nil }
    areShares = roles.contains(.share)
    var sums = [Double](repeating: 0, count: parts[0].count)
    bases = zip(series, roles).map { series, role in
      guard role != .total else { return nil }
      defer { sums = zip(sums, series.values).map { $1.isNaN ? $0 : $0 + $1 } }
      return sums
    }
  }

  /// The numbers by which the lines look; that of the sums is never seen.
  var looks: [Int] {
    bases.indices.map { index in bases[..<index].count { $0 != nil } }
  }

  /// Whether the series of a number is drawn.
  func draws(_ number: Int) -> Bool { bases[number] != nil }
}
