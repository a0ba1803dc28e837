// SPDX-License-Identifier: MIT

internal import JSONTree

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
    /// What is wrong with this record; those behind it can be read all the same.
    case unreadable(ReadError)
  }

  /// The name of the source.
  package let name: String
  /// The headings of delimited text; empty in NDJSON.
  package private(set) var headings: [String] = []
  private var window: ByteWindow
  /// Nil in NDJSON.
  private var splitter: RowSplitter?
  private var line = 1
  private var row = Row()

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
    try window.prepareToRewind()
    guard firstByte(of: window) != nil else { throw .empty(file: source.name) }
    return window
  }

  /// The first byte that is no white space, as far as it stands in the window.
  private static func firstByte(of window: borrowing ByteWindow) -> UInt8? {
    window.bytes[window.start..<window.end].first { $0 > Byte.space }
  }

  private mutating func readHeadings() throws(ReadError) {
    splitter = RowSplitter(
      file: name, delimiter: Dialect.delimiter(of: window, file: name))
    guard try nextRow() else { throw .empty(file: name) }
    headings = cells
    splitter?.headings = headings
  }

  /// The next record; nil at the end.
  ///
  /// - Throws: `ReadError` where the text cannot be read any further.
  package mutating func next() throws(ReadError) -> Record? {
    guard splitter != nil else { return try nextValue() }
    guard try nextRow() else { return nil }
    guard row.cells.count == headings.count else {
      let error = ReadError.raggedRow(
        file: name, row: row.number, expected: headings.count, found: row.cells.count)
      return Record(line: row.number, content: .unreadable(error))
    }
    return Record(line: row.number, content: .cells(cells))
  }

  /// Goes back to the first record.
  package mutating func rewind() throws(ReadError) {
    try window.rewind()
    line = 1
    if splitter != nil { _ = try nextRow() }
  }

  // MARK: - Delimited text

  private var cells: [String] {
    row.cells.map { String(decoding: row.bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  /// Brings the next row into `row`; false at the end.
  private mutating func nextRow() throws(ReadError) -> Bool {
    while try hasMore() {
      row.number = line
      switch try split() {
      case .incomplete: try window.refill()
      case .comment(let next), .blank(let next): window.start = next
      case .row(let next):
        window.start = next
        return true
      case nil: return false
      }
    }
    return false
  }

  private mutating func split() throws(ReadError) -> RowSplitter.Outcome? {
    var line = line
    var row = row
    defer { (self.line, self.row) = (line, row) }
    return try splitter?.split(
      window.bytes.span.extracting(0..<window.end), from: window.start, isAtEnd: window.isAtEnd,
      into: &row, lines: &line)
  }

  private mutating func hasMore() throws(ReadError) -> Bool {
    if window.start == window.end { try window.refill() }
    return window.start < window.end
  }

  // MARK: - NDJSON

  private mutating func nextValue() throws(ReadError) -> Record? {
    while let end = try lineEnd() {
      let text = window.bytes[window.start..<end]
      let number = line
      window.start = min(window.end, end + 1)
      line += 1
      if text.contains(where: { $0 > Byte.space }) {
        return Record(line: number, content: content(of: text, line: number))
      }
    }
    return nil
  }

  private func content(of text: ArraySlice<UInt8>, line: Int) -> Content {
    do throws(JSONDocument.Failure) {
      return .value(try JSONValue(Array(text)))
    } catch {
      return .unreadable(error.error(file: name, text: text, line: line))
    }
  }

  /// Where the line ends that begins at the window's start; nil at the end of the text.
  private mutating func lineEnd() throws(ReadError) -> Int? {
    while true {
      let rest = window.bytes[window.start..<window.end]
      let end = rest.firstIndex(of: Byte.newline)
      guard (end ?? window.end) - window.start <= RowSplitter.longestRow else {
        throw .rowTooLong(file: name, row: line, limit: RowSplitter.longestRow)
      }
      if let end { return end }
      guard !window.isAtEnd else { return rest.isEmpty ? nil : window.end }
      try window.refill()
    }
  }
}
