// SPDX-License-Identifier: MIT

/// The last point of a series of days may be of one that is not over: its value may still change.
extension Series {
  /// The place of that point; nil where every value is settled.
  package var provisionalIndex: Int? { endsProvisionally ? count - 1 : nil }

  /// That point; nil where every value is settled.
  package var provisionalPoint: Point? { provisionalIndex.flatMap(point) }

  /// The points without it: of these alone something is said that holds.
  package var settled: Series {
    guard endsProvisionally, case .dates(let dates) = x else { return self }
    let before = XAxis.Dates(
      instants: dates.instants.dropLast(), precision: dates.precision,
      offsetMinutes: dates.offsetMinutes)
    return with(before, values.dropLast(), bars: settledBars, endsProvisionally: false) ?? self
  }

  /// The same points, and behind them the value of a day that is not over; nil where that cannot follow, as
  /// on an axis of minutes.
  package func ending(provisionallyWith value: Double, on day: CalendarDate) -> Series? {
    guard !endsProvisionally, value.isFinite, case .dates(let dates) = x, dates.precision == .day,
      let last = dates.instants.last, day.precision == .day, last < day.instant
    else { return nil }
    let all = XAxis.Dates(
      instants: dates.instants + [day.instant], precision: .day, offsetMinutes: dates.offsetMinutes)
    return with(all, values + [value], bars: bars, endsProvisionally: true)
  }
}

extension SeriesCut {
  /// The same part, and behind it the value of a day that is not over, where that can follow.
  package func ending(provisionallyWith value: Double, on day: CalendarDate) -> SeriesCut {
    guard let series = series.ending(provisionallyWith: value, on: day) else { return self }
    return SeriesCut(series: series, incomplete: incomplete, kept: kept)
  }
}

extension ChartRange {
  /// What of the range stands before a day that is its last point.
  ///
  /// A length counts that day, too: four weeks are 27 days and it.
  package func before(_ day: CalendarDate) -> ChartRange {
    guard end == nil, case .back(let length) = start else { return self }
    if case .days(let count) = length { return ChartRange(.days(max(1, count - 1))) }
    return ChartRange(length, end: day)
  }

  /// Whether the range reaches a day.
  func reaches(_ day: CalendarDate) -> Bool { end.map { day.instant < $0.endOfUnit } ?? true }
}
