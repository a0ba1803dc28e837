// SPDX-License-Identifier: MIT

internal import Audiograph

/// What the rows of a column say about the order of day and month in `3/4/2012`.
struct DateOrder {
  /// A row that says something, counted from 0, and its text.
  struct Finding {
    let index: Int
    let text: String
  }

  /// The first row that is no date with the day first.
  private(set) var firstNotDayFirst: Finding?
  /// The first row that is no date with the month first.
  private(set) var firstNotMonthFirst: Finding?
  /// The first row that is two different dates in the two orders.
  private(set) var firstAmbiguous: Finding?
  /// How many dates were taken into account.
  private var count = 0

  /// The order that some rows show and none contradicts; nil where there is none.
  var isDayFirst: Bool? {
    switch (firstNotDayFirst, firstNotMonthFirst) {
    case (nil, _?): true
    case (_?, nil): false
    case (nil, nil), (_?, _?): nil
    }
  }

  /// Takes one more date into account; false where it is none in either order.
  mutating func add(_ date: SlashedDate, _ text: Span<UInt8>) -> Bool {
    let isDayFirst = date.isDate(dayFirst: true)
    let isMonthFirst = date.isDate(dayFirst: false)
    guard isDayFirst || isMonthFirst else { return false }
    if !isDayFirst { Self.note(&firstNotDayFirst, text, count) }
    if !isMonthFirst { Self.note(&firstNotMonthFirst, text, count) }
    if isDayFirst, isMonthFirst, date.first != date.second {
      Self.note(&firstAmbiguous, text, count)
    }
    count += 1
    return true
  }

  /// Takes one more date into account that is one in the order that is known.
  mutating func addAlike() { count += 1 }

  private static func note(_ finding: inout Finding?, _ text: Span<UInt8>, _ index: Int) {
    guard finding == nil else { return }
    finding = Finding(index: index, text: text.prefixBytes(1000).bounded())
  }

  /// The date in one number, until its order is known: year, both numbers and the time.
  static func packed(_ date: SlashedDate) -> Int64 {
    let days = Int64((date.year * 32 + date.first) * 32 + date.second)
    return days * CalendarDate.microsecondsPerDay + date.clock
  }

  /// The instant of a packed date.
  static func instant(_ packed: Int64, dayFirst: Bool, _ start: inout MonthStart) -> Int64 {
    let days = Int(packed / CalendarDate.microsecondsPerDay)
    let (first, second) = (days / 32 % 32, days % 32)
    let number = start.dayNumber(
      year: days / 1024, month: dayFirst ? second : first, day: dayFirst ? first : second)
    return Int64(number) * CalendarDate.microsecondsPerDay
      + packed % CalendarDate.microsecondsPerDay
  }
}

/// The first day of the month that was last asked for, since neighbours mostly share it.
struct MonthStart {
  private var year = 0
  private var month = 0
  private var start = 0

  /// As `CalendarDate.dayNumber`, of a month 1...12.
  mutating func dayNumber(year: Int, month: Int, day: Int) -> Int {
    if year != self.year || month != self.month {
      (self.year, self.month) = (year, month)
      start = CalendarDate.dayNumber(year: year, month: month, day: 1)
    }
    return start + day - 1
  }
}
