// SPDX-License-Identifier: MIT

internal import Audiograph

/// A date as a cell gives it.
struct WrittenDate: Equatable {
  /// Microseconds since 1970 on the date's own clock.
  var instant: Int64
  var precision: DatePrecision
  var offsetMinutes: Int?
}

/// A date whose order of day and month its digits do not tell.
struct SlashedDate: Equatable {
  var first: Int
  var second: Int
  var year: Int
  /// Microseconds since midnight.
  var clock: Int64
  var precision: DatePrecision
  var offsetMinutes: Int?

  /// Whether there is such a day with the first number as the day, or as the month.
  func isDate(dayFirst: Bool) -> Bool {
    let day = dayFirst ? first : second
    let month = dayFirst ? second : first
    return (1...12).contains(month) && day >= 1
      && (day <= 28 || day <= CalendarDate.daysInMonth(year: year, month: month))
  }

  /// The date with the first number as the day, or as the month; nil where there is no such day.
  func date(dayFirst: Bool) -> WrittenDate? {
    let day = dayFirst ? first : second
    let month = dayFirst ? second : first
    guard let date = CalendarDate(year: year, month: month, day: day) else { return nil }
    return WrittenDate(
      instant: date.instant + clock, precision: precision, offsetMinutes: offsetMinutes)
  }
}

/// Reads the written forms of dates.
enum DateText {
  /// `2012-03-02` or `2012-3-2`, alone or with a time behind a `T` or a space.
  static func iso(_ text: Span<UInt8>) -> WrittenDate? {
    fullISO(text) ?? yearFirst(text) { $0 == Byte.minus }
  }

  private static func fullISO(_ text: Span<UInt8>) -> WrittenDate? {
    guard text.count >= 10, text[4] == Byte.minus, text[7] == Byte.minus,
      let year = text.number(0, 4), let month = text.number(5, 7), let day = text.number(8, 10),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    return withClock(text, at: 10, day: date)
  }

  /// The date, and the time that follows it from `place` on, if any.
  private static func withClock(
    _ text: Span<UInt8>, at place: Int, day: CalendarDate
  ) -> WrittenDate? {
    guard let clock = ClockText.afterDate(text, at: place) else { return nil }
    return WrittenDate(
      instant: day.instant + clock.microseconds, precision: clock.precision,
      offsetMinutes: clock.offsetMinutes)
  }

  /// `20120302`.
  static func compact(_ text: Span<UInt8>) -> WrittenDate? {
    guard text.count == 8, let year = text.number(0, 4), let month = text.number(4, 6),
      let day = text.number(6, 8)
    else { return nil }
    return written(year, month, day, .day)
  }

  /// `1871`.
  static func year(_ text: Span<UInt8>) -> WrittenDate? {
    guard text.count == 4, let year = text.number(0, 4) else { return nil }
    return written(year, 1, 1, .year)
  }

  /// `2012-03`, `Mar 2012`.
  static func month(_ text: Span<UInt8>) -> WrittenDate? {
    if text.count == 7, text[4] == Byte.minus, let year = text.number(0, 4),
      let month = text.number(5, 7)
    {
      return written(year, month, 1, .month)
    }
    let words = DateWords(text)
    guard words.count == 2, let month = words.month(0, of: text),
      let year = words.year(1, of: text)
    else {
      return nil
    }
    return written(year, month, 1, .month)
  }

  /// `2012-Q1`, `2012Q1`, `Q1 2012`.
  static func quarter(_ text: Span<UInt8>) -> WrittenDate? {
    let isLast = text.count > 2 && text[0].lowercased == UInt8(ascii: "q")
    guard (6...7).contains(text.count) else { return nil }
    let yearStart = isLast ? text.count - 4 : 0
    let letter = isLast ? 0 : text.count - 2
    guard text[letter].lowercased == UInt8(ascii: "q"),
      let year = text.number(yearStart, yearStart + 4),
      let quarter = text.number(letter + 1, letter + 2), (1...4).contains(quarter)
    else { return nil }
    if text.count == 7, ![Byte.minus, Byte.space].contains(text[isLast ? 2 : 4]) { return nil }
    return written(year, quarter * 3 - 2, 1, .quarter)
  }

  /// `1 Jan 2020`, `Jan 1 2000`, `January 1, 2000`, `1-Jan-2020`.
  static func named(_ text: Span<UInt8>) -> WrittenDate? {
    let words = DateWords(text)
    guard words.count == 3, let year = words.year(2, of: text) else { return nil }
    if let day = words.number(0, of: text), let month = words.month(1, of: text) {
      return written(year, month, day, .day)
    }
    guard let month = words.month(0, of: text), let day = words.number(1, of: text) else {
      return nil
    }
    return written(year, month, day, .day)
  }

  private static func written(
    _ year: Int, _ month: Int, _ day: Int, _ precision: DatePrecision
  ) -> WrittenDate? {
    CalendarDate(year: year, month: month, day: day).map {
      WrittenDate(instant: $0.instant, precision: precision)
    }
  }

  /// `25/12/2012`, `12.25.2012`, `25-12-2012`, each also with a time; valid in either order.
  @inline(__always)
  static func slashed(_ text: Span<UInt8>) -> SlashedDate? {
    var place = 0
    guard let first = text.shortNumber(&place), place < text.count else { return nil }
    let separator = text[place]
    guard separator == UInt8(ascii: "/") || separator == Byte.point || separator == Byte.minus
    else { return nil }
    place += 1
    guard let second = text.shortNumber(&place), place < text.count, text[place] == separator,
      let year = text.number(place + 1, place + 5),
      let clock = ClockText.afterDate(text, at: place + 5)
    else { return nil }
    return SlashedDate(
      first: first, second: second, year: year, clock: clock.microseconds,
      precision: clock.precision, offsetMinutes: clock.offsetMinutes)
  }

  /// Whether a text is a date such as `25/12/12`, whose century only a format tells.
  static func hasShortYear(_ text: Span<UInt8>) -> Bool {
    var place = 0
    guard let first = text.shortNumber(&place), place < text.count,
      [UInt8(ascii: "/"), Byte.point, Byte.minus].contains(text[place])
    else { return false }
    let separator = text[place]
    place += 1
    guard let second = text.shortNumber(&place), place < text.count, text[place] == separator,
      text.number(place + 1, place + 3) != nil,
      ClockText.afterDate(text, at: place + 3) != nil
    else { return false }
    return (1...12).contains(min(first, second)) && (1...31).contains(max(first, second))
  }

  /// `2012/12/25`, `2012.12.25`, each also with a time.
  static func yearFirst(_ text: Span<UInt8>) -> WrittenDate? {
    yearFirst(text) { $0 == UInt8(ascii: "/") || $0 == Byte.point }
  }

  @inline(__always)
  private static func yearFirst(
    _ text: Span<UInt8>, isSeparator: (UInt8) -> Bool
  ) -> WrittenDate? {
    guard text.count >= 8, isSeparator(text[4]), let year = text.number(0, 4) else { return nil }
    var place = 5
    guard let month = text.shortNumber(&place), place < text.count, text[place] == text[4] else {
      return nil
    }
    place += 1
    guard let day = text.shortNumber(&place),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    return withClock(text, at: place, day: date)
  }
}

extension Span<UInt8> {
  /// The number that the digits from `start` up to `end` write, or nil where one is no digit.
  @inline(__always)
  func number(_ start: Int, _ end: Int) -> Int? {
    guard start < end, end <= count else { return nil }
    var number = 0
    for place in start..<end {
      let digit = self[place] &- Byte.zero
      guard digit <= 9 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  /// A number of one or two digits at `place`, which moves behind it.
  @inline(__always)
  func shortNumber(_ place: inout Int) -> Int? {
    guard place < count, self[place].isDigit else { return nil }
    let first = Int(self[place] &- Byte.zero)
    place += 1
    guard place < count, self[place].isDigit else { return first }
    defer { place += 1 }
    return first * 10 + Int(self[place] &- Byte.zero)
  }
}
