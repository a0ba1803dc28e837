// SPDX-License-Identifier: MIT

/// What one point of a series stands for, so that 250 points can be called 250 trading days.
enum Rhythm: Hashable, Sendable, CaseIterable {
  case years, quarters, months, weeks, days, tradingDays, hours, minutes, seconds
  /// Points without a rhythm of their own.
  case points
  /// Steps of equal length, of which some have no point.
  case steps

  /// The rhythm of a series: regular steps of one calendar unit, else points.
  ///
  /// Trading days are days of prices and volumes without any Saturday or Sunday and without a pause of more
  /// than ten days. O(n), integers only.
  init(_ series: Series) {
    guard case .dates(let dates) = series.timeAxis, dates.instants.count > 1 else {
      self = .points
      return
    }
    let isTraded = series.isTraded
    self =
      Self.candidates(dates, isTraded: isTraded).first {
        $0.fits(dates) && (isTraded || $0.areSteps(of: dates))
      } ?? .points
  }

  private static func candidates(_ dates: XAxis.Dates, isTraded: Bool) -> [Rhythm] {
    switch dates.precision {
    case .year: [.years]
    case .quarter: [.quarters, .years]
    case .month: [.months, .quarters, .years]
    case .day:
      [.weeks] + (isTraded ? [.tradingDays] : [])
        + [.days, .months, .quarters, .years]
    default: [.seconds, .minutes, .hours, .days]
    }
  }

  private func fits(_ dates: XAxis.Dates) -> Bool {
    if let unit { return hasOnePoint(in: unit, dates) }
    if let step { return dates.instants.hasSteps(of: step) }
    return self == .tradingDays && hasTradingDays(dates)
  }

  /// Steps of one to ten days, and no Saturday or Sunday.
  private func hasTradingDays(_ dates: XAxis.Dates) -> Bool {
    let steps = CalendarDate.microsecondsPerDay...10 * CalendarDate.microsecondsPerDay
    let instants = dates.instants
    for index in instants.indices.dropFirst() {
      guard steps.contains(instants[index] - instants[index - 1]), dates[index].weekday <= 5
      else { return false }
    }
    return dates[0].weekday <= 5
  }

  /// Whether days are about as far apart as calendar units are long: one day in each month is no rhythm
  /// of months if they are the last of one and the eighth of the next.
  ///
  /// Prices may be joined to intervals, of which the last may be incomplete.
  private func areSteps(of dates: XAxis.Dates) -> Bool {
    guard let days, dates.precision == .day else { return true }
    let instants = dates.instants
    return instants.indices.dropFirst().allSatisfy { index in
      let step =
        Double(instants[index] - instants[index - 1])
        / Double(CalendarDate.microsecondsPerDay)
      return abs(step - days) <= 0.25 * days
    }
  }

  /// How many days a calendar unit has on average; nil for other rhythms.
  private var days: Double? {
    switch self {
    case .years: 365.2425
    case .quarters: 365.2425 / 4
    case .months: 365.2425 / 12
    case .weeks: 7
    case .days, .tradingDays, .hours, .minutes, .seconds, .points, .steps: nil
    }
  }

  /// Whether every calendar unit from the first to the last has one point.
  ///
  /// Two dates alone have no rhythm unless they are written as years, quarters or months.
  private func hasOnePoint(in unit: CalendarUnit, _ dates: XAxis.Dates) -> Bool {
    guard dates.precision < .day || dates.instants.count > 2 else { return false }
    var last = dates[0].ordinal(of: unit)
    for index in dates.instants.indices.dropFirst() {
      last += 1
      guard dates[index].ordinal(of: unit) == last else { return false }
    }
    return true
  }

  /// The microseconds from one point to the next; nil for units of the calendar.
  private var step: Int64? {
    switch self {
    case .years, .quarters, .months, .weeks, .tradingDays, .points, .steps: nil
    case .days: CalendarDate.microsecondsPerDay
    case .hours: 3_600_000_000
    case .minutes: 60_000_000
    case .seconds: 1_000_000
    }
  }

  /// How many seconds one lasts, months and years on average; nil if they differ.
  var seconds: Double? {
    switch self {
    case .years: 365.2425 * 86_400
    case .quarters: 365.2425 * 21_600
    case .months: 365.2425 * 7200
    case .weeks: 7 * 86_400
    case .days: 86_400
    case .hours: 3600
    case .minutes: 60
    case .seconds: 1
    case .tradingDays, .points, .steps: nil
    }
  }

  var unit: CalendarUnit? {
    switch self {
    case .years: .year
    case .quarters: .quarter
    case .months: .month
    case .weeks: .week
    case .days, .tradingDays, .hours, .minutes, .seconds, .points, .steps: nil
    }
  }
}

extension Series {
  /// Whether its values are prices, or numbers of shares that changed hands: only these have trading
  /// days.
  var isTraded: Bool {
    originalKind == .price || originalKind == .count && unit == PriceValue.volume.unit
  }
}
