// SPDX-License-Identifier: MIT

/// A zip archive in memory, by the directory at its end.
struct ZipArchive {
  /// One file in it.
  struct Entry {
    let isPacked: Bool
    let isEncrypted: Bool
    let checksum: UInt
    let packedSize: Int
    let size: Int
    fileprivate let header: Int
  }

  let bytes: [UInt8]
  private(set) var entries: [String: Entry] = [:]

  private static let endLength = 22

  /// - Throws: `WorkbookFault.damaged` where there is no directory, or a place in it is none.
  init(_ bytes: [UInt8]) throws(WorkbookFault) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes) else { throw .damaged }
    let count = Int(bytes.number(16, at: end + 10))
    var place = Int(bytes.number(32, at: end + 16))
    for _ in 0..<count {
      guard place + 46 <= bytes.count, bytes.number(32, at: place) == 0x0201_4B50 else {
        throw .damaged
      }
      let lengths = [28, 30, 32].map { Int(bytes.number(16, at: place + $0)) }
      let method = bytes.number(16, at: place + 10)
      let name = place + 46..<place + 46 + lengths[0]
      guard name.upperBound <= bytes.count, method == 0 || method == 8 else { throw .damaged }
      entries[String(decoding: bytes[name], as: UTF8.self)] = Entry(
        isPacked: method == 8, isEncrypted: bytes.number(16, at: place + 8) & 1 == 1,
        checksum: UInt(bytes.number(32, at: place + 16)),
        packedSize: Int(bytes.number(32, at: place + 20)),
        size: Int(bytes.number(32, at: place + 24)), header: Int(bytes.number(32, at: place + 42)))
      place = name.upperBound + lengths[1] + lengths[2]
    }
  }

  /// Where the end of the directory stands, before a comment.
  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= endLength else { return nil }
    let last = bytes.count - endLength
    return (max(0, last - 65_535)...last).reversed().first {
      bytes[$0] == 0x50 && bytes.number(32, at: $0) == 0x0605_4B50
    }
  }

  /// The packed bytes of a file.
  func range(of entry: Entry) throws(WorkbookFault) -> Range<Int> {
    let header = entry.header
    guard header + 30 <= bytes.count, bytes.number(32, at: header) == 0x0403_4B50 else {
      throw .damaged
    }
    let start =
      header + 30 + Int(bytes.number(16, at: header + 26)) + Int(bytes.number(16, at: header + 28))
    guard start + entry.packedSize <= bytes.count else { throw .damaged }
    return start..<start + entry.packedSize
  }
}

extension [UInt8] {
  /// The number of so many bits at a place, its lowest byte first; 0 behind the end.
  fileprivate func number(_ bits: Int, at place: Int) -> UInt64 {
    guard place >= 0, place + bits / 8 <= count else { return 0 }
    return (0..<bits / 8).reduce(0) { $0 | UInt64(self[place + $1]) << UInt64(8 * $1) }
  }
}
