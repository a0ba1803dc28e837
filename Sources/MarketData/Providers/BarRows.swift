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
  ///
  /// - Throws: `ProviderError` where a bar has more or fewer numbers than there are columns.
  func bars(
    _ precision: DatePrecision, of provider: ProviderName
  ) throws(ProviderError) -> PriceBars? {
    guard !rows.isEmpty else { return nil }
    let sorted = rows.sorted { $0.key < $1.key }
    var found: [PriceColumn: [Double]] = [:]
    for (place, column) in columns.enumerated() {
      found[column] = sorted.compactMap { $0.value.dropFirst(place).first }
    }
    let dates = XAxis.Dates(instants: sorted.map(\.key), precision: precision)
    do throws(ChartError) {
      return try PriceBars(dates: dates, columns: found)
    } catch {
      throw ProviderError(provider, .unexpected("a bar lacks a number"))
    }
  }
}

extension HistoryRequest {
  /// Whether an instant, in seconds since 1970-01-01 00:00, is on the first wanted day or later.
  func isWanted(_ instant: Int64) -> Bool {
    firstDay.map { MarketCalendar.day(of: instant) >= $0 } ?? true
  }
}
