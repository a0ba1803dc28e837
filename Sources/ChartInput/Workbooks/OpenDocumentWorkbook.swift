// SPDX-License-Identifier: MIT

/// A spreadsheet of OpenDocument (ISO/IEC 26300).
struct OpenDocumentWorkbook {
  private let archive: ZipArchive
  private let budget: UnpackingBudget

  init(_ archive: ZipArchive, _ budget: UnpackingBudget) throws(WorkbookFault) {
    self.archive = archive
    self.budget = budget
    try checkManifest()
  }

  /// Where a password is needed, the list of parts says how each was encrypted.
  private func checkManifest() throws(WorkbookFault) {
    let path = "META-INF/manifest.xml"
    guard archive.entries[path] != nil else { return }
    var xml = try XMLReader(path, of: archive, budget)
    while true {
      switch try xml.next() {
      case .finished: return
      case .start where xml.isNamed("encryption-data"): throw .locked
      default: continue
      }
    }
  }

  /// The sheet that is asked for, or all.
  func sheets(asked: SheetReference?) throws(WorkbookFault) -> [WorkbookSheet] {
    var reading = OpenDocumentReading()
    let sheets = try reading.sheets(of: XMLReader("content.xml", of: archive, budget))
    guard let asked else { return sheets }
    let names = sheets.map(\.name)
    guard let place = asked.place(among: names) else {
      throw .unknownSheet(asked.text, sheets: names)
    }
    return [sheets[place]]
  }
}

/// Reads the cells of all sheets of a spreadsheet of OpenDocument.
struct OpenDocumentReading {
  private var sheets: [WorkbookSheet] = []
  private var sheet = SheetText()
  private var name = ""
  /// How deep we are in tables: those within cells are none of ours.
  private var depth = 0
  private var row = 0
  private var rowRepeats = 1
  private var isHidden = false
  private var column = 0
  /// The cells of the row so far that hold something, each as often as it is repeated.
  private var cells: [(column: Int, count: Int, cell: OpenDocumentCell)] = []
  private var cell: OpenDocumentCell?
  private var cellRepeats = 1
  private var paragraphs = 0
  /// How deep we are in notes and pictures on a cell, whose texts are not those of the cell.
  private var besides = 0

  mutating func sheets(of xml: consuming XMLReader) throws(WorkbookFault) -> [WorkbookSheet] {
    while true {
      switch try xml.next() {
      case .finished: return sheets
      case .start: try start(xml)
      case .end: try end(xml)
      case .text:
        if cell != nil, paragraphs > 0, besides == 0 {
          var bytes = cell?.text ?? []
          cell?.text = []
          try xml.decode(xml.text, into: &bytes)
          cell?.text = bytes
        }
      }
    }
  }

  private mutating func start(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if xml.isNamed("table") {
      guard !xml.isEmpty else { return }
      depth += 1
      if depth == 1 {
        (name, sheet, row) = (try xml.string("table:name") ?? "", SheetText(), 0)
      }
    } else if depth != 1 {
      return
    } else if xml.isNamed("table-row") {
      rowRepeats = max(1, xml.number("table:number-rows-repeated") ?? 1)
      isHidden = xml.value("table:visibility", is: "collapse", or: "filter")
      column = 0
      cells.removeAll(keepingCapacity: true)
      if xml.isEmpty { row += rowRepeats }
    } else if xml.isNamed("table-cell") || xml.isNamed("covered-table-cell") {
      cellRepeats = max(1, xml.number("table:number-columns-repeated") ?? 1)
      cell = try OpenDocumentCell(xml)
      (paragraphs, besides) = (0, 0)
      if xml.isEmpty { endCell() }
    } else if cell != nil, !xml.isEmpty {
      try startInCell(xml)
    }
  }

  private mutating func startInCell(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if xml.isNamed("annotation") || xml.isNamed("shape") || xml.isNamed("frame") {
      besides += 1
    } else if xml.isNamed("p"), besides == 0 {
      if cell?.text.isEmpty == false { cell?.text.append(Byte.space) }
      paragraphs += 1
    }
  }

  private mutating func end(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if xml.isNamed("table") {
      depth -= 1
      if depth == 0 { sheets.append(WorkbookSheet(name: name, text: sheet)) }
    } else if depth != 1 {
      return
    } else if xml.isNamed("table-row") {
      try endRow()
    } else if xml.isNamed("table-cell") || xml.isNamed("covered-table-cell") {
      endCell()
    } else if xml.isNamed("annotation") || xml.isNamed("shape") || xml.isNamed("frame") {
      besides = max(0, besides - 1)
    } else if xml.isNamed("p"), besides == 0 {
      paragraphs = max(0, paragraphs - 1)
    }
  }

  private mutating func endCell() {
    if let cell, cell.holdsSomething { cells.append((column, cellRepeats, cell)) }
    column += cellRepeats
    cell = nil
  }

  private mutating func endRow() throws(WorkbookFault) {
    defer { row += rowRepeats }
    guard !cells.isEmpty else { return }
    guard cells.reduce(0, { $0 + $1.count }) <= SheetText.mostRepeated / rowRepeats else {
      throw .tooLarge(limit: SheetText.mostRepeated)
    }
    for offset in 0..<rowRepeats {
      try sheet.beginRow(row + offset, isHidden: isHidden)
      for (column, count, cell) in cells {
        for place in column..<column + count {
          try sheet.beginCell(place, isText: cell.isText)
          cell.write(to: &sheet)
        }
      }
    }
  }
}
