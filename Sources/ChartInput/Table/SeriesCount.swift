// SPDX-License-Identifier: MIT

internal import Audiograph

/// Counts into how many series the rows of a large table are parted, block after block: too many are
/// refused before the table is in memory as a whole.
struct SeriesCount {
  /// No more series are made of one table.
  static let most = 10_000
  /// As many bytes of a table say what parts its rows.
  static let sampleSize = 4 << 20

  private let file: String
  /// The columns whose texts name the series, counted from 0.
  private let columns: [Int]
  /// Whether each row is a series.
  private let areRows: Bool
  private let seriesPerName: Int
  private var rowCount = 0
  private var seen: Set<String> = []
  private var names: [String] = []

  /// Nil where the first rows make no series, or options choose among these.
  init?(_ reading: TableReading, _ first: TableBlock) {
    let options = reading.options
    guard options.only.isEmpty, options.conditions.isEmpty, options.form?.isOfSeries ?? true
    else { return nil }
    file = reading.file
    if let wide = reading.wide {
      guard !reading.mayBeGrid, wide.years == nil else { return nil }
      (columns, areRows, seriesPerName) = (wide.nameColumns(first), true, 1)
      return
    }
    guard let roles = try? reading.chooser(reading.columns(of: first)).roles(), !roles.by.isEmpty
    else { return nil }
    (columns, areRows, seriesPerName) = (roles.by, false, roles.values.count)
  }

  /// Takes the next rows.
  ///
  /// - Throws: `ReadError.tooManySeries`.
  mutating func append(_ block: TableBlock) throws(ReadError) {
    let cells = columns.map(block.cells.column)
    rowCount += block.cells.rowCount
    for row in 0..<block.cells.rowCount {
      guard !areRows || names.count < Self.mostLookedAt else { break }
      let name = cells.map { $0.text(row) }.joined(separator: ", ")
      guard areRows || seen.insert(name).inserted else { continue }
      if names.count < Self.mostLookedAt { names.append(name) }
      guard seen.count <= Self.most else { break }
    }
    try Self.check(
      areRows ? rowCount : seen.count, names: names, each: seriesPerName, file: file)
  }

  /// Refuses too many series.
  ///
  /// - Parameters:
  ///   - count: How many names there are.
  ///   - names: The names, or the first of them.
  ///   - each: How many series each name has.
  ///   - file: The name of the source.
  /// - Throws: `ReadError.tooManySeries`.
  static func check(
    _ count: Int, names: [String], each: Int, file: String
  ) throws(ReadError) {
    guard count > most / max(1, each) else { return }
    throw .tooManySeries(file: file, limit: most, names: names.firstOwn)
  }

  /// As many names are looked at for examples.
  fileprivate static let mostLookedAt = 100
}

extension [String] {
  /// The first two names that can be typed and stand once among all: examples of what to choose.
  package var firstOwn: [String] {
    let first = prefix(SeriesCount.mostLookedAt).filter { !$0.isBlank && $0.utf8.count <= 60 }
    var counts: [String: Int] = [:]
    for name in first { counts[name] = 0 }
    for name in self { counts[name]? += 1 }
    return Array(first.filter { counts[$0] == 1 }.prefix(2))
  }
}
