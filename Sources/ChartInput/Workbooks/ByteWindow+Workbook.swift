// SPDX-License-Identifier: MIT

extension ByteWindow {
  /// Puts the cells of a sheet in the place of its workbook.
  mutating func takeWorkbook(
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
