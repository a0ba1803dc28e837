// SPDX-License-Identifier: MIT

internal import Audiograph

/// An element of XML with what stands in it; attributes are left out.
struct MarkupElement {
  let name: String
  /// The texts that stand in it directly, without white space at their ends.
  private(set) var text = ""
  private(set) var children: [MarkupElement] = []

  fileprivate init(name: String) { self.name = name }

  /// The first child at the end of a path; nil where there is none.
  func at(_ path: String...) -> MarkupElement? {
    path.reduce(Optional(self)) { element, name in
      element?.children.first { $0.name == name }
    }
  }

  func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  fileprivate mutating func add(_ child: MarkupElement) { children.append(child) }
  fileprivate mutating func add(_ part: String) { text += part }

  fileprivate mutating func close() {
    text = text.words(at: "\n").joined(separator: " ").words().joined(separator: " ")
  }
}

/// The XML is none, or larger than any that is expected.
struct MarkupFault: Error, Hashable {}

/// Reads the little of XML that documents of filings need.
///
/// That is elements, texts, the five entities and numbers of characters. Declarations of types are refused, and with them entities of a document's own.
///
/// Source: Extensible Markup Language (XML) 1.0, W3C.
struct MarkupReader {
  private let bytes: [UInt8]
  private var place = 0
  private var open: [MarkupElement] = [MarkupElement(name: "")]
  private var count = 0

  private static let deepest = 32
  private static let most = 100_000

  /// The root of a document.
  static func root(of bytes: [UInt8]) throws(MarkupFault) -> MarkupElement {
    var reader = MarkupReader(bytes: bytes)
    return try reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() throws(MarkupFault) -> MarkupElement {
    if bytes.starts(with: ResponseCheck.byteOrderMark) { place = 3 }
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") { try readTag() } else { try readText() }
    }
    guard open.count == 1, open[0].children.count == 1, open[0].text.words().isEmpty
    else { throw MarkupFault() }
    return open[0].children[0]
  }

  private mutating func readText() throws(MarkupFault) {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = try Self.decoded(String(decoding: bytes[place..<end], as: UTF8.self))
    if text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) {
      open[open.count - 1].add(text)
    }
    place = end
  }

  private mutating func readTag() throws(MarkupFault) {
    if skips(from: "<!--", to: "-->") || skips(from: "<?", to: "?>") { return }
    if let content = content(from: "<![CDATA[", to: "]]>") {
      return open[open.count - 1].add(content)
    }
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { throw MarkupFault() }
    let tag = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    place = end + 1
    if tag.begins(with: "!") { throw MarkupFault() }
    if tag.begins(with: "/") { return try close(tag.without(first: 1)) }
    let isEmpty = tag.ends(with: "/")
    let name = Self.localName(tag)
    guard !name.isEmpty, open.count < Self.deepest, count < Self.most else { throw MarkupFault() }
    count += 1
    open.append(MarkupElement(name: name))
    if isEmpty { try close(name) }
  }

  private mutating func close(_ name: String) throws(MarkupFault) {
    guard open.count > 1, var last = open.popLast(), last.name == Self.localName(name)
    else { throw MarkupFault() }
    last.close()
    open[open.count - 1].add(last)
  }

  /// The name of a tag without the prefix of its namespace.
  private static func localName(_ tag: String) -> String {
    let name = String(tag.part(before: " \t\r\n/"))
    return name.parts(at: ":").last.map(String.init) ?? name
  }

  private mutating func skips(from start: String, to end: String) -> Bool {
    content(from: start, to: end) != nil
  }

  /// What stands between two marks, where the first is here; the rest of the text where the second is missing.
  private mutating func content(from start: String, to end: String) -> String? {
    guard bytes[place...].starts(with: start.utf8) else { return nil }
    let rest = bytes[(place + start.utf8.count)...]
    let stop = rest.firstRange(of: Array(end.utf8))
    place = stop?.upperBound ?? bytes.count
    return String(decoding: rest[..<(stop?.lowerBound ?? bytes.count)], as: UTF8.self)
  }

  /// A text with characters in place of entities.
  private static func decoded(_ text: String) throws(MarkupFault) -> String {
    let parts = text.parts(at: "&")
    var decoded = String(parts[0])
    for part in parts.dropFirst() {
      let pieces = part.parts(at: ";", most: 2)
      guard pieces.count == 2, let character = character(of: String(pieces[0])) else {
        throw MarkupFault()
      }
      decoded += character + pieces[1]
    }
    return decoded
  }

  private static func character(of entity: String) -> String? {
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let character = named[entity] { return character }
    guard entity.begins(with: "#") else { return nil }
    let digits = entity.without(first: 1)
    let code =
      digits.begins(with: "x") ? UInt32(digits.without(first: 1), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
