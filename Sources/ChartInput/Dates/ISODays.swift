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

  /// Takes days from row `first` on, up to the first cell that is none, whose row is returned.
  mutating func append(
    _ cells: CellColumn, from first: Int, to end: Int, into instants: inout [Int64]
  ) -> Int {
    let bytes = cells.bytes.span.bytes
    var row = first
    instants.append(addingCapacity: end - first) { instants in
      while row < end {
        let cell = cells[row]
        guard cell.end &- cell.start == 10 else { break }
        let start = Int(cell.start)
        let word = bytes.word(at: start)
        guard word == beginning || enter(word) else { break }
        let day = Self.day(bytes, at: start &+ 8)
        guard day &- 1 < dayCount else { break }
        instants.append(dayZero &+ Int64(day) &* CalendarDate.microsecondsPerDay)
        row &+= 1
      }
    }
    return row
  }

  /// Goes to the month that a date begins with; false if it begins with none.
  private mutating func enter(_ word: UInt64) -> Bool {
    // Exclusive-or `0000-00-`: hyphens become 0, as digits do.
    let digits = word ^ 0x2D30_302D_3030_3030
    guard digits & 0xFF00_00FF_0000_0000 == 0, DigitWord.others(digits) == 0 else { return false }
    let number = Int(truncatingIfNeeded: DigitWord.number(digits))
    let (year, month) = (number / 10_000, number / 10 % 1000)
    guard let first = CalendarDate(year: year, month: month) else { return false }
    beginning = word
    dayZero = first.instant - CalendarDate.microsecondsPerDay
    dayCount = UInt8(truncatingIfNeeded: CalendarDate.daysInMonth(year: year, month: month))
    return true
  }

  /// The number of two digits; one above 31 where they are none.
  @inline(__always)
  private static func day(_ bytes: RawSpan, at place: Int) -> UInt8 {
    let tens = bytes[place] &- UInt8(ascii: "0")
    let ones = bytes[place &+ 1] &- UInt8(ascii: "0")
    return tens <= 3 && ones <= 9 ? tens &* 10 &+ ones : .max
  }
}
