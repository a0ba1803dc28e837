// SPDX-License-Identifier: MIT

internal import Audiograph

/// A workbook of Excel (ECMA-376), by the parts that name its sheets.
struct ExcelWorkbook {
  private struct SheetPart {
    let name: String
    let isHidden: Bool
    /// The name of its file in the archive; nil for a sheet that is a chart.
    let path: String?
  }

  private let archive: ZipArchive
  private let budget: UnpackingBudget
  private var parts: [SheetPart] = []
  private var isFrom1904 = false
  private var cells = ExcelCells()

  init(_ archive: ZipArchive, _ budget: UnpackingBudget) throws(WorkbookFault) {
    self.archive = archive
    self.budget = budget
    let relations = try Relations(of: "", in: archive, budget)
    let path = relations.path(ofType: "/officeDocument") ?? "xl/workbook.xml"
    let inner = try Relations(of: path, in: archive, budget)
    try readSheets(path, inner)
    cells.isFrom1904 = isFrom1904
    if let styles = inner.path(ofType: "/styles"), archive.entries[styles] != nil {
      cells.forms = try ExcelStyles.forms(in: XMLReader(styles, of: archive, budget))
    }
    if let strings = inner.path(ofType: "/sharedStrings"), archive.entries[strings] != nil {
      cells.strings = try SharedStrings(XMLReader(strings, of: archive, budget))
    }
  }

  private mutating func readSheets(_ path: String, _ relations: Relations) throws(WorkbookFault) {
    var xml = try XMLReader(path, of: archive, budget)
    while true {
      switch try xml.next() {
      case .finished: return
      case .start where xml.isNamed("workbookPr"):
        isFrom1904 = xml.value("date1904", is: "1", or: "true")
      case .start where xml.isNamed("sheet"):
        let id = try xml.string("r:id") ?? ""
        let target = relations.targets[id]
        let isSheet =
          target.map { $0.type.utf8.suffix(10).elementsEqual("/worksheet".utf8) } ?? false
        let state = try xml.string("state")
        try budget.make(emptyCells: 4)
        parts.append(
          SheetPart(
            name: try xml.string("name") ?? "", isHidden: state != nil && state != "visible",
            path: isSheet ? target?.path : nil))
      default: continue
      }
    }
  }

  /// The sheet that is asked for; else the best of those that are shown, or, where none of them has cells,
  /// of all.
  func sheet(asked: SheetReference?) throws(WorkbookFault) -> WorkbookSheet {
    if let asked {
      let place = try asked.place(inWorkbookOf: parts.map(\.name))
      if let sheet = try best(of: [parts[place]]) { return sheet }
      let name = parts[place].name
      let others = parts.filter { $0.path != nil && $0.name != name }.map(\.name)
      throw parts[place].path == nil
        ? .chartSheet(name, others: others) : .emptySheet(name, others: others)
    }
    if let sheet = try best(of: parts.filter { !$0.isHidden }) { return sheet }
    if let sheet = try best(of: parts.filter(\.isHidden)) { return sheet }
    throw parts.contains { $0.path == nil } ? .onlyCharts : .noCells
  }

  private func best(of parts: [SheetPart]) throws(WorkbookFault) -> WorkbookSheet? {
    var choice = SheetChoice()
    for part in parts {
      guard let path = part.path else { continue }
      var reading = ExcelSheetReading(cells, budget)
      choice.take(part.name, try reading.text(of: XMLReader(path, of: archive, budget)))
    }
    return choice.sheet
  }
}

/// Which parts of a workbook belong to one of them.
struct Relations {
  /// More parts than any workbook has.
  private static let most = 65_536

  private(set) var targets: [String: (type: String, path: String)] = [:]

  /// The relations of a part, or of the whole for an empty path; none where nothing says.
  init(
    of part: String, in archive: ZipArchive, _ budget: UnpackingBudget
  ) throws(WorkbookFault) {
    let place = part.utf8.lastIndex(of: UInt8(ascii: "/")).map { part.utf8.index(after: $0) }
    let folder = String(part[..<(place ?? part.startIndex)])
    let file = String(part[(place ?? part.startIndex)...])
    let path = "\(folder)_rels/\(file).rels"
    guard archive.entries[path] != nil else { return }
    var xml = try XMLReader(path, of: archive, budget)
    while true {
      switch try xml.next() {
      case .finished: return
      case .start where xml.isNamed("Relationship"):
        guard let id = try xml.string("Id"), let type = try xml.string("Type"),
          let target = try xml.string("Target")
        else { continue }
        guard targets.count < Self.most else { throw .damaged }
        targets[id] = (type, Self.path(target, from: folder))
      default: continue
      }
    }
  }

  /// Where a target leads from a folder of the archive.
  private static func path(_ target: String, from folder: String) -> String {
    if target.begins(with: "/") { return target.without(first: 1) }
    var parts = folder.parts(at: "/").map(String.init).filter { !$0.isEmpty }
    for part in target.parts(at: "/").map(String.init) {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The first part whose type ends so.
  func path(ofType ending: String) -> String? {
    targets.values.filter { $0.type.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
      .map(\.path).min()
  }
}
