// SPDX-License-Identifier: MIT

/// A table that pandas prints with names of several levels before its rows: the headings of these stand on a line
/// of their own, below those of the columns, and what stands in the row above is left out.
enum PrintedIndex {
  private typealias Line = ArraySlice<UInt8>

  /// Whether the first two lines are such headings, side by side.
  static func isOne(_ text: ArraySlice<UInt8>) -> Bool {
    let lines = text.split(separator: Byte.newline, maxSplits: 2).prefix(2).map { $0 }
    guard lines.count == 2, lines[0].first == Byte.space, let start = lines[1].first,
      start > Byte.space, words(lines[1]).count > 1, let columns = words(lines[0]).first,
      let last = words(lines[1]).last
    else { return false }
    return last.endIndex - lines[1].startIndex < columns.startIndex - lines[0].startIndex
  }

  /// The same rows with all names, and tabs between cells; nil where a row has too many words.
  static func table(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let lines = text.split(separator: Byte.newline)
    guard lines.count > 3 else { return nil }
    let (columns, names) = (words(lines[0]), words(lines[1]))
    var rows = [names + columns]
    var last: [Line] = []
    for line in lines.dropFirst(2) {
      let cells = words(line)
      let left = names.count + columns.count - cells.count
      // A name of the last level stands in every row.
      guard left >= 0, left < names.count, left <= last.count,
        (left > 0) == (line.first == Byte.space)
      else { return nil }
      last = last.prefix(left) + cells
      rows.append(last)
    }
    return rows.flatMap { Array($0.joined(separator: [Byte.tab])) + [Byte.newline] }
  }

  private static func words(_ line: Line) -> [Line] { line.split { $0 <= Byte.space } }
}
