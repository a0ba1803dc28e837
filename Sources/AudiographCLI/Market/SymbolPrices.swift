// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

/// Prices of a symbol, and where they come from.
enum SymbolPrices {
  /// From the store; `daysOld` is nil if they are as current as can be.
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
  /// Seconds after which an attempt without a result counts as interrupted.
  private static let longestAttempt: Int64 = 40
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

  /// The prices of every symbol, in order, or what went wrong with it.
  ///
  /// Where there are others already, stored ones or a bundled sample, newer ones come in a process of
  /// its own, which is waited for no longer than the setting allows. Where there is nothing else it is
  /// waited for, until a key ends that.
  ///
  /// - Throws: `StoreError`, `SettingsError`, `Interrupted`: what concerns all symbols.
  func prices(of symbols: [MarketSymbol]) throws -> [Result<SymbolPrices, any Error>] {
    var known: [MarketSymbol: StoredPrices] = [:]
    for symbol in symbols { known[symbol] = try stores.stored?.prices(of: symbol) }
    let wanted = try wanted(symbols, known)
    let canWaitElsewhere = market.forcedProvider == nil && stores.canBeRefreshed
    let later = wanted.filter { canWaitElsewhere && (known[$0] != nil || hasSample($0)) }
    let unasked = try later.filter { try known[$0] != nil || !isAskedFor($0) }
    let refresh = unasked.isEmpty ? nil : BackgroundRefresh(of: unasked.sorted(), market.arguments)
    let failures = try fetch(wanted.filter { !later.contains($0) })
    refresh?.wait(seconds: try market.longestWait())
    try waitForOthers(later.filter { !unasked.contains($0) })
    for symbol in wanted {
      known[symbol] = try stores.fetched?.prices(of: symbol) ?? known[symbol]
    }
    let problems = try problems(of: later)
    let unrefreshed =
      market.arguments.has(.quiet) ? [:] : problems.filter { known[$0.key] != nil }
    report(unrefreshed, of: later) {
      $0.say(.pricesNotRefreshed(symbols: $1, reason: $2))
    }
    var reasons: [MarketSymbol: String] = [:]
    let results: [Result<SymbolPrices, any Error>] = try symbols.map { symbol in
      if let prices = known[symbol], failures[symbol] == nil {
        return .success(.stored(prices, daysOld: try daysOld(prices, of: symbol)))
      }
      if let failure = failures[symbol], known[symbol] != nil { return .failure(failure) }
      let failure = failures[symbol]
      let result = Result { try sample(symbol, failure) }
      if case .success = result {
        reasons[symbol] =
          try problems[symbol] ?? (later.contains(symbol) ? lateness : nil)
          ?? failure.map { ErrorWords($0, in: market.reporter.sentences).problem }
      }
      return result
    }
    report(reasons, of: symbols.uniqued) { s, symbols, reason in
      s.say(.pricesUsingSample(symbols: symbols, problem: reason))
    }
    return results
  }

  /// The symbols to fetch: those without prices, and those with stale ones.
  private func wanted(
    _ symbols: [MarketSymbol], _ known: [MarketSymbol: StoredPrices]
  ) throws -> [MarketSymbol] {
    guard let fetched = stores.fetched else { return [] }
    let justFailed = try symbols.filter { symbol in
      try known[symbol] == nil && hasJustFailed(symbol, in: fetched)
    }
    if !justFailed.isEmpty {
      let names = justFailed.map(\.text)
      market.reporter.report([
        market.reporter.sentences.say(
          .pricesJustFailed(
            symbols: names, typed: names.joined(separator: " ")))
      ])
    }
    return try symbols.filter { symbol in
      guard let prices = known[symbol] else { return !justFailed.contains(symbol) }
      guard stores.canBeRefreshed else { return false }
      return try isDue(prices, of: symbol, in: fetched)
    }
  }

  // MARK: - Refreshing

  /// Whether another process may be asking for a symbol at present.
  private func isAskedFor(_ symbol: MarketSymbol) throws(StoreError) -> Bool {
    guard let attempt = try stores.fetched?.attempt(of: symbol), attempt.failed,
      attempt.problem == nil
    else { return false }
    return abs(market.now - attempt.instant) < Self.longestAttempt
  }

  /// Waits as long as the setting allows for what other processes ask for.
  private func waitForOthers(_ symbols: [MarketSymbol]) throws {
    let deadline = MonotonicClock.seconds + (try market.longestWait())
    while try symbols.contains(where: isAskedFor), MonotonicClock.seconds < deadline {
      pause(seconds: 0.02)
    }
  }

  /// Why the attempts to fetch symbols that were not over when this run began failed, as far as they
  /// have.
  private func problems(of symbols: [MarketSymbol]) throws -> [MarketSymbol: String] {
    var problems: [MarketSymbol: String] = [:]
    for symbol in symbols {
      guard let attempt = try stores.fetched?.attempt(of: symbol), attempt.failed,
        attempt.instant >= market.now - Self.longestAttempt
      else { continue }
      problems[symbol] = attempt.problem
    }
    return problems
  }

  /// Says in one line for each reason which symbols it concerns, all of it in one write.
  private func report(
    _ reasons: [MarketSymbol: String], of symbols: [MarketSymbol],
    as line: (Sentences, [String], String) -> String
  ) {
    let lines = symbols.compactMap { reasons[$0] }.uniqued.map { reason in
      line(
        market.reporter.sentences, symbols.filter { reasons[$0] == reason }.map(\.text), reason)
    }
    if !lines.isEmpty { market.reporter.report(lines) }
  }

  /// The error that nothing came in time; nil without a limit.
  private var lateness: String? {
    get throws {
      let seconds = try market.longestWait()
      guard seconds > 0 else { return nil }
      return market.reporter.sentences.say(.pricesLate(seconds: seconds))
    }
  }

  /// Whether newer prices should be asked for now.
  private func isDue(
    _ prices: StoredPrices, of symbol: MarketSymbol, in store: PriceStore
  ) throws -> Bool {
    if market.forcedProvider != nil { return true }
    let attempt = try store.attempt(of: symbol)
    if let attempt, hasJustFailed(attempt) { return false }
    return isStale(prices, attempt)
  }

  /// Whether an attempt failed within the last minutes; one in the future was long ago, when the
  /// clock was ahead.
  private func hasJustFailed(_ attempt: FetchAttempt) -> Bool {
    attempt.failed && (0..<Self.patienceAfterFailure).contains(market.now - attempt.instant)
  }

  private func isStale(_ prices: StoredPrices, _ attempt: FetchAttempt?) -> Bool {
    let answered = attempt.flatMap { $0.failed ? nil : $0.instant }
    var known = prices
    // What came while the clock was ahead came long ago, unless another process has fetched it since
    // this one began.
    let fetched = [answered ?? 0, prices.fetched].filter { $0 < market.now + Self.longestAttempt }
    known.fetched = min(fetched.max() ?? 0, market.now)
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
  ///
  /// Those that have a sample are not waited for longer than the setting allows, unless somebody
  /// insisted on a provider.
  private func fetch(_ symbols: [MarketSymbol]) throws -> [MarketSymbol: any Error] {
    let isForced = market.forcedProvider != nil
    let hurried = symbols.filter { !isForced && hasSample($0) }
    let failures = try fetch(hurried, within: try market.longestWait())
    return try fetch(symbols.filter { !hurried.contains($0) }, within: nil)
      .merging(failures) { first, _ in first }
  }

  private func fetch(
    _ symbols: [MarketSymbol], within seconds: Double?
  ) throws -> [MarketSymbol: any Error] {
    guard let store = stores.fetched, !symbols.isEmpty else { return [:] }
    let sources = try market.priceSources(store: store)
    let now = market.now
    let results = try CancellableWait.during(
      market.reporter.sentences.say(.pricesFetching(symbols: symbols.map(\.text))), market.reporter,
      market.waitingSound()
    ) { wait in
      let reached = sources.reached { access in
        let access = access.ended(by: wait)
        return seconds.map { access.hurried(to: $0) } ?? access
      }
      return SymbolRefresh(sources: reached, store: store, now: now)
        .results(symbols, atOnce: Self.requestsAtOnce)
    }
    var failures: [MarketSymbol: any Error] = [:]
    for (symbol, result) in zip(symbols, results) {
      switch result {
      case .success(let outcome):
        // What is gone is said by whatever command took it away.
        market.reporter.report(
          replacementLines(symbol, outcome.saved, in: market.reporter.sentences))
      case .failure(let error): failures[symbol] = error
      }
    }
    return failures
  }

  /// A symbol that has a sample is not asked for again at once where that failed.
  private func hasJustFailed(_ symbol: MarketSymbol, in store: PriceStore) throws -> Bool {
    guard market.forcedProvider == nil, let attempt = try store.attempt(of: symbol) else {
      return false
    }
    return hasJustFailed(attempt) && attempt.problem != nil && hasSample(symbol)
  }

  private func hasSample(_ symbol: MarketSymbol) -> Bool {
    (try? SampleFolder(for: symbol.text).prices(of: symbol.text)) != nil
  }

  /// The bundled prices of a symbol.
  ///
  /// - Throws: Why there are no others, where there is no sample.
  private func sample(
    _ symbol: MarketSymbol, _ failure: (any Error)?
  ) throws -> SymbolPrices {
    do {
      return .sample(path: try SampleFolder(for: symbol.text).prices(of: symbol.text))
    } catch {
      throw failure ?? (stores.fetched == nil ? error.offline : error)
    }
  }
}
