// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// The latest price of a symbol, which is asked for each time and not kept.
struct LatestPrice {
  private let market: Market
  private let symbol: MarketSymbol

  init(_ symbol: MarketSymbol, _ market: Market) {
    self.symbol = symbol
    self.market = market
  }

  /// A chart of the one price, over its minute on the exchange's clock.
  ///
  /// - Throws: `SourceError.latestOffline`, `ProviderError`, `SettingsError`.
  func chart() throws -> LoadedChart {
    guard try !market.isOffline() else { throw SourceError.latestOffline(symbol.text) }
    // A price that is not kept needs no store, but what providers refused is remembered there.
    let sources = try market.priceSources(store: try? market.storeLocation().opened())
    let relayed = try Patience.during("Asking for the price of \(symbol).") {
      () throws(ProviderError) in try sources.latest(symbol, now: market.now)
    }
    let date = relayed.answer.date
    let entry = SymbolEntry(relayed.answer, of: symbol)
    let series = try Series(
      name: symbol.text, unit: entry.currency, kind: .price,
      x: .dates(XAxis.Dates(instants: [date.instant], precision: .minute)),
      values: [relayed.answer.price])
    var context = ChartContext()
    context.symbol = symbol.text
    context.asOf = date
    context.origin = .provider(relayed.provider.title)
    return LoadedChart(
      chart: try Chart(title: entry.name, series: [series]), context: context,
      provenance: [.quote(from: relayed.provider.title, asOf: date, daysOld: daysOld(date))],
      notes: [],
      bars: nil, layouts: [])
  }
}

extension LatestPrice {
  /// The age of a price that is no longer of these days; nil for others.
  private func daysOld(_ date: CalendarDate) -> Int? {
    let days = Int(market.now / 86_400) - date.day
    return days > SymbolLoading.daysWithoutAge ? days : nil
  }
}

extension Quote {
  /// The minute on the exchange's clock; in UTC where nobody knows the exchange's zone.
  fileprivate var date: CalendarDate {
    let offset = zone.flatMap { ZoneRules($0) }?.offset(at: instant) ?? 0
    let minute = (instant + Int64(offset)) / 60
    return CalendarDate(instant: minute * 60_000_000, precision: .minute)
  }
}
