// SPDX-License-Identifier: MIT

/// Makes one of several values at the same position.
struct Aggregation {
  private let aggregate: Aggregate

  init(_ aggregate: Aggregate) { self.aggregate = aggregate }

  /// Rows that are sorted, those at one position joined; missing values are left out of account.
  func joined(_ rows: TableRows) -> TableRows {
    let runs = Self.runs(rows)
    var joined = rows
    joined.pick(runs.map { $0[0] })
    joined.values = rows.values.map { column in
      runs.map { value(of: $0.map { column[$0] }.filter { !$0.isNaN }) }
    }
    return joined
  }

  /// The rows at each position, in the order in which positions first stand there.
  private static func runs(_ rows: TableRows) -> [[Int]] {
    if case .categories(let names) = rows.positions {
      let codes = RowCodes(names)
      var runs = [[Int]](repeating: [], count: codes.count)
      for (row, code) in codes.codes.enumerated() { runs[code].append(row) }
      return runs
    }
    var runs: [[Int]] = []
    for row in 0..<rows.count {
      if row > 0, rows.areAtOnePosition(row - 1, row) {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    return runs
  }

  private func value(of values: [Double]) -> Double {
    if aggregate == .count { return Double(values.count) }
    guard !values.isEmpty else { return .nan }
    switch aggregate {
    case .sum: return values.reduce(0, +)
    case .mean:
      let sum = values.reduce(0, +)
      // Values near the largest finite number would overflow as a sum.
      return sum.isFinite
        ? sum / Double(values.count) : values.reduce(0) { $0 + $1 / Double(values.count) }
    case .median:
      let sorted = values.sorted()
      let upper = sorted[sorted.count / 2]
      return sorted.count.isMultiple(of: 2) ? sorted[sorted.count / 2 - 1] / 2 + upper / 2 : upper
    case .minimum: return values.min() ?? .nan
    case .maximum: return values.max() ?? .nan
    case .count: return Double(values.count)
    }
  }
}
