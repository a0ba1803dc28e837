// SPDX-License-Identifier: MIT

internal import Audiograph

extension XMLReader {
  /// Whether the last tag has this name.
  func isNamed(_ text: StaticString) -> Bool { holds(name, text) }

  /// Whether some bytes of the buffer are this text.
  func holds(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where buffer[range.lowerBound + offset] != text.utf8Start[offset]
    {
      return false
    }
    return true
  }

  /// Where the value of an attribute stands, by its whole name; nil if there is none.
  func value(_ name: StaticString) -> Range<Int>? {
    for attribute in attributes where holds(attribute.name, name) { return attribute.value }
    return nil
  }

  /// The value of an attribute as text; nil if there is none.
  func string(_ name: StaticString) throws(WorkbookFault) -> String? {
    guard let range = value(name) else { return nil }
    var bytes: [UInt8] = []
    try decode(range, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The whole number of an attribute; nil if there is none.
  func number(_ name: StaticString) -> Int? {
    guard let range = value(name) else { return nil }
    return number(in: range)
  }

  /// Whether an attribute has one of two values.
  func value(_ name: StaticString, is first: StaticString, or second: StaticString) -> Bool {
    guard let range = value(name) else { return false }
    return holds(range, first) || holds(range, second)
  }

  /// The whole number that some bytes write, of nine digits at most; nil for anything else.
  func number(in range: Range<Int>) -> Int? {
    guard (1...9).contains(range.count) else { return nil }
    var number = 0
    for byte in buffer[range] {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - Byte.zero)
    }
    return number
  }

  /// Appends a text or a value whose entities are replaced by what they stand for.
  func decode(_ range: Range<Int>, into bytes: inout [UInt8]) throws(WorkbookFault) {
    try budget.make(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = buffer[index]
      guard byte == UInt8(ascii: "&") else {
        bytes.append(byte)
        index += 1
        continue
      }
      guard
        let end = buffer[index..<min(range.upperBound, index + 12)].firstIndex(of: Byte.semicolon)
      else { throw .damaged }
      let name = String(decoding: buffer[index + 1..<end], as: UTF8.self)
      guard let scalar = Self.scalar(of: name), let encoded = UTF8.encode(scalar) else {
        throw .damaged
      }
      bytes += encoded
      index = end + 1
    }
  }

  private static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.utf8.first == Byte.hash else { return nil }
      let digits = name.without(first: 1)
      let isHexadecimal = digits.utf8.first == UInt8(ascii: "x")
      let number =
        isHexadecimal ? UInt32(digits.without(first: 1), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init)
    }
  }
}
