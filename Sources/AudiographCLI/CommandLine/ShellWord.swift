// SPDX-License-Identifier: MIT

internal import Audiograph

/// A word as a shell has to be given it.
func shellWord(_ text: String) -> String {
  let text = text.displayText
  // Signs that are plain elsewhere: =ls is a program's path to zsh, %self a number to fish.
  let isPlain = text.utf8.allSatisfy(isPlainByte) && !["=", "%self"].contains(where: text.begins)
  return text.isEmpty || !isPlain ? shellQuoted(text) : text
}

/// The name of a file as a shell has to be given it, where a name that begins with a hyphen would be
/// an option.
func shellPath(_ path: String) -> String {
  shellWord(path.begins(with: "-") && path != "-" ? "./\(path)" : path)
}

/// An option with its value, which may begin with a hyphen.
func shellOption(_ option: String, _ value: String) -> String {
  "\(option)\(value.begins(with: "-") ? "=" : " ")\(shellWord(value))"
}

/// A text in quotation marks of a shell, within which nothing has a meaning.
///
/// Backslashes stand outside of them, as apostrophes do: fish takes them for escapes within.
func shellQuoted(_ text: String) -> String {
  "'\(text.replacingScalars { $0 == "'" || $0 == "\\" ? "'\\\($0)'" : nil })'"
}

/// Whether a byte has no meaning to a shell.
func isPlainByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "-_./:,+=@%".utf8.contains(byte)
  }
}
