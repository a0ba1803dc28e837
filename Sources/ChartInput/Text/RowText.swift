// SPDX-License-Identifier: MIT

/// Rows as they are cut from text, each with as many cells as it has.
struct RowText {
  /// Row after row.
  private(set) var cells: [CellRange] = []
  private(set) var rowCount = 0
  /// Where each row's cells begin among all of them, once a row has another count of cells than is
  /// expected.
  private var starts: [Int] = []
  /// The lines that rows begin on.
  private(set) var lines = LineNumbers()
  /// Whether every row so far has as many cells as are expected.
  private(set) var isRegular = true
  /// The first row with quotation marks that cannot be understood, and what is wrong with it.
  private(set) var fault: (row: Int, error: ReadError)?
  /// The number of cells that rows should have; 0 where it is not known.
  private let expectedCount: Int

  /// No rows.
  ///
  /// - Parameter columnCount: The number of cells that rows should have; 0 where it is not known.
  init(columnCount: Int = 0) {
    expectedCount = columnCount
  }

  private func start(of row: Int) -> Int {
    row == rowCount ? cells.count : isRegular ? row * expectedCount : starts[row]
  }

  /// The cells of one row.
  func row(_ index: Int) -> ArraySlice<CellRange> { cells[start(of: index)..<start(of: index + 1)] }

  /// Lends its cells to a caller, who adds to them and returns them.
  mutating func takeCells() -> [CellRange] {
    defer { cells = [] }
    return cells
  }

  /// Takes its cells back.
  mutating func bringBack(_ cells: consuming [CellRange]) { self.cells = cells }

  mutating func append(_ cell: CellRange) { cells.append(cell) }

  /// Ends a row of so many cells, the first of which is the one at `first`, on a line.
  @inline(__always)
  mutating func endRow(first: Int, count: Int, line: Int) {
    lines.append(line)
    if count != expectedCount, isRegular { keepStarts() }
    if !isRegular { starts.append(first) }
    rowCount &+= 1
  }

  /// The number of cells of rows that can be noted together; -1 where none can.
  var usualCount: Int { isRegular && expectedCount > 0 ? expectedCount : -1 }

  /// Ends rows of the usual count of cells on successive lines.
  mutating func endRows(_ count: Int, line: Int) {
    guard count > 0 else { return }
    lines.append(line, count: count)
    rowCount += count
  }

  private mutating func keepStarts() {
    starts = (0..<rowCount).map { $0 * expectedCount }
    isRegular = false
  }

  /// Notes what is wrong with the row that is being cut.
  mutating func note(_ error: ReadError, inRow row: Int) {
    if fault == nil { fault = (row, error) }
  }

  /// Makes the doubled quotation marks of cells single, where these still stand, and those behind a
  /// backslash bare where there are escapes.
  mutating func unescape(_ doubled: [Int], in bytes: inout [UInt8], hasEscapes: Bool) {
    for index in doubled where index < cells.count {
      let range = cells[index].range
      var (source, target) = (range.lowerBound, range.lowerBound)
      while source < range.upperBound {
        let (byte, next) = (bytes[source], bytes[source + 1])
        let isEscape =
          hasEscapes && byte == Byte.backslash && (next == Byte.quote || next == Byte.backslash)
        let isPair = byte == Byte.quote && next == Byte.quote || isEscape
        bytes[target] = isPair ? next : byte
        source += isPair ? 2 : 1
        target += 1
      }
      cells[index] = CellRange(range.lowerBound, target)
    }
  }

  /// Forgets all rows, but not the room for them.
  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    starts = []
    (rowCount, lines, isRegular, fault) = (0, LineNumbers(), true, nil)
  }

  /// The cells of all rows, each filled up or cut to a count.
  ///
  /// - Returns: The cells, and the first row with more cells that hold something.
  func regular(columnCount: Int) -> (cells: [CellRange], longRow: Int?) {
    if isRegular, expectedCount == columnCount || rowCount == 0 { return (cells, nil) }
    var regular: [CellRange] = []
    regular.reserveCapacity(rowCount * columnCount)
    var longRow: Int?
    for index in 0..<rowCount {
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
