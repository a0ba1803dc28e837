// SPDX-License-Identifier: MIT

/// A source that has cells of its own, written as delimited text.
struct SourceCells {
  let format: FileFormat
  /// Whether it knows what they are: texts stand in quotation marks, and nothing else.
  var areTyped = true
  /// What happened on the way to the cells.
  let notes: [ReadNote]
}

extension ByteWindow {
  /// Puts the cells of a source in the place of its bytes, where it is one that has cells.
  ///
  /// - Returns: Whether it is; everything else stays as it is.
  mutating func takeCells(
    of content: FileContent?, from source: DataSource, _ options: ReadOptions
  ) throws(ReadError) -> Bool {
    if let choice = options.unused(in: content) {
      throw .nothingToChoose(file: stream.name, option: choice)
    }
    switch content {
    case .excel, .openDocument:
      try takeWorkbook(content ?? .excel, options.sheet)
    case .sqlite:
      var path: String?
      if case .path(let place) = source, stream.size != nil { path = place }
      let cells = try databaseCells(path: path, options)
      try replace(with: cells, of: SourceCells(format: .database, notes: []))
    case .webPage where options.regex == nil: return try takePage(options)
    default: return false
    }
    return true
  }

  private mutating func takeWorkbook(
    _ content: FileContent, _ asked: SheetReference?
  ) throws(ReadError) {
    try readAll()
    let file = stream.name
    var sheet: WorkbookSheet
    let text: [UInt8]
    do throws(WorkbookFault) {
      sheet = try Workbook.sheet(of: Array(bytes[start..<end]), content, asked: asked)
      text = try sheet.text.finish()
    } catch {
      throw .workbook(file: file, error)
    }
    var notes: [ReadNote] = []
    if sheet.countWithCells > 1 {
      notes.append(.sheetTaken(name: sheet.name.utf8.bounded(), count: sheet.countWithCells))
    }
    if sheet.text.hiddenCount > 0 { notes.append(.hiddenRowsRead(count: sheet.text.hiddenCount)) }
    if sheet.text.formulaCount > 0 {
      notes.append(.formulasWithoutValue(count: sheet.text.formulaCount))
    }
    try replace(with: text, of: SourceCells(format: .workbook, notes: notes))
  }
}

/// An option that chooses one of several tables of a source.
public enum SourceChoice: String, Sendable, Hashable {
  case sheet, table, query
}

extension ReadOptions {
  /// The option that chooses what sources of a kind do not have; nil for none.
  fileprivate func unused(in content: FileContent?) -> SourceChoice? {
    if sheet != nil, content != .excel, content != .openDocument { return .sheet }
    if query != nil, content != .sqlite { return .query }
    return table != nil && content != .sqlite && content != .webPage ? .table : nil
  }

  /// The options for cells that a source has written as delimited text by itself.
  func reading(_ cells: SourceCells) -> ReadOptions {
    var options = self
    options.delimiter = ","
    (options.encoding, options.format, options.comment) = (nil, .csv, nil)
    if cells.areTyped { (options.decimalOfTexts, options.decimal) = (decimal, .point) }
    options.cellsAreTyped = cells.areTyped
    return options
  }
}

extension CellColumn {
  /// Whether every cell that holds something stands in quotation marks.
  var isQuoted: Bool {
    (0..<count).allSatisfy { self[$0].isEmpty || isQuoted($0) }
  }

  /// Whether the cell of a row stands in quotation marks.
  func isQuoted(_ row: Int) -> Bool {
    let start = self[row].range.lowerBound
    return start > 0 && bytes[start - 1] == Byte.quote
  }
}
