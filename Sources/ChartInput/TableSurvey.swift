// SPDX-License-Identifier: MIT

internal import Audiograph

/// How a source is understood by its beginning, and what that rests on.
public struct TableSurvey: Sendable, Hashable {
  /// How the table is written.
  public let format: FileFormat
  /// The character between cells; nil for JSON and for matches of a pattern.
  public let delimiter: Character?
  /// Whether the columns have headings.
  public let hasHeader: Bool
  /// The texts above the headings, one a row.
  public let preamble: [String]
  /// The line on which the first row of data begins, or the number of the first record.
  public let firstRow: Int
  /// The columns, in the order of the file.
  public let columns: [ColumnSummary]
  /// What happened on the way to the columns, and what decided among them.
  public let notes: [ReadNote]
  /// How x, groups and values would be chosen.
  public let choices: [RoleChoice]
}

extension TableReading {
  /// What a person is shown of a table whose first rows are in a block.
  func survey(of block: TableBlock, preamble: [String] = []) -> TableSurvey {
    var options = options
    options.only = []
    let columns = ColumnContents(options: options, delimiter: delimiter, told: told)
      .columns(of: block.cells, headings: headings, needed: nil)
    let wide = wide ?? wide(columns)
    let roles = wide == nil ? try? chooser(columns).roles() : nil
    let summaries = columns.map { column in
      ColumnSummary(
        column: ColumnName(column),
        content: roles?.x.isDates == true && roles?.x.columns.contains(column.index) == true
          ? .dates : column.content.summary,
        firstCells: (0..<min(3, column.cells.count)).map { column.cells.text($0).utf8.bounded() },
        role: wide?.role(of: column.index, in: block)
          ?? roles?.role(of: column.index, options.value ?? .close))
    }
    return TableSurvey(
      format: format, delimiter: delimiter?.character, hasHeader: hasHeader,
      preamble: preamble.map { $0.utf8.bounded() },
      firstRow: block.cells.rowCount > 0 ? block.lines[0] : 0, columns: summaries,
      notes: notes + (roles.map { columnNotes($0, columns) } ?? []),
      choices: roles?.choices ?? [])
  }
}

extension Roles {
  /// What a column is there for.
  fileprivate func role(of column: Int, _ value: PriceValue) -> ColumnSummary.Role? {
    if x.columns.contains(column) { return .x }
    if by.contains(column) { return .by }
    return heard(value).contains(column) ? .y : nil
  }
}

extension TableColumn.Content {
  fileprivate var summary: ColumnSummary.Content {
    switch self {
    case .empty: .empty
    case .numbers: .numbers
    case .dates, .ambiguousDates, .mixedDates: .dates
    case .clock, .text: .text
    }
  }
}

extension Table {
  /// What a person is shown of the columns of a stated chart.
  var survey: TableSurvey {
    let positions = x
    let first = ColumnSummary(
      column: layout.x.first ?? ColumnName(number: 1), content: positions.content,
      firstCells: (0..<min(3, positions.count)).map { positions[$0].description.utf8.bounded() },
      role: .x)
    let values = zip(layout.y, columns).map { name, column in
      ColumnSummary(
        column: name, content: .numbers,
        firstCells: column.values.prefix(3).map { $0.isNaN ? "" : JSONCellWriter.digits($0) },
        role: .y)
    }
    return TableSurvey(
      format: layout.format, delimiter: nil, hasHeader: true, preamble: [], firstRow: 1,
      columns: [first] + values, notes: notes, choices: [])
  }
}

extension XAxis {
  fileprivate var content: ColumnSummary.Content {
    switch self {
    case .rows, .numbers: .numbers
    case .dates: .dates
    case .categories: .text
    }
  }
}
