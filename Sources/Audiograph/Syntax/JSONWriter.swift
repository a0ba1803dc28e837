// SPDX-License-Identifier: MIT

/// Writes JSON (RFC 8259) in the order in which values are given, without white space.
package struct JSONWriter {
  /// The text so far.
  package private(set) var text = ""
  private var needsComma = false
  /// Where texts stand among its bytes with their quotation marks, names of members aside.
  private var places: [Range<Int>] = []

  /// Its texts in their order, as a list in JSON, and all other bytes.
  ///
  /// Two texts of the same frame differ in their texts alone.
  var parted: (texts: String, frame: [UInt8]) {
    let bytes = Array(text.utf8)
    var (frame, end): ([UInt8], Int) = ([], 0)
    for place in places {
      frame += bytes[end..<place.lowerBound]
      end = place.upperBound
    }
    let texts = places.map { String(decoding: bytes[$0], as: UTF8.self) }
    return ("[\(texts.joined(separator: ","))]", frame + bytes[end...])
  }

  /// The text in an element `script`, which it can neither end nor make a comment of: JSON allows the
  /// escape.
  package var scriptText: String { Self.scriptText(text) }

  static func scriptText(_ json: String) -> String {
    json.replacingScalars { $0 == "<" ? "\\u003c" : nil }
  }

  /// The version of the forms of all objects that stand alone.
  ///
  /// It rises when a member goes or comes to mean something else; a new member leaves it as it is.
  package static let documentVersion = 1

  /// The text of an object that stands alone, on one line: the version of its form comes first, then
  /// the members that `body` writes.
  package static func document(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { json in
      json.writeVersion()
      body(&json)
    }
    return json.text
  }

  /// Writes the member with the version of a form.
  package mutating func writeVersion() { member("version", Self.documentVersion) }

  /// An empty text.
  package init() {}

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclose("{", "}", body)
  }

  /// Writes an array whose elements `body` writes.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    enclose("[", "]", body)
  }

  /// Writes the name of a member; its value comes next.
  package mutating func key(_ name: String) {
    separate()
    append(quoted: name)
    text += ":"
    needsComma = false
  }

  /// Writes a member with a text, or null.
  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    self.value(value)
  }

  /// Writes a member with a number, or null.
  package mutating func member(_ name: String, _ value: Double?) {
    key(name)
    self.value(value)
  }

  /// Writes a member with a whole number, or null.
  package mutating func member(_ name: String, _ value: Int?) {
    key(name)
    raw(value.map(String.init) ?? "null")
  }

  /// Writes a member that is true or false.
  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    raw(value ? "true" : "false")
  }

  /// Writes numbers.
  package mutating func value(_ values: [Double]) {
    array { json in for value in values { json.value(value) } }
  }

  /// Writes a member with numbers.
  package mutating func member(_ name: String, _ values: [Double]) {
    key(name)
    value(values)
  }

  /// Writes a member with texts as they may be shown, or null.
  package mutating func member(_ name: String, _ values: [String]?) {
    key(name)
    guard let values else { return raw("null") }
    array { json in for value in values { json.value(value.displayText) } }
  }

  /// Writes a text, or null.
  package mutating func value(_ value: String?) {
    guard let value else { return raw("null") }
    separate()
    let start = text.utf8.count
    append(quoted: value)
    places.append(start..<text.utf8.count)
    needsComma = true
  }

  /// Writes a number with the shortest digits that read back; null where it is not finite.
  package mutating func value(_ value: Double?) {
    guard let value, value.isFinite else { return raw("null") }
    raw(value == 0 ? "0" : value.plainDescription)
  }

  private mutating func raw(_ value: String) {
    separate()
    text += value
    needsComma = true
  }

  private mutating func enclose(
    _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = false
  }

  private mutating func append(quoted string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        append(escaped: scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONWriter {
  /// Writes an object about a value, or null where there is none.
  mutating func optional<Value>(
    _ value: Value?, _ body: (Value, inout JSONWriter) -> Void
  ) {
    guard let value else { return self.value(String?.none) }
    object { body(value, &$0) }
  }
}
