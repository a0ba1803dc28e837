// SPDX-License-Identifier: MIT

/// Texts by name in one constant, so that no start of the program builds a dictionary of them.
///
/// Each line holds a name, a tabulator and a text. Lines are sorted by name, as `String` compares them.
package struct PackedTable: Sendable {
  package typealias Entry = (name: String, text: String)
  fileprivate typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private let lines: StaticString

  package init(_ lines: StaticString) { self.lines = lines }

  /// The text of a name; nil if the table lacks it.
  ///
  /// - Complexity: O(log n) comparisons, of n names.
  package subscript(name: String) -> String? {
    find { line in
      let other = String(decoding: Self.sides(line).name, as: UTF8.self)
      return other == name ? 0 : other < name ? -1 : 1
    } use: {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// All names with their texts, in order.
  package var entries: [Entry] {
    lines.withUTF8Buffer { bytes in
      bytes.split(separator: Self.newline).map { line in
        let (name, text) = Self.sides(line)
        return (String(decoding: name, as: UTF8.self), String(decoding: text, as: UTF8.self))
      }
    }
  }

  /// Halves the table until a line is neither before what is looked for (less than zero) nor behind it.
  private func find<Result>(
    _ comparison: (Bytes) -> Int, use: (Bytes) -> Result
  ) -> Result? {
    lines.withUTF8Buffer { bytes in
      var (low, high) = (0, bytes.count)
      while low < high {
        let middle = (low + high) / 2
        var (start, end) = (middle, middle)
        while start > low, bytes[start - 1] != Self.newline { start -= 1 }
        while end < high, bytes[end] != Self.newline { end += 1 }
        let order = comparison(bytes[start..<end])
        if order == 0 { return use(Self.sides(bytes[start..<end]).text) }
        if order < 0 { low = end + 1 } else { high = start }
      }
      return nil
    }
  }

  private static func sides(_ line: Bytes) -> (name: Bytes, text: Bytes) {
    let name = line.prefix { $0 != tabulator }
    return (name, line[name.endIndex...].dropFirst())
  }

  fileprivate static let newline = UInt8(ascii: "\n")
  private static let tabulator = UInt8(ascii: "\t")
}

// MARK: - Texts with holes

extension PackedTable {
  /// The text of a name in ASCII, with arguments put in as they are; nil if the table lacks it.
  ///
  /// `{0}` is a hole for the first argument, `{n}` the end of a line, `{{}` a brace. Nothing is allocated
  /// but the result.
  package func filled(_ name: StaticString, with arguments: [String]) -> String? {
    name.withUTF8Buffer { name in
      find {
        Self.order($0, name[...])
      } use: {
        Self.filled($0, with: arguments)
      }
    }
  }

  /// A tabulator, behind the name of a line, is less than all that names hold.
  private static func order(_ line: Bytes, _ name: Bytes) -> Int {
    for (first, second) in zip(line, name) where first != second {
      return Int(first) - Int(second)
    }
    return line.dropFirst(name.count).first == tabulator ? 0 : 1
  }

  private static func filled(_ text: Bytes, with arguments: [String]) -> String {
    guard text.contains(brace) else { return String(decoding: text, as: UTF8.self) }
    var count = 0
    forEachByte(of: text, with: arguments) { _ in count += 1 }
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      forEachByte(of: text, with: arguments) { byte in
        buffer[end] = byte
        end += 1
      }
      return end
    }
  }

  private static func forEachByte(
    of text: Bytes, with arguments: [String], _ use: (UInt8) -> Void
  ) {
    var place = text.startIndex
    while place < text.endIndex {
      guard text[place] == brace else {
        use(text[place])
        place += 1
        continue
      }
      switch text[place + 1] {
      case UInt8(ascii: "n"): use(newline)
      case brace: use(brace)
      case let digit: arguments[Int(digit - UInt8(ascii: "0"))].utf8.forEach(use)
      }
      place += 3
    }
  }

  private static let brace = UInt8(ascii: "{")
}
