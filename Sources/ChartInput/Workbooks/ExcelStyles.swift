// SPDX-License-Identifier: MIT

/// The formats of a workbook of Excel: for each style of a cell, what its number is.
enum ExcelStyles {
  /// More styles than any workbook has.
  private static let most = 65_536

  static func forms(in xml: consuming XMLReader) throws(WorkbookFault) -> [CellForm] {
    var codes: [Int: CellForm] = [:]
    var forms: [CellForm] = []
    var isInCells = false
    while true {
      switch try xml.next() {
      case .finished: return forms
      case .start where xml.isNamed("numFmt"):
        guard codes.count < most else { throw .damaged }
        if let number = xml.number("numFmtId"), let code = try xml.string("formatCode") {
          codes[number] = CellForm(code: code)
        }
      case .start where xml.isNamed("cellXfs"): isInCells = !xml.isEmpty
      case .end where xml.isNamed("cellXfs"): isInCells = false
      case .start where isInCells && xml.isNamed("xf"):
        guard forms.count < most else { throw .damaged }
        let number = xml.number("numFmtId") ?? 0
        forms.append(codes[number] ?? CellForm(builtIn: number))
      default: continue
      }
    }
  }
}

/// The texts of a workbook of Excel that cells name by their number.
struct SharedStrings {
  /// The texts as they stand between quotation marks, one after another.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init() {}

  init(_ xml: consuming XMLReader) throws(WorkbookFault) {
    var text = TextCollector()
    while true {
      switch try xml.next() {
      case .finished: return
      case .start where xml.isNamed("si"):
        text = TextCollector()
        if xml.isEmpty { try add([], xml.budget) }
      case .end where xml.isNamed("si"): try add(text.bytes, xml.budget)
      case .start: text.begin(xml)
      case .end: text.end(xml)
      case .text: try text.take(xml)
      }
    }
  }

  private mutating func add(
    _ text: [UInt8], _ budget: UnpackingBudget
  ) throws(WorkbookFault) {
    try budget.make(emptyCells: 1)
    for byte in text { SheetText.append(byte, to: &bytes) }
    ends.append(bytes.count)
  }

  /// A text by its number; nil if there is none.
  subscript(number: Int) -> ArraySlice<UInt8>? {
    guard ends.indices.contains(number) else { return nil }
    return bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }
}

/// The text of an element, of all its runs, without how it is read aloud in Japanese.
struct TextCollector {
  private(set) var bytes: [UInt8] = []
  private var isInText = false
  private var isPhonetic = false

  mutating func begin(_ xml: borrowing XMLReader) {
    guard !xml.isEmpty else { return }
    if xml.isNamed("t") { isInText = !isPhonetic }
    if xml.isNamed("rPh") { isPhonetic = true }
  }

  mutating func end(_ xml: borrowing XMLReader) {
    if xml.isNamed("t") { isInText = false }
    if xml.isNamed("rPh") { isPhonetic = false }
  }

  mutating func take(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if isInText { try xml.decode(xml.text, into: &bytes) }
  }
}
