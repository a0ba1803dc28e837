// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import MarketData
import TestSupport

/// A machine with a store of its own and a provider of prices on loopback.
struct MarketFixture {
  let folder: TemporaryFolder
  let server: LoopbackServer
  let program: Program

  /// The provider answers requests for `/v8/finance/chart/SYMBOL` by what it is given.
  init(
    environment: [String: String] = [:],
    _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply
  ) throws {
    folder = try TemporaryFolder()
    server = try LoopbackServer(answer)
    try folder.put(Array("pcm.!default { type null }\n".utf8), "asound.conf")
    let variables = [
      "AUDIOGRAPH_OFFLINE": "0", "AUDIOGRAPH_STORE": folder.file("prices.sqlite"),
      "AUDIOGRAPH_YAHOO_URL": server.base, "AUDIOGRAPH_WAIT": "30",
      "ALSA_CONFIG_PATH": folder.file("asound.conf"),
    ]
    program = Program(
      folder: folder.path, environment: variables.merging(environment) { $1 })
  }

  /// What is asked of the provider.
  var requestCount: Int { server.requests.count }

  /// The store, opened by the tests themselves.
  func store() throws -> PriceStore {
    guard let store = try PriceStore(path: folder.file("prices.sqlite")) else {
      throw StoreError.cannotOpen(path: folder.path, reason: "nothing")
    }
    return store
  }

  /// Puts prices into the store as if they had come some days ago, or so many seconds later.
  func put(
    _ prices: YahooPrices, of symbol: String, daysAgo: Int, seconds: Int64 = 0,
    source: String = "yahoo", replacing: Bool = false
  ) throws {
    guard let symbol = MarketSymbol(symbol) else { return }
    try store().save(
      BarHistory(
        bars: prices.bars, currency: "USD", name: "Apple Inc.", zone: "America/New_York"),
      of: symbol, source: source,
      fetched: Int64(Date().timeIntervalSince1970) - Int64(daysAgo) * 86_400 + seconds,
      replacing: replacing)
  }
}

/// Daily prices as Yahoo has them.
struct YahooPrices: Sendable {
  /// Days counted from 1970-01-01, ascending.
  var days: [Int]
  var closes: [Double]
  var name = "Apple Inc."
  var symbol = "AAPL"

  /// Weekdays up to one, with closes that rise by one a day.
  init(count: Int, endingBefore day: Int, first: Double = 100) {
    var days: [Int] = []
    var next = day - 1
    while days.count < count {
      if CalendarDate(day: next).weekday <= 5 { days.append(next) }
      next -= 1
    }
    self.days = days.reversed()
    closes = (0..<count).map { first + Double($0) }
  }

  /// The present day, counted from 1970-01-01.
  static var today: Int { Int(Date().timeIntervalSince1970) / 86_400 }

  /// The same prices without the last ones.
  func dropping(last count: Int) -> YahooPrices {
    var prices = self
    prices.days.removeLast(count)
    prices.closes.removeLast(count)
    return prices
  }

  /// The bars as a store keeps them.
  var bars: PriceBars {
    get throws {
      try PriceBars(
        dates: XAxis.Dates(
          instants: days.map { CalendarDate(day: $0).instant }, precision: .day),
        columns: [
          .open: closes, .high: closes.map { $0 + 0.5 }, .low: closes.map { $0 - 0.5 },
          .close: closes, .adjustedClose: closes, .volume: closes.map { _ in 1000 },
        ])
    }
  }

  /// The answer from a second on, as the parameter `period1` has it.
  ///
  /// The session of the last day lasts until its midnight in UTC, so that yesterday is over and
  /// today is not, whatever the hour.
  func reply(to request: LoopbackRequest) -> LoopbackReply {
    let symbol = request.path.split(separator: "/").last.map(String.init) ?? symbol
    let start = request.query["period1"].flatMap(Int.init) ?? 0
    let kept = days.indices.filter { (days[$0] + 1) * 86_400 > start }
    // 15:00 UTC is within the trading hours of New York in summer and in winter.
    let stamps = kept.map { "\(days[$0] * 86_400 + 54_000)" }.joined(separator: ",")
    let close = kept.map { "\(closes[$0])" }.joined(separator: ",")
    let high = kept.map { "\(closes[$0] + 0.5)" }.joined(separator: ",")
    let low = kept.map { "\(closes[$0] - 0.5)" }.joined(separator: ",")
    let volume = kept.map { _ in "1000" }.joined(separator: ",")
    let midnight = (days.last ?? 0) * 86_400
    let end = midnight + 86_399
    return LoopbackReply(
      body: Array(
        """
        {"chart":{"result":[{"meta":{"currency":"USD","symbol":"\(symbol)",\
        "exchangeTimezoneName":"America/New_York","gmtoffset":-18000,"longName":"\(name)",\
        "regularMarketPrice":\(closes.last ?? 0),\
        "regularMarketTime":\(end),\
        "currentTradingPeriod":{"regular":{"start":\(midnight + 52_200),"end":\(end)}}},\
        "timestamp":[\(stamps)],"indicators":{"quote":[{"open":[\(close)],"high":[\(high)],\
        "low":[\(low)],"close":[\(close)],"volume":[\(volume)]}],\
        "adjclose":[{"adjclose":[\(close)]}]}}],"error":null}}
        """.utf8))
  }

  /// What Yahoo answers where it does not know a symbol.
  static let notFound = LoopbackReply(
    status: 404,
    body: Array(
      #"{"chart":{"result":null,"error":{"code":"Not Found","description":"No data found, symbol may be delisted"}}}"#
        .utf8))
}
