// SPDX-License-Identifier: MIT

import Audiograph
import MarketData
import TestSupport
import Testing

@testable import AudiographCLI

/// Which filings are asked for, and what is said about the age of stored ones.
@Suite struct InsiderLoadingTests {
  private static let now: Int64 = 1_800_000_000
  private static let year = 19_723...20_088
  private let folder: TemporaryFolder
  private let symbol: MarketSymbol

  init() throws {
    folder = try TemporaryFolder()
    symbol = try #require(MarketSymbol("AAPL"))
  }

  private func loading(
    _ base: String, isOffline: Bool = false, later seconds: Int64 = 0
  ) throws -> InsiderLoading {
    let store = folder.file("prices.sqlite")
    let settings = Settings(Arguments()) { name in
      name == "AUDIOGRAPH_STORE" ? store : name.hasSuffix("_URL") ? base : nil
    }
    var arguments = Arguments()
    if isOffline { arguments.add(.offline) }
    return try InsiderLoading(Market(arguments, settings, now: Self.now + seconds))
  }

  @Test func filingsOfTodayAreUsedWithoutAsking() throws {
    let server = try LoopbackServer(InsiderFilings.replies())
    let first = try loading(server.base).trades(of: symbol, within: Self.year)
    #expect(first.trades.trades.count == 39 && first.notes(in: english).isEmpty)
    let count = server.requests.count
    let second = try loading(server.base, later: 86_399).trades(of: symbol, within: Self.year)
    #expect(second.trades == first.trades && second.notes(in: english).isEmpty)
    #expect(server.requests.count == count)
    let third = try loading(server.base, later: 86_400).trades(of: symbol, within: Self.year)
    #expect(third.trades == first.trades && third.notes(in: english).isEmpty)
    #expect(server.requests.dropFirst(count).map(\.path) == [InsiderFilings.submissionsPath])
  }

  @Test func ofOlderListsTheAgeIsSaid() throws {
    let server = try LoopbackServer(InsiderFilings.replies())
    let first = try loading(server.base).trades(of: symbol, within: Self.year)
    let offline = try loading(server.base, isOffline: true, later: 3 * 86_400)
      .trades(of: symbol, within: Self.year)
    #expect(offline.trades == first.trades)
    #expect(offline.notes(in: english) == ["The filings of AAPL were fetched 3 days ago."])
    let failed = try loading("http://127.0.0.1:1", later: 86_400)
      .trades(of: symbol, within: Self.year)
    #expect(failed.trades == first.trades)
    #expect(
      failed.notes(in: english) == [
        "warning: Cannot connect to the host '127.0.0.1' of the SEC. The filings of AAPL were"
          + " fetched 1 day ago."
      ])
    let ahead = try loading(server.base, isOffline: true, later: -60)
      .trades(of: symbol, within: Self.year)
    #expect(
      ahead.notes(in: english) == [
        "The filings of AAPL were fetched while the clock of this machine was ahead."
      ])
  }

  @Test func whatBrokeOffGoesOn() throws {
    var replies = InsiderFilings.replies()
    let path = InsiderFilings.all[0].path
    replies[path] = LoopbackReply(status: 500, text: "x")
    let server = try LoopbackServer(replies)
    let first = try loading(server.base).trades(of: symbol, within: Self.year)
    #expect(first.trades.oddities[.pending] ?? 0 > 0)
    // What follows one that does not come is asked for all the same.
    #expect(first.notes(in: english).isEmpty)
    #expect(server.requests.count > 3)
    let asked = Set(server.requests.map(\.path)).subtracting([path])
    let whole = try LoopbackServer(InsiderFilings.replies())
    let second = try loading(whole.base).trades(of: symbol, within: Self.year)
    #expect(second.trades.oddities[.pending] == nil && second.trades.trades.count == 39)
    #expect(asked.isDisjoint(with: whole.requests.map(\.path)))
  }

  @Test func nothingStoredIsAnErrorOfItsOwn() throws {
    #expect(throws: FigureError.noInsidersStored(symbol)) {
      try loading("http://127.0.0.1:1", isOffline: true).trades(of: symbol, within: Self.year)
    }
    #expect(throws: ProviderError.self) {
      try loading("http://127.0.0.1:1").trades(of: symbol, within: Self.year)
    }
  }
}
