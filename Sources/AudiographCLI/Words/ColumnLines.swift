// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension [SourceColumns.Listing] {
  /// One line a column; where there are several sources, each with its name above.
  func lines(in s: Sentences) -> [String] {
    flatMap { listing in
      (count > 1 ? [s.say(.columnsOf(name: listing.name))] : [])
        + listing.columns.map { $0.line(s) }
    }
  }

  /// How each file was understood and why, for `--verbose`.
  func reasons(in s: Sentences) -> [String] {
    flatMap { listing -> [String] in
      let name = listing.name.displayText
      guard let survey = listing.survey else { return [s.say(.columnsStored(name: name))] }
      let notes = survey.notes.map { LoadNote.read($0, name: listing.name).line(in: s) }
      return [survey.line(called: name, s)] + notes + survey.choices.flatMap(\.lines)
    }
  }

  /// One JSON object a source, each on a line of its own.
  var documents: String { map { $0.document + "\n" }.joined() }
}

extension ColumnSummary {
  /// The column on one line.
  ///
  /// For example: `#2 Close, numbers, taken as values: 544.47, 545.18.`
  fileprivate func line(_ s: Sentences) -> String {
    let role = role.map { s.comma + s.say(.columnsRole(role: $0)) } ?? ""
    let cells = firstCells.isEmpty ? "" : s.colon + firstCells.joined(separator: s.comma)
    let content = s.say(.columnsContent(content: content))
    return s.ended("#\(column.number) \(column.heading)" + s.comma + content + role + cells)
  }
}

extension TableSurvey {
  fileprivate func line(called name: String, _ s: Sentences) -> String {
    s.say(
      .columnsRead(
        name: name, form: form(in: s), isRecord: delimiter == nil && format != .csv, row: firstRow))
  }
}

extension SourceColumns.Listing {
  fileprivate var document: String {
    JSONWriter.document { json in
      json.member("source", name.displayText)
      json.member("format", survey?.format.rawValue)
      json.member("delimiter", survey?.delimiter.map(String.init))
      json.member("header", survey?.hasHeader ?? true)
      json.member("preamble", survey?.preamble ?? [])
      json.member("firstRow", survey?.firstRow)
      json.key("columns")
      json.array { json in for column in columns { column.write(to: &json) } }
      json.key("choices")
      json.array { json in for choice in survey?.choices ?? [] { choice.write(to: &json) } }
      json.member(
        "notes", survey?.notes.map { LoadNote.read($0, name: name).line(in: english) } ?? [])
    }
  }
}

extension ColumnSummary {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("number", column.number)
      json.member("heading", column.heading.displayText)
      json.member("content", english.say(.columnsContent(content: content)))
      json.member("role", role?.name)
      json.member("first", firstCells)
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
}
