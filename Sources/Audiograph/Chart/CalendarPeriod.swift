// SPDX-License-Identifier: MIT

extension CalendarDate {
  /// The first instant after the period that the date names: after all of 2012 for `2012`.
  public var end: Int64 {
    let (year, month, _) = civil
    switch precision {
    case .year: return Self.start(year: year + 1, month: 1)
    case .quarter: return Self.start(year: year, month: quarter * 3 + 1)
    case .month: return Self.start(year: year, month: month + 1)
    case .day: return instant + Self.microsecondsPerDay
    case .minute: return instant + 60_000_000
    case .second: return instant + 1_000_000
    case .millisecond: return instant + 1000
    case .microsecond: return instant + 1
    }
  }

  /// Midnight at the start of a month; month 13 is the January after.
  private static func start(year: Int, month: Int) -> Int64 {
    let civil = month > 12 ? (year + 1, month - 12) : (year, month)
    return Int64(dayNumber(year: civil.0, month: civil.1, day: 1)) * microsecondsPerDay
  }

  /// The same moment on the clock of dates with this offset; unchanged where either has none.
  func onClock(offsetMinutes: Int?) -> CalendarDate {
    guard let own = self.offsetMinutes, let other = offsetMinutes, precision >= .minute else {
      return self
    }
    let moved = instant + Int64(other - own) * 60_000_000
    return CalendarDate(instant: moved, precision: precision, offsetMinutes: other)
  }
}
