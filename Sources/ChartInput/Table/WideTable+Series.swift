// SPDX-License-Identifier: MIT

internal import Audiograph

extension WideTable {
  /// The table, each row a series that the texts in front of it name.
  func table(of block: TableBlock, _ reading: TableReading) throws(ReadError) -> Table {
    let contents = ColumnContents(options: reading.options, delimiter: reading.delimiter)
    let cells = contents.columns(
      of: block.cells, headings: reading.headings, needed: Set(columns))
    let values = try columns.map { (index) throws(ReadError) in
      try reading.values(of: cells[index], block)
    }
    if let table = try months(values, block, reading) { return table }
    let naming = nameColumns(block)
    let titles = (0..<block.cells.rowCount).map { row in
      naming.map { cells[$0].cells.text(row) }.joined(separator: ", ")
    }
    let wanted = try reading.chosenNames(titles)
    let isEmpty = { (row: Int) in values.allSatisfy { $0[row].isNaN } }
    let series = wanted.filter { !isEmpty($0) }.map { row in
      let line = values.map { $0[row] }
      return ValueColumn(
        number: row + 1, name: titles[row], unit: nil, kind: .measurement, values: line,
        x: x, quantity: reading.title ?? "")
    }
    guard !series.isEmpty else {
      throw .noNumericColumn(
        file: reading.file, headings: reading.headings.map { $0.utf8.bounded() })
    }
    let empty = wanted.filter(isEmpty)
    let others = others(besides: naming, block)
    let notes =
      reading.notes
      + (empty.isEmpty
        ? []
        : [
          .emptySeries(
            count: empty.count, rows: empty.count, example: titles[empty[0]].utf8.bounded())
        ]) + TableReading.columnsLeftOut(others.map { reading.columnName($0).heading })
    return Table(
      x: x, columns: series, bars: nil, value: .close,
      layout: reading.wideLayout(
        x: columns, by: naming, others: others, rowCount: block.cells.rowCount,
        told: series.count,
        unwanted: block.cells.rowCount - wanted.count, notes),
      notes: notes)
  }

  /// The table of years with their months as one series; nil if the years are none, or stand
  /// twice.
  private func months(
    _ values: [[Double]], _ block: TableBlock, _ reading: TableReading
  ) throws(ReadError) -> Table? {
    guard let years, reading.options.only.isEmpty else { return nil }
    let texts = block.cells.column(years)
    let rows = (0..<texts.count).compactMap { row in
      Int(texts.text(row)).map { (year: $0, row: row) }
    }.sorted { $0.year < $1.year }
    guard rows.count == texts.count, zip(rows, rows.dropFirst()).allSatisfy({ $0.year < $1.year })
    else { return nil }
    var instants = rows.flatMap { year, _ in
      (1...12).compactMap { CalendarDate(year: year, month: $0)?.instant }
    }
    var line = rows.flatMap { _, row in values.map { $0[row] } }
    // Months that are still to come.
    while line.last?.isNaN == true { line.removeLast() }
    guard instants.count == rows.count * 12, !line.isEmpty else { return nil }
    instants.removeLast(instants.count - line.count)
    let name = "\(reading.headings[columns[0]]) to \(reading.headings[columns[11]])"
    let series = ValueColumn(
      number: columns[0] + 1, name: name, unit: nil, kind: .measurement, values: line)
    let notes = reading.notes + notesOnOthers(name, block, reading)
    return Table(
      x: .dates(XAxis.Dates(instants: instants, precision: .month)), columns: [series], bars: nil,
      value: .close,
      layout: reading.wideLayout(
        x: [years] + columns, by: [], others: others(besides: [years], block), rowCount: rows.count,
        told: rows.count, notes),
      notes: notes)
  }

  /// Says that there are numbers after the months.
  private func notesOnOthers(
    _ name: String, _ block: TableBlock, _ reading: TableReading
  ) -> [ReadNote] {
    let others = others(besides: years.map { [$0] } ?? [], block)
    let numbers = others.filter { index in
      index > columns[11] && !reading.headings[index].isEmpty
        && NumberInference.find(in: block.cells.column(index)) != nil
    }
    let notes: [ReadNote] =
      numbers.isEmpty
      ? []
      : [
        .oneOfColumns(
          name: name, count: numbers.count + 1,
          others: numbers.prefix(6).map { reading.headings[$0].utf8.bounded() })
      ]
    return notes
      + TableReading.columnsLeftOut(
        others.filter { !numbers.contains($0) }.map { reading.columnName($0).heading })
  }

  /// The columns beside the dates that hold something and name nothing.
  private func others(besides names: [Int], _ block: TableBlock) -> [Int] {
    (0..<block.cells.columnCount).filter { index in
      let cells = block.cells.column(index)
      return !columns.contains(index) && !names.contains(index)
        && !(0..<cells.count).allSatisfy { cells[$0].isEmpty }
    }
  }

  /// What a column is there for: its heading is a position, or its texts name the series.
  func role(of column: Int, in block: TableBlock) -> ColumnSummary.Role? {
    if columns.contains(column) || column == years { return .x }
    return years == nil && nameColumns(block).contains(column) ? .by : nil
  }

  /// The first column in front of the dates that names each row, in words rather than in whole numbers, or else those
  /// that do together, or else the first.
  func nameColumns(_ block: TableBlock) -> [Int] {
    let codes = names.map { RowCodes(block.cells.column($0)) }
    let count = block.cells.rowCount
    let singles = names.indices.filter { codes[$0].count == count }.map { names[$0] }
    if let first = singles.first {
      let words = singles.dropFirst().first { hasWords(block.cells.column($0)) }
      return [isNumbered(block.cells.column(first)) ? words ?? first : first]
    }
    var (needed, joined) = ([names[0]], codes[0])
    for (name, code) in zip(names, codes).dropFirst() {
      let both = joined.combined(code)
      guard both.count > joined.count else { continue }
      needed.append(name)
      joined = both
    }
    if codes[0].count == 1 { needed.removeFirst() }
    return joined.count == count ? needed : [names[0]]
  }

  /// Whether cells are whole numbers, as codes of places are.
  private func isNumbered(_ cells: CellColumn) -> Bool {
    (0..<cells.count).allSatisfy { cells.bytes($0).allSatisfy(\.isDigit) }
  }

  /// Whether each cell begins with a letter and is no address.
  private func hasWords(_ cells: CellColumn) -> Bool {
    (0..<cells.count).allSatisfy { row in
      let text = cells.bytes(row)
      return (text.first ?? 0) > 64 && text.firstRange(of: Array("://".utf8)) == nil
    }
  }
}
