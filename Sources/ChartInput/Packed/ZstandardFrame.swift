// SPDX-License-Identifier: MIT

/// The header of a frame of Zstandard (RFC 8878), as far as it says what unpacking takes.
enum ZstandardFrame {
  /// As much memory is taken by a frame: what `zstd` itself refuses to pass unless it is told to.
  static let mostMemory = 128 << 20

  /// The bytes that have to stay in memory while a frame is unpacked; nil for what is no such header.
  static func window(_ bytes: ArraySlice<UInt8>) -> Int? {
    let rest = bytes.dropFirst(4)
    guard bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]), let descriptor = rest.first else {
      return nil
    }
    guard descriptor & 0x20 != 0 else {
      guard let size = rest.dropFirst().first else { return nil }
      let base = 1 << (10 + Int(size >> 3))
      return base + base / 8 * Int(size & 7)
    }
    // One segment: its window is all of it, whose size stands behind the number of a dictionary.
    let number = rest.dropFirst(1 + [0, 1, 2, 4][Int(descriptor & 3)])
    let length = [1, 2, 4, 8][Int(descriptor >> 6)]
    guard number.count >= length else { return nil }
    let size = number.prefix(length).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: size) + (length == 2 ? 256 : 0)
  }
}
