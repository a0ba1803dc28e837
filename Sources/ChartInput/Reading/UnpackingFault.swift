// SPDX-License-Identifier: MIT

/// Why what is packed cannot be unpacked.
public enum UnpackingFault: Error, Sendable, Hashable {
  /// It breaks off, or is not what it begins as.
  case damaged
  /// It is larger than this many bytes, out of proportion to what it is packed in.
  case tooLarge(limit: Int)
  /// Unpacking it would take more than this many bytes of memory.
  case largeWindow(limit: Int)
  /// The program or the library that unpacks it is missing.
  case missing(name: String)
}

/// How much may come out of what is packed.
struct UnpackingLimit {
  /// As much comes out of anything.
  static let usual = 256 << 20
  /// As many bytes for each that went in.
  static let ratio = 200

  private(set) var packed = 0
  private(set) var unpacked = 0

  mutating func took(_ count: Int) { packed += count }
  mutating func gave(_ count: Int) { unpacked += count }

  /// The limit that was passed; nil if it was kept.
  var exceeded: Int? {
    let limit = max(Self.usual, packed * Self.ratio)
    return unpacked > limit ? limit : nil
  }
}
