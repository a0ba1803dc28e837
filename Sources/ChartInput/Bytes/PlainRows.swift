// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads rows without splitting them, eight bytes at a time where they are of the plainest kind:
/// `2012-03-02,545.18` and a line end.
///
/// Whatever is not quite plain (wrong counts, values that are no numbers, lines of white space) is
/// left to the general reader, row by row; both give the same numbers bit by bit.
struct PlainRows {
  static let rowsPerBlock = 2048

  private let layout: PlainLayout
  /// What the dates have in common.
  var dates = PlainDate()
  /// The short way through rows of a day and a number; nil where there are others.
  private(set) var pairs: PlainPairs?
  /// Whether the instants are places of dates that are still to be read, as `TextRange`.
  let leavesDates: Bool

  init(_ layout: PlainLayout) {
    self.layout = layout
    leavesDates = layout.slots.contains(.written)
    pairs =
      layout.slots == [.date, .number]
      ? PlainPairs(delimiter: layout.delimiter, mark: layout.mark) : nil
  }

  /// Reads rows from `start` on that end before `limit`, which stands behind a line end.
  ///
  /// Returns where the first row begins that was not read, and the number of rows that were; at
  /// most a block of them, or `most` where dates are left to be read. The numbers of one column stand
  /// together, a block apart from the next. Blank lines are passed and noted; in a table of one column
  /// those that a row follows are missing numbers.
  mutating func read(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, instants: inout MutableSpan<Int64>,
    numbers: inout MutableSpan<Double>, blanks: inout BlankLines, most: Int = rowsPerBlock
  ) -> (next: Int, rows: Int) {
    let text = bytes.bytes
    guard text.canLoadRows(to: limit) else { return (start, 0) }
    var (next, row) = (start, 0)
    // Held apart from `self`, so that they stay in registers.
    let layout = layout
    var dates = dates
    defer { self.dates = dates }
    // Only cells that nobody wants may hold line ends.
    let mayHoldLines = layout.slots.contains(.skip)
    var isUnusual = false
    var open = BlankRun()
    while next < limit, row < most, text[next] != Byte.hash {
      if !isUnusual {
        let end = layout.readRow(
          bytes, from: next, to: limit, row, &dates, &instants, &numbers, cells: .usual)
        if end > next {
          next = end
          row += 1
          continue
        }
      }
      let behind = text.behindLineEnd(at: next)
      if behind >= 0 {
        if layout.slots.count > 1 {
          blanks.add(before: row)
        } else {
          open.add(row, at: next)
          numbers[row] = .nan
          row += 1
        }
        next = behind
        continue
      }
      let end = Self.readUnusual(
        layout, bytes, from: next, to: limit, row, &dates, &instants, &numbers)
      guard end > next else { break }
      isUnusual = true
      row += 1
      if mayHoldLines {
        // Behind further lines of a row the next begins as behind blank ones.
        for _ in 0..<text.furtherLines(from: next, to: end) { blanks.add(before: row) }
      }
      next = end
    }
    // Without a row behind them it is not known what they are.
    return open.end == row ? open.start : (next, row)
  }

  /// Reads one row in which cells may be what few tables have; they come in company.
  @inline(never)
  private static func readUnusual(
    _ layout: PlainLayout, _ bytes: Span<UInt8>, from start: Int, to limit: Int, _ row: Int,
    _ dates: inout PlainDate, _ instants: inout MutableSpan<Int64>,
    _ numbers: inout MutableSpan<Double>
  ) -> Int {
    let end = layout.readRow(
      bytes, from: start, to: limit, row, &dates, &instants, &numbers, cells: .unusual)
    guard end > start else { return -1 }
    let letters = bytes.bytes.firstBeyondASCII(from: start, to: end)
    return letters >= end || bytes.extracting(letters..<end).isValidUTF8 ? end : -1
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

/// The last blank lines that were read as rows, one behind the other.
private struct BlankRun {
  /// Where the first begins, and its row.
  private(set) var start = (next: 0, row: 0)
  /// The row behind the last; -1 before the first.
  private(set) var end = -1

  mutating func add(_ row: Int, at place: Int) {
    if end != row { start = (place, row) }
    end = row + 1
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

  /// The line feeds in a row before the line end that it ends with.
  fileprivate func furtherLines(from start: Int, to end: Int) -> Int {
    var count = 0
    for first in stride(from: start, to: end - 1, by: 8)
    where DigitWord.matches(word(at: first), DigitWord.filled(Byte.newline)) != 0 {
      for place in first..<min(first + 8, end - 1) where self[place] == Byte.newline { count += 1 }
    }
    return count
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
