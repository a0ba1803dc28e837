// SPDX-License-Identifier: MIT

/// A server's message for people, made safe to show.
enum ServerMessage {
  /// The most characters that are shown.
  static let longest = 200

  /// A text on one line without control characters, without the key, and not too long.
  ///
  /// Servers repeat keys, and addresses with keys in them; whatever is the key in any letter case, or
  /// decodes to it in part or whole, is replaced by `(key)`.
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
    let echo = EchoedText(bytes)
    let pattern = Array(key.utf8)
    var shown: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if let end = echo.ends(of: pattern, from: place).max() {
        shown += Array("(key)".utf8)
        place = end
      } else {
        shown.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }
}
