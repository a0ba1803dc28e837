// SPDX-License-Identifier: MIT

internal import JSONTree

/// Numbers that providers write as text: `42107.5`, `-1.2e-7`.
enum DecimalText {
  /// The finite number that a text is; nil for words, hexadecimal digits and white space.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy(isPart), let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

extension JSONNode {
  /// The finite number that the node is, or that its text is; nil for anything else.
  var decimal: Double? {
    if let number { return number.isFinite ? number : nil }
    return text.flatMap(DecimalText.number)
  }
}
