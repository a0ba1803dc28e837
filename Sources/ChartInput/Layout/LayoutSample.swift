// SPDX-License-Identifier: MIT

extension LayoutSearch {
  /// The first rows, cut by one delimiter.
  struct Sample {
    let delimiter: Delimiter
    let bytes: [UInt8]
    let rows: RowText
    let kinds: KindTable
    /// What is wrong with the row after the last.
    let failure: ReadError?
    /// Where the last row ends.
    let end: Int

    let quoting: Quoting
    /// The row of the text whose quotation marks are not those of the standard.
    let oddlyQuotedRow: Int?

    /// The rows of a text, after which stands padding.
    init(
      _ text: [UInt8], file: String, delimiter: Delimiter, comment: [UInt8], isAtEnd: Bool,
      isTold: Bool
    ) {
      let cut = { CutText(text, file, delimiter, comment, isAtEnd: isAtEnd, $0) }
      let plain = cut(.doubled)
      let oddRow = (plain.failure ?? plain.rows.fault?.error)?.oddlyQuotedRow
      let other = oddRow.flatMap { _ in Quoting.others.lazy.map(cut).first(where: \.isEven) }
      let found = other ?? plain
      self.delimiter = delimiter
      (bytes, rows, failure, end) = (found.bytes, found.rows, found.failure, found.end)
      quoting = found.quoting
      oddlyQuotedRow = other == nil ? nil : oddRow
      let rows = found.rows
      let counts = (0..<rows.rowCount).map { rows.row($0).count }
      let isTooWide = (counts.max() ?? 0) > LayoutSearch.mostColumns
      // What does not part the rows is not looked at any closer.
      let isWanted = isTold || KindTable.usualCount(counts) > 1
      let bytes = found.bytes
      kinds = KindTable(
        (0..<(isTooWide ? 0 : rows.rowCount)).map { row in
          rows.row(row).map { isWanted ? CellKind(bytes, $0.range) : .text }
        })
    }

    /// Whether a row begins with a number sign that is no name of a column that counts.
    func beginsWithMark(_ row: Int) -> Bool {
      guard let cell = rows.row(row).first, cell.range.count > 1 else { return false }
      return bytes[cell.range.lowerBound] == Byte.hash
        && bytes[cell.range.lowerBound + 1] > Byte.space
    }

    /// Whether its delimiter stands in a text of every row that blanks parted, and parts all rows alike.
    func partsCells(of blanks: LayoutSearch.Sample) -> Bool {
      guard blanks.delimiter == .blanks, case .byte(let byte) = delimiter, rows.rowCount > 1,
        kinds.columnCount > 1, kinds.rows.allSatisfy({ $0.count == kinds.columnCount }),
        kinds.rows.dropFirst().allSatisfy({ !$0.dropFirst().contains(.text) })
      else { return false }
      return (0..<blanks.rows.rowCount).allSatisfy { row in
        zip(blanks.rows.row(row), blanks.kinds.rows[row]).contains { cell, kind in
          (kind == .text || kind == .date) && blanks.bytes[cell.range].contains(byte)
        }
      }
    }

    func text(_ cell: CellRange) -> String { CellText.string(bytes[cell.range]) }
    func texts(_ row: Int) -> [String] { rows.row(row).map(text) }
  }

  /// The first rows as they are cut where quotation marks within cells look so.
  private struct CutText {
    private(set) var bytes: [UInt8]
    private(set) var rows = RowText()
    private(set) var failure: ReadError?
    private(set) var end = 0
    let quoting: Quoting

    init(
      _ text: [UInt8], _ file: String, _ delimiter: Delimiter, _ comment: [UInt8], isAtEnd: Bool,
      _ quoting: Quoting
    ) {
      bytes = text
      self.quoting = quoting
      var tokenizer = RowTokenizer(file: file, delimiter: delimiter)
      tokenizer.comment = comment
      tokenizer.quoting = quoting
      do throws(ReadError) {
        end = try tokenizer.cut(
          &bytes, from: 0, to: text.count - ByteWindow.padding, isAtEnd: isAtEnd, into: &rows,
          most: rowCount)
      } catch {
        failure = error
      }
    }

    /// Whether nothing is wrong and all rows have as many cells, more than one.
    var isEven: Bool {
      let counts = Set((0..<rows.rowCount).map { rows.row($0).count })
      return failure == nil && rows.fault == nil && counts.count == 1 && (counts.first ?? 0) > 1
    }
  }
}
