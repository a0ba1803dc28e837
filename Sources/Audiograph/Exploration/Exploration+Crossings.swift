// SPDX-License-Identifier: MIT

/// Where the line crosses its baseline, or another series.
extension Exploration {
  /// Goes to the next point, or back to the last one, at which the line changes sides.
  mutating func cross(isAhead: Bool) -> ExplorationReply {
    let differences = sides()
    var wasBelow: Bool?
    var crossings: [(index: Int, isUp: Bool)] = []
    for (place, difference) in differences.enumerated() where !difference.isNaN {
      let isBelow = difference < 0
      if let last = wasBelow, last != isBelow { crossings.append((place, !isBelow)) }
      wasBelow = isBelow
    }
    let found =
      isAhead ? crossings.first { $0.index > index } : crossings.last { $0.index < index }
    guard let found else { return limit(isAhead ? .crossingAhead : .crossingBehind) }
    move(to: found.index)
    return here([crossingNote(isUp: found.isUp)])
  }

  private func crossingNote(isUp: Bool) -> ExplorationPoint.Note {
    if let other { return .crossingSeries(isUp: isUp, other.name) }
    return .crossing(
      isUp: isUp, level: shown.figure(of: level ?? 0, .display))
  }

  /// The series that is crossed: the one after that at the cursor; nil where there is one only, or
  /// a baseline was chosen.
  private var other: Series? {
    guard chart.series.count > 1, style.baseline == nil else { return nil }
    return chart.series[(series + 1) % chart.series.count]
  }

  /// How far each value lies above what is crossed.
  private func sides() -> [Double] {
    guard let other else { return shown.values.map { $0 - (level ?? 0) } }
    guard other.x != shown.x else { return zip(shown.values, other.values).map { $0 - $1 } }
    let search = AxisSearch(other.x)
    return shown.values.indices.map { place in
      guard let there = search.place(of: shown.x[place]), there.match == .exact else { return .nan }
      return shown.values[place] - other.values[there.index]
    }
  }

  /// The baseline: the chosen one, else where the chart started.
  private var level: Double? {
    let first = shown.values.first { !$0.isNaN }
    switch style.baseline {
    case .zero: return 0
    case .value(let value): return value
    case .mean: return shown.values.lazy.filter { !$0.isNaN }.mean
    case .first: return first
    case .base, nil: return shown.base?.y ?? first
    }
  }
}
