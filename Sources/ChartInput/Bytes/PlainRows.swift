// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads rows without splitting them, eight bytes at a time where they are of the plainest kind:
/// `2012-03-02,545.18` and a line end.
///
/// Whatever is not quite plain (wrong counts, values that are no numbers) is left to the general reader,
/// row by row; both give the same numbers bit by bit.
struct PlainRows {
  static let rowsPerBlock = 2048

  private let layout: PlainLayout
  /// What the dates have in common.
  var dates = PlainDate()
  /// The short way through rows of a day and a number; nil where there are others.
  private(set) var pairs: PlainPairs?
  /// Whether the instants are places of dates or names that are still to be read, as `TextRange`.
  let leavesTexts: Bool
  /// Rows without text that were left out, as those of categories are.
  private var emptyRowCount = 0
  /// Whether rows may go on behind line ends, which only cells that are not read here hold.
  private let mayHoldLines: Bool

  init(_ layout: PlainLayout) {
    self.layout = layout
    leavesTexts = layout.slots.contains(.written)
    mayHoldLines = leavesTexts || layout.slots.contains(.skip)
    pairs =
      layout.slots == [.date, .number]
      ? PlainPairs(delimiter: layout.delimiter, mark: layout.mark) : nil
  }

  /// The number of rows that were left out since it was asked for last.
  mutating func takeEmptyRowCount() -> Int {
    defer { emptyRowCount = 0 }
    return emptyRowCount
  }

  /// Reads rows from `start` on that end before `limit`, which stands behind a line end.
  ///
  /// Returns where the first row begins that was not read, and the number of rows that were; at
  /// most a block of them, or `most` where texts are left to be read. The numbers of one column stand
  /// together, a block apart from the next. Lines of white space and comments are passed and noted.
  /// Rows without text, which the lines of white space in a table of one column are, are missing
  /// numbers where a row with text follows.
  mutating func read(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, instants: inout MutableSpan<Int64>,
    numbers: inout MutableSpan<Double>, blanks: inout BlankLines, most: Int = rowsPerBlock
  ) -> (next: Int, rows: Int) {
    guard bytes.bytes.canLoadRows(to: limit) else { return (start, 0) }
    var place = RowPlace(next: start)
    readRows(
      bytes, from: &place, to: limit, most, &instants, &numbers, &blanks, cells: .usual)
    readUnusualRows(bytes, from: &place, to: limit, most, &instants, &numbers, &blanks)
    guard place.isBehindEmptyRows else { return (place.next, place.row) }
    // Without a row behind them it is not known what they are.
    blanks.remove(behind: place.firstEmpty.row)
    return (place.firstEmpty.next, place.firstEmpty.row)
  }

  /// Reads rows up to one in which cells are not what nearly all hold.
  @inline(__always)
  private mutating func readRows(
    _ bytes: Span<UInt8>, from place: inout RowPlace, to limit: Int, _ most: Int,
    _ instants: inout MutableSpan<Int64>, _ numbers: inout MutableSpan<Double>,
    _ blanks: inout BlankLines, cells: PlainLayout.Cells
  ) {
    let text = bytes.bytes
    // Held apart from `self`, so that they stay in registers.
    let layout = layout
    var dates = dates
    var (next, row) = (place.next, place.row)
    defer { (self.dates, place.next, place.row) = (dates, next, row) }
    while next < limit, row < most {
      if text[next] != Byte.hash {
        let (end, hasText) = layout.readRow(
          bytes, from: next, to: limit, row, &dates, &instants, &numbers, cells: cells)
        if end > next {
          if cells == .unusual {
            guard bytes.isText(from: next, to: end) else { return }
            noteLineEnds(text, from: next, to: end, before: row + 1, &blanks)
          }
          if !hasText {
            guard !leavesTexts else {
              // Nothing has no name: such a row is left out.
              blanks.add(before: row)
              emptyRowCount &+= 1
              next = end
              continue
            }
            place.noteEmpty(row, at: next)
          }
          next = end
          row &+= 1
          continue
        }
      }
      let behind = text.behindEmptyLine(at: next, delimiter: layout.delimiter)
      guard behind >= 0 else { return }
      if layout.slots.count == 1, text[next] != Byte.hash {
        numbers[row] = .nan
        place.noteEmpty(row, at: next)
        row &+= 1
      } else {
        blanks.add(before: row)
      }
      next = behind
    }
  }

  /// Reads rows in which cells may be what few tables have; they come in company.
  @inline(never)
  private mutating func readUnusualRows(
    _ bytes: Span<UInt8>, from start: inout RowPlace, to limit: Int, _ most: Int,
    _ instants: inout MutableSpan<Int64>, _ numbers: inout MutableSpan<Double>,
    _ blanks: inout BlankLines
  ) {
    readRows(bytes, from: &start, to: limit, most, &instants, &numbers, &blanks, cells: .unusual)
  }

  /// Notes the line ends in a row: behind further lines of it the next begins as behind blank ones.
  @inline(__always)
  private func noteLineEnds(
    _ text: RawSpan, from start: Int, to end: Int, before row: Int, _ blanks: inout BlankLines
  ) {
    guard mayHoldLines else { return }
    for _ in 0..<text.furtherLines(from: start, to: end) { blanks.add(before: row) }
  }

  /// Reads rows of a day and a number as `PlainPairs`; none where the dates have a time of day.
  mutating func readPairs(
    _ text: RawSpan, from start: Int, to limit: Int, into rows: Range<Int>,
    days: inout MutableSpan<Int32>, numbers: inout MutableSpan<Int32>, blanks: inout BlankLines
  ) -> (next: Int, row: Int) {
    let none = (start, rows.lowerBound)
    guard dates.clock == .none || dates.clock == .unknown else { return none }
    let read = pairs?.read(
      text, from: start, to: limit, into: rows, days: &days, numbers: &numbers, blanks: &blanks)
    guard let read else { return none }
    if read.row > rows.lowerBound { dates.clock = .none }
    return read
  }
}

/// How far a block of rows was read.
private struct RowPlace {
  /// Where the next row begins.
  var next: Int
  /// The next row of the block.
  var row = 0
  /// The first of the last rows without text, one behind the other, and where it begins.
  private(set) var firstEmpty = (next: 0, row: 0)
  /// The row behind the last of them; -1 before the first.
  private var behindEmpty = -1

  init(next: Int) { self.next = next }

  /// Whether the last row that was read is without text.
  var isBehindEmptyRows: Bool { behindEmpty == row }

  /// Notes a row without text that begins at a place.
  mutating func noteEmpty(_ row: Int, at next: Int) {
    if behindEmpty != row { firstEmpty = (next, row) }
    behindEmpty = row + 1
  }
}

extension Span<UInt8> {
  /// Whether the letters beyond ASCII in a row are valid.
  @inline(__always)
  fileprivate func isText(from start: Int, to end: Int) -> Bool {
    let letters = bytes.firstBeyondASCII(from: start, to: end)
    return letters >= end || extracting(letters..<end).isValidUTF8
  }
}

extension RawSpan {
  /// The place behind a line end, or -1 where there is none.
  ///
  /// A lone carriage return is one too.
  @inline(__always)
  func behindLineEnd(at place: Int) -> Int {
    if self[place] == Byte.newline { return place &+ 1 }
    guard self[place] == Byte.carriageReturn else { return -1 }
    return self[place &+ 1] == Byte.newline ? place &+ 2 : place &+ 1
  }

  /// The place behind a line of white space or a comment, or -1 where there is neither.
  @inline(never)
  fileprivate func behindEmptyLine(at start: Int, delimiter: UInt8) -> Int {
    var place = start
    if self[place] == Byte.hash {
      while behindLineEnd(at: place) < 0 { place &+= 1 }
    } else {
      while self[place] == Byte.space || self[place] == Byte.tab, self[place] != delimiter {
        place &+= 1
      }
      guard place - start <= RowSplitter.longestCell else { return -1 }
    }
    return behindLineEnd(at: place)
  }

  /// The line feeds in a row before the line end that it ends with.
  fileprivate func furtherLines(from start: Int, to end: Int) -> Int {
    var place = start
    while place < end {
      let found = DigitWord.matches(word(at: place), DigitWord.filled(Byte.newline))
      guard found == 0 else {
        place += found.trailingZeroBitCount / 8
        break
      }
      place += 8
    }
    // Most rows end with their first.
    guard place < end - 1 else { return 0 }
    return (place..<end - 1).count { self[$0] == Byte.newline }
  }

  /// The place of the first byte beyond ASCII, which may be one of the few behind a row; `end` or
  /// more without any.
  fileprivate func firstBeyondASCII(from start: Int, to end: Int) -> Int {
    var place = start
    while place < end {
      let highBits = word(at: place) & 0x8080_8080_8080_8080
      guard highBits == 0 else { return place + highBits.trailingZeroBitCount / 8 }
      place += 8
    }
    return place
  }
}
