// SPDX-License-Identifier: MIT

/// Sentinel values, numbers that mark missing ones: −99.99, −999, −9999.
enum Sentinels {
  private static let known = [
    highest, -99.9, -99.99, -99.999, -999, -999.9, -999.99, -999.999, -9999, -9999.9, -9999.99,
    -99999,
    -99999.9, -999_999,
  ]

  static let highest = -99.0

  /// Those of the known numbers that repeat, or are beyond doubt, and lie farther from all others than
  /// these lie apart.
  static func find(in values: [Double]) -> [Double] {
    var counts: [Double: Int] = [:]
    for value in values where value <= highest && known.contains(value) {
      counts[value, default: 0] += 1
    }
    let repeated = counts.filter { $0.value > 1 || isPlain($0.key, among: values) }.keys
    guard !repeated.isEmpty, let rest = range(of: values, without: Array(repeated)) else {
      return []
    }
    let width = rest.upperBound - rest.lowerBound
    return repeated.filter { rest.lowerBound - $0 > width }.sorted()
  }

  /// Whether one number alone marks a missing value: -999 and beyond among several that are never
  /// negative and smaller.
  private static func isPlain(_ sentinel: Double, among values: [Double]) -> Bool {
    guard sentinel <= -999, let rest = range(of: values, without: [sentinel]) else { return false }
    let count = values.count { !$0.isNaN && $0 != sentinel }
    return count > 3 && rest.lowerBound >= 0 && rest.upperBound < -sentinel
  }

  private static func range(
    of values: [Double], without others: [Double]
  ) -> ClosedRange<Double>? {
    var (least, most, count) = (Double.infinity, -Double.infinity, 0)
    for value in values where !value.isNaN && !others.contains(value) {
      least = min(least, value)
      most = max(most, value)
      count += 1
    }
    return count > 1 ? least...most : nil
  }

  /// Makes the values that equal a sentinel NaN; returns how many there were.
  static func remove(_ sentinels: [Double], from values: inout [Double]) -> Int {
    guard !sentinels.isEmpty else { return 0 }
    var count = 0
    for index in values.indices where sentinels.contains(values[index]) {
      values[index] = .nan
      count += 1
    }
    return count
  }
}
