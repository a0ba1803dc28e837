// SPDX-License-Identifier: MIT

internal import Audiograph

extension ByteWindow {
  /// Puts the cells of a table of a page in its place.
  ///
  /// - Returns: Whether there is one.
  mutating func takePage(_ options: ReadOptions) throws(ReadError) -> Bool {
    _ = try convert(from: options.encoding ?? namedEncoding)
    try readAll()
    let budget = TextBudget(sourceSize: end - start)
    let page = HTMLTables(Array(bytes[start..<end]), budget)
    guard !page.isTooLarge else {
      throw .pageTooLarge(file: stream.name, limit: budget.limit)
    }
    if options.table == nil, options.asksForChart {
      charts = PageScripts(page).charts
    }
    return try take(page.tables, options) { budget.allows(emptyCells: $0) }
  }

  /// Puts the cells of a table in the place of what the window holds, unless charts are told.
  ///
  /// It is the one that is asked for, or the one with most cells; `budget` says whether so many empty cells
  /// may be made.
  ///
  /// - Returns: Whether there is a table or a chart.
  /// - Throws: `ReadError` for a table that is not there, or that would be too large.
  mutating func take(
    _ tables: [PageTable], _ options: ReadOptions, budget: (Int) -> Bool
  ) throws(ReadError) -> Bool {
    let full = tables.indices.filter { tables[$0].cellCount > 0 }
    if !charts.isEmpty, options.table == nil, options.asksForChart {
      if !full.isEmpty, options.chart == nil { notes.append(.tablesBeside(count: full.count)) }
      return true
    }
    charts = []
    guard !full.isEmpty else { return false }
    var notes: [ReadNote] = []
    var number = full.max { (tables[$0].cellCount, -$0) < (tables[$1].cellCount, -$1) } ?? 0
    if let asked = options.table {
      let typed = Int(asked)
      guard let place = tables.indices.first(where: { $0 + 1 == typed }) else {
        throw .unknownTableOfPage(
          file: stream.name, asked: asked.utf8.bounded(), count: tables.count)
      }
      number = place
    } else if full.count > 1 {
      notes.append(.tableOfPageTaken(number: number + 1, count: tables.count))
    }
    guard budget(tables[number].paddingCount) else {
      throw .pageTooLarge(file: stream.name, limit: TextBudget(sourceSize: end - start).limit)
    }
    try replace(
      with: tables[number].delimited,
      of: SourceCells(format: .page, areTyped: false, notes: notes))
    return true
  }

  /// The encoding that the page names in its beginning, unless that is UTF-8.
  private var namedEncoding: String? {
    let head = String(
      decoding: bytes[start..<min(end, start + 2048)].map(\.lowercased), as: UTF8.self)
    guard let mark = head.utf8.firstRange(of: "charset=".utf8) else { return nil }
    let name = head.utf8[mark.upperBound...].drop { "\"' ".utf8.contains($0) }
      .prefix { $0.isDigit || (97...122).contains($0) || "-_".utf8.contains($0) }
    let text = String(decoding: name, as: UTF8.self)
    let isKnown = (try? TextEncoding(named: text)) != nil
    return text == "utf-8" || text == "utf8" || !isKnown ? nil : text
  }
}
