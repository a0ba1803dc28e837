// SPDX-License-Identifier: MIT

/// The points of a range, resampled by calendar interval.
struct IntervalResampling {
  private let cut: DateCut
  private let interval: Interval
  /// Places in the cut, counted from its first point; each group has at least one.
  let groups: [Range<Int>]

  init(_ cut: DateCut, _ interval: Interval) {
    self.cut = cut
    self.interval = interval
    groups = cut.allDates.runs(of: interval.unit, in: cut.indices)
  }

  /// The date of the last point of each group.
  var dates: XAxis.Dates {
    let all = cut.allDates
    let instants = groups.map { all.instants[cut.indices.lowerBound + $0.upperBound - 1] }
    // A week that holds several days is still dated by the last of them.
    return XAxis.Dates(
      instants: instants, precision: all.precision, offsetMinutes: all.offsetMinutes)
  }

  /// The places of each group in all dates.
  var places: [Range<Int>] {
    let start = cut.indices.lowerBound
    return groups.map { start + $0.lowerBound..<start + $0.upperBound }
  }

  /// The last value of each group that is not missing.
  func last(_ values: [Double]) -> [Double] {
    groups.map { group in values[group].last { !$0.isNaN } ?? .nan }
  }

  /// The values of a price column, each group in the way of the column.
  func gather(_ column: PriceColumn, _ values: [Double]) -> [Double] {
    groups.map { column.joined(values[$0]) }
  }
}

extension IntervalResampling {
  /// The first and the last interval, where points of them lie outside the range or are to come.
  var incomplete: [IncompleteInterval] {
    guard let first = groups.first, let last = groups.last else { return [] }
    var incomplete: [IncompleteInterval] = []
    if lacksPoints(before: cut.indices.lowerBound) { incomplete.append(edge(.first, first)) }
    if lacksPoints(after: cut.indices.upperBound - 1) { incomplete.append(edge(.last, last)) }
    return incomplete
  }

  private func edge(_ edge: IncompleteInterval.Edge, _ group: Range<Int>) -> IncompleteInterval {
    let start = cut.indices.lowerBound
    return IncompleteInterval(
      edge: edge, interval: interval, from: cut.allDates[start + group.lowerBound],
      to: cut.allDates[start + group.upperBound - 1])
  }

  private func lacksPoints(before index: Int) -> Bool {
    let dates = cut.allDates
    let date = dates[index]
    if index > 0 { return date.isIn(interval.unit, of: dates[index - 1]) }
    guard interval != .day else { return startsLate }
    return expected(besides: date, direction: -1).map { $0.isIn(interval.unit, of: date) } ?? false
  }

  private func lacksPoints(after index: Int) -> Bool {
    let dates = cut.allDates
    let date = dates[index]
    if index + 1 < dates.instants.count { return date.isIn(interval.unit, of: dates[index + 1]) }
    guard interval != .day else { return endsEarly }
    return expected(besides: date, direction: 1).map { $0.isIn(interval.unit, of: date) } ?? false
  }

  /// Whether the first of several days begins later in the day than the next one.
  private var startsLate: Bool {
    guard groups.count > 1 else { return false }
    return clock(groups[0].lowerBound) > clock(groups[1].lowerBound)
  }

  /// Whether the last of several days ends earlier in the day than the one before.
  private var endsEarly: Bool {
    guard groups.count > 1 else { return false }
    return clock(groups[groups.count - 1].upperBound - 1)
      < clock(groups[groups.count - 2].upperBound - 1)
  }

  private func clock(_ place: Int) -> Int64 {
    cut.allDates[cut.indices.lowerBound + place].microsecondOfDay
  }

  /// The day on which a neighbouring point would stand, by the usual distance of the points.
  ///
  /// Where no point stands on a weekend, weekends and New Year's Day are skipped. Nil if
  /// the points are as far apart as the interval is long.
  private func expected(besides date: CalendarDate, direction: Int) -> CalendarDate? {
    let dates = cut.allDates
    guard let step = dates.typicalStepInDays, step < interval.typicalDays,
      dates.precision >= .day
    else { return nil }
    var day = date.day + max(1, step) * direction
    while step <= 1, !hasWeekends, !Self.isWorkingDay(day) { day += direction }
    return CalendarDate(day: day)
  }

  private var hasWeekends: Bool {
    cut.allDates.instants.prefix(101).contains {
      CalendarDate(instant: $0, precision: .day).weekday > 5
    }
  }

  private static func isWorkingDay(_ day: Int) -> Bool {
    let date = CalendarDate(day: day)
    let (_, month, dayOfMonth) = date.civil
    return date.weekday <= 5 && !(month == 1 && dayOfMonth == 1)
  }
}
