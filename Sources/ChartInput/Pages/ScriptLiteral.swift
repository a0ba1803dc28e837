// SPDX-License-Identifier: MIT

internal import Audiograph

/// Objects and lists that stand literally in a script, as JSON; nothing of a script is run.
///
/// Names of variables stand for the literals that they were given. What else stands in the place of a value,
/// such as a function, becomes null.
struct ScriptLiteral {
  private let bytes: ArraySlice<UInt8>
  /// Where the literals begin that variables were given.
  private let variables: [String: Int]
  private let budget: TextBudget
  private var place: Int
  private var depth = 0
  private var keys: [String] = []
  private var open: Set<String> = []
  /// The JSON.
  private(set) var text: [UInt8] = []
  /// The first code in the place of data; nil if there is none.
  private(set) var code: String?

  private static let deepest = 48
  /// Members that hold data, in which code leaves something out.
  private static let data: Set<String> = [
    "", "data", "datasets", "labels", "series", "x", "y", "z", "values", "source", "categories",
    "value",
    "dataset", "pointStart", "encoding", "open", "high", "low", "close", "name", "type", "text",
  ]

  /// - Returns: nil where what stands at the place does not end.
  init?(
    _ bytes: ArraySlice<UInt8>, at place: Int, _ variables: [String: Int], _ budget: TextBudget
  ) {
    (self.bytes, self.place, self.variables, self.budget) = (bytes, place, variables, budget)
    guard value() else { return nil }
  }

  /// Where the literal ends.
  var end: Int { place }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func write(_ part: some Collection<UInt8>) -> Bool {
    guard budget.allows(part.count) else { return false }
    text += part
    return true
  }

  /// Moves behind blanks and comments.
  private mutating func skipBlanks() {
    let start = place
    defer { if !budget.allows(place - start) { place = bytes.endIndex } }
    while let byte = next {
      if byte <= Byte.space {
        place += 1
      } else if bytes[place...].starts(with: "//".utf8) {
        place = bytes[place...].firstIndex(of: Byte.newline) ?? bytes.endIndex
      } else if bytes[place...].starts(with: "/*".utf8) {
        place += 2
        while place < bytes.endIndex, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
        place = min(bytes.endIndex, place + 2)
      } else {
        return
      }
    }
  }

  // MARK: - Values

  private mutating func value() -> Bool {
    skipBlanks()
    guard let byte = next, depth < Self.deepest else { return false }
    let start = place
    let written = text.count
    var isWhole = false
    switch byte {
    case UInt8(ascii: "{"): isWhole = enclosed("}", member)
    case UInt8(ascii: "["): isWhole = enclosed("]", element)
    case Byte.quote, UInt8(ascii: "'"), UInt8(ascii: "`"): isWhole = string(byte)
    default: isWhole = word()
    }
    skipBlanks()
    let isEnd = next.map { ",}])".utf8.contains($0) || $0 == Byte.semicolon } ?? true
    if isWhole, isEnd || depth == 0 { return true }
    // Calls, functions and sums are no literals.
    text.removeLast(text.count - written)
    return skipCode(from: start)
  }

  private mutating func enclosed(
    _ close: Unicode.Scalar, _ part: (inout ScriptLiteral) -> Bool
  ) -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard write(CollectionOfOne(bytes[place])) else { return false }
    place += 1
    var isFirst = true
    while true {
      skipBlanks()
      guard let byte = next else { return false }
      if byte == UInt8(ascii: close) {
        place += 1
        return write(CollectionOfOne(byte))
      }
      if byte == Byte.comma {
        place += 1
        continue
      }
      if !isFirst, !write(",".utf8) { return false }
      isFirst = false
      guard part(&self) else { return false }
    }
  }

  private func element(_ literal: inout ScriptLiteral) -> Bool { literal.value() }

  private func member(_ literal: inout ScriptLiteral) -> Bool { literal.readMember() }

  private mutating func readMember() -> Bool {
    guard let byte = next else { return false }
    let start = text.count
    if byte == Byte.quote || byte == UInt8(ascii: "'") {
      guard string(byte) else { return false }
    } else {
      let name = bytes[place...].prefix(while: Self.isOfName)
      guard !name.isEmpty else { return false }
      place += name.count
      guard write("\"".utf8), write(name), write("\"".utf8) else { return false }
    }
    let key = String(decoding: text[start...].dropFirst().dropLast(), as: UTF8.self)
    skipBlanks()
    keys.append(key)
    defer { keys.removeLast() }
    guard write(":".utf8) else { return false }
    if next == UInt8(ascii: ":") {
      place += 1
      return value()
    }
    if next == Byte.comma || next == UInt8(ascii: "}") {
      // A variable that is called as the member.
      return variable(key) || skipCode(from: place)
    }
    return skipCode(from: place)
  }

  // MARK: - Single values

  private mutating func string(_ quote: UInt8) -> Bool {
    place += 1
    guard write("\"".utf8) else { return false }
    while let byte = next {
      place += 1
      switch byte {
      case quote: return write("\"".utf8)
      case UInt8(ascii: "\\"):
        guard let escaped = next else { return false }
        place += 1
        if !escape(escaped) { return false }
      case Byte.quote:
        if !write("\\\"".utf8) { return false }
      case UInt8(ascii: "$") where quote == UInt8(ascii: "`") && next == UInt8(ascii: "{"):
        return false
      case ..<Byte.space:
        if !write(" ".utf8) { return false }
      default:
        if !write(CollectionOfOne(byte)) { return false }
      }
    }
    return false
  }

  private mutating func escape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "x"):
      let digits = bytes[place...].prefix(2)
      guard digits.count == 2, digits.allSatisfy(Self.isHexadecimal) else { return false }
      place += 2
      return write("\\u00".utf8) && write(digits)
    case let sign where "\"\\/bfnrtu".utf8.contains(sign): return write([UInt8(ascii: "\\"), sign])
    case Byte.newline: return true
    default: return write(CollectionOfOne(byte))
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte.isDigit || (97...102).contains(byte.lowercased)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte.isDigit || (97...122).contains(byte.lowercased) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// A number, a word of the language, or the name of a variable.
  private mutating func word() -> Bool {
    let word = bytes[place...].prefix {
      Self.isOfName($0) || $0 == Byte.point || $0 == Byte.minus || $0 == Byte.plus
    }
    guard !word.isEmpty, word.count <= 64 else { return false }
    place += word.count
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "true", "false", "null": return write(word)
    case "undefined", "NaN", "Infinity", "-Infinity": return write("null".utf8)
    default:
      if let number = Double(text) {
        return write((number.isFinite ? number.plainDescription : "null").utf8)
      }
      return variable(text)
    }
  }

  /// The literal that a variable was given.
  private mutating func variable(_ name: String) -> Bool {
    guard let start = variables[name], open.insert(name).inserted else { return false }
    let back = place
    defer {
      open.remove(name)
      place = back
    }
    depth += 1
    defer { depth -= 1 }
    place = start
    return value()
  }

  // MARK: - Code

  /// Writes null in the place of code, behind which we move.
  private mutating func skipCode(from start: Int) -> Bool {
    place = start
    var brackets = 0
    while let byte = next {
      if brackets == 0, ",}]);".utf8.contains(byte) { break }
      if "([{".utf8.contains(byte) { brackets += 1 }
      if ")]}".utf8.contains(byte) { brackets -= 1 }
      place += 1
      if [Byte.quote, UInt8(ascii: "'"), UInt8(ascii: "`")].contains(byte) {
        while let inner = next, inner != byte { place += inner == UInt8(ascii: "\\") ? 2 : 1 }
        place += 1
      }
    }
    guard place < bytes.endIndex, budget.allows(place - start) else { return false }
    if code == nil, Self.data.contains(keys.last ?? "") {
      code = String(decoding: bytes[start..<min(place, start + 60)], as: UTF8.self)
    }
    return write("null".utf8)
  }
}
