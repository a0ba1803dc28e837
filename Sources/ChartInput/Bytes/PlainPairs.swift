// SPDX-License-Identifier: MIT

/// Reads rows of a day and a number, the commonest kind, as whole numbers: `2012-03-02,545.18`
/// as the day 15401 and, with two decimals, 54518.
///
/// All numbers of a block have equally many decimals or fewer, so that they are divided
/// by one power of ten. What has more or is longer than eight bytes is left to `PlainRows`.
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

  /// Reads rows from `start` on that end before `limit`, which stands behind a line end, into some
  /// rows of a block: all of it, or what follows the rows that were read last.
  ///
  /// Returns where the first row begins that was not read, and the first row of the block without
  /// one. Blank lines are passed and noted.
  mutating func read(
    _ text: RawSpan, from start: Int, to limit: Int, into rows: Range<Int>,
    days: inout MutableSpan<Int32>, numbers: inout MutableSpan<Int32>, blanks: inout BlankLines
  ) -> (next: Int, row: Int) {
    var (next, row) = (start, rows.lowerBound)
    guard text.canLoadRows(to: limit) else { return (next, row) }
    if row == 0 { decimals = nextDecimals }
    while true {
      (next, row) = readAlike(
        text, from: next, to: limit, into: row..<rows.upperBound, days: &days, numbers: &numbers)
      guard next < limit, row < rows.upperBound else { return (next, row) }
      if months.turn(text, at: next) { continue }
      let behind = text.behindLineEnd(at: next)
      if behind > next {
        blanks.add(before: row)
        next = behind
        continue
      }
      guard months.day(text, at: next, before: delimiter) != nil,
        changeShape(text, at: next &+ 11, isFirst: row == 0)
      else { return (next, row) }
    }
  }

  /// Reads rows of the same month and shape as the one before.
  ///
  /// A function of its own, so that the place of the next row stays in a register: each row begins
  /// where the one before ends. Describing a million rows takes 11.3 ms so, 12.1 in one loop with the
  /// changes of month and shape. Mutating, though it changes nothing, so that all of it is not
  /// copied for each of the calls. The rooms are moved into variables and back, so that where they
  /// begin stays in registers, which saves 3 percent more.
  @inline(never)
  private mutating func readAlike(
    _ text: RawSpan, from start: Int, to limit: Int, into rows: Range<Int>,
    days: inout MutableSpan<Int32>, numbers: inout MutableSpan<Int32>
  ) -> (next: Int, row: Int) {
    let (delimiter, months, shape) = (delimiter, months, shape)
    var dayCells = days
    var numberCells = numbers
    let last = min(dayCells.count, numberCells.count, rows.upperBound)
    var (next, row) = (start, rows.lowerBound)
    while next < limit, row < last,
      let day = months.dayOfSameMonth(text, at: next, before: delimiter),
      let (number, end) = shape.number(text, at: next &+ 11)
    {
      dayCells[row] = day
      numberCells[row] = number
      next = end
      row &+= 1
    }
    days = dayCells
    numbers = numberCells
    return (next, row)
  }

  /// Makes sure that the shape is that of the number at a place; false where none suits the block.
  @inline(never)
  private mutating func changeShape(
    _ text: RawSpan, at place: Int, isFirst: Bool
  ) -> Bool {
    if shape.number(text, at: place) != nil { return true }
    swap(&shape, &otherShape)
    if shape.number(text, at: place) != nil { return true }
    let end = PlainNumber.read(text, at: place, mark: mark).end
    guard var found = PlainShape(text, from: place, to: end, mark: mark),
      found.number(text, at: place) != nil
    else { return false }
    let isScaled = found.decimals <= decimals && found.scale(to: decimals)
    shape = found
    if !isScaled {
      // Shapes for other decimals are of no use any longer.
      (nextDecimals, otherShape) = (found.decimals, PlainShape())
      guard isFirst else { return false }
      decimals = nextDecimals
    }
    return true
  }
}
