// SPDX-License-Identifier: MIT

internal import Audiograph

/// Finds notes below the last row of data.
enum Footer {
  /// As many rows as notes are looked for in.
  private static let mostRows = 100
  /// As many rows as tell what columns hold.
  private static let sampleCount = 200
  /// As many cells as are looked at for either in a table of thousands of columns.
  private static let mostCells = 500_000

  /// Takes the notes and the empty rows off that stand after the last row of data, and tells of them.
  static func trim(_ block: inout TableBlock) -> [ReadNote] {
    let count = block.cells.rowCount
    guard block.isLast, count > 1 else { return [] }
    let affordable = max(4, mostCells / max(1, block.cells.columnCount))
    let sample = (0..<min(count, sampleCount, affordable)).map { kinds(of: $0, in: block) }
    // A few words below a table say nothing of its columns.
    let full = sample.filter { row in row.count { $0 != .empty } * 2 > row.count }
    let typed = KindTable(full.count > 1 ? full : sample).typedColumns
    guard typed.contains(where: { $0 != nil }), typed.count == block.cells.columnCount else {
      return []
    }
    // The last row of a short table may hide what its column holds.
    let last = full.count > 1 ? full : sample
    let above = KindTable(sample.count == count ? last.dropLast() : last).typedColumns
    var (end, notes, empty) = (count, 0, 0)
    while end > 1, count - end < min(mostRows, affordable) {
      let row = kinds(of: end - 1, in: block)
      let isEmpty = row.allSatisfy { $0 == .empty }
      guard
        isEmpty || standsBelowBlank(end - 1, in: block) || isTotal(row, end - 1, above, block)
          || isNote(row, end - 1, typed, block)
      else { break }
      notes += isEmpty ? 0 : 1
      empty += isEmpty ? 1 : 0
      end -= 1
    }
    guard end < count else { return [] }
    block.cells.cells.removeSubrange((end * block.cells.columnCount)...)
    return (notes > 0 ? [.footerSkipped(count: notes, firstRow: block.lines[end])] : [])
      + (empty > 0 ? [.emptyRowsSkipped(count: empty)] : [])
  }

  /// Whether a row has at most a third of the cells, as all below it have, and so has each above it up to an
  /// empty one.
  private static func standsBelowBlank(_ row: Int, in block: TableBlock) -> Bool {
    for above in (max(0, row - mostRows)...row).reversed() {
      let filled = kinds(of: above, in: block).count { $0 != .empty }
      if filled == 0 { return above < row }
      guard filled * 3 <= block.cells.columnCount else { return false }
    }
    return false
  }

  private static func kinds(of row: Int, in block: TableBlock) -> [CellKind] {
    (0..<block.cells.columnCount).map {
      CellKind(block.cells.bytes, block.cells.column($0)[row].range)
    }
  }

  /// Whether a row sums up those above, whose first cells are dates or numbers.
  private static func isTotal(
    _ row: [CellKind], _ index: Int, _ typed: [CellKind?], _ block: TableBlock
  ) -> Bool {
    typed.first != .some(nil) && row[0] == .text && row.dropFirst().contains(where: \.isTyped)
      && HeadingWords.saysTotal(block.cells.column(0).text(index))
  }

  private static func isNote(
    _ row: [CellKind], _ index: Int, _ typed: [CellKind?], _ block: TableBlock
  ) -> Bool {
    let cells = zip(row, typed)
    // A sentence may have a number or two where the columns have them.
    let numbers = cells.count { $0.isTyped && $0 == $1 }
    let words = cells.count { $0 == .text && $1 != nil }
    guard row.contains(.text), numbers == 0 || words > 3 * numbers else { return false }
    if block.shortRows[index] != nil || words > 0 { return true }
    return row.dropFirst().allSatisfy { $0 == .empty }
      && readsAsNote(block.cells.column(0).text(index))
  }

  /// Whether a text in the column of names is a note: long, or one that names a source.
  private static func readsAsNote(_ text: String) -> Bool {
    text.count > 60 || ["©", "*"].contains { text.begins(with: $0) }
      || text.words().first.map { Notion.footnote.holds(String($0).folded) } ?? false
  }
}
