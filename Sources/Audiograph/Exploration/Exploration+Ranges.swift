// SPDX-License-Identifier: MIT

/// The stretch that is shown, and what points are gathered into.
extension Exploration {
  /// The lengths that keys choose, the shortest first, with their days.
  private static let lengths: [(length: RangeLength, days: Int)] = [
    (.months(1), 30), (.months(3), 91), (.months(6), 182), (.years(1), 365), (.years(5), 1826),
    (.maximum, Int.max),
  ]

  /// Shows the chart anew, the cursor at its date; nothing changes where no value lies there.
  private mutating func show(
    _ range: ChartRange?, by interval: Interval?, or limit: ExplorationLimit
  ) -> ExplorationReply {
    let answer: ExplorationStatement.Stretch.Answer =
      interval == self.interval ? .length : .count
    guard
      let view = try? ExplorationView(source, field: field, range: range, interval: interval)
    else { return self.limit(limit) }
    self.view = view
    self.range = range
    self.interval = interval
    if let range, !shownRanges.contains(range) { shownRanges.append(range) }
    index = view.index(of: anchor, inSeries: series)
    let stretch = ExplorationStatement.Stretch(
      count: count, span: span, answer: answer)
    return ExplorationReply(.view(told([], isNamed: false), stretch), .gist)
  }

  /// The length that is shown; nil for everything and for other stretches.
  var span: TimeSpan? {
    switch range?.start {
    case .back(.months(let count)): TimeSpan(count, .months)
    case .back(.years(let count)): TimeSpan(count, .years)
    default: nil
    }
  }

  // MARK: - Intervals

  mutating func changeInterval(by step: Int) -> ExplorationReply {
    guard let dates = source.dates else { return limit(.noDates) }
    let days = dates.precision <= .month ? 28 : dates.typicalStepInDays ?? 1
    let isLong: (Interval) -> Bool = { interval in
      switch interval {
      case .day: dates.precision > .day && days < 1
      case .week: days < 7 && dates.precision >= .day
      case .month: days < 28 && dates.precision >= .day
      case .quarter: dates.precision == .month || dates.precision >= .day && days < 90
      }
    }
    let choices: [Interval?] = [nil] + Interval.allCases.filter(isLong).map(Optional.some)
    let place = (choices.firstIndex { $0 == interval } ?? 0) + step
    guard choices.indices.contains(place) else { return limit(step < 0 ? .finer : .coarser) }
    return show(range, by: choices[place], or: step < 0 ? .finer : .coarser)
  }

  // MARK: - Lengths

  /// Shows a length: up to where the stretch ends now if the cursor lies in that, else around the
  /// cursor.
  mutating func show(_ length: RangeLength) -> ExplorationReply {
    guard source.dates != nil else { return limit(.noDates) }
    if length == .maximum { return show(nil, by: interval, or: .longerRange) }
    let here = ChartRange(length, end: range?.end)
    if holdsCursor(here), !isCutShort(here, length) {
      return show(here, by: interval, or: .shorterRange)
    }
    return show(around(length), by: interval, or: .shorterRange)
  }

  mutating func zoom(by step: Int) -> ExplorationReply {
    guard case .dates(let dates) = shown.x, let first = dates.instants.first,
      let last = dates.instants.last
    else { return limit(.noDates) }
    let days = Int((last - first) / CalendarDate.microsecondsPerDay)
    // A month has as few as 28 days, and trading days lie at its ends only by chance.
    let target =
      step < 0
      ? Self.lengths.last { Double($0.days) < 0.85 * Double(days) }
      : range == nil
        ? nil : Self.lengths.first { Double($0.days) > 1.15 * Double(max(days, daysAskedFor)) }
    guard let target else { return limit(step < 0 ? .shorterRange : .longerRange) }
    let before = shown.count
    let reply = show(target.length)
    // A stretch that ends early may have no more before it: then the rest is behind it.
    return step > 0 && shown.count <= before ? show(.maximum) : reply
  }

  /// The days of the length that is shown, of which the data may have fewer; 0 for another stretch.
  private var daysAskedFor: Int {
    guard case .back(let length)? = range?.start else { return 0 }
    return Self.lengths.first { $0.length == length }?.days ?? 0
  }

  private func holdsCursor(_ range: ChartRange) -> Bool {
    guard let dates = source.dates, case .date(let date) = anchor,
      let cut = try? DateCut(dates, to: range, isPrice: shown.kind == .price)
    else { return false }
    return dates.instants[cut.indices.lowerBound] < date.end
      && date.instant <= dates.instants[cut.indices.upperBound - 1]
  }

  /// Whether the data begin so late that a stretch has less than its length, though they go on behind it.
  private func isCutShort(_ range: ChartRange, _ length: RangeLength) -> Bool {
    guard let dates = source.dates,
      let days = Self.lengths.first(where: { $0.length == length })?.days,
      let cut = try? DateCut(dates, to: range, isPrice: shown.kind == .price)
    else { return false }
    let last = dates[cut.indices.upperBound - 1].day
    return cut.indices.upperBound < dates.instants.count
      && Double(last - dates[0].day) < 0.85 * Double(days)
  }

  /// A length with the cursor in its middle, as far as there are dates before and after it.
  private func around(_ length: RangeLength) -> ChartRange {
    guard let dates = source.dates, case .date(let date) = anchor,
      let days = Self.lengths.first(where: { $0.length == length })?.days
    else { return ChartRange(length) }
    let last = dates[dates.instants.count - 1].day
    let end = max(date.day + days / 2, dates[0].day + days)
    return ChartRange(length, end: end < last ? CalendarDate(day: end) : nil)
  }

  // MARK: - Windows

  /// Shows the stretch before, or after, which is as long.
  mutating func shift(isLater: Bool) -> ExplorationReply {
    guard let dates = source.dates else { return limit(.noDates) }
    let edge: ExplorationLimit = isLater ? .later : .earlier
    guard let range,
      let cut = try? DateCut(dates, to: range, isPrice: shown.kind == .price),
      isLater ? cut.indices.upperBound < dates.instants.count : cut.indices.lowerBound > 0
    else { return limit(edge) }
    return show(range.shifted(isLater: isLater, cut.indices, dates), by: interval, or: edge)
  }
}

extension ChartRange {
  /// The stretch before, or after, of the same length.
  fileprivate func shifted(
    isLater: Bool, _ shown: Range<Int>, _ dates: XAxis.Dates
  ) -> ChartRange {
    let lastIndex = dates.instants.count - 1
    let last = dates[lastIndex].day
    func ending(_ length: RangeLength, on day: Int) -> ChartRange {
      ChartRange(length, end: day < last ? CalendarDate(day: day) : nil)
    }
    let end = end ?? dates[lastIndex]
    switch start {
    case .back(.days(let bars)) where dates.isDaily:
      let place = isLater ? shown.upperBound - 1 + bars : shown.lowerBound - 1
      return ending(.days(bars), on: dates[min(place, lastIndex)].day)
    case .back(let length):
      return ending(length, on: isLater ? length.day(after: end) : length.day(before: end))
    case .date, .first:
      let first = dates[shown.lowerBound].day
      let days = max(1, end.day - first + 1) * (isLater ? 1 : -1)
      return ChartRange(
        start: .date(CalendarDate(day: first + days)), end: CalendarDate(day: end.day + days))
    }
  }
}

extension RangeLength {
  /// The day that ends the stretch of this length before the one that ends with a day.
  fileprivate func day(before end: CalendarDate) -> Int {
    self == .yearToDate
      ? end.dayNumber(monthsEarlier: 12)
      : CalendarDate(instant: firstInstant(before: end), precision: .day).day - 1
  }

  /// The day that ends the stretch of this length after the one that ends with a day.
  fileprivate func day(after end: CalendarDate) -> Int {
    switch self {
    case .days(let count): end.day + count
    case .weeks(let count): end.day + 7 * count
    case .months(let count): end.dayNumber(monthsEarlier: -count)
    case .years(let count): end.dayNumber(monthsEarlier: -12 * count)
    case .yearToDate: end.dayNumber(monthsEarlier: -12)
    case .maximum: end.day
    }
  }
}
