// SPDX-License-Identifier: MIT

internal import Audiograph

/// Lines above the data that are no headings, though they stand where headings do.
enum LinesAboveData {
  /// Whether cells are settings such as `RANGE = 5`: all of them, or one in a row that is too short to
  /// name the columns.
  static func areSettings(_ texts: [String], columnCount: Int) -> Bool {
    let written = texts.filter { !$0.isEmpty }
    guard !written.isEmpty else { return false }
    return written.allSatisfy(isSetting)
      || texts.count < columnCount && written.contains(where: isSetting)
  }

  /// Types of columns as DuckDB, polars and Arrow print them below headings.
  private static let types: Set<String> = [
    "str", "string", "varchar", "text", "char", "bool", "boolean", "date", "time", "timestamp",
    "datetime", "duration", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64",
    "int", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "integer",
    "bigint", "smallint", "tinyint", "hugeint", "float", "double", "real", "decimal", "numeric",
    "cat", "object", "dbl", "chr", "lgl", "fct", "dttm",
  ]

  /// Whether all cells are names of types, each below a heading of its own, with what they hold in brackets:
  /// `datetime[μs]`, `decimal(9,2)`.
  static func areTypes(_ texts: [String], below headings: [String]) -> Bool {
    texts.count == headings.count && texts.contains { !$0.isEmpty }
      && zip(texts, headings).allSatisfy { text, heading in
        guard !text.isEmpty, !heading.isEmpty else { return text.isEmpty == heading.isEmpty }
        let name = text.lowercased().unicodeScalars.drop { $0 == "<" }
          .prefix { !["(", "[", ">"].contains($0) }
        return types.contains(String(String.UnicodeScalarView(name)).trimmedBlanks)
      }
  }

  /// Whether a text is a name, a sign of equality, and a value, or a name, a colon and a number.
  static func isSetting(_ text: String) -> Bool {
    let hasLetters = { (part: Substring) in
      part.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
    let equal = text.parts(at: "=", most: 2)
    if equal.count == 2 { return hasLetters(equal[0]) && !String(equal[1]).isBlank }
    let named = text.parts(at: ":", most: 2)
    guard named.count == 2, hasLetters(named[0]) else { return false }
    let value = named[1].utf8.drop { $0 <= Byte.space }
    guard value.count < named[1].utf8.count, let first = value.first else { return false }
    return first.isDigit || first == Byte.plus || first == Byte.minus
  }

  /// The row of headings below rows that are filled up to the same width, of which the first looks like
  /// data; nil if there is none.
  ///
  /// A first column of texts may lack a heading.
  static func headings(
    below first: Int, _ rows: [[CellKind]], _ typed: [CellKind?], fits: ([CellKind]) -> Bool
  ) -> Int? {
    var index = first
    while index + 1 < rows.count, lacksSome(rows[index], typed) { index += 1 }
    guard index > first, index + 1 < rows.count, rows[index].count == typed.count,
      rows[index].dropFirst().allSatisfy({ $0 == .text }),
      rows[index].first == .text || rows[index].first == .empty && typed[0] == nil,
      rows[index].contains(.text), fits(rows[index + 1]),
      !lacksSome(rows[index + 1], typed)
    else { return nil }
    return index
  }

  /// Whether the cell of a column of numbers or dates is empty.
  private static func lacksSome(_ row: [CellKind], _ typed: [CellKind?]) -> Bool {
    row.count < typed.count || zip(row, typed).contains { $0 == .empty && $1 != nil }
  }

  /// Whether a row below whole headings is one of data that lacks its position, such as an opening
  /// balance.
  static func isRowWithoutPosition(_ row: [CellKind], below headings: [CellKind]) -> Bool {
    row.count == headings.count && row.first == .empty && row.contains(where: \.isTyped)
      && headings.allSatisfy { $0 == .text }
  }
}
