// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// The columns that sources have, as `--list-columns` prints them.
struct SourceColumns {
  private let options: ReadOptions
  private let market: Market

  init(_ options: ReadOptions, _ market: Market) {
    self.options = options
    self.market = market
  }

  /// One line a column; where there are several sources, each with its name above.
  func lines(of sources: [Source]) throws -> [String] {
    try sources.flatMap { source in
      let (name, columns) = try columns(of: source)
      return (sources.count > 1 ? ["\(name):"] : []) + columns.map(\.line)
    }
  }

  private func columns(of source: Source) throws -> (name: String, [ColumnSummary]) {
    let reader = TableReader(options: options)
    switch source {
    case .standardInput:
      return ("standard input", try reader.columns(of: .descriptor(0, name: "standard input")))
    case .file(let path): return (path, try reader.columns(of: .path(path)))
    case .symbol:
      guard let symbol = try source.marketSymbol,
        let prices = try SymbolLoading(market, PriceStores(market)).prices(of: [symbol]).first
      else { return ("", []) }
      switch prices {
      case .sample(let path): return (path, try reader.columns(of: .path(path)))
      case .stored(let stored, _):
        return (symbol.text, try summaries(of: stored.history.bars, symbol))
      }
    }
  }

  private func summaries(
    of bars: PriceBars, _ symbol: MarketSymbol
  ) throws(ReadError) -> [ColumnSummary] {
    let table = try Table(bars, of: symbol, options)
    let heard = Set(
      table.bars == nil ? table.columns.map(\.name) : table.value.columns.map(\.rawValue))
    let columns = PriceColumn.allCases.compactMap { column in
      bars.columns[column].map { (column.rawValue, $0) }
    }
    let dates = ColumnSummary(
      column: ColumnName(number: 1, heading: "Date"), content: .dates,
      firstCells: (0..<min(3, bars.count)).map { bars.dates[$0].description }, role: .x)
    return [dates]
      + columns.enumerated().map { place, column in
        ColumnSummary(
          column: ColumnName(number: place + 2, heading: column.0),
          content: column.1.allSatisfy(\.isNaN) ? .empty : .numbers,
          firstCells: column.1.prefix(3).map { $0.isNaN ? "" : XValue.number($0).description },
          role: heard.contains(column.0) ? .y : nil)
      }
  }
}

extension ColumnSummary {
  /// The column on one line.
  ///
  /// For example: `#2 Close, numbers, taken as values: 544.47, 545.18.`
  fileprivate var line: String {
    let cells = firstCells.isEmpty ? "" : ": \(firstCells.joined(separator: ", "))"
    return "#\(column.number) \(column.heading), \(content.words)\(role?.words ?? "")\(cells)."
  }
}

extension ColumnSummary.Content {
  fileprivate var words: String {
    switch self {
    case .dates: "dates"
    case .numbers: "numbers"
    case .text: "text"
    case .empty: "empty"
    }
  }
}

extension ColumnSummary.Role {
  fileprivate var words: String {
    switch self {
    case .x: ", taken along x"
    case .y: ", taken as values"
    case .by: ", taken as names of series"
    }
  }
}
