// SPDX-License-Identifier: MIT

extension ByteWindow {
  /// Takes the charts of a document of an office program, or puts the cells of a table in its place.
  mutating func takeDocument(_ options: ReadOptions) throws(ReadError) {
    try readAll()
    let file = stream.name
    let budget = UnpackingBudget(packed: end - start)
    let tables: [PageTable]
    do throws(WorkbookFault) {
      let archive = try ZipArchive(Array(bytes[start..<end]))
      // Says so where a password is needed.
      _ = try OpenDocumentWorkbook(archive, budget)
      charts = try DocumentCharts.drafts(in: archive, budget)
      tables = try DocumentTables(archive, budget).tables
    } catch {
      throw .workbook(file: file, error)
    }
    let hasAny = try take(tables, options) { budget.allows(emptyCells: $0) }
    if !hasAny { throw .otherContent(file: file, .document) }
  }
}
