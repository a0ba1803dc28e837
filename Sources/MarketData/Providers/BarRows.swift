// SPDX-License-Identifier: MIT

internal import Audiograph

/// The bars of an answer, which may come in any order and more than once.
struct BarRows {
  private let columns: [PriceColumn]
  private var rows: [Int64: [Double]] = [:]

  /// No bars yet, of so many numbers each.
  init(_ columns: [PriceColumn]) { self.columns = columns }

  /// Adds a bar, in place of one of the same instant.
  ///
  /// - Parameters:
  ///   - numbers: One for each column.
  ///   - instant: Microseconds since 1970-01-01 00:00.
  mutating func add(_ numbers: [Double], at instant: Int64) { rows[instant] = numbers }

  /// The bars in ascending order; nil where there are none.
  func bars(_ precision: DatePrecision) throws(ChartError) -> PriceBars? {
    guard !rows.isEmpty else { return nil }
    let sorted = rows.sorted { $0.key < $1.key }
    var found: [PriceColumn: [Double]] = [:]
    for (place, column) in columns.enumerated() { found[column] = sorted.map { $0.value[place] } }
    let dates = XAxis.Dates(instants: sorted.map(\.key), precision: precision)
    return try PriceBars(dates: dates, columns: found)
  }
}
