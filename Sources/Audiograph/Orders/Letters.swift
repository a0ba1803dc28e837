// SPDX-License-Identifier: MIT

/// Letters without case and accents.
package enum Letters {
  /// The letters from `place` on, which moves after them, 5 bits each; 0 where there is none, or
  /// more than the 12 of the longest name.
  static func word(_ text: Span<UInt8>, _ place: inout Int) -> UInt64 {
    var (word, count): (UInt64, Int) = (0, 0)
    while place < text.count, let (letter, length) = letter(text, at: place) {
      place += length
      guard letter != 0 else { continue }
      word = word << 5 | UInt64(letter)
      count += 1
    }
    return count <= 12 ? word : 0
  }

  /// The letter at a place, 1 to 26, and how many bytes it has; 0 for an accent that stands alone.
  package static func letter(_ text: Span<UInt8>, at place: Int) -> (letter: UInt8, length: Int)? {
    let byte = text[place]
    guard byte >= 0x80 else {
      let letter = ((65...90).contains(byte) ? byte | 0x20 : byte) &- 0x60
      return (1...26).contains(letter) ? (letter, 1) : nil
    }
    let next = place + 1 < text.count ? text[place + 1] : 0
    // The first byte of three is no character of Windows-1252.
    guard byte < 0xE0 || length(ofWideAt: place, text) == 0 else { return nil }
    guard (0xC3...0xCD).contains(byte), next & 0xC0 == 0x80 else {
      // A byte that is no UTF-8 is a character of Windows-1252.
      return accented[UInt16(byte | 0x20)].map { ($0, 1) }
    }
    let scalar = UInt16(byte & 0x1F) << 6 | UInt16(next & 0x3F)
    if (0x300...0x36F).contains(scalar) { return (0, 2) }
    let small = scalar <= 0xDE ? scalar | 0x20 : scalar
    return accented[small].map { ($0, 2) }
  }

  /// How many bytes a letter of Japanese or Chinese has at a place; 0 where another character stands.
  package static func length(ofWideAt place: Int, _ text: Span<UInt8>) -> Int {
    guard place + 2 < text.count, (0xE1...0xEF).contains(text[place]) else { return 0 }
    let (second, third) = (text[place + 1], text[place + 2])
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return 0 }
    let value = UInt32(text[place] & 15) << 12 | UInt32(second & 63) << 6 | UInt32(third & 63)
    return Unicode.Scalar(value).map { $0.isWide && $0.isLetter } == true ? 3 : 0
  }

  /// The letters that accented ones stand for: those of Latin-1 as small ones.
  private static let accented: [UInt16: UInt8] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåąĄ"), ("c", "çćĆ"), ("e", "èéêëęĘ"), ("i", "ìíîï"), ("l", "łŁ"),
      ("n", "ñńŃ"), ("o", "òóôõö"), ("s", "śŚ"), ("u", "ùúûü"), ("z", "źŹżŻ"),
    ]
    var letters: [UInt16: UInt8] = [:]
    for (plain, group) in groups {
      for scalar in group.unicodeScalars {
        letters[UInt16(truncatingIfNeeded: scalar.value)] = UInt8(
          truncatingIfNeeded: plain.value - 0x60)
      }
    }
    return letters
  }()
}

extension Span<UInt8> {
  /// Whether some bytes stand at a place.
  package func has(_ bytes: [UInt8], at place: Int) -> Bool {
    place + bytes.count <= count && bytes.indices.allSatisfy { bytes[$0] == self[place + $0] }
  }
}
