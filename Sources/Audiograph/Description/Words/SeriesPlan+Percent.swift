// SPDX-License-Identifier: MIT

/// A series as percent change from its start.
extension SeriesPlan {
  /// Where the series stood after its start, with the last value or without.
  mutating func standings(toLast: Bool) -> [RebasedStatement.PlacedStanding] {
    let values = facts.series.values
    let indices = values.indices.filter {
      !values[$0].isNaN && $0 > facts.first.index && (toLast || $0 < facts.last.index)
    }
    let standings = Standings(of: indices.map { values[$0] }).standings
    var mentions: [Mention] = []
    for index in indices { mentions.append(memory.mention(facts.series.x[index])) }
    return zip(standings, mentions.evened).map { .init(standing: $0, place: $1) }
  }

  /// Where it was highest and lowest, rounded together with another value.
  mutating func peaks(
    besides value: Double
  ) -> (RebasedStatement.Peaks?, RebasedStatement.Standing) {
    let told = Standings(of: [facts.maximum.y, facts.minimum.y, value]).standings
    let peaks = extremes().map {
      RebasedStatement.Peaks(
        extremes: $0.atStart(
          highest: facts.maximum.index == facts.first.index,
          lowest: facts.minimum.index == facts.first.index),
        highest: told[0], lowest: told[1])
    }
    return (peaks, told[2])
  }
}

extension Extremes {
  /// Where the start is an extreme it is called the first, however often it is reached again: its
  /// value and its date are known.
  fileprivate func atStart(highest isHighest: Bool, lowest isLowest: Bool) -> Extremes {
    Extremes(
      highest: isHighest ? highest?.atStart : highest,
      lowest: isLowest ? lowest?.atStart : lowest, measure: measure, isPrice: isPrice)
  }
}

extension Extremes.Extreme {
  fileprivate var atStart: Extremes.Extreme { Extremes.Extreme(figure: figure, place: .first) }
}
