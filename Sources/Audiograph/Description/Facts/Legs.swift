// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// The stretches between turning points.
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
  public func legs(atMost count: Int, upTo largestShare: Double = 1) -> [Leg] {
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
        move: Move(from: ends.0, to: ends.1, kind: series.kind),
        isConfirmed: number < turns.count - 1)
    }
  }
}

/// A search for zig-zag turning points with one threshold.
private struct TurningPointSearch {
  private let reversal: Double
  private let scale: Double
  private let mostLegs: Int
  private var extreme = 0.0
  private var extremeIndex = -1
  /// 1 on the way up, −1 on the way down, 0 before the first leg.
  private var direction = 0.0
  private var turns: [Int] = []

  init(reversal: Double, scale: Double, mostLegs: Int) {
    self.reversal = reversal
    self.scale = scale
    self.mostLegs = mostLegs
  }

  /// The first value and the turning points by their indices; empty where no leg begins, nil
  /// where they make more legs than are wanted.
  mutating func turns(in values: Values, from first: Int) -> [Int]? {
    let start = values[first] * scale
    for index in first..<values.count {
      let value = values[index] * scale
      if value.isNaN { continue }
      if direction == 0 {
        begin(at: value, index, from: start, first)
      } else if (value - extreme) * direction > 0 {
        extreme = value
        extremeIndex = index
      } else if (extreme - value) * direction >= reversal {
        turns.append(extremeIndex)
        turn(at: value, index)
      }
      // The last leg comes on top.
      if turns.count > mostLegs { return nil }
    }
    return turns
  }

  private mutating func begin(at value: Double, _ index: Int, from start: Double, _ first: Int) {
    guard (value - start).magnitude >= reversal else { return }
    turns.append(first)
    direction = value < start ? 1 : -1
    turn(at: value, index)
  }

  private mutating func turn(at value: Double, _ index: Int) {
    direction = -direction
    extreme = value
    extremeIndex = index
  }
}
