// SPDX-License-Identifier: MIT

/// The values of a series in their order, packed where that loses nothing.
///
/// Not-a-number stands for a missing value. Every other value is given back bit for bit. Values
/// lie in blocks of 2,048; numbers with few decimals that are near each other take 2 or 4 bytes
/// there instead of 8, and each block knows its extremes, so that ten million values are neither
/// held in full nor looked through twice.
public struct Values: Sendable {
  /// The number of values in every block but the last.
  static let blockLength = 2048

  /// Whole blocks, then one that may be shorter.
  private(set) var blocks: [ValueBlock] = []
  /// The number of values, missing ones included.
  public let count: Int
  /// The number of values that are not missing.
  public let presentCount: Int

  /// Values in their order.
  public init(_ numbers: some Sequence<Double>) {
    var builder = ValuesBuilder()
    for number in numbers { builder.append(number) }
    self = builder.values()
  }

  /// Values in their order.
  public init(_ numbers: [Double]) {
    var builder = ValuesBuilder()
    builder.append(contentsOf: numbers[...])
    self = builder.values()
  }

  init(blocks: [ValueBlock]) {
    self.blocks = blocks
    let wholeCount = Swift.max(0, blocks.count - 1) * Self.blockLength
    count = wholeCount + (blocks.last?.count ?? 0)
    presentCount = blocks.reduce(0) { $0 + $1.summary.presentCount }
  }
}

extension Values: RandomAccessCollection {
  /// The index of the first value: 0.
  public var startIndex: Int { 0 }
  /// The index behind the last value.
  public var endIndex: Int { count }

  /// The value at 0 ≤ `index` < `count`; not-a-number for a missing one.
  public subscript(index: Int) -> Double {
    blocks[index / Self.blockLength][index % Self.blockLength]
  }
}

extension Values {
  /// All values as an array, 8 bytes each.
  public var array: [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for block in blocks { block.append(to: &numbers) }
    return numbers
  }

  /// Calls for one block after another with its values and the index of its first.
  func forEachBlock(_ body: (_ start: Int, _ values: [Double], _ summary: BlockSummary) -> Void) {
    var room: [Double] = []
    for (number, block) in blocks.enumerated() {
      body(number * Self.blockLength, block.unpacked(in: &room), block.summary)
    }
  }

  /// The lowest and the highest value that is not missing; infinite against each other without one.
  var extent: (low: Double, high: Double) {
    blocks.reduce((Double.infinity, -Double.infinity)) { ends, block in
      (
        Swift.min(ends.0, block.summary.minimum), Swift.max(ends.1, block.summary.maximum)
      )
    }
  }
}

extension Values: Hashable {
  /// Whether all values are equal; a missing value equals nothing.
  public static func == (left: Values, right: Values) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  /// Feeds every value into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for value in self { hasher.combine(value) }
  }
}

extension Values: ExpressibleByArrayLiteral {
  /// Values in their order.
  public init(arrayLiteral numbers: Double...) { self.init(numbers) }
}

/// Packs values that come one after another.
public struct ValuesBuilder: Sendable {
  private var blocks: [ValueBlock] = []
  private var tail: [Double] = []
  private var packing = ValuePacking()

  /// A builder without values.
  ///
  /// - Parameter expectedCount: About as many values as will come.
  public init(expectedCount: Int = 0) {
    blocks.reserveCapacity(expectedCount / Values.blockLength + 1)
    tail.reserveCapacity(Values.blockLength)
  }

  /// The number of values so far.
  public var count: Int { blocks.count * Values.blockLength + tail.count }

  /// The last value so far; nil where there is none.
  public var last: Double? { tail.last ?? blocks.last.map { $0[$0.count - 1] } }

  /// Takes one more value; not-a-number stands for a missing one.
  public mutating func append(_ number: Double) {
    tail.append(number)
    if tail.count == Values.blockLength { seal() }
  }

  /// Takes more values.
  public mutating func append(contentsOf numbers: ArraySlice<Double>) {
    var rest = numbers
    while !rest.isEmpty {
      let part = rest.prefix(Values.blockLength - tail.count)
      tail.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      if tail.count == Values.blockLength { seal() }
    }
  }

  /// All values; the builder goes on behind them.
  public func values() -> Values {
    var copy = self
    return copy.finish()
  }

  /// All values; the builder has none afterwards, so that nothing is copied.
  package mutating func finish() -> Values {
    defer { (blocks, tail) = ([], []) }
    guard !tail.isEmpty else { return Values(blocks: blocks) }
    let summary = tail.withUnsafeBufferPointer { BlockSummary(vectorsOf: $0) }
    blocks.append(ValueBlock(summary, plain: tail))
    return Values(blocks: blocks)
  }

  /// Takes a whole block of packed values; none may be waiting for a block of their own.
  mutating func append(_ block: ValueBlock) { blocks.append(block) }

  private mutating func seal() {
    blocks.append(packing.block(tail))
    tail.removeAll(keepingCapacity: true)
  }
}

extension Values {
  /// The index of the first infinite value; nil where all are finite or missing.
  var firstInfinite: Int? {
    let start = blocks.firstIndex { $0.summary.minimum.isInfinite || $0.summary.maximum.isInfinite }
    return start.flatMap { block in
      self[(block * Self.blockLength)...].firstIndex(where: \.isInfinite)
    }
  }
}
