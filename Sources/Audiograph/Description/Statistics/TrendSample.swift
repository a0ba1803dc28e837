// SPDX-License-Identifier: MIT

/// The values of a series that are not missing, with their x as numbers, x ascending.
struct TrendSample {
  /// What x counts in; nil for rows, plain numbers and names but of months, quarters and weekdays.
  let unit: CalendarUnit?
  private(set) var x: [Double] = []
  private(set) var y: [Double] = []

  /// The values of a series; those of equal x keep their order.
  init(_ series: Series) {
    let axis = NumberedAxis(series.timeAxis)
    unit = axis.unit
    x.reserveCapacity(series.count)
    y.reserveCapacity(series.count)
    for (index, value) in series.values.enumerated() where !value.isNaN {
      x.append(axis[index])
      y.append(value)
    }
    sortByX()
  }

  private mutating func sortByX() {
    guard zip(x, x.dropFirst()).contains(where: { $1 < $0 }) else { return }
    let order = x.indices.sorted { (x[$0], $0) < (x[$1], $1) }
    (x, y) = (order.map { x[$0] }, order.map { y[$0] })
  }
}

/// Positions as numbers: x itself, the row from 0, or the time since the first point.
private struct NumberedAxis {
  let unit: CalendarUnit?
  private let axis: XAxis

  init(_ axis: XAxis) {
    self.axis = axis
    guard case .dates(let dates) = axis else {
      unit = nil
      return
    }
    switch dates.precision {
    case .year: unit = .year
    case .quarter: unit = .quarter
    case .month: unit = .month
    case .day: unit = .day
    case .minute, .second, .millisecond, .microsecond: unit = .hour
    }
  }

  subscript(index: Int) -> Double {
    switch axis {
    case .rows, .categories: Double(index)
    case .numbers(let numbers): numbers[index]
    case .dates(let dates): time(of: index, dates)
    }
  }

  private func time(of index: Int, _ dates: XAxis.Dates) -> Double {
    guard let unit, unit == .hour else {
      let unit = unit ?? .day
      return Double(dates[index].ordinal(of: unit) - dates[0].ordinal(of: unit))
    }
    let (time, overflow) = dates.instants[index].subtractingReportingOverflow(dates.instants[0])
    return (overflow ? Double(dates.instants[index]) - Double(dates.instants[0]) : Double(time))
      / 3_600_000_000
  }
}
