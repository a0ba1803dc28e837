// SPDX-License-Identifier: MIT

extension ByteWindow {
  /// Puts the cells of a sheet in the place of its workbook; takes its charts where they are asked for, or
  /// no sheet has values.
  mutating func takeWorkbook(
    _ content: FileContent, _ options: ReadOptions
  ) throws(ReadError) {
    try readAll()
    let file = stream.name
    var sheet: WorkbookSheet
    let text: [UInt8]
    var beside: [ChartDraft] = []
    do throws(WorkbookFault) {
      let archive = try ZipArchive(Array(bytes[start..<end]))
      let budget = UnpackingBudget(packed: end - start)
      if options.chart != nil {
        beside = try DocumentCharts.drafts(in: archive, budget)
      } else if options.asksForChart, options.sheet == nil {
        // What is wrong with a chart means nothing to the cells.
        let own = UnpackingBudget(packed: end - start)
        beside = (try? DocumentCharts.drafts(in: archive, own)) ?? []
      }
      do throws(WorkbookFault) {
        sheet = try Workbook.sheet(of: archive, budget, content, asked: options.sheet)
      } catch {
        guard !beside.isEmpty, error == .noCells || error == .onlyCharts else { throw error }
        charts = beside
        return
      }
      if !beside.isEmpty, options.chart != nil || sheet.text.valueRowCount == 0 {
        charts = beside
        return
      }
      text = try sheet.text.finish()
    } catch {
      throw .workbook(file: file, error)
    }
    var notes: [ReadNote] = []
    if !beside.isEmpty {
      notes.append(.chartsBeside(titles: beside.map { $0.heading.utf8.bounded() }))
    }
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
