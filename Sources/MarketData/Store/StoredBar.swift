// SPDX-License-Identifier: MIT

internal import Audiograph

/// The numbers of one bar, in the order of `PriceColumn.allCases`.
struct StoredBar: Equatable {
  /// The names of the numbers in tables.
  static let columns = "open, high, low, close, adjusted_close, volume"

  private(set) var values: [Double]

  /// The bar at an index; NaN where a column is absent.
  init(_ bars: PriceBars, at index: Int) {
    values = PriceColumn.allCases.map { bars.columns[$0]?[index] ?? .nan }
  }

  /// The bar whose numbers begin at a column of a row.
  init(_ row: borrowing Statement, from first: Int32) {
    values = [
      row.real(first), row.real(first + 1), row.real(first + 2), row.real(first + 3),
      row.real(first + 4), row.real(first + 5),
    ]
  }

  var close: Double { values[3] }

  /// The bar with the adjusted close of an earlier one of its day where they differ by rounding
  /// alone, so that nothing changes without a reason.
  func settled(on before: StoredBar?) -> StoredBar {
    guard let before else { return self }
    let (new, old) = (values[Self.adjusted], before.values[Self.adjusted])
    guard abs(new - old) <= PriceBars.adjustedTolerance * max(abs(new), abs(old)) else {
      return self
    }
    var settled = self
    settled.values[Self.adjusted] = old
    return settled
  }

  /// The place of the adjusted close.
  private static let adjusted = 4

  /// The numbers as they go into a table.
  var sqlValues: [SQLiteValue] { values.map(SQLiteValue.real) }

  /// Bars are equal where they are bit for bit, one missing value being like another.
  static func == (left: Self, right: Self) -> Bool {
    zip(left.values, right.values).allSatisfy {
      $0.bitPattern == $1.bitPattern || ($0.isNaN && $1.isNaN)
    }
  }
}

extension PriceBars {
  /// Stored bars; a column that has no value at all is absent.
  init?(_ bars: [StoredBar], dates: XAxis.Dates) {
    var columns: [PriceColumn: [Double]] = [:]
    for (place, column) in PriceColumn.allCases.enumerated() {
      let values = bars.map { $0.values[place] }
      if column == .close || values.contains(where: { !$0.isNaN }) { columns[column] = values }
    }
    do { try self.init(dates: dates, columns: columns) } catch { return nil }
  }
}
