// SPDX-License-Identifier: MIT

public import Audiograph

extension Table {
  /// A table of price bars that come from elsewhere than a file.
  ///
  /// - Parameters:
  ///   - bars: The bars.
  ///   - value: The number of a bar that is wanted.
  public init(bars: PriceBars, value: PriceValue = .close) {
    self.init(
      x: .dates(bars.dates), columns: [], bars: bars, value: value,
      layout: TableLayout(of: value.columns.map(\.rawValue), isPriceFile: true, bars.count),
      notes: [])
  }

  /// A table of columns over dates that come from elsewhere than a file.
  ///
  /// - Parameters:
  ///   - dates: The positions, in ascending order.
  ///   - columns: The columns, each with as many values as there are dates.
  public init(dates: XAxis.Dates, columns: [ValueColumn]) {
    self.init(
      x: .dates(dates), columns: columns, bars: nil, value: .close,
      layout: TableLayout(
        of: columns.map(\.name), isPriceFile: false, dates.instants.count),
      notes: [])
  }
}

extension TableLayout {
  fileprivate init(of headings: [String], isPriceFile: Bool, _ rowCount: Int) {
    self.init(
      format: .csv, delimiter: ",", decimal: .point, hasHeader: true,
      x: [ColumnName(number: 1, heading: "Date")],
      y: headings.enumerated().map { ColumnName(number: $0.offset + 2, heading: $0.element) },
      isPriceFile: isPriceFile, rowCount: rowCount)
  }
}
