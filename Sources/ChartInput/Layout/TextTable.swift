// SPDX-License-Identifier: MIT

internal import Audiograph

/// Some rows of a table, in memory.
struct TableBlock {
  var cells: CellBlock
  /// The lines that the rows begin on, or the numbers of the records.
  var lines: LineNumbers
  /// How many cells each of the last rows has by itself, where they lack some.
  var shortRows: [Int: Int] = [:]
  /// The first row with more cells than there are columns.
  var longRow: (row: Int, count: Int)?
  /// How many rows have a word behind their last cell, which is no cell of the table.
  var flaggedRowCount = 0
  /// The encoding as which bytes were read that are not UTF-8, if some came to light by now.
  var encoding: TextEncoding?
  /// The line of the row for which other rules for quotation marks were taken by now.
  var oddlyQuotedRow: Int?
  /// The first row that cannot be understood.
  var fault: (row: Int, error: ReadError)?
  /// Whether no row follows.
  var isLast: Bool
}

extension TableBlock {
  /// The first rows alone.
  func first(_ count: Int) -> TableBlock {
    guard count < cells.rowCount else { return self }
    var block = self
    block.cells.cells = Array(cells.cells.prefix(count * cells.columnCount))
    block.isLast = false
    return block
  }
}

/// The rows of delimited text below its headings, block after block or all at once.
struct TextTable: ~Copyable {
  let layout: Layout
  let file: String
  private var window: ByteWindow
  private let options: ReadOptions
  private var tokenizer: RowTokenizer
  private var quoting: Quoting
  private var rows: RowText
  /// The rows above the first one of data that are still to be skipped.
  private var rowsToSkip = 0
  /// The rows that have been cut.
  private var rowCount = 0
  /// The lines that were skipped before anything was cut.
  private let skippedLineCount: Int
  private var encoding: TextEncoding?
  /// Whether rows have been cut.
  private var hasBegun = false

  /// The rows of a source whose first bytes are in the window.
  ///
  /// - Throws: `ReadError` where its beginning is not a table.
  static func open(
    _ window: consuming ByteWindow, options: ReadOptions
  ) throws(ReadError) -> TextTable {
    if options.field != nil { throw .fieldNeedsJSON(file: window.stream.name) }
    // Quotation marks are changed where they stand, so that to cut anew is to read anew.
    let hasQuotes = window.bytes[window.start..<window.end].contains(Byte.quote)
    if !window.isAtEnd || hasQuotes { try window.prepareToRewind() }
    let (firstLine, delimiter) = try skipLines(&window, options)
    let layout = try layout(&window, options, firstLine: firstLine, delimiter)
    return TextTable(window, layout, options, firstLine: firstLine)
  }

  private init(
    _ window: consuming ByteWindow, _ layout: Layout, _ options: ReadOptions, firstLine: Int
  ) {
    file = window.stream.name
    skippedLineCount = firstLine - 1
    self.options = options
    self.layout = layout
    quoting = layout.quoting
    tokenizer = RowTokenizer(file: file, delimiter: layout.delimiter)
    rows = RowText(columnCount: layout.columnCount)
    self.window = window
    beginRows(line: firstLine)
  }

  private mutating func beginRows(line: Int) {
    tokenizer = RowTokenizer(
      file: file, delimiter: layout.delimiter, keepsBlankLines: layout.columnCount == 1)
    tokenizer.comment = layout.comment
    tokenizer.quoting = quoting
    tokenizer.line = line
    rowsToSkip = layout.rowsAboveData
    rowCount = 0
  }

  /// What became of the records that have been cut, as far as they are no data.
  var counts: RowCounts {
    var counts = RowCounts()
    let isCommentHeading = layout.namesStandInComment
    counts.comments = tokenizer.commentCount - (isCommentHeading ? 1 : 0)
    counts.blank = tokenizer.blankCount
    counts.preamble = skippedLineCount
    counts.headings =
      layout.rowsAboveData - layout.preamble.count - layout.linesWithoutPosition.count
      + (isCommentHeading ? 1 : 0)
    counts.records =
      skippedLineCount + tokenizer.commentCount + tokenizer.blankCount + rowCount
    return counts
  }

  /// The encoding that the text had before it was read; nil for UTF-8.
  var textEncoding: TextEncoding? { window.encoding }

  /// Which of several tables of the text it is; nil where there is one.
  var tableTaken: ReadNote? { window.tableTaken }

  /// Whether the first block is everything.
  var isWhole: Bool { window.isAtEnd }

  /// About as many rows as there are, a fifth more than the first ones suggest; 0 where the size of the
  /// source is not known.
  var rowEstimate: Int {
    guard let size = window.stream.size, layout.sampleByteCount > 0 else { return 0 }
    let perRow = Double(layout.sampleByteCount) / Double(layout.sampleRowCount + 1)
    return min(size / 2 + 1, Int(Double(size) / perRow * 1.2) + 64)
  }

  /// The next rows, as many as end within what is in memory; nil if there are none.
  mutating func nextBlock() throws(ReadError) -> TableBlock? {
    hasBegun = true
    while true {
      guard window.start < window.end || !window.isAtEnd else { return nil }
      rows.removeAll()
      if window.start == window.end { try window.refill() }
      try cut()
      if rows.rowCount > 0 { return try block() }
      if window.isAtEnd { return nil }
      try window.refill()
    }
  }

  /// As many rows as end within so many bytes, from the first one on; nil if these are all.
  mutating func firstRows(_ byteCount: Int) throws(ReadError) -> TableBlock? {
    hasBegun = true
    try window.rewind()
    beginRows(line: try Self.skipLines(&window, options).line)
    try window.read(atLeast: byteCount)
    guard !window.isAtEnd else { return nil }
    rows.removeAll()
    try cut()
    return try block()
  }

  /// All rows, from the first one on.
  mutating func wholeBlock() throws(ReadError) -> TableBlock {
    var isConverted = false
    if hasBegun {
      try window.rewind()
      try window.readAll()
      // The first bytes may have been ASCII alone.
      isConverted = try window.convert(from: nil)
      beginRows(line: try Self.skipLines(&window, options).line)
    }
    try window.readAll()
    rows.removeAll()
    let oddRow = try cutWhole()
    if isConverted { encoding = window.encoding }
    var block = try block()
    block.oddlyQuotedRow = oddRow
    return block
  }

  /// Cuts all rows, with other rules for quotation marks where those of the standard do not fit and all
  /// rows agree then.
  ///
  /// - Returns: The row for which the rules were changed.
  private mutating func cutWhole() throws(ReadError) -> Int? {
    var failure: ReadError?
    do throws(ReadError) { try cut() } catch { failure = error }
    guard quoting == .doubled, let oddRow = (failure ?? rows.fault?.error)?.oddlyQuotedRow else {
      if let failure { throw failure }
      return nil
    }
    for other in Quoting.others {
      if (try? cutAnew(other)) != nil, rows.fault == nil, rows.isRegular, rows.rowCount > 0 {
        return oddRow
      }
    }
    try cutAnew(.doubled)
    return nil
  }

  private mutating func cutAnew(_ other: Quoting) throws(ReadError) {
    try window.rewind()
    quoting = other
    beginRows(line: try Self.skipLines(&window, options).line)
    try window.readAll()
    rows.removeAll()
    try cut()
  }

  /// Cuts the rows in memory, without those above the data.
  private mutating func cut() throws(ReadError) {
    if rowsToSkip > 0 {
      var above = RowText()
      window.start = try window.cut(&tokenizer, into: &above, most: rowsToSkip)
      rowsToSkip -= above.rowCount
      rowCount += above.rowCount
      guard rowsToSkip == 0 else { return }
    }
    // Before it is cut, since marks that are made single leave parts of characters behind.
    encoding = window.isUTF8 ? nil : .windows1252
    window.start = try window.cut(&tokenizer, into: &rows)
    rowCount += rows.rowCount
  }

  private func block() throws(ReadError) -> TableBlock {
    let count = layout.columnCount
    try checkShortRows()
    let (cells, longRow) = rows.regular(columnCount: count)
    var cellBlock = CellBlock(bytes: window.bytes, cells: cells, columnCount: count)
    OneElementLists.unwrap(&cellBlock)
    var block = TableBlock(
      cells: cellBlock, lines: rows.lines,
      encoding: encoding,
      fault: rows.fault.flatMap { $0.row < rows.rowCount ? $0 : nil },
      isLast: window.isAtEnd && window.start == window.end)
    if !rows.isRegular {
      for row in 0..<rows.rowCount where rows.row(row).count < count {
        block.shortRows[row] = rows.row(row).count
      }
      block.longRow = longRow.map { ($0, rows.row($0).count) }
      if layout.delimiter == .blanks, longRow != nil, let flagged = flaggedRowCount {
        (block.longRow, block.flaggedRowCount) = (nil, flagged)
      }
    }
    return block
  }

  /// How many rows have one word more than there are columns, such as `Provisional`; nil if longer
  /// rows have something else.
  private var flaggedRowCount: Int? {
    var count = 0
    for index in 0..<rows.rowCount {
      let row = rows.row(index)
      guard row.count > layout.columnCount else { continue }
      guard row.count == layout.columnCount + 1, let word = row.last,
        !word.isEmpty, CellKind(window.bytes, word.range) == .text
      else { return nil }
      count += 1
    }
    return count
  }

  /// As many cells as rows may lack in all, and for each cell that they have.
  private static let mostAbsent = 1 << 22
  private static let mostAbsentEach = 8

  /// Refuses rows so short that to fill them up would take memory out of proportion to the text.
  private func checkShortRows() throws(ReadError) {
    let present = rows.cells.count
    let absent = rows.rowCount * layout.columnCount - present
    guard absent > max(Self.mostAbsent, present * Self.mostAbsentEach),
      let row = (0..<rows.rowCount).first(where: { rows.row($0).count < layout.columnCount })
    else { return }
    throw .raggedRow(
      file: file, row: rows.lines[row], expected: layout.columnCount, found: rows.row(row).count)
  }

  // MARK: - The beginning

  /// Passes over as many lines as the options say, and over a line that names the delimiter.
  ///
  /// - Returns: The line that the text begins on then, and the delimiter, where one is told.
  private static func skipLines(
    _ window: inout ByteWindow, _ options: ReadOptions
  ) throws(ReadError) -> (line: Int, delimiter: Delimiter?) {
    var line = 1
    while line <= options.skippedLines {
      guard try window.skipLine() else { throw .empty(file: window.stream.name) }
      line += 1
    }
    var delimiter: Delimiter?
    let first = Array(window.bytes[window.start..<min(window.end, window.start + 16)])
    if let separator = LayoutSearch.separatorLine(first) {
      window.start = min(window.end, window.start + separator.length)
      line += 1
      delimiter = separator.delimiter
    }
    guard let character = options.delimiter else { return (line, delimiter) }
    return (line, try Delimiter(character))
  }

  /// The layout, by as many bytes as hold two rows or more.
  private static func layout(
    _ window: inout ByteWindow, _ options: ReadOptions, firstLine: Int, _ delimiter: Delimiter?
  ) throws(ReadError) -> Layout {
    let search = LayoutSearch(
      file: window.stream.name, options: options, delimiter: delimiter)
    var length = usualSampleLength
    while true {
      let end = min(window.end, window.start + length)
      let isAll = end == window.end
      let text = window.bytes[window.start..<end]
      let isAtEnd = isAll && window.isAtEnd
      if let layout = try search.layout(of: text, firstLine: firstLine, isAtEnd: isAtEnd) {
        return layout
      }
      if isAll { try window.refill() }
      length *= 2
    }
  }

  private static let usualSampleLength = 65_536
}
