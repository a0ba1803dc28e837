// SPDX-License-Identifier: MIT

extension Series {
  /// Whether points follow one another, so that what they make is a course: all but names without an order
  /// that everybody knows, unless somebody asked for a line of them, and names that are to be compared.
  package var hasOrderAlongX: Bool {
    guard case .categories = x else { return true }
    return rowOrder == .asked || rowOrder != .compared && nameOrder != nil
  }

  /// Where points stand in time: x, but of names of months, quarters and weekdays the dates of any year.
  var timeAxis: XAxis {
    guard hasOrderAlongX, let dates = nameOrder?.dates else { return x }
    return .dates(dates)
  }

  /// The number of different positions.
  var distinctPositions: Int { nameOrder?.stepCount ?? x.distinctCount }
}

extension NameOrder {
  /// The steps as months, quarters or days of any year; nil for other names.
  fileprivate var dates: XAxis.Dates? {
    guard steps.allSatisfy({ $0 < Self.mostSteps }) else { return nil }
    let (first, months, precision): (Int, Int, DatePrecision)
    switch kind {
    case .months: (first, months, precision) = (0, 1, .month)
    case .quarters: (first, months, precision) = (0, 3, .quarter)
    case .weekdays: (first, months, precision) = (Self.monday, 0, .day)
    case .ranges, .others, .times: return nil
    }
    let days = steps.map { step in
      months == 0
        ? first + step
        : CalendarDate.dayNumber(
          year: Self.anyYear + step * months / 12, month: step * months % 12 + 1, day: 1)
    }
    return XAxis.Dates(
      instants: days.map { Int64($0) * CalendarDate.microsecondsPerDay }, precision: precision)
  }

  /// Later dates could be no number.
  private static let mostSteps = 1_000_000
  /// A year that is no leap year, and a Monday, in days since 1970-01-01.
  private static let anyYear = 2001
  private static let monday = 4
}
