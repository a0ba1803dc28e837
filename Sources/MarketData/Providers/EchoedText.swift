// SPDX-License-Identifier: MIT

/// A text in which a server may have written something in its own way: as it is, percent-encoded, as
/// an entity of HTML, or twice one of these, each byte in another way.
struct EchoedText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How often a text is encoded at most.
  private static let deepest = 2

  /// Where a text ends that begins at a place, ignoring case; empty if it does not.
  func ends(of pattern: [UInt8], from start: Int) -> Set<Int> {
    ends(of: pattern, from: start, depth: Self.deepest)
  }

  private func ends(of pattern: [UInt8], from start: Int, depth: Int) -> Set<Int> {
    var places: Set = [start]
    for byte in pattern where !places.isEmpty {
      places = places.reduce(into: []) { $0.formUnion(ends(of: byte, from: $1, depth: depth)) }
    }
    return places
  }

  private func ends(of byte: UInt8, from place: Int, depth: Int) -> Set<Int> {
    guard place < bytes.count else { return [] }
    let found = bytes[place]
    var ends: Set<Int> = []
    if Self.lowercase(found) == Self.lowercase(byte) || found == Self.plus && byte == 0x20 {
      ends.insert(place + 1)
    }
    // Every code begins with one of these, or with a code of one of them, which does.
    guard depth > 0, found == UInt8(ascii: "%") || found == UInt8(ascii: "&") else { return ends }
    for code in Self.codes(of: byte) {
      ends.formUnion(self.ends(of: Array(code.utf8), from: place, depth: depth - 1))
    }
    return ends
  }

  private static let plus = UInt8(ascii: "+")

  /// What stands for a byte in addresses and pages, or for the letter in the other case.
  private static func codes(of byte: UInt8) -> [String] {
    let other = isLetter(byte) ? byte ^ 0x20 : byte
    let numbers = [byte, other].flatMap { number in
      let hex = String(number, radix: 16)
      let padded = number < 16 ? "0" + hex : hex
      return ["%" + padded, "&#\(number);", "&#0\(number);", "&#x\(hex);", "&#x0\(hex);"]
    }
    return numbers + (entities[byte].map { ["&\($0);"] } ?? [])
  }

  private static let entities: [UInt8: String] = [
    UInt8(ascii: "&"): "amp", UInt8(ascii: "<"): "lt", UInt8(ascii: ">"): "gt",
    UInt8(ascii: "\""): "quot", UInt8(ascii: "'"): "apos",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
