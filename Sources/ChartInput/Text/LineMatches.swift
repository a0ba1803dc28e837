// SPDX-License-Identifier: MIT

/// What a pattern finds in the lines of a text: a row for each line that it matches, a column for each of
/// its groups, or one for all of the match where it has none.
struct LineMatches {
  /// The names of the groups; empty texts where they have none.
  private(set) var headings: [String] = []
  private(set) var block = CellBlock(bytes: [], cells: [], columnCount: 0)
  private(set) var lines = LineNumbers()
  /// The lines in which nothing is found.
  private(set) var otherLineCount = 0

  /// The matches of a regular expression in Swift's syntax.
  ///
  /// - Throws: `ReadError.badRegex`, and `.nothingMatches` where no line holds a match.
  init(of pattern: String, in text: ArraySlice<UInt8>, file: String) throws(ReadError) {
    let regex: Regex<AnyRegexOutput>
    do { regex = try Regex(pattern) } catch { throw .badRegex(pattern) }
    let allLines = text.split(separator: Byte.newline, omittingEmptySubsequences: false)
    for (number, line) in allLines.enumerated() where !line.isEmpty {
      if let match = try? regex.firstMatch(in: CellText.string(line)) {
        append(match, line: number + 1)
      } else {
        otherLineCount += 1
      }
    }
    guard block.rowCount > 0 else {
      throw text.contains { $0 > Byte.space }
        ? .nothingMatches(file: file, pattern: pattern) : .empty(file: file)
    }
    block.bytes += [UInt8](repeating: 0, count: ByteWindow.padding)
  }

  private mutating func append(_ match: Regex<AnyRegexOutput>.Match, line: Int) {
    let groups = match.output.count > 1 ? match.output.dropFirst() : match.output[...]
    if headings.isEmpty {
      headings = groups.map { $0.name ?? "" }
      block.columnCount = headings.count
    }
    for group in groups {
      let start = block.bytes.count
      block.bytes += (group.substring ?? "").utf8
      block.cells.append(CellRange(start, block.bytes.count))
    }
    lines.append(line)
  }
}
