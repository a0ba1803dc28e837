// SPDX-License-Identifier: MIT

internal import Glibc

/// The arguments as the system passes them: bytes that need not be text.
///
/// The standard library's own list silently replaces what is not UTF-8, and names other files.
enum ArgumentBytes {
  /// The arguments after the program's name.
  static var all: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { start in
        UnsafeBufferPointer(start: start, count: strlen(start)).map(UInt8.init(bitPattern:))
      }
    }
  }

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
