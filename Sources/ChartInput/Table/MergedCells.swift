// SPDX-License-Identifier: MIT

/// Cells that stand for several rows, of which spreadsheets write the first only.
enum MergedCells {
  /// As many rows of each value as show that the others belong to it.
  private static let leastShare = 0.5

  /// Repeats in the first column what stands above empty cells, where the rows of each value are
  /// together and nothing else is empty.
  static func fill(_ block: inout TableBlock) {
    guard areThere(in: block) else { return }
    let count = block.cells.columnCount
    for row in 0..<block.cells.rowCount where block.cells.cells[row * count].isEmpty {
      block.cells.cells[row * count] = block.cells.cells[(row - 1) * count]
    }
  }

  /// Whether the first column has such cells.
  static func areThere(in block: TableBlock) -> Bool {
    let count = block.cells.columnCount
    let rows = block.cells.rowCount
    guard count > 2, rows > 2, !block.cells.cells[0].isEmpty, block.shortRows.isEmpty else {
      return false
    }
    let empty = (0..<rows).filter { block.cells.cells[$0 * count].isEmpty }
    let distinct = rows - empty.count
    return distinct > 1 && Double(empty.count) >= leastShare * Double(rows)
      && empty.allSatisfy { row in
        (1..<count).allSatisfy { !block.cells.cells[row * count + $0].isEmpty }
      }
  }
}
