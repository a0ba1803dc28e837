// SPDX-License-Identifier: MIT

internal import Audiograph

/// A rule for the clocks of all years, as the variable `TZ` writes it (POSIX, RFC 9636 3.3.1):
/// `EST5EDT,M3.2.0,M11.1.0`.
struct TZRule: Sendable {
  private let standard: Int
  private let summer: Summer?

  /// The other time of the year.
  private struct Summer {
    var offset: Int
    var start: ZoneDay
    var end: ZoneDay
  }

  /// No clock is farther from UTC, in seconds.
  private static let farthest = 26 * 3600

  /// Nil for a text of another form.
  init?(_ text: String) {
    var reader = TZRuleParser(text)
    guard reader.name(), let west = reader.time(), abs(west) <= Self.farthest else { return nil }
    standard = -west
    guard !reader.isAtEnd else {
      summer = nil
      return
    }
    guard reader.name() else { return nil }
    var offset = standard + 3600
    if !reader.isAtEnd, !reader.isAtComma {
      guard let west = reader.time() else { return nil }
      offset = -west
    }
    // POSIX leaves the days to the system where none are written; these are the usual ones.
    if reader.isAtEnd { reader = TZRuleParser(",M3.2.0,M11.1.0") }
    guard let start = reader.day(), let end = reader.day(), reader.isAtEnd,
      abs(offset) <= Self.farthest
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// What clocks were last set to at or before an instant.
  func change(before instant: Int64) -> TimeZoneTransition {
    guard let summer else { return TimeZoneTransition(instant: .min, offset: standard) }
    let year = Self.year(of: instant)
    let changes = changes(summer, years: year - 1...year + 1)
    return changes.last { $0.instant <= instant }
      ?? TimeZoneTransition(instant: .min, offset: standard)
  }

  /// The changes after one instant and up to another, in order.
  func changes(from start: Int64, to end: Int64) -> [TimeZoneTransition] {
    guard let summer, start < end else { return [] }
    let years = Self.year(of: start) - 1...Self.year(of: end) + 1
    return changes(summer, years: years).filter { start < $0.instant && $0.instant <= end }
  }

  private static func year(of instant: Int64) -> Int {
    CalendarDate.civil(day: Int((Double(instant) / 86_400).rounded(.down))).year
  }

  /// In order; where summer time ends and begins at once, as where it never ends, the beginning is
  /// last.
  private func changes(_ summer: Summer, years: ClosedRange<Int>) -> [TimeZoneTransition] {
    var changes: [(change: TimeZoneTransition, isStart: Bool)] = []
    for year in years {
      let start = summer.start.seconds(in: year) - Int64(standard)
      let end = summer.end.seconds(in: year) - Int64(summer.offset)
      changes.append((TimeZoneTransition(instant: start, offset: summer.offset), true))
      changes.append((TimeZoneTransition(instant: end, offset: standard), false))
    }
    return changes.sorted {
      ($0.change.instant, $0.isStart ? 1 : 0) < ($1.change.instant, $1.isStart ? 1 : 0)
    }.map(\.change)
  }
}

/// A time of a day that comes every year.
struct ZoneDay: Sendable {
  enum Form: Sendable {
    /// The day 1...365 of a year, 29 February not counted.
    case withoutLeapDay(Int)
    /// The day 0...365 of a year.
    case withLeapDay(Int)
    /// The weekday 0...6 from Sunday, in the week 1...5, 5 being the last, of a month.
    case weekday(Int, week: Int, month: Int)
  }

  var form: Form
  /// Seconds from midnight; below 0 the day before.
  var time: Int

  /// Seconds since 1970-01-01 00:00 on the clock that is in force before.
  func seconds(in year: Int) -> Int64 { Int64(day(in: year)) * 86_400 + Int64(time) }

  private func day(in year: Int) -> Int {
    let newYear = CalendarDate.dayNumber(year: year, month: 1, day: 1)
    switch form {
    case .withLeapDay(let day): return newYear + day
    case .withoutLeapDay(let day):
      return newYear + day - 1 + (CalendarDate.isLeap(year: year) && day >= 60 ? 1 : 0)
    case .weekday(let weekday, let week, let month):
      let first = CalendarDate.dayNumber(year: year, month: month, day: 1)
      // 1970-01-01 was a Thursday, 4.
      let found = first + ((weekday - first - 4) % 7 + 7) % 7 + (week - 1) * 7
      let next = first + CalendarDate.daysInMonth(year: year, month: month)
      return found < next ? found : found - 7
    }
  }
}
