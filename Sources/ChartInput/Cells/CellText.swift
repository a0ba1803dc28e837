// SPDX-License-Identifier: MIT

/// The text of cells: UTF-8, and Windows-1252 for bytes that are not UTF-8.
enum CellText {
  /// The text of some bytes.
  static func string(_ bytes: ArraySlice<UInt8>) -> String {
    guard !bytes.span.isValidUTF8 else { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(windows1252(byte)) }
    return String(scalars)
  }

  /// The character of a byte; the five that the code page leaves open stand for themselves, as the
  /// WHATWG Encoding Standard has it.
  static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upper[Int(byte) - 0x80]) ?? Unicode.Scalar(byte)
  }

  private static let upper: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}

extension Collection<UInt8> {
  /// The text for messages and tables: at most 60 characters, the last of them an ellipsis.
  func bounded() -> String {
    let text = CellText.string(Array(prefix(1000))[...])
    guard count > 60 else { return text }
    return text.count > 60 ? String(text.prefix(59)) + "…" : text
  }
}

extension Span<UInt8> {
  /// The text with the signs of ASCII for those that are as wide as letters of Japanese, U+FF01 to U+FF5E; nil
  /// without digits among them.
  var withNarrowForms: [UInt8]? {
    var (bytes, place, hasDigit): ([UInt8], Int, Bool) = ([], 0, false)
    while place < count {
      let isWide = self[place] == 0xEF && place + 2 < count && self[place + 1] & 0xFE == 0xBC
      guard isWide else {
        bytes.append(self[place])
        place += 1
        continue
      }
      let plain = Int(self[place + 1] & 1) << 6 + Int(self[place + 2] & 0x3F) + 0x20
      guard (0x21...0x7E).contains(plain) else { return nil }
      bytes.append(UInt8(plain))
      hasDigit = hasDigit || bytes[bytes.count - 1].isDigit
      place += 3
    }
    return hasDigit ? bytes : nil
  }

  var isValidUTF8: Bool {
    do {
      _ = try UTF8Span(validating: self)
      return true
    } catch {
      return false
    }
  }
}
