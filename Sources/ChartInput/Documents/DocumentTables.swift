// SPDX-License-Identifier: MIT

internal import Audiograph

/// The tables of a document of an office program, in the order in which they begin, those within cells too.
struct DocumentTables {
  /// A table that has begun, and the cell that is being read.
  private struct Open {
    let number: Int
    var row: [[UInt8]] = []
    var above: [[UInt8]] = []
    var cell: [UInt8]?
    var span = 1
    /// Whether the cell goes on that stands above it.
    var goesOn = false
  }

  private(set) var tables: [PageTable] = []
  private let budget: UnpackingBudget
  private var open: [Open] = []
  /// Whether texts stand in elements of their own, as in those of Office, and whether one has begun.
  private var isOffice = true
  private var isInText = false
  /// How deep we are in what was deleted.
  private var deleted = 0

  private static let deepest = 32
  private static let mostColumns = 1000

  init(_ archive: ZipArchive, _ budget: UnpackingBudget) throws(WorkbookFault) {
    self.budget = budget
    for path in Self.parts(of: archive) {
      isOffice = path != "content.xml"
      try read(XMLReader(path, of: archive, budget))
      open = []
    }
  }

  /// The files that hold what is read: the text, or the slides by their numbers.
  private static func parts(of archive: ZipArchive) -> [String] {
    let slides = archive.entries.keys.filter {
      $0.begins(with: "ppt/slides/slide") && $0.ends(with: ".xml")
    }
    let texts = ["word/document.xml", "content.xml"].filter { archive.entries[$0] != nil }
    return texts + slides.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  private mutating func read(_ xml: consuming XMLReader) throws(WorkbookFault) {
    while true {
      let event = try xml.next()
      if event == .finished { return }
      let isChange = event != .text && xml.isNamed("tracked-changes")
      if isChange, !xml.isEmpty || event == .end { deleted += event == .start ? 1 : -1 }
      guard deleted <= 0 else { continue }
      switch event {
      case .start:
        try start(xml)
        if xml.isEmpty { try end(xml) }
      case .end: try end(xml)
      case .text: try take(xml)
      case .finished: return
      }
    }
  }

  // MARK: - Tags

  private func isTable(_ xml: borrowing XMLReader) -> Bool {
    isOffice ? xml.isNamed("tbl") : xml.isNamed("table")
  }

  private func isRow(_ xml: borrowing XMLReader) -> Bool {
    isOffice ? xml.isNamed("tr") : xml.isNamed("table-row")
  }

  private func isCell(_ xml: borrowing XMLReader) -> Bool {
    isOffice ? xml.isNamed("tc") : xml.isNamed("table-cell") || xml.isNamed("covered-table-cell")
  }

  private mutating func start(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if isTable(xml) {
      guard open.count < Self.deepest else { throw .damaged }
      open.append(Open(number: tables.count))
      tables.append(PageTable())
      return
    }
    guard let last = open.indices.last else { return }
    if isRow(xml) {
      open[last].row = []
    } else if isCell(xml) {
      open[last].cell = []
      open[last].span = xml.number("table:number-columns-repeated") ?? 1
      open[last].goesOn = xml.value("vMerge", is: "1", or: "true")
    } else if open[last].cell == nil {
      return
    } else if xml.isNamed("gridSpan") {
      open[last].span = xml.number("w:val") ?? 1
    } else if xml.isNamed("vMerge") {
      open[last].goesOn = !xml.value("w:val", is: "restart", or: "restart")
    } else if xml.isNamed("t") {
      isInText = true
    } else if ["p", "tab", "br", "s", "line-break"].contains(where: { xml.isNamed($0) }) {
      open[last].cell?.append(Byte.space)
    }
  }

  private mutating func end(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    guard let last = open.indices.last else { return }
    if isTable(xml) {
      open.removeLast()
    } else if isRow(xml) {
      tables[open[last].number].rows.append(open[last].row)
      open[last].above = open[last].row
    } else if isCell(xml) {
      try endCell(last)
    } else if xml.isNamed("t") {
      isInText = false
    }
  }

  private mutating func take(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    guard let last = open.indices.last, var cell = open[last].cell, isInText || !isOffice else {
      return
    }
    open[last].cell = nil
    try xml.decode(xml.text, into: &cell)
    open[last].cell = cell
  }

  private mutating func endCell(_ last: Int) throws(WorkbookFault) {
    let column = open[last].row.count
    let above = open[last].above
    let text =
      open[last].goesOn && above.indices.contains(column)
      ? above[column] : Self.plain(open[last].cell ?? [])
    if !text.isEmpty { tables[open[last].number].cellCount += 1 }
    let width = min(max(1, open[last].span), Self.mostColumns - min(column, Self.mostColumns))
    try budget.make(emptyCells: max(1, width))
    try budget.make(2 * text.count)
    for place in 0..<width { open[last].row.append(place == 0 ? text : []) }
    open[last].cell = nil
  }

  /// A text whose blanks are made one each.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.split { $0 <= Byte.space }.joined(separator: [Byte.space]))
  }
}
