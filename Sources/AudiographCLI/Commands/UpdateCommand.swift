// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

/// Fetches the latest prices of many symbols, the lists of symbols, or holdings of institutions.
struct UpdateCommand {
  private let market: Market
  private let sources: [Source]
  private let jobs: Int
  private let wantsSymbols: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws {
    market = Market(arguments, Settings(arguments))
    wantsSymbols = arguments.has(.symbols)
    jobs = arguments.wholeNumber(.jobs) ?? SymbolLoading.requestsAtOnce
    isQuiet = arguments.has(.quiet)
    var named = arguments
    named.add(.symbol)
    sources = try Source.all(of: named)
    for source in sources where Source.endsAsFile(source.typed) {
      throw SourceError.fileForSymbol(source.typed)
    }
    if wantsSymbols || arguments.has(.holdings), let first = arguments.operands.first {
      throw UsageError.tooManyOperands(command: .update, extra: first)
    }
  }

  func run() throws {
    try market.settings.checkNamedFile()
    let isLocal = !(market.arguments[.holdings] ?? "").isEmpty
    guard try isLocal || !market.isOffline() else { throw UpdateError.offline }
    if market.arguments.has(.holdings) { return try HoldingsUpdate(market).run() }
    let store = try market.openedStore()
    if wantsSymbols { return try updateDirectory(of: store) }
    let symbols = try sources.compactMap { try $0.marketSymbol }.uniqued
    try update(symbols.isEmpty ? try store.summaries().map(\.symbol) : symbols, in: store)
  }

  // MARK: - Prices

  private func update(_ symbols: [MarketSymbol], in store: PriceStore) throws {
    guard !symbols.isEmpty else {
      return Console.report([Console.sentences.say(.updateNothingStored())])
    }
    let imported = try imported(among: symbols, in: store)
    try say(imported.map { Console.sentences.say(.updateLeftAsImported(symbol: $0.text)) })
    let refresh = SymbolRefresh(
      sources: try market.priceSources(store: store), store: store, now: market.now)
    let isQuiet = isQuiet
    let results = ProgressReporter.during(
      Console.sentences.say(.updateFetching(count: symbols.count))
    ) {
      concurrently(symbols.filter { !imported.contains($0) }, atMost: jobs) { symbol in
        Self.result(of: symbol, refresh, isQuiet: isQuiet)
      }
    }
    try finish(results, leftCount: imported.count)
  }

  /// The result for one symbol.
  private enum Result: Sendable {
    case updated, unchanged, failed
  }

  /// Refreshes a symbol and says at once what came of it.
  private static func result(
    of symbol: MarketSymbol, _ refresh: SymbolRefresh, isQuiet: Bool
  ) -> Result {
    do {
      let outcome = try refresh.run(symbol)
      if !isQuiet { try? Console.print(updateLines(outcome, symbol, in: Console.sentences)) }
      return outcome.saved.new + outcome.saved.changed > 0 ? .updated : .unchanged
    } catch {
      if let text = ErrorWords(error, in: Console.sentences).text {
        Console.report(["audiograph: \(symbol)\(Console.sentences.colon)\(text)"])
      }
      return .failed
    }
  }

  private func finish(_ results: [Result], leftCount: Int) throws {
    let failed = results.count { $0 == .failed }
    let counts: [(UpdatePart, Int)] = [
      (.updated, results.count { $0 == .updated }),
      (.unchanged, results.count { $0 == .unchanged }),
      (.leftAsImported, leftCount), (.failed, failed),
    ]
    if results.count + leftCount > 1 {
      let s = Console.sentences
      let parts = counts.filter { $0.1 > 0 }.map { s.say(.updatePart(part: $0, count: $1)) }
      try say([
        s.say(
          .updateSummary(count: results.count + leftCount, parts: parts.joined(separator: s.comma)))
      ])
    }
    if failed > 0 { throw UpdateError.failed }
  }

  /// Imported symbols, which nobody named who shall replace them.
  private func imported(
    among symbols: [MarketSymbol], in store: PriceStore
  ) throws -> [MarketSymbol] {
    guard market.forcedProvider == nil else { return [] }
    let imported = try store.summaries().filter { $0.source == StoredPrices.importSource }
    let kept = Set(imported.map(\.symbol))
    return symbols.filter(kept.contains)
  }

  private func say(_ lines: [String]) throws {
    if !isQuiet, !lines.isEmpty { try Console.print(lines) }
  }

  // MARK: - Symbols

  private func updateDirectory(of store: PriceStore) throws {
    let access = try market.access(.nasdaq, store: store)
    let directory = try ProgressReporter.during(Console.sentences.say(.updateFetchingSymbols())) {
      try NasdaqSource.fetch(access)
    }
    try store.replaceDirectory(directory.entries, origin: "nasdaq")
    try say([Self.line(directory, in: Console.sentences)])
  }

  static func line(_ directory: NasdaqDirectory, in s: Sentences) -> String {
    let left = directory.testCount + directory.skippedCount
    guard left > 0 else { return s.say(.updateSymbols(count: directory.entries.count)) }
    return s.say(
      .updateSymbolsWithout(
        count: directory.entries.count, left: left, tests: directory.testCount,
        untypable: directory.skippedCount))
  }
}

/// The outcome of some symbols of several.
enum UpdatePart {
  case updated, unchanged, leftAsImported, failed
}
