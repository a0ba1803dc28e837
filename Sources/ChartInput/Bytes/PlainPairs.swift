// SPDX-License-Identifier: MIT

/// Reads rows of a day and a number, the commonest kind, as whole numbers: `2012-03-02,545.18`
/// as the day 15401 and, with two decimals, 54518.
///
/// All numbers of a block have equally many decimals or fewer, so that it is packed without a
/// division. What has more or is longer than eight bytes is left to `PlainRows`.
struct PlainPairs {
  private let delimiter: UInt8
  private let mark: UInt8
  private var months = MonthCache()
  /// What the number of a row mostly shares with the one before, and the shape before that.
  private var shape = PlainShape()
  private var otherShape = PlainShape()
  /// The decimals of the numbers that were read last.
  private(set) var decimals = 0
  /// Those of the numbers that follow, which the shapes are made for.
  private var nextDecimals = 0

  init(delimiter: UInt8, mark: UInt8) {
    self.delimiter = delimiter
    self.mark = mark
  }

  /// Reads rows from `start` on that end before `limit`, which stands behind a line end: as many as
  /// there is room for, at most `most`.
  ///
  /// Returns where the first row begins that was not read, and the number of rows that were.
  mutating func read(
    _ text: RawSpan, from start: Int, to limit: Int, most: Int,
    days: inout MutableSpan<Int32>, numbers: inout MutableSpan<Int32>
  ) -> (next: Int, rows: Int) {
    guard text.canLoadRows(to: limit) else { return (start, 0) }
    let room = min(most, days.count, numbers.count)
    // Held apart from `self`, so that they stay in registers.
    let delimiter = delimiter
    var (months, shape) = (months, shape)
    defer { (self.months, self.shape) = (months, shape) }
    decimals = nextDecimals
    var (next, row) = (start, 0)
    while next < limit, row < room {
      guard let day = months.day(text, at: next, before: delimiter) else { break }
      var (number, end) = shape.row(text, at: next &+ 11)
      if end < 0 {
        guard changeShape(&shape, text, at: next &+ 11, isFirst: row == 0) else { break }
        (number, end) = shape.row(text, at: next &+ 11)
      }
      days[unchecked: row] = day
      numbers[unchecked: row] = number
      next = end
      row &+= 1
    }
    return (next, row)
  }

  /// Finds the shape of the number at a place; false where it does not suit the block.
  @inline(never)
  private mutating func changeShape(
    _ shape: inout PlainShape, _ text: RawSpan, at place: Int, isFirst: Bool
  ) -> Bool {
    swap(&shape, &otherShape)
    if shape.row(text, at: place).end >= 0 { return true }
    let end = PlainNumber.read(text, at: place, mark: mark).end
    guard var found = PlainShape(text, from: place, to: end, mark: mark) else { return false }
    let isScaled = found.decimals <= decimals && found.scale(to: decimals)
    shape = found
    if !isScaled {
      // Shapes for other decimals are of no use any longer.
      (nextDecimals, otherShape) = (found.decimals, PlainShape())
      guard isFirst else { return false }
      decimals = nextDecimals
    }
    return shape.row(text, at: place).end >= 0
  }
}

extension PlainShape {
  /// The number at the end of a row and where the next row begins, -1 where it has another shape.
  @inline(__always)
  fileprivate func row(_ text: RawSpan, at place: Int) -> (number: Int32, end: Int) {
    let number = number(text, at: place)
    return (number, number == Self.none ? -1 : text.behindLineEnd(at: place &+ length))
  }
}
