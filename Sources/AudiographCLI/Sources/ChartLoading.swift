// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

extension LoadedChart {
  /// Reads the sources and makes one chart of them.
  init(_ sources: [Source], _ choices: ReadChoices, _ market: Market) throws {
    let tables = try LoadedTable.all(sources, choices, market)
    var pieces: [ChartPiece] = []
    for (number, table) in tables.enumerated() {
      pieces += try table.pieces(choices, number: number, isAlone: tables.count == 1)
    }
    // A comma is "and" in every language.
    let title = choices.title ?? tables.map(\.name).joined(separator: ", ")
    chart = try Chart(title: title, series: pieces.map(\.series))
    context = ChartContext(tables, pieces, choices)
    provenance = tables.compactMap(\.provenance).uniqued
    bars = tables.count == 1 ? try tables[0].bars(choices) : nil
    notes = tables.flatMap(\.notes) + pieces.flatMap(\.notes)
    layouts = tables.map { ($0.name, $0.layout, $0.headings, $0.table.x.count) }
  }
}

/// A series with its place in the words.
struct ChartPiece {
  let series: Series
  let measure: ChartContext.Measure?
  let notes: [LoadNote]
}

extension LoadedTable {
  /// Every source after reading; prices of all symbols are looked for at once.
  static func all(
    _ sources: [Source], _ choices: ReadChoices, _ market: Market
  ) throws -> [LoadedTable] {
    let symbols = try sources.compactMap { try $0.marketSymbol }.uniqued
    let prices = try SymbolLoading(market).prices(of: symbols)
    let found = Dictionary(zip(symbols, prices)) { first, _ in first }
    let intraday = IntradayLoading(choices, market)
    return try sources.map { source in
      let table = try LoadedTable(source, choices, found)
      guard let intraday, let symbol = try source.marketSymbol,
        case .stored(let daily, let daysOld) = found[symbol],
        let finer = try intraday.prices(of: symbol, besides: daily)
      else { return table }
      return try LoadedTable(finer, of: symbol, after: daily, daysOld: daysOld, choices.options)
    }
  }

  private init(
    _ source: Source, _ choices: ReadChoices, _ found: [MarketSymbol: SymbolPrices]
  ) throws {
    let options = choices.options
    switch source {
    case .standardInput:
      try self.init(
        .descriptor(0, name: "standard input"), called: "Standard input", options,
        from: .standardInput)
    case .file(let path):
      try self.init(.path(path), called: pathStem(path), options, from: .file(fileName(of: path)))
    case .symbol:
      guard let symbol = try source.marketSymbol, let prices = found[symbol] else {
        throw SourceError.notASymbol("")
      }
      switch prices {
      case .sample(let path): try self.init(sample: path, of: symbol, options)
      case .stored(let stored, let daysOld):
        try self.init(stored, of: symbol, daysOld: daysOld, options)
      }
    }
  }
}

extension Source {
  /// The symbol of a source that is one; nil for files and standard input.
  ///
  /// - Throws: `SourceError.notASymbol`.
  var marketSymbol: MarketSymbol? {
    get throws(SourceError) {
      guard case .symbol(let typed) = self else { return nil }
      guard let symbol = MarketSymbol(typed) else { throw .notASymbol(typed) }
      return symbol
    }
  }
}

/// `Apple`, `Apple and Microsoft`, `Apple, Microsoft and IBM`.
func joinedNames(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}

extension Array where Element: Hashable {
  /// Each element once, where it stands first.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
