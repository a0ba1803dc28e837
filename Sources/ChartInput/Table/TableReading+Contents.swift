// SPDX-License-Identifier: MIT

extension TableReading {
  /// What columns are said to hold, by their places.
  var told: [Int: ColumnDeclaration.Content] {
    var told: [Int: ColumnDeclaration.Content] = [:]
    guard !options.types.isEmpty else { return told }
    let search = HeadingSearch(headings)
    for type in options.types {
      let place = try? search.place(of: type.column, file: file)
      if let place { told[place] = type.content }
    }
    return told
  }

  /// Refuses a declaration of a column that is not there, or whose cells are something else.
  func checkDeclarations(_ columns: [TableColumn], _ block: TableBlock) throws(ReadError) {
    guard !options.types.isEmpty else { return }
    let search = HeadingSearch(headings)
    for type in options.types {
      let place = try search.place(of: type.column, file: file)
      let column = columns[place]
      guard case .text = column.content, type.content != .text else { continue }
      let cells = column.cells
      let row = (0..<cells.count).first { !cells[$0].isEmpty } ?? 0
      let location = CellLocation(file, row: row, column).onLine(block.lines[row])
      let text = cells.bytes(row).bounded()
      throw type.content == .date
        ? .notADate(location, text: text) : .notANumber(location, text: text)
    }
  }

  /// Where no column holds numbers, but one holds lists: the first of them.
  func listError(
    _ columns: [TableColumn], _ block: TableBlock, for error: ReadError
  ) -> ReadError {
    guard case .noNumericColumn = error else { return error }
    for column in columns {
      guard column.isText, let row = OneElementLists.firstRow(ofLists: column.cells) else {
        continue
      }
      return .listInCell(
        CellLocation(file, row: row, column).onLine(block.lines[row]),
        text: column.cells.bytes(row).bounded())
    }
    return error
  }
}

extension CellLocation {
  /// The same cell, its row counted as a line of the file.
  func onLine(_ line: Int) -> CellLocation {
    CellLocation(file: file, row: line, column: column)
  }
}
