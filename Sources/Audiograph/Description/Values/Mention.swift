// SPDX-License-Identifier: MIT

/// A place along x as a sentence names it, in no language yet.
package enum Mention: Hashable, Sendable {
  /// How much of a date is said.
  package enum DateForm: Hashable, Sendable {
    /// All that is known.
    case full
    /// Day and month; the year was said before.
    case withoutYear
    /// An end of a span within one year, which has the year where dates of the language have it.
    case ofOneYear(isFirst: Bool)
    /// The month, with its year or without.
    case month(withYear: Bool)
    /// The time of day; the day was said before.
    case clock
    /// All that is known, the name of the month in short where it is read.
    case short
  }

  case date(CalendarDate, DateForm)
  /// A number with what it counts or measures along x, where the data tell it: `depth 28`.
  case number(Figure, of: String?)
  /// The number of a row, counted from 1.
  case row(Int)
  case category(String)
  case recurring(Recurring)

  /// A month, a quarter or a weekday of no known year.
  package struct Recurring: Hashable, Sendable {
    let unit: CalendarUnit
    /// Counted from 1.
    let number: Int
    /// Which of several years or weeks, counted from 1; nil if there is one.
    let cycle: Int?
  }

  /// The same place, where one before it has told what the number is.
  var bare: Mention {
    if case .number(let figure, _) = self { .number(figure, of: nil) } else { self }
  }

  /// The month since the year 0 where no more of a date is said.
  var month: Int? {
    if case .date(let date, .month) = self { date.ordinal(of: .month) } else { nil }
  }
}

/// The part of a date that the listener knows from context, which is not repeated.
///
/// Over more than a year every date carries its year. Otherwise the year is said where it is not
/// the one that was said last, and within one day the day is said once. A first day that stands for a month,
/// a quarter or a year is said as that.
struct CalendarMemory {
  private let axis: XAxis
  private let axisName: String?
  private let spansYears: Bool
  private let dates: XAxis.Dates?
  private let spanDays: Double
  /// As what first days are said that stand for months, quarters or years; nil for all others.
  private let precision: DatePrecision?
  /// Whether all names are times of day.
  private let areClocks: Bool
  /// The order of names along x, where it counts.
  private let order: NameOrder?
  private var saidYear: Int?
  private var saidDay: Int?

  /// A memory for the dates of a series and the value before them.
  init(_ series: Series) {
    axis = series.x
    axisName = series.xName.flatMap { $0.name.isBlank ? nil : $0.name }
    areClocks = series.x.areClocks
    order = series.hasOrderAlongX ? series.nameOrder : nil
    guard case .dates(let dates) = series.x, let start = dates.instants.first,
      let end = dates.instants.last
    else {
      (dates, spansYears, spanDays, precision) = (nil, false, 0, nil)
      return
    }
    self.dates = dates
    precision = dates.saidPrecision(series)
    spanDays = (Double(end) - Double(start)) / Double(CalendarDate.microsecondsPerDay)
    spansYears = abs(spanDays) >= 366
  }

  /// Names a place; a category without a readable name by its row.
  mutating func mention(_ place: PlacedValue) -> Mention {
    if case .category(let name) = place.x, name.isBlank { return .row(place.index + 1) }
    return order?.mention(place.index) ?? mention(place.x)
  }

  /// Names a place along x, as precisely as the data need it.
  ///
  /// Of a name that repeats the first place.
  mutating func mention(_ x: XValue) -> Mention {
    if let order, let index = axis.names?.firstIndex(of: x.description),
      let mention = order.mention(index)
    {
      return mention
    }
    return mention(exactly: axis.told(x))
  }

  /// Names a place along x as it was typed.
  mutating func mention(exactly x: XValue) -> Mention {
    switch x {
    case .row(let row): return .row(row)
    case .number(let number): return .number(Figure(exactly: number), of: axisName)
    case .category(let name):
      if let order, let place = AxisSearch(axis).place(of: x),
        let mention = order.mention(place.index)
      {
        return mention
      }
      guard areClocks, let clock = CalendarDate(clock: name) else { return .category(name) }
      return .date(clock, .clock)
    case .date(let date):
      let said = said(date)
      return .date(said, form(of: said))
    }
  }

  /// Names a turning point as roughly as the length of the chart allows.
  mutating func roughMention(_ place: PlacedValue) -> Mention {
    guard case .date(let date) = place.x, said(date).precision >= .day, spanDays >= 100 else {
      return mention(place)
    }
    let withYear = spansYears || saidYear != date.civil.year || !isOnlyMonth(date)
    if withYear { saidYear = date.civil.year }
    return .date(date, .month(withYear: withYear))
  }

  /// The first and the last date of a chart, the year once where it is the same.
  mutating func extent(_ first: XValue, _ last: XValue) -> (Mention, Mention) {
    guard case .date(let first) = axis.told(first), case .date(let last) = axis.told(last) else {
      let end = axis.names?.lastIndex(of: last.description).flatMap { order?.mention($0) }
      return (mention(first), end ?? mention(last).bare)
    }
    let (start, end) = (said(first), said(last))
    let isSameYear = start.civil.year == end.civil.year && start.precision >= .quarter
    let isSameDay = start.day == end.day && start.precision > .day
    remember(end)
    if isSameDay { return (.date(start, .full), .date(end, .clock)) }
    guard isSameYear else { return (.date(start, .full), .date(end, .full)) }
    return (.date(start, .ofOneYear(isFirst: true)), .date(end, .ofOneYear(isFirst: false)))
  }

  private func said(_ date: CalendarDate) -> CalendarDate {
    guard let precision, date.precision == .day, date.civil.day == 1 else { return date }
    return CalendarDate(instant: date.instant, precision: precision)
  }

  private mutating func form(of date: CalendarDate) -> Mention.DateForm {
    defer { remember(date) }
    guard date.precision >= .quarter, !spansYears else { return .full }
    if date.precision > .day, saidDay == date.day { return .clock }
    return saidYear == date.civil.year ? .withoutYear : .full
  }

  private mutating func remember(_ date: CalendarDate) {
    saidYear = date.civil.year
    saidDay = date.day
  }

  /// Whether no other year of the chart has the month.
  private func isOnlyMonth(_ date: CalendarDate) -> Bool {
    guard let dates else { return false }
    let month = date.ordinal(of: .month)
    let ends = [dates[0], dates[dates.instants.count - 1]].map { $0.ordinal(of: .month) }
    return !(month - 12 >= ends[0] || month + 12 <= ends[1])
  }
}

extension Series {
  /// A place as a short line names it.
  func shortMention(_ index: Int) -> Mention {
    recurringMention(index) ?? CalendarMemory.shortMention(on: x, index)
  }

  /// A month, a quarter or a weekday of no known year; nil for other places.
  func recurringMention(_ index: Int) -> Mention? {
    hasOrderAlongX ? nameOrder?.mention(index) : nil
  }
}

extension NameOrder {
  /// A month, a quarter or a weekday by the index of its name; nil for other names.
  fileprivate func mention(_ index: Int) -> Mention? {
    guard let unit, let cycle else { return nil }
    let number = isRepeated ? (steps[index] - steps[0]) / cycle + 1 : nil
    return .recurring(
      Mention.Recurring(unit: unit, number: steps[index] % cycle + 1, cycle: number))
  }

  private var unit: CalendarUnit? {
    switch kind {
    case .months: .month
    case .quarters: .quarter
    case .weekdays: .day
    case .ranges, .others, .times: nil
    }
  }
}

extension XAxis {
  fileprivate var names: [String]? {
    if case .categories(let names) = self { names } else { nil }
  }

  /// Whether all positions are names that are times of day.
  fileprivate var areClocks: Bool {
    guard case .categories(let names) = self else { return false }
    return names.allSatisfy { CalendarDate(clock: $0) != nil }
  }
}

extension XAxis.Dates {
  /// As what first days of months, quarters or years are said, one for each; nil for other dates.
  fileprivate func saidPrecision(_ series: Series) -> DatePrecision? {
    guard precision == .day, instants.indices.allSatisfy({ self[$0].civil.day == 1 }) else {
      return nil
    }
    let months = Set(instants.indices.map { self[$0].civil.month })
    switch Rhythm(series) {
    case .months: return .month
    case .quarters: return months.isSubset(of: [1, 4, 7, 10]) ? .quarter : .month
    case .years: return months == [1] ? .year : .month
    default: return nil
    }
  }
}

extension [Mention] {
  /// The same places, the first with its year where a later one has it: a voice would else take the later year
  /// for both.
  ///
  /// What a number is along x is told once.
  var evened: [Mention] {
    if case .number = first { return prefix(1) + dropFirst().map(\.bare) }
    guard case .date(let date, .withoutYear) = first,
      dropFirst().contains(where: { if case .date(_, .full) = $0 { true } else { false } })
    else { return self }
    return [.date(date, .full)] + dropFirst()
  }
}

extension CalendarMemory {
  /// A place as a short line names it: all that is told of it, months in short.
  static func shortMention(on axis: XAxis, _ index: Int) -> Mention {
    shortMention(axis.told(axis[index]), index: index)
  }

  /// A place that is told already.
  static func shortMention(_ x: XValue, index: Int) -> Mention {
    switch x {
    case .row(let row): .row(row)
    case .number(let number): .number(Figure(exactly: number), of: nil)
    case .category(let name): name.isBlank ? .row(index + 1) : .category(name)
    case .date(let date): .date(date, .short)
    }
  }
}
