// SPDX-License-Identifier: MIT

/// What values do in each phase of a cycle of the calendar.
struct CalendarSeason {
  let period: SeasonPeriod
  let phaseCount: Int
  /// The mean of each phase less the trend; nil for phases with less than two values.
  let profile: [Double?]
  /// The phases whose means are within chance of the highest and of the lowest.
  let peaks: [Int]
  let troughs: [Int]
  /// How much of the variance about the trend the season explains, 0 to 1.
  let strength: Double
  /// How many cycles there are.
  let cycles: Double
  /// What the season adds to each value.
  let component: [Double]
  /// The length of a cycle in the median distance of points.
  let steps: Double
  /// From lowest to highest phase in the first and in the last third of the cycles; nil if it stays.
  let growth: [Double]?
  private let calendar: SeasonCalendar
  /// The phase of each value.
  var phases: [Int] { calendar.phases }
  /// Whether it was found in the logarithms, since it grows with the values.
  var isMultiplicative = false
}

extension CalendarSeason {
  /// The least strength of a season that is one at all, and of one that is told.
  static let leastStrength = 0.2
  static let leastToldStrength = 0.3
  /// From this strength on a season is clear: it is told before the shape.
  static let clearStrength = 0.4

  /// The seasons of dated values, each looked for in what the ones before leave.
  static func all(_ calendars: [SeasonCalendar], _ values: [Double]) -> [CalendarSeason] {
    var (found, rest) = ([CalendarSeason](), values)
    guard !calendars.isEmpty else { return [] }
    var ranked = RankedNumbers(values)
    let range = ranked.quantile(0.95) - ranked.quantile(0.05)
    for calendar in calendars {
      guard let season = CalendarSeason(calendar, rest, range: range) else { continue }
      found.append(season)
      rest = residuals(rest, season.component)
    }
    return found
  }

  /// The season of one calendar; nil if chance could make it.
  private init?(_ calendar: SeasonCalendar, _ values: [Double], range: Double) {
    let days = calendar.byDay(values)
    let (tested, heights) = (days?.calendar ?? calendar, days?.values ?? values)
    guard let found = SeasonTest(tested, heights, isByDay: days != nil) else { return nil }
    (profile, cycles, strength) = (found.profile, tested.cycles, found.strength)
    let means = profile.compactMap(\.self)
    guard strength >= Self.leastStrength, means.spread >= 0.03 * range else { return nil }
    (period, phaseCount, self.calendar) = (calendar.period, calendar.phaseCount, calendar)
    component = calendar.phases.map { [profile = found.profile] in profile[$0] ?? 0 }
    growth = days == nil ? found.growth(tested, heights) : nil
    (peaks, troughs) = found.extremes
    let step = middle(calendar.times.differences)
    steps = (calendar.length / step).rounded(.toNearestOrEven)
  }

  /// The means of the first and the last cycle of values.
  func ends(of values: [Double]) -> (first: Double, last: Double) {
    let (times, length) = (calendar.times, 0.995 * calendar.length)
    let first = times.indices.filter { times[$0] < times[0] + length }
    let last = times.indices.filter { times[$0] > times[times.count - 1] - length }
    return (mean(of: first.map { values[$0] }), mean(of: last.map { values[$0] }))
  }

  /// The phases of the highest and of the lowest mean, the first of equal ones.
  var extremes: (peak: Int, trough: Int) {
    let used = profile.indices.filter { profile[$0] != nil }
    let heights = used.map { profile[$0] ?? 0 }
    return (used[heights.indexOfHighest], used[heights.indexOfLowest])
  }
}

/// How numbers correlate with as many others, −1 to 1; 0 where one of them does not vary.
package func correlation(_ left: [Double], _ right: [Double]) -> Double {
  let (left, right) = (left.centred, right.centred)
  let product = zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
  let squares = left.squareSum.squareRoot() * right.squareSum.squareRoot()
  return squares > 0 ? product / squares : 0
}
