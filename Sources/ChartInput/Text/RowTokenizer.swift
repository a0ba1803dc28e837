// SPDX-License-Identifier: MIT

/// Cuts delimited text into rows and cells by RFC 4180.
///
/// Beyond the standard: a lone carriage return ends a row too, a quotation mark inside a cell that
/// does not begin with one is an ordinary character, white space around cells is dropped, blank
/// lines and comments are skipped. Every step moves forward in the text.
struct RowTokenizer {
  static let longestCell = 65_536
  static let longestRow = 16 * 1024 * 1024
  static let mostCells = 65_536

  let file: String
  let delimiter: Delimiter
  /// What begins a line that is not a row; empty if none is.
  var comment: [UInt8] = [Byte.hash]
  /// Whether a blank line between two rows is a row with an empty cell, as in a table of one column.
  var keepsBlankLines = false
  /// What quotation marks within cells look like.
  var quoting = Quoting.doubled
  /// The line on which the next row begins, counted from 1.
  var line = 1
  /// The comments and the blank lines that were skipped.
  private(set) var commentCount = 0
  private(set) var blankCount = 0
  private var pendingBlankLines = 0
  /// Whether a row was found.
  private var hasBegun = false
  /// Whether the next row is the first.
  private var isFirst = true

  init(file: String, delimiter: Delimiter, keepsBlankLines: Bool = false) {
    self.file = file
    self.delimiter = delimiter
    self.keepsBlankLines = keepsBlankLines
  }

  /// Cuts the rows that end within a stretch of text.
  ///
  /// Doubled quotation marks are made single where they stand, so that a text is cut only once.
  ///
  /// - Parameters:
  ///   - bytes: The text, and at least 16 bytes after its end that mean nothing.
  ///   - start: Where it begins.
  ///   - end: Where it ends.
  ///   - isAtEnd: Whether nothing follows, so that the last row needs no line end.
  ///   - rows: Where rows are added.
  ///   - most: As many rows as are wanted in all.
  /// - Returns: The place after the last row.
  /// - Throws: `ReadError` for a row that is too long, has a NUL byte, or never ends.
  mutating func cut(
    _ bytes: inout [UInt8], from start: Int, to end: Int, isAtEnd: Bool, into rows: inout RowText,
    most: Int = .max
  ) throws(ReadError) -> Int {
    let text = Stretch(end: end, isAtEnd: isAtEnd)
    var place = start
    while place < end, rows.rowCount < most {
      isFirst = !hasBegun && rows.rowCount == 0
      guard let next = try skipped(bytes.span.bytes, from: place, in: text) else { break }
      guard next == place else {
        place = next
        continue
      }
      flushBlankLines(into: &rows)
      var doubled: [Int] = []
      let rowEnd: Int?
      switch delimiter {
      case .blanks:
        rowEnd = try cutAligned(bytes.span.bytes, from: place, in: text, into: &rows, &doubled)
      case .byte(let byte):
        if let end = cutUnquotedRows(
          bytes.span.bytes, from: place, in: text, delimiter: byte, &rows, most)
        {
          rowEnd = end
        } else {
          rowEnd = try cutRows(
            bytes.span.bytes, from: place, in: text, delimiter: byte, &rows, &doubled,
            min(most, rows.rowCount + Self.oddRowCount))
        }
      }
      rows.unescape(doubled, in: &bytes, hasEscapes: quoting == .escaped)
      guard let rowEnd else {
        try checkRow(length: end - place)
        break
      }
      place = rowEnd
      hasBegun = true
    }
    if isAtEnd, place == end {
      blankCount += pendingBlankLines
      pendingBlankLines = 0
    }
    return place
  }

  /// How far a text goes.
  private struct Stretch {
    let end: Int
    /// Whether nothing follows.
    let isAtEnd: Bool
  }

  /// The place after a blank line or a comment that begins at a place, the place itself where a row
  /// does; nil if more bytes are needed.
  private mutating func skipped(
    _ bytes: RawSpan, from start: Int, in text: Stretch
  ) throws(ReadError) -> Int? {
    var place = start
    let isComment = beginsComment(bytes, at: start, in: text)
    if isComment {
      while place < text.end, !Self.endsLine(bytes[place]) { place += 1 }
    } else if delimiter != .tab {
      while place < text.end, Byte.isBlank(bytes[place]) { place += 1 }
    }
    guard place < text.end else {
      guard text.isAtEnd else {
        try checkRow(length: place - start)
        return nil
      }
      if place > start { countSkipped(isComment: isComment) }
      return place
    }
    guard Self.endsLine(bytes[place]) else { return start }
    guard let next = behindLineEnd(bytes, at: place, in: text) else { return nil }
    line += 1
    countSkipped(isComment: isComment)
    return next
  }

  private mutating func countSkipped(isComment: Bool) {
    if isComment {
      commentCount += 1
    } else if keepsBlankLines {
      pendingBlankLines += 1
    } else {
      blankCount += 1
    }
  }

  private func beginsComment(_ bytes: RawSpan, at start: Int, in text: Stretch) -> Bool {
    // Spreadsheets put comments that hold commas into quotation marks.
    let isQuoted =
      !hasBegun && start + 2 < text.end && bytes[start] == Byte.quote
      && bytes[start + 2] == Byte.space
    let place = isQuoted ? start + 1 : start
    let end = place + comment.count
    guard !comment.isEmpty, end <= text.end else { return false }
    // A sign alone, above everything else, is the heading of a column that counts.
    if isFirst, end < text.end, .byte(bytes[end]) == delimiter { return false }
    return comment.indices.allSatisfy { bytes[place + $0] == comment[$0] }
  }

  /// Adds a row with an empty cell for each blank line between two rows of one column.
  private mutating func flushBlankLines(into rows: inout RowText) {
    guard pendingBlankLines > 0 else { return }
    if hasBegun {
      for number in 0..<pendingBlankLines {
        rows.append(CellRange(0, 0))
        rows.endRow(
          first: rows.cells.count - 1, count: 1, line: line - pendingBlankLines + number)
      }
    } else {
      blankCount += pendingBlankLines
    }
    pendingBlankLines = 0
  }

  /// As many bytes as are cut into plain rows at a time.
  private static let plainLength = 65_536
  /// As many rows as are cut one by one where one is not plain, before plain ones are expected again.
  private static let oddRowCount = 64

  /// Cuts rows of the usual count of cells without quotation marks or blanks, until one is not so.
  ///
  /// - Returns: The place after the last one; nil if there is none.
  private mutating func cutUnquotedRows(
    _ bytes: RawSpan, from start: Int, in text: Stretch, delimiter: UInt8,
    _ rows: inout RowText, _ most: Int
  ) -> Int? {
    guard rows.usualCount > 0, most == .max, let plain = UnquotedRows(delimiter, rows.usualCount)
    else { return nil }
    var cells = rows.takeCells()
    let (end, count) = plain.cut(
      bytes, from: start, to: min(text.end, start + Self.plainLength), comment: comment.first,
      into: &cells)
    rows.bringBack(cells)
    rows.endRows(count, line: line)
    line += count
    return count > 0 ? end : nil
  }

  /// Cuts rows whose cells a byte parts, until one begins with what may be no row.
  ///
  /// Of eight bytes at a time only those below `-` and the delimiter are looked at; no digit, letter
  /// or sign of a plain number is among them.
  ///
  /// - Returns: The place after the last whole row; nil if not even one ends in the stretch.
  private mutating func cutRows(
    _ bytes: RawSpan, from start: Int, in text: Stretch, delimiter: UInt8,
    _ rows: inout RowText, _ doubled: inout [Int], _ most: Int
  ) throws(ReadError) -> Int? {
    let scan = CellScan(delimiter: delimiter)
    // Kept here, so that nobody has to ask for each cell whether somebody else holds them too.
    var cells = rows.takeCells()
    // Rows of the usual form on successive lines, which are noted together.
    var (run, line) = (0, line)
    defer {
      rows.endRows(run, line: line - run)
      rows.bringBack(cells)
      self.line = line
    }
    var usualCount = rows.usualCount
    let most = most - rows.rowCount
    var (cellStart, place, first) = (start, start, cells.count)
    var (rowEnd, rowCount): (Int?, Int) = (nil, 0)
    var quoted: CellRange?
    var quotedLines = 0
    scanning: while place < text.end {
      var hits = scan.hits(in: bytes.word(at: place))
      let base = place
      place &+= 8
      while hits != 0 {
        let hit = base &+ hits.trailingZeroBitCount &>> 3
        hits &= hits &- 1
        if hit >= text.end { break scanning }
        if hit < cellStart { continue }
        let byte = bytes[hit]
        if byte == delimiter {
          cells.append(quoted ?? Self.trimmed(bytes, cellStart, hit))
          (quoted, cellStart) = (nil, hit &+ 1)
        } else if Self.endsLine(byte) {
          guard let next = behindLineEnd(bytes, at: hit, in: text) else { break scanning }
          cells.append(quoted ?? Self.trimmed(bytes, cellStart, hit))
          if cells.count &- first == usualCount, quotedLines == 0 {
            run &+= 1
          } else {
            rows.endRows(run, line: line - run)
            rows.endRow(first: first, count: cells.count - first, line: line)
            (run, line, usualCount) = (0, line + quotedLines, rows.usualCount)
          }
          line &+= 1
          rowCount &+= 1
          (quoted, quotedLines, rowEnd, cellStart, first) = (nil, 0, next, next, cells.count)
          if next < text.end, mayBeNoRow(bytes[next]) || rowCount >= most { return next }
        } else if byte == Byte.quote, quoted == nil, Self.areBlank(bytes, cellStart, hit) {
          let found: QuotedCell?
          do throws(ReadError) {
            found = try quotedCell(bytes, from: hit, in: text, line: line)
          } catch {
            guard case .textAfterQuote = error else { throw error }
            // Below the data, where it is not needed, such a row does no harm.
            rows.note(error, inRow: rows.rowCount + run)
            continue
          }
          guard let cell = found else { break scanning }
          if cell.hasDoubledMarks { doubled.append(cells.count) }
          quotedLines += cell.lineEnds
          (quoted, cellStart, place) = (cell.range, cell.next, cell.next)
          continue scanning
        } else if byte == 0 {
          throw .nulByte(file: file, row: line)
        }
      }
      if place &- cellStart > Self.longestCell { throw cellTooLong(line) }
    }
    guard text.isAtEnd, quoted != nil || cellStart < text.end || cells.count > first else {
      try checkUnendedRow(cellCount: cells.count - first)
      cells.removeSubrange(first...)
      return rowEnd
    }
    cells.append(quoted ?? Self.trimmed(bytes, cellStart, text.end))
    rows.endRows(run, line: line - run)
    rows.endRow(first: first, count: cells.count - first, line: line)
    (run, line) = (0, line + 1 + quotedLines)
    return text.end
  }

  /// Cuts one row whose cells are parted by blanks.
  private mutating func cutAligned(
    _ bytes: RawSpan, from start: Int, in text: Stretch, into rows: inout RowText,
    _ doubled: inout [Int]
  ) throws(ReadError) -> Int? {
    var cells = rows.takeCells()
    defer { rows.bringBack(cells) }
    let first = cells.count
    var (place, quotedLines) = (start, 0)
    while true {
      while place < text.end, Byte.isBlank(bytes[place]) { place += 1 }
      guard place < text.end, !Self.endsLine(bytes[place]) else { break }
      if bytes[place] == Byte.quote {
        guard let cell = try quotedCell(bytes, from: place, in: text, line: line) else {
          cells.removeSubrange(first...)
          return nil
        }
        if cell.hasDoubledMarks { doubled.append(cells.count) }
        quotedLines += cell.lineEnds
        cells.append(cell.range)
        place = cell.next
      } else {
        let cellStart = place
        while place < text.end, bytes[place] > Byte.space { place += 1 }
        if place < text.end, bytes[place] == 0 { throw .nulByte(file: file, row: line) }
        // A control character besides those of blanks and line ends belongs to its cell.
        if place == cellStart { place += 1 }
        guard place - cellStart <= Self.longestCell else { throw cellTooLong(line) }
        cells.append(CellRange(cellStart, place))
      }
    }
    guard let next = place < text.end ? behindLineEnd(bytes, at: place, in: text) : place,
      place < text.end || text.isAtEnd
    else {
      try checkUnendedRow(cellCount: cells.count - first)
      cells.removeSubrange(first...)
      return nil
    }
    rows.endRow(first: first, count: cells.count - first, line: line)
    line += 1 + quotedLines
    return next
  }

  /// A cell in quotation marks.
  private struct QuotedCell {
    let range: CellRange
    /// Where the delimiter or line end after it stands.
    let next: Int
    let hasDoubledMarks: Bool
    let lineEnds: Int
  }

  /// Reads a cell in quotation marks; nil if it does not end in the stretch.
  private func quotedCell(
    _ bytes: RawSpan, from start: Int, in text: Stretch, line: Int
  ) throws(ReadError) -> QuotedCell? {
    var (place, doubled, ends) = (start + 1, 0, 0)
    while true {
      guard place < text.end else {
        if text.isAtEnd { throw .unterminatedQuote(file: file, row: line) }
        if place - start > 2 * Self.longestCell { throw cellTooLong(line) }
        return nil
      }
      let byte = bytes[place]
      if byte == Byte.backslash, quoting == .escaped {
        guard place + 1 < text.end || text.isAtEnd else { return nil }
        if place + 1 < text.end,
          bytes[place + 1] == Byte.quote || bytes[place + 1] == Byte.backslash
        {
          place += 1
          doubled += 1
        }
      } else if byte == Byte.quote {
        guard place + 1 < text.end || text.isAtEnd else { return nil }
        let isPair = place + 1 < text.end && bytes[place + 1] == Byte.quote
        if quoting == .loose, closes(bytes, behind: place + 1, in: text) { break }
        if isPair, quoting != .loose || !closes(bytes, behind: place + 2, in: text) {
          place += 1
          doubled += 1
        } else if quoting != .loose {
          break
        }
      } else if byte == Byte.newline {
        ends += 1
      } else if byte == 0 {
        throw .nulByte(file: file, row: line)
      }
      place += 1
    }
    var next = place + 1
    while next < text.end, Byte.isBlank(bytes[next]), delimiter != .byte(bytes[next]) { next += 1 }
    guard next < text.end || text.isAtEnd else { return nil }
    guard
      next == text.end || Self.endsLine(bytes[next]) || delimiter == .byte(bytes[next])
        || delimiter == .blanks && next > place + 1
    else { throw .textAfterQuote(file: file, row: line) }
    if place - start - 1 - doubled > Self.longestCell { throw cellTooLong(line) }
    let isEmpty = Self.areBlank(bytes, start + 1, place)
    return QuotedCell(
      range: CellRange(isEmpty ? place : start + 1, place), next: next,
      hasDoubledMarks: doubled > 0, lineEnds: ends)
  }

  /// Whether a delimiter or a line end stands at a place, or behind blanks.
  private func closes(_ bytes: RawSpan, behind start: Int, in text: Stretch) -> Bool {
    var next = start
    while next < text.end, Byte.isBlank(bytes[next]), delimiter != .byte(bytes[next]) { next += 1 }
    return next >= text.end || Self.endsLine(bytes[next]) || delimiter == .byte(bytes[next])
      || delimiter == .blanks && next > start
  }

  /// The place after the line end at a place; nil if more bytes are needed.
  @inline(__always)
  private func behindLineEnd(_ bytes: RawSpan, at place: Int, in text: Stretch) -> Int? {
    if bytes[place] == Byte.newline { return place &+ 1 }
    guard place &+ 1 < text.end else { return text.isAtEnd ? place &+ 1 : nil }
    return bytes[place &+ 1] == Byte.newline ? place &+ 2 : place &+ 1
  }

  @inline(__always)
  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == Byte.newline || byte == Byte.carriageReturn
  }

  /// Whether a line that begins with a byte may be blank or a comment.
  @inline(__always)
  private func mayBeNoRow(_ byte: UInt8) -> Bool { byte <= Byte.space || byte == comment.first }

  private static func areBlank(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Bool {
    var place = start
    while place < end, Byte.isBlank(bytes[place]) { place += 1 }
    return place == end
  }

  /// A cell without the blanks at its ends.
  @inline(__always)
  private static func trimmed(_ bytes: RawSpan, _ start: Int, _ end: Int) -> CellRange {
    guard start < end, bytes[start] > Byte.space, bytes[end &- 1] > Byte.space else {
      return trimmedOfBlanks(bytes, start, end)
    }
    return CellRange(start, end)
  }

  @inline(never)
  private static func trimmedOfBlanks(_ bytes: RawSpan, _ start: Int, _ end: Int) -> CellRange {
    var (lower, upper) = (start, end)
    while lower < upper, Byte.isBlank(bytes[lower]) { lower += 1 }
    while lower < upper, Byte.isBlank(bytes[upper - 1]) { upper -= 1 }
    return CellRange(lower, upper)
  }

  private func cellTooLong(_ line: Int) -> ReadError {
    .cellTooLong(file: file, row: line, limit: Self.longestCell)
  }

  /// Refuses a row of more cells than a table has columns before all of it is in memory.
  private func checkUnendedRow(cellCount: Int) throws(ReadError) {
    guard cellCount <= Self.mostCells else {
      throw .tooManyColumns(file: file, limit: Self.mostCells)
    }
  }

  private func checkRow(length: Int) throws(ReadError) {
    guard length <= Self.longestRow else {
      throw .rowTooLong(file: file, row: line, limit: Self.longestRow)
    }
  }
}
