// SPDX-License-Identifier: MIT

/// What there is to say about the bars of a series.
extension SeriesPlan {
  private var bars: BarFacts? { facts.bars }

  /// How many bars rose and fell, and the longest run of each; nil for a series without bars.
  var barCounts: Statement? {
    bars.map { bars in
      .barCounts(
        BarCounts(
          rose: bars.rose, fell: bars.fell, unchanged: bars.unchanged,
          longestRise: bars.longestRise?.count ?? 0, longestFall: bars.longestFall?.count ?? 0))
    }
  }

  /// The widest bar and the largest gap between close and open; nil if there is neither.
  mutating func barExtremes() -> Statement? {
    guard let bars else { return nil }
    let moves = [bars.widest, bars.largestGap].compactMap(\.self)
    var mentions: [Mention] = []
    for move in moves { mentions.append(memory.mention(move.to)) }
    mentions = mentions.evened
    guard let first = mentions.first, let last = mentions.last else { return nil }
    return .barExtremes(
      BarExtremes(
        widest: bars.widest.map { barStep($0, at: first) },
        gap: bars.largestGap.map { barStep($0, at: last) }))
  }

  private func barStep(_ move: Move, at place: Mention) -> BarExtremes.Step {
    let figures = style.figures(of: [move.from.y, move.to.y])
    return BarExtremes.Step(
      place: place, isUp: move.absolute > 0, from: figures[0], to: figures[1])
  }
}
