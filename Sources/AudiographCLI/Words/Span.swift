// SPDX-License-Identifier: MIT

internal import Audiograph

/// How much time the dates of a series cover.
struct Span {
  private let days: Double
  private let precision: DatePrecision
  private let first: CalendarDate
  private let last: CalendarDate

  /// From the value before the range, where there is one, to the last date.
  init(_ dates: XAxis.Dates, base: Point?) {
    first = dates[0]
    last = dates[dates.instants.count - 1]
    precision = dates.precision
    var start = first
    if case .date(let date) = base?.x { start = date }
    days = (Double(last.instant) - Double(start.instant)) / Double(CalendarDate.microsecondsPerDay)
  }

  /// The length that was asked for where the data cover it, else the length that they cover.
  func words(asked: RangeLength?) -> String? {
    guard let asked, let (count, noun, nominal) = asked.parts, days >= 0.9 * nominal else {
      return words
    }
    return counted(count, noun)
  }

  /// In the largest unit that tells the length well; nil for a single moment.
  private var words: String? {
    switch precision {
    case .year: return counted(units(.year), "year")
    case .quarter: return months(units(.quarter) * 3)
    case .month: return months(units(.month))
    default: return days > 0 ? daysInWords : nil
    }
  }

  /// The calendar units from the first to the last, both counted.
  private func units(_ unit: CalendarUnit) -> Int {
    last.ordinal(of: unit) - first.ordinal(of: unit) + 1
  }

  private func months(_ count: Int) -> String {
    count % 12 == 0 || count > 24
      ? counted(max(1, (count + 6) / 12), "year") : counted(count, "month")
  }

  private var daysInWords: String {
    let years = days / 365.2425
    if years > 0.95, abs(years - years.rounded()) < 0.06 || years > 2 {
      return counted(Int(years.rounded()), "year")
    }
    if days >= 60 { return counted(Int((days / 30.44).rounded()), "month") }
    if days >= 14 { return counted(Int((days / 7).rounded()), "week") }
    if days >= 2 || precision == .day { return counted(max(1, Int(days.rounded())), "day") }
    return clock
  }

  private var clock: String {
    let seconds = days * 86_400
    if seconds >= 7200 { return counted(Int((seconds / 3600).rounded()), "hour") }
    if seconds >= 120 { return counted(Int((seconds / 60).rounded()), "minute") }
    return seconds >= 1 ? counted(Int(seconds.rounded()), "second") : "under a second"
  }
}

extension RangeLength {
  /// The count, its unit, and how many days that is about; nil for lengths without a count.
  fileprivate var parts: (count: Int, noun: String, days: Double)? {
    switch self {
    case .days(let count): (count, "day", Double(count))
    case .weeks(let count): (count, "week", Double(count) * 7)
    case .months(let count): (count, "month", Double(count) * 30)
    case .years(let count): (count, "year", Double(count) * 365)
    case .yearToDate, .maximum: nil
    }
  }
}
