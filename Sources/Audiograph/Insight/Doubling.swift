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
