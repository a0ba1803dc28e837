// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MarketData

/// What is remembered of requests, by stores of several processes in one file.
@Suite struct RequestsTests {
  @Test func turnsAreSharedByAllStoresOfAFile() throws {
    let folder = try TemporaryFolder()
    let first = try openedStore(folder.file("prices.sqlite"))
    let second = try openedStore(folder.file("prices.sqlite"))
    #expect(try first.takeTurn(with: .alphaVantage, apart: 1200, now: 5000) == 0)
    #expect(try second.takeTurn(with: .alphaVantage, apart: 1200, now: 5100) == 1100)
    #expect(try first.takeTurn(with: .alphaVantage, apart: 1200, now: 5200) == 2200)
    #expect(try second.takeTurn(with: .yahoo, apart: 1200, now: 5200) == 0)
    #expect(try second.takeTurn(with: .alphaVantage, apart: 1200, now: 9000) == 0)
  }

  @Test func aTurnFarAheadIsNone() throws {
    let store = try openedStore()
    _ = try store.takeTurn(with: .alphaVantage, apart: 1200, now: 900_000_000)
    #expect(try store.takeTurn(with: .alphaVantage, apart: 1200, now: 5000) == 0)
    #expect(try store.takeTurn(with: .alphaVantage, apart: 1200, now: 5000) == 1200)
  }

  @Test func aRefusalEndsByItself() throws {
    let store = try openedStore()
    #expect(try store.secondsRefused(by: .yahoo, now: 1000) == nil)
    try store.noteRefusal(by: .yahoo, at: 1000, for: 300)
    #expect(try store.secondsRefused(by: .yahoo, now: 1000) == 300)
    #expect(try store.secondsRefused(by: .yahoo, now: 1299) == 1)
    #expect(try store.secondsRefused(by: .yahoo, now: 1300) == nil)
    #expect(try store.secondsRefused(by: .kraken, now: 1000) == nil)
    // A clock that was ahead when it was noted.
    #expect(try store.secondsRefused(by: .yahoo, now: 999) == nil)
  }

  @Test func bothHostsOfTheCommissionAreOne() throws {
    let store = try openedStore()
    try store.noteRefusal(by: .secFiles, at: 1000, for: 600)
    #expect(try store.secondsRefused(by: .sec, now: 1000) == 600)
  }

  @Test(.enabled(if: Tool.all("curl")), arguments: [(nil, 300), ("7", 300), ("700", 700)])
  func whoWasAskedTooOftenIsLeftAlone(_ wanted: String?, _ seconds: Int) throws {
    let server = try LoopbackServer { _ in
      LoopbackReply(
        status: 429, headers: wanted.map { [("Retry-After", $0)] } ?? [], text: "slower")
    }
    let access = ProviderAccess(base: server.base, store: try openedStore())
    let request = HistoryRequest(try symbol("AAPL"), now: 1_717_804_800)
    for _ in 0..<2 {
      let error = #expect(throws: ProviderError.self) {
        try ProviderChoice.fetchHistory(request, from: [.yahoo]) { _ in access }
      }
      guard case .tooManyRequests(let told?) = error?.fault else {
        Issue.record("\(String(describing: error))")
        return
      }
      // The second answer is of a later second, perhaps of the next minute on a slow machine.
      #expect((seconds - 60...seconds).contains(told))
    }
    #expect(server.requests.count == 1)
  }
}
