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
  private var sheet: SheetText
  private var place = ExcelPlace()
  private var isHidden = false
  private var kind = Kind.number
  private var style = 0
  private var value: [UInt8] = []
  private var isInValue = false
  private var inline = TextCollector()
  private var isInCell = false
  private var isFormula = false

  init(_ cells: ExcelCells, _ budget: UnpackingBudget) {
    self.cells = cells
    sheet = SheetText(budget)
  }

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
      try place.beginRow(xml)
      isHidden = xml.value("hidden", is: "1", or: "true")
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
    (kind, style) = (.number, 0)
    var reference: Range<Int>?
    for attribute in xml.attributes {
      if xml.holds(attribute.name, "r") {
        reference = attribute.value
      } else if xml.holds(attribute.name, "s") {
        style = xml.number(in: attribute.value) ?? 0
      } else if xml.holds(attribute.name, "t") {
        kind = Self.kind(xml, attribute.value)
      }
    }
    try place.beginCell(xml.buffer, reference)
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
      try begin()
      sheet.write((isFalse ? "FALSE" : "TRUE").utf8)
    case .error:
      try begin()
      sheet.write("#N/A".utf8)
    case .date:
      try begin()
      sheet.write(value.filter { $0 > Byte.space && $0 != Byte.comma && $0 != Byte.quote })
    case .number:
      try begin()
      guard sheet.writeNumber(number, as: cells.form(style), isFrom1904: cells.isFrom1904)
      else { throw .damaged }
    }
  }

  /// The value without blanks around it.
  private var number: ArraySlice<UInt8> {
    let end = value.lastIndex { $0 > Byte.space }.map { $0 + 1 } ?? 0
    return value[..<end].drop { $0 <= Byte.space }
  }

  private var isFalse: Bool { value == [Byte.zero] || value == Array("false".utf8) }

  /// Begins the cell in the text of the sheet.
  private mutating func begin(isText: Bool = false) throws(WorkbookFault) {
    sheet.beginRow(place.row, isHidden: isHidden)
    try sheet.beginCell(place.column, isText: isText)
  }

  /// Writes a text, unless there is nothing in it.
  private mutating func writeText(
    _ text: ArraySlice<UInt8>, isEscaped: Bool = false
  ) throws(WorkbookFault) {
    guard text.contains(where: { $0 > Byte.space }) else { return }
    try begin(isText: true)
    guard isEscaped else {
      sheet.writeText(text)
      return
    }
    sheet.write(CollectionOfOne(Byte.quote))
    sheet.write(text)
    sheet.write(CollectionOfOne(Byte.quote))
  }
}
