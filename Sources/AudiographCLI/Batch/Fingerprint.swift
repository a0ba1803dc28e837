// SPDX-License-Identifier: MIT

/// A hash of 128 bits by which the same bytes are recognised; no protection against malice.
///
/// Source: FNV-1a (Fowler, Noll, Vo), draft-eastlake-fnv.
struct Fingerprint: Hashable, Sendable {
  private(set) var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  private static let prime: UInt128 = 0x0100_0000_0000_0000_0000_013b

  /// Adds bytes.
  mutating func add(_ bytes: Span<UInt8>) {
    var hash = value
    for index in bytes.indices { hash = (hash ^ UInt128(bytes[index])) &* Self.prime }
    value = hash
  }

  /// Adds a text, with its end, so that `ab`, `c` is not `a`, `bc`.
  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt128(byte)) &* Self.prime }
    value = (value ^ 0xFF) &* Self.prime
  }

  /// Adds a number.
  mutating func add(_ number: Int) { add(String(number)) }

  /// 32 hexadecimal digits.
  var text: String {
    let digits = Array("0123456789abcdef".utf8)
    let places = stride(from: 124, through: 0, by: -4)
    return String(decoding: places.map { digits[Int(value >> $0 & 15)] }, as: UTF8.self)
  }

  /// The hash of nothing.
  init() {}

  /// A fingerprint from its digits; nil for any other text.
  init?(_ text: String) {
    guard text.utf8.count == 32, let value = UInt128(text, radix: 16) else { return nil }
    self.value = value
  }
}
