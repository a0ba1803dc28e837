// SPDX-License-Identifier: MIT

/// Where a cell stands in the bytes of its block: without the quotation marks around it and the
/// blanks at its ends.
struct CellRange: Equatable {
  var start: UInt32
  var end: UInt32

  init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  var isEmpty: Bool { start == end }
}

/// Rows that are in memory: their bytes, and where each cell stands in them.
///
/// Every row has `columnCount` cells; those that a row lacks are empty. After the last byte that
/// means something stand at least 16 others, for loads of eight at a time.
struct CellBlock {
  var bytes: [UInt8]
  /// Row after row.
  var cells: [CellRange]
  var columnCount: Int

  var rowCount: Int { columnCount == 0 ? 0 : cells.count / columnCount }

  /// The cells of one column, counted from 0.
  func column(_ index: Int) -> CellColumn {
    CellColumn(bytes: bytes, cells: cells, first: index, stride: columnCount, count: rowCount)
  }
}

/// The cells of one column of a block, one a row.
struct CellColumn {
  let bytes: [UInt8]
  fileprivate let cells: [CellRange]
  fileprivate let first: Int
  fileprivate let stride: Int
  let count: Int

  init(bytes: [UInt8], cells: [CellRange], first: Int, stride: Int, count: Int) {
    self.bytes = bytes
    self.cells = cells
    self.first = first
    self.stride = stride
    self.count = count
  }

  /// A column of texts, for tests.
  init(_ texts: [String]) {
    var bytes: [UInt8] = []
    var cells: [CellRange] = []
    for text in texts {
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      cells.append(CellRange(start, bytes.count))
    }
    bytes.append(contentsOf: repeatElement(0, count: 16))
    self.init(bytes: bytes, cells: cells, first: 0, stride: 1, count: texts.count)
  }

  /// Where the cell of a row stands, 0 ≤ `row` < `count`.
  @inline(__always)
  subscript(row: Int) -> CellRange { cells[first &+ row &* stride] }

  /// The bytes of a cell.
  @inline(__always)
  func bytes(_ row: Int) -> ArraySlice<UInt8> { bytes[self[row].range] }

  /// The first row whose cell holds a byte.
  func firstRow(holding byte: UInt8) -> Int? {
    (0..<count).first { bytes($0).contains(byte) }
  }

  /// Whether a point or a comma stands in a cell.
  func hasMark(_ row: Int) -> Bool {
    bytes(row).contains { $0 == Byte.point || $0 == Byte.comma }
  }

  /// The text of a cell: UTF-8, or Windows-1252 where it is no UTF-8.
  func text(_ row: Int) -> String { CellText.string(bytes(row)) }
}

extension CellColumn {
  /// Whether every cell that holds something stands in quotation marks.
  var isQuoted: Bool {
    (0..<count).allSatisfy { self[$0].isEmpty || isQuoted($0) }
  }

  /// Whether the cell of a row stands in quotation marks.
  func isQuoted(_ row: Int) -> Bool {
    let start = self[row].range.lowerBound
    return start > 0 && bytes[start - 1] == Byte.quote
  }
}
