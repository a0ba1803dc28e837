// SPDX-License-Identifier: MIT

/// The extremes of some values, by index, the first of equal ones.
struct RangeExtremes {
  /// How many values are not missing.
  fileprivate(set) var presentCount = 0
  /// The index of the lowest value, −1 without one.
  fileprivate(set) var lowest = -1
  /// The index of the highest value, −1 without one.
  fileprivate(set) var highest = -1
  /// The lowest value, infinity without one.
  fileprivate(set) var minimum = Double.infinity
  /// The highest value, −infinity without one.
  fileprivate(set) var maximum = -Double.infinity
  /// Blocks that the extremes are in, where their places have not been looked for.
  fileprivate var lowestBlock: Int?
  fileprivate var highestBlock: Int?

  /// Takes in values from an index on.
  fileprivate mutating func add(_ values: ArraySlice<Double>, from first: Int) {
    var (low, high, lowIndex, highIndex) = (minimum, maximum, lowest, highest)
    var (index, missing) = (first, 0)
    for value in values {
      // Comparisons with a missing value are false.
      if value < low { (low, lowIndex) = (value, index) }
      if value > high { (high, highIndex) = (value, index) }
      if value != value { missing += 1 }
      index += 1
    }
    presentCount += values.count - missing
    if low < minimum { (minimum, lowest, lowestBlock) = (low, lowIndex, nil) }
    if high > maximum { (maximum, highest, highestBlock) = (high, highIndex, nil) }
  }

  /// Takes in a part of a block, of which no value is missing, by its extremes.
  fileprivate mutating func add(
    _ places: ExtremePlaces, of block: ValueBlock, from first: Int, count: Int
  ) {
    presentCount += count
    let (low, high) = (block[places.lowest], block[places.highest])
    if low < minimum { (minimum, lowest, lowestBlock) = (low, first + places.lowest, nil) }
    if high > maximum { (maximum, highest, highestBlock) = (high, first + places.highest, nil) }
  }

  /// Takes in a whole block.
  fileprivate mutating func add(_ summary: BlockSummary, ofBlock number: Int) {
    presentCount += summary.presentCount
    if summary.minimum < minimum { (minimum, lowestBlock) = (summary.minimum, number) }
    if summary.maximum > maximum { (maximum, highestBlock) = (summary.maximum, number) }
  }
}

extension Values {
  /// The extremes of a range.
  ///
  /// Looked into are the block of each extreme and those at the ends of the range that could hold
  /// one: what lies between the extremes of the whole blocks does not matter.
  func extremes(in range: Range<Int>) -> RangeExtremes {
    var found = RangeExtremes()
    let inner = innerExtremes(of: range)
    for number in blockNumbers(of: range) {
      let (part, block) = (range.clamped(to: indices(ofBlock: number)), blocks[number])
      let summary = block.summary
      if part.count == block.count {
        found.add(summary, ofBlock: number)
      } else if summary.minimum > inner.minimum, summary.maximum < inner.maximum,
        summary.presentCount == block.count
      {
        found.presentCount += part.count
      } else {
        let start = number * Self.blockLength
        let places = part.lowerBound - start..<part.upperBound - start
        if let ends = block.extremePlaces(in: places) {
          found.add(ends, of: block, from: start, count: part.count)
        } else {
          found.add(block.values(in: places), from: part.lowerBound)
        }
      }
    }
    return located(found)
  }

  /// The extremes of the blocks that lie wholly in a range, without their places.
  private func innerExtremes(of range: Range<Int>) -> RangeExtremes {
    var inner = RangeExtremes()
    for number in blockNumbers(of: range) {
      let isWhole = range.clamped(to: indices(ofBlock: number)).count == blocks[number].count
      if isWhole { inner.add(blocks[number].summary, ofBlock: number) }
    }
    return inner
  }

  private func located(_ extremes: RangeExtremes) -> RangeExtremes {
    var found = extremes
    if let block = found.lowestBlock {
      found.lowest =
        wholeExtremes(ofBlock: block)?.lowest
        ?? firstIndex(inBlock: block) { $0 == extremes.minimum }
    }
    if let block = found.highestBlock {
      found.highest =
        wholeExtremes(ofBlock: block)?.highest
        ?? firstIndex(inBlock: block) { $0 == extremes.maximum }
    }
    return found
  }

  /// The indices of the extremes of a block; nil where it has to be looked through.
  private func wholeExtremes(ofBlock number: Int) -> ExtremePlaces? {
    let start = number * Self.blockLength
    return blocks[number].extremePlaces(in: 0..<blocks[number].count).map {
      ExtremePlaces(lowest: start + $0.lowest, highest: start + $0.highest)
    }
  }
}
