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

  /// So many seconds, in the largest unit of which a whole number is exact within 3 percent, at least
  /// one second.
  ///
  /// - Parameters:
  ///   - seconds: How long it lasts.
  ///   - inWholeDays: Whether nothing is shorter than a day.
  package init(lasting seconds: Double, inWholeDays: Bool = false) {
    for unit in Self.units where !inWholeDays || unit.seconds >= Self.day {
      let count = (seconds / unit.seconds).rounded()
      let isExact = abs(count * unit.seconds - seconds) <= 0.03 * seconds
      if isExact, count >= (inWholeDays && unit.unit == .days ? 1 : unit.least) {
        self.init(Int(count), unit.unit)
        return
      }
    }
    self =
      inWholeDays
      ? TimeSpan(max(1, Int((seconds / Self.day).rounded())), .days)
      : TimeSpan(max(1, Int(seconds.rounded())), .seconds)
  }

  /// So many days, at least one.
  package init(days: Int) {
    self.init(lasting: Double(days) * Self.day, inWholeDays: true)
  }

  /// The length that was asked for where the data cover it, else the length that they cover.
  ///
  /// Points that have a rhythm, such as years, cover as many of them as they are: 1871 to 1970 are 100
  /// years. Others cover the time from the first to the last, or from the value before the range. Nil
  /// without dates, and for a single moment.
  package init?(of series: Series, asked: RangeLength? = nil) {
    guard let coverage = Coverage(series) else { return nil }
    self = coverage.asked(asked) ?? coverage.span
  }

  /// How long a change took, from the first point or the value before the range to the last; nil also
  /// where that is not what the points cover within 3 percent: 4 months are not the 3 months from the
  /// first to the last of them.
  package init?(ofChangeIn series: Series, asked: RangeLength? = nil) {
    guard let coverage = Coverage(series),
      let span = coverage.asked(asked) ?? (coverage.isElapsed ? coverage.span : nil)
    else { return nil }
    self = span
  }

  private static let day = 86_400.0

  /// Units by their seconds, with the fewest that are told of each.
  private static let units: [(unit: Unit, seconds: Double, least: Double)] = [
    (.years, 365.2425 * day, 1), (.months, 365.2425 * day / 12, 1), (.weeks, 7 * day, 2),
    (.days, day, 2), (.hours, 3600, 2), (.minutes, 60, 2),
  ]
}

/// How much time the points of a series cover.
private struct Coverage {
  private let series: Series
  /// What the points stand for, and what passed from the first to the last, in seconds.
  private let seconds: Double
  private let elapsed: Double
  private let inWholeDays: Bool

  init?(_ series: Series) {
    guard case .dates(let dates) = series.x else { return nil }
    self.series = series
    elapsed = Self.elapsed(dates, base: series.base)
    let step = series.base == nil ? Rhythm(series).seconds : nil
    seconds = step.map { $0 * Double(series.count) } ?? elapsed
    inWholeDays = dates.precision <= .day
    guard elapsed >= 1 else { return nil }
  }

  /// Whether what passed is what the points stand for.
  var isElapsed: Bool { abs(seconds - elapsed) <= 0.03 * elapsed }

  var span: TimeSpan { TimeSpan(lasting: seconds, inWholeDays: inWholeDays) }

  /// The length that was asked for; nil if the points do not cover it.
  func asked(_ asked: RangeLength?) -> TimeSpan? {
    if case .days(let count) = asked, count == series.count, series.x.distinctCount == count {
      // Ninety bars of a share take about 130 days.
      let days = elapsed / 86_400
      if days < Double(count) + 0.5 { return TimeSpan(count, .days) }
      if series.isTraded { return TimeSpan(count, .tradingDays) }
    } else if let (span, days) = asked?.nominal, elapsed >= 0.97 * days * 86_400 {
      return span
    }
    return nil
  }

  /// Calendar units are all alike, so that twelve months are a year whichever they are.
  private static func elapsed(_ dates: XAxis.Dates, base: Point?) -> Double {
    let (first, last) = (dates[0], dates[dates.instants.count - 1])
    var start = first
    if case .date(let date) = base?.x { start = date }
    let months =
      switch dates.precision {
      case .year: 12 * (last.ordinal(of: .year) - start.ordinal(of: .year))
      case .quarter: 3 * (last.ordinal(of: .quarter) - start.ordinal(of: .quarter))
      case .month: last.ordinal(of: .month) - start.ordinal(of: .month)
      default: 0
      }
    return dates.precision < .day
      ? Double(months) * 365.2425 * 7200 : (Double(last.instant) - Double(start.instant)) / 1e6
  }
}

extension RangeLength {
  /// The span and how many days it has at least; nil for lengths without a count.
  fileprivate var nominal: (TimeSpan, days: Double)? {
    switch self {
    case .days(let count): (TimeSpan(count, .days), Double(count))
    case .weeks(let count): (TimeSpan(count, .weeks), Double(count) * 7)
    case .months(let count): (TimeSpan(count, .months), Double(count) * 365.2425 / 12 - 2.4)
    case .years(let count): (TimeSpan(count, .years), Double(count) * 365)
    case .yearToDate, .maximum: nil
    }
  }
}
