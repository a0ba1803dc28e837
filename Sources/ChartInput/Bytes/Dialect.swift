// SPDX-License-Identifier: MIT

internal import Audiograph

/// The first rows of delimited text, as far as they stand in the window.
struct RowSample {
  /// As many rows as are looked at to find out what a column holds.
  static let usualCount = 100

  private(set) var rows: [Row] = []
  /// What is wrong with the row behind the last.
  private(set) var failure: ReadError?
  /// The bytes from the first row to the end of the last.
  private(set) var byteCount = 0

  init(_ window: borrowing ByteWindow, splitter: RowSplitter, count: Int = usualCount) {
    var place = window.start
    var line = 1
    var row = Row()
    while place < window.end, rows.count < count {
      row.number = line
      do throws(ReadError) {
        let outcome = try splitter.split(
          window.bytes.span.extracting(0..<window.end), from: place, isAtEnd: window.isAtEnd,
          into: &row, lines: &line)
        switch outcome {
        case .incomplete: return
        case .blank(let next), .comment(let next): place = next
        case .row(let next):
          rows.append(row)
          place = next
          byteCount = place - window.start
        }
      } catch {
        failure = error
        return
      }
    }
  }
}

/// Finds out how delimited text is written.
enum Dialect {
  /// The delimiter that cuts most rows into the same number of cells as the first.
  static func delimiter(of window: borrowing ByteWindow, file: String) -> UInt8 {
    var best = (score: 0.0, delimiter: Byte.comma)
    for candidate in [Byte.tab, Byte.semicolon, Byte.comma] {
      let splitter = RowSplitter(file: file, delimiter: candidate)
      let rows = RowSample(window, splitter: splitter, count: 20).rows
      guard let first = rows.first, first.cells.count > 1 else { continue }
      let alike = rows.count { $0.cells.count == first.cells.count }
      let score = Double(alike) / Double(rows.count)
      if score > best.score { best = (score, candidate) }
    }
    return best.delimiter
  }

  /// The delimiter that was asked for as a byte.
  static func delimiter(_ character: Character) throws(ReadError) -> UInt8 {
    let refused: [Character] = [".", "+", "-", "\"", "#", "\n", "\r", "\0"]
    guard let byte = character.asciiValue, character.utf8.count == 1, !refused.contains(character),
      !character.isLetter, !character.isNumber
    else { throw .badDelimiter(character) }
    return byte
  }

  /// The space or bar that every row has as often as the first; nil where neither is.
  static func otherDelimiter(_ rows: [Row]) -> Character? {
    ["|", " "].first { sign in
      let counts = rows.map { row in row.bytes.count { $0 == sign.asciiValue } }
      return counts.count > 1 && counts[0] > 0 && counts.allSatisfy { $0 == counts[0] }
    }
  }

  /// The decimal mark: the point, but for semicolon text the mark that its numbers show.
  static func decimal(_ rows: [Row], delimiter: UInt8) -> DecimalState {
    guard delimiter == Byte.semicolon else { return DecimalState(mark: Byte.point) }
    var counts: [UInt8: Int] = [:]
    for row in rows {
      for cell in row.cells {
        for mark in [Byte.point, Byte.comma] where isDecimal(row, cell, mark: mark) {
          counts[mark, default: 0] += 1
        }
      }
    }
    let points = counts[Byte.point, default: 0]
    let commas = counts[Byte.comma, default: 0]
    guard points + commas > 0 else { return DecimalState(mark: nil) }
    return DecimalState(mark: points > commas ? Byte.point : Byte.comma)
  }

  private static func isDecimal(_ row: Row, _ cell: Row.Cell, mark: UInt8) -> Bool {
    let text = row.bytes.span.extracting(cell.start..<cell.end)
    guard text.contains(mark), case .value = NumberText(mark: mark).read(text) else { return false }
    return true
  }

  /// Whether a row holds headings: some cell is neither a number nor a date.
  ///
  /// `$5` counts as a number here, so that reading reports it and no row is lost as a heading.
  static func isHeader(_ row: Row, decimal: DecimalState, format: DateFormat?) -> Bool {
    var decimal = decimal
    var isData = false
    for cell in row.cells {
      let text = row.bytes.span.extracting(cell.start..<cell.end)
      if cell.isNested { return true }
      switch decimal.read(text) {
      case .missing: continue
      case .value, .notFinite, .decorated: isData = true
      case .text:
        guard DateFamily.allCases.contains(where: { $0.matches(text, format: format) }) else {
          return true
        }
        isData = true
      }
    }
    return !isData
  }
}
