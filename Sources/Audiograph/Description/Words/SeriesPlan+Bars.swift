// SPDX-License-Identifier: MIT

/// What there is to say about the bars of a series.
extension SeriesPlan {
  private var bars: BarFacts? { facts.bars }

  /// How many bars rose and fell, and the longest run of each; nil for a series without bars.
  ///
  /// For example: `128 bars rose, 120 fell; the longest runs are 7 up and 6 down`.
  var barCounts: Said? {
    bars.map { bars in
      let (rises, falls) = (bars.longestRise?.count ?? 0, bars.longestFall?.count ?? 0)
      return .barsClosed(
        rose: bars.rose, fell: bars.fell,
        unchanged: bars.unchanged > 0 ? .barsUnchanged(count: bars.unchanged) : .nothing,
        runs: max(rises, falls) > 1 ? .barsRuns(rises: rises, falls: falls) : .nothing)
    }
  }

  /// The widest bar and the largest gap between close and open; nil if there is neither.
  mutating func barExtremes() -> Said? {
    guard let bars else { return nil }
    let moves = [bars.widest, bars.largestGap].compactMap(\.self)
    var mentions: [Mention] = []
    for move in moves { mentions.append(memory.mention(move.to)) }
    mentions = mentions.evened
    guard let first = mentions.first, let last = mentions.last else { return nil }
    let widest = bars.widest.map { move in
      let figures = style.figures(of: [move.from.y, move.to.y])
      return Said.barsWidest(place: first, low: figures[0], high: figures[1])
    }
    let gap = bars.largestGap.map { move in
      let figures = style.figures(of: [move.from.y, move.to.y])
      return Said.barsGap(
        place: last, isUp: move.absolute > 0, close: figures[0], open: figures[1])
    }
    return .joined([widest, gap].compactMap(\.self), by: "; ")
  }
}
