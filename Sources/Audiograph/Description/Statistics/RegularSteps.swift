// SPDX-License-Identifier: MIT

/// The values of a series one step along x apart, rows that are absent put back as missing values.
struct RegularSteps {
  /// One value a step; NaN for a missing one.
  let values: [Double]
  /// What a step is.
  let rhythm: Rhythm

  /// The most steps that are searched for a period.
  static let mostSteps = 131_072

  /// The values of a series whose points stand regularly.
  ///
  /// Those are rows, or numbers or dates that ascend or descend by multiples of one step, at most half of
  /// the steps without a row. Days that are never on a weekend follow each other.
  /// nil for names, for positions that repeat or go back, and for irregular ones.
  init?(_ series: Series) {
    self.init(series.x, series.values, rhythm: Rhythm(series))
  }

  /// The same of values at the positions of a series that has a rhythm.
  init?(_ x: XAxis, _ points: [Double], rhythm: Rhythm) {
    // What has a rhythm has a point in every step of it, and so have rows.
    guard rhythm == .points, !x.isRows, !x.areWorkingDays else {
      (values, self.rhythm) = (points, rhythm)
      return
    }
    guard let counts = StepCounts(x) else { return nil }
    guard counts.total <= min(2 * points.count, Self.mostSteps) else { return nil }
    var values = [Double](repeating: .nan, count: counts.total + 1)
    var place = 0
    for (index, value) in points.enumerated() {
      if index > 0 { place += counts.steps[index - 1] }
      values[place] = value
    }
    self.values = values
    self.rhythm = values.count == points.count ? rhythm : counts.rhythm
  }
}

/// How many steps lie between neighbours.
private struct StepCounts {
  let steps: [Int]
  let total: Int
  let rhythm: Rhythm

  /// Steps from distances along x, each a multiple of the smallest.
  ///
  /// Positions such as 1949.083, 1949.167 are rounded, so that a tenth of a step more or less is
  /// the same step.
  private init?(_ distances: [Double], rhythm: (Double) -> Rhythm) {
    guard let first = distances.first, first != 0 else { return nil }
    let sizes = first < 0 ? distances.map { -$0 } : distances
    guard let least = sizes.min(), least > 0 else { return nil }
    var (steps, total) = ([Int](), 0)
    for size in sizes {
      let count = (size / least).rounded()
      guard count < Double(RegularSteps.mostSteps), abs(size / least - count) <= 0.1 else {
        return nil
      }
      steps.append(Int(count))
      total += Int(count)
    }
    (self.steps, self.total, self.rhythm) = (steps, total, rhythm(least))
  }

  init?(_ axis: XAxis) {
    switch axis {
    case .rows, .categories: return nil
    case .numbers(let numbers):
      self.init(zip(numbers.dropFirst(), numbers).map { $0 - $1 }) { _ in .steps }
    case .dates(let dates): self.init(dates)
    }
  }

  /// Months, quarters and years where the dates are such, else equal lengths of time.
  private init?(_ dates: XAxis.Dates) {
    let months = Self.months(dates)
    let instants = dates.instants.map { Double($0) }
    let times = months ?? instants
    self.init(zip(times.dropFirst(), times).map { $0 - $1 }) { step in
      months == nil ? .lasting(microseconds: step) : .lasting(months: step)
    }
  }

  /// The months of dates that are no finer, or that stand on one day of the month or its last.
  private static func months(_ dates: XAxis.Dates) -> [Double]? {
    let all = dates.instants.indices.map { dates[$0] }
    guard let first = all.first, dates.precision <= .day,
      dates.precision < .day
        || all.allSatisfy({ $0.civil.day == first.civil.day }) || all.allSatisfy(\.endsMonth)
    else { return nil }
    return all.map { Double($0.ordinal(of: .month)) }
  }
}

extension CalendarDate {
  /// Whether the next day is in another month.
  fileprivate var endsMonth: Bool { CalendarDate(day: day + 1).civil.day == 1 }
}

extension Rhythm {
  fileprivate static func lasting(months: Double) -> Rhythm {
    switch months {
    case 1: .months
    case 3: .quarters
    case 12: .years
    default: .steps
    }
  }

  fileprivate static func lasting(microseconds: Double) -> Rhythm {
    switch microseconds {
    case 7 * 86_400_000_000: .weeks
    case 86_400_000_000: .days
    case 3_600_000_000: .hours
    case 60_000_000: .minutes
    case 1_000_000: .seconds
    default: .steps
    }
  }
}

extension XAxis {
  /// Whether the points are days, most of them neighbours, and none is on a weekend.
  fileprivate var areWorkingDays: Bool {
    guard case .dates(let dates) = self, dates.precision == .day else { return false }
    let days = dates.instants.indices.map { dates[$0] }
    let steps = days.indices.dropFirst().map { Double(days[$0].day - days[$0 - 1].day) }
    return days.allSatisfy { $0.weekday <= 5 } && steps.allSatisfy { $0 > 0 }
      && middle(steps) == 1
  }
}
