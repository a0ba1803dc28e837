// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension ChartRequest {
  /// Says in one line which symbols have later prices in the store by now than those that were heard.
  ///
  /// A refresh that took longer than this run waited for it goes on in a process of its own. A chart
  /// that ends on a date that was asked for would not change. What cannot be looked up is not told.
  func reportNewerPrices(than heard: [LastPrice]) {
    guard !isQuiet, !heard.isEmpty, choices.range?.end == nil,
      let location = try? market.storeLocation(),
      let store = try? PriceStore(path: location.path, access: .readOnly)
    else { return }
    let newer = heard.compactMap { before -> LastPrice? in
      guard let day = (try? store.prices(of: before.symbol))?.history.bars.lastDay,
        day > before.day
      else { return nil }
      return LastPrice(symbol: before.symbol, day: day)
    }
    guard let last = newer.map(\.day).max() else { return }
    reporter.report([
      reporter.sentences.say(
        .pricesNewer(
          symbols: newer.map(\.symbol.text), last: CalendarDate(day: last)))
    ])
  }
}
