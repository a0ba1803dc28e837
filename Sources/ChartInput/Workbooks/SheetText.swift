// SPDX-License-Identifier: MIT

/// The cells of one sheet, written as delimited text, so that it goes the way of every table from there.
///
/// Each row is a line, empty ones too, so that lines are the rows that a person sees. Texts stand in
/// quotation marks and nothing else does: what a cell is stays known.
struct SheetText {
  /// As many rows and columns as spreadsheets have.
  static let mostRows = 1_048_576
  static let mostColumns = 16_384

  /// A row that has cells.
  private struct Row {
    let number: Int
    let start: Int
    /// Its cells, up to the last one.
    var width = 0
    /// Whether it has something besides texts.
    var hasValues = false
  }

  private let budget: UnpackingBudget
  private var bytes: [UInt8] = []
  /// As many of the bytes are counted in the budget.
  private var counted = 0
  private var rows: [Row] = []
  private(set) var cellCount = 0
  /// The hidden rows among those that have cells.
  private(set) var hiddenCount = 0
  /// The formulas without a value.
  var formulaCount = 0
  private var firstColumn = Int.max
  /// The row that has begun, and has cells once the last of `rows` is it.
  private var current: (number: Int, isHidden: Bool) = (0, false)

  init(_ budget: UnpackingBudget) { self.budget = budget }

  /// The rows that have cells.
  var rowCount: Int { rows.count }
  /// The rows that have something besides texts.
  var valueRowCount: Int { rows.count { $0.hasValues } }

  /// Begins a row, counted from 0; rows that have cells come in ascending order.
  mutating func beginRow(_ row: Int, isHidden: Bool = false) {
    current = (row, isHidden)
  }

  /// Begins a cell of the row, counted from 0; columns come in ascending order.
  ///
  /// - Throws: `WorkbookFault.damaged` where there is such a row or cell already, or one behind it.
  mutating func beginCell(_ column: Int, isText: Bool = false) throws(WorkbookFault) {
    if rows.last?.number != current.number { try openRow() }
    let last = rows.count - 1
    let width = rows[last].width
    guard column >= width, column < Self.mostColumns else { throw .damaged }
    try budget.make(bytes.count - counted)
    try budget.make(emptyCells: column + 1 - width)
    for _ in max(1, width)..<column + 1 { bytes.append(Byte.comma) }
    counted = bytes.count
    rows[last].width = column + 1
    rows[last].hasValues = rows[last].hasValues || !isText
    firstColumn = min(firstColumn, column)
    cellCount += 1
  }

  private mutating func openRow() throws(WorkbookFault) {
    let previous = rows.last?.number ?? -1
    guard current.number > previous, current.number < Self.mostRows else { throw .damaged }
    if !rows.isEmpty { bytes.append(Byte.newline) }
    rows.append(Row(number: current.number, start: bytes.count))
    hiddenCount += current.isHidden ? 1 : 0
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

  // MARK: - Lines

  /// The lines, each as wide as the widest, without columns that are empty in all of them on the left.
  mutating func finish() throws(WorkbookFault) -> [UInt8] {
    guard let last = rows.last else { return [] }
    bytes.append(Byte.newline)
    let width = rows.reduce(0) { max($0, $1.width) }
    let padding = rows.reduce(0) { $0 + width - $1.width }
    let blankCount = last.number + 1 - rows.count
    guard firstColumn > 0 || padding > 0 || blankCount > 0 else { return bytes }
    try budget.make(emptyCells: padding + blankCount + width)
    return lines(width: width, room: bytes.count + padding + blankCount + width)
  }

  private func lines(width: Int, room: Int) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(room)
    var next = 0
    for (index, row) in rows.enumerated() {
      let end = index + 1 < rows.count ? rows[index + 1].start : bytes.count
      for _ in next..<row.number {
        if isRow(before: index) { lines += commas(width - 1 - firstColumn) }
        lines.append(Byte.newline)
      }
      lines += bytes[row.start + firstColumn..<end - 1]
      lines += commas(width - row.width)
      lines.append(Byte.newline)
      next = row.number + 1
    }
    return lines
  }

  private func commas(_ count: Int) -> Repeated<UInt8> {
    repeatElement(Byte.comma, count: count)
  }

  /// Whether what is empty before a row is a row of the table as well: one between headings and values,
  /// which stands for the name of what is along x.
  private func isRow(before index: Int) -> Bool {
    guard index > 0, rows[index].number == rows[index - 1].number + 2 else { return false }
    return !rows[index - 1].hasValues && rows[index].hasValues
  }
}
