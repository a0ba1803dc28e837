// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads tables of data from files and streams.
///
/// Text becomes rows of cells (`TextTable`, `JSONCells`); what the cells of each column hold
/// (`ColumnContents`) and what the columns are there for (`RoleChooser`) is decided by all of them;
/// `TableAssembly` makes the series.
public struct TableReader: Sendable {
  /// The options of the reader.
  public var options: ReadOptions
  /// What the source says of its cells, where it is no text.
  private var cells: SourceCells?

  /// A reader with these options.
  public init(options: ReadOptions = ReadOptions()) {
    self.options = options
  }

  /// Reads a source to its end.
  ///
  /// - Throws: A `ReadError` that names the place of whatever is wrong.
  /// - Complexity: O(rows), with memory for the columns that are wanted and one buffer where further
  ///   rows are what the first ones promise; other tables and JSON are held whole.
  public func read(_ source: DataSource) throws(ReadError) -> Table {
    if let number = options.reading { return try read(source, as: number) }
    let window = try window(source)
    return try reader(of: window).read(window).told(by: options, file: source.name)
  }

  private func read(_ window: consuming ByteWindow) throws(ReadError) -> Table {
    if let pattern = options.regex {
      let (reading, block) = try matches(&window, pattern)
      return try reading.table(of: block)
    }
    if let charts = try charts(&window) { return try charts.table(options) }
    if options.chart != nil { throw .nothingToChoose(file: window.stream.name, option: .chart) }
    let format = FormatDetection.format(of: window, options: options)
    guard format == .csv || format == .tsv else {
      let (reading, block) = try json(&window, format)
      return try reading.table(of: block)
    }
    var text = try TextTable.open(window, options: options)
    let reading = reading(of: text)
    if !text.isWhole, let table = try blockwise(&text, reading) { return table }
    if !text.isWhole { try Self.refuseCrowd(&text, reading) }
    return try Self.whole(&text, reading)
  }

  /// Refuses a large text whose rows make too many series, before it is in memory as a whole.
  private static func refuseCrowd(
    _ text: inout TextTable, _ reading: TableReading
  ) throws(ReadError) {
    guard let first = try text.firstRows(SeriesCount.sampleSize),
      var count = SeriesCount(reading, first)
    else { return }
    try count.append(first)
    while let block = try text.nextBlock() { try count.append(block) }
  }

  /// The table of all rows of a text at once.
  static func whole(
    _ text: inout TextTable, _ reading: TableReading
  ) throws(ReadError) -> Table {
    var reading = reading
    let block = try text.wholeBlock()
    reading.counts = text.counts
    return try reading.table(of: block)
  }

  /// What the charts of a source that states what they are are called; none for a table.
  ///
  /// - Throws: A `ReadError` where the source cannot be read.
  public func chartTitles(of source: DataSource) throws(ReadError) -> [String] {
    var window = try window(source)
    return try reader(of: window).charts(&window)?.titles ?? []
  }

  /// How a source is understood, judged by its beginning.
  ///
  /// - Throws: A `ReadError` where the source cannot be read or its beginning is not a table.
  public func survey(of source: DataSource) throws(ReadError) -> TableSurvey {
    let window = try window(source)
    return try reader(of: window).survey(of: window)
  }

  /// The charts of a source that states what they are, where nothing else is asked for.
  private func charts(_ window: inout ByteWindow) throws(ReadError) -> StatedCharts? {
    if !window.charts.isEmpty, window.cells == nil {
      return StatedCharts(window.charts, file: window.stream.name, notes: window.notes)
    }
    guard window.cells == nil, options.delimiter == nil,
      options.format == nil || options.format == .json
    else { return nil }
    if StatedCharts.begin(window.bytes[window.start..<window.end]) {
      return try StatedCharts(&window)
    }
    guard options.asksForChart, FormatDetection.format(of: window, options: options) == .json else {
      return nil
    }
    let drafts = try LibraryCharts.drafts(&window)
    return drafts.isEmpty ? nil : StatedCharts(drafts, file: window.stream.name)
  }

  private func survey(of window: consuming ByteWindow) throws(ReadError) -> TableSurvey {
    if options.regex == nil, let charts = try charts(&window) {
      return try charts.table(options).survey
    }
    if let pattern = options.regex {
      let (reading, block) = try matches(&window, pattern)
      return reading.survey(of: block)
    }
    let format = FormatDetection.format(of: window, options: options)
    guard format == .csv || format == .tsv else {
      let (reading, block) = try json(&window, format)
      return reading.survey(of: block)
    }
    var text = try TextTable.open(window, options: options)
    let reading = reading(of: text)
    guard let block = try text.nextBlock() else { throw .noRows(file: text.file) }
    return reading.survey(of: block, preamble: text.layout.preamble)
  }

  /// The columns that a source has, judged by its beginning.
  ///
  /// - Throws: A `ReadError` as `survey(of:)` does.
  public func columns(of source: DataSource) throws(ReadError) -> [ColumnSummary] {
    try survey(of: source).columns
  }

  /// How a source is understood, and all of its rows.
  func rows(of source: DataSource) throws(ReadError) -> (reading: TableReading, block: TableBlock) {
    var window = try window(source)
    let reader = reader(of: window)
    if let pattern = options.regex { return try reader.matches(&window, pattern) }
    let format = FormatDetection.format(of: window, options: reader.options)
    guard format == .csv || format == .tsv else { return try reader.json(&window, format) }
    var text = try TextTable.open(window, options: reader.options)
    let reading = reader.reading(of: text)
    return (reading, try text.wholeBlock())
  }

  /// The reader of what is in a window: where it holds cells that know what they are, one that asks.
  func reader(of window: borrowing ByteWindow) -> TableReader {
    guard let cells = window.cells else { return self }
    var reader = TableReader(options: options.reading(cells))
    reader.cells = cells
    return reader
  }

  /// A source whose text is UTF-8, if it is a text or has cells.
  func window(_ source: DataSource) throws(ReadError) -> ByteWindow {
    var window = try ByteWindow(source)
    try window.begin()
    var content = window.content
    if let packed = content, packed.isPacked {
      try window.unpack(packed)
      content = window.content
    }
    if try window.takeCells(of: content, from: source, options) { return window }
    if options.encoding != nil, try window.convert(from: options.encoding) {
      content = window.content
    }
    if let content, !content.isText || options.regex == nil {
      throw .otherContent(file: source.name, content)
    }
    if options.encoding == nil { _ = try window.convert(from: nil) }
    try window.dropRepeatedMarks()
    try window.takePrintout(options)
    switch FormatDetection.format(of: window, options: options) {
    case .csv, .tsv: try window.takeTable(options)
    default: break
    }
    return window
  }

  private func json(
    _ window: inout ByteWindow, _ format: FileFormat
  ) throws(ReadError) -> (TableReading, TableBlock) {
    let file = window.stream.name
    let cells =
      format == .ndjson
      ? try JSONCells.lines(&window, field: options.field)
      : try JSONCells.document(&window, field: options.field)
    var reading = TableReading(
      file: file, options: options, format: format, delimiter: nil, headings: cells.headings,
      hasHeader: cells.hasHeadings)
    reading.nested = cells.nested
    reading.notes = encodingNotes(window.encoding)
    reading.title = cells.title?.utf8.bounded()
    reading.counts = cells.counts
    reading.counts.records = cells.block.rowCount + cells.counts.headings + cells.counts.blank
    if let field = cells.field { reading.notes.append(.tableInField(path: field)) }
    return (reading, TableBlock(cells: cells.block, lines: cells.lines, isLast: true))
  }

  /// Which encoding was recognised, where none was asked for.
  private func encodingNotes(_ encoding: TextEncoding?) -> [ReadNote] {
    guard options.encoding == nil, let encoding else { return [] }
    return [.readAs(encoding: encoding.name)]
  }

  private func matches(
    _ window: inout ByteWindow, _ pattern: String
  ) throws(ReadError) -> (TableReading, TableBlock) {
    try window.readAll()
    let file = window.stream.name
    let matches = try LineMatches(
      of: pattern, in: window.bytes[window.start..<window.end], file: file)
    var reading = TableReading(
      file: file, options: options, format: .csv, delimiter: nil, headings: matches.headings,
      hasHeader: matches.headings.contains { !$0.isEmpty })
    reading.notes = encodingNotes(window.encoding)
    reading.counts.blank = matches.blankLineCount
    reading.counts.records =
      matches.block.rowCount + matches.blankLineCount + matches.otherLineCount
      + matches.slowLines.count
    if matches.otherLineCount > 0 {
      reading.notes.append(.linesWithoutMatch(count: matches.otherLineCount))
    }
    if let first = matches.slowLines.first {
      reading.notes.append(.searchesBrokenOff(count: matches.slowLines.count, firstLine: first))
    }
    return (reading, TableBlock(cells: matches.block, lines: matches.lines, isLast: true))
  }

  /// How the rows of a text are read.
  func reading(of text: borrowing TextTable) -> TableReading {
    let layout = text.layout
    var options = options
    let areChosen = options.y.isEmpty && !layout.values.isEmpty && !options.expectsPrices
    if areChosen { options.y = layout.values.map { .number($0 + 1) } }
    var reading = TableReading(
      file: text.file, options: options,
      format: cells?.format ?? (layout.delimiter == .tab ? .tsv : .csv),
      delimiter: layout.delimiter, headings: layout.headings, hasHeader: layout.hasHeader)
    reading.notes = cells?.notes ?? encodingNotes(text.textEncoding)
    if let taken = text.tableTaken { reading.notes.append(taken) }
    if let row = layout.oddlyQuotedRow { reading.notes.append(.quotesInCells(firstRow: row)) }
    reading.units = layout.units
    reading.title = layout.preamble.first { !$0.isEmpty && !LinesAboveData.isSetting($0) }
    if !layout.preamble.isEmpty {
      reading.notes.append(.preambleSkipped(count: layout.preamble.count))
    }
    if let first = layout.linesWithoutPosition.first {
      reading.notes.append(
        .rowsWithoutPosition(count: layout.linesWithoutPosition.count, firstRow: first))
    }
    if areChosen { reading.noteOthers(besides: layout.values) }
    return reading
  }

  /// As many rows as tell what a large table promises.
  private static let sampleCount = 4096

  /// The table of rows that are read block after block; nil if some are not what the first ones
  /// promised, so that all of them have to be looked at together.
  private func blockwise(
    _ text: inout TextTable, _ reading: TableReading
  ) throws(ReadError) -> Table? {
    guard let first = try text.nextBlock() else { throw .noRows(file: text.file) }
    guard reading.wide == nil else { return nil }
    let sample = first.first(Self.sampleCount)
    guard !reading.hasHeader || MergedCells.column(in: sample) == nil else { return nil }
    let columns = reading.columns(of: sample)
    guard reading.wide(columns) == nil else { return nil }
    if !options.types.isEmpty, (try? reading.checkDeclarations(columns, sample)) == nil {
      return nil
    }
    guard let roles = try? reading.chooser(columns).roles(),
      var collector = reading.collector(roles, columns, expectedCount: text.rowEstimate)
    else { return nil }
    guard collector.append(first) else { return nil }
    while let block = try text.nextBlock() {
      guard collector.append(block) else { return nil }
    }
    guard let rows = collector.rows(notes: reading.notes + reading.columnNotes(roles, columns))
    else { return nil }
    var counted = reading
    counted.counts = text.counts
    var assembly = counted.assembly(roles, columns)
    return try assembly.table(of: rows)
  }
}
