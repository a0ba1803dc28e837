// SPDX-License-Identifier: MIT

internal import Audiograph

extension TableReading {
  /// The table whose headings are positions; nil if they are none.
  var wide: WideTable? {
    WideTable(headings: headings, hasHeader: hasHeader, options: options)
  }

  /// The most rows that are series along names.
  private static let mostSeries = 12

  /// The table whose headings are names in an order that everybody knows, behind a column of other names and
  /// above few rows, each of which is a series; nil if they are not.
  func wide(_ columns: [TableColumn]) -> WideTable? {
    guard hasHeader, [nil, .line].contains(options.form), options.x == nil, !options.countsRows,
      options.y.isEmpty, options.grouping == .automatic, options.conditions.isEmpty,
      options.value == nil, priceHeadings == nil, let names = columns.first, columns.count > 3,
      names.isText, names.distinctShare == 1, (1...Self.mostSeries).contains(names.cells.count),
      columns.dropFirst().allSatisfy(\.isNumeric), wide == nil, !names.hasKnownOrder
    else { return nil }
    var along = Array(headings.dropFirst())
    if along.count > 3, let last = along.last,
      WideTable.sumsUp(last, months: PeriodHeadings.months(along.dropLast()) != nil)
    {
      along.removeLast()
    }
    let places = Array(1...along.count)
    if options.dateFormat == nil, let dates = PeriodHeadings.dates(along.withoutCommonEnds) {
      return WideTable(columns: places, x: .dates(dates), names: [0])
    }
    if names.cells.count == 1, let numbers = Self.numbersAlong(along) {
      return WideTable(columns: places, x: .numbers(numbers), names: [0])
    }
    guard let scale = NameScale(along), NameOrder(along) != nil,
      scale.recurs || names.cells.count <= along.count
    else { return nil }
    return WideTable(columns: places, x: .categories(along), names: [0])
  }

  /// Headings that are numbers, each of them higher than the one before, at least four.
  private static func numbersAlong(_ headings: [String]) -> [Double]? {
    let numbers = headings.compactMap(Double.init)
    guard numbers.count == headings.count, numbers.count > 3,
      zip(numbers.dropFirst(), numbers).allSatisfy(>)
    else { return nil }
    return numbers
  }

  /// A single row of three numbers or more without headings, as a column of its own.
  func oneColumn(_ block: TableBlock) -> (reading: TableReading, block: TableBlock)? {
    let count = block.cells.columnCount
    guard !hasHeader, delimiter != nil, block.cells.rowCount == 1, count > 2, options.x == nil,
      options.y.isEmpty, options.grouping == .automatic,
      columns(of: block).allSatisfy({ $0.isNumeric && $0.numbers?.missingCount == 0 })
    else { return nil }
    var turned = block
    turned.cells.columnCount = 1
    turned.lines = LineNumbers()
    for _ in 0..<count { turned.lines.append(block.lines[0]) }
    var reading = TableReading(
      file: file, options: options, format: format, delimiter: delimiter, headings: [""],
      hasHeader: false)
    reading.notes = notes
    reading.counts = counts
    return (reading, turned)
  }

  /// Whether there is one row of several numbers that stands nowhere, as one of totals.
  func isSingleRow(_ roles: Roles, _ block: TableBlock) -> Bool {
    hasHeader && block.cells.rowCount == 1 && roles.valueCandidates.count > 1
      && !roles.x.isDates && options.x == nil && !options.countsRows
      && options.grouping == .automatic
  }

  /// Whether the headings are times of the calendar, as those of a heat map.
  var mayBeGrid: Bool {
    options.form?.shape == .grid
      || options.form == nil && FormSearch.areTimes(headings.dropFirst())
  }

  /// The roles of a kind of chart that was asked for; nil for a line or candles.
  func askedForm(_ columns: [TableColumn]) throws(ReadError) -> FormRoles? {
    guard let form = options.form else { return nil }
    return try FormRoleChooser(chooser(columns), form).roles()
  }

  /// The table of a kind of chart: its numbers as columns, its texts beside them.
  func table(
    of block: TableBlock, _ columns: [TableColumn], _ form: FormRoles, besides line: Roles?
  ) throws(ReadError) -> Table {
    // Whoever chose the values is told of no others.
    let line = line ?? (options.y.isEmpty ? try? chooser(columns).roles() : nil)
    var roles = Roles(x: form.x, values: form.values)
    let within = form.form == .scatter ? smallGroups(columns, besides: form.names) : []
    let label = form.form == .scatter ? pointNames(columns, besides: form.names + within) : nil
    roles.names = form.names + [label].compactMap(\.self)
    roles.valueCandidates = line?.valueCandidates ?? []
    roles.constantColumns = line?.constantColumns ?? []
    roles.reference = line?.reference
    var rows = try rows(of: columns, roles, block)
    rows.texts = (form.names + within + [label].compactMap(\.self)).map { place in
      (0..<block.cells.rowCount).map(columns[place].cells.text)
    }
    if columns.count == 1 { leaveOutBlank(columns[0], &rows) }
    try keepWantedRows(&rows, columns)
    var assembly = assembly(roles, columns)
    assembly.form = form
    assembly.form?.within = within
    assembly.form?.pointNames = label
    assembly.layout.by = form.names.map { ColumnName(columns[$0]) }
    return try assembly.table(of: rows)
  }

  /// The share of rows that texts tell apart where they are names of points.
  private static let distinctNames = 0.9

  /// The first column of short texts that are different in nearly every row, which names the points; nil for none.
  private func pointNames(_ columns: [TableColumn], besides taken: [Int]) -> Int? {
    columns.first { column in
      column.isText && !column.isLong && !taken.contains(column.index)
        && column.distinctShare >= Self.distinctNames
        && (0..<column.cells.count).count { !column.cells[$0].isEmpty } * 2 > column.cells.count
    }?.index
  }

  /// Columns of texts that part the rows into 2 to 6 groups and those without one.
  private func smallGroups(_ columns: [TableColumn], besides taken: [Int]) -> [Int] {
    columns.filter { column in
      column.isText && !column.isLong && !taken.contains(column.index)
        && (2...7).contains(column.codes.count)
    }.map(\.index)
  }

  /// Leaves out the rows of a single column that are nothing but empty lines.
  private func leaveOutBlank(_ column: TableColumn, _ rows: inout TableRows) {
    let kept = (0..<column.cells.count).filter { !column.cells[$0].isEmpty }
    guard kept.count < column.cells.count, !kept.isEmpty else { return }
    rows.notes.append(.emptyRowsSkipped(count: column.cells.count - kept.count))
    rows.pick(kept)
  }
}

extension [String] {
  /// The texts without what all of them begin and end with: `2021` of `Rate 2021 (%)`.
  ///
  /// Digits are never taken off.
  fileprivate var withoutCommonEnds: [String] {
    guard let first else { return self }
    func common(_ texts: [[Unicode.Scalar]]) -> Int {
      let shortest = texts.map(\.count).min() ?? 0
      let length = (0..<shortest).first { place in
        texts.contains { $0[place] != texts[0][place] }
      }
      return texts[0].prefix(length ?? shortest).prefix { !("0"..."9").contains($0) }.count
    }
    let scalars = map { text in Array<Unicode.Scalar>(text.unicodeScalars) }
    let lead = common(scalars)
    let tail = common(scalars.map { $0.reversed() })
    guard lead + tail < first.unicodeScalars.count else { return self }
    return scalars.map {
      String(String.UnicodeScalarView($0.dropFirst(lead).dropLast(tail)))
    }
  }
}
