// SPDX-License-Identifier: MIT

/// The cells of one sheet, written as delimited text, so that it goes the way of every table from there.
///
/// Each row is a line, empty ones too, so that lines are the rows that a person sees. Texts stand in
/// quotation marks and nothing else does: what a cell is stays known.
struct SheetText {
  /// As many rows and columns as spreadsheets have.
  static let mostRows = 1_048_576
  static let mostColumns = 16_384
  /// As many bytes as a sheet is written in at most.
  private static let mostBytes = 1 << 30
  /// As many cells may be written for one that is said to be repeated.
  static let mostRepeated = 1 << 24
  /// As many commas are added at most to make rows even.
  private static let mostPadding = 1 << 25

  private(set) var bytes: [UInt8] = []
  /// The rows that have cells.
  private(set) var rowCount = 0
  private(set) var cellCount = 0
  /// The hidden rows among them.
  private(set) var hiddenCount = 0
  /// The formulas without a value.
  var formulaCount = 0
  private var lineStarts: [Int] = []
  /// The cells of each line, up to its last one.
  private var widths: [Int] = []
  /// Whether a line has something besides texts.
  private var haveValues: [Bool] = []
  private var hasValues = false
  private var firstColumn = Int.max
  private var column = 0
  private var isRowOpen = false

  /// Begins a row, counted from 0; rows come in ascending order.
  mutating func beginRow(_ row: Int, isHidden: Bool = false) throws(WorkbookFault) {
    closeRow()
    guard row >= lineStarts.count, row < Self.mostRows else { throw .damaged }
    pending = (row, isHidden)
  }

  private var pending: (row: Int, isHidden: Bool) = (0, false)

  /// Begins a cell of the row, counted from 0; columns come in ascending order.
  mutating func beginCell(_ column: Int, isText: Bool = false) throws(WorkbookFault) {
    guard column < Self.mostColumns, bytes.count < Self.mostBytes else {
      throw .tooLarge(limit: Self.mostBytes)
    }
    if !isRowOpen { openRow() }
    guard column >= self.column else { throw .damaged }
    for _ in self.column..<column { bytes.append(Byte.comma) }
    self.column = column
    firstColumn = min(firstColumn, column)
    cellCount += 1
    hasValues = hasValues || !isText
  }

  private mutating func openRow() {
    while lineStarts.count < pending.row {
      lineStarts.append(bytes.count)
      widths.append(0)
      haveValues.append(false)
      bytes.append(Byte.newline)
    }
    lineStarts.append(bytes.count)
    column = 0
    (isRowOpen, hasValues) = (true, false)
    rowCount += 1
    hiddenCount += pending.isHidden ? 1 : 0
  }

  private mutating func closeRow() {
    guard isRowOpen else { return }
    widths.append(column + 1)
    haveValues.append(hasValues)
    bytes.append(Byte.newline)
    isRowOpen = false
  }

  /// Writes what is no text.
  mutating func write(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  /// Writes a text in quotation marks, on one line.
  mutating func writeText(_ text: some Sequence<UInt8>) {
    bytes.append(Byte.quote)
    for byte in text { Self.append(byte, to: &bytes) }
    bytes.append(Byte.quote)
  }

  /// Appends a byte of a text as it stands between quotation marks.
  static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    if byte == Byte.quote { bytes.append(byte) }
    bytes.append(byte < Byte.space ? Byte.space : byte)
  }

  /// The lines, each as wide as the widest, without columns that are empty in all of them on the left.
  mutating func finish() -> [UInt8] {
    closeRow()
    let width = widths.max() ?? 0
    let first = firstColumn == .max ? 0 : firstColumn
    let padding = widths.indices.reduce(0) { $0 + (isRow($1) ? width - max(1, widths[$1]) : 0) }
    guard first > 0 || padding > 0, padding <= Self.mostPadding else { return bytes }
    var even: [UInt8] = []
    even.reserveCapacity(bytes.count + padding)
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
      if widths[line] > 0 { even += bytes[start + first..<end - 1] }
      if isRow(line) {
        let cells = max(widths[line], first + 1)
        even.append(contentsOf: repeatElement(Byte.comma, count: width - cells))
      }
      even.append(Byte.newline)
    }
    return even
  }

  /// Whether a line is a row of the table: one that has cells, or the empty one between headings and values,
  /// which stands for the name of what is along x.
  private func isRow(_ line: Int) -> Bool {
    guard widths[line] == 0 else { return true }
    guard line > 0, line + 1 < widths.count, widths[line - 1] > 0 else { return false }
    return !haveValues[line - 1] && haveValues[line + 1]
  }
}
