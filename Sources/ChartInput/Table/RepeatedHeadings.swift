// SPDX-License-Identifier: MIT

/// Headings that stand again among the rows, where files were put one behind another.
enum RepeatedHeadings {
  /// Takes the rows off whose cells are the headings; how many there were.
  static func remove(from block: inout TableBlock, headings: [String]) -> Int {
    let count = block.cells.columnCount
    let wanted = headings.map { Array($0.utf8) }
    guard count > 1, wanted.count == count, wanted.contains(where: { !$0.isEmpty }) else {
      return 0
    }
    let columns = (0..<count).map(block.cells.column)
    let kept = (0..<block.cells.rowCount).filter { row in
      !columns.indices.allSatisfy { columns[$0].bytes(row).elementsEqual(wanted[$0]) }
    }
    let removed = block.cells.rowCount - kept.count
    guard removed > 0, !kept.isEmpty else { return 0 }
    block.keep(kept)
    return removed
  }
}

extension TableBlock {
  /// Keeps some rows alone, in their order.
  mutating func keep(_ rows: [Int]) {
    let count = self.cells.columnCount
    let cells = self.cells.cells
    self.cells.cells = rows.flatMap { cells[$0 * count..<($0 + 1) * count] }
    var lines = LineNumbers()
    for row in rows { lines.append(self.lines[row]) }
    self.lines = lines
    let shortRows = shortRows
    self.shortRows = [:]
    for (place, row) in rows.enumerated() { self.shortRows[place] = shortRows[row] }
  }
}
