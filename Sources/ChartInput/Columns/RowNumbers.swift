// SPDX-License-Identifier: MIT

/// Which line each row stood on; remembers only where lines were skipped.
struct RowNumbers {
  private(set) var count = 0
  private var breaks: [(index: Int, row: Int)] = []
  private var next = 0

  /// Notes `count` rows on successive lines, the first on line `row`.
  mutating func append(row: Int, count added: Int = 1) {
    if row != next || count == 0 { breaks.append((count, row)) }
    next = row + added
    count += added
  }

  /// The line of the row with an index from 0.
  subscript(index: Int) -> Int {
    var low = 0
    var high = breaks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if breaks[middle].index <= index { low = middle } else { high = middle }
    }
    return breaks.isEmpty ? index + 1 : breaks[low].row + index - breaks[low].index
  }
}
