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
  /// The units of a second row of headings; empty where there is none.
  var units: [String] = []
  var title: String?
  /// The first cell of each column of JSON that holds a list or a record: its row by its column.
  var nested: [Int: Int] = [:]
  /// What happened on the way to the rows.
  var notes: [ReadNote] = []

  /// The columns of a block, as far as they are needed.
  func columns(of block: TableBlock) -> [TableColumn] {
    ColumnContents(options: options, delimiter: delimiter)
      .columns(of: block.cells, headings: headings, needed: neededColumns)
  }

  /// The columns that a price file is read for; nil where all may be needed.
  private var neededColumns: Set<Int>? {
    guard options.y.isEmpty, options.x == nil, !options.namesGroups,
      options.conditions.isEmpty, let prices = priceHeadings
    else { return nil }
    let wanted =
      options.allPriceColumns
      ? Array(prices.columns.values)
      : (options.value ?? .close).columns.compactMap { prices.columns[$0] }
        + [prices.columns[.volume]].compactMap(\.self)
    return Set(wanted + [prices.date])
  }

  private var priceHeadings: PriceHeadings? {
    hasHeader ? PriceHeadings(headings, expectsPrices: options.expectsPrices) : nil
  }

  func chooser(_ columns: [TableColumn]) -> RoleChooser {
    RoleChooser(
      file: file, options: options, columns: columns, hasHeader: hasHeader,
      priceHeadings: priceHeadings)
  }

  // MARK: - All rows at once

  /// The table of a block that holds all rows.
  ///
  /// - Throws: `ReadError` for the first cell that is not what its column holds.
  func table(of block: TableBlock) throws(ReadError) -> Table {
    var block = block
    var reading = self
    reading.notes += Footer.trim(&block)
    if block.hasOtherEncoding { reading.notes.append(.readAsWindows1252) }
    if let fault = block.fault, fault.row < block.cells.rowCount { throw fault.error }
    if let long = block.longRow, long.row < block.cells.rowCount {
      throw .raggedRow(
        file: file, row: block.lines[long.row], expected: headings.count, found: long.count)
    }
    reading.noteShortRows(block)
    return try reading.whole(block)
  }

  private mutating func noteShortRows(_ block: TableBlock) {
    let rows = block.shortRows.keys.filter { $0 < block.cells.rowCount }
    guard let first = rows.min() else { return }
    notes.append(.shortRows(count: rows.count, firstRow: block.lines[first]))
  }

  /// Whether the headings are positions.
  var isWide: Bool { wide != nil }

  private var wide: WideTable? {
    WideTable(headings: headings, hasHeader: hasHeader, options: options)
  }

  private func whole(_ block: TableBlock) throws(ReadError) -> Table {
    guard block.cells.rowCount > 0 else { throw .noRows(file: file) }
    if let wide { return try wide.table(of: block, self) }
    let columns = columns(of: block)
    let roles = try located(block) { () throws(ReadError) in try chooser(columns).roles() }
    if isSingleRow(roles, block) {
      throw .singleRow(file: file, headings: roles.valueCandidates.map { columns[$0].heading })
    }
    var rows = try rows(of: columns, roles, block)
    try keepWantedRows(&rows, columns)
    var assembly = assembly(roles, columns)
    return try assembly.table(of: rows)
  }

  /// Whether there is one row of several numbers that stands nowhere, as one of totals.
  private func isSingleRow(_ roles: Roles, _ block: TableBlock) -> Bool {
    hasHeader && block.cells.rowCount == 1 && roles.valueCandidates.count > 1
      && !roles.x.isDates && options.x == nil && options.grouping == .automatic
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
      default: throw error
      }
    }
  }

  private func rows(
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
    let place = CellPlace(file, row: 0, column)
    if let row = nested[column.index] { throw .nestedValue(place.onLine(block.lines[row])) }
    switch column.content {
    case .numbers(let finding):
      if finding.isAmbiguous, let row = finding.values.firstIndex(where: { !$0.isNaN }) {
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
  private func keepWantedRows(
    _ rows: inout TableRows, _ columns: [TableColumn]
  ) throws(ReadError) {
    guard !options.conditions.isEmpty else { return }
    var isKept = [Bool](repeating: true, count: rows.count)
    for condition in options.conditions {
      let column = columns[try chooser(columns).place(condition.column)]
      let texts = RowCodes(column.cells)
      let names = texts.firstRows.map(column.cells.text)
      let found = NameSearch(names).places(of: condition.text)
      guard found.count == 1 else {
        let near = (found.isEmpty ? names : found.map { names[$0] }).prefix(20)
        throw .noSuchRows(file: file, condition, texts: near.map { $0.utf8.bounded() })
      }
      for row in isKept.indices where texts.codes[row] != found[0] { isKept[row] = false }
    }
    rows.pick(isKept.indices.filter { isKept[$0] })
  }

  // MARK: - Block after block

  /// How further blocks are read; nil where a table has to be in memory as a whole.
  func collector(
    _ roles: Roles, _ columns: [TableColumn], expectedCount: Int
  ) -> TableCollector? {
    if case .parts = roles.x { return nil }
    // Further rows may tell another order of day and month, or another century.
    if case .dates(let index, _) = roles.x, case .dates(let finding) = columns[index].content,
      !finding.isCertain
    {
      return nil
    }
    guard roles.by.isEmpty, options.conditions.isEmpty, options.only.isEmpty,
      WideTable(headings: headings, hasHeader: hasHeader, options: options) == nil,
      !options.y.isEmpty || roles.bars != nil || !columns.contains(where: { isOpen($0, roles) })
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

  /// Whether further rows may make values of a column that was passed over.
  private func isOpen(_ column: TableColumn, _ roles: Roles) -> Bool {
    guard !roles.x.columns.contains(column.index), !roles.values.contains(column.index) else {
      return false
    }
    if case .empty = column.content { return true }
    guard let facts = column.numbers else { return false }
    return facts.isConstant || facts.counts || facts.missingCount * 2 > column.cells.count
  }

  // MARK: - What is told

  func assembly(_ roles: Roles, _ columns: [TableColumn]) -> TableAssembly {
    let prices = priceHeadings
    let titles = columns.map { title(of: $0, roles, prices) }
    var layout = TableLayout(
      format: format, delimiter: delimiter?.character, decimal: decimal(roles, columns),
      hasHeader: hasHeader, x: roles.x.columns.map { titles[$0].name },
      y: roles.values.map { titles[$0].name }, isPriceFile: roles.bars != nil, rowCount: 0)
    layout.by = roles.by.map { titles[$0].name }
    layout.title = title
    return TableAssembly(
      reading: self, roles: roles, columns: titles, layout: layout)
  }

  /// The layout of a table whose headings are positions.
  func wideLayout(
    x: [Int], by name: Int, values: String, rowCount: Int
  ) -> TableLayout {
    let names = headings.enumerated().map { index, heading in
      heading.isEmpty
        ? ColumnName(number: index + 1)
        : ColumnName(number: index + 1, heading: heading.utf8.bounded())
    }
    var layout = TableLayout(
      format: format, delimiter: delimiter?.character, decimal: nil, hasHeader: true,
      x: x.map { names[$0] }, y: [], isPriceFile: false, rowCount: rowCount)
    layout.by = [names[name]]
    layout.skippedCount = notes.skippedCount
    layout.title = title
    return layout
  }

  /// The places of the series that are wanted, by their names.
  ///
  /// - Throws: `ReadError.unknownGroup`.
  func chosenNames(_ names: [String]) throws(ReadError) -> [Int] {
    guard !options.only.isEmpty else { return Array(names.indices) }
    var chosen: [Int] = []
    for name in options.only {
      let found = NameSearch(names).places(of: name)
      guard found.count == 1 else {
        let near = (found.isEmpty ? names : found.map { names[$0] }).map { $0.utf8.bounded() }
        throw .unknownGroup(file: file, name: name.utf8.bounded(), groups: near)
      }
      if !chosen.contains(found[0]) { chosen.append(found[0]) }
    }
    return chosen
  }

  private func title(
    of column: TableColumn, _ roles: Roles, _ prices: PriceHeadings?
  ) -> ColumnTitle {
    let heading = HeadingUnit(column.heading)
    let name = ColumnName(column)
    let price = prices?.columns.first { $0.value == column.index }?.key
    var unit = heading.unit
    if unit == nil, units.indices.contains(column.index) {
      unit = HeadingUnit.unit(ofUnitsRow: units[column.index])
    }
    if case .numbers(let finding) = column.content { unit = unit ?? finding.unit }
    let isPrice = price != nil && roles.x.isDates
    return ColumnTitle(
      name: name, title: column.heading.isEmpty ? name.heading : heading.name,
      unit: unit ?? (isPrice && price == .volume ? PriceValue.volume.unit : nil),
      kind: isPrice ? price == .volume ? .count : .price : kind(ofUnit: unit))
  }

  private func kind(ofUnit unit: String?) -> ChartKind {
    unit.map(UnitWords.isPercent) == true ? .percent : .measurement
  }

  private func decimal(_ roles: Roles, _ columns: [TableColumn]) -> DecimalMark? {
    guard delimiter != nil else { return nil }
    for index in roles.values {
      guard case .numbers(let finding) = columns[index].content else { continue }
      if finding.evidence == .comma { return .comma }
      if finding.evidence == .point { return .point }
      if finding.evidence == .eitherWay { return finding.style.decimal }
    }
    return nil
  }

  /// What is to be said of the columns that were taken.
  func columnNotes(_ roles: Roles, _ columns: [TableColumn]) -> [ReadNote] {
    var notes: [ReadNote] = []
    if roles.valueCandidates.count > roles.values.count, let first = roles.values.first {
      notes.append(
        .oneOfColumns(
          name: ColumnName(columns[first]).heading, count: roles.valueCandidates.count))
    }
    for index in roles.values {
      guard case .numbers(let finding) = columns[index].content else { continue }
      let name = ColumnName(columns[index]).heading
      if finding.limitCount > 0 {
        notes.append(.limitsTaken(column: name, count: finding.limitCount))
      }
      if finding.flagCount > 0 {
        notes.append(.flagsPassedOver(column: name, count: finding.flagCount))
      }
      if let sentinel = finding.style.sentinels.first, finding.sentinelCount > 0 {
        notes.append(
          .sentinelMissing(column: name, value: sentinel, count: finding.sentinelCount))
      }
      if finding.badCount > 0 {
        notes.append(.badCellsMissing(column: name, count: finding.badCount))
      }
      if finding.evidence == .eitherWay, finding.style.grouping != nil,
        let row = columns[index].cells.firstRow(holding: Byte.comma)
      {
        notes.append(
          .thousandsAssumed(column: name, example: columns[index].cells.bytes(row).bounded()))
      }
    }
    return notes
  }
}

/// Collects the columns that are wanted of one block after another.
struct TableCollector {
  let roles: Roles
  /// Whether the first rows of each column of values have decimal marks.
  private let mayHaveMarks: [Bool]
  private var positions: PositionCollector
  private var numbers: [NumberCollector]
  private var lines = LineNumbers()

  init(
    roles: Roles, mayHaveMarks: [Bool], positions: PositionCollector, numbers: [NumberCollector]
  ) {
    self.roles = roles
    self.mayHaveMarks = mayHaveMarks
    self.positions = positions
    self.numbers = numbers
  }

  /// Takes the rows of a block; false where one is not what the first rows promised.
  mutating func append(_ block: TableBlock) -> Bool {
    guard block.longRow == nil, block.fault == nil, block.shortRows.isEmpty,
      !block.hasOtherEncoding,
      positions.append(block.cells) == nil
    else { return false }
    for (index, column) in roles.values.enumerated() {
      numbers[index].append(block.cells.column(column))
      guard numbers[index].badCount == 0, !numbers[index].hasDecoration,
        mayHaveMarks[index] || !numbers[index].hasMarks
      else { return false }
    }
    lines.append(block.lines)
    return true
  }

  /// All rows; nil where they break what the roles rest on.
  consuming func rows(notes: [ReadNote]) -> TableRows? {
    let values = numbers.map(\.values)
    guard values.allSatisfy({ column in column.contains { !$0.isNaN } }),
      // What stands in a last row without values may be a note.
      values.contains(where: { $0.last?.isNaN == false }),
      values.allSatisfy({ Sentinels.find(in: $0).isEmpty })
    else { return nil }
    var rows = TableRows(positions: positions.positions(), values: values, lines: lines)
    rows.notes = notes
    return roles.premise.holds(for: rows.positions) ? rows : nil
  }
}

extension Roles.Premise {
  /// Whether positions are what was promised.
  func holds(for positions: Positions) -> Bool {
    switch positions {
    case .rows: true
    case .numbers(let numbers):
      (!ascends || Self.ascend(numbers)) && (!isUnique || Self.areUnique(numbers))
    case .categories(let names): !isUnique || Set(names).count == names.count
    case .dates(let dates, _): !isUnique || Self.areUnique(Array(dates.instants))
    }
  }

  private static func ascend(_ keys: [some Comparable]) -> Bool {
    keys.indices.dropFirst().allSatisfy { keys[$0] > keys[$0 - 1] }
  }

  private static func areUnique(_ keys: [some Comparable & Hashable]) -> Bool {
    ascend(keys) || Set(keys).count == keys.count
  }
}

extension NumberFinding {
  /// Whether nothing is to be said or doubted of the numbers.
  fileprivate var isPlain: Bool {
    badCount == 0 && !isAmbiguous && style.sentinels.isEmpty && limitCount == 0 && flagCount == 0
      && unit == nil && style.grouping == nil && evidence != .eitherWay
  }
}

extension CellPlace {
  /// The same cell, its row counted as a line of the file.
  fileprivate func onLine(_ line: Int) -> CellPlace {
    CellPlace(file: file, row: line, column: column)
  }
}
