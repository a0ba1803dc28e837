// SPDX-License-Identifier: MIT

/// Sentences about the bars of a series.
extension Wording {
  /// `128 bars rose, 120 fell; the longest runs are 7 up and 6 down`.
  func barCounts(_ counts: BarCounts) -> String {
    let unchanged = counts.unchanged > 0 ? say(.barsUnchanged(count: counts.unchanged)) : ""
    let hasRuns = max(counts.longestRise, counts.longestFall) > 1
    return say(
      .barsClosed(
        rose: counts.rose, fell: counts.fell, unchanged: unchanged,
        runs: hasRuns ? say(.barsRuns(rises: counts.longestRise, falls: counts.longestFall)) : ""))
  }

  /// The widest bar, then the largest gap.
  func barExtremes(_ extremes: BarExtremes) -> String {
    let widest = extremes.widest.map {
      say(.barsWidest(place: $0.place, low: $0.from, high: $0.to))
    }
    let gap = extremes.gap.map {
      say(.barsGap(place: $0.place, isUp: $0.isUp, close: $0.from, open: $0.to))
    }
    return [widest, gap].compactMap(\.self).joined(separator: semicolon)
  }
}
