// SPDX-License-Identifier: MIT

internal import MarketData
internal import Posix

/// Fetches prices of symbols and puts them into the store.
struct SymbolRefresh: Sendable {
  let sources: PriceSources
  let store: PriceStore
  /// The present, in seconds since 1970-01-01 00:00 UTC.
  let now: Int64

  /// The result of a refresh.
  struct Outcome: Sendable {
    let saved: SavedBars
    let provider: ProviderName
    let missingDays: ClosedRange<Int>?
    /// Whether the new bars could not be compared with the stored ones that they follow.
    let isUnchecked: Bool
  }

  /// Asks for what the store lacks and saves it.
  ///
  /// The attempt is noted before anybody is asked, so that a provider that hangs is not asked by every
  /// command of the next minutes, and again with the reason where it failed.
  ///
  /// - Throws: `ProviderError`, `StoreError`; stored bars are as they were then.
  func run(_ symbol: MarketSymbol) throws -> Outcome {
    let stored = try store.prices(of: symbol)
    try noteFailure(symbol)
    do {
      return try outcome(symbol, stored)
    } catch {
      if let error = error as? ProviderError {
        try noteFailure(symbol, ErrorWords(error, in: Console.sentences).problem)
      }
      throw error
    }
  }

  /// A provider that somebody insisted on says nothing about those that are asked otherwise.
  private func noteFailure(
    _ symbol: MarketSymbol, _ problem: String? = nil
  ) throws(StoreError) {
    guard sources.forced == nil else { return }
    try store.noteAttempt(symbol, at: now, failed: true, problem: problem)
  }

  private func outcome(_ symbol: MarketSymbol, _ stored: StoredPrices?) throws -> Outcome {
    let providers = providers(for: symbol, stored)
    let isSame = stored.map { providers.map(\.rawValue).contains($0.source) } ?? false
    var answered = providers.first ?? .yahoo
    let fetch = try PriceFetch(symbol, after: isSame ? stored?.history : nil, now: now) {
      (request) throws(ProviderError) in
      let relayed = try sources.history(request, from: providers)
      answered = relayed.provider
      return relayed.answer
    }
    return try save(fetch, of: symbol, from: answered, over: stored)
  }

  /// Refreshes several symbols at once: what came of each, in their order.
  func results(
    _ symbols: [MarketSymbol], atOnce count: Int
  ) -> [Result<Outcome, any Error>] {
    concurrently(symbols, atMost: count) { symbol in Result { try run(symbol) } }
  }

  private func save(
    _ fetch: PriceFetch, of symbol: MarketSymbol, from provider: ProviderName,
    over stored: StoredPrices?
  ) throws(StoreError) -> Outcome {
    var saved = SavedBars(new: 0, changed: 0, last: nil)
    if let history = fetch.history {
      saved = try store.save(
        history, of: symbol, source: provider.rawValue, fetched: now,
        replacing: fetch.isReplacing, expecting: StoredSource(stored?.source))
    }
    try store.noteAttempt(symbol, at: now, failed: false)
    return Outcome(
      saved: saved, provider: provider, missingDays: fetch.missingDays,
      isUnchecked: fetch.isUnchecked)
  }

  /// Bars of two providers are adjusted in two ways, so that stored ones are only continued by the
  /// one they are from; those of Stooq, which answers programs no more, give way.
  private func providers(for symbol: MarketSymbol, _ stored: StoredPrices?) -> [ProviderName] {
    let order = sources.order(for: symbol)
    if sources.forced == nil, let provider = stored.flatMap({ ProviderName(rawValue: $0.source) }),
      provider != .stooq || order.contains(provider)
    {
      return [provider]
    }
    return order
  }
}
