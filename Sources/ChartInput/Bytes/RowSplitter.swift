// SPDX-License-Identifier: MIT

/// Cuts delimited text into rows and cells by RFC 4180, one row at a time.
///
/// Beyond the standard: a lone carriage return ends a row too, a quotation mark inside a cell that
/// does not begin with one is an ordinary character, white space around bare cells is dropped.
struct RowSplitter {
  /// What stands at a place in the text.
  enum Outcome {
    case row(next: Int)
    /// A line with nothing on it; the row has no cells, or an empty one.
    case blank(next: Int)
    case comment(next: Int)
    /// The row goes on behind the bytes that are here.
    case incomplete
  }

  static let longestCell = 65_536
  static let longestRow = 16 * 1024 * 1024

  let file: String
  let delimiter: UInt8
  /// The headings, for messages; empty before they are known.
  var headings: [String] = []

  init(file: String, delimiter: UInt8) {
    self.file = file
    self.delimiter = delimiter
  }

  /// Reads the row that begins at `start`; `lines` counts the line ends passed.
  func split(
    _ bytes: Span<UInt8>, from start: Int, isAtEnd: Bool, into row: inout Row, lines: inout Int
  ) throws(ReadError) -> Outcome {
    row.cells.removeAll(keepingCapacity: true)
    row.bytes.removeAll(keepingCapacity: true)
    if bytes[start] == Byte.newline {
      lines += 1
      return .blank(next: start + 1)
    }
    guard bytes[start] != Byte.hash else {
      return try skipComment(bytes, from: start, isAtEnd: isAtEnd, row: row.number, &lines)
    }
    var place = start
    var combined: UInt8 = 0
    var lineEnds = 1
    while true {
      let isQuoted = place < bytes.count && bytes[place] == Byte.quote
      let end =
        isQuoted
        ? try quotedCell(bytes, from: place, isAtEnd: isAtEnd, &row, &lineEnds, &combined)
        : try bareCell(bytes, from: place, isAtEnd: isAtEnd, &row, &combined)
      guard let end else {
        try checkLength(bytes.count - start, row: row.number)
        return .incomplete
      }
      if end < bytes.count, bytes[end] == delimiter {
        place = end + 1
        continue
      }
      guard let next = lineEnd(bytes, at: end, isAtEnd: isAtEnd) else { return .incomplete }
      lines += lineEnds
      if combined >= 0x80 { try checkEncoding(of: row) }
      return !isQuoted && row.cells.count == 1 && row.cells[0].isEmpty
        ? .blank(next: next) : .row(next: next)
    }
  }

  /// The place behind the line end at `end`, or nil where more bytes are needed to tell.
  private func lineEnd(_ bytes: Span<UInt8>, at end: Int, isAtEnd: Bool) -> Int? {
    guard end < bytes.count else { return end }
    guard bytes[end] == Byte.carriageReturn else { return end + 1 }
    guard end + 1 < bytes.count else { return isAtEnd ? end + 1 : nil }
    return bytes[end + 1] == Byte.newline ? end + 2 : end + 1
  }

  /// Reads a cell without quotation marks; returns where it ends, or nil where that is not here.
  private func bareCell(
    _ bytes: Span<UInt8>, from start: Int, isAtEnd: Bool, _ row: inout Row,
    _ combined: inout UInt8
  ) throws(ReadError) -> Int? {
    var place = start
    var seen: UInt8 = 0
    while place < bytes.count {
      let byte = bytes[place]
      // Every byte that ends a cell, or is not allowed, is either small or the delimiter.
      if byte == delimiter || byte <= Byte.carriageReturn, endsCell(byte) { break }
      seen |= byte
      if byte == 0 { throw .nulByte(file: file, row: row.number) }
      place += 1
    }
    guard place - start <= Self.longestCell else {
      throw .cellTooLong(file: file, row: row.number, limit: Self.longestCell)
    }
    guard place < bytes.count || isAtEnd else { return nil }
    combined |= seen
    append(bytes, from: start, to: place, &row)
    return place
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Byte.newline || byte == Byte.carriageReturn
  }

  private func append(_ bytes: Span<UInt8>, from start: Int, to end: Int, _ row: inout Row) {
    var lower = start
    var upper = end
    while lower < upper, isBlank(bytes[lower]) { lower += 1 }
    while lower < upper, isBlank(bytes[upper - 1]) { upper -= 1 }
    let first = row.bytes.count
    // One call for the whole cell: appending byte by byte takes most of the time of a long read.
    bytes.extracting(lower..<upper).withUnsafeBufferPointer { row.bytes.append(contentsOf: $0) }
    row.cells.append(Row.Cell(start: first, end: row.bytes.count))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }

  /// Reads a quoted cell, its doubled quotation marks made single.
  private func quotedCell(
    _ bytes: Span<UInt8>, from start: Int, isAtEnd: Bool, _ row: inout Row, _ lineEnds: inout Int,
    _ combined: inout UInt8
  ) throws(ReadError) -> Int? {
    let first = row.bytes.count
    var place = start + 1
    while true {
      guard place < bytes.count else {
        return try unfinishedQuote(length: place - start, isAtEnd: isAtEnd, row: row.number)
      }
      let byte = bytes[place]
      if byte == Byte.quote {
        guard place + 1 < bytes.count else {
          if isAtEnd { break }
          return nil
        }
        if bytes[place + 1] != Byte.quote { break }
        place += 1
      }
      if byte == 0 { throw .nulByte(file: file, row: row.number) }
      if byte == Byte.newline { lineEnds += 1 }
      combined |= byte
      row.bytes.append(byte)
      place += 1
    }
    try checkCell(length: row.bytes.count - first, row: row.number)
    row.cells.append(Row.Cell(start: first, end: row.bytes.count))
    let end = skipBlanks(bytes, from: place + 1)
    if end < bytes.count, !endsCell(bytes[end]) {
      throw .textAfterQuote(file: file, row: row.number)
    }
    return end < bytes.count || isAtEnd ? end : nil
  }

  private func unfinishedQuote(
    length: Int, isAtEnd: Bool, row: Int
  ) throws(ReadError) -> Int? {
    if isAtEnd { throw .unterminatedQuote(file: file, row: row) }
    try checkCell(length: length / 2, row: row)
    return nil
  }

  private func skipBlanks(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count, isBlank(bytes[place]), bytes[place] != delimiter { place += 1 }
    return place
  }

  private func skipComment(
    _ bytes: Span<UInt8>, from start: Int, isAtEnd: Bool, row: Int, _ lines: inout Int
  ) throws(ReadError) -> Outcome {
    var place = start
    while place < bytes.count, bytes[place] != Byte.newline, bytes[place] != Byte.carriageReturn {
      place += 1
    }
    guard place < bytes.count || isAtEnd,
      let next = lineEnd(bytes, at: place, isAtEnd: isAtEnd)
    else {
      try checkLength(bytes.count - start, row: row)
      return .incomplete
    }
    lines += 1
    return .comment(next: next)
  }

  private func checkCell(length: Int, row: Int) throws(ReadError) {
    guard length <= Self.longestCell else {
      throw .cellTooLong(file: file, row: row, limit: Self.longestCell)
    }
  }

  private func checkLength(_ length: Int, row: Int) throws(ReadError) {
    guard length <= Self.longestRow else {
      throw .rowTooLong(file: file, row: row, limit: Self.longestRow)
    }
  }

  private func checkEncoding(of row: Row) throws(ReadError) {
    for (index, cell) in row.cells.enumerated()
    where !row.bytes[cell.start..<cell.end].span.isValidUTF8 {
      let column = ColumnName(number: index + 1, in: headings)
      throw .invalidUTF8(CellPlace(file: file, row: row.number, column: column))
    }
  }
}

/// Bytes of delimited text that have a meaning.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let point = UInt8(ascii: ".")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
}

extension Span<UInt8> {
  var isValidUTF8: Bool {
    do {
      _ = try UTF8Span(validating: self)
      return true
    } catch {
      return false
    }
  }
}

extension ColumnName {
  /// A column without a heading.
  init(number: Int) { self.init(number: number, heading: "Column \(number)") }

  /// A column by its number, 1 or more, and the headings there are.
  init(number: Int, in headings: [String]) {
    self.init(
      number: number,
      heading: number <= headings.count ? headings[number - 1] : "Column \(number)")
  }
}
