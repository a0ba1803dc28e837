// SPDX-License-Identifier: MIT

/// Unpacks DEFLATE (RFC 1951) from bytes that are all there.
final class Inflater {
  enum Form { case gzip, bare }

  /// How far one call came.
  struct Step {
    let taken: Int
    let given: Int
    let isAtEnd: Bool
  }

  private enum Block {
    case header
    case stored(left: Int)
    case packed(lengths: HuffmanCode, distances: HuffmanCode)
    case end
  }

  private var bits = BitReader()
  private var block = Block.header
  private var isLast = false
  private var hasBegun = false
  /// What was unpacked, as far back as something may be copied from.
  private var output: [UInt8] = []
  /// How much of it was given away.
  private var given = 0
  private static let window = 32_768

  private let form: Form

  init(_ form: Form) throws(UnpackingFault) { self.form = form }

  /// Unpacks as much as there is room for; the bytes count as taken at the end.
  ///
  /// - Returns: nil if the bytes are damaged.
  func step(
    _ input: [UInt8], _ taken: Range<Int>, into room: inout [UInt8], _ range: Range<Int>
  ) -> Step? {
    if !hasBegun {
      let start = form == .bare ? taken.lowerBound : GzipMembers.bodyStart(input, taken.lowerBound)
      guard let start else { return nil }
      (bits, hasBegun) = (BitReader(input, start..<taken.upperBound), true)
    }
    while output.count - given < range.count {
      if case .end = block { break }
      guard advance() else { return nil }
    }
    let count = min(range.count, output.count - given)
    for offset in 0..<count { room[range.lowerBound + offset] = output[given + offset] }
    given += count
    var isAtEnd = false
    if case .end = block { isAtEnd = given == output.count }
    let used = isAtEnd ? bits.endOfBytes - taken.lowerBound : 0
    forgetOldOutput()
    return Step(taken: used, given: count, isAtEnd: isAtEnd)
  }

  private func forgetOldOutput() {
    guard given > 8 * Self.window else { return }
    let old = given - Self.window
    output.removeFirst(old)
    given -= old
  }

  /// Unpacks one symbol, one stored piece, or the beginning of a block; false for damage.
  private func advance() -> Bool {
    switch block {
    case .header: return begin()
    case .stored(let left):
      let count = min(left, 4096)
      guard let bytes = bits.bytes(count) else { return false }
      output += bytes
      block = left > count ? .stored(left: left - count) : next
      return true
    case .packed(let lengths, let distances): return symbol(lengths, distances)
    case .end: return true
    }
  }

  private var next: Block { isLast ? .end : .header }

  private func begin() -> Bool {
    guard let last = bits.take(1), let kind = bits.take(2) else { return false }
    isLast = last == 1
    switch kind {
    case 0:
      bits.alignToByte()
      guard let length = bits.take(16), let other = bits.take(16), length ^ 0xFFFF == other else {
        return false
      }
      block = length > 0 ? .stored(left: length) : next
    case 1:
      block = .packed(lengths: HuffmanCode.fixedLengths, distances: HuffmanCode.fixedDistances)
    case 2:
      guard let codes = dynamicCodes() else { return false }
      block = .packed(lengths: codes.0, distances: codes.1)
    default: return false
    }
    return true
  }

  private func symbol(_ lengths: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    guard let symbol = lengths.decode(&bits) else { return false }
    if symbol < 256 {
      output.append(UInt8(symbol))
      return true
    }
    if symbol == 256 {
      block = next
      return true
    }
    guard symbol < 286, let more = bits.take(Self.lengthBits[symbol - 257]),
      let code = distances.decode(&bits), code < 30, let further = bits.take(max(0, code / 2 - 1))
    else { return false }
    let length = Self.lengthStarts[symbol - 257] + more
    let distance = code < 2 ? code + 1 : (2 + code % 2) << (code / 2 - 1) + further + 1
    guard distance <= output.count else { return false }
    for _ in 0..<length { output.append(output[output.count - distance]) }
    return true
  }

  private func dynamicCodes() -> (HuffmanCode, HuffmanCode)? {
    guard let first = bits.take(5), let second = bits.take(5), let third = bits.take(4) else {
      return nil
    }
    var sizes = [Int](repeating: 0, count: 19)
    for place in 0..<third + 4 {
      guard let size = bits.take(3) else { return nil }
      sizes[Self.orderOfSizes[place]] = size
    }
    guard let code = HuffmanCode(sizes) else { return nil }
    let count = first + 257 + second + 1
    var all: [Int] = []
    while all.count < count {
      guard let symbol = code.decode(&bits) else { return nil }
      switch symbol {
      case 0..<16: all.append(symbol)
      case 16:
        guard let last = all.last, let times = bits.take(2) else { return nil }
        all += [Int](repeating: last, count: times + 3)
      default:
        guard let times = bits.take(symbol == 17 ? 3 : 7) else { return nil }
        all += [Int](repeating: 0, count: times + (symbol == 17 ? 3 : 11))
      }
    }
    guard all.count == count, let lengths = HuffmanCode(Array(all[..<(first + 257)])),
      let distances = HuffmanCode(Array(all[(first + 257)...]))
    else { return nil }
    return (lengths, distances)
  }

  private static let orderOfSizes = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let lengthStarts = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  // MARK: - Checksums

  private static let checksums: [UInt32] = (0..<256).map { byte in
    var sum = UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    return sum
  }

  /// The checksum (CRC-32) of bytes that follow those of another one.
  static func checksum(_ bytes: [UInt8], _ range: Range<Int>, after sum: UInt) -> UInt {
    var value = ~UInt32(truncatingIfNeeded: sum)
    for place in range {
      value = checksums[Int(UInt8(truncatingIfNeeded: value) ^ bytes[place])] ^ value >> 8
    }
    return UInt(~value)
  }
}

/// Bits from the lowest of each byte on.
struct BitReader {
  private let bytes: [UInt8]
  private let end: Int
  private var place: Int
  private var held: UInt32 = 0
  private var count = 0

  init(_ bytes: [UInt8] = [], _ range: Range<Int> = 0..<0) {
    (self.bytes, place, end) = (bytes, range.lowerBound, range.upperBound)
  }

  /// So many bits, at most 16, as a number; nil behind the end.
  mutating func take(_ wanted: Int) -> Int? {
    while count < wanted {
      guard place < end else { return nil }
      held |= UInt32(bytes[place]) << UInt32(count)
      place += 1
      count += 8
    }
    let bits = held & (1 << UInt32(wanted) - 1)
    held >>= UInt32(wanted)
    count -= wanted
    return Int(bits)
  }

  mutating func alignToByte() { _ = take(count % 8) }

  /// Whole bytes behind what was taken.
  mutating func bytes(_ wanted: Int) -> [UInt8]? {
    var taken: [UInt8] = []
    for _ in 0..<wanted {
      guard let byte = take(8) else { return nil }
      taken.append(UInt8(byte))
    }
    return taken
  }

  /// Where the first byte stands of which nothing was taken.
  var endOfBytes: Int { place - count / 8 }
}

/// A canonical Huffman code, by how many codes there are of each length and the symbols in their order.
struct HuffmanCode {
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [Int]

  /// Nil where more codes are told than there can be.
  init?(_ sizes: [Int]) {
    for size in sizes { counts[size] += 1 }
    counts[0] = 0
    var left = 1
    for size in 1..<16 {
      left = left << 1 - counts[size]
      if left < 0 { return nil }
    }
    symbols = []
    for size in 1..<16 where counts[size] > 0 {
      symbols += sizes.indices.filter { sizes[$0] == size }
    }
  }

  static let fixedLengths =
    HuffmanCode(
      [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
        + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8)) ?? HuffmanCode()
  static let fixedDistances = HuffmanCode([Int](repeating: 5, count: 30)) ?? HuffmanCode()

  private init() { symbols = [] }

  func decode(_ bits: inout BitReader) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for size in 1..<16 {
      guard let bit = bits.take(1) else { return nil }
      code |= bit
      let count = counts[size]
      if code - count < first { return symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
