// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// The legs between turning points (a zigzag).
  ///
  /// A turning point is an extreme that a later value lies a share of the range or more away
  /// from; the share is the first of 0.15, 0.20 … 1.00 that leaves few enough legs. The first leg
  /// starts at the first value, the last leg ends at the last value. It is unconfirmed, and never
  /// flat: the last value lies nearer to the extreme since the turning point than that share,
  /// the turning point does not.
  ///
  /// - Parameters:
  ///   - count: The number of legs that are wanted at most.
  ///   - largestShare: The largest share of the range that is tried, at most 1.
  /// - Returns: The legs in order; none where all values are equal, where no share leaves few
  ///   enough, and where the first value lies in the middle of values that turn more often.
  /// - Complexity: O(points), at most 18 passes.
  package func legs(atMost count: Int, upTo largestShare: Double = 1) -> [Leg] {
    guard !isFlat else { return [] }
    let scale = EndsAndExtremes.scale(range: maximum.y - minimum.y)
    let range = maximum.y * scale - minimum.y * scale
    for step in 0...17 {
      let share = Double(15 + 5 * step) / 100
      if share > largestShare { break }
      var search = TurningPointSearch(
        reversal: (share - 1e-9) * range, scale: scale, mostLegs: count)
      if let turns = search.turns(in: series.values, from: first.index) {
        return legs(turning: turns)
      }
    }
    return []
  }

  private func legs(turning turns: [Int]) -> [Leg] {
    let places = turns.map(series.placed) + [last]
    return zip(places, places.dropFirst()).enumerated().map { number, ends in
      Leg(
        move: move(from: ends.0, to: ends.1),
        isConfirmed: number < turns.count - 1)
    }
  }
}
