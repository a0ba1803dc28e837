// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData
internal import Posix

/// The latest prices of symbols, which are asked for each time and not kept.
struct LatestPrices {
  private let market: Market
  private let symbols: [MarketSymbol]

  init(_ symbols: [MarketSymbol], _ market: Market) {
    self.symbols = symbols
    self.market = market
  }

  /// A chart of one price for each symbol, over its minute on the exchange's clock.
  ///
  /// - Throws: `SourceError.latestOffline`, `SettingsError`, `Interrupted`.
  func charts() throws -> [Result<LoadedChart, any Error>] {
    guard try !market.asksNobody() else {
      throw SourceError.latestOffline(market.reporter.sentences.joined(symbols.map(\.text)))
    }
    // A price that is not kept needs no store, but what providers refused is remembered there.
    let sources = try market.priceSources(store: try? market.openedStore())
    let now = market.now
    let answers = try CancellableWait.during(
      market.reporter.sentences.say(
        .pricesFetchingLatest(
          symbols: symbols.map(\.text), isOne: symbols.count == 1)), market.reporter,
      market.waitingSound()
    ) { wait in
      let reached = sources.reached { $0.ended(by: wait) }
      return concurrently(symbols, atMost: SymbolLoading.requestsAtOnce) { symbol in
        Result { try reached.latest(symbol, now: now) }
      }
    }
    return zip(symbols, answers).map { symbol, answer in
      Result { try chart(of: symbol, try answer.get()) }
    }
  }

  private func chart(
    of symbol: MarketSymbol, _ relayed: ProviderResponse<Quote>
  ) throws -> LoadedChart {
    let date = relayed.answer.date
    let entry = SymbolEntry(relayed.answer, of: symbol)
    let series = try Series(
      name: symbol.text, unit: entry.currency, kind: .price,
      x: .dates(XAxis.Dates(instants: [date.instant], precision: .minute)),
      values: [relayed.answer.price])
    var context = ChartContext()
    context.symbol = symbol.text
    context.asOf = date
    context.today = market.today
    context.origin = .provider(relayed.provider.title)
    return LoadedChart(
      chart: try Chart(title: entry.name, series: [series]), context: context,
      provenance: [.quote(from: relayed.provider.title, asOf: date, daysOld: daysOld(date))],
      notes: [],
      bars: nil, layouts: [])
  }
}

extension LatestPrices {
  /// The age of a price that is no longer of these days; nil for others.
  private func daysOld(_ date: CalendarDate) -> Int? {
    let days = market.today.day - date.day
    return days > SymbolLoading.daysWithoutAge ? days : nil
  }
}

extension Quote {
  /// The minute in the exchange's local time; in UTC where its time zone is unknown.
  fileprivate var date: CalendarDate {
    let offset = zone.flatMap { TimeZoneRules($0) }?.offset(at: instant) ?? 0
    let minute = (instant + Int64(offset)) / 60
    return CalendarDate(instant: minute * 60_000_000, precision: .minute)
  }
}
