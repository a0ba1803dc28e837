// SPDX-License-Identifier: MIT

/// Whether values follow a calendar more than chance makes them.
struct SeasonTest {
  /// The mean of each phase less the trend; nil for phases with less than two values.
  let profile: [Double?]
  /// How much of the variance about the trend the phases explain, 0 to 1.
  let strength: Double
  /// The values less their trend and the phases.
  private let rest: [Double]
  private let counts: [Int]

  /// The phases of one calendar; nil if chance could make them.
  ///
  /// Values of a few cycles, one a phase, that repeat each other need no other test, and under two cycles
  /// have none. Those of a week that are means of days do not stand so.
  init?(_ calendar: SeasonCalendar, _ values: [Double], isByDay: Bool) {
    let isShort = calendar.cycles < 3 - 1e-9
    let found: SeasonTest? =
      if isShort, !isByDay {
        calendar.cycles < 1.93
          ? SeasonTest(repeating: values, calendar)
          : SeasonTest(phasesOf: values, calendar) ?? SeasonTest(repeating: values, calendar)
      } else {
        SeasonTest(phasesOf: values, calendar)
      }
    guard let found else { return nil }
    self = found
  }

  /// By an F test, in which both halves must agree.
  private init?(phasesOf values: [Double], _ calendar: SeasonCalendar) {
    let rests = residuals(values, trend(values, over: calendar))
    let phases = calendar.phases
    let (sums, counts) = calendar.sums(rests)
    let used = counts.indices.filter { counts[$0] >= 2 }
    guard used.count >= 2, values.count >= 2 * used.count + 4 else { return nil }
    let center = mean(of: used.map { sums[$0] / Double(counts[$0]) })
    let profile = counts.indices.map {
      counts[$0] >= 2 ? sums[$0] / Double(counts[$0]) - center : nil
    }
    let rest = residuals(rests, phases.map { profile[$0] ?? 0 })
    let test = PhaseTest(rests, rest: rest, phases: phases, used: used, cycles: calendar.cycles)
    let isShort = calendar.cycles < 3 - 1e-9
    guard let test, test.score >= (isShort ? 4.5 : 3.1),
      halvesAgree(rests, phases, used) >= (isShort ? 0.75 : 0.5)
    else { return nil }
    let share = 1 - min(1, variance(rest) / max(variance(rests), .leastNormalMagnitude))
    let count = Double(values.count)
    strength = max(0, 1 - (1 - share) * (count - 1) / max(count - Double(used.count), 1))
    (self.profile, self.rest, self.counts) = (profile, rest, counts)
  }

  /// By two or three cycles that repeat each other, in the values and in their changes; phases and a line
  /// explain most of them.
  private init?(repeating values: [Double], _ calendar: SeasonCalendar) {
    let (phases, count) = (calendar.phases, values.count)
    let (_, counts) = calendar.sums(values)
    let used = counts.indices.filter { counts[$0] > 0 }
    let size = used.count
    guard size >= 4, Double(count) >= 1.9 * Double(size), Double(count) <= 3.05 * Double(size),
      phases.dropFirst(size).elementsEqual(phases.dropLast(size))
    else { return nil }
    // Of phases and a line, the line is what is left of both without the means of phases.
    func lessMeans(_ numbers: [Double]) -> (rest: [Double], means: [Double?]) {
      let sums = calendar.sums(numbers).sums
      let means = counts.indices.map { counts[$0] > 0 ? sums[$0] / Double(counts[$0]) : nil }
      return (zip(numbers, phases).map { $0 - (means[$1] ?? 0) }, means)
    }
    let times = calendar.times.centred
    let (line, left) = (lessMeans(times), lessMeans(values))
    let square = line.rest.squareSum
    let product = zip(line.rest, left.rest).reduce(0) { $0 + $1.0 * $1.1 }
    let slope = square > 0 ? product / square : 0
    let level = zip(values, times).map { $0 - slope * $1 }.centred
    let rest = zip(left.rest, line.rest).map { $0 - slope * $1 }
    let changes = level.differences
    let share = 1 - rest.squareSum / max(level.squareSum, .leastNormalMagnitude)
    let explained =
      1 - (1 - max(0, share)) * Double(count - 1) / Double(max(count - size - 1, 1))
    guard explained >= 0.6,
      correlation(Array(level.dropLast(size)), Array(level.dropFirst(size))) >= 0.9,
      correlation(Array(changes.dropLast(size)), Array(changes.dropFirst(size))) >= 0.6
    else { return nil }
    let heights = zip(left.means, line.means).map { value, time in
      value.flatMap { value in time.map { value - slope * $0 } }
    }
    let center = mean(of: heights.compactMap(\.self))
    profile = heights.map { $0.map { $0 - center } }
    (strength, self.rest, self.counts) = (explained, rest, counts)
  }

  /// The phases that chance could make the highest, and the lowest: within a standard error of it.
  var extremes: (peaks: [Int], troughs: [Int]) {
    let heights = profile.compactMap(\.self)
    let (low, high) = (heights.min() ?? 0, heights.max() ?? 0)
    let freedom = Double(max(1, rest.count - profile.count))
    let deviation = (2 * rest.squareSum / freedom).squareRoot()
    func within(_ extreme: Double) -> [Int] {
      profile.indices.filter { phase in
        let error = deviation / Double(max(counts[phase], 1)).squareRoot()
        return profile[phase].map { abs($0 - extreme) <= error } ?? false
      }
    }
    return (within(high), within(low))
  }

  /// From lowest to highest phase in the first and the last third of the cycles; nil unless each cycle's own
  /// height changes more than chance makes it, and by half.
  func growth(_ calendar: SeasonCalendar, _ values: [Double]) -> [Double]? {
    let rests = residuals(values, trend(values, over: calendar))
    let heights = calendar.cycleRanges.compactMap { range -> Double? in
      let own = range.map { profile[calendar.phases[$0]] ?? 0 }.centred
      let square = own.squareSum
      guard square > 0 else { return nil }
      return zip(own, Array(rests[range]).centred).reduce(0) { $0 + $1.0 * $1.1 } / square
    }
    let count = heights.count
    guard count >= 5 else { return nil }
    let places = heights.indices.map { Double($0) }.centred
    let slope = zip(places, heights).reduce(0) { $0 + $1.0 * $1.1 } / places.squareSum
    let left = zip(places, heights.centred).map { $1 - slope * $0 }.squareSum
    let error = (left / Double(count - 2) / places.squareSum).squareRoot()
    let third = max(1, count / 3)
    let (first, last) = (
      mean(of: Array(heights.prefix(third))), mean(of: Array(heights.suffix(third)))
    )
    guard abs(slope) >= Self.quantile(count) * max(error, 1e-12), first > 0, last > 0,
      max(first, last) >= 1.5 * min(first, last)
    else { return nil }
    let range = profile.compactMap(\.self).spread
    return [first * range, last * range]
  }

  /// What a slope over so many cycles is in its errors at most, at 1 in 1,000.
  private static func quantile(_ cycles: Int) -> Double {
    let few = [10.2, 7.2, 5.9, 5.2, 4.8, 4.5]
    return few.indices.contains(cycles - 5) ? few[cycles - 5] : cycles < 16 ? 4.1 : 3.6
  }
}

extension SeasonCalendar {
  var cycles: Double { (times[times.count - 1] - times[0]) / length }

  /// The sum of the values of each phase, and how many there are.
  fileprivate func sums(_ values: [Double]) -> (sums: [Double], counts: [Int]) {
    var sums = [Double](repeating: 0, count: phaseCount)
    var counts = [Int](repeating: 0, count: phaseCount)
    for (value, phase) in zip(values, phases) {
      sums[phase] += value
      counts[phase] += 1
    }
    return (sums, counts)
  }

  /// The indices of each cycle from the first point on, but for those with few of their points.
  fileprivate var cycleRanges: [Range<Int>] {
    var (ranges, start) = ([Range<Int>](), 0)
    func cycle(_ index: Int) -> Double {
      ((times[index] - times[0]) / length + 1e-6).rounded(.down)
    }
    for index in times.indices where index + 1 == times.count || cycle(index + 1) > cycle(index) {
      ranges.append(start..<index + 1)
      start = index + 1
    }
    let whole = Double(ranges[0].count)
    return ranges.filter { Double($0.count) >= 0.8 * whole }
  }

  /// The same of the means of days, where a week has values half a day apart or nearer; nil for others.
  func byDay(_ values: [Double]) -> (calendar: SeasonCalendar, values: [Double])? {
    guard period == .week, let startOfDays, middle(times.differences) <= 0.5 else { return nil }
    var (starts, days) = ([Int](), [Double]())
    for (index, time) in times.enumerated() {
      let day = (time + startOfDays + 1e-9).rounded(.down)
      if day != days.last {
        starts.append(index)
        days.append(day)
      }
    }
    let ends = starts.dropFirst() + [values.count]
    let calendar = SeasonCalendar(
      period: .week, length: 7, times: days, phases: starts.map { phases[$0] }, phaseCount: 7)
    return (calendar, zip(starts, ends).map { mean(of: Array(values[$0..<$1])) })
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
