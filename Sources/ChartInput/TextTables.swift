// SPDX-License-Identifier: MIT

internal import Audiograph

/// Several tables in one text, each below headings of its own and parted by blank lines, as in Markdown and in
/// what programs export.
struct TextTables {
  /// The lines of each table with the title above it.
  private let tables: [Range<Int>]
  private let lines: [ArraySlice<UInt8>]

  /// Longer texts hold one table.
  private static let mostBytes = 1 << 20

  /// Nil for a text that holds fewer than two tables, or the same headings again.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count <= Self.mostBytes else { return nil }
    lines = text.split(separator: Byte.newline, omittingEmptySubsequences: false)
    let blocks = Self.blocks(of: lines)
    guard blocks.count > 1, blocks.count < 1000 else { return nil }
    let lines = lines
    // A cell may go on behind a blank line.
    guard
      blocks.allSatisfy({ block in
        lines[block].joined().count { $0 == Byte.quote }.isMultiple(of: 2)
      })
    else { return nil }
    var tables: [Range<Int>] = []
    var headings: Set<[String]> = []
    var start: Int?
    for block in blocks {
      guard let names = Self.headings(lines[block]) else {
        start = block.count == 1 ? block.lowerBound : nil
        continue
      }
      headings.insert(names)
      tables.append((start ?? block.lowerBound)..<block.upperBound)
      start = nil
    }
    guard tables.count > 1, headings.count == tables.count else { return nil }
    self.tables = tables
  }

  var count: Int { tables.count }

  /// The table of most lines, the first of equals.
  var largest: Int {
    tables.indices.max { (tables[$0].count, -$0) < (tables[$1].count, -$1) } ?? 0
  }

  /// The text with blank lines in the place of all other tables, and how many lines these have.
  func text(of table: Int) -> (bytes: [UInt8], lineCount: Int) {
    var others = 0
    var bytes: [UInt8] = []
    for (number, line) in lines.enumerated() {
      let isOther = tables.indices.contains { $0 != table && tables[$0].contains(number) }
      if isOther {
        others += Self.isBlank(line) ? 0 : 1
      } else {
        bytes += line
      }
      if number + 1 < lines.count { bytes.append(Byte.newline) }
    }
    return (bytes, others)
  }

  // MARK: - Blocks

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= Byte.space || $0 == Byte.comma || $0 == Byte.semicolon }
  }

  /// Lines that follow one another and are not blank.
  private static func blocks(of lines: [ArraySlice<UInt8>]) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var start: Int?
    for (number, line) in lines.enumerated() {
      if isBlank(line) {
        if let first = start { blocks.append(first..<number) }
        start = nil
      } else {
        start = start ?? number
      }
    }
    if let start { blocks.append(start..<lines.count) }
    return blocks
  }

  /// The headings of lines that are a table: texts above rows of as many cells, some of them numbers or dates.
  private static func headings(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [String]? {
    guard lines.count > 2 else { return nil }
    let delimiters = [UInt8(ascii: "|"), Byte.semicolon, Byte.tab, Byte.comma]
    for delimiter in delimiters {
      let rows = lines.map { cells($0, delimiter) }.filter { !isRule($0) }
      guard let first = rows.first, first.count > 1, rows.count > 2 else { continue }
      let kinds = rows.map { $0.map { CellKind(Array($0), 0..<$0.count) } }
      guard rows.allSatisfy({ $0.count == first.count }),
        kinds[0].allSatisfy({ $0 == .text }),
        kinds.dropFirst().allSatisfy({ $0.contains(where: \.isTyped) })
      else { continue }
      return first.map { String(decoding: $0, as: UTF8.self) }
    }
    return nil
  }

  private static func cells(_ line: ArraySlice<UInt8>, _ delimiter: UInt8) -> [ArraySlice<UInt8>] {
    var parts = line.split(separator: delimiter, omittingEmptySubsequences: false).map { part in
      let rest = part.drop { $0 <= Byte.space }
      return rest.dropLast(rest.reversed().prefix { $0 <= Byte.space }.count)
    }
    // Rows of Markdown stand between bars.
    if delimiter == UInt8(ascii: "|"), parts.count > 2, parts[0].isEmpty,
      parts[parts.count - 1].isEmpty
    {
      parts = Array(parts.dropFirst().dropLast())
    }
    return parts
  }

  private static func isRule(_ cells: [ArraySlice<UInt8>]) -> Bool {
    cells.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-=:+".utf8.contains($0) } }
  }
}

extension ByteWindow {
  /// Puts one of several tables of a text in the place of all: the one that is asked for by its number, else the
  /// largest.
  ///
  /// - Throws: `ReadError.unknownTableOfPage` for a number that none has.
  mutating func takeTable(_ options: ReadOptions) throws(ReadError) {
    guard isAtEnd, cells == nil, options.headerLine == nil, options.skippedLines == 0,
      options.regex == nil, options.comment == nil, let tables = TextTables(bytes[start..<end])
    else { return }
    var number = tables.largest
    if let asked = options.table {
      guard let typed = Int(asked), (1...tables.count).contains(typed) else {
        throw .unknownTableOfPage(
          file: stream.name, asked: asked.utf8.bounded(), count: tables.count)
      }
      number = typed - 1
    }
    let (text, others) = tables.text(of: number)
    try replace(with: text)
    tableTaken = .tableOfPageTaken(number: number + 1, count: tables.count, otherRows: others)
  }
}
