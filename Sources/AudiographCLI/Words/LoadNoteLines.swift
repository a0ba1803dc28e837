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
      "\(name): \(counted(count, "empty row")) \(count == 1 ? "was" : "were") left out."
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
  let x = layout.x.map { "column \(quoted($0.heading)) along x" } ?? "the rows counted along x"
  let y = headings.map(quoted).joined(separator: ", ")
  let values = headings.count == 1 ? "column \(y) as values" : "columns \(y) as values"
  return "\(name): read as \(layout.words), \(x), \(values), \(counted(layout.rowCount, "row"))."
}

extension TableLayout {
  fileprivate var words: String {
    let kind = isPriceFile ? "a price file in \(format.rawValue.uppercased())" : format.words
    let cells = delimiter.map { " with \(delimiterName($0)) between cells" } ?? ""
    let mark = decimal == .comma ? " and decimal commas" : ""
    return kind + cells + mark
  }
}

extension FileFormat {
  fileprivate var words: String { rawValue.uppercased() }
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
