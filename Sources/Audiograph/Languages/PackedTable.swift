// SPDX-License-Identifier: MIT

/// Texts by name in one constant, so that no start of the program builds a dictionary of them.
///
/// Each line holds a name, a tabulator and a text. Lines are sorted by name, as `String` compares them.
struct PackedTable: Sendable {
  typealias Entry = (name: String, text: String)

  private let lines: StaticString

  init(_ lines: StaticString) { self.lines = lines }

  /// The text of a name; nil if the table lacks it.
  ///
  /// - Complexity: O(log n) comparisons, of n names.
  subscript(name: String) -> String? {
    lines.withUTF8Buffer { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let middle = rest.startIndex + rest.count / 2
        let start = rest[..<middle].lastIndex(of: Self.newline).map { $0 + 1 } ?? rest.startIndex
        let line = rest[start...].prefix { $0 != Self.newline }
        let entry = Self.entry(line)
        if entry.name == name { return entry.text }
        rest = entry.name < name ? rest[line.endIndex...].dropFirst() : rest[..<start]
      }
      return nil
    }
  }

  /// All names with their texts, in order.
  var entries: [Entry] {
    lines.withUTF8Buffer { $0.split(separator: Self.newline).map(Self.entry) }
  }

  private static func entry(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Entry {
    let name = line.prefix { $0 != tabulator }
    let text = line[name.endIndex...].dropFirst()
    return (String(decoding: name, as: UTF8.self), String(decoding: text, as: UTF8.self))
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tabulator = UInt8(ascii: "\t")
}
