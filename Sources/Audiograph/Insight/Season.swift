// SPDX-License-Identifier: MIT

/// A cycle that values follow: one of the calendar, or a free one.
struct Season: Sendable {
  /// Nil for a free cycle.
  let period: SeasonPeriod?
  /// How long a cycle is in steps along x.
  let steps: Double
  /// What a step of a free cycle is.
  var rhythm = Rhythm.points
  /// How much of the variance about the trend it explains, 0 to 1; nil for a free cycle.
  var strength: Double?
  var isMultiplicative = false
  /// How many cycles there are.
  let cycles: Double
  /// How many phases a cycle has; 0 for a free one.
  var phaseCount = 0
  /// The phases that chance could make the highest, and the lowest; none of a free one.
  var peaks: [Int] = []
  var troughs: [Int] = []
  /// The mean of each phase less that of all; nil for phases with less than two values.
  var profile: [Double?] = []
  /// From lowest to highest phase in the first and the last third of the cycles; nil if it stays.
  var growth: [Double]?
  /// The phases of the highest and lowest mean, less the mean of all; nil for a free cycle.
  var peak: Phase?
  var trough: Phase?

  struct Phase: Sendable, Hashable {
    /// Counted from 0: a month, a quarter, a weekday from Monday on, or an hour.
    let number: Int
    var value: Double
  }

  /// From the lowest to the highest phase, at most the largest number; nil for a free cycle.
  var amplitude: Double? {
    peak.flatMap { peak in
      trough.map { min(peak.value - $0.value, .greatestFiniteMagnitude) }
    }
  }

  /// What the weekend is above all other days, in the mean; nil unless all of it is above all of them, or
  /// below, by 0.4 of the range.
  var weekend: Double? {
    let days = profile.compactMap(\.self)
    guard period == .week, days.count == 7 else { return nil }
    let (work, rest) = (days[..<5], days[5...])
    let (low, high) = (work.min() ?? 0, work.max() ?? 0)
    guard
      (rest.min() ?? 0) - high >= 0.4 * days.spread || low - (rest.max() ?? 0) >= 0.4 * days.spread
    else { return nil }
    return mean(of: Array(rest)) - mean(of: Array(work))
  }

  /// Whether it is strong enough to be told.
  var isTold: Bool { strength.map { $0 >= CalendarSeason.leastToldStrength } ?? true }
}

extension Season {
  init(_ season: CalendarSeason) {
    let (peak, trough) = season.extremes
    period = season.period
    steps = season.steps
    strength = season.strength
    isMultiplicative = season.isMultiplicative
    cycles = season.cycles
    phaseCount = season.phaseCount
    (peaks, troughs, growth) = (season.peaks, season.troughs, season.growth)
    profile = season.profile
    self.peak = Phase(number: peak, value: season.profile[peak] ?? 0)
    self.trough = Phase(number: trough, value: season.profile[trough] ?? 0)
  }

  init(free period: FreePeriod, cycles: Double) {
    self.init(period: nil, steps: period.steps, rhythm: period.rhythm, cycles: cycles)
  }

  func scaled(byPowerOfTwo exponent: Int) -> Season {
    var season = self
    season.growth = growth.map { $0.map { $0.scaled(byPowerOfTwo: exponent) } }
    season.profile = profile.map { $0.map { $0.scaled(byPowerOfTwo: exponent) } }
    season.peak?.value.scale(byPowerOfTwo: exponent)
    season.trough?.value.scale(byPowerOfTwo: exponent)
    return season
  }
}

extension Double {
  fileprivate mutating func scale(byPowerOfTwo exponent: Int) {
    self = scaled(byPowerOfTwo: exponent)
  }
}

/// A cycle that no calendar tells.
struct FreePeriod {
  /// In steps along x, at least 3.
  let steps: Double
  let rhythm: Rhythm

  /// How many values are searched for one.
  static let counts = 24...20_000

  /// The cycle of a series whose odd values count as missing; nil under 24 values, where the points do
  /// not stand regularly, above 20,000 points, under three repeats, and for the lengths that calendars have.
  init?(_ series: Series, _ points: SeriesPoints, odd: [OddValue]) {
    let count = points.values.count
    guard Self.counts.contains(count) else { return nil }
    var values = series.values
    for value in odd { values[points.original(value.index)] = .nan }
    guard let regular = RegularSteps(series.x, values, rhythm: Rhythm(series)),
      let period = PeriodDetection(regular.values)?.period, period >= 3,
      3 * period <= Double(count), !Self.isOfTheCalendar(period, points),
      Self.repeatsClipped(regular.values)
    else { return nil }
    (steps, rhythm) = (period, regular.rhythm)
  }

  /// Whether values still repeat without what few of them reach: 2.5 deviations about the median.
  private static func repeatsClipped(_ values: [Double]) -> Bool {
    let present = values.filter { !$0.isNaN }
    let center = middle(present)
    let reach = 2.5 * deviationsPerMedian * middle(present.map { abs($0 - center) })
    guard reach > 0 else { return true }
    let clipped = values.map { min(max($0, center - reach), center + reach) }
    return PeriodDetection(clipped)?.period != nil
  }

  /// Whether a period is that of a day, a week, two weeks or a year, which a calendar would have shown.
  private static func isOfTheCalendar(_ period: Double, _ points: SeriesPoints) -> Bool {
    guard points.hasDates, points.values.count > 1, let position = points.position else {
      return false
    }
    let step = middle(points.values.indices.map(position).differences)
    let tested: [(length: Double, step: Double)] = [(1, 0.3), (7, 1.5), (14, 1.5), (365.25, 32)]
    return tested.contains {
      step < $0.step && abs(period * step - $0.length) < 0.04 * $0.length
    }
  }
}

/// The seasons of the calendar in values, and what they add to each.
struct CalendarAdjustment {
  private(set) var seasons: [CalendarSeason]
  private(set) var component: [Double]

  /// nil without dates that ascend, and above 50,000 points.
  init?(_ points: SeriesPoints) {
    guard points.values.count <= SeasonCalendar.mostPoints, let dates = points.dates else {
      return nil
    }
    let calendars = SeasonCalendar.all(dates)
    let values = points.values
    guard values.contains(where: { $0 != values[0] }) else { return nil }
    let plain = CalendarSeason.all(calendars, values)
    let sum = Self.sum(plain, values.count)
    (seasons, component) = (plain, sum)
    guard let strength = plain.first?.strength, Self.changesLevel(values) else { return }
    // A season that grows with the values.
    let logarithms = values.map(log2)
    let grown = CalendarSeason.all(calendars, logarithms)
    guard let first = grown.first, first.strength > strength else { return }
    seasons = plain.map { season in
      var season = season
      season.isMultiplicative = true
      return season
    }
    let share = Self.sum(grown, values.count)
    component = values.indices.map { values[$0] - exp2(logarithms[$0] - share[$0]) }
  }

  private static func sum(_ seasons: [CalendarSeason], _ count: Int) -> [Double] {
    seasons.reduce([Double](repeating: 0, count: count)) { sum, season in
      zip(sum, season.component).map { $0 + $1 }
    }
  }

  /// Whether the medians of the first and the last quarter differ by half of the smaller or more, all
  /// values above 0.
  private static func changesLevel(_ values: [Double]) -> Bool {
    guard values.allSatisfy({ $0 > 0 }) else { return false }
    let quarter = values.count / 4
    let ratio = middle(values.suffix(quarter)) / middle(values.prefix(quarter))
    return ratio >= 1.5 || ratio <= 1 / 1.5
  }
}
