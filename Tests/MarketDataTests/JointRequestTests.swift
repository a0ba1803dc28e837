// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

/// Several latest prices by one request, where the provider allows that.
@Suite struct JointRequestTests {
  static let now: Int64 = 1_709_388_000

  static func symbols(_ texts: String...) throws -> [MarketSymbol] {
    try texts.map { try #require(MarketSymbol($0)) }
  }

  static func prices(_ results: [Result<Quote, ProviderError>]) -> [Double?] {
    results.map { try? $0.get().price }
  }

  static func ticker(_ prices: [(String, String)]) -> String {
    let pairs = prices.map { "\"\($0)\": {\"c\": [\"\($1)\", \"1\"]}" }
    return "{\"error\": [], \"result\": {\(pairs.joined(separator: ", "))}}"
  }

  @Test func krakenIsAskedOnce() throws {
    let trial = try ProviderTrial<Kraken>(
      json: Self.ticker([
        ("SOLUSD", "150.1"), ("XETHXXBT", "0.05"), ("XXBTZEUR", "57222.2"), ("XDGEUR", "0.1"),
      ]))
    let quotes = try trial.provider.latest(
      Self.symbols("BTC-EUR", "SOL-USD", "ETH-BTC", "DOGE-EUR", "DOT-EUR"), now: Self.now)
    #expect(Self.prices(quotes) == [57222.2, 150.1, 0.05, 0.1, nil])
    #expect(try quotes.prefix(2).map { try $0.get().currency } == ["EUR", "USD"])
    #expect(
      trial.server.requests.map(\.query) == [["pair": "XBTEUR,SOLUSD,ETHXBT,XDGEUR,DOTEUR"]])
  }

  @Test func coinGeckoIsAskedOnce() throws {
    let trial = try ProviderTrial<CoinGecko>(
      json: """
        {"bitcoin": {"eur": 57000, "usd": 62000, "last_updated_at": 1709387000},
         "ethereum": {"eur": 3100, "usd": 3400, "last_updated_at": 1709387001}}
        """)
    let quotes = try trial.provider.latest(
      Self.symbols("BTC-EUR", "ETH-USD", "SOL-EUR"), now: Self.now)
    #expect(Self.prices(quotes) == [57000, 3400, nil])
    #expect(try quotes[1].get().currency == "USD")
    #expect(try quotes[1].get().instant == 1_709_387_001)
    #expect(
      trial.server.requests.map(\.query) == [
        [
          "ids": "bitcoin,ethereum,solana", "vs_currencies": "eur,usd",
          "include_last_updated_at": "true",
        ]
      ])
  }

  @Test func theCentralBankIsAskedOnce() throws {
    let trial = try ProviderTrial<ECB>(
      LoopbackReply(
        type: "text/csv",
        text: "KEY,CURRENCY,TIME_PERIOD,OBS_VALUE\na,CHF,2024-03-01,0.95\nb,USD,2024-03-01,1.08\n"))
    let quotes = try trial.provider.latest(
      Self.symbols("EUR-USD", "CHF-EUR", "CHF-USD", "EUR-GBP"), now: Self.now)
    #expect(Self.prices(quotes) == [1.08, 1 / 0.95, 1.08 / 0.95, nil])
    #expect(
      trial.server.requests.map(\.path) == ["/service/data/EXR/D.CHF+GBP+USD.EUR.SP00.A"])
  }

  // MARK: - Whom to ask

  /// The paths of the requests, and what came, for symbols of Kraken with CoinGecko behind it.
  static func fetched(
    _ symbols: [MarketSymbol], _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply
  ) throws -> (prices: [Double?], requests: [String]) {
    let server = try LoopbackServer(answer)
    var limits = HTTPLimits()
    limits.retryCount = 0
    let client = HTTPClient(limits: limits)
    let results = ProviderChoice.fetchLatest(
      symbols, now: now, from: { _ in [.kraken, .coinGecko] },
      access: { _ in ProviderAccess(client: client, base: server.base) })
    return (
      results.map { try? $0.get().answer.price },
      server.requests.map { $0.query["pair"] ?? $0.query["ids"] ?? "" }
    )
  }

  @Test func aPairThatIsUnknownIsFoundOutByAskingForEach() throws {
    let (prices, requests) = try Self.fetched(Self.symbols("BTC-EUR", "TON-EUR")) { request in
      switch request.query["pair"] {
      case "XBTEUR": LoopbackReply(type: "application/json", text: Self.ticker([("XXBTZEUR", "5")]))
      case nil:
        LoopbackReply(type: "application/json", text: #"{"the-open-network": {"eur": 2}}"#)
      default:
        LoopbackReply(
          type: "application/json", text: #"{"error": ["EQuery:Unknown asset pair"]}"#)
      }
    }
    #expect(prices == [5, 2])
    #expect(requests == ["XBTEUR,TONEUR", "XBTEUR", "TONEUR", "the-open-network"])
  }

  @Test func whoFailsIsNotAskedForEach() throws {
    let (prices, requests) = try Self.fetched(Self.symbols("BTC-EUR", "ETH-EUR")) { request in
      request.query["pair"] == nil
        ? LoopbackReply(
          type: "application/json",
          text: #"{"bitcoin": {"eur": 7}, "ethereum": {"eur": 8}}"#)
        : LoopbackReply(status: 500, text: "no")
    }
    #expect(prices == [7, 8])
    #expect(requests == ["XBTEUR,ETHEUR", "bitcoin", "ethereum"])
  }

  @Test(arguments: [0, 1])
  func fewAreAskedForAlone(_ count: Int) throws {
    let symbols = Array(try Self.symbols("BTC-EUR").prefix(count))
    let (prices, requests) = try Self.fetched(symbols) { _ in
      LoopbackReply(type: "application/json", text: Self.ticker([("XXBTZEUR", "5")]))
    }
    #expect(prices == [5].prefix(count).map { $0 })
    #expect(requests == ["XBTEUR"].prefix(count).map { $0 })
  }
}
