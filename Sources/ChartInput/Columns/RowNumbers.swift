// SPDX-License-Identifier: MIT

/// The blank lines among successive rows, however many there are.
struct BlankLines {
  /// The rows, from 0, that blank lines stand before, ascending, and how many lines.
  private(set) var runs: [(row: Int, count: Int)] = []

  /// A blank line before a row, behind all that were added.
  mutating func add(before row: Int) {
    if let last = runs.last, last.row == row {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((row, 1))
    }
  }

  /// The number of lines.
  var count: Int { runs.reduce(0) { $0 + $1.count } }
}

/// The lines on which successive rows begin.
struct RowLines {
  /// The line of the first, or of a blank line before it.
  let first: Int
  let blanks: BlankLines
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
    for blank in lines.blanks.runs {
      if blank.row > first { append(row: line, count: blank.row - first) }
      line += blank.row - first + blank.count
      first = blank.row
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
