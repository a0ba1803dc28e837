// SPDX-License-Identifier: MIT

/// A series as percent change from its start.
extension SeriesPlan {
  /// Where the series stood after its start, with the last value or without.
  mutating func standings(toLast: Bool) -> [Said] {
    let values = facts.series.values
    let indices = values.indices.filter {
      !values[$0].isNaN && $0 > facts.first.index && (toLast || $0 < facts.last.index)
    }
    let standings = Standings(of: indices.map { values[$0] }).standings
    var mentions: [Mention] = []
    for index in indices { mentions.append(memory.mention(facts.series.x[index])) }
    return zip(standings, mentions.evened).map {
      .courseValue(standing: $0.said(.at), place: $1)
    }
  }

  /// Where it was highest and lowest, rounded together with another value.
  mutating func peaks(besides value: Double) -> (Said?, Standing) {
    let told = Standings(of: [facts.maximum.y, facts.minimum.y, value]).standings
    let extremes = extremes()?.atStart(
      highest: facts.maximum.index == facts.first.index,
      lowest: facts.minimum.index == facts.first.index)
    let peaks = extremes.map { extremes in
      let both = [
        extremes.highest?.place.said(.highest, told[0]),
        extremes.lowest?.place.said(.lowest, told[1]),
      ]
      return extremes.bothEnds ?? .joined(both.compactMap(\.self), by: "; ")
    }
    return (peaks, told[2])
  }
}

extension Extremes.Extreme.Place {
  fileprivate func said(_ extreme: Extreme, _ standing: Standing) -> Said {
    let standing = standing.said()
    return switch self {
    case .first:
      .extremeEnd(extreme: extreme, isFirst: true, before: .nothing, subject: .value)
    case .last: .extremeEnd(extreme: extreme, isFirst: false, before: .nothing, subject: .value)
    case .at(let place): .peakAt(extreme: extreme, place: place, standing: standing)
    case .firstAt(let place): .peakFirstAt(extreme: extreme, place: place, standing: standing)
    }
  }
}

extension Extremes {
  /// Where the start is an extreme it is called the first, however often it is reached again: its
  /// value and its date are known.
  fileprivate func atStart(highest isHighest: Bool, lowest isLowest: Bool) -> Extremes {
    Extremes(
      highest: isHighest ? highest?.atStart : highest,
      lowest: isLowest ? lowest?.atStart : lowest, subject: subject)
  }
}

extension Extremes.Extreme {
  fileprivate var atStart: Extremes.Extreme { Extremes.Extreme(figure: figure, place: .first) }
}
