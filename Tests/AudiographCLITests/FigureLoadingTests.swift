// SPDX-License-Identifier: MIT

import Audiograph
import MarketData
import TestSupport
import Testing

@testable import AudiographCLI

/// What is stored, what is fetched, and what is said about it.
@Suite struct FigureLoadingTests {
  private let symbol: MarketSymbol
  private let store: PriceStore
  private static let now: Int64 = 1_800_000_000

  init() throws {
    symbol = try #require(MarketSymbol("AAPL"))
    store = try #require(try PriceStore(path: ":memory:"))
  }

  private func figures(_ value: Double) -> CompanyFigures {
    CompanyFigures(
      company: "Apple Inc.",
      figures: [
        CompanyFigures.Figure(
          metric: .revenue, period: .quarter, start: 19_000, end: 19_090, value: value, unit: "USD",
          derivation: .filed, form: "10-Q", filed: 19_120, concept: "Revenues")
      ])
  }

  private func loading(_ base: String, isOffline: Bool = false) throws -> FigureLoading {
    // A server of a busy machine may take longer than the second that stored figures wait by default.
    let settings = Settings(Arguments()) { name in
      name == "AUDIOGRAPH_WAIT" ? "30" : name.hasSuffix("_URL") ? base : nil
    }
    var arguments = Arguments()
    if isOffline { arguments.add(.offline) }
    return try FigureLoading(Market(arguments, settings, now: Self.now), store: store)
  }

  private static let facts =
    #"{"entityName":"Apple Inc.","facts":{"us-gaap":{"Revenues":{"units":"#
    + #"{"USD":[{"start":"2024-01-01","end":"2024-03-31","val":7,"form":"10-Q","#
    + #""filed":"2024-05-01"}]}}}}}"#

  private func server() throws -> LoopbackServer {
    try LoopbackServer([
      "/files/company_tickers.json": LoopbackReply(
        text: #"{"0":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."}}"#),
      "/api/xbrl/companyfacts/CIK0000320193.json": LoopbackReply(text: Self.facts),
    ])
  }

  @Test(arguments: [0, 86_399])
  func figuresOfTodayAreUsedWithoutAsking(_ age: Int64) throws {
    try store.saveFigures(figures(5), of: symbol, fetched: Self.now - age)
    let server = try server()
    let loaded = try loading(server.base).figures(of: symbol)
    #expect(loaded.figures == figures(5))
    #expect(loaded.notes(in: english).isEmpty)
    #expect(server.requests.isEmpty)
  }

  @Test func olderOnesAreReplacedAndKept() throws {
    try store.saveFigures(figures(5), of: symbol, fetched: Self.now - 86_400)
    let server = try server()
    let loaded = try loading(server.base).figures(of: symbol)
    #expect(loaded.figures.figures.map(\.value) == [7])
    #expect(loaded.notes(in: english).isEmpty)
    let kept = try #require(try store.figures(of: symbol))
    #expect(kept.figures == loaded.figures && kept.fetched == Self.now)
  }

  @Test func offlineOlderOnesAreUsedAndTheirAgeIsSaid() throws {
    try store.saveFigures(figures(5), of: symbol, fetched: Self.now - 3 * 86_400)
    let loaded = try loading("http://127.0.0.1:1", isOffline: true).figures(of: symbol)
    #expect(loaded.figures == figures(5))
    #expect(loaded.notes(in: english) == ["The figures of AAPL were fetched 3 days ago."])
  }

  @Test func withoutNetworkOlderOnesAreUsedAndWhyIsSaid() throws {
    try store.saveFigures(figures(5), of: symbol, fetched: Self.now - 86_400)
    let loaded = try loading("http://127.0.0.1:1").figures(of: symbol)
    #expect(loaded.figures == figures(5))
    #expect(
      loaded.notes(in: english)
        == [
          "warning: Cannot connect to the host '127.0.0.1' of the SEC."
            + " The figures of AAPL were fetched 1 day ago."
        ])
  }

  @Test func whatCameWhileTheClockWasAheadIsFetchedAnew() throws {
    try store.saveFigures(figures(5), of: symbol, fetched: Self.now + 1)
    let offline = try loading("http://127.0.0.1:1", isOffline: true).figures(of: symbol)
    #expect(
      offline.notes(in: english)
        == ["The figures of AAPL were fetched while the clock of this machine was ahead."])
    let server = try server()
    #expect(try loading(server.base).figures(of: symbol).figures.figures.map(\.value) == [7])
    #expect(try store.figures(of: symbol)?.fetched == Self.now)
  }

  @Test func nothingStoredIsAnErrorOfItsOwn() throws {
    #expect(throws: FigureError.nothingStored(symbol)) {
      try loading("http://127.0.0.1:1", isOffline: true).figures(of: symbol)
    }
    let error = #expect(throws: ProviderError.self) {
      try loading("http://127.0.0.1:1").figures(of: symbol)
    }
    #expect(error?.fault == .transport(.cannotConnect(host: "127.0.0.1")))
    let kept = try store.figures(of: symbol)
    #expect(kept?.fetched == nil)
  }

  @Test func aSourceIsASeries() throws {
    try store.saveFigures(figures(5), of: symbol, fetched: Self.now)
    let loaded = try loading("http://127.0.0.1:1").figures(of: symbol)
    let revenue = try #require(try FigureSource("AAPL:revenue"))
    #expect(try loaded.series(revenue).values == [5])
    let earnings = try #require(try FigureSource("AAPL:earnings"))
    #expect(throws: FigureError.noFigures(symbol, [.earnings])) { try loaded.series(earnings) }
    let years = try #require(try FigureSource("AAPL:revenue:year"))
    #expect(throws: FigureError.notByPeriod(symbol, [.revenue], .year, instead: "AAPL:revenue")) {
      try loaded.series(years)
    }
  }
}
