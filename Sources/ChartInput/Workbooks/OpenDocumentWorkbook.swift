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

  /// The sheet that is asked for, else the one with most rows.
  func sheet(asked: SheetReference?) throws(WorkbookFault) -> WorkbookSheet {
    let names = asked == nil ? [] : try names()
    let place = try asked?.place(inWorkbookOf: names)
    var reading = OpenDocumentReading(budget, try styles(), only: place)
    let sheet = try reading.sheet(of: XMLReader("content.xml", of: archive, budget))
    if let sheet { return sheet }
    guard let name = place.map({ names[$0] }) else { throw .noCells }
    throw .emptySheet(name, others: names.filter { $0 != name })
  }

  /// The styles that stand apart from the content.
  private func styles() throws(WorkbookFault) -> OpenDocumentStyles {
    let path = "styles.xml"
    guard archive.entries[path] != nil else { return OpenDocumentStyles() }
    return try OpenDocumentStyles(XMLReader(path, of: archive, budget))
  }

  /// The names of the sheets; those within cells are none.
  private func names() throws(WorkbookFault) -> [String] {
    var names: [String] = []
    var depth = 0
    var xml = try XMLReader("content.xml", of: archive, budget)
    while true {
      switch try xml.next() {
      case .finished: return names
      case .start where xml.isNamed("table"):
        if depth == 0 {
          try budget.make(emptyCells: OpenDocumentReading.sheetCost)
          names.append(try xml.string("table:name") ?? "")
        }
        if !xml.isEmpty { depth += 1 }
      case .end where xml.isNamed("table"): depth -= 1
      default: continue
      }
    }
  }
}
