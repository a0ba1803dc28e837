// SPDX-License-Identifier: MIT

internal import Audiograph

/// Days of ISO dates, counted from 1970-01-01; neighbouring rows mostly share their month.
struct MonthCache {
  private var key: UInt64 = 0
  private var dayBeforeFirst: Int32 = 0
  private var length: UInt32 = 0
  private var year = 0
  private var number = 0

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

  @inline(never)
  private mutating func remember(_ word: UInt64) -> Bool {
    // The hyphens stand at the fifth and the eighth byte; all others must be digits.
    let digits = word ^ 0x2D30_302D_3030_3030
    guard DigitWord.others(digits) == 0, digits & 0xFF00_00FF_0000_0000 == 0 else { return false }
    let digit = { (place: UInt64) in Int(digits >> (8 * place) & 0xF) }
    let year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3)
    let number = digit(5) * 10 + digit(6)
    guard (1...12).contains(number) else { return false }
    let isNext = year == self.year && number == self.number + 1 && length > 0
    dayBeforeFirst =
      isNext
      ? dayBeforeFirst + Int32(length)
      : Int32(CalendarDate.dayNumber(year: year, month: number, day: 1) - 1)
    key = word
    length = UInt32(CalendarDate.daysInMonth(year: year, month: number))
    (self.year, self.number) = (year, number)
    return true
  }
}
