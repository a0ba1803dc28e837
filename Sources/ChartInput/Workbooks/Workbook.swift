// SPDX-License-Identifier: MIT

/// One sheet of a workbook, and what there is besides it.
struct WorkbookSheet {
  let name: String
  var text: SheetText
  /// The sheets that have cells; this one alone where it was asked for.
  var countWithCells = 1

  /// Whether it is to be taken rather than another one: a visible one, then one with more rows.
  func isBetter(than other: WorkbookSheet?) -> Bool {
    guard let other else { return true }
    return text.rowCount > other.text.rowCount
  }
}

/// The workbooks of Excel and of OpenDocument, from the first versions that are zip archives.
enum Workbook {
  /// The sheet that is asked for, else the one with most rows.
  ///
  /// - Throws: `WorkbookFault`.
  static func sheet(
    of bytes: [UInt8], _ content: FileContent, asked: SheetReference?
  ) throws(WorkbookFault) -> WorkbookSheet {
    let archive = try ZipArchive(bytes)
    let budget = UnpackingBudget(packed: bytes.count)
    let sheets =
      content == .openDocument
      ? try OpenDocumentWorkbook(archive, budget).sheets(asked: asked)
      : try ExcelWorkbook(archive, budget).sheets(asked: asked)
    let withCells = sheets.filter { $0.text.cellCount > 0 }
    var best: WorkbookSheet?
    for sheet in withCells where sheet.isBetter(than: best) { best = sheet }
    guard var best else { throw .noCells }
    best.countWithCells = withCells.count
    return best
  }
}
