// SPDX-License-Identifier: MIT

/// Which series leads, among series over the same dates, at every date with all values.
struct Lead {
  /// How often the lead changes: another series is alone in front than the last one that was.
  private(set) var changes = Comparison.Crossings(count: 0, first: nil, last: nil)
  /// Where the highest and the lowest are furthest apart, the first of equal ones; nil if they
  /// never part.
  private(set) var widest: Gap?

  struct Gap {
    let size: Double
    let x: XValue
    let highest: Int
    let lowest: Int
  }

  /// O(points).
  init(_ series: [Series]) {
    var leader: Int?
    for point in series[0].values.indices {
      let values = series.map { $0.values[point] }
      guard !values.contains(where: \.isNaN) else { continue }
      let x = series[0].x[point]
      let highest = values.indices.reduce(0) { values[$1] > values[$0] ? $1 : $0 }
      let lowest = values.indices.reduce(0) { values[$1] < values[$0] ? $1 : $0 }
      let gap = values[highest] - values[lowest]
      let tolerance = Rebasing.tolerance(at: values[highest], values[lowest])
      if gap > (widest?.size ?? 0) + tolerance {
        widest = Gap(size: gap, x: x, highest: highest, lowest: lowest)
      }
      let level = values.filter { $0 > values[highest] - tolerance }
      guard level.count == 1 else { continue }
      if let leader, leader != highest { noteChange(at: x) }
      leader = highest
    }
  }

  private mutating func noteChange(at x: XValue) {
    changes = Comparison.Crossings(count: changes.count + 1, first: changes.first ?? x, last: x)
  }
}
