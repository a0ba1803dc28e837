// SPDX-License-Identifier: MIT

/// How a table of delimited text is laid out: what stands between its cells, where its rows begin,
/// and what its columns are called.
struct Layout: Equatable {
  let delimiter: Delimiter
  /// The headings, as many as there are columns; empty texts where a column has none.
  let headings: [String]
  /// Whether headings are written in the file.
  let hasHeader: Bool
  /// Whether they stand in a comment.
  var namesStandInComment = false
  /// The units of a second row of headings; empty if there is none.
  var units: [String] = []
  /// The rows above the first one of data, preamble and headings together.
  let rowsAboveData: Int
  /// The columns of values that the headings point out, counted from 0; empty if they do not.
  var values: [Int] = []
  /// The lines of rows between headings and data that lack a position.
  var linesWithoutPosition: [Int] = []
  /// The texts above the headings, one a row.
  var preamble: [String] = []
  /// What begins a comment; nothing where lines that begin with the usual mark are rows.
  var comment: [UInt8] = [Byte.hash]
  /// What quotation marks within cells look like.
  var quoting = Quoting.doubled
  /// The line of the first row whose quotation marks are not those of the standard.
  var oddlyQuotedRow: Int?
  /// The rows of data that were looked at, for an estimate of how many there are.
  var sampleRowCount = 0
  /// The bytes that they take.
  var sampleByteCount = 0

  var columnCount: Int { headings.count }
}

extension Layout {
  /// The same layout with the headings of a comment.
  func named(_ headings: [String]) -> Layout {
    var layout = Layout(
      delimiter: delimiter, headings: headings, hasHeader: true, namesStandInComment: true,
      units: units, rowsAboveData: rowsAboveData, values: values,
      linesWithoutPosition: linesWithoutPosition, preamble: preamble, comment: comment,
      sampleRowCount: sampleRowCount, sampleByteCount: sampleByteCount)
    (layout.quoting, layout.oddlyQuotedRow) = (quoting, oddlyQuotedRow)
    return layout
  }
}
