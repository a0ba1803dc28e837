// SPDX-License-Identifier: MIT

/// Where names stand in a text, by their hashes (FNV-1a, open addressing), so that a start of the program that
/// looks a few of them up neither makes a `String` of each nor searches the text again and again.
struct NameIndex: Sendable {
  /// Places, counted from 1; a power of two of them, at least twice as many as there are names.
  private var slots: [UInt32]

  /// An index that has room for so many names.
  init(names: Int) {
    var count = 2
    while count < 2 * names { count *= 2 }
    slots = [UInt32](repeating: 0, count: count)
  }

  /// Adds a name; those of different tables have different seeds.
  mutating func add(_ name: Slice<UnsafeBufferPointer<UInt8>>, seed: Int = 0, at place: Int) {
    var slot = slot(of: name, seed)
    while slots[slot] != 0 { slot = next(slot) }
    slots[slot] = UInt32(place + 1)
  }

  /// The first place of a name at which it is found indeed.
  func place(
    of name: UnsafeBufferPointer<UInt8>, seed: Int = 0, where isThere: (Int) -> Bool
  ) -> Int? {
    var slot = slot(of: name[...], seed)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if isThere(place) { return place }
      slot = next(slot)
    }
    return nil
  }

  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  private func slot(of name: Slice<UnsafeBufferPointer<UInt8>>, _ seed: Int) -> Int {
    var hash: UInt32 = 2_166_136_261 &+ UInt32(truncatingIfNeeded: seed) &* 40_503
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(truncatingIfNeeded: hash ^ hash >> 15) & (slots.count - 1)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first in a range, eight looked at together; the end of the range where it does not.
  func place(of byte: UInt8, in range: Range<Int>) -> Int {
    guard let baseAddress else { return range.upperBound }
    let bytes = UnsafeRawPointer(baseAddress)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var place = range.lowerBound
    while place + 8 <= range.upperBound {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      // Bytes that are equal become 0, of which the first has its high bit after this.
      let others = word ^ (ones &* UInt64(byte))
      let found = (others &- ones) & ~others & (ones &* 0x80)
      guard found == 0 else { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < range.upperBound, self[place] != byte { place += 1 }
    return place
  }

  /// Where the line that a place is in ends: at its line feed, or at the end of the text.
  func end(ofLineAt place: Int) -> Int { self.place(of: UInt8(ascii: "\n"), in: place..<count) }

  /// Where the lines of a range begin that are not empty.
  func lines(in range: Range<Int>) -> [Int] {
    var lines: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let end = self.place(of: UInt8(ascii: "\n"), in: place..<range.upperBound)
      if end > place { lines.append(place) }
      place = end + 1
    }
    return lines
  }

  /// Whether a name stands at a place.
  func has(_ name: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard place + name.count <= count else { return false }
    for offset in 0..<name.count where self[place + offset] != name[offset] { return false }
    return true
  }
}
