// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads rows of the plainest kind, eight bytes at a time: `2012-03-02,545.18` and a line end.
///
/// Whatever is not quite plain (other dates, exponents, wrong counts, bytes beyond ASCII) is left
/// to the general reader, row by row; both give the same numbers bit by bit.
struct PlainRows {
  static let rowsPerBlock = 1024

  private let layout: PlainLayout
  private let isDateAndNumber: Bool
  /// What the dates have in common.
  var dates = PlainDate()
  /// What the number of a row mostly shares with the one before.
  private var shape = PlainShape()
  /// Whether the instants are places of dates that are still to be read, as `TextRange`.
  let leavesDates: Bool

  init(_ layout: PlainLayout) {
    self.layout = layout
    leavesDates = layout.slots.contains(.written)
    isDateAndNumber = layout.slots == [.date, .number]
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
    if isDateAndNumber {
      (next, row) = readPairs(text, from: start, to: limit, &instants, &numbers)
    }
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

  /// Reads rows of a day and a number, the commonest kind: as `read`, without looking at slots.
  private mutating func readPairs(
    _ text: RawSpan, from start: Int, to limit: Int, _ instants: inout MutableSpan<Int64>,
    _ numbers: inout MutableSpan<Double>
  ) -> (next: Int, rows: Int) {
    guard dates.clock == .none || dates.clock == .unknown else { return (start, 0) }
    let (delimiter, mark) = (layout.delimiter, layout.mark)
    var (dates, shape) = (dates, shape)
    defer { (self.dates, self.shape) = (dates, shape) }
    var (next, row) = (start, 0)
    while next < limit, row < Self.rowsPerBlock {
      guard let instant = dates.day(text, at: next, before: delimiter) else { break }
      let expected = text.behindLineEnd(at: next &+ 11 &+ shape.length)
      if expected >= 0, let number = shape.number(text, at: next &+ 11) {
        instants[row] = instant
        numbers[row] = number
        next = expected
        row += 1
        continue
      }
      let number = PlainNumber.read(text, at: next &+ 11, mark: mark)
      guard number.end >= 0 else { break }
      let end = text.behindLineEnd(at: number.end)
      guard end >= 0 else { break }
      shape =
        PlainShape(text, from: next &+ 11, to: number.end, mark: mark) ?? shape
      instants[row] = instant
      numbers[row] = number.value
      next = end
      row += 1
    }
    if row > 0 { dates.clock = .none }
    return (next, row)
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
