// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSONTree

extension TableReading where Rows == DelimitedRows {
  /// A reading of delimited text, whose dialect is found.
  init(
    delimited window: consuming ByteWindow, options: ReadOptions, format: FileFormat
  ) throws(ReadError) {
    let file = window.stream.name
    if options.field != nil { throw .fieldNeedsJSON(file: file) }
    let (sample, delimiter) = try Self.firstRows(&window, options: options, format: format)
    guard let first = sample.rows.first else { throw sample.failure ?? .empty(file: file) }
    let decimal =
      options.decimal == nil
      ? Dialect.decimal(sample.rows, delimiter: delimiter)
      : DecimalState(mark: options.decimalByte)
    let hasHeader = Dialect.isHeader(first, decimal: decimal, format: options.dateFormat)
    if hasHeader, sample.rows.count == 1 { throw sample.failure ?? .noRows(file: file) }
    let headings = Self.headings(first, areWritten: hasHeader)
    let form = TableForm(
      context: TableContext(file: file, headings: headings),
      format: delimiter == Byte.tab ? .tsv : .csv, delimiter: delimiter, decimal: decimal,
      hasHeader: hasHeader, rowEstimate: Self.estimate(sample, size: window.stream.size))
    var splitter = RowSplitter(file: file, delimiter: delimiter)
    splitter.headings = headings
    var rows = DelimitedRows(
      window: window, splitter: splitter, columnCount: headings.count, hasHeader: hasHeader)
    try rows.skipHeader()
    let survey = TableSurvey(form, options, of: sample.rows.dropFirst(hasHeader ? 1 : 0))
    if headings.count == 1, options.delimiter == nil, survey.columns[0].isText,
      let other = Dialect.otherDelimiter(sample.rows)
    {
      throw .otherDelimiter(file: file, delimiter: other)
    }
    self.init(rows, form: form, options: options, survey: survey)
  }

  /// The first rows and the delimiter that cuts them; the window grows until it holds two.
  private static func firstRows(
    _ window: inout ByteWindow, options: ReadOptions, format: FileFormat
  ) throws(ReadError) -> (RowSample, UInt8) {
    let forced: UInt8?
    if let delimiter = options.delimiter {
      forced = try Dialect.delimiter(delimiter)
    } else {
      forced = format == .tsv ? Byte.tab : nil
    }
    while true {
      let delimiter = forced ?? Dialect.delimiter(of: window, file: window.stream.name)
      let splitter = RowSplitter(file: window.stream.name, delimiter: delimiter)
      let sample = RowSample(window, splitter: splitter)
      if sample.rows.count > 1 || sample.failure != nil || window.isAtEnd {
        return (sample, delimiter)
      }
      try window.refill()
    }
  }

  private static func headings(_ row: Row, areWritten: Bool) -> [String] {
    row.cells.enumerated().map { index, cell in
      areWritten && !cell.isEmpty
        ? String(decoding: row.bytes[cell.start..<cell.end], as: UTF8.self)
        : ColumnName(number: index + 1).heading
    }
  }

  /// A fifth more rows than the first rows' length suggests; room that is not used costs nothing.
  private static func estimate(_ sample: RowSample, size: Int?) -> Int {
    guard let size, sample.byteCount > 0 else { return 0 }
    let perRow = Double(sample.byteCount) / Double(sample.rows.count)
    return min(size / 2 + 1, Int(Double(size) / perRow * 1.2) + 64)
  }
}

extension TableReading where Rows == JSONLines {
  /// A reading of NDJSON.
  init(lines window: consuming ByteWindow, options: ReadOptions) throws(ReadError) {
    var rows = JSONLines(
      window: window, field: options.field, decimalMark: options.decimalByte)
    let sample = try rows.findHeadings()
    let form = TableForm(
      context: TableContext(file: rows.file, headings: rows.headings), format: .ndjson,
      decimal: DecimalState(mark: options.decimalByte))
    let survey = TableSurvey(form, options, of: sample[...])
    self.init(rows, form: form, options: options, survey: survey)
  }
}

extension TableReading where Rows == JSONRows {
  /// A reading of a JSON document, which is held whole.
  init(document window: consuming ByteWindow, options: ReadOptions) throws(ReadError) {
    let file = window.stream.name
    while !window.isAtEnd { try window.refill() }
    var node = try Self.root(of: window)
    if let field = options.field { node = try JSONPath(file: file, text: field).follow(node) }
    let rows = try JSONRows(node, file: file, decimalMark: options.decimalByte)
    guard !rows.headings.isEmpty else { throw .emptyRecords(file: file) }
    let form = TableForm(
      context: TableContext(file: file, headings: rows.headings), format: .json,
      decimal: DecimalState(mark: options.decimalByte))
    var survey = TableSurvey(form, options)
    var first = rows
    var row = Row()
    while try first.next(&row) { survey.add(row) }
    self.init(rows, form: form, options: options, survey: survey)
  }

  private static func root(of window: borrowing ByteWindow) throws(ReadError) -> JSONNode {
    let text = window.bytes[window.start..<window.end]
    guard text.contains(where: { $0 > Byte.space }) else {
      throw .empty(file: window.stream.name)
    }
    do throws(JSONDocument.Failure) {
      return try JSONDocument(text.span).root
    } catch {
      throw error.error(file: window.stream.name, text: text)
    }
  }
}
