// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension LoadedChart {
  /// Reads the sources and makes one chart of them.
  init(_ sources: [Source], _ choices: ReadChoices) throws {
    let tables = try sources.map { try LoadedTable($0, choices.options) }
    var pieces: [ChartPiece] = []
    for (number, table) in tables.enumerated() {
      pieces += try table.pieces(choices, number: number, isAlone: tables.count == 1)
    }
    // A comma is "and" in every language.
    let title = choices.title ?? tables.map(\.name).joined(separator: ", ")
    chart = try Chart(title: title, series: pieces.map(\.series))
    context = ChartContext(tables, pieces, choices)
    sampleDates = lastSampleDates(of: tables)
    notes = tables.flatMap(\.notes) + pieces.flatMap(\.notes)
    layouts = tables.map { ($0.name, $0.table.layout, $0.headings) }
  }
}

/// A series with its place in the words.
struct ChartPiece {
  let series: Series
  let measure: ChartContext.Measure?
  let notes: [LoadNote]
}

extension LoadedTable {
  init(_ source: Source, _ options: ReadOptions) throws {
    switch source {
    case .standardInput:
      try self.init(
        .descriptor(0, name: "standard input"), called: "Standard input", options,
        from: .standardInput)
    case .file(let path):
      try self.init(.path(path), called: pathStem(path), options, from: .file(fileName(of: path)))
    case .symbol(let typed):
      let symbol = typed.uppercased()
      let folder = try SampleFolder(for: symbol)
      let prices = try folder.prices(of: symbol)
      let entry = SymbolEntry(symbol: symbol, list: "\(folder.path)/symbols.csv")
      try self.init(
        .path(prices), called: entry?.name ?? symbol, options, from: .bundledSample,
        symbol: symbol, entry: entry)
    }
  }

  private init(
    _ source: DataSource, called name: String, _ options: ReadOptions,
    from origin: ChartContext.Origin, symbol: String? = nil, entry: SymbolEntry? = nil
  ) throws {
    self.name = name
    self.origin = origin
    self.symbol = entry
    symbolName = symbol
    table = try TableReader(options: options).read(source)
    splits = table.bars?.possibleSplits() ?? []
    try checkColumns()
  }

  /// Throws where one column was chosen twice, whatever it was called.
  private func checkColumns() throws(UsageError) {
    var seen: Set<Int> = []
    for column in table.layout.y where !seen.insert(column.number).inserted {
      throw .sameColumnTwice(column.heading)
    }
  }

  /// A price file is also read for its volume, which is not heard.
  var headings: [String] {
    table.bars == nil
      ? table.layout.y.map(\.heading) : table.value.columns.map(\.rawValue)
  }

  var notes: [LoadNote] {
    table.notes.map { .read($0, name: name) }
      + splits.map { .possibleSplit($0, name: name) }
  }

  func pieces(_ choices: ReadChoices, number: Int, isAlone: Bool) throws -> [ChartPiece] {
    let cuts = try table.series(
      range: choices.range, interval: choices.interval, kind: choices.kind,
      unit: choices.unit ?? currency, source: number)
    return try cuts.map { cut in
      let column = cut.series.name
      let name = isAlone ? column : cuts.count == 1 ? self.name : "\(self.name), \(column)"
      return ChartPiece(
        series: try cut.series.renamed(name),
        measure: measure(column, count: cuts.count, isAlone: isAlone),
        notes: cut.incomplete.map { .incomplete($0, name: self.name) })
    }
  }

  /// The unit of a symbol's prices; a volume is counted in shares.
  private var currency: String? {
    guard isSample else { return nil }
    let volume = PriceColumn.volume.rawValue
    let hasVolume = table.value == .volume || table.columns.contains { $0.name == volume }
    if !hasVolume { return symbol?.currency }
    return table.columns.count <= 1 ? "shares" : nil
  }

  private func measure(_ column: String, count: Int, isAlone: Bool) -> ChartContext.Measure? {
    if table.bars != nil { return .price(table.value) }
    return count == 1 && column.lowercased() != name.lowercased() ? .named(column) : nil
  }
}

extension Series {
  fileprivate func renamed(_ name: String) throws(ChartError) -> Series {
    try Series(
      name: name, unit: unit, kind: kind, source: source, x: x, values: values, base: base)
  }
}

/// `Apple`, `Apple and Microsoft`, `Apple, Microsoft and IBM`.
func joinedNames(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}

/// The last days of bundled tables, each once.
private func lastSampleDates(of tables: [LoadedTable]) -> [CalendarDate] {
  var days: [CalendarDate] = []
  for table in tables where table.isSample {
    guard case .dates(let dates) = table.table.x, let last = dates.instants.indices.last else {
      continue
    }
    if !days.contains(dates[last]) { days.append(dates[last]) }
  }
  return days
}
