// SPDX-License-Identifier: MIT

/// A length of time in one calendar unit: 1 year, 13 seconds.
package struct TimeSpan: Hashable, Sendable {
  /// What a span counts.
  package enum Unit: Hashable, Sendable, CaseIterable {
    case years, months, weeks, days, hours, minutes, seconds
    /// Days that have a price, the last ones.
    case tradingDays
  }

  /// How many.
  package let count: Int
  /// Of what.
  package let unit: Unit

  /// So many of a unit.
  package init(_ count: Int, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// A sound's length: seconds below two minutes, then minutes; never less than a second.
  package init(seconds: Double) {
    self =
      seconds < 119.5
      ? TimeSpan(max(1, Int(seconds.rounded())), .seconds)
      : TimeSpan(Int((seconds / 60).rounded()), .minutes)
  }

  /// So many days, in months from two months on and in years from two years on; at least one day.
  package init(days: Int) {
    switch days {
    case ..<61: self.init(max(1, days), .days)
    case ..<731: self.init(Int((Double(days) / 30.44).rounded()), .months)
    default: self.init(Int(Double(days) / 365.25), .years)
    }
  }

  /// The length that was asked for where the data cover it, else the length that they cover.
  ///
  /// Counted from the value before the range, where there is one. Nil without dates, and for a
  /// single moment. Years, quarters and months are counted from the first to the last with both:
  /// 1871 to 1970 are 100 years, but what happened between took 99.
  package init?(of series: Series, asked: RangeLength? = nil, elapsed: Bool = false) {
    guard case .dates(let dates) = series.x else { return nil }
    let covered = Coverage(dates, base: series.base, countsBoth: !elapsed)
    if case .days(let count) = asked, count == series.count, series.x.distinctCount == count {
      // Ninety bars of a share take about 130 days.
      self.init(count, covered.days < Double(count) + 0.5 ? .days : .tradingDays)
      return
    }
    if let asked, let (span, days) = asked.nominal, covered.days >= 0.9 * days {
      self = span
    } else if let span = covered.span {
      self = span
    } else {
      return nil
    }
  }
}

/// How much time dates cover.
private struct Coverage {
  let days: Double
  private let precision: DatePrecision
  private let first: CalendarDate
  private let last: CalendarDate
  private let countsBoth: Bool

  init(_ dates: XAxis.Dates, base: Point?, countsBoth: Bool) {
    self.countsBoth = countsBoth
    first = dates[0]
    last = dates[dates.instants.count - 1]
    precision = dates.precision
    var start = first
    if case .date(let date) = base?.x { start = date }
    days = (Double(last.instant) - Double(start.instant)) / Double(CalendarDate.microsecondsPerDay)
  }

  /// In the largest unit that tells the length well.
  var span: TimeSpan? {
    switch precision {
    case .year: units(.year) > 0 ? TimeSpan(units(.year), .years) : nil
    case .quarter: months(units(.quarter) * 3)
    case .month: months(units(.month))
    default: days > 0 ? daySpan : nil
    }
  }

  private func units(_ unit: CalendarUnit) -> Int {
    last.ordinal(of: unit) - first.ordinal(of: unit) + (countsBoth ? 1 : 0)
  }

  private func months(_ count: Int) -> TimeSpan? {
    guard count > 0 else { return nil }
    return count % 12 == 0 || count > 60
      ? TimeSpan((count + 6) / 12, .years) : TimeSpan(count, .months)
  }

  private var daySpan: TimeSpan? {
    let years = days / 365.2425
    if years > 0.95, abs(years - years.rounded()) < 0.06 || years > 2 {
      return TimeSpan(Int(years.rounded()), .years)
    }
    if days >= 60 { return TimeSpan(Int((days / 30.44).rounded()), .months) }
    if days >= 14 { return TimeSpan(Int((days / 7).rounded()), .weeks) }
    if days >= 2 || precision == .day { return TimeSpan(max(1, Int(days.rounded())), .days) }
    return clockSpan
  }

  private var clockSpan: TimeSpan? {
    let seconds = days * 86_400
    if seconds >= 7200 { return TimeSpan(Int((seconds / 3600).rounded()), .hours) }
    if seconds >= 120 { return TimeSpan(Int((seconds / 60).rounded()), .minutes) }
    return seconds >= 1 ? TimeSpan(Int(seconds.rounded()), .seconds) : nil
  }
}

extension RangeLength {
  /// The span and how many days that is about; nil for lengths without a count.
  fileprivate var nominal: (TimeSpan, days: Double)? {
    switch self {
    case .days(let count): (TimeSpan(count, .days), Double(count))
    case .weeks(let count): (TimeSpan(count, .weeks), Double(count) * 7)
    case .months(let count): (TimeSpan(count, .months), Double(count) * 30)
    case .years(let count): (TimeSpan(count, .years), Double(count) * 365)
    case .yearToDate, .maximum: nil
    }
  }
}
