// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

extension Table {
  /// Stored bars as the options ask for them: a value of each bar, or columns by name.
  ///
  /// - Throws: `ReadError` as a price file would where a column is not there.
  init(_ bars: PriceBars, of symbol: MarketSymbol, _ options: ReadOptions) throws(ReadError) {
    let headings =
      ["Date"] + PriceColumn.allCases.filter { bars.columns[$0] != nil }.map(\.rawValue)
    if let x = options.x, Self.place(of: x, headings) != 0 {
      throw .unknownColumn(file: symbol.text, x, headings: ["Date"])
    }
    guard options.y.isEmpty else {
      try self.init(columns: options.y, of: bars, symbol, headings)
      return
    }
    let value = options.value ?? .close
    if let column = value.columns.first(where: { bars.columns[$0] == nil }) {
      throw .priceColumnMissing(file: symbol.text, value: value, column: column)
    }
    self.init(bars: bars, value: value)
  }

  private init(
    columns: [ColumnReference], of bars: PriceBars, _ symbol: MarketSymbol, _ headings: [String]
  ) throws(ReadError) {
    var chosen: [ValueColumn] = []
    for reference in columns {
      guard let place = Self.place(of: reference, headings), place > 0,
        let column = PriceColumn(rawValue: headings[place]), let values = bars.columns[column]
      else { throw .unknownColumn(file: symbol.text, reference, headings: headings) }
      chosen.append(
        ValueColumn(
          number: place + 1, name: headings[place], unit: nil,
          kind: column == .volume ? .count : .price, values: values))
    }
    self.init(dates: bars.dates, columns: chosen)
  }

  /// The place of a column among headings, letter case folded.
  private static func place(of reference: ColumnReference, _ headings: [String]) -> Int? {
    switch reference {
    case .number(let number): headings.indices.contains(number - 1) ? number - 1 : nil
    case .name(let name):
      headings.firstIndex { $0.lowercased() == name.trimmed.lowercased() }
    }
  }
}
