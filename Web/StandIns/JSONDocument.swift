// SPDX-License-Identifier: MIT

internal import CBrowser

/// A JSON text in memory, read by the rules of jansson, through which the program reads it.
package final class JSONDocument {
  /// Where a text is not JSON, and why.
  package struct Failure: Error {
    package let line: Int
    package let column: Int
    package let fault: JSONFault
    /// The bytes before the place.
    package let position: Int
  }

  package let root: JSONNode

  package init(
    _ text: Span<UInt8>, largestMemory: Int = JSONScan.largestMemory
  ) throws(Failure) {
    var scan = JSONScan(largestMemory: min(largestMemory, 64 << 20))
    scan.look(at: text)
    if let failure = Failure(scan, in: text) { throw failure }
    var parser = JSONParser(text)
    do throws(JSONFault) { root = try parser.document() } catch {
      throw parser.failure(error)
    }
  }
}

extension JSONFault: Error {}

extension JSONDocument.Failure {
  /// Why a text must not be parsed, of which a scan has seen as much as `text`; nil if it may be.
  package init?(_ scan: JSONScan, in text: Span<UInt8>) {
    guard let (fault, position) = scan.fault else { return nil }
    var (line, column) = (1, 1)
    for index in 0..<position {
      if text[index] == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if text[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column, fault: fault, position: position)
  }
}

/// Reads a text token by token, and stands behind the last one where something is wrong, as jansson does.
private struct JSONParser: ~Escapable {
  private let text: Span<UInt8>
  private var place = 0

  @_lifetime(copy text)
  init(_ text: Span<UInt8>) { self.text = text }

  mutating func document() throws(JSONFault) -> JSONNode {
    let node = try value()
    skipSpace()
    guard place == text.count else {
      place += 1
      throw .textAfterEnd
    }
    return node
  }

  func failure(_ fault: JSONFault) -> JSONDocument.Failure {
    var (line, column) = (1, 0)
    for index in 0..<min(place, text.count) {
      if text[index] == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 0)
      } else if text[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return JSONDocument.Failure(line: line, column: column, fault: fault, position: place)
  }

  private mutating func skipSpace() {
    while place < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[place]) { place += 1 }
  }

  /// The next byte that is no space, which is passed over.
  private mutating func next() throws(JSONFault) -> UInt8 {
    skipSpace()
    guard place < text.count else { throw .unexpectedEnd }
    place += 1
    return text[place - 1]
  }

  private mutating func value() throws(JSONFault) -> JSONNode {
    let first = try next()
    switch first {
    case UInt8(ascii: "{"): return try record()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return try word()
    default: throw .syntax
    }
  }

  private mutating func word() throws(JSONFault) -> JSONNode {
    let start = place - 1
    while place < text.count, (97...122).contains(text[place] | 0x20) { place += 1 }
    switch string(start..<place) {
    case "true": return .truth(true)
    case "false": return .truth(false)
    case "null": return .null
    default: throw .syntax
    }
  }

  private func string(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range { bytes.append(text[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func list() throws(JSONFault) -> JSONNode {
    var nodes: [JSONNode] = []
    if try isEmpty(before: UInt8(ascii: "]")) { return .list([]) }
    while true {
      nodes.append(try value())
      switch try next() {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "]"): return .list(nodes)
      default: throw .syntax
      }
    }
  }

  /// Whether the bracket follows that closes what has begun, which is passed over.
  private mutating func isEmpty(before end: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    guard place < text.count, text[place] == end else { return false }
    place += 1
    return true
  }

  private mutating func record() throws(JSONFault) -> JSONNode {
    let members = JSONNode.Members()
    if try isEmpty(before: UInt8(ascii: "}")) { return .record(members) }
    while true {
      guard try next() == UInt8(ascii: "\"") else { throw .syntax }
      let key = try string()
      if key.utf8.contains(0) { throw .nulCharacter }
      guard members.places[key] == nil else { throw .repeatedKey }
      guard try next() == UInt8(ascii: ":") else { throw .syntax }
      members.places[key] = members.all.count
      members.all.append((key, try value()))
      switch try next() {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "}"): return .record(members)
      default: throw .syntax
      }
    }
  }

  private mutating func digits() -> Int {
    let start = place
    while place < text.count, (48...57).contains(text[place]) { place += 1 }
    return place - start
  }

  private mutating func number() throws(JSONFault) -> JSONNode {
    let start = place - 1
    if text[start] == UInt8(ascii: "-") {
      guard digits() > 0 else { throw .syntax }
    } else {
      _ = digits()
    }
    let first = text[start] == UInt8(ascii: "-") ? start + 1 : start
    if text[first] == UInt8(ascii: "0"), place > first + 1 {
      place = first + 2
      throw .syntax
    }
    if place < text.count, text[place] == UInt8(ascii: ".") {
      place += 1
      guard digits() > 0 else { throw .syntax }
    }
    if place < text.count, text[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < text.count, [0x2B, 0x2D].contains(text[place]) { place += 1 }
      guard digits() > 0 else { throw .syntax }
    }
    var characters: [CChar] = []
    for index in start..<place { characters.append(CChar(bitPattern: text[index])) }
    characters.append(0)
    let number = strtod(characters, nil)
    guard number.isFinite else { throw .numberTooLarge }
    return .real(number)
  }

  /// The text behind a quotation mark.
  private mutating func string() throws(JSONFault) -> String {
    var bytes: [UInt8] = []
    while true {
      guard place < text.count else { throw .unexpectedEnd }
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(&bytes)
      case 0..<0x20: throw .syntax
      default: bytes.append(byte)
      }
    }
  }

  private mutating func escape(_ bytes: inout [UInt8]) throws(JSONFault) {
    guard place < text.count else { throw .unexpectedEnd }
    let byte = text[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "b"): bytes.append(8)
    case UInt8(ascii: "f"): bytes.append(12)
    case UInt8(ascii: "n"): bytes.append(10)
    case UInt8(ascii: "r"): bytes.append(13)
    case UInt8(ascii: "t"): bytes.append(9)
    case UInt8(ascii: "u"): bytes += String(Character(try scalar())).utf8
    default: throw .syntax
    }
  }

  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    var unit = try hexadecimal()
    if (0xD800..<0xDC00).contains(unit) {
      guard place + 1 < text.count, text[place] == UInt8(ascii: "\\"),
        text[place + 1] == UInt8(ascii: "u")
      else { throw .syntax }
      place += 2
      let second = try hexadecimal()
      guard (0xDC00..<0xE000).contains(second) else { throw .syntax }
      unit = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
    }
    guard unit != 0 else { throw .nulCharacter }
    guard let scalar = Unicode.Scalar(unit) else { throw .syntax }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    guard place + 4 <= text.count, text[place] != UInt8(ascii: "+"),
      let unit = UInt32(string(place..<place + 4), radix: 16)
    else {
      throw .syntax
    }
    place += 4
    return unit
  }
}
