// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

/// One provider after another, over the network of this machine.
@Suite struct ProviderRelayTests {
  private func server(_ kraken: String, _ coinGecko: String) throws -> LoopbackServer {
    let replies = [
      "/0/public/OHLC": LoopbackReply(body: try providerFixture("kraken/\(kraken).json")),
      "/api/v3/coins/bitcoin/market_chart": LoopbackReply(
        body: try providerFixture("coingecko/\(coinGecko).json")),
    ]
    return try LoopbackServer(replies)
  }

  private func fetch(_ server: LoopbackServer) throws -> ProviderResponse<BarHistory> {
    let symbol = try #require(MarketSymbol("BTC-EUR"))
    return try ProviderChoice.fetchHistory(
      HistoryRequest(symbol, now: try utc("2024-03-02 14:00")),
      from: ProviderChoice.providers(for: symbol)
    ) { _ in ProviderAccess(base: server.base) }
  }

  @Test func theFirstThatAnswers() throws {
    let server = try server("history", "history")
    let relayed = try fetch(server)
    #expect(relayed.provider == .kraken)
    #expect(relayed.answer.bars.columns.count == 5)
    #expect(server.requests.count == 1)
  }

  @Test func theNextWhereTheFirstDoesNotKnowTheSymbol() throws {
    let server = try server("unknown", "history")
    let relayed = try fetch(server)
    #expect(relayed.provider == .coinGecko)
    #expect(relayed.answer.bars.columns.count == 1)
  }

  @Test func unknownToAll() throws {
    let server = try server("unknown", "unknown")
    let symbol = try #require(MarketSymbol("BTC-EUR"))
    #expect(throws: ProviderError(.kraken, .unknownSymbol(symbol))) { try fetch(server) }
  }

  @Test func knownToOneWithoutPrices() throws {
    let server = try server("unknown", "empty")
    let symbol = try #require(MarketSymbol("BTC-EUR"))
    #expect(throws: ProviderError(.coinGecko, .noData(symbol))) { try fetch(server) }
  }

  @Test func latest() throws {
    let server = try LoopbackServer([
      "/0/public/Ticker": LoopbackReply(body: try providerFixture("kraken/unknown.json")),
      "/api/v3/simple/price": LoopbackReply(body: try providerFixture("coingecko/price.json")),
    ])
    let symbol = try #require(MarketSymbol("BTC-EUR"))
    let relayed = try ProviderChoice.fetchLatest(
      symbol, now: 5, from: ProviderChoice.providers(for: symbol)
    ) { _ in ProviderAccess(base: server.base) }
    #expect(relayed.provider == .coinGecko)
    #expect(relayed.answer.price == 57222.2)
  }
}
