// SPDX-License-Identifier: MIT

/// A place along x as a sentence names it, in no language yet.
enum Mention: Hashable, Sendable {
  /// How much of a date is said.
  enum DateForm: Hashable, Sendable {
    /// All that is known.
    case full
    /// Day and month; the year was said before.
    case withoutYear
    /// The month, with its year or without.
    case month(withYear: Bool)
    /// The time of day; the day was said before.
    case clock
    /// All that is known, the name of the month in short where it is read.
    case short
  }

  case date(CalendarDate, DateForm)
  case number(Figure)
  /// The number of a row, counted from 1.
  case row(Int)
  case category(String)
}

/// The part of a date that the listener knows from context, which is not repeated.
///
/// Over more than a year every date carries its year. Otherwise the year is said where it is not
/// the one that was said last, and within one day the day is said once.
struct CalendarMemory {
  private let spansYears: Bool
  private let dates: XAxis.Dates?
  private let spanDays: Double
  private var saidYear: Int?
  private var saidDay: Int?

  /// A memory for the dates of a series and the value before them.
  init(_ series: Series) {
    guard case .dates(let dates) = series.x, let start = dates.instants.first,
      let end = dates.instants.last
    else {
      (dates, spansYears, spanDays) = (nil, false, 0)
      return
    }
    self.dates = dates
    spanDays = (Double(end) - Double(start)) / Double(CalendarDate.microsecondsPerDay)
    spansYears = abs(spanDays) >= 366
  }

  /// Names a place exactly; a category without a readable name by its row.
  mutating func mention(_ place: PlacedValue) -> Mention {
    if case .category(let name) = place.x, name.isBlank { return .row(place.index + 1) }
    return mention(place.x)
  }

  /// Names a place along x exactly.
  mutating func mention(_ x: XValue) -> Mention {
    switch x {
    case .row(let row): return .row(row)
    case .number(let number): return .number(Figure(exactly: number))
    case .category(let name): return .category(name)
    case .date(let date): return .date(date, form(of: date))
    }
  }

  /// Names a turning point as roughly as the length of the chart allows.
  mutating func roughMention(_ place: PlacedValue) -> Mention {
    guard case .date(let date) = place.x, date.precision >= .day, spanDays >= 100 else {
      return mention(place)
    }
    return .date(date, .month(withYear: spansYears || !isOnlyMonth(date)))
  }

  /// The first and the last date of a chart, the year once where it is the same.
  mutating func extent(_ first: XValue, _ last: XValue) -> (Mention, Mention) {
    guard case .date(let start) = first, case .date(let end) = last else {
      return (mention(first), mention(last))
    }
    let isSameYear = start.civil.year == end.civil.year && start.precision >= .quarter
    let isSameDay = start.day == end.day && start.precision > .day
    remember(end)
    if isSameDay { return (.date(start, .full), .date(end, .clock)) }
    return (.date(start, isSameYear ? .withoutYear : .full), .date(end, .full))
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

extension [Mention] {
  /// The same places, the first with its year where a later one has it: a voice would else take
  /// the later year for both.
  var evened: [Mention] {
    guard case .date(let date, .withoutYear) = first,
      dropFirst().contains(where: { if case .date(_, .full) = $0 { true } else { false } })
    else { return self }
    return [.date(date, .full)] + dropFirst()
  }
}

extension CalendarDate {
  /// The time of day as `14:30` or, where there are seconds, `14:30:05`.
  var clock: String {
    var local = self
    local.offsetMinutes = nil
    let text = local.description.drop { $0 != "T" }.dropFirst()
    let hasSeconds = precision > .minute && microsecondOfDay % 60_000_000 != 0
    return String(hasSeconds ? text : text.prefix(5))
  }
}
