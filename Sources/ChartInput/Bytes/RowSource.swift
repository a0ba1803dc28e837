// SPDX-License-Identifier: MIT

/// The rows of a table, one after another, without the headings.
protocol RowSource: ~Copyable {
  /// Reads the next row; false at the end.
  mutating func next(_ row: inout Row) throws(ReadError) -> Bool
  /// Makes sure that the rows can be read again; only before the first is read.
  mutating func prepareToRewind() throws(ReadError)
  /// Goes back to the first row.
  mutating func rewind() throws(ReadError)
  /// Takes as many rows as a shortcut can; false as `TableCollector.append`.
  mutating func take(
    _ shortcut: inout PlainShortcut, into collector: inout TableCollector
  ) throws(ReadError) -> Bool
}

extension RowSource where Self: ~Copyable {
  mutating func take(
    _ shortcut: inout PlainShortcut, into collector: inout TableCollector
  ) throws(ReadError) -> Bool { true }
}

/// The rows of delimited text, from where its window stands.
struct DelimitedRows: RowSource, ~Copyable {
  var window: ByteWindow
  var splitter: RowSplitter
  /// The number of cells that every row must have.
  let columnCount: Int
  private let hasHeader: Bool
  /// The line on which the next row begins, counted from 1.
  var line = 1
  /// Blank lines of a table of one column that may turn out to be missing values.
  private var pendingBlanks = 0
  private var heldRow: Row?
  /// Where a window ended, and behind the last line end in it, as places of the stream.
  var lineEnds: (windowEnd: Int, last: Int)?

  /// Rows behind the headings, which the window must hold.
  init(
    window: consuming ByteWindow, splitter: RowSplitter, columnCount: Int, hasHeader: Bool
  ) {
    self.window = window
    self.splitter = splitter
    self.columnCount = columnCount
    self.hasHeader = hasHeader
  }

  /// Reads the next row that is neither blank nor a comment.
  ///
  /// In a table of one column a blank line between two rows is a row with an empty cell.
  mutating func next(_ row: inout Row) throws(ReadError) -> Bool {
    if pendingBlanks > 0, let held = heldRow { return giveBlank(before: held, &row) }
    if let held = heldRow.take() {
      row = held
      return true
    }
    guard try nextWritten(&row) else { return false }
    guard pendingBlanks > 0 else { return true }
    heldRow = row
    return giveBlank(before: row, &row)
  }

  private mutating func giveBlank(before held: Row, _ row: inout Row) -> Bool {
    row.number = held.number - pendingBlanks
    row.bytes = []
    row.cells = [Row.Cell(start: 0, end: 0)]
    pendingBlanks -= 1
    return true
  }

  private mutating func nextWritten(_ row: inout Row) throws(ReadError) -> Bool {
    while true {
      guard try hasMore() else {
        pendingBlanks = 0
        return false
      }
      row.number = line
      switch try split(into: &row) {
      case .incomplete: try window.refill()
      case .comment(let next): window.start = next
      case .blank(let next):
        window.start = next
        if columnCount == 1 { pendingBlanks += 1 }
      case .row(let next):
        window.start = next
        try checkCount(of: row)
        return true
      }
    }
  }

  private mutating func split(into row: inout Row) throws(ReadError) -> RowSplitter.Outcome {
    var lines = line
    let outcome = try splitter.split(
      window.bytes.span.extracting(0..<window.end), from: window.start, isAtEnd: window.isAtEnd,
      into: &row, lines: &lines)
    line = lines
    return outcome
  }

  private mutating func hasMore() throws(ReadError) -> Bool {
    if window.start == window.end { try window.refill() }
    return window.start < window.end
  }

  private func checkCount(of row: Row) throws(ReadError) {
    guard row.cells.count != columnCount else { return }
    throw .raggedRow(
      file: splitter.file, row: row.number, expected: columnCount, found: row.cells.count)
  }

  /// Whether the window stands at the beginning of a row, with nothing held back.
  var isBetweenRows: Bool { pendingBlanks == 0 && heldRow == nil }

  mutating func prepareToRewind() throws(ReadError) { try window.prepareToRewind() }

  mutating func rewind() throws(ReadError) {
    try window.rewind()
    lineEnds = nil
    line = 1
    pendingBlanks = 0
    heldRow = nil
    try skipHeader()
  }

  /// Passes over the headings, if there are any.
  mutating func skipHeader() throws(ReadError) {
    guard hasHeader else { return }
    var row = Row()
    // In a table of one column blank lines above the headings are no rows.
    repeat { _ = try next(&row) } while row.cells.count == 1 && row.cells[0].isEmpty
  }

  mutating func take(
    _ shortcut: inout PlainShortcut, into collector: inout TableCollector
  ) throws(ReadError) -> Bool {
    try shortcut.take(&self, into: &collector)
  }
}
