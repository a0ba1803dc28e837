// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  package var columnCount: Int {
    // Only ASCII, without the control characters: one byte, one column.
    let bytes = utf8.count
    return bytes == count ? bytes : reduce(0) { $0 + $1.columnCount }
  }

  /// How many characters the text has, those that are drawn twice as wide counted twice.
  ///
  /// Marks of direction count, since not every display leaves them out.
  var cellCount: Int { count + count(where: \.isWide) }
}

extension Character {
  var cellCount: Int { isWide ? 2 : 1 }

  var isWide: Bool { unicodeScalars.first.map(\.isWide) ?? false }

  /// 2 for what East Asian terminals draw twice as wide, 0 for what is not drawn, else 1.
  fileprivate var columnCount: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isWide || unicodeScalars.contains("\u{FE0F}") { return 2 }
    if first.value > 0x2000, first.properties.isEmojiPresentation { return 2 }
    return first.properties.isDefaultIgnorableCodePoint ? 0 : 1
  }
}

extension Unicode.Scalar {
  /// The blocks of Unicode's `EastAsianWidth.txt` that are wide or full-width, and pictures.
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1_F300...0x1_F64F, 0x1_F680...0x1_F6FF, 0x1_F900...0x1_F9FF,
      0x2_0000...0x3_FFFD:
      true
    default: false
    }
  }
}
