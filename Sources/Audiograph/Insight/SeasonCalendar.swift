// SPDX-License-Identifier: MIT

/// A cycle of the calendar that values may follow.
package enum SeasonPeriod: String, Sendable, Hashable {
  case year, week, day
}

/// The calendar of dated values: the phase of each point in one of its cycles.
struct SeasonCalendar {
  let period: SeasonPeriod
  /// The length of the cycle, and where each point stands: in months or quarters of a year, in days or
  /// working days of a week, in days of a day.
  let length: Double
  let times: [Double]
  /// Counted from 0.
  let phases: [Int]
  let phaseCount: Int
  /// Where the first point stands in its day, 0 to 1; nil for other cycles than weeks.
  var startOfDays: Double?
}

extension SeasonCalendar {
  /// The most points whose seasons are looked for.
  static let mostPoints = 50_000

  /// The cycles that dates are fine enough and long enough for, the shortest first.
  static func all(_ dates: [CalendarDate]) -> [SeasonCalendar] {
    let days = dates.map { date in
      Double(date.instant - dates[0].instant) / Double(CalendarDate.microsecondsPerDay)
    }
    let step = middle(days.differences.filter { $0 > 0 })
    guard let span = days.last, step > 0 else { return [] }
    var found: [SeasonCalendar] = []
    func add(
      _ period: SeasonPeriod, _ length: Double, _ times: [Double], _ count: Int,
      _ phase: (CalendarDate) -> Int
    ) {
      found.append(
        SeasonCalendar(
          period: period, length: length, times: times, phases: dates.map(phase),
          phaseCount: count))
    }
    if step <= 0.25, span >= 2.5 {
      add(.day, 1, days, 24) { Int($0.microsecondOfDay / 3_600_000_000) }
    }
    if step <= 1.01, span >= 20 { add(.week, 7, days, 7) { $0.weekday - 1 } }
    if step <= 31.5, span >= 690 {
      add(.year, 12, dates.map(\.monthsOfCalendar), 12) { $0.civil.month - 1 }
    }
    if (80...93).contains(step), span >= 1000 {
      add(.year, 4, dates.map { $0.monthsOfCalendar / 3 }, 4) { $0.quarter - 1 }
    }
    let start = Double(dates[0].microsecondOfDay) / Double(CalendarDate.microsecondsPerDay)
    return found.map { calendar in
      var calendar = calendar.byWorkingDays(step)
      if calendar.period == .week { calendar.startOfDays = start }
      return calendar
    }
  }

  /// Days without weekends follow each other like five of a week.
  private func byWorkingDays(_ step: Double) -> SeasonCalendar {
    guard period == .week, step == 1, phases.allSatisfy({ $0 < 5 }) else { return self }
    return SeasonCalendar(
      period: period, length: 5, times: phases.indices.map { Double($0) }, phases: phases,
      phaseCount: phaseCount)
  }
}

extension CalendarDate {
  /// Months since the year 0, with the share of the month that is over.
  fileprivate var monthsOfCalendar: Double {
    let (year, month, day) = civil
    let days = Double(day - 1) + Double(microsecondOfDay) / Double(Self.microsecondsPerDay)
    return Double(year * 12 + month - 1) + days / Double(Self.daysInMonth(year: year, month: month))
  }
}

/// The mean of the values within half a cycle on either side of each point; at both ends the line of
/// the last cycle of these means.
func trend(_ values: [Double], over calendar: SeasonCalendar) -> [Double] {
  let (times, length) = (calendar.times, calendar.length)
  var means = CenteredMeans(values, calendar).means
  let (first, last) = (times[0], times[times.count - 1])
  let latest = length * (calendar.period == .year ? 0.02 : 0.05)
  let whole = times.indices.filter {
    times[$0] - length / 2 >= first - length * 0.02 - 1e-9
      && times[$0] + length / 2 <= last + latest + 1e-9
  }
  guard whole.count >= 3, let low = whole.first, let high = whole.last else {
    return line(through: Array(values.indices), of: times, values, at: values.indices)
  }
  let width = min(length, (times[high] - times[low]) / 2)
  let starts = whole.filter { times[$0] <= times[low] + width }
  let ends = whole.filter { times[$0] >= times[high] - width }
  let before = line(through: starts, of: times, means, at: 0..<low)
  let after = line(through: ends, of: times, means, at: high + 1..<means.count)
  means.replaceSubrange(0..<low, with: before)
  means.replaceSubrange(high + 1..<means.count, with: after)
  return means
}

/// The least-squares line through some points, where others stand; their mean where it has no slope.
private func line(
  through points: [Int], of times: [Double], _ values: [Double], at others: Range<Int>
) -> [Double] {
  let fitted = FittedLine(x: points.map { times[$0] }, y: points.map { values[$0] })
  guard let line = fitted.line else {
    let mean = mean(of: points.map { values[$0] })
    return others.map { _ in mean }
  }
  return others.map { line.intercept + line.slope * times[$0] }
}
