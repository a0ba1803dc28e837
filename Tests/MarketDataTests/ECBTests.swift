// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

@Suite struct ECBTests {
  private let symbol: MarketSymbol
  private let now: Int64

  init() throws {
    symbol = try #require(MarketSymbol("EUR-USD"))
    now = try utc("2024-04-05 12:00")
  }

  private func history(
    _ trial: ProviderTrial<ECB>, of text: String = "EUR-USD", first: String? = nil,
    resolution: HistoryRequest.Resolution = .day
  ) throws -> BarHistory {
    try trial.provider.history(
      HistoryRequest(
        try #require(MarketSymbol(text)), resolution: resolution,
        firstDay: try first.map(epochDay), now: now))
  }

  private func table(_ rows: [String]) throws -> ProviderTrial<ECB> {
    let text = (["CURRENCY,TIME_PERIOD,OBS_VALUE"] + rows).joined(separator: "\n")
    return try ProviderTrial(LoopbackReply(type: "text/csv", text: text))
  }

  @Test func unitsPerEuro() throws {
    let trial = try ProviderTrial<ECB>("ecb/usd.csv")
    let history = try history(trial)
    // Good Friday and Easter Monday have no rates.
    #expect(history.dateTexts == ["2024-03-27", "2024-03-28", "2024-04-02", "2024-04-03"])
    #expect(history.bars.columns == [.close: [1.0816, 1.0811, 1.0749, 1.0783]])
    #expect(history.currency == "USD")
    #expect(history.name == nil)
    #expect(history.zone == "Europe/Berlin")
    #expect(!history.tradesEveryDay)
    #expect(trial.server.requests.map(\.path) == ["/service/data/EXR/D.USD.EUR.SP00.A"])
    #expect(trial.server.requests[0].query == ["format": "csvdata"])
  }

  @Test func toTheEuroIsTheInverse() throws {
    let trial = try ProviderTrial<ECB>("ecb/usd.csv")
    let history = try history(trial, of: "USD-EUR")
    let inverses: [Double] = [1.0816, 1.0811, 1.0749, 1.0783].map { 1 / $0 }
    #expect(history.bars.columns == [.close: inverses])
    #expect(history.currency == "EUR")
    #expect(trial.server.requests.map(\.path) == ["/service/data/EXR/D.USD.EUR.SP00.A"])
  }

  /// 2 April lacks the pound, 4 April the dollar.
  @Test(arguments: [("GBP-USD", "USD"), ("USD-GBP", "GBP")])
  func othersAreQuotientsOnDaysThatHaveBoth(text: String, currency: String) throws {
    let trial = try ProviderTrial<ECB>("ecb/gbp-usd.csv")
    let history = try history(trial, of: text)
    let dollars = [1.0816, 1.0811, 1.0783]
    let pounds = [0.85713, 0.8551, 0.85708]
    let quotients = zip(dollars, pounds).map { currency == "USD" ? $0 / $1 : $1 / $0 }
    #expect(history.dateTexts == ["2024-03-27", "2024-03-28", "2024-04-03"])
    #expect(history.bars.columns == [.close: quotients])
    #expect(history.currency == currency)
    // One request for both, whichever way the plus sign is written.
    let paths = trial.server.requests.map { $0.path.replacing("%2B", with: "+") }
    #expect(paths == ["/service/data/EXR/D.GBP+USD.EUR.SP00.A"])
  }

  @Test func daysFromTheFirstWantedOn() throws {
    let trial = try ProviderTrial<ECB>("ecb/usd.csv")
    #expect(
      try history(trial, first: "2024-03-28").dateTexts
        == ["2024-03-28", "2024-04-02", "2024-04-03"])
    #expect(
      trial.server.requests[0].query == ["format": "csvdata", "startPeriod": "2024-03-28"])
  }

  @Test func nothingMatches() throws {
    let trial = try ProviderTrial<ECB>(LoopbackReply(status: 404, type: nil, text: ""))
    #expect(throws: ProviderError(.ecb, .unknownSymbol(symbol))) { try history(trial) }
    #expect(throws: ProviderError(.ecb, .noData(symbol))) {
      try history(trial, first: "2024-04-04")
    }
    let told = try ProviderTrial<ECB>(LoopbackReply(status: 404, text: "No results found."))
    #expect(throws: ProviderError(.ecb, .unknownSymbol(symbol))) { try history(told) }
    let problem = try ProviderTrial<ECB>(
      LoopbackReply(
        status: 404, type: "application/problem+json",
        text: #"{"title":"Not Found","status":404,"detail":"No results found."}"#))
    #expect(throws: ProviderError(.ecb, .unknownSymbol(symbol))) { try history(problem) }
    let empty = try ProviderTrial<ECB>(LoopbackReply(type: "text/csv", text: ""))
    #expect(throws: ProviderError(.ecb, .unknownSymbol(symbol))) { try history(empty) }
    #expect(throws: ProviderError(.ecb, .noData(symbol))) {
      try history(empty, first: "2024-04-04")
    }
    let elsewhere = try ProviderTrial<ECB>(LoopbackReply(status: 404, text: "no such path"))
    #expect(throws: ProviderError(.ecb, .status(404))) { try history(elsewhere) }
    let broken = try ProviderTrial<ECB>(LoopbackReply(status: 500, type: nil, text: ""))
    #expect(throws: ProviderError(.ecb, .status(500))) { try history(broken) }
  }

  @Test func headingsAloneAreNoData() throws {
    #expect(throws: ProviderError(.ecb, .noData(symbol))) {
      try history(try ProviderTrial("ecb/empty.csv"))
    }
  }

  @Test func missingObservations() throws {
    let history = try history(
      try table(["USD,2024-03-27,", "USD,2024-03-28,NaN", "USD,2024-04-02,1.5"]))
    #expect(history.dateTexts == ["2024-04-02"])
    #expect(throws: ProviderError(.ecb, .noData(symbol))) {
      try self.history(try table(["USD,2024-03-27,"]))
    }
  }

  @Test func rowsInDisorderAndTwice() throws {
    let history = try history(
      try table(["USD,2024-04-02,1.5", "USD,2024-03-27,1.25", "USD,2024-04-02,2"]))
    #expect(history.dateTexts == ["2024-03-27", "2024-04-02"])
    #expect(history.bars.columns[.close] == [1.25, 2])
  }

  static let badRows: [(String, ProviderFault)] = [
    ("USD,2024-03-27,abc", .unexpected(.rateNotPositive(date: "2024-03-27"))),
    ("USD,2024-03-27,0", .unexpected(.rateNotPositive(date: "2024-03-27"))),
    ("USD,2024-03-27,-1", .unexpected(.rateNotPositive(date: "2024-03-27"))),
    ("USD,2024-02-30,1", .unexpected(.rateWithoutDate)),
    ("USD,2024-03,1", .unexpected(.rateWithoutDate)),
    ("USD,,1", .unexpected(.rateWithoutDate)),
    ("USD,20240-3-1,1", .unexpected(.rateWithoutDate)),
    ("USD,2024-03", .malformed(.raggedRow(row: 3, found: 2, expected: 3))),
    ("USD,2024-03-27,1,2", .malformed(.raggedRow(row: 3, found: 4, expected: 3))),
  ]

  @Test(arguments: badRows) func badRowsSpoilTheAnswer(row: String, fault: ProviderFault) throws {
    #expect(throws: ProviderError(.ecb, fault)) {
      try history(try table(["USD,2024-03-26,1.5", row]))
    }
  }

  @Test func columnsThatAreNotThere() throws {
    let trial = try ProviderTrial<ECB>(
      LoopbackReply(type: "text/csv", text: "CURRENCY,TIME_PERIOD,VALUE\nUSD,2024-03-27,1\n"))
    #expect(throws: ProviderError(.ecb, .unexpected(.missingColumn(name: "OBS_VALUE")))) {
      try history(trial)
    }
  }

  @Test func whatItDoesNotHave() throws {
    let trial = try ProviderTrial<ECB>("ecb/usd.csv")
    let cases: [(String, HistoryRequest.Resolution, ProviderFault)] = [
      ("AAPL", .day, .notOffered(.sharePrices)),
      ("BTC-EUR", .day, .unknownSymbol(try #require(MarketSymbol("BTC-EUR")))),
      ("EUR-XXX", .day, .unknownSymbol(try #require(MarketSymbol("EUR-XXX")))),
      ("EUR-USD", .minutes(5), .notOffered(.minutes)),
    ]
    for (text, resolution, fault) in cases {
      #expect(throws: ProviderError(.ecb, fault)) {
        try history(trial, of: text, resolution: resolution)
      }
    }
    #expect(trial.server.requests.isEmpty)
  }

  /// The last rate is dated by its publication, at four in Frankfurt's summer.
  @Test func latest() throws {
    let trial = try ProviderTrial<ECB>("ecb/last.csv")
    let quote = try trial.provider.latest(symbol, now: now)
    #expect(
      quote
        == Quote(
          price: 1.0783, instant: try utc("2024-04-03 14:00"), currency: "USD",
          zone: "Europe/Berlin"))
    #expect(trial.server.requests[0].query == ["format": "csvdata", "lastNObservations": "1"])
  }
}
