// SPDX-License-Identifier: MIT

// What can be found in many values by looking into few blocks: the summary of a block tells
// whether anything in it could matter.

extension Values {
  /// The values of one block, 0 ≤ `number` < `blocks.count`.
  func values(ofBlock number: Int) -> [Double] {
    var room: [Double] = []
    return blocks[number].unpacked(in: &room)
  }

  /// The indices of the values of one block.
  func indices(ofBlock number: Int) -> Range<Int> {
    let start = number * Self.blockLength
    return start..<start + blocks[number].count
  }

  /// The blocks that a range lies in.
  func blockNumbers(of range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return range.lowerBound / Self.blockLength..<last / Self.blockLength + 1
  }

  /// The index of the first value of a block that fits; −1 without one.
  func firstIndex(inBlock number: Int, where fits: (Double) -> Bool) -> Int {
    guard let place = values(ofBlock: number).firstIndex(where: fits) else { return -1 }
    return number * Self.blockLength + place
  }

  /// The index of the first value that is not missing; nil without one.
  var firstPresent: Int? {
    guard let block = blocks.firstIndex(where: { $0.summary.presentCount > 0 }) else { return nil }
    return firstIndex(inBlock: block) { !$0.isNaN }
  }

  /// The index of the last value that is not missing; nil without one.
  var lastPresent: Int? {
    guard let block = blocks.lastIndex(where: { $0.summary.presentCount > 0 }),
      let place = values(ofBlock: block).lastIndex(where: { !$0.isNaN })
    else { return nil }
    return block * Self.blockLength + place
  }

  /// The longest ranges of indices of missing values, in order.
  var missingRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (number, block) in blocks.enumerated() {
      let first = number * Self.blockLength
      if block.summary.presentCount == 0 {
        start = start ?? first
      } else if block.summary.presentCount == block.count {
        if let open = start { runs.append(open..<first) }
        start = nil
      } else {
        addMissingRuns(ofBlock: number, to: &runs, open: &start)
      }
    }
    if let start { runs.append(start..<count) }
    return runs
  }

  private func addMissingRuns(
    ofBlock number: Int, to runs: inout [Range<Int>], open start: inout Int?
  ) {
    for (index, value) in zip(indices(ofBlock: number), values(ofBlock: number)) {
      if value.isNaN {
        start = start ?? index
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
  }

  /// The indices of a range whose values are not missing.
  func presentIndices(in range: Range<Int>) -> [Int] {
    var present: [Int] = []
    for number in blockNumbers(of: range) where blocks[number].summary.presentCount > 0 {
      let part = range.clamped(to: indices(ofBlock: number))
      let start = number * Self.blockLength
      let values = blocks[number].values(
        in: part.lowerBound - start..<part.upperBound - start)
      for (index, value) in zip(part, values) where !value.isNaN { present.append(index) }
    }
    return present
  }

  /// How many values lie outside `low` to `high`.
  func count(below low: Double, orAbove high: Double) -> Int {
    blocks.indices.reduce(0) { sum, number in
      let summary = blocks[number].summary
      guard summary.minimum < low || summary.maximum > high else { return sum }
      return sum + values(ofBlock: number).count { $0 < low || $0 > high }
    }
  }

  /// The lowest and the highest value as one value after another would tell them: of zeros of both
  /// signs the first is the lowest, the last the highest.
  var signedExtent: (low: Double, high: Double) {
    var ends = extent
    if ends.low == 0, let block = blocks.firstIndex(where: { $0.summary.minimum == 0 }) {
      ends.low = values(ofBlock: block).first { $0 == 0 } ?? 0
    }
    if ends.high == 0, let block = blocks.lastIndex(where: { $0.summary.maximum == 0 }) {
      ends.high = values(ofBlock: block).last { $0 == 0 } ?? 0
    }
    return ends
  }
}
