// SPDX-License-Identifier: MIT

/// How long values take to double or to halve, in a unit that makes the number small.
struct Doubling {
  let value: Double
  /// Nil for rows and plain numbers.
  let unit: CalendarUnit?

  /// A length along an axis, in days where it has dates.
  init(_ length: Double, along axis: XAxis) {
    guard case .dates = axis else {
      (value, unit) = (length, nil)
      return
    }
    let fitting = Self.units.first { length / $0.days >= 1.5 }
    let (unit, days) = fitting ?? (.hour, 1.0 / 24)
    (value, self.unit) = (length / days, unit)
  }

  private static let units: [(unit: CalendarUnit, days: Double)] = [
    (.year, 365.2425), (.month, 365.2425 / 12), (.week, 7), (.day, 1),
  ]
}

extension XAxis {
  /// What a length along numbers is counted in, the mean distance of neighbours, and 1 for all else; nil where one
  /// distance is one and a half times another.
  var evenStep: Double? {
    guard case .numbers(let numbers) = self, numbers.count > 1 else { return 1 }
    let distances = numbers.differences.map { abs($0) }
    guard let least = distances.min(), let most = distances.max(), least > 0, most <= 1.5 * least
    else { return nil }
    return abs(numbers[numbers.count - 1] - numbers[0]) / Double(numbers.count - 1)
  }
}

extension SeriesFacts {
  /// From the value of the same month or quarter a year before to the last value; nil if either
  /// has none.
  var yearOnYear: Move? {
    guard case .dates(let dates) = series.timeAxis else { return nil }
    let end = dates[last.index]
    guard let rhythm = [Rhythm.months, .quarters].first(where: { $0 == Rhythm(series) }),
      let unit = rhythm.unit
    else { return nil }
    let steps = rhythm == .months ? 12 : 4
    let index = last.index - steps
    guard index >= 0, !series.values[index].isNaN,
      dates[index].ordinal(of: unit) == end.ordinal(of: unit) - steps
    else { return nil }
    return move(from: series.placed(index), to: last)
  }
}
