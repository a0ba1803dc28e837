// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

@Suite struct KrakenTests {
  private let symbol: MarketSymbol
  /// The afternoon of 2 March 2024, whose bar is the last in the fixture and not finished.
  private let now: Int64

  init() throws {
    symbol = try #require(MarketSymbol("BTC-EUR"))
    now = try utc("2024-03-02 14:00")
  }

  private func history(
    _ trial: ProviderTrial<Kraken>, first: String? = nil, now: Int64? = nil,
    minutes: Int? = nil, of symbol: MarketSymbol? = nil
  ) throws -> BarHistory {
    try trial.provider.history(
      HistoryRequest(
        symbol ?? self.symbol, resolution: minutes.map { .minutes($0) } ?? .day,
        firstDay: try first.map(epochDay), now: now ?? self.now))
  }

  @Test func daysWithoutTheUnfinishedOne() throws {
    let history = try history(try ProviderTrial("kraken/history.json"))
    #expect(history.dateTexts == ["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01"])
    #expect(
      history.bars.columns == [
        .open: [50243, 52602.4, 57744.8, 56543.7], .high: [52990, 59400, 58800, 58318.2],
        .low: [49820.5, 52214.7, 55902, 56250], .close: [52602.4, 57744.9, 56543.7, 57600],
        .volume: [1202.51234567, 2833.1, 1944.00000001, 0],
      ])
    #expect(history.currency == "EUR")
    #expect(history.name == "Bitcoin")
    #expect(history.zone == "UTC")
    #expect(history.tradesEveryDay)
  }

  @Test(arguments: [
    ("2024-03-02 23:59:59", 4), ("2024-03-03 00:00:00", 5), ("2024-03-02 00:00:00", 4),
    ("2024-03-01 23:59:59", 3), ("2030-01-01", 5), ("2024-02-28", 1),
  ])
  func aDayCountsFromItsEndOn(now: String, count: Int) throws {
    let history = try history(try ProviderTrial("kraken/history.json"), now: try utc(now))
    #expect(history.bars.count == count)
  }

  @Test func thePairIsAskedForInKrakensCodes() throws {
    let trial = try ProviderTrial<Kraken>("kraken/history.json")
    _ = try history(trial)
    _ = try history(trial, first: "2024-02-29")
    #expect(trial.server.requests.map(\.path) == ["/0/public/OHLC", "/0/public/OHLC"])
    #expect(trial.server.requests[0].query == ["pair": "XBTEUR", "interval": "1440"])
    #expect(
      trial.server.requests[1].query
        == ["pair": "XBTEUR", "interval": "1440", "since": "1709164799"])
  }

  @Test func daysBeforeTheFirstWantedAreLeftOut() throws {
    let trial = try ProviderTrial<Kraken>("kraken/history.json")
    #expect(try history(trial, first: "2024-02-29").dateTexts == ["2024-02-29", "2024-03-01"])
    #expect(throws: ProviderError(.kraken, .noData(symbol))) {
      try history(trial, first: "2024-03-02")
    }
  }

  @Test(arguments: [
    ("ETH-USD", "ETHUSD"), ("DOGE-BTC", "XDGXBT"), ("PEPE-EUR", "PEPEEUR"), ("EUR-USD", "EURUSD"),
  ])
  func codes(text: String, pair: String) throws {
    #expect(try Kraken.pair(try #require(MarketSymbol(text))) == pair)
  }

  @Test func minutes() throws {
    let start = try utc("2024-03-02 13:00")
    let half = (0..<3).map {
      "[\(start + Int64($0) * 1800), \"1\", \"4\", \"0.5\", \"\($0 + 2)\", \"2\", \"7\", 1]"
    }
    let trial = try ProviderTrial<Kraken>(
      json: "{\"error\":[],\"result\":{\"XXBTZEUR\":[\(half.joined(separator: ","))],\"last\":1}}")
    let history = try history(trial, minutes: 30)
    #expect(history.dateTexts == ["2024-03-02T13:00:00Z", "2024-03-02T13:30:00Z"])
    #expect(history.bars.dates.precision == .minute)
    #expect(history.bars.columns[.close] == [2, 3])
    #expect(trial.server.requests[0].query["interval"] == "30")
  }

  @Test(arguments: [0, 2, 7, 1440, -5]) func otherMinutesAreNotOffered(count: Int) throws {
    let trial = try ProviderTrial<Kraken>("kraken/history.json")
    #expect(throws: ProviderError(.kraken, .notOffered(.bars(minutes: count)))) {
      try history(trial, minutes: count)
    }
    #expect(trial.server.requests.isEmpty)
  }

  @Test func sharesAreNotOffered() throws {
    let trial = try ProviderTrial<Kraken>("kraken/history.json")
    let share = try #require(MarketSymbol("AAPL"))
    #expect(throws: ProviderError(.kraken, .notOffered(.sharePrices))) {
      try history(trial, of: share)
    }
    #expect(trial.server.requests.isEmpty)
  }

  static let refusals: [(String, @Sendable (MarketSymbol) -> ProviderFault)] = [
    ("EQuery:Unknown asset pair", { .unknownSymbol($0) }),
    ("EAPI:Rate limit exceeded", { _ in .tooManyRequests(retryAfter: nil) }),
    ("EGeneral:Too many requests", { _ in .tooManyRequests(retryAfter: nil) }),
    ("EService: Throttled: 1709387971", { _ in .tooManyRequests(retryAfter: nil) }),
    ("EService:Unavailable", { _ in .said("EService:Unavailable") }),
    ("EGeneral:Invalid arguments\\nx", { _ in .said("EGeneral:Invalid arguments x") }),
  ]

  @Test(arguments: refusals.indices) func errorsComeWithStatus200(index: Int) throws {
    let (text, fault) = Self.refusals[index]
    let trial = try ProviderTrial<Kraken>(json: "{\"error\": [\"\(text)\"]}")
    #expect(throws: ProviderError(.kraken, fault(symbol))) { try history(trial) }
    #expect(throws: ProviderError(.kraken, fault(symbol))) {
      try trial.provider.latest(symbol, now: now)
    }
  }

  @Test func warningsAreNoErrors() throws {
    let text = String(decoding: try providerFixture("kraken/history.json"), as: UTF8.self)
      .replacing("\"error\": []", with: "\"error\": [\"WGeneral:Deprecated\"]")
    #expect(try history(try ProviderTrial(json: text)).bars.count == 4)
  }

  @Test(arguments: [
    "{\"error\": []}", "[]", "{\"error\": [], \"result\": []}",
    "{\"error\": [], \"result\": {\"last\": 5}}",
    "{\"error\": [], \"result\": {\"A\": [], \"B\": []}}",
    "{\"error\": [], \"result\": {\"A\": {\"c\": []}}}",
  ])
  func answersOfAnotherForm(json: String) throws {
    let trial = try ProviderTrial<Kraken>(json: json)
    let error = #expect(throws: ProviderError.self) { try history(trial) }
    guard case .unexpected = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    arguments: [
      ("[1709164800, \"1\", \"2\", \"1\", \"nan\", \"2\", \"7\", 1]", .priceIsNoNumber),
      ("[1709164800, \"1\", \"2\", \"1\", 2, \"2\", \"7\", 1]", .priceIsNoNumber),
      ("[1709164800, \"1\", \"2\", \"3\", \"2\", \"2\", \"7\", 1]", .highBelowLow),
      ("[1709164800, \"1\", \"2\"]", .barTooShort), ("[]", .barWithoutTime),
      ("[null, \"1\", \"2\", \"1\", \"2\", \"2\", \"7\", 1]", .barWithoutTime),
      ("[1e300, \"1\", \"2\", \"1\", \"2\", \"2\", \"7\", 1]", .barWithoutTime),
      ("7", .barWithoutTime),
    ] as [(String, AnswerFault)])
  func badBarsSpoilTheAnswer(row: String, fault: AnswerFault) throws {
    let good = "[1709078400, \"1\", \"2\", \"1\", \"2\", \"2\", \"7\", 1]"
    let trial = try ProviderTrial<Kraken>(
      json: "{\"error\": [], \"result\": {\"XXBTZEUR\": [\(good), \(row)], \"last\": 1}}")
    #expect(throws: ProviderError(.kraken, .unexpected(fault))) { try history(trial) }
  }

  @Test func missingNumbers() throws {
    let rows = [
      "[1709078400, null, \"2\", \"1\", \"2\", \"2\", \"7\", 1]",
      "[1709164800, \"1\", \"2\", \"1\", null, \"2\", \"7\", 1]",
      "[1709251200, \"1\", \"2\", \"1\", \"0\", \"2\", \"7\", 1]",
    ]
    let trial = try ProviderTrial<Kraken>(
      json: "{\"error\": [], \"result\": {\"A\": [\(rows.joined(separator: ","))]}}")
    let history = try history(trial)
    #expect(history.dateTexts == ["2024-02-28"])
    #expect(history.bars.columns[.close] == [2])
    #expect(history.bars.columns[.open] == nil)
  }

  @Test func rowsInDisorderAndTwice() throws {
    func row(_ time: Int, _ close: Int) -> String {
      "[\(time), \"1\", \"9\", \"1\", \"\(close)\", \"2\", \"7\", 1]"
    }
    let rows = [row(1_709_251_200, 3), row(1_709_078_400, 1), row(1_709_251_200, 4)]
    let trial = try ProviderTrial<Kraken>(
      json: "{\"error\": [], \"result\": {\"last\": 1, \"A\": [\(rows.joined(separator: ","))]}}")
    let history = try history(trial)
    #expect(history.dateTexts == ["2024-02-28", "2024-03-01"])
    #expect(history.bars.columns[.close] == [1, 4])
  }

  @Test func noBarsAreNoData() throws {
    let trial = try ProviderTrial<Kraken>("kraken/empty.json")
    #expect(throws: ProviderError(.kraken, .noData(symbol))) { try history(trial) }
  }

  @Test func latest() throws {
    let trial = try ProviderTrial<Kraken>("kraken/ticker.json")
    let quote = try trial.provider.latest(symbol, now: now)
    #expect(quote == Quote(price: 57222.2, instant: now, currency: "EUR", zone: "UTC"))
    #expect(trial.server.requests[0].path == "/0/public/Ticker")
    #expect(trial.server.requests[0].query == ["pair": "XBTEUR"])
  }

  @Test func latestWithoutAPrice() throws {
    let trial = try ProviderTrial<Kraken>(
      json: "{\"error\": [], \"result\": {\"XXBTZEUR\": {\"c\": []}}}")
    #expect(throws: ProviderError(.kraken, .unexpected(.noLastPrice))) {
      try trial.provider.latest(symbol, now: now)
    }
  }
}
