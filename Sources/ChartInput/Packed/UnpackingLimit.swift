// SPDX-License-Identifier: MIT

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
