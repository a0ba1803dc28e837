// SPDX-License-Identifier: MIT

package import JSON

/// The records of a text, read one after another: rows of delimited text below their headings, or
/// NDJSON, one record a line.
///
/// A text whose first character is `{` is NDJSON. Delimited text is read as tables are: comma,
/// semicolon or tab, quotation marks by RFC 4180, blank lines and lines that begin with `#` passed
/// over. Memory is one buffer, whatever the length; a pipe is kept, so that it can be read again.
package struct TextRecords: ~Copyable {
  /// One record and where it begins.
  package struct Record: Sendable {
    /// The line on which it begins, counted from 1.
    package let line: Int
    package let content: Content
  }

  /// What a record holds.
  package enum Content: Sendable {
    /// As many cells as there are headings.
    case cells([String])
    /// A value of JSON, a record or anything else.
    case value(JSONValue)
    /// What is wrong with this record; those after it can be read all the same.
    case unreadable(ReadError)
  }

  /// The name of the source.
  package let name: String
  /// The headings of delimited text; empty in NDJSON.
  package private(set) var headings: [String] = []
  private var window: ByteWindow
  /// Nil in NDJSON.
  private var tokenizer: RowTokenizer?
  private var line = 1
  /// The rows that are cut, and which of them comes next.
  private var rows = RowText()
  private var nextRow = 0

  /// Opens a source and reads its headings.
  ///
  /// - Throws: `ReadError`; `.empty` where there is nothing but white space.
  package static func open(_ source: DataSource) throws(ReadError) -> TextRecords {
    var records = TextRecords(source.name, try window(source))
    if firstByte(of: records.window) != UInt8(ascii: "{") { try records.readHeadings() }
    return records
  }

  private init(_ name: String, _ window: consuming ByteWindow) {
    self.name = name
    self.window = window
  }

  private static func window(_ source: DataSource) throws(ReadError) -> ByteWindow {
    var window = try ByteWindow(source)
    try window.begin()
    if let content = FileContent(window.bytes[window.start..<window.end]) {
      throw .otherContent(file: source.name, content)
    }
    try window.prepareToRewind()
    guard firstByte(of: window) != nil else { throw .empty(file: source.name) }
    return window
  }

  /// The first byte that is no white space, as far as it stands in the window.
  private static func firstByte(of window: borrowing ByteWindow) -> UInt8? {
    window.bytes[window.start..<window.end].first { $0 > Byte.space }
  }

  private mutating func readHeadings() throws(ReadError) {
    tokenizer = RowTokenizer(file: name, delimiter: try delimiter())
    guard try cutRows() else { throw .empty(file: name) }
    headings = cells(of: 0)
    nextRow = 1
  }

  /// The delimiter that cuts most of the first rows into as many cells as the headings have.
  private mutating func delimiter() throws(ReadError) -> Delimiter {
    var best = (score: 0.0, delimiter: Delimiter.comma)
    for candidate in [Delimiter.tab, .semicolon, .comma] {
      var tokenizer = RowTokenizer(file: name, delimiter: candidate)
      var sample = window.bytes
      var rows = RowText()
      _ = try? tokenizer.cut(
        &sample, from: window.start, to: window.end, isAtEnd: window.isAtEnd, into: &rows, most: 20)
      guard rows.rowCount > 0, rows.row(0).count > 1 else { continue }
      let alike = (0..<rows.rowCount).count { rows.row($0).count == rows.row(0).count }
      let score = Double(alike) / Double(rows.rowCount)
      if score > best.score { best = (score, candidate) }
    }
    return best.delimiter
  }

  /// The next record; nil at the end.
  ///
  /// - Throws: `ReadError` where the text cannot be read any further.
  package mutating func next() throws(ReadError) -> Record? {
    guard tokenizer != nil else { return try nextValue() }
    if nextRow == rows.rowCount {
      guard try cutRows() else { return nil }
    }
    defer { nextRow += 1 }
    let line = rows.lines[nextRow]
    if let fault = rows.fault, fault.row == nextRow {
      return Record(line: line, content: .unreadable(fault.error))
    }
    let count = rows.row(nextRow).count
    guard count == headings.count else {
      let error = ReadError.raggedRow(
        file: name, row: line, expected: headings.count, found: count)
      return Record(line: line, content: .unreadable(error))
    }
    return Record(line: line, content: .cells(cells(of: nextRow)))
  }

  /// Goes back to the first record.
  package mutating func rewind() throws(ReadError) {
    try window.rewind()
    line = 1
    guard let delimiter = tokenizer?.delimiter else { return }
    tokenizer = RowTokenizer(file: name, delimiter: delimiter)
    rows.removeAll()
    nextRow = try cutRows() ? 1 : 0
  }

  // MARK: - Delimited text

  private func cells(of row: Int) -> [String] {
    rows.row(row).map { CellText.string(window.bytes[$0.range]) }
  }

  /// Cuts the next rows; false at the end.
  private mutating func cutRows() throws(ReadError) -> Bool {
    guard var tokenizer else { return false }
    defer { self.tokenizer = tokenizer }
    (nextRow, rows) = (0, RowText())
    while true {
      if window.start == window.end { try window.refill() }
      guard window.start < window.end else { return false }
      window.start = try window.cut(&tokenizer, into: &rows)
      if rows.rowCount > 0 { return true }
      if window.isAtEnd { return false }
      try window.refill()
    }
  }

  // MARK: - NDJSON

  private mutating func nextValue() throws(ReadError) -> Record? {
    while true {
      let next: Range<Int>?
      do throws(ReadError) { next = try window.nextLine(number: line) } catch {
        guard case .rowTooLong = error else { throw error }
        try window.skipLongLine()
        defer { line += 1 }
        return Record(line: line, content: .unreadable(error))
      }
      guard let next else { return nil }
      let text = window.bytes[next]
      let number = line
      line += 1
      if text.contains(where: { $0 > Byte.space }) {
        return Record(line: number, content: content(of: text, line: number))
      }
    }
  }

  private func content(of text: ArraySlice<UInt8>, line: Int) -> Content {
    do throws(JSONDocument.Failure) {
      return .value(try JSONValue(Array(text)))
    } catch {
      return .unreadable(error.error(file: name, text: text, line: line))
    }
  }
}
