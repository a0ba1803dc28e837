// SPDX-License-Identifier: MIT

internal import Audiograph

/// How successive dates follow each other.
struct DateSteps {
  /// How many steps go against the direction of most.
  let breakCount: Int
  /// The share of the most frequent step among those that are not zero, 0...1: in months where all
  /// dates have the same day of the month.
  let regularity: Double

  /// The steps between some dates; `Int64.min` is none.
  init(_ instants: [Int64]) {
    let dates = instants.filter { $0 != .min }
    let steps = zip(dates.dropFirst(), dates).map { $0 &- $1 }.filter { $0 != 0 }
    let upCount = steps.count { $0 > 0 }
    breakCount = min(upCount, steps.count - upCount)
    let months = Self.months(dates)
    let monthSteps = zip(months.dropFirst(), months).map { Int64($0 - $1) }.filter { $0 != 0 }
    regularity = max(Self.largestShare(steps), Self.largestShare(monthSteps))
  }

  /// The months of dates that all have the same day of the month, or the last one.
  private static func months(_ dates: [Int64]) -> [Int] {
    guard let first = dates.first else { return [] }
    let clock = CalendarDate(instant: first, precision: .day)
    var (areSame, areLast) = (true, true)
    var months: [Int] = []
    for instant in dates {
      let date = CalendarDate(instant: instant, precision: .day)
      let (year, month, day) = date.civil
      areSame = areSame && day == clock.civil.day
      areLast = areLast && day == CalendarDate.daysInMonth(year: year, month: month)
      guard areSame || areLast, date.microsecondOfDay == clock.microsecondOfDay else { return [] }
      months.append(year * 12 + month)
    }
    return months
  }

  /// The share of the most frequent of some steps, in either direction.
  static func largestShare(_ steps: [Int64]) -> Double {
    var counts: [Int64: Int] = [:]
    for step in steps { counts[abs(step), default: 0] += 1 }
    return steps.isEmpty ? 0 : Double(counts.values.max() ?? 0) / Double(steps.count)
  }

  /// Whether these steps, rather than others, are those of dates that people write in a column.
  func areClearer(than other: DateSteps) -> Bool {
    if areBroken(lessThan: other) { return true }
    if other.areBroken(lessThan: self) { return false }
    return regularity >= other.regularity + 0.1 || (regularity == 1 && other.regularity < 1)
  }

  private func areBroken(lessThan other: DateSteps) -> Bool {
    breakCount < other.breakCount && breakCount * 2 <= other.breakCount
  }
}
