// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

@Suite struct CoinGeckoTests {
  private let symbol: MarketSymbol
  private let now: Int64

  init() throws {
    symbol = try #require(MarketSymbol("BTC-EUR"))
    now = try utc("2024-03-02 14:00")
  }

  private func history(
    _ trial: ProviderTrial<CoinGecko>, first: String? = nil, of symbol: MarketSymbol? = nil,
    resolution: HistoryRequest.Resolution = .day
  ) throws -> BarHistory {
    try trial.provider.history(
      HistoryRequest(
        symbol ?? self.symbol, resolution: resolution, firstDay: try first.map(epochDay),
        now: now))
  }

  private func prices(_ points: [(String, String)]) throws -> ProviderTrial<CoinGecko> {
    let texts = try points.map { "[\(try utc($0.0))000, \($0.1)]" }
    return try ProviderTrial(json: "{\"prices\": [\(texts.joined(separator: ","))]}")
  }

  /// Midnight's value is the close of the day before, and the present one is none.
  @Test func closesBelongToTheDayThatEnded() throws {
    let history = try history(try ProviderTrial("coingecko/history.json"))
    #expect(history.dateTexts == ["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01"])
    #expect(history.bars.columns == [.close: [52602.4, 57744.9, 56543.7, 57600.25]])
    #expect(history.currency == "EUR")
    #expect(history.name == "Bitcoin")
    #expect(history.zone == "UTC")
    #expect(history.tradesEveryDay)
  }

  /// Both fixtures tell of the same days, so that either provider can go on where the other ended.
  @Test func theDaysAreThoseOfKraken() throws {
    let kraken = try ProviderTrial<Kraken>("kraken/history.json")
    let other = try kraken.provider.history(HistoryRequest(symbol, now: now))
    let own = try history(try ProviderTrial("coingecko/history.json"))
    #expect(own.dateTexts == other.dateTexts)
    let closes = try [own, other].map { Array(try #require($0.bars.columns[.close]).dropLast()) }
    #expect(closes[0] == closes[1])
  }

  @Test func onlyMidnightsAreCloses() throws {
    let trial = try prices([
      ("2024-02-28 23:59:59", "1"), ("2024-02-29 00:00:59", "2"), ("2024-02-29 00:01:00", "3"),
      ("2024-02-29 12:00", "4"), ("2024-03-01 00:00", "5"), ("2024-03-01 00:05", "6"),
    ])
    let history = try history(trial)
    #expect(history.dateTexts == ["2024-02-28", "2024-02-29"])
    #expect(history.bars.columns[.close] == [2, 5])
  }

  @Test func aMidnightToComeIsLeftOut() throws {
    let history = try history(try prices([("2024-03-02", "1"), ("2024-03-03", "2")]))
    #expect(history.dateTexts == ["2024-03-01"])
  }

  @Test func missingValuesAreDaysWithoutABar() throws {
    let history = try history(
      try prices([
        ("2024-02-28", "1"), ("2024-02-29", "null"), ("2024-03-01", "3"), ("2024-03-02", "0"),
      ]))
    #expect(history.dateTexts == ["2024-02-27", "2024-02-29"])
  }

  @Test(arguments: [
    (nil, "365"), ("2024-03-02", "91"), ("2024-03-01", "91"), ("2023-12-03", "91"),
    ("2023-12-02", "92"), ("2023-03-04", "365"), ("2023-03-03", "365"), ("2013-01-01", "365"),
  ])
  func daysAreAskedForThatComeOneByOne(first: String?, days: String) throws {
    let trial = try ProviderTrial<CoinGecko>("coingecko/history.json")
    _ = try? history(trial, first: first)
    #expect(trial.server.requests.map(\.path) == ["/api/v3/coins/bitcoin/market_chart"])
    #expect(trial.server.requests[0].query == ["vs_currency": "eur", "days": days])
  }

  @Test func daysBeforeTheFirstWantedAreLeftOut() throws {
    let trial = try ProviderTrial<CoinGecko>("coingecko/history.json")
    #expect(try history(trial, first: "2024-02-29").dateTexts == ["2024-02-29", "2024-03-01"])
  }

  @Test func aKeyIsSentAndNeverShown() throws {
    let trial = try ProviderTrial<CoinGecko>("coingecko/history.json", key: "CG-secret")
    _ = try history(trial)
    #expect(trial.server.requests[0].query["x_cg_demo_api_key"] == "CG-secret")
    let refused = try ProviderTrial<CoinGecko>(
      LoopbackReply(
        status: 401, type: "application/json",
        text: "{\"status\": {\"error_code\": 10002, \"error_message\": \"API Key Missing\"}}"),
      key: "CG-secret")
    #expect(throws: ProviderError(.coinGecko, .keyRefused)) { try history(refused) }
  }

  static let refusals: [(Int, String, @Sendable (MarketSymbol) -> ProviderFault)] = [
    (404, "{\"error\": \"coin not found\"}", { .unknownSymbol($0) }),
    (200, "{\"error\": \"coin not found\"}", { .unknownSymbol($0) }),
    (422, "{\"error\": \"invalid vs_currency\"}", { .unknownSymbol($0) }),
    (400, "{\"error\": \"Something new\"}", { _ in .said("Something new") }),
    (
      200, "{\"status\": {\"error_code\": 429, \"error_message\": \"Too fast\"}}",
      { _ in .tooManyRequests(retryAfter: nil) }
    ),
    (429, "{\"status\": {\"error_code\": 429}}", { _ in .tooManyRequests(retryAfter: nil) }),
    (
      400,
      "{\"error\": {\"status\": {\"error_code\": 10012, \"error_message\": \"365 days only\"}}}",
      { _ in .said("365 days only") }
    ),
    (200, "{\"status\": {\"error_code\": 10002}}", { _ in .keyRefused }),
    (403, "{}", { _ in .status(403) }),
    (401, "{\"status\": {\"error_code\": 10010}}", { _ in .keyRefused }),
    (200, "{\"status\": {\"error_code\": 5}}", { _ in .unexpected(.errorWithoutWords) }),
  ]

  @Test(arguments: refusals.indices) func errorsOfSeveralShapes(index: Int) throws {
    let (status, json, fault) = Self.refusals[index]
    let trial = try ProviderTrial<CoinGecko>(json: json, status: status)
    #expect(throws: ProviderError(.coinGecko, fault(symbol))) { try history(trial) }
    #expect(throws: ProviderError(.coinGecko, fault(symbol))) {
      try trial.provider.latest(symbol, now: now)
    }
  }

  @Test(
    arguments: [
      ("{}", .noPrices), ("[]", .noPrices),
      ("{\"prices\": {}}", .noPrices), ("{\"prices\": [[]]}", .priceWithoutTime),
      ("{\"prices\": [[1709251200000]]}", .priceWithoutTime),
      ("{\"prices\": [[\"x\", 5]]}", .priceWithoutTime),
      ("{\"prices\": [[1709251200000, \"x\"]]}", .priceIsNoNumber),
    ] as [(String, AnswerFault)])
  func answersOfAnotherForm(json: String, fault: AnswerFault) throws {
    let trial = try ProviderTrial<CoinGecko>(json: json)
    #expect(throws: ProviderError(.coinGecko, .unexpected(fault))) { try history(trial) }
  }

  @Test func noPricesAreNoData() throws {
    let trial = try ProviderTrial<CoinGecko>("coingecko/empty.json")
    #expect(throws: ProviderError(.coinGecko, .noData(symbol))) { try history(trial) }
  }

  @Test func whatItDoesNotHave() throws {
    let trial = try ProviderTrial<CoinGecko>("coingecko/history.json")
    let cases: [(String, HistoryRequest.Resolution, ProviderFault)] = [
      ("AAPL", .day, .notOffered(.sharePrices)),
      ("EUR-USD", .day, .unknownSymbol(try #require(MarketSymbol("EUR-USD")))),
      ("BTC-EUR", .minutes(5), .notOffered(.minutes)),
    ]
    for (text, resolution, fault) in cases {
      let symbol = try #require(MarketSymbol(text))
      #expect(throws: ProviderError(.coinGecko, fault)) {
        try history(trial, of: symbol, resolution: resolution)
      }
    }
    #expect(trial.server.requests.isEmpty)
  }

  @Test func latest() throws {
    let trial = try ProviderTrial<CoinGecko>("coingecko/price.json")
    let quote = try trial.provider.latest(symbol, now: now)
    #expect(
      quote
        == Quote(
          price: 57222.2, instant: try utc("2024-03-02 13:59:31"), currency: "EUR", zone: "UTC"))
    #expect(trial.server.requests[0].path == "/api/v3/simple/price")
    #expect(
      trial.server.requests[0].query
        == ["ids": "bitcoin", "vs_currencies": "eur", "include_last_updated_at": "true"])
  }

  @Test(arguments: ["{}", "{\"bitcoin\": {}}", "{\"bitcoin\": {\"usd\": 1}}"])
  func latestOfSomethingUnknown(json: String) throws {
    let trial = try ProviderTrial<CoinGecko>(json: json)
    #expect(throws: ProviderError(.coinGecko, .unknownSymbol(symbol))) {
      try trial.provider.latest(symbol, now: now)
    }
  }
}
