// SPDX-License-Identifier: MIT

/// What one point of a series stands for, so that 250 points can be called 250 trading days.
enum Rhythm: Hashable, Sendable, CaseIterable {
  case years, quarters, months, weeks, days, tradingDays, hours, minutes, seconds
  /// Points without a rhythm of their own.
  case points

  /// The rhythm of a series: regular steps of one calendar unit, else points.
  ///
  /// Trading days are days of prices without any Saturday or Sunday and without a pause of more
  /// than ten days. O(n), integers only.
  init(_ series: Series) {
    guard case .dates(let dates) = series.x, dates.instants.count > 1 else {
      self = .points
      return
    }
    self = Self.candidates(dates, kind: series.kind).first { $0.fits(dates) } ?? .points
  }

  private static func candidates(_ dates: XAxis.Dates, kind: ChartKind) -> [Rhythm] {
    switch dates.precision {
    case .year: [.years]
    case .quarter: [.quarters, .years]
    case .month: [.months, .quarters, .years]
    case .day:
      [.days, .weeks] + (kind == .price || kind == .count ? [.tradingDays] : [])
        + [.months, .quarters, .years]
    default: [.seconds, .minutes, .hours, .days]
    }
  }

  private func fits(_ dates: XAxis.Dates) -> Bool {
    let step = stepDays
    let instants = dates.instants
    for index in instants.indices.dropFirst() {
      let days =
        Double(instants[index] - instants[index - 1]) / Double(CalendarDate.microsecondsPerDay)
      guard step.contains(days) else { return false }
      if self == .tradingDays, dates[index].weekday > 5 { return false }
    }
    if self == .tradingDays { return dates[0].weekday <= 5 }
    return counts(dates)
  }

  /// Whether every calendar unit from the first to the last has one point.
  private func counts(_ dates: XAxis.Dates) -> Bool {
    guard let unit else { return true }
    let last = dates[dates.instants.count - 1]
    return last.ordinal(of: unit) - dates[0].ordinal(of: unit) == dates.instants.count - 1
  }

  /// The days from one point to the next.
  private var stepDays: ClosedRange<Double> {
    switch self {
    case .years: 350...380
    case .quarters: 80...100
    case .months: 24...37
    case .weeks: 3...11
    case .days: 1...1
    case .tradingDays: 1...10
    case .hours: 1.0 / 24...1.0 / 24
    case .minutes: 1.0 / 1440...1.0 / 1440
    case .seconds: 1.0 / 86_400...1.0 / 86_400
    case .points: 0...0
    }
  }

  private var unit: CalendarUnit? {
    switch self {
    case .years: .year
    case .quarters: .quarter
    case .months: .month
    case .weeks: .week
    case .days, .tradingDays, .hours, .minutes, .seconds, .points: nil
    }
  }
}
