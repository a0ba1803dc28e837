// SPDX-License-Identifier: MIT

/// What the cells of a workbook of Excel refer to.
struct ExcelCells {
  var forms: [CellForm] = []
  var strings = SharedStrings()
  var isFrom1904 = false

  func form(_ style: Int) -> CellForm { forms.indices.contains(style) ? forms[style] : .number }
}

/// Reads the cells of a sheet of Excel: formulas by the value that was stored with them.
struct ExcelSheetReading {
  /// What the value of a cell is, by its attribute `t`.
  private enum Kind {
    case number, shared, text, boolean, error, date
  }

  private let cells: ExcelCells
  private var sheet = SheetText()
  private var row = -1
  private var column = -1
  private var kind = Kind.number
  private var style = 0
  private var value: [UInt8] = []
  private var isInValue = false
  private var inline = TextCollector()
  private var isInCell = false
  private var isFormula = false

  init(_ cells: ExcelCells) { self.cells = cells }

  mutating func text(of xml: consuming XMLReader) throws(WorkbookFault) -> SheetText {
    while true {
      switch try xml.next() {
      case .finished: return sheet
      case .start: try start(xml)
      case .end: try end(xml)
      case .text:
        if isInValue {
          try xml.decode(xml.text, into: &value)
        } else if isInCell {
          try inline.take(xml)
        }
      }
    }
  }

  private mutating func start(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if xml.isNamed("c") {
      try beginCell(xml)
    } else if xml.isNamed("row") {
      if let number = xml.number("r") { row = number - 1 } else { row += 1 }
      column = -1
      try sheet.beginRow(row, isHidden: xml.value("hidden", is: "1", or: "true"))
    } else if isInCell, xml.isNamed("v"), !xml.isEmpty {
      isInValue = true
    } else if isInCell {
      if xml.isNamed("f") { isFormula = true }
      inline.begin(xml)
    }
  }

  private mutating func end(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if xml.isNamed("v") {
      isInValue = false
    } else if xml.isNamed("c") {
      isInCell = false
      try write()
    } else if isInCell {
      inline.end(xml)
    }
  }

  private mutating func beginCell(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    column += 1
    (kind, style) = (.number, 0)
    for attribute in xml.attributes {
      if xml.holds(attribute.name, "r") {
        column = try Self.column(xml.buffer, attribute.value)
      } else if xml.holds(attribute.name, "s") {
        style = xml.number(in: attribute.value) ?? 0
      } else if xml.holds(attribute.name, "t") {
        kind = Self.kind(xml, attribute.value)
      }
    }
    value.removeAll(keepingCapacity: true)
    if !inline.bytes.isEmpty { inline = TextCollector() }
    isInCell = !xml.isEmpty
    isFormula = false
  }

  private static func kind(_ xml: borrowing XMLReader, _ range: Range<Int>) -> Kind {
    if xml.holds(range, "s") { return .shared }
    if xml.holds(range, "str") || xml.holds(range, "inlineStr") { return .text }
    if xml.holds(range, "b") { return .boolean }
    if xml.holds(range, "e") { return .error }
    return xml.holds(range, "d") ? .date : .number
  }

  /// The column of a reference such as `AB12`, counted from 0.
  private static func column(_ bytes: [UInt8], _ range: Range<Int>) throws(WorkbookFault) -> Int {
    var column = 0
    for byte in bytes[range] {
      let letter = byte.lowercased
      guard (97...122).contains(letter) else { break }
      column = column * 26 + Int(letter) - 96
      guard column <= SheetText.mostColumns else { throw .damaged }
    }
    guard column > 0 else { throw .damaged }
    return column - 1
  }

  // MARK: - Values

  private mutating func write() throws(WorkbookFault) {
    guard !value.isEmpty || !inline.bytes.isEmpty else {
      if isFormula { sheet.formulaCount += 1 }
      return
    }
    switch kind {
    case .shared:
      guard let number = Int(String(decoding: value, as: UTF8.self)),
        let text = cells.strings[number]
      else { throw .damaged }
      try writeText(text, isEscaped: true)
    case .text: try writeText((value.isEmpty ? inline.bytes : value)[...])
    case .boolean:
      try sheet.beginCell(column)
      sheet.write((value == [Byte.zero] ? "FALSE" : "TRUE").utf8)
    case .error:
      try sheet.beginCell(column)
      sheet.write("#N/A".utf8)
    case .date:
      try sheet.beginCell(column)
      sheet.write(value.filter { $0 > Byte.space && $0 != Byte.comma && $0 != Byte.quote })
    case .number:
      try sheet.beginCell(column)
      guard sheet.writeNumber(value[...], as: cells.form(style), isFrom1904: cells.isFrom1904)
      else { throw .damaged }
    }
  }

  /// Writes a text, unless there is nothing in it.
  private mutating func writeText(
    _ text: ArraySlice<UInt8>, isEscaped: Bool = false
  ) throws(WorkbookFault) {
    guard text.contains(where: { $0 > Byte.space }) else { return }
    try sheet.beginCell(column, isText: true)
    guard isEscaped else {
      sheet.writeText(text)
      return
    }
    sheet.write(CollectionOfOne(Byte.quote))
    sheet.write(text)
    sheet.write(CollectionOfOne(Byte.quote))
  }
}
