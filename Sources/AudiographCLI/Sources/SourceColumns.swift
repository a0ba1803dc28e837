// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// The columns that sources have, as `--list-columns` prints them.
struct SourceColumns {
  /// One source: what it is called, its columns, and how its file was understood.
  struct Listing {
    let name: String
    let columns: [ColumnSummary]
    /// Nil for prices of the store.
    let survey: TableSurvey?
  }

  private let options: ReadOptions
  private let market: Market
  /// The command that makes a table of a file.
  private let through: ThroughCommand?

  init(_ options: ReadOptions, _ market: Market, through: ThroughCommand? = nil) {
    self.options = options
    self.market = market
    self.through = through
  }

  /// Every source; figures of companies have no columns.
  func listings(of sources: [Source]) throws -> [Listing] {
    let lookup = SymbolLookup(market)
    return try sources.map { try listing(of: lookup.resolved($0)) }
  }

  /// The ways in which each source may be read; prices and figures of companies have one.
  func readings(of sources: [Source]) throws -> [(name: String, readings: [Reading])] {
    let lookup = SymbolLookup(market)
    return try sources.map { source in
      guard case .data(let data, let name) = try place(of: lookup.resolved(source)) else {
        throw ReadError.nothingToChoose(file: source.typed, option: .reading)
      }
      let readings = try RemedySearch(data, options).run { (data) throws(ReadError) in
        try TableReader(options: options).readings(of: data)
      }
      return (name, readings)
    }
  }

  /// Where the columns of a source stand.
  private enum Place {
    case data(DataSource, name: String)
    case stored(StoredPrices, MarketSymbol)
    case figures
  }

  private func place(of source: Source) throws -> Place {
    switch source {
    case .standardInput:
      // Programs read JSON.
      let isJSON = market.arguments.has(.json)
      let name = (isJSON ? english : market.reporter.sentences).say(.standardInput())
      return .data(.descriptor(0, name: name), name: name)
    case .file(let path):
      let source = try through.map { command throws(ThroughError) in
        DataSource.bytes(try command.table(of: path), name: path)
      }
      return .data(source ?? .path(path), name: path)
    case .address(let text):
      return .data(try FetchedAddress(text, market).source(text), name: text)
    case .symbol:
      guard let symbol = try source.marketSymbol,
        let prices = try SymbolLoading(market, PriceStores(market)).prices(of: [symbol]).first?
          .get()
      else { return .figures }
      return switch prices {
      case .sample(let path): .data(.path(path), name: path)
      case .stored(let stored, _): .stored(stored, symbol)
      }
    }
  }

  private func listing(of source: Source) throws -> Listing {
    switch try place(of: source) {
    case .data(let data, let name): return try listing(data, called: name)
    case .stored(let stored, let symbol):
      let columns = try summaries(of: stored.history.bars, symbol)
      return Listing(name: symbol.text, columns: columns, survey: nil)
    case .figures: return Listing(name: source.typed, columns: [], survey: nil)
    }
  }

  private func listing(_ source: DataSource, called name: String) throws -> Listing {
    let survey = try RemedySearch(source, options).run { (source) throws(ReadError) in
      try TableReader(options: options).survey(of: source)
    }
    return Listing(name: name, columns: survey.columns, survey: survey)
  }

  private func summaries(
    of bars: PriceBars, _ symbol: MarketSymbol
  ) throws -> [ColumnSummary] {
    let heard = Set(try SourceData(bars, of: symbol, options).headings)
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
