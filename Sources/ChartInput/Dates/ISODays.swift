// SPDX-License-Identifier: MIT

internal import Audiograph

/// The days of one month of dates such as `2012-03-02`, since neighbouring rows mostly share it.
struct ISODays {
  /// The first eight bytes of the dates of this month, `2012-03-`.
  private var beginning: UInt64 = 0
  /// The midnight before the first day, in microseconds since 1970.
  private var dayZero: Int64 = 0
  /// No day where no month is known.
  private var dayCount: UInt8 = 0

  /// Takes the days from row `row` on that are of this month, and the row after them.
  func append(
    _ cells: CellColumn, from row: Int, to end: Int, into instants: inout [Int64]
  ) -> Int {
    let bytes = cells.bytes.span.bytes
    var row = row
    while row < end {
      let cell = cells[row]
      guard cell.end &- cell.start == 10 else { break }
      let start = Int(cell.start)
      guard Self.word(bytes, at: start) == beginning else { break }
      let day = Self.day(bytes, at: start &+ 8)
      guard day &- 1 < dayCount else { break }
      instants.append(dayZero &+ Int64(day) &* CalendarDate.microsecondsPerDay)
      row &+= 1
    }
    return row
  }

  /// Remembers the month of a cell that was read as a date.
  mutating func remember(_ cells: CellColumn, _ row: Int, _ instant: Int64) {
    let cell = cells[row]
    let bytes = cells.bytes.span.bytes
    guard cell.end &- cell.start == 10, cells.bytes[Int(cell.start) + 7] == UInt8(ascii: "-")
    else { return }
    beginning = Self.word(bytes, at: Int(cell.start))
    let (year, month, day) = CalendarDate(instant: instant, precision: .day).civil
    dayZero = instant - Int64(day) * CalendarDate.microsecondsPerDay
    dayCount = UInt8(truncatingIfNeeded: CalendarDate.daysInMonth(year: year, month: month))
  }

  /// The number of two digits; one above 31 where they are none.
  @inline(__always)
  private static func day(_ bytes: RawSpan, at place: Int) -> UInt8 {
    let tens = byte(bytes, at: place) &- UInt8(ascii: "0")
    let ones = byte(bytes, at: place &+ 1) &- UInt8(ascii: "0")
    return tens <= 3 && ones <= 9 ? tens &* 10 &+ ones : .max
  }

  // Loads that are checked at each place take twice the time. A cell of ten bytes ends within the
  // bytes of its block, so that neither load reads after them.
  @inline(__always)
  private static func word(_ bytes: RawSpan, at place: Int) -> UInt64 {
    bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self)
  }

  @inline(__always)
  private static func byte(_ bytes: RawSpan, at place: Int) -> UInt8 {
    bytes.unsafeLoad(fromUncheckedByteOffset: place, as: UInt8.self)
  }
}
