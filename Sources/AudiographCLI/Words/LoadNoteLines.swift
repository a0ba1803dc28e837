// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension LoadNote {
  /// The line on standard error: a warning, or a plain sentence.
  var line: String {
    switch self {
    case .read(let note, let name): note.line(name.displayText)
    case .derived(let count, let total, let name):
      "\(name.displayText): derived \(count) of \(total) figures, not found in any filing."
    case .incomplete(let interval, let name): interval.line(name.displayText)
    case .possibleSplit(let split, let name):
      "warning: possible unadjusted split of \(name) on \(english.date(split.date)): the"
        + " price moved as if one share became \(english.number(derived: split.ratio))."
    case .furtherSplits(let count, let name):
      "warning: possible unadjusted splits of \(name.displayText) on"
        + " \(counted(count, "more date"))."
    case .leftOut(let count, let compared, let name):
      "\(name.displayText): left out \(counted(count, "value")), because only"
        + " \(counted(compared, "date")) can be compared."
    }
  }
}

extension ReadNote {
  fileprivate func line(_ name: String) -> String {
    switch self {
    case .rowsSorted(let row):
      "\(name): sorted the rows, which were out of order from row \(row) on."
    case .repeatedDatesReplaced(let count, let example):
      "\(name): ignored \(counted(count, "row")) whose date appears again further down, such as"
        + " \(english.date(example)); the last row counts."
    case .timesConvertedToUTC:
      "\(name): converted the times to UTC, because their offsets differ."
    case .emptyRowsSkipped(let count): "\(name): skipped \(counted(count, "empty row"))."
    case .rowsWithoutPosition(let count, let row):
      "\(name): skipped \(counted(count, "row")) without a position along x, beginning with row"
        + " \(row)."
    case .preambleSkipped(let count):
      "\(name): skipped \(counted(count, "line")) above the headings."
    case .footerSkipped(let count, let row):
      "\(name): skipped \(counted(count, "row")) below the data, beginning with row \(row)."
    case .shortRows(let count, let row):
      "\(name): filled up \(counted(count, "short row")) with missing values, beginning with row"
        + " \(row)."
    case .readAsWindows1252:
      "\(name): read the text as Windows-1252, because it is not UTF-8."
    case .oneOfColumns(let column, let count):
      "\(name): chose the column \(quoted(column)), one of \(count) columns of numbers; use --y to"
        + " choose others."
    case .limitsTaken(let column, let count):
      "\(name): used the number alone for \(counted(count, "value")) of \(quoted(column)) such as"
        + " <1."
    case .flagsPassedOver(let column, let count):
      "\(name): ignored letters or marks after \(counted(count, "value")) of \(quoted(column))."
    case .sentinelMissing(let column, let value, let count):
      "\(name): treated \(value.plainDescription), far from the rest of \(quoted(column)), as"
        + " missing, \(counted(count, "time"))."
    case .badCellsMissing(let column, let count):
      "\(name): treated \(counted(count, "cell")) of \(quoted(column)) without a number as missing."
    case .severalAtOnePosition(let points, let positions):
      "\(name): \(counted(points, "point")) share \(counted(positions, "position")) along x; use"
        + " --aggregate mean to combine those at the same position, or --by to split them into"
        + " series."
    case .totalRow(let row):
      "\(name): included the last row, \(quoted(row)), which is the sum of the others."
    case .thousandsAssumed(let column, let example):
      "\(name): read the comma in \(quoted(example)) of \(quoted(column)) as a thousands separator;"
        + " use --decimal comma if it is decimal."
    case .tableInField(let path):
      "\(name): read the table in \(quoted(path)); use --field to choose another."
    case .linesWithoutMatch(let count):
      "\(name): skipped \(counted(count, "line")) without a match."
    }
  }
}

extension IncompleteInterval {
  fileprivate func line(_ name: String) -> String {
    let days =
      from == to
      ? "on \(english.date(from))" : "from \(english.date(from)) to \(english.date(to))"
    let place = edge == .first ? "first" : "last"
    return "\(name): the \(place) \(interval.rawValue) is incomplete, with points only \(days)."
  }
}

/// How the files were understood, one line a file, for `--verbose`.
func guessLines(of loaded: LoadedChart) -> [String] {
  loaded.layouts.map { name, layout, headings, rowCount in
    guard let layout else {
      return "\(name): stored, \(headings.map(quoted).joined(separator: ", ")) as values,"
        + " \(counted(rowCount, "row"))."
    }
    return guessLine(of: layout, called: name, values: headings)
  }
}

/// How a file was understood, `values` being the headings of what is made use of.
func guessLine(of layout: TableLayout, called name: String, values headings: [String]) -> String {
  if layout.y.isEmpty, !layout.isPriceFile, !layout.x.isEmpty {
    let rows = layout.by.isEmpty ? "a year" : "a series that \(named(layout.by)) names"
    return "\(name): read as \(layout.words), the headings \(named(layout.x)) along x, each row"
      + " \(rows), \(counted(layout.rowCount, "row"))."
  }
  let x =
    layout.x.isEmpty
    ? "the rows counted along x"
    : "\(layout.x.count == 1 ? "column" : "columns") \(named(layout.x)) along x"
  let y = headings.map(quoted).joined(separator: ", ")
  let values = headings.count == 1 ? "column \(y) as values" : "columns \(y) as values"
  let by = layout.by.isEmpty ? "" : ", a series for each \(named(layout.by))"
  return "\(name): read as \(layout.words), \(x), \(values)\(by),"
    + " \(counted(layout.rowCount, "row"))."
}

/// Columns in words, the first few by name.
private func named(_ columns: [ColumnName]) -> String {
  shortened(columns.map(\.heading), to: 4)
}

extension TableLayout {
  fileprivate var words: String {
    let mark = decimal == .comma ? " and decimal commas" : ""
    let headings = hasHeader ? "" : ", without headings"
    let kind = isPriceFile ? "a price file in " : ""
    return kind + formatWords(format, delimiter) + mark + headings
  }
}

/// How a table is written: `CSV with semicolons between cells`.
func formatWords(_ format: FileFormat, _ delimiter: Character?) -> String {
  let cells = delimiter.map { " with \(delimiterName($0)) between cells" } ?? ""
  return format.rawValue.uppercased() + cells
}

private func delimiterName(_ character: Character) -> String {
  switch character {
  case ",": "commas"
  case ";": "semicolons"
  case "\t": "tabs"
  case " ": "spaces"
  default: "'\(character)'"
  }
}
