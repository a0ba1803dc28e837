// SPDX-License-Identifier: MIT

/// Moments in microseconds since 1970-01-01 00:00, packed where that loses nothing.
///
/// They lie in blocks of 2,048. Days, minutes or seconds that are near each other take 2 or 4 bytes
/// there instead of 8, equal steps none, and each block knows whether it ascends.
public struct Instants: Sendable {
  /// The number of instants in every block but the last.
  static let blockLength = 2048

  /// Whole blocks, then one that may be shorter.
  private var blocks: [InstantBlock] = []
  /// The number of instants.
  public let count: Int

  /// Instants in their order.
  public init(_ instants: some Sequence<Int64>) {
    var builder = InstantsBuilder()
    for instant in instants { builder.append(instant) }
    self = builder.instants()
  }

  /// Instants in their order.
  public init(_ instants: [Int64]) { self = InstantsBuilder(instants).instants() }

  init(blocks: [InstantBlock]) {
    self.blocks = blocks
    let wholeCount = Swift.max(0, blocks.count - 1) * Self.blockLength
    count = wholeCount + (blocks.last?.count ?? 0)
  }
}

extension Instants: RandomAccessCollection {
  /// The index of the first instant: 0.
  public var startIndex: Int { 0 }
  /// The index behind the last instant.
  public var endIndex: Int { count }

  /// The instant at 0 ≤ `index` < `count`.
  public subscript(index: Int) -> Int64 {
    blocks[index / Self.blockLength][index % Self.blockLength]
  }
}

extension Instants {
  /// All instants as an array, 8 bytes each.
  public var array: [Int64] {
    var instants: [Int64] = []
    instants.reserveCapacity(count)
    for block in blocks { block.append(to: &instants) }
    return instants
  }

  /// Calls for one block after another with its instants.
  package func forEachBlock(_ body: (_ instants: [Int64]) -> Void) {
    var room: [Int64] = []
    for block in blocks {
      room.removeAll(keepingCapacity: true)
      block.append(to: &room)
      body(room)
    }
  }

  /// The first index whose instant is before the one in front of it; nil where none is.
  public var firstDecrease: Int? {
    for (number, block) in blocks.enumerated() {
      let start = number * Self.blockLength
      if start > 0, self[start] < self[start - 1] { return start }
      if block.ascends { continue }
      for index in start + 1..<start + block.count where self[index] < self[index - 1] {
        return index
      }
    }
    return nil
  }

  /// Whether an instant is the one in front of it.
  package var hasRepetition: Bool {
    for (number, block) in blocks.enumerated() {
      let start = number * Self.blockLength
      if block.hasRepetition || start > 0 && self[start] == self[start - 1] { return true }
    }
    return false
  }

  /// Whether each instant is `step` microseconds behind the one before; true for fewer than two.
  func hasSteps(of step: Int64) -> Bool {
    for (number, block) in blocks.enumerated() {
      let start = number * Self.blockLength
      if start > 0, self[start].subtractingReportingOverflow(self[start - 1]) != (step, false) {
        return false
      }
      guard block.hasSteps(of: step) else { return false }
    }
    return true
  }
}

extension Instants: Hashable {
  /// Whether all instants are equal.
  public static func == (left: Instants, right: Instants) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  /// Feeds every instant into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for instant in self { hasher.combine(instant) }
  }
}

extension Instants: ExpressibleByArrayLiteral {
  /// Instants in their order.
  public init(arrayLiteral instants: Int64...) { self.init(instants) }
}

/// Packs instants that come one after another.
public struct InstantsBuilder: Sendable {
  private var blocks: [InstantBlock] = []
  private var tail: [Int64] = []
  private var unit = InstantPacking.units[0]

  /// A builder without instants.
  ///
  /// - Parameter expectedCount: About as many instants as will come.
  public init(expectedCount: Int = 0) {
    blocks.reserveCapacity(expectedCount / Instants.blockLength + 1)
    tail.reserveCapacity(Instants.blockLength)
  }

  /// A builder that begins with instants.
  public init(_ instants: [Int64]) {
    self.init(expectedCount: instants.count)
    append(contentsOf: instants[...])
  }

  /// The number of instants so far.
  public var count: Int { blocks.count * Instants.blockLength + tail.count }

  /// The last instant so far; nil where there is none.
  public var last: Int64? { tail.last ?? blocks.last.map { $0[$0.count - 1] } }

  /// Takes one more instant.
  public mutating func append(_ instant: Int64) {
    tail.append(instant)
    if tail.count == Instants.blockLength { seal() }
  }

  /// Takes more instants.
  public mutating func append(contentsOf instants: ArraySlice<Int64>) {
    var rest = instants
    while !rest.isEmpty {
      let part = rest.prefix(Instants.blockLength - tail.count)
      tail.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      if tail.count == Instants.blockLength { seal() }
    }
  }

  /// All instants; the builder goes on behind them.
  public func instants() -> Instants {
    var copy = self
    return copy.finish()
  }

  /// All instants; the builder has none afterwards, so that nothing is copied.
  package mutating func finish() -> Instants {
    defer { (blocks, tail) = ([], []) }
    if !tail.isEmpty { blocks.append(InstantBlock(plain: tail)) }
    return Instants(blocks: blocks)
  }

  /// Takes a whole block of packed instants; none may be waiting for a block of their own.
  mutating func append(_ block: InstantBlock) { blocks.append(block) }

  private mutating func seal() {
    blocks.append(InstantPacking.block(tail, unit: &unit))
    tail.removeAll(keepingCapacity: true)
  }
}
