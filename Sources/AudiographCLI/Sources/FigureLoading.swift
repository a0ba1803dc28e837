// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Figures of companies, from the store where they are of today, else from the SEC.
struct FigureLoading {
  private let market: Market
  private let store: PriceStore?
  private let isOffline: Bool
  private var now: Int64 { market.now }

  /// Seconds for which stored figures are taken without asking.
  static let freshness: Int64 = 86_400

  /// Where figures come from.
  ///
  /// - Parameters:
  ///   - market: Where the SEC is asked, and the contact that it demands.
  ///   - store: Where they are kept; nil for nowhere.
  /// - Throws: `SettingsError`.
  init(_ market: Market, store: PriceStore?) throws(SettingsError) {
    self.market = market
    self.store = store
    isOffline = try market.asksNobody()
  }

  /// The figures of a company.
  ///
  /// - Throws: `FigureError.nothingStored` when offline, `.unknownCompany` and
  ///   `.nothingFiled` where the SEC has nothing, `ProviderError` where nothing
  ///   came and nothing is stored, `SettingsError`, `StoreError`.
  func figures(of symbol: MarketSymbol) throws -> LoadedFigures {
    let stored = try store?.figures(of: symbol).map {
      // A time in the future was stored while the clock was ahead; the true one is unknown.
      LoadedFigures(
        symbol: symbol, figures: $0.figures, age: $0.fetched > now ? nil : now - $0.fetched)
    }
    if let stored, isOffline || stored.age.map({ $0 < Self.freshness }) == true { return stored }
    if isOffline { throw FigureError.nothingStored(symbol) }
    do {
      return try CancellableWait.during(
        market.reporter.sentences.say(.figuresPatience(symbol: symbol.text)), market.reporter,
        market.waitingSound()
      ) { wait in
        try fetched(symbol, from: try source(hasOthers: stored != nil, wait))
      }
    } catch let error as ProviderError {
      if case .unknownSymbol = error.fault { throw FigureError.unknownCompany(symbol) }
      guard var stored else { throw (FigureError(error) as (any Error)?) ?? error }
      stored.failure = error
      return stored
    }
  }

  private func fetched(
    _ symbol: MarketSymbol, from source: CompanyFactsSource
  ) throws(ProviderError) -> LoadedFigures {
    let figures = try source.figures(of: symbol)
    var loaded = LoadedFigures(symbol: symbol, figures: figures, age: 0)
    do throws(StoreError) {
      try store?.saveFigures(figures, of: symbol, fetched: now)
    } catch {
      // What was asked for is there all the same.
      loaded.storeFailure = error
    }
    return loaded
  }

  /// The SEC; where there are older figures nobody waits for it for longer than for prices.
  private func source(hasOthers: Bool, _ wait: CancellableWait) throws -> CompanyFactsSource {
    func access(_ provider: ProviderName) throws -> ProviderAccess {
      let access = try market.access(provider, store: store).ended(by: wait)
      return hasOthers ? access.hurried(to: try market.longestWait()) : access
    }
    return CompanyFactsSource(facts: try access(.sec), files: try access(.secFiles))
  }
}

extension FigureError {
  /// What an answer of the SEC means that is no failure of it.
  fileprivate init?(_ error: ProviderError) {
    guard case .noData(let symbol) = error.fault else { return nil }
    self = .nothingFiled(symbol)
  }
}

/// Figures with what should be known about where they come from.
struct LoadedFigures {
  let symbol: MarketSymbol
  var figures: CompanyFigures
  /// Seconds since they came, 0 where they came now; nil if it is unknown.
  var age: Int64?
  /// Why older ones are used.
  var failure: ProviderError?
  /// Why new ones could not be kept.
  var storeFailure: StoreError?

  /// The lines on standard error; none where the figures are of today.
  func notes(in s: Sentences) -> [String] {
    if let failure {
      return [
        s.say(.figuresOlder(problem: ErrorWords(failure, in: s).problem, fetched: fetched(in: s)))
      ]
    }
    if let storeFailure { return [s.say(.warning(text: ErrorWords(storeFailure, in: s).problem))] }
    let isOld = age.map { $0 >= 86_400 } ?? true
    return isOld ? [fetched(in: s)] : []
  }

  private func fetched(in s: Sentences) -> String {
    let (unit, count) = FigureAge.told(age)
    return s.say(.figuresFetched(symbol: symbol.text, age: unit, count: count))
  }

  /// The figures of a source as a series for a chart.
  ///
  /// - Throws: `FigureError.noFigures` where the company filed none, `.notByPeriod` where it filed
  ///   some of the other length.
  func series(_ source: FigureSource) throws(FigureError) -> Series {
    do {
      return try figures.series(source.metric, by: source.period)
    } catch {
      let other = source.byOtherPeriod
      guard !figures.figures(other.metric, by: other.period).isEmpty else {
        throw .noFigures(symbol, [source.metric])
      }
      throw .notByPeriod(symbol, [source.metric], source.period, instead: other.text)
    }
  }
}

extension FigureLoading {
  /// Where the figures of a command come from.
  ///
  /// A store that cannot be opened is reported and does without, unless it was named.
  init(_ market: Market) throws {
    var store: PriceStore?
    do {
      store = try market.openedStore()
    } catch let error as StoreError where !market.arguments.has(.store) {
      if !market.arguments.has(.quiet) {
        market.reporter.report(warning: error)
      }
    }
    try self.init(market, store: store)
  }
}

/// In what the age of figures is told.
enum FigureAge {
  /// They came while the clock was ahead.
  case unknown
  case days, hours
  /// Less than an hour.
  case minutes

  /// In what an age in seconds is told, and how many of them; nil for one that is unknown.
  static func told(_ age: Int64?) -> (unit: FigureAge, count: Int) {
    guard let age else { return (.unknown, 0) }
    let (hours, days) = (Int(age / 3600), Int(age / 86_400))
    return days > 0 ? (.days, days) : hours > 0 ? (.hours, hours) : (.minutes, hours)
  }
}
