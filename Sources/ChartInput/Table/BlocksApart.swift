// SPDX-License-Identifier: MIT

/// Blocks of rows with blank lines between them, as gnuplot has them: each is a series of its own where
/// its first column begins anew.
enum BlocksApart {
  /// The name of the column that is added.
  static let heading = "block"

  /// Adds a column with the number of each row's block; false if there are none apart.
  static func number(_ block: inout TableBlock) -> Bool {
    let numbers = numbers(of: block)
    guard let last = numbers.last, last > 1, beginsAnew(block, numbers) else { return false }
    var places: [CellRange] = []
    for number in 1...last {
      let start = block.cells.bytes.count
      block.cells.bytes.append(contentsOf: "\(number)".utf8)
      places.append(CellRange(start, block.cells.bytes.count))
    }
    // What reads numbers looks at whole words.
    block.cells.bytes.append(contentsOf: repeatElement(0, count: ByteWindow.padding))
    let count = block.cells.columnCount
    var cells: [CellRange] = []
    cells.reserveCapacity(block.cells.cells.count + numbers.count)
    for (row, number) in numbers.enumerated() {
      cells += block.cells.cells[row * count..<(row + 1) * count]
      cells.append(places[number - 1])
    }
    (block.cells.cells, block.cells.columnCount) = (cells, count + 1)
    return true
  }

  /// The number of each row's block, from 1 on; empty if a block has one row only.
  private static func numbers(of block: TableBlock) -> [Int] {
    var numbers: [Int] = []
    var (number, length) = (1, 0)
    for row in 0..<block.cells.rowCount {
      if row > 0, block.lines[row] > block.lines[row - 1] + 1 {
        guard length > 1 else { return [] }
        (number, length) = (number + 1, 0)
      }
      length += 1
      numbers.append(number)
    }
    return length > 1 ? numbers : []
  }

  /// Whether the first column rises or falls in each block, and begins anew with the next one.
  private static func beginsAnew(_ block: TableBlock, _ numbers: [Int]) -> Bool {
    guard block.cells.columnCount > 1,
      let finding = NumberInference.find(in: block.cells.column(0)), finding.badCount == 0
    else { return false }
    let values = finding.values
    var direction = 0.0
    for row in values.indices.dropFirst() {
      let step = values[row] - values[row - 1]
      guard step != 0, !step.isNaN else { return false }
      if numbers[row] == numbers[row - 1] {
        if direction == 0 { direction = step }
        guard step * direction > 0 else { return false }
      } else if step * direction > 0 {
        return false
      }
    }
    return true
  }
}
