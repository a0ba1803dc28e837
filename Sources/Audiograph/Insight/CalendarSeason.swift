// SPDX-License-Identifier: MIT

/// What values do in each phase of a cycle of the calendar.
struct CalendarSeason {
  let period: SeasonPeriod
  let phaseCount: Int
  /// The mean of each phase less the trend; nil for phases with less than two values.
  let profile: [Double?]
  /// How much of the variance about the trend the season explains, 0 to 1.
  let strength: Double
  /// How many cycles there are.
  let cycles: Double
  /// What the season adds to each value.
  let component: [Double]
  /// The length of a cycle in the median distance of points.
  let steps: Double
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
    let rests = residuals(values, trend(values, over: calendar))
    let phases = calendar.phases
    var (sums, counts) = ([Double](repeating: 0, count: calendar.phaseCount), [Double]())
    counts = sums
    for (rest, phase) in zip(rests, phases) {
      sums[phase] += rest
      counts[phase] += 1
    }
    let used = counts.indices.filter { counts[$0] >= 2 }
    guard used.count >= 2, values.count >= 2 * used.count + 4 else { return nil }
    let center = mean(of: used.map { sums[$0] / counts[$0] })
    let profile = counts.indices.map { counts[$0] >= 2 ? sums[$0] / counts[$0] - center : nil }
    let component = phases.map { profile[$0] ?? 0 }
    let rest = residuals(rests, component)
    cycles = (calendar.times[phases.count - 1] - calendar.times[0]) / calendar.length
    let test = PhaseTest(rests, rest: rest, phases: phases, used: used, cycles: cycles)
    let isShort = cycles < 3 - 1e-9
    guard let test, test.score >= (isShort ? 4.5 : 3.1),
      halvesAgree(rests, phases, used) >= (isShort ? 0.75 : 0.5)
    else { return nil }
    let heights = used.compactMap { profile[$0] }
    let share = 1 - min(1, variance(rest) / max(variance(rests), .leastNormalMagnitude))
    let count = Double(values.count)
    strength = max(0, 1 - (1 - share) * (count - 1) / max(count - Double(used.count), 1))
    guard strength >= Self.leastStrength, heights.spread >= 0.03 * range else { return nil }
    (period, phaseCount) = (calendar.period, calendar.phaseCount)
    (self.profile, self.component) = (profile, component)
    let step = middle(calendar.times.differences)
    steps = (calendar.length / step).rounded(.toNearestOrEven)
  }

  /// The phases of the highest and of the lowest mean, the first of equal ones.
  var extremes: (peak: Int, trough: Int) {
    let used = profile.indices.filter { profile[$0] != nil }
    let heights = used.map { profile[$0] ?? 0 }
    return (used[heights.indexOfHighest], used[heights.indexOfLowest])
  }
}

private func variance(_ numbers: [Double]) -> Double {
  numbers.centred.squareSum / Double(numbers.count)
}

/// How the profiles of both halves of values correlate; 0 under three phases in common.
private func halvesAgree(_ rests: [Double], _ phases: [Int], _ used: [Int]) -> Double {
  let half = rests.count / 2
  func profile(_ range: Range<Int>) -> [Double?] {
    var (sums, counts) = ([Int: Double](), [Int: Double]())
    for index in range {
      sums[phases[index], default: 0] += rests[index]
      counts[phases[index], default: 0] += 1
    }
    return used.map { phase in counts[phase].map { (sums[phase] ?? 0) / $0 } }
  }
  let pairs = zip(profile(0..<half), profile(half..<rests.count)).compactMap { first, second in
    first.flatMap { first in second.map { (first, $0) } }
  }
  return pairs.count > 2 ? correlation(pairs.map(\.0), pairs.map(\.1)) : 0
}

/// How numbers correlate with as many others, −1 to 1; 0 where one of them does not vary.
func correlation(_ left: [Double], _ right: [Double]) -> Double {
  let (left, right) = (left.centred, right.centred)
  let product = zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
  let squares = left.squareSum.squareRoot() * right.squareSum.squareRoot()
  return squares > 0 ? product / squares : 0
}
