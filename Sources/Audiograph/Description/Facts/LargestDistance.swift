// SPDX-License-Identifier: MIT

/// The largest rise, or fall, from any value to a later one, the first of equal ones.
///
/// Of a block that holds no larger move only the new start is kept, and of one that does nothing
/// but end it only the size: where exactly they are is looked for at the end.
struct LargestDistance {
  /// The index of a value, or the block that it is in.
  private enum Spot {
    case index(Int)
    case block(Int)
  }

  private let isRise: Bool
  private let measure: MoveMeasure
  /// The lowest value so far for rises, the highest for falls; scaled, as all values here are.
  private var start: Double
  private var startSpot: Spot?
  private var size: Double
  private var from: (value: Double, spot: Spot)?
  private var to: Spot?

  /// The largest rise or fall among values; for ratios all above 0.
  init(_ values: Values, isRise: Bool, by measure: MoveMeasure) {
    self.isRise = isRise
    self.measure = measure
    start = isRise ? .infinity : -.infinity
    size = measure.none
    for (number, block) in values.blocks.enumerated() where block.summary.presentCount > 0 {
      if !isKnown(block.summary, of: number, isFirst: startSpot == nil) { look(values, in: number) }
    }
  }

  /// The indices of its ends; nil without such a move.
  func ends(in values: Values) -> (from: Int, to: Int)? {
    guard let from, let to else { return nil }
    let scale = measure.scale
    let start = index(of: from.spot, in: values) { $0 * scale == from.value }
    let end = index(of: to, in: values) {
      measure.size(from: from.value, to: $0 * scale) == size
    }
    return (start, end)
  }

  private func index(of spot: Spot, in values: Values, where fits: (Double) -> Bool) -> Int {
    switch spot {
    case .index(let index): index
    case .block(let number): values.firstIndex(inBlock: number, where: fits)
    }
  }

  /// Takes in a block by its summary; false, without a change, where that does not do.
  ///
  /// Quotients and differences are rounded monotonically: no move of the block is larger than that
  /// from the farthest start to the farthest end.
  private mutating func isKnown(_ summary: BlockSummary, of number: Int, isFirst: Bool) -> Bool {
    let ends = (summary.minimum * measure.scale, summary.maximum * measure.scale)
    let (near, far) = isRise ? ends : (ends.1, ends.0)
    let isNewStart = isFirst || isBeyond(near, start)
    let most = measure.size(from: isNewStart ? near : start, to: far)
    if isLarger(most) {
      guard !isNewStart, let startSpot else { return false }
      (size, from, to) = (most, (start, startSpot), .block(number))
    } else if isNewStart {
      (start, startSpot) = (near, .block(number))
    }
    return true
  }

  private func isBeyond(_ value: Double, _ start: Double) -> Bool {
    isRise ? value < start : value > start
  }

  private func isLarger(_ size: Double) -> Bool { isRise ? size > self.size : size < self.size }

  private mutating func look(_ values: Values, in number: Int) {
    let (scale, isRise) = (measure.scale, isRise)
    var (start, spot, most) = (start, startSpot, size)
    var index = number * Values.blockLength
    for unscaled in values.values(ofBlock: number) {
      let value = unscaled * scale
      // Comparisons with a missing value are false.
      if isRise ? value < start : value > start { (start, spot) = (value, .index(index)) }
      let size = measure.size(from: start, to: value)
      if isRise ? size > most : size < most, let spot {
        (most, from, to) = (size, (start, spot), .index(index))
      }
      index += 1
    }
    (self.start, startSpot, size) = (start, spot, most)
  }
}
