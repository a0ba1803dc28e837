// SPDX-License-Identifier: MIT

/// A source that has cells of its own, written as delimited text.
struct SourceCells {
  let format: FileFormat
  /// Whether it knows what they are: texts stand in quotation marks, and nothing else.
  var areTyped = true
  /// What happened on the way to the cells.
  let notes: [ReadNote]
}

extension ReadOptions {
  /// The options for cells that a source has written as delimited text by itself.
  func reading(_ cells: SourceCells) -> ReadOptions {
    var options = self
    options.delimiter = ","
    (options.encoding, options.format, options.comment) = (nil, .csv, nil)
    if cells.areTyped { (options.decimalOfTexts, options.decimal) = (decimal, .point) }
    options.cellsAreTyped = cells.areTyped
    return options
  }
}
