// SPDX-License-Identifier: MIT

internal import Audiograph

/// A table whose headings are years, quarters or months, and each of whose rows is a series.
struct WideTable {
  /// The columns whose headings are dates, counted from 0.
  private let columns: [Int]
  private let x: XAxis
  private let names: [Int]

  /// As few headings of dates as make such a table.
  private static let fewest = 3

  /// Nil where the headings are no dates that ascend, where a column in front of them may hold dates
  /// itself, and where options name columns.
  init?(headings: [String], hasHeader: Bool, options: ReadOptions) {
    guard hasHeader, options.x == nil, options.y.isEmpty, options.grouping == .automatic,
      let first = headings.firstIndex(where: PeriodHeadings.isPeriod), first > 0
    else { return nil }
    let end = headings[first...].firstIndex { !PeriodHeadings.isPeriod($0) } ?? headings.count
    let periods = Array(headings[first..<end])
    // Behind the last one only empty columns may stand.
    guard headings[end...].allSatisfy(\.isEmpty), periods.count >= Self.fewest,
      let x = PeriodHeadings.dates(periods).map(XAxis.dates)
        ?? PeriodHeadings.months(periods, behind: headings[0])
    else { return nil }
    columns = Array(first..<end)
    names = Array(0..<first)
    self.x = x
  }

  /// Whether texts are headings of such a table.
  static func areHeadings(_ texts: [String]) -> Bool {
    WideTable(headings: texts, hasHeader: true, options: ReadOptions()) != nil
  }

  /// The table, each row a series that the texts in front of it name.
  func table(of block: TableBlock, _ reading: TableReading) throws(ReadError) -> Table {
    let contents = ColumnContents(options: reading.options, delimiter: reading.delimiter)
    let cells = contents.columns(
      of: block.cells, headings: reading.headings, needed: Set(columns))
    let values = try columns.map { (index) throws(ReadError) in
      try reading.values(of: cells[index], block)
    }
    let nameColumn = nameColumn(block)
    let titles = (0..<block.cells.rowCount).map { cells[nameColumn].cells.text($0) }
    let wanted = try reading.chosenNames(titles)
    let series = wanted.compactMap { row -> ValueColumn? in
      let line = values.map { $0[row] }
      guard !line.allSatisfy(\.isNaN) else { return nil }
      return ValueColumn(
        number: row + 1, name: titles[row], unit: nil, kind: .measurement, values: line,
        x: x, quantity: reading.title ?? "")
    }
    guard let first = series.first else {
      throw .noNumericColumn(
        file: reading.file, headings: reading.headings.map { $0.utf8.bounded() })
    }
    return Table(
      x: x, columns: series, bars: nil, value: .close,
      layout: reading.wideLayout(
        x: columns, by: nameColumn, values: first.name, rowCount: block.cells.rowCount),
      notes: reading.notes)
  }

  /// What a column is there for: its heading is a position, or its texts name the series.
  func role(of column: Int, in block: TableBlock) -> ColumnSummary.Role? {
    columns.contains(column) ? .x : column == nameColumn(block) ? .by : nil
  }

  /// The first column in front of the dates that names each row, or else the first.
  private func nameColumn(_ block: TableBlock) -> Int {
    names.first { index in
      let cells = block.cells.column(index)
      return Set((0..<cells.count).map { cells.bytes($0) }).count == cells.count
    } ?? names[0]
  }
}

/// Headings that are years, quarters or months: `1960`, `1960 [YR1960]`, `2020Q1`, `Jan-93`.
enum PeriodHeadings {
  /// The dates that headings name; nil where they do not ascend or are of different precision.
  static func dates(_ headings: [String]) -> XAxis.Dates? {
    var periods: [(instant: Int64, precision: DatePrecision)] = []
    for heading in headings {
      guard let period = period(heading) else { return nil }
      periods.append(period)
    }
    guard let first = periods.first, periods.allSatisfy({ $0.precision == first.precision }),
      zip(periods, periods.dropFirst()).allSatisfy({ $0.instant < $1.instant })
    else { return nil }
    return XAxis.Dates(instants: periods.map(\.instant), precision: first.precision)
  }

  /// Whether a heading is a period or a month.
  static func isPeriod(_ heading: String) -> Bool {
    period(heading) != nil || MonthName.number(Array(heading.utf8).span) != nil
  }

  /// Months without a year, one after another; nil where the first column may hold the years.
  static func months(_ headings: [String], behind first: String) -> XAxis? {
    let numbers = headings.compactMap { MonthName.number(Array($0.utf8).span) }
    let words = HeadingWords(first)
    guard numbers.count == headings.count, !words.saysYear, !words.saysDate,
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 + 1 == $1 })
    else { return nil }
    return .categories(headings)
  }

  /// The date that a heading names; nil where it is none.
  static func period(_ heading: String) -> (instant: Int64, precision: DatePrecision)? {
    let text = heading.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
    let isRepeated = heading.hasSuffix("]") && heading.contains("[YR")
    let bytes = Array((isRepeated ? text : heading).utf8)
    if bytes.count == 4, let year = Int(String(decoding: bytes, as: UTF8.self)),
      (1500...2200).contains(year)
    {
      return CalendarDate(year: year).map { ($0.instant, .year) }
    }
    guard bytes.contains(where: \.isDigit), bytes.count >= 6, bytes.count <= 20 else { return nil }
    for form in DateForms.all where form.precision < .day && form.precision != .year {
      if let date = form.read(bytes.span) { return (date.instant, form.precision) }
    }
    return nil
  }
}
