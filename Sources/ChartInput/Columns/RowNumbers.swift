// SPDX-License-Identifier: MIT

/// The blank lines and comments among successive rows, however many there are.
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

  /// Forgets those that stand behind a row.
  mutating func remove(behind row: Int) {
    while let last = runs.last, last.row > row { runs.removeLast() }
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

/// Which line each row stood on, in runs of rows at equal distances.
struct RowNumbers {
  /// 16 bytes: where every other row is followed by a blank line there are many.
  private struct Run {
    let row: Int
    private let start: UInt64
    static let steps = 1...0xFFFF

    /// The first row by its index, below 2⁴⁸, and its line.
    init(index: Int, row: Int, step: Int = 1) {
      self.row = row
      start = UInt64(index) << 16 | UInt64(step)
    }

    var index: Int { Int(start >> 16) }
    var step: Int { Int(start & 0xFFFF) }

    func row(of index: Int) -> Int { row + (index - self.index) * step }
  }

  private(set) var count = 0
  private var runs: [Run] = []
  /// The last run, which is not among the others yet.
  private var last = Run(index: 0, row: 1)

  /// Notes `count` rows on successive lines, the first on line `row`.
  mutating func append(row: Int, count added: Int = 1) {
    defer { count += added }
    if row == last.row(of: count), added == 1 || last.step == 1 { return }
    if count - last.index == 1, added == 1, Run.steps.contains(row - last.row) {
      // The second row of a run says how far from each other all are.
      last = Run(index: last.index, row: last.row, step: row - last.row)
    } else {
      if count > 0 { runs.append(last) }
      last = Run(index: count, row: row)
    }
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
    guard index < last.index else { return last.row(of: index) }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].index <= index { low = middle } else { high = middle }
    }
    return runs[low].row(of: index)
  }
}
