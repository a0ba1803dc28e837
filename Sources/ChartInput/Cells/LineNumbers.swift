// SPDX-License-Identifier: MIT

/// The lines that rows begin on, in runs of rows on successive lines.
struct LineNumbers {
  private var runs: [(row: Int, line: Int)] = []
  private(set) var count = 0
  private var nextLine = -1

  /// Notes rows on successive lines, the first on `line`, counted from 1.
  @inline(__always)
  mutating func append(_ line: Int, count added: Int = 1) {
    if line != nextLine { runs.append((count, line)) }
    count &+= added
    nextLine = line &+ added
  }

  /// Notes the lines of other rows, without as many of the first.
  mutating func append(_ others: LineNumbers, droppingFirst dropped: Int = 0) {
    for (index, run) in others.runs.enumerated() {
      let end = index + 1 < others.runs.count ? others.runs[index + 1].row : others.count
      let start = max(run.row, dropped)
      if start < end { append(run.line + start - run.row, count: end - start) }
    }
  }

  /// The line of a row, 0 ≤ `row` < `count`.
  subscript(row: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].row <= row { low = middle } else { high = middle }
    }
    return runs.isEmpty ? row + 1 : runs[low].line + row - runs[low].row
  }
}
