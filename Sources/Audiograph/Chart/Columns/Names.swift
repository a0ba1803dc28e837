// SPDX-License-Identifier: MIT

/// Names, packed one behind the other.
///
/// They lie in blocks of 2,048, as bytes of UTF-8 and the places where names end, which take 2 bytes
/// each where the names of a block take less than 64 KiB. A name is made a `String` when it is asked
/// for.
public struct Names: Sendable {
  /// The number of names in every block but the last.
  static let blockLength = 2048

  /// Whole blocks, then one that may be shorter.
  fileprivate let blocks: [NameBlock]
  /// The number of names.
  public let count: Int

  /// Names in their order.
  public init(_ names: some Sequence<String>) {
    var builder = NamesBuilder()
    for name in names { builder.append(name) }
    self = builder.finish()
  }

  init(blocks: [NameBlock]) {
    self.blocks = blocks
    count = Swift.max(0, blocks.count - 1) * Self.blockLength + (blocks.last?.count ?? 0)
  }
}

extension Names: RandomAccessCollection {
  /// The index of the first name: 0.
  public var startIndex: Int { 0 }
  /// The index behind the last name.
  public var endIndex: Int { count }

  /// The name at 0 ≤ `index` < `count`.
  public subscript(index: Int) -> String {
    blocks[index / Self.blockLength][index % Self.blockLength]
  }
}

extension Names: Hashable {
  /// Whether all names are equal, as texts: however their letters with accents are composed.
  public static func == (left: Names, right: Names) -> Bool {
    left.blocks == right.blocks || left.elementsEqual(right)
  }

  /// Feeds every name into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for name in self { hasher.combine(name) }
  }
}

extension Names: ExpressibleByArrayLiteral {
  /// Names in their order.
  public init(arrayLiteral names: String...) { self.init(names) }
}

/// Up to 2,048 names.
struct NameBlock: Sendable, Equatable {
  /// Where names end in a text.
  private enum Ends: Sendable, Equatable {
    case short([UInt16])
    case long([Int])
  }

  /// The bytes of all names.
  fileprivate let text: [UInt8]
  private let ends: Ends

  /// Names one behind the other, and where each of them ends.
  init(text: ArraySlice<UInt8>, ends: [Int]) {
    self.text = Array(text)
    let areShort = text.count <= UInt16.max
    self.ends = areShort ? .short(ends.map { UInt16(truncatingIfNeeded: $0) }) : .long(ends)
  }

  var count: Int {
    switch ends {
    case .short(let ends): ends.count
    case .long(let ends): ends.count
    }
  }

  subscript(place: Int) -> String {
    String(decoding: text[start(of: place)..<end(of: place)], as: UTF8.self)
  }

  fileprivate func start(of place: Int) -> Int { place == 0 ? 0 : end(of: place - 1) }

  fileprivate func end(of place: Int) -> Int {
    switch ends {
    case .short(let ends): Int(ends[place])
    case .long(let ends): ends[place]
    }
  }
}

extension Names {
  /// The last index of a name, in its own letter case or in any.
  ///
  /// Names of ASCII are compared byte by byte, without a text being made of each: the value of one of the
  /// first of a million is said after 46 ms, 77 where texts are made.
  func lastIndex(of name: String, inAnyCase: Bool) -> Int? {
    let name = inAnyCase ? name.lowercased() : name
    let bytes = Array(name.utf8)
    let isASCII = bytes.areASCII
    for (number, block) in blocks.enumerated().reversed() {
      let place =
        isASCII && block.isASCII
        ? block.lastPlace(of: bytes, inAnyCase: inAnyCase)
        : block.lastPlace { (inAnyCase ? $0.lowercased() : $0) == name }
      if let place { return number * Self.blockLength + place }
    }
    return nil
  }
}

extension NameBlock {
  fileprivate var isASCII: Bool { text.areASCII }

  fileprivate func lastPlace(where isFound: (String) -> Bool) -> Int? {
    (0..<count).last { isFound(self[$0]) }
  }

  /// The last place of a name of ASCII, in lower case if in any.
  fileprivate func lastPlace(of name: [UInt8], inAnyCase: Bool) -> Int? {
    (0..<count).last { place in
      let start = start(of: place)
      guard end(of: place) - start == name.count else { return false }
      return name.indices.allSatisfy {
        let byte = text[start + $0]
        return name[$0] == (inAnyCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
    }
  }
}

extension [UInt8] {
  fileprivate var areASCII: Bool { reduce(0, |) < 0x80 }
}

/// Packs names that come one after another.
package struct NamesBuilder: Sendable {
  private var blocks: [NameBlock] = []
  /// The bytes of names that wait for a block of their own, and where each of them ends.
  private var text: [UInt8] = []
  private var ends: [Int] = []

  /// A builder without names.
  package init() {}

  /// Makes room for about as many names as will come.
  package mutating func reserve(_ count: Int) {
    blocks.reserveCapacity(count / Names.blockLength + 1)
  }

  /// Takes one more name.
  package mutating func append(_ name: String) {
    text.append(contentsOf: name.utf8)
    endName()
  }

  /// Takes one more name in UTF-8.
  package mutating func append(_ name: ArraySlice<UInt8>) {
    text.append(contentsOf: name)
    endName()
  }

  /// Takes names in UTF-8 that lie one behind the other, from the first byte on.
  ///
  /// - Parameters:
  ///   - names: Their bytes; those behind the last name are left.
  ///   - nameEnds: Where each of them ends, ascending.
  package mutating func append(_ names: [UInt8], ends nameEnds: [Int]) {
    var (place, start) = (0, 0)
    while place < nameEnds.count {
      let next = min(nameEnds.count, place + Names.blockLength - ends.count)
      let end = nameEnds[next - 1]
      let shift = text.count - start
      text.append(contentsOf: names[start..<end])
      for nameEnd in nameEnds[place..<next] { ends.append(nameEnd + shift) }
      (place, start) = (next, end)
      sealIfFull()
    }
  }

  /// All names; the builder has none afterwards, so that nothing is copied.
  package mutating func finish() -> Names {
    if !ends.isEmpty { seal() }
    defer { blocks = [] }
    return Names(blocks: blocks)
  }

  private mutating func endName() {
    ends.append(text.count)
    sealIfFull()
  }

  private mutating func sealIfFull() {
    if ends.count == Names.blockLength { seal() }
  }

  /// Copies what waits into memory of its size; its own, which has grown, is used again.
  private mutating func seal() {
    blocks.append(NameBlock(text: text[...], ends: ends))
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
