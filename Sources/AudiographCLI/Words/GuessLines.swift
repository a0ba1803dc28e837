// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// How the files were understood, one line a file, for `--verbose`.
func guessLines(of loaded: LoadedChart, in s: Sentences) -> [String] {
  loaded.layouts.flatMap { name, layout, headings, rowCount in
    guard let layout else {
      let values = headings.map(s.quoted).joined(separator: s.comma)
      return [s.say(.guessStored(name: name, values: values, rows: rowCount))]
    }
    return [guessLine(of: layout, called: name, values: headings, in: s)]
      + [rowLine(of: layout.rows, called: name, in: s)].compactMap(\.self)
      + layout.choices.flatMap(\.lines)
  }
}

/// How a file was understood, `values` being the headings of what is made use of.
func guessLine(
  of layout: TableLayout, called name: String, values headings: [String], in s: Sentences
) -> String {
  let form = layout.form(in: s)
  if layout.y.isEmpty, !layout.isPriceFile, !layout.x.isEmpty {
    let across = s.named(layout.x)
    return layout.by.isEmpty
      ? s.say(.guessWideYears(name: name, form: form, headings: across, rows: layout.rowCount))
      : s.say(
        .guessWideSeries(
          name: name, form: form, headings: across, by: s.named(layout.by), rows: layout.rowCount))
  }
  return s.say(
    .guessTable(
      name: name, form: form, x: s.named(layout.x), xCount: layout.x.count,
      values: headings.map(s.quoted).joined(separator: s.comma), valueCount: headings.count,
      by: s.named(layout.by), rows: layout.rowCount))
}

/// What became of the rows; nil if there are none but headings and data.
private func rowLine(of rows: RowCounts, called name: String, in s: Sentences) -> String? {
  guard rows.records != rows.data + rows.headings else { return nil }
  let parts = RowPart.allCases.map { ($0, $0.count(in: rows)) }.filter { $0.1 > 0 }
  return s.say(
    .guessRows(
      name: name, records: rows.records,
      parts: parts.map { s.say(.guessRowPart(part: $0, count: $1)) }.joined(separator: s.comma)))
}

/// What a row is there for.
enum RowPart: CaseIterable {
  case data, headings, preamble, comments, blank, notes, skipped

  fileprivate func count(in rows: RowCounts) -> Int {
    switch self {
    case .data: rows.data
    case .headings: rows.headings
    case .preamble: rows.preamble
    case .comments: rows.comments
    case .blank: rows.blank
    case .notes: rows.notes
    case .skipped: rows.skipped
    }
  }
}

extension Sentences {
  /// Columns in words, the first few by name.
  fileprivate func named(_ columns: [ColumnName]) -> String {
    shortened(columns.map(\.heading), to: 4)
  }
}

extension TableLayout {
  fileprivate func form(in s: Sentences) -> String {
    let mark = CellMark(delimiter)
    return s.say(
      .guessForm(
        format: format.rawValue.uppercased(), cells: mark, mark: delimiter.map(String.init) ?? "",
        isPrices: isPriceFile, hasDecimalCommas: decimal == .comma, hasHeadings: hasHeader))
  }
}

extension TableSurvey {
  /// How a table is written: `CSV with semicolons between cells`.
  func form(in s: Sentences) -> String {
    s.say(
      .guessForm(
        format: format.rawValue.uppercased(), cells: CellMark(delimiter),
        mark: delimiter.map(String.init) ?? "", isPrices: false, hasDecimalCommas: false,
        hasHeadings: hasHeader))
  }
}

/// The delimiter between the cells of a row.
enum CellMark {
  case none, commas, semicolons, tabs, spaces, other

  init(_ delimiter: Character?) {
    self =
      switch delimiter {
      case nil: .none
      case ",": .commas
      case ";": .semicolons
      case "\t": .tabs
      case " ": .spaces
      default: .other
      }
  }
}
