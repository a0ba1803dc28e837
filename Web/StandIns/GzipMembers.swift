// SPDX-License-Identifier: MIT

/// What gzip packed (RFC 1952), one member behind the other.
enum GzipMembers {
  static func unpacked(_ bytes: [UInt8]) throws(UnpackingFault) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    var limit = UnpackingLimit()
    limit.took(bytes.count)
    while bytes[place...].starts(with: [0x1F, 0x8B]) {
      place = try member(bytes, from: place, into: &text, &limit)
    }
    return text
  }

  /// Returns where the member ends.
  private static func member(
    _ bytes: [UInt8], from start: Int, into text: inout [UInt8], _ limit: inout UnpackingLimit
  ) throws(UnpackingFault) -> Int {
    guard let body = bodyStart(bytes, start) else { throw .damaged }
    let inflater = try Inflater(.bare)
    var room = [UInt8](repeating: 0, count: 65_536)
    var sum: UInt = 0
    while true {
      guard let step = inflater.step(bytes, body..<bytes.count, into: &room, 0..<room.count) else {
        throw .damaged
      }
      sum = Inflater.checksum(room, 0..<step.given, after: sum)
      text += room[..<step.given]
      limit.gave(step.given)
      if let most = limit.exceeded { throw .tooLarge(limit: most) }
      guard step.isAtEnd else { continue }
      let end = body + step.taken
      guard end + 8 <= bytes.count else { throw .damaged }
      let told = (0..<4).reduce(UInt(0)) { $0 | UInt(bytes[end + $1]) << UInt(8 * $1) }
      guard told == sum else { throw .damaged }
      return end + 8
    }
  }

  /// Where the packed bytes begin behind the header; nil where that is cut off.
  static func bodyStart(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 10 <= bytes.count, bytes[start + 2] == 8 else { return nil }
    let flags = bytes[start + 3]
    var place = start + 10
    if flags & 4 != 0 {
      guard place + 2 <= bytes.count else { return nil }
      place += 2 + Int(bytes[place]) + Int(bytes[place + 1]) << 8
    }
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return nil }
      place = end + 1
    }
    if flags & 2 != 0 { place += 2 }
    return place <= bytes.count ? place : nil
  }
}

extension FileContent {
  /// Whether it is one packed file, which is read as what is in it.
  var isPacked: Bool {
    switch self {
    case .gzip, .compressed: true
    default: false
    }
  }
}

/// Endings of packed files, before which stands that of what is in them.
enum PackedEnding {
  static let all: Set<String> = ["gz", "xz", "zst", "bz2", "lz4", "lzma", "z"]
}
