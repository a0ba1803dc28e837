// SPDX-License-Identifier: MIT

/// Stretches in which values with a season were far below or above what is usual at their time, and back.
struct Closures {
  let stretches: [Range<Int>]
  /// The values, in these stretches what is usual.
  let usual: [Double]

  /// From these shares of the usual on, for so many values, a stretch is one of its own.
  private static let (low, high, fewest) = (0.6, 1.7, 3)
  private static let mostStretches = 3

  /// Nil without one, under three cycles, and where other values are as far off.
  ///
  /// What is usual is the median of a phase, times the median of the shares of three cycles.
  init?(_ values: [Double], _ season: CalendarSeason) {
    guard season.strength >= CalendarSeason.clearStrength, season.cycles >= 3 - 1e-9,
      values.allSatisfy({ $0 > 0 })
    else { return nil }
    var phases = [[Double]](repeating: [], count: season.phaseCount)
    for (value, phase) in zip(values, season.phases) { phases[phase].append(value) }
    let norms = phases.map { $0.isEmpty ? 1 : middle($0) }
    let shares = zip(values, season.phases).map { $0 / norms[$1] }
    let around = runningMedian(shares, reach: Int(1.5 * season.steps))
    usual = zip(zip(values, shares), around).map { $0.0 / $0.1 * $1 }
    let sides = zip(shares, around).map { share, around in
      share <= Self.low * around ? -1 : share >= Self.high * around ? 1 : 0
    }
    let runs = Self.runs(sides).filter { $0.count >= Self.fewest && sides[$0.lowerBound] != 0 }
    let inside = runs.reduce(0) { $0 + $1.count }
    let others = sides.count { $0 != 0 } - inside
    guard (1...Self.mostStretches).contains(runs.count), 4 * inside <= values.count,
      20 * others <= values.count
    else { return nil }
    stretches = runs
  }

  private static func runs(_ sides: [Int]) -> [Range<Int>] {
    let starts = sides.indices.filter { $0 == 0 || sides[$0] != sides[$0 - 1] }
    return zip(starts, starts.dropFirst() + [sides.count]).map { $0..<$1 }
  }

  /// The values with what is usual in these stretches.
  func filled(_ values: [Double]) -> [Double] {
    var filled = values
    for index in stretches.joined() { filled[index] = usual[index] }
    return filled
  }
}

extension FoundShape {
  /// One height but for stretches at others, where the values go nowhere else, or less far than in these.
  mutating func close(_ stretches: [Range<Int>], in values: [Double]) -> Bool {
    let inside = Set(stretches.joined())
    let usual = middle(values.indices.filter { !inside.contains($0) }.map { values[$0] })
    let found = stretches.map {
      Burst(first: $0.lowerBound, last: $0.upperBound - 1, level: middle(values[$0]))
    }
    let isLevel = shapeClass == .level || wanders || fit == nil
    guard isLevel || found.allSatisfy({ abs($0.level - usual) > fitRange }) else { return false }
    (shapeClass, base, bursts) = (found.count == 1 ? .burst : .bursts, usual, found)
    let ends = Set(stretches.flatMap { [$0.lowerBound, $0.upperBound] })
    breaks = ends.subtracting([0, values.count]).sorted()
    let bounds = [0] + breaks + [values.count]
    levels = zip(bounds, bounds.dropFirst()).map { middle(values[$0..<$1]) }
    (direction, moves, turns, heights, jump, extreme) = (0, [], [], [], nil, nil)
    (doubling, slope) = (nil, nil)
    odd.removeAll { inside.contains($0.index) }
    return true
  }
}
