// SPDX-License-Identifier: MIT

/// Where a key leads, and what is said there besides the point.
struct ExplorationStop: Hashable {
  let index: Int
  let notes: [ExplorationPoint.Note]
}

/// Where the line crosses its baseline, or another series.
extension Exploration {
  /// Goes to the next point, or back to the last one, at which the line changes sides.
  mutating func cross(isAhead: Bool) -> ExplorationReply {
    go(to: crossings, isAhead: isAhead, else: isAhead ? .crossingAhead : .crossingBehind)
  }

  /// The points at which the line has changed sides, in order: of two series those that facts count too.
  ///
  /// A line that touches what is crossed, or begins there, and parts from it on the same side does not cross it.
  var crossings: [ExplorationStop] {
    var sides = CrossingSides()
    let note = crossingNote
    return self.sides().enumerated().compactMap { place, difference in
      sides.take(difference).map { isUp in
        ExplorationStop(index: place, notes: [note(isUp)])
      }
    }
  }

  /// Goes to the next of some stops, or back to the last one before the cursor.
  mutating func go(
    to stops: [ExplorationStop], isAhead: Bool, else limit: ExplorationLimit
  ) -> ExplorationReply {
    let found = isAhead ? stops.first { $0.index > index } : stops.last { $0.index < index }
    guard let found else { return self.limit(limit) }
    move(to: found.index)
    return here(found.notes)
  }

  /// What is said where the line crosses, upwards or not.
  private var crossingNote: (Bool) -> ExplorationPoint.Note {
    if let other { return { .crossingSeries(isUp: $0, other.name) } }
    let level = view.styles[series].figure(of: level ?? 0)
    return { .crossing(isUp: $0, level: level) }
  }

  /// The series that is crossed: the one after that at the cursor; nil if there is one only, or
  /// a baseline was chosen.
  private var other: Series? {
    guard chart.series.count > 1, style.baseline(of: shown) == nil else { return nil }
    return chart.series[(series + 1) % chart.series.count]
  }

  /// How far each value lies above what is crossed.
  private func sides() -> [Double] {
    guard let other else {
      let level = shown.height(of: level ?? 0)
      return shown.values.map { shown.height(of: $0) - level }
    }
    guard other.x != shown.x else { return zip(shown.values, other.values).map(shown.lead) }
    let search = AxisSearch(other.x)
    return shown.values.indices.map { place in
      guard let there = search.place(of: shown.x[place]), there.match == .exact else { return .nan }
      return shown.lead(over: (shown.values[place], other.values[there.index]))
    }
  }

  /// The baseline: the chosen one, else where the chart started.
  private var level: Double? {
    let first = shown.values.first { !$0.isNaN }
    switch style.baseline(of: shown) {
    case .zero: return 0
    case .value(let value): return value
    case .mean: return shown.values.lazy.filter { !$0.isNaN }.mean
    case .first: return first
    case .base, nil: return shown.base?.y ?? first
    }
  }
}
