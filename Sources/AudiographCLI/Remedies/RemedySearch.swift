// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

/// A table that cannot be read as it is asked for, and other options that were tried and read it.
struct RefusedTable: Error {
  let cause: ReadError
  /// At least one; several where nothing but the person can tell which is meant.
  let changes: [OptionChange]
}

/// Looks for options that read a table which was refused, by reading it with them.
///
/// Only regular files of a few megabytes are tried, since pipes cannot be read twice and nobody
/// should wait for an error.
struct RemedySearch {
  private let source: DataSource
  private let options: ReadOptions
  private static let mostBytes = 4 << 20
  private static let mostTries = 8

  init(_ source: DataSource, _ options: ReadOptions) {
    self.source = source
    self.options = options
  }

  /// Runs a body that reads the source.
  ///
  /// - Throws: `RefusedTable` where it is refused and other options read it; else the `ReadError`.
  func run<Result>(_ body: () throws(ReadError) -> Result) throws -> Result {
    do { return try body() } catch {
      let changes = changes(for: error)
      throw changes.isEmpty ? error as any Error : RefusedTable(cause: error, changes: changes)
    }
  }

  /// The first change that reads the source, or all of those among which only a person can choose.
  func changes(for error: ReadError) -> [OptionChange] {
    guard canBeTried else { return [] }
    let candidates = RemedyCandidates(error, options) { survey }
    let tried = candidates.changes.prefix(Self.mostTries)
    return candidates.areEqual
      ? tried.filter(reads) : tried.first(where: reads).map { [$0] } ?? []
  }

  private var canBeTried: Bool {
    guard case .path(let path) = source, let status = try? FileStatus(path) else { return false }
    return status.kind == .file && status.size <= Self.mostBytes
  }

  /// The roles of the columns; nil where not even the beginning is a table.
  private var survey: TableSurvey? { try? TableReader(options: options).survey(of: source) }

  /// The least share of the rows that an option has to keep.
  private static let leastShare = 0.95

  /// Whether nearly all lines that look like data are rows of a table, and none is taken for headings or
  /// lost for what stands in it.
  private func keepsRows(_ table: Table) -> Bool {
    guard table.layout.format == .csv || table.layout.format == .tsv,
      let lineCount = dataLineCount(from: survey?.firstRow ?? 2)
    else { return true }
    let lost = table.notes.reduce(0) { sum, note in
      switch note {
      case .badCellsMissing(_, let count), .rowsWithoutPosition(let count, _): sum + count
      default: sum
      }
    }
    return Double(table.layout.rowCount - lost) >= Self.leastShare * Double(lineCount)
  }

  /// How many lines from one on hold something and are no comment; nil where the file cannot be read.
  private func dataLineCount(from first: Int) -> Int? {
    guard case .path(let path) = source,
      let bytes = try? regularFileContents(path, limit: Self.mostBytes)
    else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.dropFirst(first - 1).count { line in
      line.contains { $0 > UInt8(ascii: " ") } && line.first != UInt8(ascii: "#")
    }
  }

  /// Whether there are two points or more, and values for half of them.
  private func reads(_ change: OptionChange) -> Bool {
    var options = options
    change.apply(to: &options)
    guard let table = try? TableReader(options: options).read(source), keepsRows(table) else {
      return false
    }
    let columns = table.bars.map { Array($0.columns.values) } ?? table.columns.map(\.values)
    return columns.contains { values in
      let present = values.count { !$0.isNaN }
      return present >= 2 && present * 2 >= values.count
    }
  }
}
