// SPDX-License-Identifier: MIT

/// Rows as they are cut from text, each with as many cells as it has.
struct RowText {
  /// Row after row.
  private(set) var cells: [CellRange] = []
  /// Where each row's cells begin among all of them.
  private(set) var starts: [Int] = []
  /// The lines that rows begin on.
  private(set) var lines = LineNumbers()
  /// The first row with quotation marks that cannot be understood, and what is wrong with it.
  private(set) var fault: (row: Int, error: ReadError)?
  /// Whether every row so far has as many cells as are wanted.
  private(set) var isRegular = true
  private let expectedCount: Int

  /// No rows.
  ///
  /// - Parameter columnCount: The number of cells that rows should have; 0 where it is not known.
  init(columnCount: Int = 0) {
    expectedCount = columnCount
  }

  var rowCount: Int { starts.count }

  /// The cells of one row.
  func row(_ index: Int) -> ArraySlice<CellRange> {
    cells[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : cells.count)]
  }

  @inline(__always)
  mutating func append(_ cell: CellRange) { cells.append(cell) }

  /// Ends a row that began with the cell at `first`, on a line.
  @inline(__always)
  mutating func endRow(first: Int, line: Int) {
    lines.append(line)
    starts.append(first)
    if cells.count &- first != expectedCount { isRegular = false }
  }

  /// Notes what is wrong with the row that is being cut.
  mutating func note(_ error: ReadError) {
    if fault == nil { fault = (rowCount, error) }
  }

  /// Drops the cells from the one at `first` on, which belong to no row.
  mutating func removeCells(from first: Int) { cells.removeSubrange(first...) }

  /// Makes the doubled quotation marks of cells single, once their row is whole.
  mutating func unescape(_ doubled: inout [Int], _ bytes: inout [UInt8]) {
    for index in doubled {
      let range = cells[index].range
      var (source, target) = (range.lowerBound, range.lowerBound)
      while source < range.upperBound {
        bytes[target] = bytes[source]
        source += bytes[source] == Byte.quote ? 2 : 1
        target += 1
      }
      cells[index] = CellRange(range.lowerBound, target)
    }
    doubled.removeAll()
  }

  /// Forgets all rows, but not the room for them.
  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    lines = LineNumbers()
    (isRegular, fault) = (true, nil)
  }

  mutating func reserve(cells cellCount: Int, rows: Int) {
    cells.reserveCapacity(cellCount)
    starts.reserveCapacity(rows)
  }

  /// The cells of all rows, each filled up or cut to a count.
  ///
  /// - Returns: The cells, and the first row with more cells that hold something.
  func regular(columnCount: Int) -> (cells: [CellRange], longRow: Int?) {
    if isRegular, expectedCount == columnCount { return (cells, nil) }
    var regular: [CellRange] = []
    regular.reserveCapacity(rowCount * columnCount)
    var longRow: Int?
    for index in starts.indices {
      let row = row(index)
      regular.append(contentsOf: row.prefix(columnCount))
      if row.count < columnCount {
        let missing = CellRange(0, 0)
        regular.append(contentsOf: repeatElement(missing, count: columnCount - row.count))
      } else if row.dropFirst(columnCount).contains(where: { !$0.isEmpty }) {
        longRow = longRow ?? index
      }
    }
    return (regular, longRow)
  }
}
