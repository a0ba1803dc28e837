// SPDX-License-Identifier: MIT

internal import Audiograph

/// Makes a table of decoded rows: sorts them, parts them into series, and settles what stands
/// several times at one position.
struct TableAssembly {
  let reading: TableReading
  let roles: Roles
  let columns: [ColumnTitle]
  var layout: TableLayout
  /// What is told where that is no line.
  var form: FormRoles?

  /// What the values are compared with.
  var reference: ReferenceLine?
  /// What the values of each column are.
  private var kinds: [ChartKind] = []

  init(reading: TableReading, roles: Roles, columns: [ColumnTitle], layout: TableLayout) {
    (self.reading, self.roles, self.columns, self.layout) = (reading, roles, columns, layout)
  }

  private var file: String { reading.file }
  private var options: ReadOptions { reading.options }
  /// Whether names are compared, in the order of the file.
  private var comparesNames: Bool { options.form == .bars }

  /// The table.
  ///
  /// - Throws: `ReadError` where no row or no value is left.
  mutating func table(of rows: TableRows) throws(ReadError) -> Table {
    guard rows.count > 0 else { throw .noRows(file: file) }
    var rows = rows
    if form == nil, !comparesNames { rows.dropTotals() }
    layout.rowCount = rows.count
    let unwanted = rows.unwantedCount
    if case .dates(_, true) = rows.positions { rows.notes.append(.timesConvertedToUTC) }
    rows.dropRowsWithoutPosition()
    guard rows.count > 0 else { throw .noValues(file: file, column: columns[roles.values[0]].name) }
    let broken = rows.groups.isEmpty ? nil : rows.firstLineOutOfOrder
    kinds = zip(roles.values, rows.values).map { columns[$0].kind(of: $1) }
    // Of prices the last row of a date counts, as the file has it.
    if let line = rows.sort(turningDays: roles.bars == nil), rows.groups.isEmpty || broken != nil {
      rows.notes.append(.rowsSorted(firstRow: broken ?? line))
    }
    if rows.groups.isEmpty, !comparesNames, let line = rows.sortNames() {
      rows.notes.append(.rowsSorted(firstRow: line))
    }
    if !rows.groups.isEmpty {
      var table = try grouped(rows)
      table.reference = reference
      return table
    }
    if roles.bars != nil {
      blankBarsOfZeros(&rows)
      mergeRepeatedDates(&rows)
    }
    let data = rows.count
    if form == nil, let aggregate = options.aggregate {
      rows = Aggregation(aggregate).joined(rows)
    }
    try checkValues(rows)
    noteRepetition(&rows)
    noteTotal(&rows)
    let x = rows.axis
    layout.rows = reading.counts.settled(rows.notes, data: data, unwanted: unwanted)
    var table = Table(
      x: x, columns: roles.bars == nil ? valueColumns(rows, x: nil, group: nil) : [],
      bars: bars(rows, x), value: options.value ?? .close, layout: layout, notes: rows.notes)
    table.form = form.map { formColumns($0, rows) }
    table.reference = reference
    table.isList =
      !options.countsRows && layout.x.isEmpty && layout.y.count == 1 && layout.others.isEmpty
    return table
  }

  private func formColumns(_ form: FormRoles, _ rows: TableRows) -> FormColumns {
    let all = zip(
      form.names + form.within + [form.pointNames].compactMap(\.self), rows.texts
    ).map { place, texts in
      FormColumns.Texts(name: columns[place].title, texts: texts)
    }
    let texts = all.prefix(form.names.count)
    let isGrid = form.form.shape == .grid && texts.count > 1
    // The texts of several columns name a group together.
    let names =
      isGrid || texts.count < 2
      ? texts.first
      : FormColumns.Texts(
        name: texts.map(\.name).joined(separator: ", "),
        texts: (0..<rows.count).map { row in
          texts.map { $0.texts[row] }.joined(separator: ", ")
        })
    var told = FormColumns(
      form: form.form, isAsked: form.isAsked, names: names, columnNames: isGrid ? texts[1] : nil,
      bounds: form.bounds, within: Array(all.dropFirst(form.names.count).prefix(form.within.count)))
    if form.pointNames != nil { told.pointNames = all.last }
    return told
  }

  // MARK: - Groups

  /// A table with a series for each group, each with positions of its own.
  private mutating func grouped(_ rows: TableRows) throws(ReadError) -> Table {
    let codes = RowCodes(rows.groups)
    var members = [[Int]](repeating: [], count: codes.count)
    for (row, code) in codes.codes.enumerated() { members[code].append(row) }
    let names = members.map { rows.groups[$0[0]] }
    var series: [ValueColumn] = []
    var (data, unwanted) = (0, rows.unwantedCount + rows.count)
    var (empty, unsorted) = ([Int](), [Int]())
    for code in try reading.chosenNames(names, each: roles.values.count) {
      unwanted -= members[code].count
      var part = rows
      part.pick(members[code])
      if !comparesNames, let line = part.sortNames() { unsorted.append(line) }
      if let aggregate = options.aggregate { part = Aggregation(aggregate).joined(part) }
      guard part.values.contains(where: { !$0.allSatisfy(\.isNaN) }) else {
        empty.append(code)
        continue
      }
      data += members[code].count
      series += valueColumns(part, x: part.axis, group: names[code])
    }
    guard !series.isEmpty else {
      throw .noValues(file: file, column: columns[roles.values[0]].name)
    }
    var notes = rows.notes + unsorted.prefix(1).map { .rowsSorted(firstRow: $0) }
    if let first = empty.first {
      notes.append(
        .emptySeries(
          count: empty.count, rows: empty.reduce(0) { $0 + members[$1].count },
          example: names[first].utf8.bounded()))
    }
    layout.rows = reading.counts.settled(notes, data: data, unwanted: unwanted)
    return Table(
      x: rows.axis, columns: series, bars: nil, value: .close, layout: layout, notes: notes)
  }

  // MARK: - Several values at one position

  /// Keeps the last of several rows with the same date.
  private func mergeRepeatedDates(_ rows: inout TableRows) {
    let repeated = (0..<max(0, rows.count - 1)).filter { rows.areAtOnePosition($0, $0 + 1) }
    guard let first = repeated.first, case .dates(let dates, _) = rows.positions else { return }
    rows.notes.append(.repeatedDatesReplaced(count: repeated.count, example: dates[first]))
    let last = rows.count - 1
    rows.pick((0...last).filter { $0 == last || !rows.areAtOnePosition($0, $0 + 1) })
  }

  /// Takes bars of zeros in which nothing was traded for missing ones among prices.
  private func blankBarsOfZeros(_ rows: inout TableRows) {
    guard let places = roles.bars,
      let volume = places[.volume].flatMap(roles.values.firstIndex)
    else { return }
    let columns = rows.values
    let prices = columns.indices.filter { $0 != volume }
    let zeros = (0..<rows.count).filter { row in
      columns[volume][row] == 0 && prices.allSatisfy { columns[$0][row] == 0 }
    }
    guard !prices.isEmpty, let first = zeros.first, zeros.count < rows.count,
      zeros.count == 1 || zeros.count * 10 <= rows.count
    else { return }
    for row in zeros {
      for price in prices { rows.values[price][row] = .nan }
    }
    rows.notes.append(.barsOfZeros(count: zeros.count, firstRow: rows.line(first)))
  }

  private func noteRepetition(_ rows: inout TableRows) {
    let repeated = rows.positions.repetitionCount
    guard repeated > 0 else { return }
    rows.notes.append(
      .severalAtOnePosition(points: rows.count, positions: rows.count - repeated))
  }

  /// Notes a last category whose value is the sum of all others.
  private func noteTotal(_ rows: inout TableRows) {
    guard case .categories(let names) = rows.positions, let name = names.last,
      names.count > 4 || HeadingWords.saysTotal(name),
      let values = rows.values.first, let last = values.last
    else { return }
    let sum = values.dropLast().reduce(0) { $1.isNaN ? $0 : $0 + $1 }
    guard abs(sum - last) <= abs(last) * 1e-3, last != 0 else { return }
    rows.notes.append(.totalRow(name: name.utf8.bounded()))
  }

  private func checkValues(_ rows: TableRows) throws(ReadError) {
    let value = options.value ?? .close
    for (index, column) in roles.values.enumerated()
    where rows.values[index].allSatisfy(\.isNaN) {
      let isWanted =
        roles.bars.map { bars in value.columns.contains { bars[$0] == column } } ?? true
      if isWanted { throw .noValues(file: file, column: columns[column].name) }
    }
  }

  // MARK: - Columns

  private func valueColumns(_ rows: TableRows, x: XAxis?, group: String?) -> [ValueColumn] {
    roles.values.enumerated().map { index, column in
      let title = columns[column]
      let name = group.map { roles.values.count == 1 ? $0 : "\($0), \(title.title)" }
      return ValueColumn(
        number: column + 1, name: name ?? title.title, unit: title.unit, kind: kinds[index],
        values: rows.values[index], x: x,
        quantity: group != nil || roles.areUnlike ? title.title : nil)
    }
  }

  private func bars(_ rows: TableRows, _ x: XAxis) -> PriceBars? {
    guard let places = roles.bars, case .dates(let dates) = x else { return nil }
    var columns: [PriceColumn: [Double]] = [:]
    for (column, place) in places {
      if let index = roles.values.firstIndex(of: place) { columns[column] = rows.values[index] }
    }
    return try? PriceBars(dates: dates, columns: columns)
  }
}

/// What is said of a column of values.
struct ColumnTitle: Equatable {
  /// The column's number and heading.
  let name: ColumnName
  /// The heading without its unit.
  let title: String
  let unit: String?
  let kind: ChartKind

  /// What values below it are: ranks, where nothing else is known of them.
  func kind(of values: [Double]) -> ChartKind {
    let mayBeRanks = unit == nil && kind == .measurement
    return mayBeRanks && HeadingWords.areRanks(values, below: title) ? .rank : kind
  }
}

/// Finds a name among others: as it stands, in any letter case, by its beginning, then by that of one
/// of its words.
struct NameSearch {
  let names: [String]

  init(_ names: [String]) { self.names = names }

  /// The places of all that match in the strictest way in which any does.
  func places(of name: String) -> [Int] {
    let folded = name.lowercased()
    let ways: [(String) -> Bool] = [
      { $0 == name }, { $0.lowercased() == folded }, { $0.lowercased().hasPrefix(folded) },
      { $0.lowercased().split(separator: " ").contains { $0.hasPrefix(folded) } },
    ]
    return ways.lazy.map { way in names.indices.filter { way(names[$0]) } }
      .first { !$0.isEmpty } ?? []
  }
}
