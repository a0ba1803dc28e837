// SPDX-License-Identifier: MIT

public import Audiograph
// Not the smaller FoundationEssentials: with it alone every time zone on Linux is GMT.
public import Foundation

extension CalendarDate {
  /// The start of the day, month or other period of an instant, as clocks of a time zone show it.
  ///
  ///     CalendarDate(.now, precision: .day)
  ///
  /// Times keep the zone's offset from UTC at that instant in `offsetMinutes`; days and longer
  /// periods have none. Nil for an instant that is not finite, or 100 000 years or more away.
  ///
  /// - Parameters:
  ///   - date: The instant.
  ///   - precision: How much of it is stated; it is cut to that.
  ///   - timeZone: The zone of the clocks.
  public init?(_ date: Date, precision: DatePrecision, in timeZone: TimeZone = .current) {
    let seconds = date.timeIntervalSince1970
    guard abs(seconds) < 3.15e12 else { return nil }
    let offset = timeZone.secondsFromGMT(for: date)
    // Before there were zones, clocks were apart by seconds too.
    let minutes = Int((Double(offset) / 60).rounded())
    let ahead = precision > .day ? minutes * 60 : offset
    let instant = Int64((seconds * 1_000_000).rounded()) + Int64(ahead) * 1_000_000
    let clock = CalendarDate(instant: instant, precision: .microsecond)
    let (year, month, _) = clock.civil
    switch precision {
    case .year: self.init(year: year, precision: .year)
    case .quarter: self.init(year: year, month: clock.quarter * 3 - 2, precision: .quarter)
    case .month: self.init(year: year, month: month, precision: .month)
    case .day: self.init(day: clock.day)
    case .minute, .second, .millisecond, .microsecond:
      let rest = clock.microsecondOfDay % precision.microseconds
      self.init(instant: instant - rest, precision: precision, offsetMinutes: minutes)
    }
  }
}

extension Series {
  /// A series of values over instants; nil marks a missing value.
  ///
  /// Times are told on one clock: that of the first, also where the zone's clocks are changed later.
  ///
  /// - Parameters:
  ///   - name: What the series is called.
  ///   - values: At least one that is not missing; finite.
  ///   - dates: One a value, the earliest first.
  ///   - precision: How much of each is stated: `.day` for one value a day.
  ///   - timeZone: The zone whose clocks say which day or time an instant is.
  ///   - unit: The unit in words.
  /// - Throws: As for values over a `CalendarDate` each, and `ChartError.notFinite` for an instant
  ///   that is no `CalendarDate`.
  public init(
    _ name: String, _ values: [Double?], over dates: [Date], precision: DatePrecision,
    in timeZone: TimeZone = .current, unit: String? = nil
  ) throws(ChartError) {
    var told: [CalendarDate] = []
    for (index, date) in dates.enumerated() {
      guard let date = CalendarDate(date, precision: precision, in: timeZone) else {
        throw .notFinite(index: index)
      }
      told.append(date)
    }
    try self.init(name, values, over: told, unit: unit)
  }
}

extension DatePrecision {
  /// How long what is stated last of a time lasts.
  fileprivate var microseconds: Int64 {
    switch self {
    case .year, .quarter, .month, .day: CalendarDate.microsecondsPerDay
    case .minute: 60_000_000
    case .second: 1_000_000
    case .millisecond: 1000
    case .microsecond: 1
    }
  }
}
