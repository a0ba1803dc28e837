// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Filings of insiders, from the store and, for those that are not there, from the SEC.
struct InsiderLoading {
  private let market: Market
  private let store: PriceStore
  private let isOffline: Bool

  /// Where filings come from and are kept; a store that cannot be opened is reported, and another one in memory
  /// takes its place, unless it was named.
  ///
  /// - Throws: `SettingsError`, `StoreError`.
  init(_ market: Market) throws {
    self.market = market
    isOffline = try market.asksNobody()
    do {
      store = try market.openedStore()
    } catch let error as StoreError {
      // What is stored can be told where nothing can be added.
      let place = try market.storeLocation().path
      if isOffline, let stored = try? PriceStore(path: place, access: .readOnly) {
        store = stored
        return
      }
      guard !market.arguments.has(.store), let memory = try PriceStore(path: ":memory:") else {
        throw error
      }
      if !market.arguments.has(.quiet) { market.reporter.report(warning: error) }
      store = memory
    }
  }

  /// What insiders traded on some days, counted from 1970-01-01.
  ///
  /// - Throws: `FigureError.noInsidersStored` when offline, `.unknownCompany` where the SEC does not know
  ///   the symbol, `ProviderError` where nothing came and nothing is stored, `SettingsError`, `StoreError`.
  func trades(of symbol: MarketSymbol, within days: ClosedRange<Int>) throws -> LoadedInsiders {
    let stored = try store.insiders(of: symbol)
    if isOffline {
      guard let stored else { throw FigureError.noInsidersStored(symbol) }
      return loaded(stored, symbol, days)
    }
    do {
      try refreshList(stored, symbol, since: days.lowerBound)
      if let listed = try store.insiders(of: symbol) {
        try fetch(listed.pending.filter { $0.mayTell(of: days) }, of: listed, symbol)
      }
      guard let read = try store.insiders(of: symbol) else {
        throw FigureError.noInsidersStored(symbol)
      }
      return loaded(read, symbol, days)
    } catch let error as ProviderError {
      if case .unknownSymbol = error.fault { throw FigureError.unknownCompany(symbol) }
      guard let stored = try store.insiders(of: symbol) else { throw error }
      return loaded(stored, symbol, days, error)
    }
  }

  /// The closes that prices are compared with; nil for none in US dollars.
  func closes(of symbol: MarketSymbol) throws -> Series? {
    guard let prices = try store.prices(of: symbol)?.history, prices.currency ?? "USD" == "USD"
    else { return nil }
    return try? prices.bars.series(of: .close).series
  }

  private func loaded(
    _ stored: StoredFilings, _ symbol: MarketSymbol, _ days: ClosedRange<Int>,
    _ failure: ProviderError? = nil
  ) -> LoadedInsiders {
    // A time in the future was stored while the clock was ahead; the true one is unknown.
    let age = market.now - stored.list.fetched
    return LoadedInsiders(
      symbol: symbol, trades: InsiderTrades(stored, within: days), age: age < 0 ? nil : age,
      knownSince: stored.list.first > days.lowerBound ? stored.list.first : nil, failure: failure)
  }

  /// Asks for the list of filings, unless the stored one is of today and goes back far enough.
  private func refreshList(
    _ stored: StoredFilings?, _ symbol: MarketSymbol, since first: Int
  ) throws {
    if let stored, stored.list.first <= first,
      (0..<FigureLoading.freshness).contains(market.now - stored.list.fetched)
    {
      return
    }
    let line = market.reporter.sentences.say(.insidersPatience(symbol: symbol.text))
    try CancellableWait.during(line, market.reporter, market.waitingSound()) { wait in
      let source = try source(wait)
      var list: InsiderList
      if let stored {
        list = stored.list
      } else {
        let company = try source.company(of: symbol)
        list = InsiderList(number: company.number, name: company.name, first: first, fetched: 0)
      }
      let filings = try source.filings(
        of: list.number, since: min(first, list.first), known: stored?.list.first)
      (list.first, list.fetched) = (min(first, list.first), market.now)
      try store.save(list, filings, of: symbol)
    }
  }

  /// Asks for each filing and keeps it at once; those that did not come are asked for another time.
  private func fetch(
    _ filings: [ListedFiling], of stored: StoredFilings, _ symbol: MarketSymbol
  ) throws {
    guard !filings.isEmpty else { return }
    let line = market.reporter.sentences.say(
      .insidersFetching(symbol: symbol.text, count: filings.count))
    try CancellableWait.during(line, market.reporter, market.waitingSound()) { wait in
      let source = try source(wait)
      var missed = 0
      for filing in filings where missed < Self.mostMissed {
        guard let read = try document(filing, of: stored.list.number, from: source) else {
          missed += 1
          continue
        }
        missed = 0
        try store.save(read, as: filing, of: symbol)
      }
    }
  }

  /// After so many filings one after another that did not come the rest is left for another time.
  private static let mostMissed = 3

  /// What a filing says; nil where it did not come, though others may.
  private func document(
    _ filing: ListedFiling, of number: String, from source: InsiderSource
  ) throws(ProviderError) -> Result<InsiderFiling, FilingFault>? {
    do throws(ProviderError) { return try source.document(filing, of: number) } catch {
      switch error.fault {
      case .webPage, .otherType, .status: return nil
      default: throw error
      }
    }
  }

  private func source(_ wait: CancellableWait) throws -> InsiderSource {
    InsiderSource(
      submissions: try market.access(.sec, store: store).ended(by: wait),
      files: try market.access(.secFiles, store: store).ended(by: wait))
  }
}

/// Trades of insiders with what should be known about where they come from.
struct LoadedInsiders {
  let symbol: MarketSymbol
  let trades: InsiderTrades
  /// Seconds since the list of filings came; nil if it is unknown.
  let age: Int64?
  /// The day since which filings are known, counted from 1970-01-01; nil where that is before what was asked for.
  let knownSince: Int?
  /// Why there may be newer ones.
  let failure: ProviderError?

  /// The lines on standard error; none where the list is of today and goes back far enough.
  func notes(in s: Sentences) -> [String] {
    let known = knownSince.map {
      s.say(.insidersKnownSince(symbol: symbol.text, date: CalendarDate(day: $0)))
    }
    let (unit, count) = FigureAge.told(age)
    let fetched = s.say(.insidersFetched(symbol: symbol.text, age: unit, count: count))
    let isOld = age.map { $0 >= FigureLoading.freshness } ?? true
    let first =
      failure.map {
        s.say(.figuresOlder(problem: ErrorWords($0, in: s).problem, fetched: fetched))
      } ?? (isOld ? fetched : nil)
    return [first, known].compactMap(\.self)
  }
}
