// SPDX-License-Identifier: MIT

/// A zip archive as programs write it, for tests.
public struct ZipFile: Sendable {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// An archive of texts by their names, not packed.
  public init(_ files: KeyValuePairs<String, String> = [:]) {
    for (name, text) in files { add(name, Array(text.utf8)) }
  }

  /// Adds a file as it is.
  public mutating func add(_ name: String, _ bytes: [UInt8]) {
    add(name, bytes, method: 0, size: bytes.count, checksum: Self.checksum(bytes))
  }

  /// Adds a file that `gzip -nc` has packed.
  public mutating func add(_ name: String, gzip bytes: [UInt8]) {
    let end = bytes.suffix(8)
    let numbers = end.map(UInt32.init)
    let number = { (place: Int) in
      (0..<4).reduce(UInt32(0)) { $0 | numbers[place + $1] << UInt32(8 * $1) }
    }
    add(
      name, Array(bytes.dropFirst(10).dropLast(8)), method: 8, size: Int(number(4)),
      checksum: number(0))
  }

  /// Adds bytes of any method, whatever their size and checksum are said to be.
  public mutating func add(
    _ name: String, _ bytes: [UInt8], method: Int, size: Int, checksum: UInt32, flags: Int = 0
  ) {
    let start = body.count
    let common: [UInt8] =
      Self.bytes(flags, 2) + Self.bytes(method, 2) + [0, 0, 0x21, 0]
      + Self.bytes(Int(checksum), 4) + Self.bytes(bytes.count, 4) + Self.bytes(size, 4)
      + Self.bytes(name.utf8.count, 2) + [0, 0]
    body += [0x50, 0x4B, 3, 4, 20, 0] + common + name.utf8 + bytes
    directory += [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + common + [UInt8](repeating: 0, count: 10)
    directory += Self.bytes(start, 4) + name.utf8
    count += 1
  }

  /// The whole archive.
  public var bytes: [UInt8] {
    body + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.bytes(count, 2) + Self.bytes(count, 2)
      + Self.bytes(directory.count, 4) + Self.bytes(body.count, 4) + [0, 0]
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// CRC-32 as in ISO 3309.
  public static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
