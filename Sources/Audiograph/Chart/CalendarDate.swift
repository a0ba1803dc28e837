// SPDX-License-Identifier: MIT

/// The precision of a date; a chart never prints more than its data stated.
public enum DatePrecision: Int, Sendable, Comparable, CaseIterable {
  case year, quarter, month, day, minute, second, millisecond, microsecond

  /// Orders coarse before fine: `.year < .day`.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A date or a date and time in the proleptic Gregorian calendar, with the precision it was given.
///
/// Times are local to the data: no time zone is applied. Where the data stated an offset from UTC
/// it is kept in `offsetMinutes`.
public struct CalendarDate: Sendable, Hashable {
  /// Microseconds since 1970-01-01 00:00 on the date's own clock; negative before.
  public var instant: Int64
  /// The precision of the date.
  public var precision: DatePrecision
  /// Minutes east of UTC of the clock, or nil if the data did not say.
  public var offsetMinutes: Int?

  /// Microseconds in a day: 86 400 000 000.
  public static let microsecondsPerDay: Int64 = 86_400_000_000

  /// A date from an instant on its own clock.
  public init(instant: Int64, precision: DatePrecision, offsetMinutes: Int? = nil) {
    self.instant = instant
    self.precision = precision
    self.offsetMinutes = offsetMinutes
  }

  /// A date from a count of days since 1970-01-01, which is day 0.
  public init(day: Int, precision: DatePrecision = .day) {
    self.init(instant: Int64(day) * Self.microsecondsPerDay, precision: precision)
  }

  /// A date from year, month 1...12 and day of the month; nil if the calendar has no such day.
  public init?(year: Int, month: Int = 1, day: Int = 1, precision: DatePrecision = .day) {
    guard (1...12).contains(month), day >= 1,
      day <= 28 || day <= Self.daysInMonth(year: year, month: month)
    else { return nil }
    self.init(day: Self.dayNumber(year: year, month: month, day: day), precision: precision)
  }

  /// Days since 1970-01-01.
  public var day: Int {
    let quotient = instant / Self.microsecondsPerDay
    return Int(instant < quotient * Self.microsecondsPerDay ? quotient - 1 : quotient)
  }

  /// Microseconds since midnight, 0 to 86 399 999 999.
  public var microsecondOfDay: Int64 { instant - Int64(day) * Self.microsecondsPerDay }

  /// Year, month 1...12 and day of the month 1...31.
  public var civil: (year: Int, month: Int, day: Int) { Self.civil(day: day) }

  /// Quarter of the year, 1...4.
  public var quarter: Int { (civil.month + 2) / 3 }

  /// Day of the week, Monday 1 to Sunday 7 (ISO 8601).
  public var weekday: Int { ((day + 3) % 7 + 7) % 7 + 1 }

  /// Whether two dates fall in the same calendar unit, weeks beginning on Monday.
  public func isIn(_ unit: CalendarUnit, of other: CalendarDate) -> Bool {
    ordinal(of: unit) == other.ordinal(of: unit)
  }

  /// The ordinal of a calendar unit, which grows by one from each unit to the next, for example
  /// months.
  public func ordinal(of unit: CalendarUnit) -> Int {
    switch unit {
    case .hour: return day * 24 + Int(microsecondOfDay / 3_600_000_000)
    case .day: return day
    case .week: return (day + 3) >= 0 ? (day + 3) / 7 : (day - 3) / 7
    case .month: return civil.year * 12 + civil.month - 1
    case .quarter: return civil.year * 4 + quarter - 1
    case .year: return civil.year
    }
  }
}

/// Calendar units.
public enum CalendarUnit: Sendable, CaseIterable {
  case year, quarter, month, week, day, hour
}

extension CalendarDate {
  /// Days since 1970-01-01 of a civil date, by the 400-year cycle of the Gregorian calendar.
  ///
  /// The formula is Howard Hinnant's `days_from_civil`.
  public static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The civil date of a count of days since 1970-01-01: the inverse of `dayNumber`.
  public static func civil(day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// Whether a year of the proleptic Gregorian calendar has a 29 February.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days in month 1...12 of a year.
  public static func daysInMonth(year: Int, month: Int) -> Int {
    // Long and short months alternate, and from August on the other way round.
    month == 2 ? (isLeap(year: year) ? 29 : 28) : 30 + (month ^ month >> 3) & 1
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as precise as it was given: `1871`, `1959-Q1`, `2012-03-02`, `2012-03-02T14:30:00Z`.
  public var description: String {
    let (year, month, dayOfMonth) = civil
    let yearText = Self.padded(year, 4)
    switch precision {
    case .year: return yearText
    case .quarter: return "\(yearText)-Q\(quarter)"
    case .month: return "\(yearText)-\(Self.padded(month, 2))"
    case .day: return "\(yearText)-\(Self.padded(month, 2))-\(Self.padded(dayOfMonth, 2))"
    case .minute, .second, .millisecond, .microsecond:
      return
        "\(yearText)-\(Self.padded(month, 2))-\(Self.padded(dayOfMonth, 2))T\(timeText)\(zoneText)"
    }
  }

  private var timeText: String {
    let ofDay = microsecondOfDay
    let minutes = Int(ofDay / 60_000_000)
    let clock = "\(Self.padded(minutes / 60, 2)):\(Self.padded(minutes % 60, 2))"
    let seconds = Int(ofDay / 1_000_000) % 60
    switch precision {
    case .millisecond:
      return "\(clock):\(Self.padded(seconds, 2)).\(Self.padded(Int(ofDay / 1000 % 1000), 3))"
    case .microsecond:
      return "\(clock):\(Self.padded(seconds, 2)).\(Self.padded(Int(ofDay % 1_000_000), 6))"
    default:
      return "\(clock):\(Self.padded(seconds, 2))"
    }
  }

  private var zoneText: String {
    guard let offsetMinutes else { return "" }
    guard offsetMinutes != 0 else { return "Z" }
    let size = abs(offsetMinutes)
    let sign = offsetMinutes < 0 ? "-" : "+"
    return "\(sign)\(Self.padded(size / 60, 2)):\(Self.padded(size % 60, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}
