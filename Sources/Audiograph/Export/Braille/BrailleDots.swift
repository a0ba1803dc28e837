// SPDX-License-Identifier: MIT

/// Rows of braille cells whose dots are raised one by one.
struct BrailleDots: Sendable, Hashable {
  /// How many dots a cell has.
  enum Cell: Int, Sendable {
    /// Cells of embossers.
    case six = 6
    /// Cells of displays.
    case eight = 8

    /// Rows of dots in it.
    var height: Int { rawValue / 2 }
  }

  /// A dot, by its column from the left and its level from the bottom, both from 0.
  struct Place: Hashable {
    var column: Int
    var level: Int
  }

  private let cell: Cell
  /// For each row of cells, from the top, the dots of each cell: bit 0 is dot 1, bit 7 dot 8.
  private(set) var rows: [[UInt8]]

  /// Flat cells.
  init(cells: Int, rows: Int, cell: Cell) {
    self.cell = cell
    self.rows = Array(repeating: Array(repeating: 0, count: cells), count: rows)
  }

  /// How many dots stand side by side.
  var width: Int { 2 * (rows.first?.count ?? 0) }

  /// How many dots stand above one another.
  var height: Int { rows.count * cell.height }

  /// Raises a dot, by its column from the left and its level from the bottom, both from 0.
  mutating func raise(_ column: Int, _ level: Int) {
    let (row, bit) = place(column, level)
    rows[row][column / 2] |= bit
  }

  /// Lowers a dot.
  mutating func lower(_ column: Int, _ level: Int) {
    let (row, bit) = place(column, level)
    rows[row][column / 2] &= ~bit
  }

  /// Whether a dot is raised; one beyond the edges is not.
  func isRaised(_ column: Int, _ level: Int) -> Bool {
    guard (0..<width).contains(column), (0..<height).contains(level) else { return false }
    let (row, bit) = place(column, level)
    return rows[row][column / 2] & bit != 0
  }

  /// The row of cells of a dot, and its bit: 1, 2, 3 and 7 stand on the left, 4, 5, 6 and 8 on the right.
  private func place(_ column: Int, _ level: Int) -> (row: Int, bit: UInt8) {
    let fromTop = height - 1 - level
    let bits: [UInt8] = column % 2 == 1 ? [0x08, 0x10, 0x20, 0x80] : [0x01, 0x02, 0x04, 0x40]
    return (fromTop / cell.height, bits[fromTop % cell.height])
  }

  /// The rows in Unicode's braille, blank cells included.
  var lines: [String] {
    rows.map { row in
      row.reduce(into: "") { line, dots in
        line.unicodeScalars.append(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
      }
    }
  }
}
