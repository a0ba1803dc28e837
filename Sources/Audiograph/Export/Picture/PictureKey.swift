// SPDX-License-Identifier: MIT

/// The ids within a picture.
///
/// They are made of what it shows, so that several pictures in one page refer each to its own
/// parts, and the same chart has the same bytes.
enum PictureKey {
  /// Stands for the key until everything else is known; no text of data has it left in it.
  private static let placeholder: UInt8 = 0x1A

  static let title = id("title")
  static let details = id("details")

  /// The part within which a panel is drawn.
  static func clip(_ panel: Int) -> String { id("clip\(panel)") }

  /// The hatching of bars.
  static func hatch(_ number: Int) -> String { id("hatch\(number)") }

  private static func id(_ part: String) -> String {
    String(Unicode.Scalar(placeholder)) + "-" + part
  }

  /// A whole picture with its key: a letter and ten hexadecimal digits.
  static func completed(_ picture: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let hash = SHA256(picture).bytes.prefix(5)
    let key = Array("p".utf8) + hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    let parts = picture.utf8.split(separator: placeholder, omittingEmptySubsequences: false)
    return String(decoding: Array(parts.joined(separator: key)), as: UTF8.self)
  }
}
