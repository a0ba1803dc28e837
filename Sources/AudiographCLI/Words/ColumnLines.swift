// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension [SourceColumns.Listing] {
  /// One line a column; where there are several sources, each with its name above.
  var lines: [String] {
    flatMap { listing in
      (count > 1 ? ["\(listing.name):"] : []) + listing.columns.map(\.line)
    }
  }

  /// How each file was understood and why, for `--verbose`.
  var reasons: [String] {
    flatMap { listing -> [String] in
      guard let survey = listing.survey else { return ["\(listing.name.displayText): stored."] }
      let notes = survey.notes.map { LoadNote.read($0, name: listing.name).line }
      return [survey.line(called: listing.name.displayText)] + notes
    }
  }

  /// One JSON object a source, each on a line of its own.
  var documents: String { map { $0.document + "\n" }.joined() }
}

extension ColumnSummary {
  /// The column on one line.
  ///
  /// For example: `#2 Close, numbers, taken as values: 544.47, 545.18.`
  fileprivate var line: String {
    let cells = firstCells.isEmpty ? "" : ": \(firstCells.joined(separator: ", "))"
    return "#\(column.number) \(column.heading), \(content.words)\(role?.words ?? "")\(cells)."
  }
}

extension TableSurvey {
  fileprivate func line(called name: String) -> String {
    let rows = delimiter == nil && format != .csv ? "record" : "line"
    let headings = hasHeader ? "" : ", without headings"
    return "\(name): read as \(formatWords(format, delimiter))\(headings), the first data on"
      + " \(rows) \(firstRow)."
  }
}

extension SourceColumns.Listing {
  fileprivate var document: String {
    var json = JSONWriter()
    json.object { json in
      json.member("source", name.displayText)
      json.member("format", survey?.format.rawValue)
      json.member("delimiter", survey?.delimiter.map(String.init))
      json.member("header", survey?.hasHeader ?? true)
      json.member("preamble", survey?.preamble ?? [])
      json.member("firstRow", survey?.firstRow)
      json.key("columns")
      json.array { json in for column in columns { column.write(to: &json) } }
      json.member("notes", survey?.notes.map { LoadNote.read($0, name: name).line } ?? [])
    }
    return json.text
  }
}

extension ColumnSummary {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("number", column.number)
      json.member("heading", column.heading.displayText)
      json.member("content", content.words)
      json.member("role", role?.name)
      json.member("first", firstCells)
    }
  }
}

extension ColumnSummary.Content {
  fileprivate var words: String {
    switch self {
    case .dates: "dates"
    case .numbers: "numbers"
    case .text: "text"
    case .empty: "empty"
    }
  }
}

extension ColumnSummary.Role {
  fileprivate var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .by: "by"
    }
  }

  fileprivate var words: String {
    switch self {
    case .x: ", taken along x"
    case .y: ", taken as values"
    case .by: ", taken as names of series"
    }
  }
}
