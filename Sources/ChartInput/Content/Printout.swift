// SPDX-License-Identifier: MIT

/// What programs print of values: numbers of NumPy and R, `[1.2 3.4 …]`, `[[1 2] [3 4]]`,
/// ` [1] 315.42 316.31 …`, and tables drawn with lines, as by DuckDB and polars.
enum Printout {
  private static let open = UInt8(ascii: "[")
  private static let close = UInt8(ascii: "]")

  /// The same numbers as a table without headings: those of a vector one a line, those of an array of rows in
  /// their rows; nil where something else stands among them, or some were left out.
  static func table(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard let rows = vector(text).map({ $0.map { [$0] } }) ?? array(text), rows.count > 1 else {
      return nil
    }
    return rows.flatMap { row in
      row.flatMap { Array($0) + [Byte.space] } + [Byte.newline]
    }
  }

  /// The numbers of a vector of R, each line of which begins with the place of its first number.
  private static func vector(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var numbers: [ArraySlice<UInt8>] = []
    for line in text.split(separator: Byte.newline) {
      let words = words(line)
      guard let first = words.first else { continue }
      guard first.first == open, first.last == close,
        Int(String(decoding: first.dropFirst().dropLast(), as: UTF8.self)) == numbers.count + 1
      else { return nil }
      numbers += words.dropFirst()
    }
    return numbers.allSatisfy(isNumber) ? numbers : nil
  }

  /// The rows of an array of NumPy of one or two dimensions, one number each of a vector.
  private static func array(_ text: ArraySlice<UInt8>) -> [[ArraySlice<UInt8>]]? {
    let inside = trimmed(text)
    guard inside.first == open, inside.last == close else { return nil }
    let body = trimmed(inside.dropFirst().dropLast())
    guard body.contains(open) else {
      let numbers = words(body)
      return numbers.allSatisfy(isNumber) ? numbers.map { [$0] } : nil
    }
    var rows: [[ArraySlice<UInt8>]] = []
    for part in body.split(separator: close) {
      let row = trimmed(part)
      guard row.first == open else { return nil }
      let numbers = words(row.dropFirst())
      guard !numbers.isEmpty, numbers.count == rows.first?.count ?? numbers.count,
        numbers.allSatisfy(isNumber)
      else { return nil }
      rows.append(numbers)
    }
    return rows
  }

  private static func words(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { $0 <= Byte.space }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = text.drop { $0 <= Byte.space }
    return rest.dropLast(rest.reversed().prefix { $0 <= Byte.space }.count)
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: word.prefix(64), as: UTF8.self)
    return word.count <= 64 && (Double(text) != nil || text == "NA")
  }

  // MARK: - Drawn tables

  /// Whether a line is drawn around cells at the beginning of a text, or below a title of one line.
  static func isDrawn(_ text: ArraySlice<UInt8>) -> Bool {
    text.split(separator: Byte.newline, maxSplits: 2).prefix(2).contains { line in
      let line = trimmed(line)
      return isDrawing(line) && isDrawing(line.suffix(3))
    }
  }

  /// A drawn table as one with bars between its cells and rules of `-` and `+`, line by line.
  static func withBars(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var drawn: [UInt8] = []
    var rest = text
    while let lead = rest.firstIndex(of: 0xE2) {
      drawn += rest[..<lead]
      rest = rest[lead...]
      let length = isDrawing(rest) ? 3 : 1
      drawn += length == 3 ? [mark(rest[lead + 1], rest[lead + 2])] : [0xE2]
      rest = rest.dropFirst(length)
    }
    return drawn + rest
  }

  /// Whether a text begins with one of U+2500 to U+257F, "Box Drawing".
  private static func isDrawing(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(text.prefix(3))
    return bytes.count == 3 && bytes[0] == 0xE2 && (0x94...0x95).contains(bytes[1])
  }

  /// A bar, a part of a rule or where the two meet, by the last two bytes of what is drawn.
  private static func mark(_ second: UInt8, _ third: UInt8) -> UInt8 {
    switch (second, third) {
    case (0x94, 0x82), (0x94, 0x83), (0x94, 0x86), (0x94, 0x87), (0x94, 0x8A), (0x94, 0x8B),
      (0x95, 0x8E), (0x95, 0x8F), (0x95, 0x91):
      UInt8(ascii: "|")
    case (0x94, 0x80), (0x94, 0x81), (0x94, 0x84), (0x94, 0x85), (0x94, 0x88), (0x94, 0x89),
      (0x95, 0x8C), (0x95, 0x8D), (0x95, 0x90):
      Byte.minus
    default: Byte.plus
    }
  }

  // MARK: - Marks of Markdown

  /// Whether one of the first lines is a rule of Markdown below headings, and some cell is marked.
  static func isMarked(_ text: ArraySlice<UInt8>) -> Bool {
    let lines = text.split(separator: Byte.newline, maxSplits: 4).prefix(4)
    return lines.contains { line in
      line.contains(UInt8(ascii: "|")) && line.contains(Byte.minus)
        && line.allSatisfy { " \r\t|:-".utf8.contains($0) }
    } && ["**", "`", "]("].contains { text.firstRange(of: Array($0.utf8)) != nil }
  }

  /// The text without marks of emphasis and code, and with the words of links alone.
  static func withoutMarks(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if rest.starts(with: "**".utf8) {
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "`") {
        rest = rest.dropFirst()
      } else if byte == open, let link = link(rest) {
        plain += link.words
        rest = link.rest
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  /// `[words](address)` at the beginning of a text; nil if there is none on its line.
  private static func link(
    _ text: ArraySlice<UInt8>
  ) -> (words: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    let line = text.prefix { $0 != Byte.newline }
    guard let end = line.firstIndex(of: close), line[(end + 1)...].first == UInt8(ascii: "("),
      let last = line[end...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return (line[..<end].dropFirst(), text[(last + 1)...])
  }
}
