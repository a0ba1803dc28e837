// SPDX-License-Identifier: MIT

/// A search for zig-zag turning points with one threshold.
struct TurningPointSearch {
  private let reversal: Double
  private let scale: Double
  private let mostLegs: Int
  private var extreme = 0.0
  private var extremeIndex = -1
  /// 1 on the way up, −1 on the way down, 0 before the first leg.
  private var direction = 0.0
  private var turns: [Int] = []

  /// A search in values that are multiplied by a scale.
  init(reversal: Double, scale: Double, mostLegs: Int) {
    self.reversal = reversal
    self.scale = scale
    self.mostLegs = mostLegs
  }

  /// The first value and the turning points by their indices; empty if no leg begins, nil
  /// where they make more legs than are wanted.
  mutating func turns(in values: [Double], from first: Int) -> [Int]? {
    let start = values[first] * scale
    for index in first..<values.count {
      let value = values[index] * scale
      // Comparisons with a missing value are false.
      if direction == 0 {
        begin(at: value, index, from: start, first)
      } else if (value - extreme) * direction > 0 {
        (extreme, extremeIndex) = (value, index)
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
    (extreme, extremeIndex) = (value, index)
  }
}
