// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// What might read a table that was refused.
struct RemedyCandidates {
  /// Changes of one kind after another, the likeliest kind first; within a kind the one that keeps most
  /// rows is best.
  private(set) var kinds: [[OptionChange]] = []
  /// Whether each that reads the table is as likely as the others, so that a person has to choose.
  private(set) var areEqual = false

  /// How many columns are thought of, each of which is compared with all others.
  private static let mostColumns = 8

  private let options: ReadOptions
  private let dataLines: [Int]
  private let oddCells: (CellLocation) -> OddCells?
  private let survey: () -> TableSurvey?
  private let logPattern: () -> String?

  /// What is thought of for an error.
  ///
  /// - Parameters:
  ///   - error: Why the table was refused.
  ///   - options: The options that it was read with.
  ///   - dataLines: The lines of text that look like data.
  ///   - oddCells: Says which cells of a column are not what it holds.
  ///   - logPattern: Finds numbers in lines that differ in nothing else, and is asked only where that matters.
  ///   - survey: Says what the columns hold, and is asked only where that matters.
  init(
    _ error: ReadError, _ options: ReadOptions, dataLines: [Int] = [],
    oddCells: @escaping (CellLocation) -> OddCells? = { _ in nil },
    logPattern: @escaping () -> String? = { nil },
    survey: @escaping () -> TableSurvey?
  ) {
    self.options = options
    self.dataLines = dataLines
    self.oddCells = oddCells
    self.survey = survey
    self.logPattern = logPattern
    switch error {
    case .notANumber(let place, _):
      badCell(place)
      kinds.insert(textsAsNumbers.filter { $0.column == place.column }.map(\.change), at: 0)
    case .notFinite(let place, _): badCell(place)
    case .ambiguousNumber(_, let text): ambiguousNumber(text)
    case .ambiguousDates(let place, let text): ambiguousDates(place, text)
    case .severalTables(_, let fields): fieldsOf(fields)
    case .notATable(_, _, let keys): fieldsOf(keys.map(options.path(to:)))
    case .notADate(let place, let text), .mixedDateOrder(let place, let text):
      kinds = [formats(of: text), withoutRow(place), headings, otherX(besides: place.column)]
      if oddCells(place)?.areMostlyDates != true { names(place.column) }
    case .missingPosition(let place, _), .notAPosition(let place, _), .mixedPrecision(let place, _),
      .mixedOffsets(let place, _):
      kinds = [withoutRow(place), headings, otherX(besides: place.column)]
    case .noValues(_, let column): kinds = [headings, otherValues(besides: column)]
    case .nestedValue(let place), .listInCell(let place, _):
      kinds = [otherValues(besides: place.column)]
    case .matrix: kinds = [[.form(.heatmap)]]
    case .onlyCodes, .noNumericColumn, .raggedRow, .singleRow:
      otherLayout(error)
      kinds.insert(textsAsNumbers.filter { !$0.column.saysDate }.map(\.change), at: 0)
    default: break
    }
  }

  // MARK: - Cells

  private mutating func badCell(_ place: CellLocation) {
    // Where the column reads whole in another way of writing numbers, nothing is to be ignored.
    let marks: [OptionChange] = [
      .decimal(.comma), .decimal(.point), .thousands(",", name: "comma"),
      .thousands(".", name: "point"),
    ]
    kinds = [
      options.decimal == nil && options.thousands == nil ? marks : [], placeholders(place),
      headings,
      // A row that begins another part is no fault of its column.
      oddCells(place)?.partsTable == true ? [] : otherValues(besides: place.column),
    ]
  }

  /// What takes texts among numbers for missing values: only placeholders, which are at most a third of the
  /// column, and none that begins another part of the table.
  private func placeholders(_ place: CellLocation) -> [OptionChange] {
    guard let odd = oddCells(place), !odd.partsTable, !odd.texts.isEmpty,
      odd.texts.values.reduce(0, +) * 3 <= odd.filledCount,
      odd.texts.allSatisfy({ Placeholder.isOne($0.key, count: $0.value) })
    else { return [] }
    // A longer text, or one with line ends or marks of cells in it, is nothing to be typed.
    guard odd.texts.count == 1, let text = odd.texts.keys.first, text.utf8.count <= 24,
      text.utf8.allSatisfy({ $0 >= 32 && !"\",;|".utf8.contains($0) })
    else { return ignoreBad }
    return [.missing(text)]
  }

  /// What leaves out rows without a position, unless such a row begins another part of the table.
  private func withoutRow(_ place: CellLocation) -> [OptionChange] {
    guard !ignoreBad.isEmpty, let odd = oddCells(place), !odd.partsTable else { return [] }
    return ignoreBad
  }

  private var ignoreBad: [OptionChange] { options.ignoresBadCells ? [] : [.ignoreBad] }

  private mutating func ambiguousNumber(_ text: String) {
    areEqual = true
    kinds = [
      text.holds(",")
        ? [.decimal(.comma), .thousands(",", name: "comma")]
        : [.decimal(.point), .thousands(".", name: "point")]
    ]
  }

  private mutating func ambiguousDates(_ place: CellLocation, _ text: String) {
    areEqual = true
    kinds = [formats(of: text)]
  }

  /// What could be dates as names.
  private mutating func names(_ column: ColumnName) {
    guard let survey = survey(), options.types.isEmpty, !column.saysDate else { return }
    kinds.append([.type(survey.reference(to: column), .text)])
  }

  private func formats(of text: String) -> [OptionChange] {
    DateFormat.orders(of: text).map(OptionChange.dateFormat)
  }

  /// Columns that a workbook or a database calls texts, as numbers.
  private var textsAsNumbers: [(column: ColumnName, change: OptionChange)] {
    guard let survey = survey(), survey.format == .workbook || survey.format == .database else {
      return []
    }
    return survey.columns.filter { $0.content == .text }.map {
      ($0.column, .type(survey.reference(to: $0.column), .number))
    }
  }

  // MARK: - Places in JSON

  private mutating func fieldsOf(_ names: [String]) {
    areEqual = true
    kinds = [names.map(OptionChange.field)]
  }

  // MARK: - Columns

  /// Columns of dates, or of numbers where the one along x is no column of dates.
  private func otherX(besides column: ColumnName) -> [OptionChange] {
    guard let survey = survey() else { return [] }
    let hasDates = survey.columns.first { $0.column.number == column.number }?.content == .dates
    let free = survey.columns.filter {
      $0.column.number != column.number && $0.role != .y
        && ($0.content == .dates
          || !hasDates && $0.content == .numbers && !$0.column.namesThings)
    }
    let ordered = free.filter { $0.content == .dates } + free.filter { $0.content != .dates }
    return ordered.prefix(Self.mostColumns).map { .x(survey.reference(to: $0.column)) }
  }

  /// The other columns that may be values, where one is; of several that are told together, none is told alone.
  private func otherValues(besides column: ColumnName) -> [OptionChange] {
    guard survey()?.columns.count(where: { $0.role == .y }) == 1 else { return [] }
    return numbers(besides: column.number, orAlongX: false)
  }

  /// The columns of numbers that measure something, those that are values first.
  private func numbers(besides number: Int?, orAlongX: Bool = true) -> [OptionChange] {
    guard options.value == nil, let survey = survey() else { return [] }
    let columns = survey.columns.filter {
      $0.content == .numbers && $0.column.number != number && !$0.column.namesThings
        && !$0.column.saysWhatOthersAre
    }
    let ordered =
      columns.filter { $0.role != .x } + (orAlongX ? columns.filter { $0.role == .x } : [])
    return ordered.prefix(Self.mostColumns).map { .y(survey.reference(to: $0.column)) }
  }

  // MARK: - Layout

  private mutating func otherLayout(_ error: ReadError) {
    switch error {
    case .noNumericColumn:
      kinds = [otherDelimiters + [.decimal(.comma)], headings + [.header(0)], garbledNumbers]
    case .raggedRow(_, let row, _, _):
      kinds = [otherDelimiters, headings + [.header(row)]]
    default: kinds = [numbers(besides: nil)]
    }
    if let pattern = logPattern() { kinds.append([.regex(pattern)]) }
  }

  /// The line right above the first that looks like data as headings, or none.
  private var headings: [OptionChange] {
    guard options.headerLine == nil, options.skippedLines == 0, let first = dataLines.first else {
      return []
    }
    return [.header(first - 1)]
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
  /// What a column is called on the command line.
  fileprivate func reference(to column: ColumnName) -> String {
    column.reference(among: columns.map(\.column), hasHeader: hasHeader).text
  }
}
