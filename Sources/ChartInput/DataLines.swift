// SPDX-License-Identifier: MIT

extension TableReader {
  /// The lines of delimited text that look like data, whatever else the options say: most of their cells are
  /// what columns hold.
  ///
  /// - Returns: Lines, counted from 1, in ascending order; none for JSON and for matches of a pattern.
  /// - Throws: A `ReadError` where the source cannot be read.
  public func dataLines(of source: DataSource) throws(ReadError) -> [Int] {
    var window = try window(source)
    let options = reader(of: window).options
    let format = FormatDetection.format(of: window, options: options)
    guard options.regex == nil, format == .csv || format == .tsv else { return [] }
    try window.readAll()
    var text = window.bytes[window.start..<window.end]
    var firstLine = 1
    var delimiter: Delimiter?
    if let separator = LayoutSearch.separatorLine(Array(text.prefix(16))) {
      text = text.dropFirst(separator.length)
      (firstLine, delimiter) = (2, separator.delimiter)
    }
    if let character = options.delimiter { delimiter = try Delimiter(character) }
    let search = LayoutSearch(file: window.stream.name, options: options, delimiter: delimiter)
    return search.dataLines(of: text).map { firstLine - 1 + $0 }
  }
}

extension LayoutSearch {
  /// As many rows at the beginning and at the end are looked at; those between are like them.
  private static let mostRows = 1000

  /// The lines that look like data, counted from 1.
  fileprivate func dataLines(of text: ArraySlice<UInt8>) -> [Int] {
    var bytes = Array(text) + repeatElement(0, count: ByteWindow.padding)
    let sample = firstRows(of: bytes, isAtEnd: true)
    let typed = sample.kinds.typedColumns
    var tokenizer = RowTokenizer(file: file, delimiter: sample.delimiter)
    (tokenizer.comment, tokenizer.quoting) = (options.commentMark, sample.quoting)
    var rows = RowText()
    _ = try? tokenizer.cut(&bytes, from: 0, to: text.count, isAtEnd: true, into: &rows)
    return (0..<rows.rowCount).filter { row in
      if row >= Self.mostRows, row < rows.rowCount - Self.mostRows { return true }
      return fits(rows.row(row).map { CellKind(bytes, $0.range) }, typed)
    }.map { rows.lines[$0] }
  }
}
