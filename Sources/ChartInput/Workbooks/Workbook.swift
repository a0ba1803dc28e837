// SPDX-License-Identifier: MIT

/// One sheet of a workbook, and what there is besides it.
struct WorkbookSheet {
  let name: String
  var text: SheetText
  /// The sheets that have cells; this one alone where it was asked for.
  var countWithCells = 1
}

/// The sheet with most rows of values among those that have been seen, of which no other is kept; with most
/// rows where all hold texts alone.
struct SheetChoice {
  /// nil if none has cells.
  private(set) var sheet: WorkbookSheet?
  private var best = (0, 0)

  mutating func take(_ name: String, _ text: SheetText) {
    guard text.cellCount > 0 else { return }
    let count = (sheet?.countWithCells ?? 0) + 1
    let counts = (text.valueRowCount, text.rowCount)
    if counts > best { (sheet, best) = (WorkbookSheet(name: name, text: text), counts) }
    sheet?.countWithCells = count
  }
}

/// The workbooks of Excel and of OpenDocument, from the first versions that are zip archives.
enum Workbook {
  /// The sheet that is asked for, else the one with most rows of values.
  ///
  /// - Throws: `WorkbookFault`.
  static func sheet(
    of archive: ZipArchive, _ budget: UnpackingBudget, _ content: FileContent,
    asked: SheetReference?
  ) throws(WorkbookFault) -> WorkbookSheet {
    content == .openDocument
      ? try OpenDocumentWorkbook(archive, budget).sheet(asked: asked)
      : try ExcelWorkbook(archive, budget).sheet(asked: asked)
  }
}
