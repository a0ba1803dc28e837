// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

/// Symbols of Nasdaq's lists as providers write them.
@Suite struct ShareSpellingTests {
  @Test(arguments: [
    ("BRK.B", "BRK-B", "BRK-B"), ("AKO.A", "AKO-A", "AKO-A"), ("OXY.W", "OXY-WT", "OXY-WS"),
    ("AIIA.U", "AIIA-UN", "AIIA-U"), ("JRI.R", "JRI-RI", "JRI-R"), ("ABR-PD", "ABR-PD", "ABR-PD"),
    ("VOD.L", "VOD.L", "VOD.L"), ("7203.T", "7203.T", "7203.T"), ("AAPL", "AAPL", "AAPL"),
    ("SAP.DE", "SAP.DE", "SAP.DE"), ("A.B.C", "A.B.C", "A.B.C"), ("MKC.V", "MKC.V", "MKC.V"),
  ])
  func endingsAreSpelled(_ typed: String, _ yahoo: String, _ others: String) throws {
    let symbol = try symbol(typed)
    #expect(ShareClassNotation.yahoo.name(of: symbol) == yahoo)
    #expect(ShareClassNotation.others.name(of: symbol) == others)
  }

  @Test func theDirectoryTellsAClassFromAnExchange() throws {
    let store = try openedStore()
    try store.replaceDirectory(
      [
        DirectoryEntry(
          symbol: try symbol("MKC.V"), name: "McCormick", exchange: "NYSE", currency: "USD")
      ], origin: "nasdaq")
    #expect(ShareClassNotation.yahoo.name(of: try symbol("MKC.V"), directory: store) == "MKC-V")
    #expect(ShareClassNotation.yahoo.name(of: try symbol("ABC.V"), directory: store) == "ABC.V")
  }

  @Test(.enabled(if: Tool.all("curl"))) func yahooIsAskedInItsOwnSpelling() throws {
    let sample = ProviderSample.all[0]
    let text = String(decoding: try sample.fixture("good"), as: UTF8.self)
      .replacing("\"AAPL\"", with: "\"OXY-WT\"")
    let server = try LoopbackServer { _ in LoopbackReply(type: "application/json", text: text) }
    let request = HistoryRequest(try symbol("OXY.W"), now: sample.now)
    _ = try sample.provider(at: server).history(request)
    #expect(server.requests.map(\.path) == ["/v8/finance/chart/OXY-WT"])
  }

  @Test(
    .enabled(if: Tool.all("curl")),
    arguments: [("MKC.V", "MKC-V", "mkc-v.us"), ("ABC.V", "ABC.V", "abc.v")])
  func providersAreAskedByTheDirectory(_ typed: String, _ name: String, _ stooq: String) throws {
    let store = try openedStore()
    try store.replaceDirectory(
      [
        DirectoryEntry(
          symbol: try symbol("MKC.V"), name: "McCormick", exchange: "NYSE", currency: "USD")
      ], origin: "nasdaq")
    let request = HistoryRequest(try symbol(typed), now: ProviderSample.all[0].now)
    let server = try LoopbackServer { _ in LoopbackReply(status: 404, text: "") }
    for provider in [ProviderName.yahoo, .alphaVantage, .stooq] {
      let access = ProviderAccess(
        client: HTTPClient(limits: ProviderFaults.limits), base: server.base, key: Secret("K"),
        store: store)
      _ = try? provider.pricing(access)?.history(request)
    }
    try #require(server.requests.count == 3)
    #expect(server.requests[0].path == "/v8/finance/chart/\(name)")
    #expect(server.requests[1].query["symbol"] == name)
    #expect(server.requests[2].query["s"] == stooq)
  }
}
