// SPDX-License-Identifier: MIT

internal import JSON

/// Detects the format of a source: by its file extension, then by its first bytes.
enum FormatDetection {
  private static func format(ofEnding ending: String) -> FileFormat? {
    switch ending {
    case "csv": .csv
    case "tsv", "tab": .tsv
    case "json": .json
    case "ndjson", "jsonl": .ndjson
    default: nil
    }
  }

  static func format(
    of window: borrowing ByteWindow, options: ReadOptions
  ) -> FileFormat {
    if let format = options.format { return format }
    if options.delimiter != nil { return .csv }
    let named = named(window)
    guard named == nil || named == .json else { return named ?? .csv }
    let text = window.bytes[window.start..<window.end]
    guard let first = text.first(where: { $0 > Byte.space }) else { return named ?? .csv }
    guard named == .json || first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return .csv
    }
    if named == nil, hasBracketedHeading(text) { return .csv }
    if isLines(text) { return .ndjson }
    return named == .json || JSONBeginning(text) == .json ? .json : .csv
  }

  private static func named(_ window: borrowing ByteWindow) -> FileFormat? {
    format(ofEnding: ending(of: window.stream.name, isUnpacked: window.stream.isUnpacked))
  }

  /// Whether a text of which nothing is told is what programs print of values.
  static func isPrintout(_ window: borrowing ByteWindow, options: ReadOptions) -> Bool {
    guard options.format == nil, options.delimiter == nil, options.regex == nil,
      window.cells == nil,
      named(window) == nil
    else { return false }
    let text = window.bytes[window.start..<window.end].drop { $0 <= Byte.space }
    guard text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") else { return false }
    return !hasBracketedHeading(text) && !isLines(text) && JSONBeginning(text) == .printout
  }

  /// Whether a text of which nothing is told is a table that is drawn with lines.
  static func isDrawn(_ window: borrowing ByteWindow, options: ReadOptions) -> Bool {
    options.format == nil && options.delimiter == nil && options.regex == nil
      && window.cells == nil && Printout.isDrawn(window.bytes[window.start..<window.end])
  }

  /// Whether a text of which nothing is told is a table in Markdown with marks in its cells.
  static func isMarked(_ window: borrowing ByteWindow, options: ReadOptions) -> Bool {
    options.format == nil && options.regex == nil && window.cells == nil
      && Printout.isMarked(window.bytes[window.start..<window.end])
  }

  /// Whether a text of which nothing is told is a table of pandas with names of several levels.
  static func hasPrintedIndex(_ window: borrowing ByteWindow, options: ReadOptions) -> Bool {
    options.format == nil && options.delimiter == nil && options.regex == nil
      && window.cells == nil && PrintedIndex.isOne(window.bytes[window.start..<window.end])
  }

  /// What stands behind the last point of a name, or before the ending of what packed it.
  private static func ending(of name: String, isUnpacked: Bool) -> String {
    let bytes = Array(name.utf8.map(\.lowercased))
    let parts = bytes.split(separator: Byte.point, omittingEmptySubsequences: false).suffix(2)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let last = parts.last else { return "" }
    return isUnpacked && PackedEnding.all.contains(last) ? parts[0] : last
  }

  /// Whether the first line is one of headings such as `[a],b`: a bracket closes around a plain
  /// word, and delimited text follows, as it never does in JSON.
  private static func hasBracketedHeading(_ text: ArraySlice<UInt8>) -> Bool {
    let line = text.drop { $0 <= Byte.space }.prefix { $0 != Byte.newline }
    let closing = UInt8(ascii: line.first == UInt8(ascii: "[") ? "]" : "}")
    guard let end = line.firstIndex(of: closing) else { return false }
    let delimiters = [Byte.comma, Byte.semicolon, Byte.tab]
    let structure = delimiters + "[{\"".utf8
    return !line[..<end].dropFirst().contains(where: structure.contains)
      && line[end...].contains(where: delimiters.contains)
  }

  /// Whether the first line is a whole record and another one follows.
  private static func isLines(_ text: ArraySlice<UInt8>) -> Bool {
    let trimmed = text.drop { $0 <= Byte.space }
    guard let end = trimmed.firstIndex(of: Byte.newline),
      let next = trimmed[end...].first(where: { $0 > Byte.space }),
      next == trimmed.first
    else { return false }
    let line = trimmed[..<end]
    do throws(JSONDocument.Failure) {
      _ = try JSONDocument(line.span)
      return true
    } catch {
      return false
    }
  }
}
