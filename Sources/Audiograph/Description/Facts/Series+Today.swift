// SPDX-License-Identifier: MIT

extension Series {
  /// Whether the last point is within one step of a day, so that what it ends may go on.
  ///
  /// Years, quarters, months and weeks are current until the one after them is over, so that last
  /// month's number is. Days, and times of them, are current until the longest of the last seven steps
  /// has passed, which is a weekend for prices. False without dates.
  func isCurrent(on today: CalendarDate) -> Bool {
    guard case .dates(let dates) = x, let last = values.lastIndex(where: { !$0.isNaN }) else {
      return false
    }
    let rhythm = Rhythm(self)
    if let unit = rhythm.unit ?? dates.precision.unit {
      return (0...1).contains(today.ordinal(of: unit) - dates[last].ordinal(of: unit))
    }
    let steps = (max(0, last - 7)..<last).map { dates[$0 + 1].day - dates[$0].day }
    // What is today depends on where one is.
    return (-1...max(1, steps.max() ?? 1)).contains(today.day - dates[last].day)
  }
}

extension DatePrecision {
  /// The unit of dates that are no finer; nil for days and times of them.
  fileprivate var unit: CalendarUnit? {
    switch self {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    default: nil
    }
  }
}
