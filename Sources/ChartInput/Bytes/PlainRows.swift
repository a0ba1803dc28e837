// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads rows of the plainest kind, eight bytes at a time: `2012-03-02,545.18` and a line end.
///
/// Whatever is not quite plain (other dates, exponents, wrong counts, bytes beyond ASCII) is left
/// to the general reader, row by row; both give the same numbers bit by bit.
struct PlainRows {
  static let rowsPerBlock = 1024

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
  /// together, a block apart from the next.
  mutating func read(
    _ text: RawSpan, from start: Int, to limit: Int, instants: inout MutableSpan<Int64>,
    numbers: inout MutableSpan<Double>, most: Int = rowsPerBlock
  ) -> (next: Int, rows: Int) {
    guard text.canLoadRows(to: limit) else { return (start, 0) }
    var (next, row) = (start, 0)
    // Held apart from `self`, so that they stay in registers.
    let layout = layout
    var dates = dates
    defer { self.dates = dates }
    while next < limit, row < most, text[next] != Byte.hash {
      let end = layout.readRow(text, from: next, row, &dates, &instants, &numbers)
      guard end > next else { break }
      next = end
      row += 1
    }
    return (next, row)
  }

  /// Reads rows of a day and a number as `PlainPairs`; none where the dates have a time of day.
  mutating func readPairs(
    _ text: RawSpan, from start: Int, to limit: Int, into rows: Range<Int>,
    days: inout MutableSpan<Int32>, numbers: inout MutableSpan<Int32>
  ) -> (next: Int, row: Int) {
    let none = (start, rows.lowerBound)
    guard dates.clock == .none || dates.clock == .unknown else { return none }
    let read = pairs?.read(text, from: start, to: limit, into: rows, days: &days, numbers: &numbers)
    guard let read, read.row > rows.lowerBound else { return none }
    dates.clock = .none
    return read
  }
}

extension RawSpan {
  /// The place behind a line end, or -1 where there is none.
  @inline(__always)
  func behindLineEnd(at place: Int) -> Int {
    if self[place] == Byte.newline { return place &+ 1 }
    return self[place] == Byte.carriageReturn && self[place &+ 1] == Byte.newline
      ? place &+ 2 : -1
  }
}
