// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads tables of data from files and streams.
public struct TableReader: Sendable {
  /// What the reader is told.
  public var options: ReadOptions
  /// Whether plain rows may take the short way; tests compare it with the long one.
  var usesPlainRows = true

  /// A reader with its options.
  public init(options: ReadOptions = ReadOptions()) {
    self.options = options
  }

  /// Reads a source to its end.
  ///
  /// - Throws: A `ReadError` that names the place of whatever is wrong.
  /// - Complexity: O(rows), with memory for the columns that are wanted and one buffer; JSON that
  ///   is not NDJSON is held whole.
  public func read(_ source: DataSource) throws(ReadError) -> Table {
    var window = try ByteWindow(source)
    try window.begin()
    let format = FormatSearch.format(of: window, options: options)
    switch format {
    case .csv, .tsv:
      var reading = try TableReading(delimited: window, options: options, format: format)
      return try reading.table(usesPlainRows: usesPlainRows)
    case .ndjson:
      var reading = try TableReading(lines: window, options: options)
      return try reading.table()
    case .json:
      var reading = try TableReading(document: window, options: options)
      return try reading.table()
    }
  }

  /// The columns that a source has, judged by its beginning.
  ///
  /// - Throws: A `ReadError` where the source cannot be read or its beginning is no table.
  public func columns(of source: DataSource) throws(ReadError) -> [ColumnSummary] {
    var window = try ByteWindow(source)
    try window.begin()
    let format = FormatSearch.format(of: window, options: options)
    switch format {
    case .csv, .tsv:
      let reading = try TableReading(delimited: window, options: options, format: format)
      return reading.chooser.summaries()
    case .ndjson:
      return try TableReading(lines: window, options: options).chooser.summaries()
    case .json:
      return try TableReading(document: window, options: options).chooser.summaries()
    }
  }
}

extension ColumnChooser {
  /// The columns as they are shown; without roles where nothing could be played.
  func summaries() -> [ColumnSummary] {
    let choice = try? choose()
    return headings.indices.map { index in
      let isY = choice?.y.contains(index) == true && choice?.bars?[.volume] != index
      return ColumnSummary(
        column: ColumnName(number: index + 1, heading: headings[index].utf8.bounded()),
        content: content(index), firstCells: surveys[index].firstCells,
        role: choice?.x == index ? .x : isY ? .y : nil)
    }
  }
}
