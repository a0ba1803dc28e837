// SPDX-License-Identifier: MIT

internal import Audiograph

/// A JSON text as a value that can be changed and written again: names keep their order, numbers
/// their digits.
package indirect enum JSONValue: Sendable, Hashable {
  /// One name of a record with its value.
  package struct Member: Sendable, Hashable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case record([Member])
  case list([JSONValue])
  case text(String)
  /// The number as it is written.
  case number(String)
  case boolean(Bool)
  case null

  /// How many bytes a text and its values may take: 64 MiB, far more than a line or a file of people.
  private static let largestMemory = 64 << 20

  /// Reads a text.
  ///
  /// - Throws: `JSONDocument.Failure`.
  package init(_ text: [UInt8]) throws(JSONDocument.Failure) {
    let root = try JSONDocument(text.span, largestMemory: Self.largestMemory).root
    var numbers = numberTexts(in: text)[...]
    self.init(root, &numbers)
  }

  /// Nodes come in the order of the text, and so do the texts of their numbers.
  private init(_ node: JSONNode, _ numbers: inout ArraySlice<String>) {
    switch node.shape {
    case .record:
      self = .record(node.members.map { Member($0.key, JSONValue($0.value, &numbers)) })
    case .list:
      self = .list((0..<node.count).compactMap { node.element($0) }.map { .init($0, &numbers) })
    case .text: self = .text(node.text ?? "")
    case .number: self = .number(numbers.popFirst() ?? "0")
    case .boolean: self = .boolean(node.isTrue)
    case .null: self = .null
    }
  }

  package var shape: JSONShape {
    switch self {
    case .record: .record
    case .list: .list
    case .text: .text
    case .number: .number
    case .boolean: .boolean
    case .null: .null
    }
  }

  /// The members of a record in order; empty for everything else.
  package var members: [Member] {
    if case .record(let members) = self { members } else { [] }
  }

  /// The value of a name in a record.
  ///
  /// Setting nil removes the name; a new name goes to the end. What is no record becomes one.
  package subscript(name: String) -> JSONValue? {
    get { members.first { $0.name == name }?.value }
    set {
      var members = members
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name, value))
      case (nil, nil): return
      }
      self = .record(members)
    }
  }

  /// The text for people: two spaces a level, lists of plain values on one line, a line break at
  /// the end.
  package var prettyText: String { pretty(indented: "") + "\n" }

  private func pretty(indented indent: String) -> String {
    switch self {
    case .record(let members):
      enclosed(
        "{", members.map { "\(Self.quoted($0.name)): \($0.value.inner(indent))" }, "}", indent)
    case .list(let values) where values.allSatisfy(\.isPlain):
      "[" + values.map { $0.pretty(indented: indent) }.joined(separator: ", ") + "]"
    case .list(let values): enclosed("[", values.map { $0.inner(indent) }, "]", indent)
    case .text(let text): Self.quoted(text)
    case .number(let number): number
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .null: "null"
    }
  }

  private func inner(_ indent: String) -> String { pretty(indented: indent + "  ") }

  private func enclosed(
    _ open: String, _ parts: [String], _ close: String, _ indent: String
  ) -> String {
    guard !parts.isEmpty else { return open + close }
    let lines = parts.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(lines)\n\(indent)\(close)"
  }

  private var isPlain: Bool { shape != .record && shape != .list }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
}

/// The numbers of a JSON text as they are written, in their order.
private func numberTexts(in text: [UInt8]) -> [String] {
  var numbers: [String] = []
  var rest = text[...]
  while let byte = rest.first {
    if byte == UInt8(ascii: "\"") {
      rest = rest.behindText
    } else if isNumberByte(byte), byte <= UInt8(ascii: "9") {
      let number = rest.prefix(while: isNumberByte)
      numbers.append(String(decoding: number, as: UTF8.self))
      rest = rest.dropFirst(number.count)
    } else {
      rest = rest.dropFirst()
    }
  }
  return numbers
}

private func isNumberByte(_ byte: UInt8) -> Bool { "0123456789+-.eE".utf8.contains(byte) }

extension ArraySlice<UInt8> {
  /// What follows a text in quotation marks that stands at the beginning.
  fileprivate var behindText: ArraySlice<UInt8> {
    var rest = dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    }
    return rest
  }
}
