// SPDX-License-Identifier: MIT

/// Arguments as the system passes them: bytes that need not be text.
enum ArgumentBytes {
  /// An argument as text.
  static func text(_ bytes: [UInt8]) throws(UsageError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(shown: bytes.map(shown).joined())
    }
    return text
  }

  private static func shown(_ byte: UInt8) -> String {
    guard byte < 0x20 || byte >= 0x7F else { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 16)
    return "\\x" + (digits.count == 1 ? "0" : "") + digits
  }
}
