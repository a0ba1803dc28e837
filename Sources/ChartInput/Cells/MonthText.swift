// SPDX-License-Identifier: MIT

internal import Audiograph

/// The text of a date around its day, such as `January ` and `, 2020`, and the month that it means.
///
/// Neighbouring dates mostly share their month. A cell that has the same bytes around one or two
/// digits is another day of it, which needs no look at words, separators and the calendar: a
/// million neighbours take 8 ms less so where they are such as `20200102`, 27 ms less as
/// `January 2, 2020`. All other cells are left to `DateText` and `DateFormat`.
struct MonthText {
  /// The bytes from the beginning of a cell on that may be looked at.
  private static let reach = ByteRun.longest + 2 + ByteRun.longest

  private var before = ByteRun()
  private var behind = ByteRun()
  private var fewestDigits = 1
  private var mayHaveTime = false
  /// The day before the first, counted from 1970-01-01; nil where no month is known.
  private var dayZero: Int?
  /// How many dates in a row were of other months.
  private var missCount = 0

  /// Remembers the month of a date that was read as one of a family or format, where its day has a
  /// place of its own: in `3/4/2012` once it is known which number is the day.
  mutating func remember(
    _ text: Span<UInt8>, _ range: TextRange, _ family: DateFamily, _ date: WrittenDate,
    isDayFirst: Bool?, format: DateFormat?
  ) {
    missCount += 1
    // Where no neighbours share a month, looking at every sixteenth costs next to nothing.
    guard missCount < 8 || missCount % 16 == 0 else {
      dayZero = nil
      return
    }
    let cell = text.extracting(range.start..<range.end)
    guard text.bytes.canLoad(Self.reach, at: range.start),
      let start = Self.dayPlace(cell, family, isDayFirst, format)
    else { return }
    var place = start
    guard let day = cell.shortNumber(&place) else { return }
    let count = Self.countBehind(cell, place, family, isDayFirst)
    // No cell of this text is longer than a date of words may be.
    guard start <= ByteRun.longest, count <= ByteRun.longest,
      start + count <= DateWords.longestText - 2
    else {
      dayZero = nil
      return
    }
    before = ByteRun(text.bytes, range.start, count: start)
    behind = ByteRun(text.bytes, range.start + place, count: count)
    fewestDigits = family == .compact ? 2 : 1
    mayHaveTime = family == .iso || family == .yearFirst || family == .slashed
    dayZero = CalendarDate(instant: date.instant, precision: .day).day - day
  }

  /// Where the day of a date begins.
  private static func dayPlace(
    _ text: Span<UInt8>, _ family: DateFamily, _ isDayFirst: Bool?, _ format: DateFormat?
  ) -> Int? {
    switch family {
    case .iso, .yearFirst: text[6].isDigit ? 8 : 7
    case .compact: 6
    case .named: text.indices.first { text[$0].isDigit }
    case .slashed: isDayFirst.map { $0 ? 0 : text[1].isDigit ? 3 : 2 }
    case .custom: format?.dayPlace(text)
    case .quarter, .month, .year, .unix: nil
    }
  }

  /// The bytes of a date behind its day, which ends at a place.
  private static func countBehind(
    _ text: Span<UInt8>, _ place: Int, _ family: DateFamily, _ isDayFirst: Bool?
  ) -> Int {
    switch family {
    case .iso, .yearFirst: 0
    case .slashed: isDayFirst == false ? 5 : text[place + 2].isDigit ? 8 : 7
    default: text.count - place
    }
  }

  /// The date of a cell with this text, as `DateText` or `DateFormat` reads it; nil for every other
  /// cell.
  @inline(__always)
  mutating func date(_ text: Span<UInt8>, _ range: TextRange) -> WrittenDate? {
    guard let (day, end) = day(text.bytes, range) else { return nil }
    missCount = 0
    let midnight = Int64(day) &* CalendarDate.microsecondsPerDay
    if end == range.end { return WrittenDate(instant: midnight, precision: .day) }
    guard mayHaveTime, end < range.end else { return nil }
    let cell = text.extracting(range.start..<range.end)
    guard let clock = ClockText.afterDate(cell, at: end - range.start) else { return nil }
    return WrittenDate(
      instant: midnight + clock.microseconds, precision: clock.precision,
      offsetMinutes: clock.offsetMinutes)
  }

  /// The day, counted from 1970-01-01, that the same bytes stand around, and where these end.
  @inline(__always)
  private func day(_ text: RawSpan, _ range: TextRange) -> (day: Int, end: Int)? {
    guard let dayZero, text.canLoad(Self.reach, at: range.start) else { return nil }
    let place = range.start &+ before.count
    let (first, second) = (Int(text[place] &- Byte.zero), Int(text[place &+ 1] &- Byte.zero))
    let (number, digits) = second <= 9 ? (10 &* first &+ second, 2) : (first, 1)
    let difference =
      before.difference(text, at: range.start) | behind.difference(text, at: place &+ digits)
    guard difference == 0, first <= 9, digits >= fewestDigits, number >= 1 else { return nil }
    let day = dayZero &+ number
    // A day that the month does not have is another one of the next month.
    guard number <= 28 || CalendarDate.civil(day: day).day == number else { return nil }
    return (day, place &+ digits &+ behind.count)
  }
}

/// Up to 16 bytes that others are compared with.
private struct ByteRun {
  static let longest = 16

  private(set) var count = 0
  /// The bytes, the first in the lowest, and which of the bits belong to them.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var lowKept: UInt64 = 0
  private var highKept: UInt64 = 0

  init() {}

  /// At most 16 bytes at a place, from which on 16 may be loaded.
  @inline(__always)
  init(_ text: RawSpan, _ place: Int, count: Int) {
    self.count = count
    lowKept = ~(~0 << UInt64(8 * count))
    highKept = ~(~0 << UInt64(8 * max(0, count - 8)))
    low = text.word(at: place) & lowKept
    high = text.word(at: place &+ 8) & highKept
  }

  /// The bits in which the bytes at a place, from which on 16 may be loaded, are others.
  @inline(__always)
  func difference(_ text: RawSpan, at place: Int) -> UInt64 {
    (text.word(at: place) ^ low) & lowKept | (text.word(at: place &+ 8) ^ high) & highKept
  }
}
