// SPDX-License-Identifier: MIT

/// The lines on which successive rows begin.
struct RowLines {
  /// The line of the first, or of a blank line before it.
  let first: Int
  /// The rows, from 0, that a blank line stands before, one for each of the lines.
  let blanks: [Int]
}

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

  /// Notes `count` rows on lines with blank ones between them.
  mutating func append(_ lines: RowLines, count: Int) {
    var (first, line) = (0, lines.first)
    for blank in lines.blanks {
      if blank > first { append(row: line, count: blank - first) }
      line += blank - first + 1
      first = blank
    }
    if count > first { append(row: line, count: count - first) }
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
