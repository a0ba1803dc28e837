// SPDX-License-Identifier: MIT

/// A JSON value (RFC 8259) that keeps the order of its keys.
public indirect enum OrderedJSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([OrderedJSON])
  case object([Member])

  /// A key with its value.
  public struct Member: Sendable, Equatable {
    /// The key.
    public let key: String
    /// The value.
    public let value: OrderedJSON
  }

  /// Reads a text that is one JSON value and nothing else.
  ///
  /// - Throws: `JSONError` at the first byte that does not belong.
  public init(_ text: String) throws(JSONError) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.value(depth: 0)
    try reader.end()
  }

  /// The keys of an object in order; none for anything else.
  public var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  /// The value of a key; nil if there is none.
  public subscript(key: String) -> OrderedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of an array; none for anything else.
  public var elements: [OrderedJSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The number, or nil.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text, or nil.
  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The truth value, or nil.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }
}

/// A byte, counted from 0, at which a text stops being JSON.
public struct JSONError: Error, Sendable, Equatable {
  /// The position of the byte.
  public let offset: Int
}

private struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var error: JSONError { JSONError(offset: position) }

  mutating func end() throws(JSONError) {
    skipSpace()
    if position < bytes.count { throw error }
  }

  mutating func value(depth: Int) throws(JSONError) -> OrderedJSON {
    skipSpace()
    guard depth < 64, let next else { throw error }
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [OrderedJSON.Member] {
    position += 1
    var found: [OrderedJSON.Member] = []
    if take("}") { return found }
    repeat {
      skipSpace()
      let key = try string()
      guard take(":") else { throw error }
      found.append(OrderedJSON.Member(key: key, value: try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw error }
    return found
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [OrderedJSON] {
    position += 1
    var found: [OrderedJSON] = []
    if take("]") { return found }
    repeat { found.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw error }
    return found
  }

  private mutating func string() throws(JSONError) -> String {
    guard next == UInt8(ascii: "\"") else { throw error }
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error }
      position += 1
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    guard next != nil, let result = String(validating: text, as: UTF8.self) else { throw error }
    position += 1
    return result
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw error }
    position += 1
    let plain: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
    ]
    if let character = plain[byte] {
      text.append(character)
    } else if byte == UInt8(ascii: "u") {
      text.append(contentsOf: String(try scalar()).utf8)
    } else {
      throw error
    }
  }

  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code) {
      guard take("\\"), take("u") else { throw error }
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw error }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw error }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count else { throw error }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let code = UInt32(digits, radix: 16) else { throw error }
    position += 4
    return code
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    while let next, "+-.eE0123456789".utf8.contains(next) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let hasLeadingZero =
      digits.count > 1 && digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
    guard digits.first?.isNumber == true, !hasLeadingZero, !text.hasSuffix("."),
      let number = Double(text), number.isFinite
    else {
      position = start
      throw error
    }
    return number
  }

  private mutating func word(
    _ word: String, _ value: OrderedJSON
  ) throws(JSONError) -> OrderedJSON {
    guard bytes[position...].starts(with: word.utf8) else { throw error }
    position += word.utf8.count
    return value
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard let next, character.asciiValue == next else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { position += 1 }
  }
}
