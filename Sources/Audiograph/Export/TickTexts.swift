// SPDX-License-Identifier: MIT

/// Ticks along x in words.
extension Wording {
  /// The texts of ticks on two lines; the year of months stands below the first and below January.
  func texts(of ticks: [AxisTicks.Tick]) -> [(String, String)] {
    guard let known = ticks.beginnings else {
      return ticks.map { (place(CalendarMemory.shortMention($0.x, index: $0.index)), "") }
    }
    if known.allSatisfy({ $0.microsecondOfDay == 0 && $0.civil.day == 1 }) {
      let areYears = known.allSatisfy { $0.civil.month == 1 }
      return known.enumerated().map { index, date in
        guard !areYears else { return (year(date.civil.year), "") }
        let isNew = index == 0 || known[index - 1].civil.year != date.civil.year
        let isQuarter = date.precision == .quarter
        return (
          isQuarter ? quarterBrief(date) : monthShort(date.civil.month, form: .one),
          isNew ? year(date.civil.year) : ""
        )
      }
    }
    let areDays = known.allSatisfy { $0.microsecondOfDay == 0 }
    return known.enumerated().map { index, date in
      let isNewDay = index == 0 || known[index - 1].day != date.day
      guard areDays else {
        let day = isNewDay ? place(.date(date.asDay, .short)) : ""
        return (place(.date(date, .clock)), day)
      }
      let isNew = index == 0 || known[index - 1].civil.year != date.civil.year
      return (dayBrief(date), isNew ? year(date.civil.year) : "")
    }
  }
}

extension Wording {
  /// A quarter above its year: `Q1`.
  private func quarterBrief(_ date: CalendarDate) -> String {
    say(.dateQuarterBrief(quarter: date.quarter, year: "")).withoutYear
  }

  /// A day above its year: `10 Aug`.
  private func dayBrief(_ date: CalendarDate) -> String {
    say(.dateDayBrief(day: date.civil.day, month: date.civil.month, year: "")).withoutYear
  }

  /// Each tick of a series, alone: `April 2012`, `2012`, `40`.
  func ticks(of series: Series) -> [(tick: AxisTicks.Tick, text: String)] {
    let ticks = AxisTicks(series.x).ticks
    guard let dates = ticks.beginnings else {
      return ticks.map { tick in
        let mention =
          series.recurringMention(tick.index)
          ?? CalendarMemory.shortMention(tick.x, index: tick.index)
        return (tick, place(mention))
      }
    }
    let areMidnights = dates.allSatisfy { $0.microsecondOfDay == 0 }
    let areMonths = areMidnights && dates.allSatisfy { $0.civil.day == 1 }
    let areYears = areMonths && dates.allSatisfy { $0.civil.month == 1 }
    let precision: DatePrecision = areYears ? .year : areMonths ? .month : .day
    return zip(ticks, dates).map { tick, date in
      var told = date
      told.precision = areMidnights ? precision : date.precision
      return (tick, place(.date(told, areMidnights ? .full : .short)).withSingleCommas)
    }
  }
}

extension [AxisTicks.Tick] {
  /// The dates at which the units begin; nil without dates.
  fileprivate var beginnings: [CalendarDate]? {
    var dates: [CalendarDate] = []
    for tick in self {
      guard case .date(var date) = tick.x else { return nil }
      date.instant = Int64((tick.position * 8.64e10).rounded())
      dates.append(date)
    }
    return dates
  }
}

extension String {
  /// A date without what stands before its year.
  var withoutYear: String {
    let kept = unicodeScalars.reversed().drop { $0 == " " || $0 == "," }
    return String(String.UnicodeScalarView(kept.reversed()))
  }
}

extension CalendarDate {
  /// The day without its time.
  fileprivate var asDay: CalendarDate { CalendarDate(day: day) }
}
