// SPDX-License-Identifier: MIT

/// The cells of a column that are not what it holds, all of them together: whether they may be left out
/// depends on how many they are and on what their rows are.
package struct OddCells {
  /// How often each text stands there where the column holds numbers, at most 60 characters of it.
  package let texts: [String: Int]
  /// How many cells of the column hold something.
  package let filledCount: Int
  /// Whether such a row begins another table or another part of it, so that what stands above and below
  /// it does not belong together.
  package let partsTable: Bool
  /// Whether seven cells of ten that hold something are dates.
  package let areMostlyDates: Bool
}

extension TableReader {
  /// The odd cells of the column in which one was found; nil for a source that is no table of rows.
  package func oddCells(like place: CellLocation, in source: DataSource) -> OddCells? {
    guard let whole = try? rows(of: source) else { return nil }
    let reading = whole.reading
    var block = whole.block
    let index = place.column.number - 1
    guard (0..<block.cells.columnCount).contains(index) else { return nil }
    _ = Footer.trim(&block)
    if reading.hasHeader { _ = RepeatedHeadings.remove(from: &block, headings: reading.headings) }
    let cells = block.cells.column(index)
    var texts: [String: Int] = [:]
    var odd = (0..<block.cells.rowCount).filter { block.lines[$0] == place.row }
    let filledCount = (0..<cells.count).count { !cells[$0].isEmpty }
    var dateCount = 0
    switch reading.columns(of: block)[index].content {
    case .numbers(let finding):
      odd += finding.bad.map(\.row)
      for bad in finding.bad { texts[cells.text(bad.row).utf8.bounded(), default: 0] += 1 }
    case .dates(let finding): dateCount = finding.matchCount
    case .mixedDates, .ambiguousDates: dateCount = filledCount
    default: break
    }
    let rows = OddRows(block: block, headings: reading.headings)
    return OddCells(
      texts: texts, filledCount: filledCount,
      partsTable: odd.contains(where: rows.beginsPart),
      areMostlyDates: dateCount * 10 >= filledCount * 7)
  }
}

extension TableReader {
  /// Whether the text of a source, unpacked and with the cells of workbooks written out, has at most so
  /// many bytes; false where it cannot be read.
  package func isText(of source: DataSource, atMost limit: Int) -> Bool {
    do throws(ReadError) {
      var window = try window(source)
      try window.read(atLeast: limit + 1)
      return window.end - window.start <= limit
    } catch {
      return false
    }
  }
}

extension TableLayout {
  /// All columns that hold something.
  package var allColumns: Set<ColumnName> { Set(x + y + by + others + valueCandidates) }

  /// Whether a heading is a number or a date, but for a year, or a setting, or half of the headings are numbers.
  package var hasDataAsHeadings: Bool {
    guard hasHeader else { return false }
    let texts = allColumns.subtracting(x.count > 1 ? x : []).map(\.heading)
    let typed = texts.filter { text in
      let bytes = Array(text.utf8)
      return CellKind(bytes, bytes.indices).isTyped
    }
    return typed.contains { Int($0).map { !(1500...2200).contains($0) } ?? true }
      || typed.count * 2 >= max(1, texts.count) || texts.contains(where: LinesAboveData.isSetting)
  }
}

/// Tells rows of data from those that begin another part of a table.
private struct OddRows {
  let block: TableBlock
  let headings: [String]

  func beginsPart(_ row: Int) -> Bool {
    standsApart(row) || holdsHeading(row) || standsAlone(row) || isFollowedByBeginning(row)
  }

  private func text(_ row: Int, _ column: Int) -> String { block.cells.column(column).text(row) }

  /// Whether a line without cells stands above it.
  private func standsApart(_ row: Int) -> Bool {
    row > 0 && block.lines[row] > block.lines[row - 1] + 1
  }

  private func holdsHeading(_ row: Int) -> Bool {
    headings.indices.contains { column in
      !headings[column].isEmpty
        && text(row, column).lowercased() == headings[column].lowercased()
    }
  }

  /// Whether its first cell is its only one, as the name of a part is.
  private func standsAlone(_ row: Int) -> Bool {
    let count = block.cells.columnCount
    return count > 1
      && (0..<count).allSatisfy { ($0 == 0) != block.cells.column($0)[row].isEmpty }
  }

  /// Whether the first column begins anew behind a row that is like no other.
  private func isFollowedByBeginning(_ row: Int) -> Bool {
    guard row > 1, row + 1 < block.cells.rowCount else { return false }
    let first = block.cells.column(0)
    let isBeginning = { first.bytes($0).elementsEqual(first.bytes(0)) }
    return isBeginning(row + 1) && !isBeginning(row - 1)
      && (0..<first.count).count { first.bytes($0).elementsEqual(first.bytes(row)) } == 1
  }
}
