// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

extension LoadedChart {
  /// Reads the sources and makes one chart of them.
  init(_ sources: [Source], _ choices: DataOptions, _ market: Market) throws {
    // Several sources are heard beside each other, in their order.
    let choices = sources.count == 1 ? choices : choices.asLine
    let (tables, failures) = try LoadedSource.all(sources, choices, market)
    try self.init(tables, choices, today: market.today)
    self.failures = failures
  }

  /// A chart of each source by itself, with the sources that gave none; prices of all symbols are
  /// looked for at once.
  ///
  /// - Throws: What went wrong with the first source, where none gave a chart.
  static func each(
    _ sources: [Source], _ choices: DataOptions, _ market: Market
  ) throws -> (charts: [LoadedChart], failures: [SourceFailure]) {
    let choices = choices.asLine
    var (tables, failures) = try LoadedSource.all(sources, choices, market)
    let charts = try failures.collect(from: tables, named: \.source) {
      try LoadedChart([$0], choices, today: market.today)
    }
    return (charts, failures)
  }

  private init(
    _ tables: [LoadedSource], _ choices: DataOptions, today: CalendarDate
  ) throws {
    for table in tables {
      let other = tables.last { $0.name != table.name }?.name
      try choices.check(table.data.table, beside: other)
      if choices.form.variant != nil, table.data.table.map({ $0.bars != nil }) ?? true {
        throw UsageError.contradiction(choices.form.typed ?? "", table.symbolName ?? table.name)
      }
    }
    var columns = tables.count == 1 ? try tables[0].data.form(choices.form) : nil
    if let columns { try choices.check(columns) }
    // What is no line is walked through as it is.
    let choices = columns == nil ? choices : choices.cuttingAtOnce
    var pieces: [ChartPiece] = []
    for (number, table) in tables.enumerated() {
      pieces += try table.pieces(choices, number: number, isAlone: tables.count == 1)
    }
    if let kept = pieces.first?.kept { columns = columns?.keeping(kept) }
    let all = pieces.map(\.series)
    if let columns { pieces = [pieces[min(columns.form.toldColumn, pieces.count - 1)]] }
    // A comma is "and" in every language.
    let title = choices.title ?? tables.map(\.title).joined(separator: ", ")
    var form = try columns.map { try FormChart($0, of: all, title: title, choices.form.request) }
    let account = tables.first?.data.table?.stated
    form?.saysTitle = account?.isOneOfSeveral == true && account?.title != nil
    self.form = form
    chart = try Chart(title: title, series: form?.told(of: all) ?? pieces.map(\.series))
    context = ChartContext(tables, pieces, choices, today: today)
    provenance = tables.compactMap(\.provenance).uniqued
    bars = tables.count == 1 ? try tables[0].bars(choices) : nil
    isStated = tables.contains { $0.data.table?.stated != nil || choices.form.variant == .stacked }
    // What a source states is not what the data decided.
    let told = choices.form.name ?? (tables.count == 1 ? tables[0].data.table?.stated?.form : nil)
    choice = FormChoice(
      columns?.form ?? told ?? chart.series.usualForm, isAsked: columns?.isAsked ?? (told != nil))
    notes =
      tables.flatMap(\.notes) + pieces.flatMap(\.notes)
      + [LoadNote(columns, all, chart, asked: choices.form.name, name: tables[0].name)].compactMap(
        \.self)
    layouts = tables.map { ($0.name, $0.data.table?.layout, $0.data.headings, $0.data.x.count) }
    derived = pieces.map(\.derived)
    isWhole = tables.contains(where: \.isWhole)
    provisional = tables.count == 1 ? tables[0].provisional : nil
    lastPrices = tables.compactMap(\.lastPrice)
  }
}

/// A series with its place in the words.
struct ChartPiece {
  let series: Series
  /// Which rows of the table it is of; nil for all of them.
  let kept: Range<Int>?
  let measure: ChartContext.Measure?
  let notes: [LoadNote]
  let derived: DerivedFigures
}

extension LoadedSource {
  /// Every source after reading, and those of several that gave nothing; prices of all symbols are
  /// looked for at once.
  ///
  /// - Throws: What went wrong with the first source, where none gave anything.
  static func all(
    _ typed: [Source], _ choices: DataOptions, _ market: Market
  ) throws -> (tables: [LoadedSource], failures: [SourceFailure]) {
    var (sources, failures) = try SymbolLookup(market).resolved(typed)
    let symbols = try sources.compactMap { try $0.marketSymbol }.uniqued
    let stores = symbols.isEmpty ? nil : try PriceStores(market)
    if sources.count == 1, let near = sources[0].nearFile {
      throw SourceError.noFile(sources[0].typed, near: near)
    }
    let prices = try stores.map { try SymbolLoading(market, $0).prices(of: symbols) } ?? []
    let found = Dictionary(zip(symbols, prices)) { first, _ in first }
    let intraday = stores.flatMap { IntradayLoading(choices, market, $0) }
    var read: [(source: Source, table: LoadedSource)] = []
    for source in sources {
      do {
        read.append((source, try LoadedSource(source, choices, market, found, intraday)))
      } catch {
        guard typed.count > 1, let failure = SourceFailure(source, error) else { throw error }
        failures.append(failure)
      }
    }
    if read.isEmpty, let failure = failures.first { throw failure.error }
    guard choices.cutsLater, !areOnOneClock(read.map(\.table)) else {
      return (read.map(\.table), failures)
    }
    // What cannot be compared bar by bar is compared day by day.
    let tables = try read.map { source, table in
      table.isWhole ? try LoadedSource(source, choices, market, found, nil) : table
    }
    return (tables, failures)
  }

  /// Whether the dates of all tables have the same precision, and times are of one known clock.
  private static func areOnOneClock(_ tables: [LoadedSource]) -> Bool {
    let dates = tables.compactMap { table in
      if case .dates(let dates) = table.data.x { dates } else { nil }
    }
    guard let first = dates.first else { return true }
    return dates.allSatisfy {
      $0.precision == first.precision && $0.offsetMinutes == first.offsetMinutes
    } && (tables.count == 1 || first.precision <= .day || first.offsetMinutes != nil)
  }

  private init(
    _ source: Source, _ choices: DataOptions, _ market: Market,
    _ found: [MarketSymbol: Result<SymbolPrices, any Error>], _ intraday: IntradayLoading?
  ) throws {
    let options = choices.options
    if let through = choices.through {
      guard case .file(let path) = source else { throw ThroughError.notAFile }
      try self.init(
        .bytes(through.table(of: path), name: path), called: pathStem(path), options,
        from: .file(fileName(of: path)))
      return
    }
    switch source {
    case .standardInput:
      try self.init(
        .descriptor(0, name: market.reporter.sentences.say(.standardInput())),
        called: english.say(.standardInputTitle()), options, from: .standardInput)
    case .file(let path) where options.asksForNothing && LiveRecording.isAt(path):
      try self.init(recording: path)
    case .file(let path):
      try self.init(.path(path), called: pathStem(path), options, from: .file(fileName(of: path)))
    case .address(let text):
      let fetched = try FetchedAddress(text, market)
      try self.init(
        fetched.source(text), called: pathStem(fetched.name), options, from: .file(fetched.name))
    case .symbol(let typed):
      if let symbol = try source.marketSymbol, let prices = found[symbol] {
        try self.init(prices.get(), of: symbol, choices, intraday, now: market.now)
      } else if let figures = try FigureSource(typed) {
        try self.init(figures, market, options)
      } else {
        throw SourceError.notASymbol(typed)
      }
    }
  }

  private init(
    _ prices: SymbolPrices, of symbol: MarketSymbol, _ choices: DataOptions,
    _ intraday: IntradayLoading?, now: Int64
  ) throws {
    switch prices {
    case .sample(let path): try self.init(sample: path, of: symbol, choices.options)
    case .stored(let daily, let daysOld):
      if let finer = try intraday?.prices(of: symbol, besides: daily) {
        try self.init(finer, of: symbol, after: daily, today: intraday?.today ?? 0, choices.options)
      } else {
        try self.init(daily, of: symbol, daysOld: daysOld, choices.options)
        guard data.bars?.value == .close, choices.range?.end == nil else { return }
        provisional = daily.provisionalValue(now: now)
      }
    }
  }
}

extension Source {
  /// The symbol of a source of prices, which `SymbolLookup` looked at before anybody is asked; nil for files, standard input and figures of companies.
  ///
  /// - Throws: `SourceError.notASymbol`, `FigureError`.
  var marketSymbol: MarketSymbol? {
    get throws {
      guard case .symbol(let typed) = self, try FigureSource(typed) == nil else { return nil }
      guard let symbol = MarketSymbol(typed) else { throw SourceError.notASymbol(typed) }
      return symbol
    }
  }
}
