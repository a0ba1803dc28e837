// SPDX-License-Identifier: MIT

internal import Audiograph

/// Days of ISO dates, counted from 1970-01-01; neighbouring rows mostly share their month.
struct MonthCache {
  private var key: UInt64 = 0
  private var dayBeforeFirst: Int32 = 0
  private var length: UInt32 = 0
  /// Twelve times the year and the month; -1 before the first, since no month is the 0th.
  private var number = -1

  /// The day of `2012-03-02` at a place and in front of a byte; nil where there is none.
  @inline(__always)
  mutating func day(_ text: RawSpan, at place: Int, before byte: UInt8) -> Int32? {
    let word = text.word(at: place)
    if word != key {
      guard remember(word) else { return nil }
    }
    return dayOfMonth(text, at: place, before: byte)
  }

  /// The day of a date in the month of the one before; nil where there is none.
  @inline(__always)
  func dayOfSameMonth(_ text: RawSpan, at place: Int, before byte: UInt8) -> Int32? {
    text.word(at: place) == key ? dayOfMonth(text, at: place, before: byte) : nil
  }

  @inline(__always)
  private func dayOfMonth(_ text: RawSpan, at place: Int, before byte: UInt8) -> Int32? {
    let sought = 0x3030 | UInt32(byte) &<< 16
    let rest = (text.halfWord(at: place &+ 8) ^ sought) & 0xFF_FFFF
    let day = (rest &* 2561) &>> 8 & 0xFF
    guard ((rest &+ 0x7F_7676) | rest) & 0x80_8080 == 0, day &- 1 < length else { return nil }
    return dayBeforeFirst &+ Int32(truncatingIfNeeded: day)
  }

  /// Goes on to the month at a place; false where that is the one before, or none is there.
  @inline(__always)
  mutating func turn(_ text: RawSpan, at place: Int) -> Bool {
    let word = text.word(at: place)
    return word != key && remember(word)
  }

  @inline(never)
  private mutating func remember(_ word: UInt64) -> Bool {
    // The hyphens stand at the fifth and the eighth byte; all others must be digits.
    let digits = word ^ 0x2D30_302D_3030_3030
    guard DigitWord.others(digits) == 0, digits & 0xFF00_00FF_0000_0000 == 0 else { return false }
    // The hyphens have become zeros: `2012-03-` is 20,120,030.
    let written = Int(truncatingIfNeeded: DigitWord.number(digits))
    let (year, month) = (written / 10_000, written % 10_000 / 10)
    guard (1...12).contains(month) else { return false }
    let isNext = 12 * year + month == number + 1
    dayBeforeFirst =
      isNext
      ? dayBeforeFirst + Int32(length)
      : Int32(CalendarDate.dayNumber(year: year, month: month, day: 1) - 1)
    length = UInt32(CalendarDate.daysInMonth(year: year, month: month))
    (key, number) = (word, 12 * year + month)
    return true
  }
}
