// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// Looks for options that read a table which was refused, by reading it with them.
///
/// Only files and pipes of a few megabytes are tried, also unpacked, since nobody should wait for an error.
struct RemedySearch {
  let source: DataSource
  private let options: ReadOptions
  static let mostBytes = 4 << 20
  private static let mostTries = 8

  init(_ source: DataSource, _ options: ReadOptions) {
    self.source = source.readableAgain(upTo: Self.mostBytes)
    self.options = options
  }

  /// The change that keeps most rows of the source, of the likeliest kind in which one reads it; or all of
  /// those among which only a person can choose.
  func changes(for error: ReadError) -> [OptionChange] {
    let reader = TableReader(options: options)
    guard source.canBeTried(upTo: Self.mostBytes), !error.isAboutSource, options.query == nil,
      reader.isText(of: source, atMost: Self.mostBytes)
    else { return [] }
    let lines = lines(of: options)
    let candidates = RemedyCandidates(
      error, options, dataLines: lines, oddCells: { reader.oddCells(like: $0, in: source) },
      logPattern: { (try? reader.logPattern(of: source)) ?? nil }
    ) { survey }
    for changes in candidates.kinds {
      let kept = changes.prefix(Self.mostTries).compactMap { change in
        rowsKept(by: change, of: lines, for: error).map { (change: change, count: $0) }
      }
      if candidates.areEqual {
        return kept.isEmpty ? changes.flatMap { inTwoSteps($0, lines) } : kept.map(\.change)
      }
      let most = kept.map(\.count).max()
      if let best = kept.first(where: { $0.count == most }) { return [best.change] }
    }
    return []
  }

  /// A change together with each that settles what is ambiguous behind it.
  private func inTwoSteps(_ change: OptionChange, _ lines: [Int]) -> [OptionChange] {
    let changed = options.with(change)
    do throws(ReadError) {
      _ = try TableReader(options: changed).read(source)
      return []
    } catch {
      guard error.isAmbiguous else { return [] }
      return RemedyCandidates(error, changed, survey: { survey }).kinds.joined()
        .map { OptionChange.both(change, $0) }
        .filter { rowsKept(by: $0, of: lines, for: error) != nil }
    }
  }

  /// The roles of the columns; nil if not even the beginning is a table.
  private var survey: TableSurvey? { try? TableReader(options: options).survey(of: source) }

  /// The lines that look like data; none where there is no text.
  private func lines(of options: ReadOptions) -> [Int] {
    (try? TableReader(options: options).dataLines(of: source)) ?? []
  }

  /// How many rows a change reads: nearly all that look like data, none of which is taken for headings,
  /// with values for half of them; nil if it does not.
  private func rowsKept(
    by change: OptionChange, of dataLines: [Int], for error: ReadError
  ) -> Int? {
    let changed = options.with(change)
    guard let table = try? TableReader(options: changed).read(source), hasValues(table),
      isMeant(change, table, error)
    else { return nil }
    let rows = table.layout.rows
    // Lines around a log are none of it.
    if case .regex = change { return rows.data }
    guard change != .ignoreBad || !table.losesMany else { return nil }
    let kept = rows.data - cellsLost(by: change, table)
    var least = rows.records - rows.headings - rows.blank
    if table.layout.delimiter != nil {
      let lines = changed.delimiter == options.delimiter ? dataLines : lines(of: changed)
      let first = (try? TableReader(options: changed).survey(of: source))?.firstRow ?? 0
      guard lines.allSatisfy({ $0 >= first }) else { return nil }
      least = max(lines.count, dataLines.count)
    }
    return kept * 20 >= least * 19 ? kept : nil
  }

  /// Whether a reading is of the table that was refused: its headings hold no data, and the column of an odd
  /// number is still told.
  private func isMeant(_ change: OptionChange, _ table: Table, _ error: ReadError) -> Bool {
    let layout = table.layout
    switch change {
    case .decimal, .thousands:
      guard case .notANumber(let place, _) = error else { return true }
      return layout.y.contains { $0.number == place.column.number }
    case .header: return !layout.hasDataAsHeadings
    case .y: return !layout.hasDataAsHeadings && (layout.hasHeader || !layout.x.isEmpty)
    case .delimiter:
      guard let mark = survey?.delimiter, mark != " " else { return true }
      return !layout.allColumns.contains { $0.heading.contains(mark) }
    default: return true
    }
  }

  /// How many cells of a column become missing ones that hold something.
  private func cellsLost(by change: OptionChange, _ table: Table) -> Int {
    guard case .missing = change else { return table.badCellCount }
    return (try? TableReader(options: options.with(.ignoreBad)).read(source))?.badCellCount ?? 0
  }

  /// Whether there are two points or more, and values for half of them.
  private func hasValues(_ table: Table) -> Bool {
    let columns = table.bars.map { Array($0.columns.values) } ?? table.columns.map(\.values)
    return columns.contains { values in
      let present = values.count { !$0.isNaN }
      return present >= 2 && present * 2 >= values.count
    }
  }
}

extension ReadOptions {
  fileprivate func with(_ change: OptionChange) -> ReadOptions {
    var options = self
    change.apply(to: &options)
    return options
  }
}

extension ReadError {
  /// Whether no option about cells can change it, so that the source need not be looked at again.
  fileprivate var isAboutSource: Bool {
    switch self {
    case .database, .workbook, .packed, .otherContent, .nothingToChoose, .noSuchReading,
      .unknownTableOfPage,
      .tooManySeries, .stated:
      true
    default: false
    }
  }
}

extension ReadError {
  /// Whether cells can be read in several ways, none of which is likelier.
  fileprivate var isAmbiguous: Bool {
    switch self {
    case .ambiguousDates, .ambiguousNumber: true
    default: false
    }
  }
}

extension Table {
  /// Whether more than one row in ten, and more than one at all, has no position.
  fileprivate var losesMany: Bool {
    let lost = notes.reduce(0) { sum, note in
      if case .rowsWithoutPosition(let count, _) = note { sum + count } else { sum }
    }
    return lost > max(1, layout.rows.data / 10)
  }

  /// As many cells as are not numbers in the column that has most of them.
  fileprivate var badCellCount: Int {
    notes.reduce(0) { most, note in
      if case .badCellsMissing(_, let count) = note { max(most, count) } else { most }
    }
  }
}
