// SPDX-License-Identifier: MIT

internal import Audiograph

/// How numbers of a column are dates.
enum NumericDateForm: Hashable {
  /// `1871`.
  case year
  /// `187103`.
  case yearMonth
  /// `18710302`.
  case yearMonthDay
  /// `710302`, of the hundred years from 1970 on.
  case shortYearMonthDay
  /// `2025011913`, `202501191305` or `20250119130500`: a day, and so many digits of a time.
  case stamp(timeDigits: Int)
  /// Time since 1970-01-01 00:00 UTC, so many units a second.
  case unix(unitsPerSecond: Double)
  /// `1871.25`: the part of the year that has passed, in units of it. `offset` is the part of a
  /// unit by which all numbers stand after its beginning, half a unit for the middle of months.
  case decimalYear(unit: DecimalYearUnit, offset: Double)
}

/// What the steps of decimal years are.
enum DecimalYearUnit: Hashable, CaseIterable {
  case year, quarter, month, week, day

  /// How many units a year has.
  func count(in year: Int) -> Double {
    switch self {
    case .year: 1
    case .quarter: 4
    case .month: 12
    case .week: 52
    case .day: CalendarDate.isLeap(year: year) ? 366 : 365
    }
  }

  /// How far numbers may stand from where they should in a unit, since they are rounded and months
  /// are not twelfths.
  var tolerance: Double { self == .day ? 0.25 : 0.13 }

  /// The midnight on which a unit of a year begins; units after its last are of the next year.
  func instant(year: Int, index: Int) -> Int64? {
    switch self {
    case .year: CalendarDate(year: year + index)?.instant
    case .quarter: CalendarDate(month: year * 12 + index * 3)?.instant
    case .month: CalendarDate(month: year * 12 + index)?.instant
    case .week: CalendarDate(year: year).map { CalendarDate(day: $0.day + 7 * index).instant }
    case .day: CalendarDate(year: year).map { CalendarDate(day: $0.day + index).instant }
    }
  }
}

extension CalendarDate {
  /// The first day of a month that is counted from January of the year 0; nil outside the years 1
  /// to 9999.
  init?(month: Int) {
    guard (12..<120_000).contains(month) else { return nil }
    self.init(year: month / 12, month: month % 12 + 1)
  }
}

extension NumericDateForm {
  /// The precision of dates of this form, by their instants where that tells.
  func precision(of instants: [Int64]) -> DatePrecision {
    switch self {
    case .year, .decimalYear(.year, _): .year
    case .decimalYear(.quarter, _): .quarter
    case .yearMonth, .decimalYear(.month, _): .month
    case .yearMonthDay, .decimalYear(.week, _), .decimalYear(.day, _): .day
    case .shortYearMonthDay: .day
    case .stamp(let timeDigits): timeDigits > 4 ? .second : .minute
    case .unix: Self.unixPrecision(instants)
    }
  }

  private static func unixPrecision(_ instants: [Int64]) -> DatePrecision {
    var precision = DatePrecision.second
    for instant in instants where instant != .min && instant % 1_000_000 != 0 {
      if instant % 1000 != 0 { return .microsecond }
      precision = .millisecond
    }
    return precision
  }

  /// Minutes east of UTC of the clock of the dates, or nil if the numbers do not say.
  var offsetMinutes: Int? { if case .unix = self { 0 } else { nil } }

  /// The dates of some numbers, in microseconds since 1970-01-01 00:00, one a row; `Int64.min`
  /// where there is no number, or it is not a date.
  func instants(of numbers: [Double]) -> [Int64] { numbers.map { instant($0) ?? .min } }

  /// The date of a number; nil if it is none.
  func instant(_ number: Double) -> Int64? {
    guard number.isFinite else { return nil }
    switch self {
    case .unix(let unitsPerSecond): return Self.unixInstant(number / unitsPerSecond)
    case .decimalYear(let unit, let offset): return Self.instant(number, unit, offset)
    case .year, .yearMonth, .yearMonthDay, .shortYearMonthDay:
      guard let whole = Int(exactly: number) else { return nil }
      return civilDate(whole)?.instant
    case .stamp(let timeDigits):
      guard let whole = Int(exactly: number) else { return nil }
      return Self.stampInstant(whole, timeDigits)
    }
  }

  private func civilDate(_ number: Int) -> CalendarDate? {
    let number: (year: Int, month: Int, day: Int) =
      switch self {
      case .yearMonth: (number / 100, number % 100, 1)
      case .yearMonthDay: (number / 10_000, number / 100 % 100, number % 100)
      case .shortYearMonthDay:
        (
          number / 10_000 + (number < 700_000 ? 2000 : 1900), number / 100 % 100, number % 100
        )
      default: (number, 1, 1)
      }
    guard (1...9999).contains(number.year) else { return nil }
    return CalendarDate(year: number.year, month: number.month, day: number.day)
  }

  /// The instant of a day with the hour, the minute and the second after it.
  private static func stampInstant(_ number: Int, _ timeDigits: Int) -> Int64? {
    let unit = [2: 100, 4: 10_000, 6: 1_000_000][timeDigits] ?? 1
    let (day, time) = (number / unit, number % unit * (1_000_000 / unit))
    let (hour, minute, second) = (time / 10_000, time / 100 % 100, time % 100)
    guard hour < 24, minute < 60, second < 60,
      let midnight = NumericDateForm.yearMonthDay.instant(Double(day))
    else { return nil }
    return midnight + Int64(hour * 3600 + minute * 60 + second) * 1_000_000
  }

  private static func unixInstant(_ seconds: Double) -> Int64? {
    // The years 1 to 9999.
    guard seconds >= -62_135_596_800, seconds < 253_402_300_800 else { return nil }
    return Int64((seconds * 1_000_000).rounded())
  }

  private static func instant(
    _ number: Double, _ unit: DecimalYearUnit, _ offset: Double
  ) -> Int64? {
    guard number >= 1, number < 9999 else { return nil }
    let year = Int(number)
    let index = ((number - Double(year)) * unit.count(in: year) - offset).rounded()
    return unit.instant(year: year, index: Int(index))
  }
}
