// SPDX-License-Identifier: MIT

/// The lowest and highest value of each block of successive values.
///
/// Most blocks of many values hold nothing that facts would note; they are passed over by these two.
struct ExtentBlocks {
  struct Block {
    /// The indices of its values.
    let indices: Range<Int>
    /// +∞ and −∞ where no value of it is present.
    fileprivate(set) var low = Double.infinity
    fileprivate(set) var high = -Double.infinity
    /// How many of its values are not missing.
    fileprivate(set) var count = 0
  }

  let blocks: [Block]
  private static let length = 256

  /// The blocks of values; NaN marks a missing one.
  init(_ values: [Double]) {
    blocks = stride(from: 0, to: values.count, by: Self.length).map { start in
      Self.block(values, start..<min(start + Self.length, values.count))
    }
  }

  // Comparisons with a missing value are false. Two pairs of extremes need not wait for each other.
  private static func block(_ values: [Double], _ indices: Range<Int>) -> Block {
    var (one, other) = (Block(indices: indices), Block(indices: indices))
    var index = indices.lowerBound
    while index &+ 1 < indices.upperBound {
      one.add(values[index])
      other.add(values[index &+ 1])
      index &+= 2
    }
    if index < indices.upperBound { one.add(values[index]) }
    one.low = min(one.low, other.low)
    one.high = max(one.high, other.high)
    one.count += other.count
    return one
  }
}

extension ExtentBlocks.Block {
  @inline(__always)
  fileprivate mutating func add(_ value: Double) {
    low = value < low ? value : low
    high = value > high ? value : high
    count &+= value == value ? 1 : 0
  }
}
