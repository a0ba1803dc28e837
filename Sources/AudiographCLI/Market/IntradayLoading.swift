// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// Intraday bars, used for charts of one day or five where a provider has them.
struct IntradayLoading {
  /// How many days are shown.
  let days: Int
  private let market: Market
  private let stores: PriceStores

  /// The present day, counted from 1970-01-01.
  var today: Int { Int(market.now / 86_400) }

  /// Minutes of one bar: about 80 for a trading day, about 130 for five.
  var minutes: Int { days == 1 ? 5 : 15 }

  /// Nil if the choices ask for anything but the last day or the last five.
  init?(_ choices: DataOptions, _ market: Market, _ stores: PriceStores) {
    guard let range = choices.range, case .back(.days(let days)) = range.start, range.end == nil,
      [1, 5].contains(days), choices.interval == nil, choices.options.y.isEmpty
    else { return nil }
    self.days = days
    self.market = market
    self.stores = stores
  }

  /// The bars of the last days; nil if there are none, so that daily ones have to do.
  func prices(of symbol: MarketSymbol, besides daily: StoredPrices) throws -> StoredPrices? {
    guard ProviderName(rawValue: daily.source) != nil else { return nil }
    let kept = try stores.stored?.intraday(of: symbol, minutes: minutes).flatMap {
      $0.source == daily.source ? $0 : nil
    }
    let isFresh = kept.map { (0..<Int64(minutes) * 60).contains(market.now - $0.fetched) } ?? false
    guard !isFresh, let store = stores.fetched else { return usable(kept, daily) }
    guard try fetch(symbol, after: daily, into: store) else { return usable(kept, daily) }
    return try store.intraday(of: symbol, minutes: minutes).flatMap { last($0, daily) }
  }

  /// Older bars, unless the close of their last day is known by now.
  private func usable(_ kept: StoredPrices?, _ daily: StoredPrices) -> StoredPrices? {
    guard let kept, let keptDay = kept.history.bars.lastDay,
      let closedDay = daily.history.bars.lastDay,
      keptDay > closedDay || kept.fetched >= daily.fetched
    else { return nil }
    return last(kept, daily)
  }

  /// Asks whoever has the daily prices; a failure is said and leaves what is stored.
  ///
  /// - Returns: Whether there are new bars.
  private func fetch(
    _ symbol: MarketSymbol, after daily: StoredPrices, into store: PriceStore
  ) throws -> Bool {
    guard let provider = ProviderName(rawValue: daily.source) else { return false }
    // There are daily bars.
    let access = try market.access(provider, store: store)
      .hurried(to: try market.longestWait())
    // The last day of trading may be some days ago.
    let lastDay = min(today, daily.history.bars.lastDay ?? today)
    let request = HistoryRequest(
      symbol, resolution: .minutes(minutes), firstDay: days == 1 ? lastDay : lastDay - 7,
      now: market.now)
    do {
      let relayed = try ProviderChoice.fetchHistory(request, from: [provider]) { _ in access }
      // Another process may have fetched the days since this one began, and the minutes came later.
      try store.saveIntraday(
        relayed.answer, of: symbol, minutes: minutes, source: daily.source,
        fetched: max(market.now, daily.fetched))
      return true
    } catch let error as ProviderError {
      if case .notOffered = error.fault { return false }
      warn(symbol, error)
    } catch let error as StoreError {
      warn(symbol, error)
    }
    return false
  }

  private func warn(_ symbol: MarketSymbol, _ error: any Error) {
    guard !market.arguments.has(.quiet) else { return }
    let s = market.reporter.sentences
    let problem = ErrorWords(error, in: s).problem
    market.reporter.report([s.say(.pricesUsingStored(symbol: symbol.text, problem: problem))])
  }

  /// The bars of the last days that have any; nil if daily bars go further.
  private func last(_ intraday: StoredPrices, _ daily: StoredPrices) -> StoredPrices? {
    let bars = intraday.history.bars
    guard let lastDay = bars.lastDay, lastDay >= daily.history.bars.lastDay ?? Int.min else {
      return nil
    }
    let first = firstIndex(of: bars, tradesEveryDay: intraday.history.tradesEveryDay)
    var cut = intraday
    guard let kept = try? bars.suffix(from: first) else { return nil }
    cut.history.bars = kept
    return cut
  }

  /// The place of the first bar that is shown: 24 hours for each day where there is always trading.
  private func firstIndex(of bars: PriceBars, tradesEveryDay: Bool) -> Int {
    let instants = bars.dates.instants
    guard !tradesEveryDay else {
      let start = (instants.last ?? 0) - Int64(days) * CalendarDate.microsecondsPerDay
      return instants.firstIndex { $0 > start } ?? 0
    }
    var seen: Set<Int> = []
    for index in instants.indices.reversed() {
      seen.insert(bars.dates[index].day)
      if seen.count > days { return index + 1 }
    }
    return 0
  }
}

extension PriceBars {
  /// The bars from a place on.
  fileprivate func suffix(from index: Int) throws(ChartError) -> PriceBars {
    var dates = dates
    dates.instants = Array(dates.instants[index...])
    return try PriceBars(dates: dates, columns: columns.mapValues { Array($0[index...]) })
  }

  /// The last close in so many days before a day, for a chart that begins on it.
  func close(before day: Int, within days: Int) -> Point? {
    guard let close = columns[.close] else { return nil }
    let index = dates.instants.indices.last { dates[$0].day < day && !close[$0].isNaN }
    guard let index, day - dates[index].day <= days else { return nil }
    return Point(x: .date(dates[index]), y: close[index])
  }
}
