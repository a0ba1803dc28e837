// SPDX-License-Identifier: MIT

internal import Audiograph

/// A table whose headings are years, quarters or months: each row is a series, or a year whose months
/// follow one another in one series.
struct WideTable {
  /// The columns whose headings are dates, counted from 0.
  private let columns: [Int]
  private let x: XAxis
  private let names: [Int]
  /// The column of years in front of twelve months.
  private let years: Int?

  /// As few headings of dates as make such a table.
  private static let fewest = 3

  /// Nil if the headings are no dates that ascend, where a column in front of them may hold dates
  /// itself, and where options name columns.
  init?(headings: [String], hasHeader: Bool, options: ReadOptions) {
    guard hasHeader, options.x == nil, !options.countsRows, options.y.isEmpty,
      options.grouping == .automatic,
      let first = headings.firstIndex(where: PeriodHeadings.standsAlong), first > 0
    else { return nil }
    let end = headings[first...].firstIndex { !PeriodHeadings.standsAlong($0) } ?? headings.count
    let periods = Array(headings[first..<end])
    let months = PeriodHeadings.months(periods)
    years =
      months != nil && periods.count == 12
      ? headings[..<first].firstIndex { HeadingWords($0).saysYearItself } : nil
    // After the last one only empty columns may stand, or what sums up the months of years.
    guard years != nil || headings[end...].allSatisfy(\.isEmpty), periods.count >= Self.fewest,
      let x = PeriodHeadings.dates(periods).map(XAxis.dates)
        ?? (years != nil || PeriodHeadings.mayStandAlone(behind: headings[0]) ? months : nil)
        ?? PeriodHeadings.steps(periods)
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
    if let table = try months(values, block, reading) { return table }
    let nameColumn = nameColumn(block)
    let titles = (0..<block.cells.rowCount).map { cells[nameColumn].cells.text($0) }
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
    let others = others(besides: nameColumn, block)
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
        x: columns, by: nameColumn, others: others, rowCount: block.cells.rowCount,
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
        x: [years] + columns, by: nil, others: others(besides: years, block), rowCount: rows.count,
        told: rows.count, notes),
      notes: notes)
  }

  /// Says that there are numbers after the months.
  private func notesOnOthers(
    _ name: String, _ block: TableBlock, _ reading: TableReading
  ) -> [ReadNote] {
    let others = others(besides: years, block)
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
  private func others(besides name: Int?, _ block: TableBlock) -> [Int] {
    (0..<block.cells.columnCount).filter { index in
      let cells = block.cells.column(index)
      return !columns.contains(index) && index != name
        && !(0..<cells.count).allSatisfy { cells[$0].isEmpty }
    }
  }

  /// What a column is there for: its heading is a position, or its texts name the series.
  func role(of column: Int, in block: TableBlock) -> ColumnSummary.Role? {
    if columns.contains(column) || column == years { return .x }
    return column == nameColumn(block) && years == nil ? .by : nil
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
  /// The dates that headings name; nil if they do not ascend or are of different forms.
  static func dates(_ headings: [String]) -> XAxis.Dates? {
    let periods = headings.compactMap(period)
    if periods.count == headings.count, let dates = ascending(periods) { return dates }
    for form in DateForms.all where form.precision == .day {
      let days = headings.compactMap { heading in
        day(heading, form).map { ($0.instant, DatePrecision.day) }
      }
      if days.count == headings.count, let dates = ascending(days) { return dates }
    }
    return nil
  }

  private static func ascending(
    _ periods: [(instant: Int64, precision: DatePrecision)]
  ) -> XAxis.Dates? {
    guard let first = periods.first, periods.allSatisfy({ $0.precision == first.precision }),
      zip(periods, periods.dropFirst()).allSatisfy({ $0.instant < $1.instant })
    else { return nil }
    return XAxis.Dates(instants: periods.map(\.instant), precision: first.precision)
  }

  /// The day that a heading names in a form.
  private static func day(_ heading: String, _ form: DateForm) -> DateReading? {
    let bytes = Array(heading.utf8)
    guard (6...20).contains(bytes.count), let date = form.read(bytes.span), date.precision == .day
    else { return nil }
    return date
  }

  /// Whether a heading may stand along x: a date, a month, or an hour or another numbered step.
  static func standsAlong(_ heading: String) -> Bool { isPeriod(heading) || step(heading) != nil }

  /// Hours, weeks, quarters or other numbered steps without a year, one after another; nil for anything
  /// else.
  static func steps(_ headings: [String]) -> XAxis? {
    let steps = headings.compactMap(step)
    guard let first = steps.first, steps.count == headings.count,
      steps.allSatisfy({ $0.name == first.name }),
      zip(steps, steps.dropFirst()).allSatisfy({ $0.number < $1.number })
    else { return nil }
    return .categories(headings)
  }

  /// `Q1`, `KW 12`, `Week 3`, `7h`, `06:00`: what is counted, and its number.
  private static func step(_ heading: String) -> (name: String, number: Int64)? {
    let text = Array(heading.lowercased().utf8)
    if let time = TimeOfDay.microseconds(of: text.span) { return ("time", time) }
    let letters = text.prefix { !$0.isDigit && $0 != Byte.space }
    let rest = text.dropFirst(letters.count).drop { $0 == Byte.space }
    let digits = rest.prefix(while: \.isDigit)
    let after = rest.dropFirst(digits.count).drop { $0 == Byte.space }
    guard (1...3).contains(digits.count),
      let number = Int64(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let name = String(decoding: letters.isEmpty ? after : letters, as: UTF8.self)
    guard letters.isEmpty || after.isEmpty, stepWords.contains(name) else { return nil }
    return (name, number)
  }

  private static let stepWords: Set = [
    "q", "kw", "w", "wk", "week", "woche", "semaine", "tydzień", "t", "h", "hr", "hour", "std",
    "day", "tag", "jour", "dzień",
  ]

  /// Whether a heading is a period or a month.
  static func isPeriod(_ heading: String) -> Bool {
    period(heading) != nil || MonthName.number(Array(heading.utf8).span) != nil
      || heading.utf8.contains(where: \.isDigit)
        && DateForms.all.contains { $0.precision == .day && day(heading, $0) != nil }
  }

  /// Months without a year, one after another; nil for anything else.
  static func months(_ headings: [String]) -> XAxis? {
    let numbers = headings.compactMap { MonthName.number(Array($0.utf8).span) }
    guard numbers.count == headings.count,
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 + 1 == $1 })
    else { return nil }
    return .categories(headings)
  }

  /// Whether no column that may hold the years stands in front of months.
  static func mayStandAlone(behind first: String) -> Bool {
    let words = HeadingWords(first)
    return !words.saysYear && !words.saysDate
  }

  /// The year that four digits are, perhaps after a letter: names of columns of R begin with one.
  private static func year(_ bytes: [UInt8]) -> CalendarDate? {
    let isLetter = bytes.count == 5 && (97...122).contains(bytes[0].lowercased)
    let digits = bytes.dropFirst(isLetter ? 1 : 0)
    guard digits.count == 4, digits.allSatisfy(\.isDigit) else { return nil }
    let year = digits.reduce(0) { $0 * 10 + Int($1 & 15) }
    return (1500...2200).contains(year) ? CalendarDate(year: year) : nil
  }

  /// The date that a heading names; nil if it is none.
  static func period(_ heading: String) -> (instant: Int64, precision: DatePrecision)? {
    let text = heading.words().first.map(String.init) ?? ""
    let isRepeated = heading.ends(with: "]") && heading.holds("[YR")
    let bytes = Array((isRepeated ? text : heading).utf8)
    if let year = year(bytes) { return (year.instant, .year) }
    guard bytes.contains(where: \.isDigit), bytes.count >= 6, bytes.count <= 20 else { return nil }
    for form in DateForms.all where form.precision < .day && form.precision != .year {
      if let date = form.read(bytes.span) { return (date.instant, form.precision) }
    }
    return nil
  }
}
