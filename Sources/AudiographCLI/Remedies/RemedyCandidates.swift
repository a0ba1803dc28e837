// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// What might read a table that was refused, the likeliest first.
struct RemedyCandidates {
  private(set) var changes: [OptionChange] = []
  /// Whether each that reads the table is as likely as the others, so that a person has to choose.
  private(set) var areEqual = false

  /// How many columns are thought of, each of which is compared with all others.
  private static let mostColumns = 8

  private let options: ReadOptions
  private let survey: () -> TableSurvey?

  /// `survey` says what the columns hold and is asked only where that matters.
  init(_ error: ReadError, _ options: ReadOptions, survey: @escaping () -> TableSurvey?) {
    self.options = options
    self.survey = survey
    switch error {
    case .notANumber(let place, let text), .notFinite(let place, let text): badCell(place, text)
    case .ambiguousNumber(_, let text): ambiguousNumber(text)
    case .ambiguousDates(_, let text): ambiguousDates(text)
    case .severalTables(_, let fields): fieldsOf(fields)
    case .notATable(_, _, let keys): fieldsOf(keys.map(options.path(to:)))
    case .notADate(let place, let text), .mixedDateOrder(let place, let text):
      changes = formats(of: text)
      otherColumns(besides: place.column)
      names(place.column)
    case .missingPosition(let place, _), .notAPosition(let place, _), .mixedPrecision(let place, _),
      .mixedOffsets(let place, _):
      otherColumns(besides: place.column)
    case .noValues(_, let column): otherValues(besides: column)
    case .nestedValue(let place), .listInCell(let place, _): otherValues(besides: place.column)
    case .onlyCodes, .noNumericColumn, .raggedRow, .matrix, .singleRow: otherLayout(error)
    default: break
    }
  }

  // MARK: - Cells

  private mutating func badCell(_ place: CellLocation, _ text: String) {
    if !options.ignoresBadCells { changes.append(.ignoreBad) }
    if !text.ends(with: "…") { changes.append(.missing(text)) }
    otherValues(besides: place.column)
  }

  private mutating func ambiguousNumber(_ text: String) {
    areEqual = true
    changes =
      text.holds(",")
      ? [.decimal(.comma), .thousands(",", name: "comma")]
      : [.decimal(.point), .thousands(".", name: "point")]
  }

  private mutating func ambiguousDates(_ text: String) {
    areEqual = true
    changes = formats(of: text)
  }

  /// What could be dates as names.
  private mutating func names(_ column: ColumnName) {
    guard let survey = survey(), options.types.isEmpty else { return }
    changes.append(.type(survey.reference(to: column), .text))
  }

  private func formats(of text: String) -> [OptionChange] {
    DateFormat.orders(of: text).map(OptionChange.dateFormat)
  }

  // MARK: - Places in JSON

  private mutating func fieldsOf(_ names: [String]) {
    areEqual = true
    changes = names.map(OptionChange.field)
  }

  // MARK: - Columns

  private mutating func otherColumns(besides column: ColumnName) {
    guard let survey = survey() else { return }
    let free = survey.columns.filter {
      $0.column.number != column.number && $0.role != .y && $0.content != .empty
    }
    let ordered = free.filter { $0.content == .dates } + free.filter { $0.content != .dates }
    changes += ordered.prefix(Self.mostColumns).map { .x(survey.reference(to: $0.column)) }
  }

  private mutating func otherValues(besides column: ColumnName) {
    changes += numbers(besides: column.number)
  }

  /// The columns of numbers, those that are values first.
  private func numbers(besides number: Int?) -> [OptionChange] {
    guard options.value == nil, let survey = survey() else { return [] }
    let columns = survey.columns.filter { $0.content == .numbers && $0.column.number != number }
    let ordered = columns.filter { $0.role != .x } + columns.filter { $0.role == .x }
    return ordered.prefix(Self.mostColumns).map { .y(survey.reference(to: $0.column)) }
  }

  // MARK: - Layout

  private mutating func otherLayout(_ error: ReadError) {
    switch error {
    case .noNumericColumn:
      changes = otherDelimiters + [.decimal(.comma), .header(0)] + garbledNumbers
    case .raggedRow(_, let row, _, _):
      changes = otherDelimiters + [.header(row), .skip(row)]
    default: changes = numbers(besides: nil)
    }
  }

  private var otherDelimiters: [OptionChange] {
    guard options.delimiter == nil else { return [] }
    let known = survey()?.delimiter
    return OptionChange.delimiters.filter { change in
      if case .delimiter(let mark, _) = change { mark != known } else { false }
    }
  }

  /// Columns that hold something besides numbers.
  private var garbledNumbers: [OptionChange] {
    guard let survey = survey(), options.value == nil, !options.ignoresBadCells else { return [] }
    return survey.columns.filter { $0.content == .text }.prefix(2).map {
      .both(.y(survey.reference(to: $0.column)), .ignoreBad)
    }
  }
}

extension ReadOptions {
  /// The path to a key at the place in JSON that was asked for.
  fileprivate func path(to key: String) -> String { field.map { "\($0).\(key)" } ?? key }
}

extension TableSurvey {
  /// What a column is called on the command line: its heading where that is short and its own.
  fileprivate func reference(to column: ColumnName) -> String {
    let heading = column.heading
    let isPlain = heading.count < 40 && !heading.begins(with: "#") && hasHeader && !heading.isEmpty
    guard isPlain else { return "#\(column.number)" }
    let name = heading.lowercased()
    let isOwn = columns.count { $0.column.heading.lowercased() == name } == 1
    return isOwn ? heading : "#\(column.number)"
  }
}
