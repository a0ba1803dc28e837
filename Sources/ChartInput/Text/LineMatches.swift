// SPDX-License-Identifier: MIT

internal import Posix

/// What a pattern finds in the lines of a text: a row for each line that it matches, a column for each of
/// its groups, or one for all of the match where it has none.
struct LineMatches {
  /// The names of the groups; empty texts where they have none.
  private(set) var headings: [String] = []
  private(set) var block = CellBlock(bytes: [], cells: [], columnCount: 0)
  private(set) var lines = LineNumbers()
  /// The lines without a character.
  private(set) var blankLineCount = 0
  /// The lines in which nothing is found.
  private(set) var otherLineCount = 0
  /// The lines in which the search was broken off.
  private(set) var slowLines: [Int] = []

  /// The matches of a regular expression in the syntax of PCRE2.
  ///
  /// - Throws: `ReadError.badRegex`, `.missingPatternLibrary`, and `.nothingMatches` or
  ///   `.everySearchBrokenOff` where no line holds a match; `.searchTooSlow`.
  init(
    of pattern: String, in text: ArraySlice<UInt8>, file: String, seconds: Double? = nil
  ) throws(ReadError) {
    let seconds = seconds ?? Self.seconds(for: text.count)
    let end = ThreadClock.seconds + seconds
    var unwatched = 0
    let expression = try LinePattern(pattern)
    headings = expression.names
    block.columnCount = headings.count
    let allLines = text.split(separator: Byte.newline, omittingEmptySubsequences: false)
    for (number, line) in allLines.enumerated() {
      let line = line.last == Byte.carriageReturn ? line.dropLast() : line
      guard !line.isEmpty else {
        // Behind the last line end is no line.
        blankLineCount += number + 1 < allLines.count ? 1 : 0
        continue
      }
      let bytes = Array(CellText.string(line).utf8)
      unwatched += bytes.count
      if unwatched > Self.watchedBytes {
        if ThreadClock.seconds > end { throw .searchTooSlow(file: file, seconds: Int(seconds)) }
        unwatched = 0
      }
      switch expression.search(bytes) {
      case .groups(let groups): append(groups, of: bytes, line: number + 1)
      case .nothing: otherLineCount += 1
      case .tooManySteps: slowLines.append(number + 1)
      }
    }
    guard block.rowCount > 0 else {
      if let line = slowLines.first { throw .everySearchBrokenOff(file: file, line: line) }
      throw text.contains { $0 > Byte.space }
        ? .nothingMatches(file: file, pattern: pattern) : .empty(file: file)
    }
    block.bytes += [UInt8](repeating: 0, count: ByteWindow.padding)
  }

  /// As many bytes are searched between two looks at the clock: they take less than a second.
  private static let watchedBytes = 1024

  /// How long the processor may search in so many bytes: no pattern takes a second for a megabyte but one
  /// that tries the same again and again.
  static func seconds(for count: Int) -> Double { 5 + Double(count) / 1e6 }

  private mutating func append(_ groups: [Range<Int>?], of bytes: [UInt8], line: Int) {
    for group in groups {
      let start = block.bytes.count
      if let group { block.bytes += bytes[group] }
      block.cells.append(CellRange(start, block.bytes.count))
    }
    lines.append(line)
  }
}
