// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// One source after reading.
struct LoadedSource {
  let name: String
  /// The name beside other sources, where it has to say more; nil for the same one.
  var nameBesideOthers: String?
  let data: SourceData
  let symbol: SymbolEntry?
  /// The symbol in capitals; nil for standard input and for a file other than a recording of one.
  let symbolName: String?
  let origin: ChartContext.Origin
  /// What stands before everything else about where the data are from; nil for files.
  let provenance: Provenance?
  /// Steps in the prices that look like unadjusted splits.
  let splits: [PossibleSplit]

  /// Whether the table is what is asked for already, so that no range is cut from it.
  var isWhole = false
  /// The last value before the table.
  var base: Point?
  /// The days, counted from 1970-01-01, of figures that stand in no filing.
  var derivedDays: Set<Int> = []
  /// The price of the day that is not over, where closes are shown.
  var provisional: ProvisionalValue?
  /// How many lines of a recording were none.
  var brokenLineCount = 0
}

/// The source and the date of prices.
enum Provenance: Hashable {
  case sample(asOf: CalendarDate)
  /// Prices of a provider, or imported ones where that is nil; `daysOld` is nil for current ones.
  case prices(from: String?, asOf: CalendarDate, daysOld: Int?)
  /// The latest price that a provider has; `daysOld` is nil for one of these days.
  case quote(from: String, asOf: CalendarDate, daysOld: Int?)
  /// What a company filed.
  case figures(company: String)
}

extension LoadedSource {
  /// Reads a file or standard input.
  init(
    _ source: DataSource, called name: String, _ options: ReadOptions,
    from origin: ChartContext.Origin
  ) throws {
    HeapReservation.make(for: source)
    let table = try RemedySearch(source, options).run { (source) throws(ReadError) in
      try TableReader(options: options).read(source)
    }
    self.init(
      name: name, data: .table(table), symbol: nil, symbolName: nil, origin: origin,
      provenance: nil, splits: table.bars?.possibleSplits() ?? [])
    try table.layout.checkColumns()
  }

  /// Reads a recording: a series of each thing that was followed, by its name and in its unit.
  init(recording path: String) throws {
    let source = try ReplaySource(path: path, speed: 1)
    let series = try source.series()
    let name = series.count == 1 ? series[0].name : pathStem(path)
    let symbol = series.count == 1 ? source.subjects[0].name : ""
    self.init(
      name: name, data: .series(series), symbol: nil, symbolName: symbol.isEmpty ? nil : symbol,
      origin: .file(fileName(of: path)), provenance: nil, splits: [])
    brokenLineCount = source.brokenLineCount
  }

  /// Reads the bundled prices of a symbol.
  init(sample path: String, of symbol: MarketSymbol, _ options: ReadOptions) throws {
    let table = try TableReader(options: options).read(.path(path))
    // Columns that are told without their dates are as old as those.
    let lastDate =
      try table.x.lastDate
      ?? (table.form == nil ? nil : TableReader().read(.path(path)).x.lastDate)
    let folder = try SampleFolder(for: symbol.text)
    let entry = SymbolEntry(symbol: symbol.text, list: "\(folder.path)/symbols.csv")
    self.init(
      name: entry?.name ?? symbol.text, data: .table(table), symbol: entry,
      symbolName: symbol.text, origin: .bundledSample,
      provenance: lastDate.map(Provenance.sample),
      splits: table.bars?.possibleSplits() ?? [])
    try table.layout.checkColumns()
  }

  /// Prices of the store.
  init(
    _ prices: StoredPrices, of symbol: MarketSymbol, daysOld: Int?, _ options: ReadOptions
  ) throws {
    let provider = ProviderName(rawValue: prices.source)?.title
    let data = try SourceData(prices.history.bars, of: symbol, options)
    let entry = SymbolEntry(prices.history, of: symbol)
    self.init(
      name: entry.name, data: data, symbol: entry, symbolName: symbol.text,
      origin: provider.map(ChartContext.Origin.provider) ?? .imported,
      provenance: data.x.lastDate.map {
        .prices(from: provider, asOf: $0, daysOld: daysOld)
      },
      splits: data.bars?.all.possibleSplits() ?? [])
  }

  /// Bars within days, with the close before them.
  init(
    _ intraday: StoredPrices, of symbol: MarketSymbol, after daily: StoredPrices, today: Int,
    _ options: ReadOptions
  ) throws {
    var prices = intraday
    prices.history.name = daily.history.name ?? prices.history.name
    prices.history.currency = daily.history.currency ?? prices.history.currency
    let age = today - (prices.history.bars.lastDay ?? today)
    try self.init(
      prices, of: symbol, daysOld: age > SymbolLoading.daysOfWeekend ? age : nil, options)
    isWhole = true
    // A day of 24 hours begins at no close.
    guard !intraday.history.tradesEveryDay else { return }
    guard options.value == nil || options.value == .close,
      case .dates(let dates) = data.x, !dates.instants.isEmpty
    else { return }
    base = daily.history.bars.close(before: dates[0].day, within: SymbolLoading.daysWithoutAge)
  }

  /// The last price of a symbol; nil for anything else.
  var lastPrice: LastPrice? {
    switch provenance {
    case .sample, .prices:
      guard let symbol = symbolName.flatMap({ MarketSymbol($0) }), let day = data.x.lastDate?.day
      else { return nil }
      return LastPrice(symbol: symbol, day: day)
    case .quote, .figures, nil: return nil
    }
  }

  /// Figures of a company.
  ///
  /// - Throws: `FigureError.noPrices` before anybody is asked, where a number of a price file is
  ///   wanted.
  init(_ source: FigureSource, _ market: Market, _ options: ReadOptions) throws {
    if let value = options.value { throw FigureError.noPrices(source: source.text, value: value) }
    let loaded = try FigureLoading(market).figures(of: source.symbol)
    if !market.arguments.has(.quiet) {
      market.reporter.report(loaded.notes(in: market.reporter.sentences))
    }
    let series = try loaded.series(source)
    let company = companyName(loaded.figures.company)
    self.init(
      name: company, nameBesideOthers: "\(company) \(series.name.lowercased())",
      data: .series([series]), symbol: nil,
      symbolName: source.symbol.text, origin: .provider(ProviderName.sec.title),
      provenance: .figures(company: loaded.figures.company), splits: [])
    derivedDays = Set(
      loaded.figures.figures(source.metric, by: source.period)
        .filter { $0.derivation != .filed }.map(\.end))
  }

  /// What the chart is called: as the source states it, else by the name of the source.
  var title: String { data.table?.stated?.title ?? name }

  /// The source by the name that the user knows.
  var source: Source { .symbol(symbolName ?? name) }

  var notes: [LoadNote] {
    (data.table?.notes ?? []).map { .read($0, name: name) }
      + splits.notes(name: name)
      + (brokenLineCount > 0 ? [.brokenLines(count: brokenLineCount)] : [])
  }

  func pieces(_ choices: DataOptions, number: Int, isAlone: Bool) throws -> [ChartPiece] {
    let today = isAlone ? today(choices) : nil
    let settled = try cut(choices, before: today) { range in
      try data.cuts(
        range: range, interval: choices.cutInterval, kind: choices.kind,
        unit: choices.unit ?? currency, source: number)
    }
    let cuts =
      today.map { today in
        settled.map { $0.ending(provisionallyWith: today.value, on: today.day) }
      } ?? settled
    return cuts.enumerated().map { index, cut in
      let own = nameBesideOthers ?? title
      let series = cut.series.ordered(as: choices.form.name)
      let derived = DerivedFigures(name: own, days: derivedDays)
      let isOne = cuts.count == 1 && cut.series.quantity == nil
      let name = isAlone ? cut.series.name : isOne ? own : "\(own), \(cut.series.name)"
      return ChartPiece(
        series: series.called(name, behind: base), kept: cut.kept,
        measure: isOne
          ? ChartContext.Measure(
            column: cut.series.name, under: isAlone ? choices.title ?? title : own,
            of: data.bars?.value)
          : index == 0 ? cut.series.common : nil,
        notes: cut.incomplete.map { .incomplete($0, name: self.name) }
          + [derived.note(of: cut.series)].compactMap(\.self), derived: derived)
    }
  }

  /// All columns of the bars that are shown; nil for other tables.
  func bars(_ choices: DataOptions) throws -> PriceBars? {
    try cut(choices, before: today(choices)) { range in
      try data.bars?.all.cut(to: range, by: choices.cutInterval)
    }
  }

  /// The price of the day that is not over, where the chart ends with it.
  private func today(_ choices: DataOptions) -> (value: Double, day: CalendarDate)? {
    guard choices.canEndWithToday, let provisional else { return nil }
    return (provisional.value, CalendarDate(day: provisional.date.day))
  }

  /// What lies in the range, which counts back from the day that is not over where that is the last point
  /// and days before it lie in there, too.
  private func cut<Part>(
    _ choices: DataOptions, before today: (value: Double, day: CalendarDate)?,
    _ body: (ChartRange?) throws -> Part
  ) throws -> Part {
    let range = isWhole ? nil : choices.cutRange
    if let today, let range, let part = try? body(range.before(today.day)) { return part }
    return try body(range)
  }

  /// The unit of a symbol's prices; a volume is counted in shares.
  private var currency: String? {
    guard symbol != nil else { return nil }
    let volume = PriceColumn.volume.rawValue
    let names = data.columnNames
    if data.bars?.value != .volume, !names.contains(volume) { return symbol?.currency }
    return names.count <= 1 ? "shares" : nil
  }
}

extension TableLayout {
  /// Throws where one column was chosen twice, whatever it was called.
  fileprivate func checkColumns() throws(UsageError) {
    guard y.count > 1 else { return }
    var seen: Set<Int> = []
    for column in y where !seen.insert(column.number).inserted {
      throw .sameColumnTwice(column.heading)
    }
  }
}
