// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

/// When a latest price is one of the running day, and where it is kept.
@Suite struct ProvisionalPriceTests {
  /// Closes from Monday, 3 June 2024 on, and a latest price.
  private func prices(
    days: Int = 5, quote: String?, zone: String? = "America/New_York", isCoin: Bool = false,
    source: String = "yahoo"
  ) throws -> StoredPrices {
    let first = try epochDay("2024-06-03")
    let bars = try dailyBars(
      [.close: (0..<days).map { 190 + Double($0) }], from: first)
    let quote = try quote.map { Quote(price: 195.5, instant: try utc($0)) }
    return StoredPrices(
      history: BarHistory(bars: bars, zone: zone, tradesEveryDay: isCoin, quote: quote),
      source: source, fetched: 0)
  }

  /// Closes, a latest price and the present in UTC, and when the price was made where it is told.
  static let days: [(days: Int, quote: String?, now: String, told: String?)] = [
    // Friday's session from its first minute, 9:30 in New York.
    (4, "2024-06-07 13:30", "2024-06-07 13:30", "2024-06-07T09:30:00-04:00"),
    (4, "2024-06-07 19:59:59", "2024-06-07 20:00", "2024-06-07T15:59:00-04:00"),
    // It is over and its close not known yet; then it is stored.
    (4, "2024-06-07 20:00:01", "2024-06-07 21:30", "2024-06-07T16:00:00-04:00"),
    (5, "2024-06-07 20:00:01", "2024-06-07 21:30", nil),
    // Past midnight UTC it is Friday in New York still, and then no more.
    (4, "2024-06-07 20:00:01", "2024-06-08 03:59:59", "2024-06-07T16:00:00-04:00"),
    (4, "2024-06-07 20:00:01", "2024-06-08 04:00", nil),
    // At the weekend, before Monday's session, and on a holiday the last price is Friday's.
    (5, "2024-06-07 20:00:01", "2024-06-08 15:00", nil),
    (5, "2024-06-07 20:00:01", "2024-06-10 12:00", nil),
    (5, "2024-06-07 20:00:01", "2024-06-10 15:00", nil),
    // Somebody's clock is a little wrong.
    (5, "2024-06-10 15:00:30", "2024-06-10 15:00", "2024-06-10T11:00:00-04:00"),
    (5, "2024-06-11 15:00", "2024-06-10 15:00", nil),
    (5, nil, "2024-06-10 15:00", nil),
  ]

  @Test(arguments: days)
  func isOfTodayAndOfNoStoredDay(_ count: Int, _ quote: String?, _ now: String, _ told: String?)
    throws
  {
    let value = try prices(days: count, quote: quote).provisionalValue(now: try utc(now))
    #expect(value?.date.description == told)
    guard let value else { return }
    #expect(value.value == 195.5)
    #expect(value.base.y == 189 + Double(count))
    #expect(value.base.x == .date(CalendarDate(day: try epochDay("2024-06-02") + count)))
    #expect(Int64(value.age) == (try utc(now)) - (try utc(try #require(quote))))
  }

  @Test func todayIsTheExchanges() throws {
    // Monday evening in London is Tuesday morning in Sydney.
    let now = try utc("2024-06-10 23:30")
    let value = try prices(days: 8, quote: "2024-06-10 23:20", zone: "Australia/Sydney")
      .provisionalValue(now: now)
    #expect(value?.date.description == "2024-06-11T09:20:00+10:00")
    let coin = try prices(days: 7, quote: "2024-06-10 23:20", zone: "UTC", isCoin: true)
    #expect(coin.provisionalValue(now: now)?.date.description == "2024-06-10T23:20:00Z")
    #expect(coin.provisionalValue(now: now + 1800) == nil)
    for zone in [nil, "Nowhere/Land"] {
      #expect(
        try prices(quote: "2024-06-10 23:20", zone: zone).provisionalValue(now: now) == nil)
    }
  }

  /// Closes to a day, a latest price, and whether a close is missing between the two.
  static let gaps: [(days: Int, quote: String, isAfterGap: Bool)] = [
    (4, "2024-06-07 15:00", false), (3, "2024-06-07 15:00", true),
    (5, "2024-06-10 15:00", false), (4, "2024-06-10 15:00", true),
    (4, "2024-06-07 20:30", false), (3, "2024-06-07 20:30", true),
  ]

  @Test(arguments: gaps)
  func aCloseThatIsMissingIsKnown(_ days: Int, _ quote: String, _ isAfterGap: Bool) throws {
    let value = try prices(days: days, quote: quote).provisionalValue(now: try utc(quote))
    #expect(value?.isAfterGap == isAfterGap)
  }

  @Test func isKeptBesideTheBarsUntilTheNextAnswer() throws {
    let store = try openedStore()
    let a = try symbol("A")
    let prices = try prices(quote: "2024-06-10 15:00")
    try store.save(prices.history, of: a, source: "yahoo", fetched: 1)
    let stored = try #require(try store.prices(of: a))
    #expect(stored.history.quote?.price == 195.5)
    #expect(stored.history.quote?.instant == prices.history.quote?.instant)
    #expect(stored.history.bars == prices.history.bars)
    #expect(try store.summaries().map(\.count) == [5])
    // Minutes have a later one.
    var later = prices.history
    later.quote?.price = 196
    try store.saveIntraday(later, of: a, minutes: 5, source: "yahoo", fetched: 2)
    #expect(try store.prices(of: a)?.history.quote?.price == 196)
    // Bars of somebody else come without one.
    later.quote = nil
    try store.save(later, of: a, source: "import", fetched: 3)
    #expect(try store.prices(of: a)?.history.quote == nil)
    later.quote = Quote(price: .nan, instant: 0)
    try store.save(later, of: a, source: "import", fetched: 3)
    #expect(try store.prices(of: a)?.history.quote == nil)
  }

  @Test func aMomentThatCannotBeIsNone() throws {
    let path = try TemporaryFolder().file("prices.sqlite")
    let a = try symbol("A")
    try openedStore(path).save(
      prices(quote: "2024-06-10 15:00").history, of: a, source: "yahoo", fetched: 1)
    try Connection(opening: path, mode: 2).execute("UPDATE quote SET instant = \(Int64.max)")
    let store = try openedStore(path)
    #expect(try store.prices(of: a)?.history.quote == nil)
  }
}

/// What the answers about days tell of the latest price.
@Suite(.enabled(if: Tool.all("curl"))) struct AnswerQuoteTests {
  private func yahoo(
    _ fixture: String, now: Int64, edit: (String) -> String = { $0 }
  ) throws -> BarHistory {
    let text = String(decoding: try providerFixture("yahoo/\(fixture).json"), as: UTF8.self)
    let trial = try ProviderTrial<YahooChart>(json: edit(text))
    return try trial.provider.history(HistoryRequest(try symbol("AAPL"), now: now))
  }

  private func told(_ history: BarHistory, now: Int64) -> ProvisionalValue? {
    StoredPrices(history: history, source: "yahoo", fetched: now).provisionalValue(now: now)
  }

  @Test func yahooTellsIt() throws {
    // Friday, 13:00 in New York.
    let open: Int64 = 1_717_780_060
    let running = try yahoo("live", now: open)
    #expect(running.dateTexts == ["2024-06-05", "2024-06-06"])
    #expect(
      running.quote
        == Quote(
          price: 196.89, instant: 1_717_780_000, currency: "USD", zone: "America/New_York"))
    let value = try #require(told(running, now: open))
    #expect(value.value == 196.89 && value.base.y == 194.48 && !value.isAfterGap)
    #expect(value.age == 60)
    // After the close the day is stored, and on Saturday it is Friday's.
    for now in [1_717_792_200, 1_717_855_200] as [Int64] {
      let over = try yahoo("good", now: now)
      #expect(over.dateTexts.last == "2024-06-07")
      #expect(over.quote?.price == 196.89)
      #expect(told(over, now: now) == nil)
    }
  }

  /// The last bar has no close: the latest price is beside the bars all the same.
  @Test func aBarWithoutACloseChangesNothing() throws {
    let open: Int64 = 1_717_780_060
    let edit = { (text: String) in
      text.replacing("196.89,\n        197.5", with: "null,\n        null")
    }
    let history = try yahoo("live", now: open, edit: edit)
    #expect(history.bars.columns[.close] == [195.87, 194.48])
    #expect(told(history, now: open)?.value == 196.89)
    // In the evening it is Friday's last price, which is no close as long as there is no bar.
    let evening = try yahoo("live", now: 1_717_804_800, edit: edit)
    #expect(evening.dateTexts.last == "2024-06-06")
    #expect(told(evening, now: 1_717_804_800)?.age == 24_800)
  }

  @Test(arguments: [
    ("\"regularMarketPrice\": 196.89", "\"regularMarketPrice\": null"),
    ("\"regularMarketPrice\": 196.89", "\"other\": 1"),
    ("\"regularMarketPrice\": 196.89", "\"regularMarketPrice\": 0"),
    ("\"regularMarketPrice\": 196.89", "\"regularMarketPrice\": -4"),
    ("\"regularMarketTime\": 1717780000", "\"regularMarketTime\": \"now\""),
  ])
  func withoutAPriceThereAreBarsAlone(_ old: String, _ new: String) throws {
    let history = try yahoo("live", now: 1_717_780_060, edit: { $0.replacing(old, with: new) })
    #expect(history.bars.count == 2)
    #expect(history.quote == nil)
  }

  @Test func coinsAreTold() throws {
    let now = try utc("2024-03-02 14:00")
    let btc = try symbol("BTC-EUR")
    let kraken = try ProviderTrial<Kraken>("kraken/history.json")
    let days = try kraken.provider.history(HistoryRequest(btc, now: now))
    let quote = try #require(days.quote)
    #expect(quote.instant == now && quote.currency == "EUR" && quote.zone == "UTC")
    #expect(told(days, now: now)?.base.y == 57_600)
    // A day later its bar is whole, and nothing is told of the next.
    let later = try kraken.provider.history(HistoryRequest(btc, now: now + 86_400))
    #expect(later.quote == nil)
    #expect(later.bars.columns[.close]?.last == quote.price)
    let gecko = try ProviderTrial<CoinGecko>("coingecko/history.json")
    let other = try gecko.provider.history(HistoryRequest(btc, now: now))
    #expect(other.quote?.currency == "EUR")
    #expect(told(other, now: now)?.base.y == 57_600.25)
    #expect(try #require(other.quote).instant <= now)
  }

  @Test func whoHasNoLatestPriceTellsNone() throws {
    let now = try utc("2024-06-07 12:00")
    let rates = try ProviderTrial<ECB>("ecb/good.csv")
    let history = try rates.provider.history(HistoryRequest(try symbol("EUR-USD"), now: now))
    #expect(history.quote == nil)
    let shares = try ProviderTrial<AlphaVantage>("alphavantage/good.json", key: "k")
    #expect(
      try shares.provider.history(HistoryRequest(try symbol("IBM"), now: now)).quote == nil)
  }
}
