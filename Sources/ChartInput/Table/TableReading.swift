// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads a table by its roles: all rows at once where they are in memory, or block after block as long as
/// they are what the first ones promise.
struct TableReading {
  let file: String
  let options: ReadOptions
  let format: FileFormat
  /// Nil for JSON.
  let delimiter: Delimiter?
  let headings: [String]
  let hasHeader: Bool
  /// The units of a second row of headings; empty if there is none.
  var units: [String] = []
  var title: String?
  /// The first cell of each column of JSON that holds a list or a record: its row by its column.
  var nested: [Int: Int] = [:]
  /// What became of the records above, between and below the rows.
  var counts = RowCounts()
  /// What happened on the way to the rows.
  var notes: [ReadNote] = []

  /// The columns of a block, as far as they are needed.
  func columns(of block: TableBlock) -> [TableColumn] {
    ColumnContents(options: options, delimiter: delimiter, told: told)
      .columns(of: block.cells, headings: headings, needed: neededColumns)
  }

  /// The columns that a price file is read for; nil if all may be needed.
  var neededColumns: Set<Int>? {
    guard options.y.isEmpty, options.x == nil, !options.countsRows,
      !options.namesGroups,
      options.conditions.isEmpty, options.types.isEmpty, options.form?.isOfSeries ?? true,
      let prices = priceHeadings
    else { return nil }
    let wanted =
      options.allPriceColumns
      ? Array(prices.columns.values)
      : (options.value ?? .close).columns.compactMap { prices.columns[$0] }
        + [prices.columns[.volume]].compactMap(\.self)
    return Set(wanted + [prices.date])
  }

  var priceHeadings: PriceHeadings? {
    hasHeader ? PriceHeadings(headings, expectsPrices: options.expectsPrices) : nil
  }

  // MARK: - All rows at once

  /// The table of a block that holds all rows.
  ///
  /// - Throws: `ReadError` for the first cell that is not what its column holds.
  func table(of block: TableBlock) throws(ReadError) -> Table {
    var block = block
    var reading = self
    reading.notes += Footer.trim(&block)
    if hasHeader, block.longRow == nil, block.fault == nil {
      let repeated = RepeatedHeadings.remove(from: &block, headings: headings)
      if repeated > 0 { reading.notes.append(.headingsRepeated(count: repeated)) }
      MergedCells.fill(&block)
      if options.form != .bars {
        reading.notes += TotalRows.remove(from: &block, columns: columns)
      }
    }
    if delimiter == .blanks, options.grouping == .automatic, BlocksApart.number(&block) {
      reading = reading.withColumn(BlocksApart.heading)
    }
    if let row = block.oddlyQuotedRow { reading.notes.append(.quotesInCells(firstRow: row)) }
    if let encoding = block.encoding { reading.notes.append(.readAs(encoding: encoding.name)) }
    if let fault = block.fault, fault.row < block.cells.rowCount { throw fault.error }
    if let long = block.longRow, long.row < block.cells.rowCount {
      throw .raggedRow(
        file: file, row: block.lines[long.row], expected: headings.count, found: long.count)
    }
    reading.noteShortRows(block)
    if block.flaggedRowCount > 0, let last = headings.last {
      reading.notes.append(.flagsPassedOver(column: last, count: block.flaggedRowCount))
    }
    return try reading.whole(block)
  }

  /// The same reading of rows that have one more column.
  private func withColumn(_ heading: String) -> TableReading {
    var reading = TableReading(
      file: file, options: options, format: format, delimiter: delimiter,
      headings: headings + [heading], hasHeader: hasHeader)
    (reading.units, reading.title, reading.notes) = (units, title, notes)
    reading.counts = counts
    return reading
  }

  private mutating func noteShortRows(_ block: TableBlock) {
    let rows = block.shortRows.keys.filter { $0 < block.cells.rowCount }
    guard let first = rows.min() else { return }
    notes.append(.shortRows(count: rows.count, firstRow: block.lines[first]))
  }

  private func whole(_ block: TableBlock) throws(ReadError) -> Table {
    guard block.cells.rowCount > 0 else { throw .noRows(file: file) }
    if !options.types.isEmpty {
      let search = HeadingSearch(headings)
      for type in options.types { _ = try search.place(of: type.column, file: file) }
    }
    if let one = oneColumn(block) {
      var table = try one.reading.whole(one.block)
      table.layout.rows.data = 1
      return table
    }
    if let wide, !mayBeGrid { return try wide.table(of: block, self) }
    let columns = columns(of: block)
    if let wide = wide(columns) { return try wide.table(of: block, self) }
    if let wide, options.form == nil {
      guard let grid = FormSearch.grid(columns, hasHeader: hasHeader) else {
        return try wide.table(of: block, self)
      }
      return try table(of: block, columns, grid, besides: nil)
    }
    try checkDeclarations(columns, block)
    if let form = try askedForm(columns) {
      return try table(of: block, columns, form, besides: nil)
    }
    let roles = try located(block) { () throws(ReadError) in
      do throws(ReadError) { return try chooser(columns).roles() } catch {
        throw listError(columns, block, for: error)
      }
    }
    if let form = FormSearch(chooser(columns), roles).found() {
      return try table(of: block, columns, form, besides: roles)
    }
    if isSingleRow(roles, block) {
      throw .singleRow(
        file: file, headings: roles.valueCandidates.map { columns[$0].heading.utf8.bounded() })
    }
    var rows = try rows(of: columns, roles, block)
    try keepWantedRows(&rows, columns)
    if let sorting = options.sorting { rows.sortNames(by: sorting) }
    var assembly = assembly(roles, columns)
    return try assembly.table(of: rows)
  }

  /// Puts the line into the place that an error names, whose row was counted from 0.
  private func located<Result>(
    _ block: TableBlock, _ body: () throws(ReadError) -> Result
  ) throws(ReadError) -> Result {
    do { return try body() } catch {
      switch error {
      case .ambiguousDates(let place, let text):
        throw .ambiguousDates(place.onLine(block.lines[place.row]), text: text)
      case .mixedDateOrder(let place, let text):
        throw .mixedDateOrder(place.onLine(block.lines[place.row]), text: text)
      case .notANumber(let place, let text):
        throw .notANumber(place.onLine(block.lines[place.row]), text: text)
      default: throw error
      }
    }
  }

  func rows(
    of columns: [TableColumn], _ roles: Roles, _ block: TableBlock
  ) throws(ReadError) -> TableRows {
    var rows = TableRows(positions: .rows(block.cells.rowCount), values: [], lines: block.lines)
    rows.notes = notes + columnNotes(roles, columns)
    rows.positions = try PositionReading(file: file, options: options, columns: columns)
      .positions(roles.x, lines: block.lines)
    for index in roles.values { rows.values.append(try values(of: columns[index], block)) }
    if !roles.by.isEmpty {
      rows.groups = (0..<block.cells.rowCount).map { row in
        roles.by.map { columns[$0].cells.text(row) }.joined(separator: ", ")
      }
    } else if let name = options.only.first {
      throw .noGroups(file: file, name: name.utf8.bounded())
    }
    return rows
  }

  func values(of column: TableColumn, _ block: TableBlock) throws(ReadError) -> [Double] {
    let place = CellLocation(file, row: 0, column)
    if let row = nested[column.index] { throw .nestedValue(place.onLine(block.lines[row])) }
    switch column.content {
    case .numbers(let finding):
      if finding.isAmbiguous,
        let row = finding.values.indices.first(where: { column.cells.hasMark($0) })
      {
        throw .ambiguousNumber(
          place.onLine(block.lines[row]), text: column.cells.bytes(row).bounded())
      }
      if let bad = finding.bad.first, !options.ignoresBadCells {
        throw CellFault(row: bad.row, column: column.index, kind: .number(bad.fault))
          .error(in: column, file: file, lines: block.lines)
      }
      return finding.values
    case .empty: return Array(repeating: .nan, count: column.cells.count)
    default:
      if let row = OneElementLists.firstRow(ofLists: column.cells) {
        throw .listInCell(
          place.onLine(block.lines[row]), text: column.cells.bytes(row).bounded())
      }
      let row = (0..<column.cells.count).first { !column.cells[$0].isEmpty } ?? 0
      throw .notANumber(
        place.onLine(block.lines[row]), text: column.cells.bytes(row).bounded())
    }
  }

  private func style(_ index: Int?, _ columns: [TableColumn]) -> NumberStyle {
    guard let index, case .numbers(let finding) = columns[index].content else {
      return NumberStyle()
    }
    return finding.style
  }

  /// Keeps the rows that fulfil all conditions.
  func keepWantedRows(
    _ rows: inout TableRows, _ columns: [TableColumn]
  ) throws(ReadError) {
    guard !options.conditions.isEmpty else { return }
    var isKept = [Bool](repeating: true, count: rows.count)
    for condition in options.conditions {
      let column = columns[try chooser(columns).place(condition.column)]
      let texts = column.codes
      let names = texts.firstRows.map(column.cells.text)
      let found = NameSearch(names).places(of: condition.text)
      guard found.count == 1 else {
        let near = (found.isEmpty ? names : found.map { names[$0] }).prefix(20)
        throw .noSuchRows(file: file, condition, texts: near.map { $0.utf8.bounded() })
      }
      for row in isKept.indices where texts.codes[row] != found[0] { isKept[row] = false }
    }
    rows.pick(isKept.indices.filter { isKept[$0] })
    rows.unwantedCount = isKept.count { !$0 }
  }

  // MARK: - Block after block

  /// How further blocks are read; nil if a table has to be in memory as a whole.
  func collector(
    _ roles: Roles, _ columns: [TableColumn], expectedCount: Int
  ) -> TableCollector? {
    if case .parts = roles.x { return nil }
    // What is no line is found in all rows.
    guard options.form?.isOfSeries ?? true, !mayBeOtherForm(roles, columns) else {
      return nil
    }
    // Further rows may tell another order of day and month, or another century.
    if case .dates(let index, _) = roles.x, case .dates(let finding) = columns[index].content,
      !finding.isCertain
    {
      return nil
    }
    guard roles.by.isEmpty, options.conditions.isEmpty, options.only.isEmpty,
      options.sorting == nil,
      WideTable(headings: headings, hasHeader: hasHeader, options: options) == nil,
      !options.y.isEmpty || roles.bars != nil || !hasOpenColumns(roles, columns)
    else { return nil }
    var numbers: [NumberCollector] = []
    var mayHaveMarks: [Bool] = []
    for index in roles.values {
      guard case .numbers(let finding) = columns[index].content, finding.isPlain else { return nil }
      var collector = NumberCollector(style: finding.style, missing: options.missing)
      collector.reserve(expectedCount)
      numbers.append(collector)
      mayHaveMarks.append(finding.evidence != .none)
    }
    return TableCollector(
      roles: roles, mayHaveMarks: mayHaveMarks,
      positions: PositionCollector(
        roles.x, style: style(roles.x.columns.first, columns), options: options,
        expectedCount: expectedCount),
      numbers: numbers)
  }

  /// Whether all rows may make something else of it than a line.
  private func mayBeOtherForm(_ roles: Roles, _ columns: [TableColumn]) -> Bool {
    guard options.form == nil, roles.bars == nil else { return false }
    let chooser = chooser(columns)
    let others = columns.count { $0.isText || $0.isNumeric && chooser.isValue($0) } > 1
    return roles.x == .rows && others || FormSearch(chooser, roles).found() != nil
  }

  /// Whether further rows may make values of a column that was skipped.
  private func hasOpenColumns(_ roles: Roles, _ columns: [TableColumn]) -> Bool {
    let settled = Set(roles.x.columns + roles.values)
    return columns.contains { column in
      guard !settled.contains(column.index) else { return false }
      if case .empty = column.content { return true }
      guard let facts = column.numbers else { return false }
      return roles.yielding.contains(column.index) || facts.isConstant || facts.counts
        || facts.missingCount * 2 > column.cells.count
    }
  }
}
