// SPDX-License-Identifier: MIT

/// Prices of one instrument over time (OHLCV): ascending dates, and the columns that were read.
///
/// A column that was not asked for, or that the source does not have, is absent.
/// NaN marks a missing value.
public struct PriceBars: Sendable, Hashable {
  /// When the bars were; ascending.
  public let dates: XAxis.Dates
  /// The numbers, as many in each column as there are dates.
  public let columns: [PriceColumn: [Double]]
  /// When each bar had its lowest and its highest price; empty where that is its own date.
  var extremeInstants: [PriceColumn: [Int64]] = [:]

  /// Bars from their dates and columns.
  ///
  /// - Throws: `ChartError.unequalCounts` where a column is longer or shorter than the dates.
  public init(dates: XAxis.Dates, columns: [PriceColumn: [Double]]) throws(ChartError) {
    for values in columns.values where values.count != dates.instants.count {
      throw .unequalCounts(positions: dates.instants.count, values: values.count)
    }
    self.dates = dates
    self.columns = columns
  }

  /// Bars whose columns are known to be as long as the dates.
  init(joined dates: XAxis.Dates, columns: [PriceColumn: [Double]]) {
    self.dates = dates
    self.columns = columns
  }

  /// The number of bars.
  public var count: Int { dates.instants.count }

  /// One number a bar, or nil if a column that it needs is absent.
  ///
  /// A mean is missing where any of its parts is.
  public func values(of value: PriceValue) -> [Double]? {
    var parts: [[Double]] = []
    for column in value.columns {
      guard let part = columns[column] else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : Self.means(of: parts)
  }

  private static func means(of parts: [[Double]]) -> [Double] {
    let share = Double(parts.count)
    return parts[0].indices.map { index in
      let sum = parts.reduce(0) { $0 + $1[index] }
      // Four prices near the largest finite number would overflow as a sum.
      return sum.isInfinite ? parts.reduce(0) { $0 + $1[index] / share } : sum / share
    }
  }
}
