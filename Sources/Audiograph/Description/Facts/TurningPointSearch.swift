// SPDX-License-Identifier: MIT

/// A search for zig-zag turning points with one threshold.
///
/// Blocks without a turn are taken by their extremes: subtraction is rounded monotonically, so that
/// what their ends do not do no value between them does.
struct TurningPointSearch {
  private let reversal: Double
  private let scale: Double
  private let mostLegs: Int
  private var start = 0.0
  private var extreme = 0.0
  /// The index of the extreme; nil where it is still to be found, in `extremeBlock`.
  private var extremeIndex: Int?
  private var extremeBlock = 0
  /// 1 on the way up, −1 on the way down, 0 before the first leg.
  private var direction = 0.0
  private var turns: [Int] = []

  /// A search in values that are multiplied by a scale.
  init(reversal: Double, scale: Double, mostLegs: Int) {
    self.reversal = reversal
    self.scale = scale
    self.mostLegs = mostLegs
  }

  /// The first value and the turning points by their indices; empty where no leg begins, nil
  /// where they make more legs than are wanted.
  mutating func turns(in values: Values, from first: Int) -> [Int]? {
    start = values[first] * scale
    for (number, block) in values.blocks.enumerated() where block.summary.presentCount > 0 {
      if isKnown(block.summary, of: number) { continue }
      look(at: values, block: number, from: first)
      // The last leg comes on top.
      if turns.count > mostLegs { return nil }
    }
    return turns
  }

  /// Takes in a block by its summary; false, without a change, where something may turn in it.
  private mutating func isKnown(_ summary: BlockSummary, of number: Int) -> Bool {
    let (low, high) = (summary.minimum * scale, summary.maximum * scale)
    if direction == 0 { return max((low - start).magnitude, (high - start).magnitude) < reversal }
    let (far, near) = direction > 0 ? (high, low) : (low, high)
    let isNew = (far - extreme) * direction > 0
    guard ((isNew ? far : extreme) - near) * direction < reversal else { return false }
    if isNew { (extreme, extremeIndex, extremeBlock) = (far, nil, number) }
    return true
  }

  private mutating func look(at values: Values, block number: Int, from first: Int) {
    for (index, value) in zip(values.indices(ofBlock: number), values.values(ofBlock: number))
    where value == value {
      let value = value * scale
      if direction == 0 {
        begin(at: value, index, first)
      } else if (value - extreme) * direction > 0 {
        (extreme, extremeIndex) = (value, index)
      } else if (extreme - value) * direction >= reversal {
        turns.append(foundExtreme(in: values))
        turn(at: value, index)
      }
      if turns.count > mostLegs { return }
    }
  }

  private func foundExtreme(in values: Values) -> Int {
    extremeIndex ?? values.firstIndex(inBlock: extremeBlock) { $0 * scale == extreme }
  }

  private mutating func begin(at value: Double, _ index: Int, _ first: Int) {
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
