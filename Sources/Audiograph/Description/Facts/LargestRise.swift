// SPDX-License-Identifier: MIT

/// The largest rise from a value to a later one, so far.
///
/// Values are multiplied by a scale; a negative one makes falls of rises. A block is looked into
/// only where its summary does not tell what its values would do. Subtraction is rounded
/// monotonically, so that fl(v − l) ≤ fl(highest − lowest) for every v ≤ highest and l ≥ lowest.
struct LargestRise {
  private let scale: Double
  private var lowest = Double.infinity
  /// 0 without a rise.
  private(set) var size = 0.0

  /// No value yet.
  init(scale: Double) { self.scale = scale }

  /// Takes in the values of a range.
  mutating func add(_ values: Values, in range: Range<Int>) {
    for number in values.blockNumbers(of: range) {
      let block = values.blocks[number]
      let part = range.clamped(to: values.indices(ofBlock: number))
      if part.count == block.count, isKnown(block.summary, isWhole: block.isWhole) { continue }
      let start = number * Values.blockLength
      look(at: values.values(ofBlock: number)[part.lowerBound - start..<part.upperBound - start])
    }
  }

  private mutating func look(at values: ArraySlice<Double>) {
    var (lowest, size) = (lowest, size)
    for unscaled in values {
      let value = unscaled * scale
      // Branches are foretold, where the least and the greatest number would wait for the one
      // before. Comparisons with a missing value are false.
      if value < lowest { lowest = value }
      if value - lowest >= size { size = value - lowest }
    }
    (self.lowest, self.size) = (lowest, size)
  }

  /// Takes in a block by its summary; false, without a change, where that does not do.
  private mutating func isKnown(_ summary: BlockSummary, isWhole: Bool) -> Bool {
    guard summary.presentCount > 0 else { return true }
    let ends = (summary.minimum * scale, summary.maximum * scale)
    let (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
    // Among zeros of both signs a rise may be −0.
    if size == 0, low <= 0, high >= 0 { return false }
    if high - min(lowest, low) <= size {
      lowest = min(lowest, low)
    } else if low >= lowest {
      // The lowest stays the same all through the block.
      size = high - lowest
    } else if isWhole, scale > 0 ? summary.smallestStep >= 0 : summary.largestStep <= 0 {
      // Nothing falls: the lowest, which is new, comes first and the highest last.
      (size, lowest) = (high - low, low)
    } else if isWhole, scale > 0 ? summary.largestStep <= 0 : summary.smallestStep >= 0 {
      // Nothing rises: all rises are from values before the block, to its highest at the most.
      (size, lowest) = (max(size, high - lowest), low)
    } else {
      return false
    }
    return true
  }
}

extension ValueBlock {
  /// Whether no value is missing.
  var isWhole: Bool { summary.presentCount == count }
}
