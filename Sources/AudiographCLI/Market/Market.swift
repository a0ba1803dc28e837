// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

/// How market data are reached in one run: who may be asked, where prices are kept, what time it is.
struct Market {
  let arguments: Arguments
  let settings: Settings
  /// Where messages go.
  let reporter: Reporter
  /// The present, in seconds since 1970-01-01 00:00 UTC.
  let now: Int64

  init(
    _ arguments: Arguments, _ settings: Settings, _ reporter: Reporter = Reporter(),
    now: Int64 = WallClock.seconds
  ) {
    self.arguments = arguments
    self.settings = settings
    self.reporter = reporter
    self.now = now
  }

  /// The day of which words are, in UTC: that of the variable `SOURCE_DATE_EPOCH` where it holds
  /// seconds since 1970, so that documents can be made again, else the present.
  var today: CalendarDate { CalendarDate(day: Int((Self.sourceDate ?? now) / 86_400)) }

  private static var sourceDate: Int64? {
    environment("SOURCE_DATE_EPOCH").flatMap { Int64($0) }
      .flatMap { (0...253_402_300_799).contains($0) ? $0 : nil }
  }

  /// Whether the network is not used.
  func isOffline() throws(SettingsError) -> Bool {
    if arguments.has(.offline) { return true }
    return try settings.value(.offline) == "true"
  }

  /// Whether providers of prices and figures are not asked.
  func asksNobody() throws(SettingsError) -> Bool {
    if !arguments.mayAskProviders { return true }
    return try isOffline()
  }

  /// Who is asked whatever the symbol is; nil if it is unknown.
  var forcedProvider: ProviderName? { arguments[.provider].flatMap(ProviderName.init) }

  /// Seconds that a refresh may hold up prices that are stored already.
  func longestWait() throws(SettingsError) -> Double {
    try settings.value(.wait).flatMap(Double.init) ?? 1
  }

  /// Where prices are kept.
  func storeLocation() throws -> StoreLocation { try StoreLocation(arguments, settings) }

  /// The store for reading and writing, made if missing.
  ///
  /// - Throws: What `StoreLocation.opened` does, and where nothing says where it is.
  func openedStore() throws -> PriceStore { try storeLocation().opened(reporter) }

  /// How a provider is reached, and where requests to it are remembered.
  func access(
    _ provider: ProviderName, store: PriceStore?
  ) throws(SettingsError) -> ProviderAccess {
    let base = try settings.value(.url(provider)) ?? provider.usualAddress
    let isSEC = provider == .sec || provider == .secFiles
    return ProviderAccess(
      base: base, key: try key(provider), contact: isSEC ? try settings.value(.contact) : nil,
      store: store)
  }

  private func key(_ provider: ProviderName) throws(SettingsError) -> Secret? {
    guard SettingKey.all.contains(.key(provider)) else { return nil }
    return try settings.value(.key(provider)).flatMap(Secret.init)
  }

  /// Everybody who has prices, as the settings have them.
  func priceSources(store: PriceStore?) throws(SettingsError) -> PriceSources {
    var accesses: [ProviderName: ProviderAccess] = [:]
    for provider in ProviderName.withPrices {
      accesses[provider] = try access(provider, store: store)
    }
    return PriceSources(
      accesses: accesses, forced: forcedProvider,
      preferred: try settings.value(.provider).flatMap(ProviderName.init))
  }
}

extension ProviderAccess {
  /// The same way to a provider, for something that nobody waits for: one attempt of so many seconds.
  func hurried(to seconds: Double) -> ProviderAccess {
    var access = self
    access.client.limits.totalSeconds = max(0.1, seconds)
    access.client.limits.retryCount = 0
    return access
  }
}

extension ProviderAccess {
  /// The same way to a provider, which ends with somebody's waiting.
  func ended(by wait: CancellableWait) -> ProviderAccess {
    var access = self
    access.client.isEnded = { wait.isEnded }
    return access
  }
}

/// The providers of prices, in order of preference.
struct PriceSources: Sendable {
  private(set) var accesses: [ProviderName: ProviderAccess]
  /// Who is asked whatever the symbol is.
  let forced: ProviderName?
  /// Who is asked first where that makes sense.
  let preferred: ProviderName?

  /// The same providers, reached in another way.
  func reached(_ way: (ProviderAccess) -> ProviderAccess) -> PriceSources {
    var sources = self
    sources.accesses = accesses.mapValues(way)
    return sources
  }

  /// Who is asked for a symbol, in order.
  func order(for symbol: MarketSymbol) -> [ProviderName] {
    ProviderChoice.providers(
      for: symbol, forced: forced, preferred: preferred,
      keyed: Set(accesses.filter { $0.value.key != nil }.keys))
  }

  /// Asks providers in order for past prices.
  func history(
    _ request: HistoryRequest, from providers: [ProviderName]
  ) throws(ProviderError) -> ProviderResponse<BarHistory> {
    try ProviderChoice.fetchHistory(request, from: providers, access: access)
  }

  /// Asks providers in order for the latest price.
  func latest(_ symbol: MarketSymbol, now: Int64) throws(ProviderError) -> ProviderResponse<Quote> {
    try ProviderChoice.fetchLatest(symbol, now: now, from: order(for: symbol), access: access)
  }

  /// The latest prices of several symbols: one request for those that their provider gives together.
  func latest(
    _ symbols: [MarketSymbol], now: Int64
  ) -> [Result<ProviderResponse<Quote>, ProviderError>] {
    ProviderChoice.fetchLatest(symbols, now: now, from: order, access: access)
  }

  /// The symbols that are asked for together, each once, in their order.
  func together(_ symbols: [MarketSymbol]) -> [[MarketSymbol]] {
    var groups: [[MarketSymbol]] = []
    var places: [ProviderName: Int] = [:]
    for symbol in symbols {
      guard let name = order(for: symbol).first, name.answersTogether else {
        groups.append([symbol])
        continue
      }
      if let place = places[name] {
        groups[place].append(symbol)
      } else {
        places[name] = groups.count
        groups.append([symbol])
      }
    }
    return groups
  }

  private func access(_ provider: ProviderName) -> ProviderAccess {
    accesses[provider] ?? ProviderAccess(base: provider.usualAddress)
  }
}
