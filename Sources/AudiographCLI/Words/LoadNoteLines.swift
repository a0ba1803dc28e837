// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension LoadNote {
  /// The line on standard error: a warning, or a plain sentence.
  var line: String {
    switch self {
    case .read(let note, let name): note.line(name.displayText)
    case .derived(let count, let total, let name):
      "\(name.displayText): \(count) of \(total) figures \(count == 1 ? "is" : "are") derived and"
        + " \(count == 1 ? "stands" : "stand") in no filing."
    case .incomplete(let interval, let name): interval.line(name.displayText)
    case .possibleSplit(let split, let name):
      "warning: possible unadjusted split of \(name) on \(english.date(split.date)): the"
        + " price moved as if one share became \(english.number(derived: split.ratio))."
    case .furtherSplits(let count, let name):
      "warning: \(name.displayText) has \(count) more steps that may be unadjusted splits."
    case .leftOut(let count, let compared, let name):
      "\(name.displayText): \(counted(count, "value")) left out, since only"
        + " \(counted(compared, "date")) can be compared."
    }
  }
}

extension ReadNote {
  fileprivate func line(_ name: String) -> String {
    switch self {
    case .rowsSorted(let row):
      "\(name): the rows were not in order from row \(row) on and were sorted."
    case .repeatedDatesReplaced(let count, let example):
      "\(name): \(counted(count, "row")) had a date that stands again further down, such as"
        + " \(english.date(example)); the last row counts."
    case .timesConvertedToUTC:
      "\(name): the times have different offsets and were converted to UTC."
    case .emptyRowsSkipped(let count):
      "\(name): \(counted(count, "empty row")) \(were(count)) left out."
    case .rowsWithoutPosition(let count, let row):
      "\(name): \(counted(count, "row")) without a position along x \(were(count)) left out, first"
        + " row \(row)."
    case .preambleSkipped(let count):
      "\(name): \(counted(count, "line")) above the headings \(were(count)) passed over."
    case .footerSkipped(let count, let row):
      "\(name): \(counted(count, "row")) below the data \(were(count)) passed over, from row \(row)"
        + " on."
    case .shortRows(let count, let row):
      "\(name): \(counted(count, "row")) lack\(count == 1 ? "s" : "") cells at the end, which count as"
        + " missing, first row \(row)."
    case .readAsWindows1252:
      "\(name): the text is not UTF-8 and was read as Windows-1252."
    case .oneOfColumns(let column, let count):
      "\(name): the values are \(quoted(column)), one of \(count) columns of numbers; --y takes others."
    case .limitsTaken(let column, let count):
      "\(name): \(counted(count, "value")) of \(quoted(column)) such as <1 \(were(count)) taken as the"
        + " number alone."
    case .flagsPassedOver(let column, let count):
      "\(name): the letters or marks behind \(counted(count, "value")) of \(quoted(column)) were passed"
        + " over."
    case .sentinelMissing(let column, let value, let count):
      "\(name): \(value.plainDescription), far from the rest of \(quoted(column)), counts as missing,"
        + " \(counted(count, "time"))."
    case .badCellsMissing(let column, let count):
      "\(name): \(counted(count, "cell")) of \(quoted(column)) \(count == 1 ? "is" : "are") not"
        + " \(count == 1 ? "a number and counts" : "numbers and count") as missing."
    case .severalAtOnePosition(let points, let positions):
      "\(name): \(counted(points, "point")) stand at \(counted(positions, "place")) along x;"
        + " --aggregate mean makes one of those at the same place, --by parts them into series."
    case .totalRow(let row):
      "\(name): the last row, \(quoted(row)), is the sum of the others, and is included."
    case .thousandsAssumed(let column, let example):
      "\(name): the comma in \(quoted(example)) of \(quoted(column)) was taken to stand between"
        + " thousands; --decimal comma makes it decimal."
    case .tableInField(let path):
      "\(name): the table was found in \(quoted(path)); --field takes another."
    case .linesWithoutMatch(let count):
      "\(name): \(counted(count, "line")) without a match \(were(count)) passed over."
    }
  }
}

extension IncompleteInterval {
  fileprivate func line(_ name: String) -> String {
    let days =
      from == to
      ? english.date(from) : "\(english.date(from)) to \(english.date(to))"
    let place = edge == .first ? "first" : "last"
    return "\(name): the \(place) \(interval.rawValue) is incomplete, with points of \(days) only."
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

private func were(_ count: Int) -> String { count == 1 ? "was" : "were" }

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
  case " ": "blanks"
  default: "'\(character)'"
  }
}
