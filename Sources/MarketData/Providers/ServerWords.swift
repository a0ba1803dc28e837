// SPDX-License-Identifier: MIT

/// What a server wrote for people, made safe to show.
enum ServerWords {
  /// The most characters that are shown.
  static let longest = 200

  /// A text on one line without control characters, without the key, and not too long.
  ///
  /// Servers repeat keys, and addresses with keys in them; one that is found in any letter case, as
  /// it is or percent-encoded, gives way to `(key)`.
  static func safe(_ text: String, hiding key: Secret? = nil) -> String {
    var shown = key.map { hidden($0.text, in: text) } ?? text
    shown = shown.split(whereSeparator: isSeparator).joined(separator: " ")
    guard shown.count > longest else { return shown }
    return String(shown.prefix(longest - 1)) + "…"
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace
      || character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
          .unassigned:
          true
        default: false
        }
      }
  }

  /// Signs that cannot be seen are taken out first, or they could part the key.
  private static func hidden(_ key: String, in text: String) -> String {
    let bytes = Array(text.utf8.filter { $0 >= 0x20 || $0 == 10 || $0 == 13 || $0 == 9 })
    let pattern = Array(key.utf8.map(lowercase))
    var shown: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if let end = end(of: pattern, in: bytes, from: place) {
        shown += Array("(key)".utf8)
        place = end
      } else {
        shown.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Where a key ends that begins at a place, each of its bytes as it is, percent-encoded, or a plus
  /// for a space; nil where none begins.
  private static func end(of key: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    for byte in key {
      guard place < bytes.count else { return nil }
      let digits = bytes[place...].dropFirst().prefix(2)
      if lowercase(bytes[place]) == byte || bytes[place] == 0x2B && byte == 0x20 {
        place += 1
      } else if bytes[place] == 0x25, digits.count == 2,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
        lowercase(code) == byte
      {
        place += 3
      } else {
        return nil
      }
    }
    return place
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
