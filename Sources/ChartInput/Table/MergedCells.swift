// SPDX-License-Identifier: MIT

/// Cells that stand for several rows, of which spreadsheets write the first only.
enum MergedCells {
  /// As many rows without a value of their own as show that they belong to the one above.
  private static let leastShare = 0.5

  /// Repeats in the first column that is not empty what stands above empty cells, where the rows of
  /// each value are together.
  static func fill(_ block: inout TableBlock) {
    guard let column = column(in: block) else { return }
    let count = block.cells.columnCount
    for row in 1..<block.cells.rowCount
    where block.cells.cells[row * count + column].isEmpty {
      block.cells.cells[row * count + column] = block.cells.cells[(row - 1) * count + column]
    }
  }

  /// The column with such cells, counted from 0: its first cell is filled, half of the others are empty,
  /// and the next column is filled in all of these and differs among those that belong together, or
  /// nothing else is empty.
  static func column(in block: TableBlock) -> Int? {
    let count = block.cells.columnCount
    let rows = block.cells.rowCount
    guard rows > 2, !block.shortRows.keys.contains(where: { $0 < rows }) else { return nil }
    func isEmpty(_ row: Int, _ column: Int) -> Bool {
      block.cells.cells[row * count + column].isEmpty
    }
    guard
      let column = (0..<count).first(where: { column in
        (0..<rows).contains { !isEmpty($0, column) }
      }), column + 2 < count, !isEmpty(0, column)
    else { return nil }
    let merged = (0..<rows).filter { isEmpty($0, column) }
    let distinct = rows - merged.count
    guard distinct > 1, Double(merged.count) >= leastShare * Double(rows) else { return nil }
    let areWhole = merged.allSatisfy { row in
      (column + 1..<count).allSatisfy { !isEmpty(row, $0) }
    }
    return areWhole || areKeys(column + 1, below: column, in: block) ? column : nil
  }

  /// Whether the cells of a column are filled and differ within the rows of each cell of another one.
  private static func areKeys(_ keys: Int, below names: Int, in block: TableBlock) -> Bool {
    let columns = (block.cells.column(names), block.cells.column(keys))
    var seen: Set<[UInt8]> = []
    for row in 0..<block.cells.rowCount {
      if !columns.0.bytes(row).isEmpty { seen = [] }
      let key = columns.1.bytes(row)
      guard !key.isEmpty, seen.insert(Array(key)).inserted else { return false }
    }
    return true
  }
}
