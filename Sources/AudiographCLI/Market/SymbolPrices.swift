// SPDX-License-Identifier: MIT

internal import MarketData

/// Prices of a symbol, and where they come from.
enum SymbolPrices {
  /// From the store; `daysOld` is nil where they are as current as can be.
  case stored(StoredPrices, daysOld: Int?)
  /// Bundled ones that are not current, in a file.
  case sample(path: String)
}

/// Finds prices: in the store, else at a provider, else among the samples.
struct SymbolLoading {
  private let market: Market
  private let stores: PriceStores

  /// Seconds after a failure in which nobody is asked again of a symbol that has other prices.
  static let patienceAfterFailure: Int64 = 300
  /// Days after which an age is said whether or not anybody has newer prices.
  static let daysWithoutAge = 7
  /// Days after which the minutes of a day are no longer those of the last day of trading.
  static let daysOfWeekend = 4
  /// How many providers are asked at once.
  static let requestsAtOnce = 4

  init(_ market: Market, _ stores: PriceStores) {
    self.market = market
    self.stores = stores
  }

  /// The prices of every symbol, in order.
  ///
  /// Those that are missing are fetched; stale ones are refreshed without making anybody wait for
  /// longer than the setting allows.
  ///
  /// - Throws: What went wrong with the first symbol for which there is nothing at all.
  func prices(of symbols: [MarketSymbol]) throws -> [SymbolPrices] {
    var known: [MarketSymbol: StoredPrices] = [:]
    for symbol in symbols { known[symbol] = try stores.stored?.prices(of: symbol) }
    if stores.canBeRefreshed, let store = stores.stored { try refresh(&known, in: store) }
    var failures: [MarketSymbol: any Error] = [:]
    if let store = stores.fetched {
      failures = try fetch(symbols.filter { known[$0] == nil }, into: store)
      for symbol in symbols where known[symbol] == nil {
        known[symbol] = try store.prices(of: symbol)
      }
    }
    return try symbols.map { symbol in
      guard let prices = known[symbol] else { return try sample(symbol, failures[symbol]) }
      return .stored(prices, daysOld: try daysOld(prices, of: symbol))
    }
  }

  // MARK: - Refreshing

  private func refresh(
    _ stored: inout [MarketSymbol: StoredPrices], in store: PriceStore
  ) throws {
    var stale: [MarketSymbol] = []
    for (symbol, prices) in stored where try isDue(prices, of: symbol, in: store) {
      stale.append(symbol)
    }
    guard !stale.isEmpty else { return }
    if market.forcedProvider != nil {
      let failures = try fetch(stale, into: store)
      if let error = failures.values.first { throw error }
    } else {
      let refresh = BackgroundRefresh(of: stale.sorted(), market.arguments)
      refresh?.wait(seconds: try market.longestWait())
    }
    for symbol in stale { stored[symbol] = try store.prices(of: symbol) }
  }

  /// Whether newer prices should be asked for now.
  private func isDue(
    _ prices: StoredPrices, of symbol: MarketSymbol, in store: PriceStore
  ) throws -> Bool {
    if market.forcedProvider != nil { return true }
    let attempt = try store.attempt(of: symbol)
    if let attempt, attempt.failed, market.now - attempt.instant < Self.patienceAfterFailure {
      return false
    }
    return isStale(prices, attempt)
  }

  private func isStale(_ prices: StoredPrices, _ attempt: FetchAttempt?) -> Bool {
    let checked = attempt.flatMap { $0.failed ? nil : $0.instant } ?? prices.fetched
    var known = prices
    known.fetched = max(checked, prices.fetched)
    return known.isStale(now: market.now)
  }

  /// How old prices are that could be newer; nil for current ones.
  private func daysOld(
    _ prices: StoredPrices, of symbol: MarketSymbol
  ) throws -> Int? {
    guard let last = prices.history.bars.lastDay else { return nil }
    let days = Int(market.now / 86_400) - last
    if days > Self.daysWithoutAge { return days }
    return isStale(prices, try attempt(of: symbol)) ? max(1, days) : nil
  }

  private func attempt(of symbol: MarketSymbol) throws(StoreError) -> FetchAttempt? {
    if let attempt = try stores.fetched?.attempt(of: symbol) { return attempt }
    return try stores.stored?.attempt(of: symbol)
  }

  // MARK: - Fetching

  /// Fetches symbols, several at once; what went wrong with those that failed.
  private func fetch(
    _ symbols: [MarketSymbol], into store: PriceStore
  ) throws -> [MarketSymbol: any Error] {
    var wanted: [MarketSymbol] = []
    for symbol in symbols where try !hasJustFailed(symbol, in: store) { wanted.append(symbol) }
    guard !wanted.isEmpty else { return [:] }
    let refresh = SymbolRefresh(
      sources: try market.priceSources(store: store), store: store, now: market.now)
    let results = Patience.during(
      "Asking for prices of \(joinedNames(wanted.map(\.text)))."
    ) { refresh.results(wanted, atOnce: Self.requestsAtOnce) }
    var failures: [MarketSymbol: any Error] = [:]
    for (symbol, result) in zip(wanted, results) {
      switch result {
      case .success(let outcome):
        // What is gone is said by whatever command took it away.
        let lines = replacementLines(symbol, outcome.saved)
        if !lines.isEmpty { Console.report(lines) }
      case .failure(let error): failures[symbol] = error
      }
    }
    return failures
  }

  /// A symbol that has a sample is not asked for again at once where that failed.
  private func hasJustFailed(_ symbol: MarketSymbol, in store: PriceStore) throws -> Bool {
    guard market.forcedProvider == nil, let attempt = try store.attempt(of: symbol),
      attempt.failed, market.now - attempt.instant < Self.patienceAfterFailure,
      (try? sample(symbol, nil)) != nil
    else { return false }
    Console.report([
      "warning: \(symbol) could not be fetched in the last five minutes; audiograph update"
        + " \(symbol) tries again."
    ])
    return true
  }

  /// The bundled prices of a symbol.
  ///
  /// - Throws: Why there are no others, where there is no sample.
  private func sample(_ symbol: MarketSymbol, _ failure: (any Error)?) throws -> SymbolPrices {
    do {
      let path = try SampleFolder(for: symbol.text).prices(of: symbol.text)
      if let failure, let message = Verdict(failure).message {
        Console.report(["warning: \(symbol): \(message.problem) The bundled sample is used."])
      }
      return .sample(path: path)
    } catch {
      throw failure ?? (stores.fetched == nil ? error.offline : error)
    }
  }
}
