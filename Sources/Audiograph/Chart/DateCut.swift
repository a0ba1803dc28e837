// SPDX-License-Identifier: MIT

/// The part of ascending dates that lies in a range.
struct DateCut {
  let allDates: XAxis.Dates
  /// Places of the points in the range; at least one.
  let indices: Range<Int>

  /// The points in a range, or all of them.
  ///
  /// `isPrice` makes a length in days count bars where the dates are daily.
  init(_ dates: XAxis.Dates, to range: ChartRange?, isPrice: Bool) throws(RangeError) {
    allDates = dates
    guard let range else {
      indices = dates.instants.indices
      return
    }
    guard !dates.instants.isEmpty else { throw .noDates }
    indices = try range.indices(in: dates, isPrice: isPrice)
  }

  /// The dates at places, of which there is at least one.
  init(_ dates: XAxis.Dates, at places: Range<Int>) {
    allDates = dates
    indices = places
  }

  /// Whether points lie outside the range.
  var isProper: Bool { indices.count < allDates.instants.count }

  /// The dates in the range.
  var dates: XAxis.Dates {
    XAxis.Dates(
      instants: isProper ? Array(allDates.instants[indices]) : allDates.instants,
      precision: allDates.precision, offsetMinutes: allDates.offsetMinutes)
  }

  /// The values in the range, of as many as there are dates.
  func slice(_ values: [Double]) -> [Double] { isProper ? Array(values[indices]) : values }

  /// For prices the last value before the range; nil if there is none.
  func base(of values: [Double], kind: ChartKind) -> Point? {
    guard kind == .price,
      let index = values[..<indices.lowerBound].lastIndex(where: { !$0.isNaN })
    else { return nil }
    return Point(x: .date(allDates[index]), y: values[index])
  }

  /// A series like another, with other points.
  func series(
    like series: Series, dates: XAxis.Dates, values: [Double], base: Point?,
    incomplete: [IncompleteInterval] = []
  ) throws(RangeError) -> SeriesCut {
    do throws(ChartError) {
      let cut = try Series(
        name: series.name, unit: series.unit, kind: series.kind, source: series.source,
        quantity: series.quantity, x: .dates(dates), values: values, base: base
      ).told(asPartOf: series)
      return SeriesCut(
        series: cut, incomplete: incomplete, kept: isProper ? indices : nil)
    } catch {
      throw translated(error)
    }
  }

  /// Missing values only, in a range, are nothing in it.
  func translated(_ error: ChartError) -> RangeError {
    guard error == .noPoints, isProper else { return .notASeries(error) }
    return .nothingInRange(first: allDates[0], last: allDates[allDates.instants.count - 1])
  }
}

extension ChartRange {
  /// Places of the points in the range among ascending dates, of which there is at least one.
  func indices(in dates: XAxis.Dates, isPrice: Bool) throws(RangeError) -> Range<Int> {
    let count = dates.instants.count
    let last = dates[count - 1]
    let upper = end.map { dates.firstIndex(notBefore: dates.clock($0.endOfUnit, of: $0)) } ?? count
    let lower: Int
    switch start {
    case .first: lower = 0
    case .date(let first):
      if let end, first.instant >= end.endOfUnit {
        throw .endBeforeStart(start: first, end: end)
      }
      lower = dates.firstIndex(notBefore: dates.clock(first.instant, of: first))
    case .back(.days(let bars)) where isPrice && dates.isDaily: lower = max(0, upper - bars)
    case .back(let length):
      let endDay = end.map { CalendarDate(instant: $0.endOfUnit - 1, precision: .day) } ?? last
      lower = dates.firstIndex(notBefore: length.firstInstant(before: endDay))
    }
    guard lower < upper else { throw .nothingInRange(first: dates[0], last: last) }
    return lower..<upper
  }
}

extension ChartRange {
  /// The days of the range where the last one is a day of its own, counted from 1970-01-01.
  ///
  /// - Throws: `RangeError.endBeforeStart`.
  package func days(endingOn last: CalendarDate) throws(RangeError) -> ClosedRange<Int> {
    let end = end.map { CalendarDate(instant: $0.endOfUnit - 1, precision: .day) } ?? last
    let first: CalendarDate =
      switch start {
      case .first: CalendarDate(day: CalendarDate.dayNumber(year: 1970, month: 1, day: 1))
      case .date(let date): CalendarDate(day: date.day)
      case .back(let length):
        CalendarDate(
          instant: max(0, length.firstInstant(before: end)), precision: .day)
      }
    guard first.day <= end.day else { throw .endBeforeStart(start: first, end: end) }
    return first.day...end.day
  }
}

extension RangeLength {
  /// The beginning of the first day of a range that ends with a day.
  ///
  /// The same day one length earlier does not belong to it.
  func firstInstant(before end: CalendarDate) -> Int64 {
    let day =
      switch self {
      case .days(let count): end.day - count + 1
      case .weeks(let count): end.day - 7 * count + 1
      case .months(let count): end.dayNumber(monthsEarlier: count) + 1
      case .years(let count): end.dayNumber(monthsEarlier: 12 * count) + 1
      case .yearToDate: CalendarDate.dayNumber(year: end.civil.year, month: 1, day: 1)
      case .maximum: Int.min
      }
    return day == Int.min ? Int64.min : Int64(day) * CalendarDate.microsecondsPerDay
  }
}

extension CalendarDate {
  /// The same day of the month some months earlier, or the last day of a shorter month.
  func dayNumber(monthsEarlier count: Int) -> Int {
    let (year, month, day) = civil
    let months = year * 12 + month - 1 - count
    let earlierYear = months >= 0 ? months / 12 : (months - 11) / 12
    let earlierMonth = months - earlierYear * 12 + 1
    let length = Self.daysInMonth(year: earlierYear, month: earlierMonth)
    return Self.dayNumber(year: earlierYear, month: earlierMonth, day: min(day, length))
  }

  /// The first instant after the unit that the date names: for `2012` the start of 2013.
  var endOfUnit: Int64 {
    switch precision {
    case .year, .quarter, .month:
      let months = precision == .year ? 12 : precision == .quarter ? 3 : 1
      let number = civil.year * 12 + civil.month - 1
      let next = number - (precision == .quarter ? (civil.month - 1) % 3 : 0) + months
      let first = precision == .year ? (civil.year + 1) * 12 : next
      let year = first >= 0 ? first / 12 : (first - 11) / 12
      return Int64(Self.dayNumber(year: year, month: first - year * 12 + 1, day: 1))
        &* Self.microsecondsPerDay
    case .day: return Int64(day + 1) &* Self.microsecondsPerDay
    case .minute: return instant &+ 60_000_000
    case .second: return instant &+ 1_000_000
    case .millisecond: return instant &+ 1000
    case .microsecond: return instant &+ 1
    }
  }
}

extension XAxis.Dates {
  /// The first place, of ascending dates, that is not before an instant.
  func firstIndex(notBefore instant: Int64) -> Int {
    var low = 0
    var high = instants.count
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// An instant on another date's clock, on the clock of these dates where both are known.
  func clock(_ instant: Int64, of date: CalendarDate) -> Int64 {
    guard let from = date.offsetMinutes, let to = offsetMinutes else { return instant }
    return instant &+ Int64(to - from) &* 60_000_000
  }

  /// The median distance in days of the first hundred neighbours; nil for fewer than two dates.
  var typicalStepInDays: Int? {
    let first = instants.prefix(101).map {
      CalendarDate(instant: $0, precision: .day).day
    }
    let steps = zip(first, first.dropFirst()).map { $1 - $0 }.sorted()
    return steps.isEmpty ? nil : steps[steps.count / 2]
  }

  /// Whether there is usually one date for each day, or each working day.
  ///
  /// From Friday to Monday is one step, which matters where there are few dates.
  var isDaily: Bool {
    guard precision == .day else { return false }
    let days = instants.prefix(101).map { CalendarDate(instant: $0, precision: .day).day }
    let steps = zip(days, days.dropFirst()).map(Self.step).sorted()
    return steps.isEmpty ? false : steps[steps.count / 2] == 1
  }

  /// The distance of two days, weekends left out; at least 1 for different days.
  private static func step(from first: Int, to second: Int) -> Int {
    first == second ? 0 : max(1, workingDays(through: second) - workingDays(through: first))
  }

  /// The number of working days up to a day, counted from Monday 29 December 1969.
  private static func workingDays(through day: Int) -> Int {
    let sinceMonday = day + 3
    let week = sinceMonday >= 0 ? sinceMonday / 7 : (sinceMonday - 6) / 7
    return week * 5 + min(sinceMonday - week * 7 + 1, 5)
  }
}
