// SPDX-License-Identifier: MIT

/// Reads the cells of the sheets of a spreadsheet of OpenDocument.
struct OpenDocumentReading {
  private let budget: UnpackingBudget
  /// The only sheet that is read, counted from 0; nil for all.
  private let only: Int?
  private var choice = SheetChoice()
  private var styles: OpenDocumentStyles
  private var defaults = DefaultStyles()
  private var sheet: SheetText
  private var number = -1
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
  /// How deep we are in elements of a cell, and in its paragraph: notes and pictures have texts of their own.
  private var nesting = 0
  private var isInParagraph = false
  /// How deep that in the paragraph stands which has texts of its own; nil outside of it.
  private var besides: Int?

  /// As many cells as a sheet counts, so that there is an end to those that are empty.
  static let sheetCost = 16

  init(_ budget: UnpackingBudget, _ styles: OpenDocumentStyles, only: Int? = nil) {
    self.budget = budget
    self.styles = styles
    self.only = only
    sheet = SheetText(budget)
  }

  /// The sheet with most rows; nil if none has cells.
  mutating func sheet(of xml: consuming XMLReader) throws(WorkbookFault) -> WorkbookSheet? {
    while true {
      switch try xml.next() {
      case .finished: return choice.sheet
      case .start:
        try start(xml)
        if depth == 0 { try styles.start(xml) }
      case .end:
        try end(xml)
        if depth == 0 { styles.end(xml) }
      case .text where isInParagraph && besides == nil && isOurs: try takeText(xml)
      case .text: continue
      }
    }
  }

  /// Whether we are in a sheet that is read, and in no table within it.
  private var isOurs: Bool { depth == 1 && (only == nil || only == number) }

  private mutating func start(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if xml.isNamed("table") {
      try startTable(xml)
    } else if !isOurs {
      return
    } else if cell != nil {
      try startInCell(xml)
    } else if xml.isNamed("table-column") {
      try defaults.addColumns(xml)
    } else if xml.isNamed("table-row") {
      try defaults.beginRow(xml)
      rowRepeats = max(1, xml.number("table:number-rows-repeated") ?? 1)
      isHidden = xml.value("table:visibility", is: "collapse", or: "filter")
      column = 0
      cells.removeAll(keepingCapacity: true)
      if xml.isEmpty { row += rowRepeats }
    } else if xml.isNamed("table-cell") || xml.isNamed("covered-table-cell") {
      cellRepeats = max(1, xml.number("table:number-columns-repeated") ?? 1)
      cell = try OpenDocumentCell(xml)
      if cell?.isTime == true, let style = try xml.string("table:style-name") ?? defaults[column] {
        cell?.isDuration = styles.showsDuration(style)
      }
      (nesting, isInParagraph, besides) = (0, false, nil)
      if xml.isEmpty { try endCell() }
    }
  }

  private mutating func startTable(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if depth == 0 {
      try budget.make(emptyCells: Self.sheetCost)
      number += 1
      defaults = DefaultStyles()
      (name, sheet, row) = (try xml.string("table:name") ?? "", SheetText(budget), 0)
    }
    if !xml.isEmpty { depth += 1 }
  }

  private mutating func end(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if xml.isNamed("table") {
      if isOurs { choice.take(name, sheet) }
      depth -= 1
    } else if !isOurs {
      return
    } else if xml.isNamed("table-cell") || xml.isNamed("covered-table-cell") {
      try endCell()
    } else if cell != nil {
      nesting -= 1
      if nesting == 0 { isInParagraph = false }
      if besides == nesting { besides = nil }
    } else if xml.isNamed("table-row") {
      try endRow()
    }
  }

  // MARK: - Texts of a cell

  private mutating func startInCell(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if nesting == 0, cell?.isOnlyText == true, xml.isNamed("p"), !xml.isEmpty {
      if cell?.text.isEmpty == false { cell?.text.append(Byte.space) }
      isInParagraph = true
    } else if isInParagraph, besides == nil {
      try takeBlanks(xml)
      let hasTexts = xml.isNamed("annotation") || xml.isNamed("frame")
      if hasTexts, !xml.isEmpty { besides = nesting }
    }
    if !xml.isEmpty { nesting += 1 }
  }

  /// Adds the blanks for which an element stands.
  private mutating func takeBlanks(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    let isOne = xml.isNamed("tab") || xml.isNamed("line-break")
    let count = xml.isNamed("s") ? xml.number("text:c") ?? 1 : isOne ? 1 : 0
    // What is longer than any cell may be is refused as such.
    let blanks = repeatElement(Byte.space, count: min(count, RowTokenizer.longestCell + 1))
    try budget.make(blanks.count)
    cell?.text += blanks
  }

  private mutating func takeText(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    var bytes = cell?.text ?? []
    cell?.text = []
    try xml.decode(xml.text, into: &bytes)
    cell?.text = bytes
  }

  // MARK: - Cells

  private mutating func endCell() throws(WorkbookFault) {
    if let cell, cell.holdsSomething {
      guard column < SheetText.mostColumns else { throw .damaged }
      cells.append((column, cellRepeats, cell))
    }
    column += cellRepeats
    cell = nil
    isInParagraph = false
  }

  private mutating func endRow() throws(WorkbookFault) {
    defer { row += rowRepeats }
    guard !cells.isEmpty else { return }
    for offset in 0..<rowRepeats {
      sheet.beginRow(row + offset, isHidden: isHidden)
      for (column, count, cell) in cells {
        for place in column..<column + count {
          try sheet.beginCell(place, isText: cell.isText)
          cell.write(to: &sheet)
        }
      }
    }
  }
}
