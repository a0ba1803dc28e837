// SPDX-License-Identifier: MIT

/// A character of a number as ASCII: typographic signs stand for the plain ones.
struct PlainSign {
  let byte: UInt8
  /// The bytes that the character takes.
  let length: Int

  /// A footnote mark, whichever it is.
  static let footnote = UInt8(ascii: "*")
  static let apostrophe = UInt8(ascii: "'")
  /// An en dash, which is a minus in front of digits only.
  static let dash: UInt8 = 0x96
  /// A plus above a minus, before an error.
  static let plusMinus: UInt8 = 0xB1
  /// A byte of any other character.
  static let other: UInt8 = 0xFF

  /// The character at a place that is before `end`.
  @inline(__always)
  init(_ bytes: [UInt8], at place: Int, end: Int) {
    let byte = bytes[place]
    self = byte < 0x80 ? PlainSign(byte, 1) : Self.typographic(bytes, at: place, end: end)
  }

  @inline(__always)
  private init(_ byte: UInt8, _ length: Int) {
    self.byte = byte
    self.length = length
  }

  private static func typographic(_ bytes: [UInt8], at place: Int, end: Int) -> PlainSign {
    let second = place + 1 < end ? bytes[place + 1] : 0
    switch bytes[place] {
    case 0xC2: return twoBytes(second)
    case 0xCA where second == 0xBC: return PlainSign(apostrophe, 2)
    case 0xE2 where place + 2 < end:
      return threeBytes(UInt16(second) << 8 | UInt16(bytes[place + 2]))
    // Signs as wide as letters of Japanese.
    case 0xEF where second == 0xBC && place + 2 < end: return wide(bytes[place + 2])
    default: return PlainSign(other, 1)
    }
  }

  /// U+FF00 to U+FF3F.
  private static func wide(_ third: UInt8) -> PlainSign {
    switch third {
    case 0x85: PlainSign(UInt8(ascii: "%"), 3)
    case 0x8D: PlainSign(Byte.minus, 3)
    default: PlainSign(other, 1)
    }
  }

  /// U+0080 to U+00BF.
  private static func twoBytes(_ second: UInt8) -> PlainSign {
    switch second {
    case 0xA0: PlainSign(Byte.space, 2)
    case 0xB1: PlainSign(plusMinus, 2)
    case 0xB4: PlainSign(apostrophe, 2)
    // Raised 1, 2 and 3, a section sign and a pilcrow.
    case 0xB9, 0xB2, 0xB3, 0xA7, 0xB6: PlainSign(footnote, 2)
    default: PlainSign(other, 1)
    }
  }

  /// U+2000 to U+2FFF.
  private static func threeBytes(_ rest: UInt16) -> PlainSign {
    switch rest {
    // Spaces as wide as a figure, narrow and thin ones.
    case 0x8087, 0x8088, 0x8089, 0x808A, 0x80AF: PlainSign(Byte.space, 3)
    case 0x8098, 0x8099: PlainSign(apostrophe, 3)
    case 0x8090, 0x8091, 0x8892: PlainSign(Byte.minus, 3)
    // The triangles of Japanese accounts.
    case 0x96B2, 0x96B3: PlainSign(Byte.minus, 3)
    case 0x8093: PlainSign(dash, 3)
    // A dagger, a double one, and raised 0 and 4 to 9.
    case 0x80A0, 0x80A1, 0x81B0, 0x81B4...0x81B9: PlainSign(footnote, 3)
    case 0x89A4: PlainSign(UInt8(ascii: "<"), 3)
    case 0x89A5: PlainSign(UInt8(ascii: ">"), 3)
    case 0x8988: PlainSign(UInt8(ascii: "~"), 3)
    default: PlainSign(other, 1)
    }
  }
}
