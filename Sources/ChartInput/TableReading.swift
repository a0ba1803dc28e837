// SPDX-License-Identifier: MIT

internal import Audiograph

/// How a table is written, as its beginning tells.
struct TableForm {
  let context: TableContext
  let format: FileFormat
  /// The byte between cells; nil for JSON.
  var delimiter: UInt8?
  var decimal: DecimalState
  var hasHeader = true
  /// About as many rows as the source has; 0 where its size is unknown.
  var rowEstimate = 0
}

/// Reads a table: chooses its columns by its first rows, then takes all of its rows.
struct TableReading<Rows: RowSource & ~Copyable>: ~Copyable {
  private var rows: Rows
  private let form: TableForm
  private let options: ReadOptions
  private(set) var chooser: ColumnChooser

  /// A reading of rows, of which the first were surveyed already.
  init(_ rows: consuming Rows, form: TableForm, options: ReadOptions, survey: TableSurvey) {
    self.rows = rows
    self.form = form
    self.options = options
    chooser = ColumnChooser(form, options, survey)
  }

  /// Reads everything.
  ///
  /// Where x turns out not to increase, or where a column that may be wanted was empty as far as
  /// was looked, all columns are surveyed to their ends.
  mutating func table(usesPlainRows: Bool = true) throws(ReadError) -> Table {
    var choice = try chooser.choose()
    if choice.mustIncrease || choice.isUndecided { try rows.prepareToRewind() }
    if !choice.isUndecided, let table = try table(choice, usesPlainRows) { return table }
    try surveyEverything()
    choice = try chooser.choose()
    choice.mustIncrease = false
    try rows.rewind()
    guard let table = try table(choice, usesPlainRows) else {
      throw .noRows(file: form.context.file)
    }
    return table
  }

  private mutating func surveyEverything() throws(ReadError) {
    try rows.rewind()
    var survey = TableSurvey(form, options)
    var row = Row()
    while try rows.next(&row) { survey.add(row) }
    chooser = ColumnChooser(form, options, survey)
  }

  /// Reads all rows; nil where one contradicts the choice.
  private mutating func table(
    _ choice: ColumnChoice, _ usesPlainRows: Bool
  ) throws(ReadError) -> Table? {
    var collector = TableCollector(
      context: form.context, choice: choice, decimal: form.decimal,
      dateFormat: options.dateFormat)
    collector.reserve(form.rowEstimate)
    guard try takeRows(&collector, usesPlainRows) else { return nil }
    var assembly = TableAssembly(consume collector, value: options.value ?? .close)
    return try assembly.table(
      form, isPriceFile: choice.x != nil && choice.x == chooser.priceHeadings?.date)
  }

  private mutating func takeRows(
    _ collector: inout TableCollector, _ usesPlainRows: Bool
  ) throws(ReadError) -> Bool {
    var row = Row()
    var shortcut = PlainShortcut(isAllowed: usesPlainRows)
    while true {
      guard try rows.take(&shortcut, into: &collector) else { return false }
      guard try rows.next(&row) else { break }
      guard try collector.append(row) else { return false }
    }
    collector.end()
    return true
  }
}

extension TableSurvey {
  init(_ form: TableForm, _ options: ReadOptions) {
    self.init(
      columnCount: form.context.headings.count, decimal: form.decimal, format: options.dateFormat)
  }

  /// A survey of the first rows.
  init(_ form: TableForm, _ options: ReadOptions, of sample: ArraySlice<Row>) {
    self.init(form, options)
    for row in sample { add(row) }
  }
}

extension ColumnChooser {
  init(_ form: TableForm, _ options: ReadOptions, _ survey: TableSurvey) {
    self.init(
      file: form.context.file, options: options, headings: form.context.headings,
      hasHeader: form.hasHeader, surveys: survey.columns)
  }
}
