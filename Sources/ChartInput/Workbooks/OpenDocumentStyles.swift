// SPDX-License-Identifier: MIT

/// Which styles of cells of OpenDocument show a length of time, where others show a time of day.
struct OpenDocumentStyles {
  /// More styles than any spreadsheet has.
  private static let most = 65_536
  /// As many styles stand above one.
  private static let deepest = 8

  /// The formats of lengths of time: hours that go on behind 24, or minutes and seconds alone.
  private var formats: Set<String> = []
  /// For each style of cells its format, and the style above it.
  private var cells: [String: (format: String?, parent: String?)] = [:]
  /// The format of times that has begun.
  private var open: (name: String, goesOn: Bool, hasHours: Bool)?

  init() {}

  /// The styles of a file that has nothing else.
  init(_ xml: consuming XMLReader) throws(WorkbookFault) {
    while true {
      switch try xml.next() {
      case .finished: return
      case .start: try start(xml)
      case .end: end(xml)
      case .text: continue
      }
    }
  }

  mutating func start(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    if xml.isNamed("time-style") {
      let goesOn = xml.value("number:truncate-on-overflow", is: "false", or: "false")
      open = (try xml.string("style:name") ?? "", goesOn, false)
    } else if xml.isNamed("hours") {
      open?.hasHours = true
    } else if xml.isNamed("style"), let name = try xml.string("style:name") {
      guard cells.count < Self.most else { throw .damaged }
      cells[name] = (
        try xml.string("style:data-style-name"), try xml.string("style:parent-style-name")
      )
    }
  }

  mutating func end(_ xml: borrowing XMLReader) {
    guard xml.isNamed("time-style"), let format = open else { return }
    if format.goesOn || !format.hasHours, formats.count < Self.most { formats.insert(format.name) }
    open = nil
  }

  /// Whether a style of cells shows a length of time.
  func showsDuration(_ name: String) -> Bool {
    var style = cells[name]
    for _ in 0..<Self.deepest {
      guard let known = style else { return false }
      if let format = known.format { return formats.contains(format) }
      style = known.parent.flatMap { cells[$0] }
    }
    return false
  }
}

/// The styles of the cells in a row that have none of their own.
struct DefaultStyles {
  private var columns: [(end: Int, style: String?)] = []
  private var row: String?

  mutating func addColumns(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    try xml.budget.make(emptyCells: 1)
    let count = max(1, xml.number("table:number-columns-repeated") ?? 1)
    let end = (columns.last?.end ?? 0) + count
    columns.append((end, try xml.string("table:default-cell-style-name")))
  }

  mutating func beginRow(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    row = try xml.string("table:default-cell-style-name")
  }

  /// The style of a column in the row.
  subscript(column: Int) -> String? {
    row ?? columns.first { column < $0.end }.flatMap(\.style)
  }
}
