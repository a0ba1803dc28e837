// SPDX-License-Identifier: MIT

import LiveValues
import MarketData
import Synchronization
import Testing

@testable import AudiographCLI

/// When a provider is asked for the latest price, by a clock that tests set.
@Suite struct QuotePollTests {
  /// Answers in their order, and counts how often it was asked.
  final class Desk: Sendable {
    private let answers: Mutex<[Result<Quote, ProviderError>]>
    let count = Atomic(0)

    init(_ answers: [Result<Quote, ProviderError>]) { self.answers = Mutex(answers) }

    func poll(calendar: MarketCalendar? = nil) throws -> QuotePoll {
      let symbol = try #require(MarketSymbol("AAPL"))
      let first = Quote(price: 1, instant: 0)
      return QuotePoll(
        QuoteSource.Followed(symbol: symbol, first: first, interval: 15, calendar: calendar)
      ) { _ in
        self.count.add(1, ordering: .relaxed)
        return self.answers.withLock { $0.removeFirst() }
      }
    }
  }

  static func price(_ price: Double) -> Result<Quote, ProviderError> {
    .success(Quote(price: price, instant: 0))
  }

  static func failure(_ fault: ProviderFault) throws -> Result<Quote, ProviderError> {
    .failure(ProviderError(.yahoo, fault))
  }

  /// Friday, 1 March 2013, in New York.
  static func instant(hours: Double) -> Int64 { 15_765 * 86_400 + Int64(hours * 3600) }

  @Test func theFirstPriceIsNotAskedForAgain() throws {
    let desk = Desk([Self.price(2)])
    let poll = try desk.poll()
    let first = poll.look(at: 0)
    #expect(first.result == nil && first.secondsToNext == 15)
    #expect(desk.count.load(ordering: .relaxed) == 0)
    let second = poll.look(at: 15)
    #expect(try second.result?.get().price == 2)
    #expect(second.secondsToNext == 15)
  }

  @Test func restsWhileTheExchangeIsClosedFromTheFirstLookOn() throws {
    let calendar = MarketCalendar(zone: "America/New_York")
    let poll = try Desk([Self.price(2), Self.price(3)]).poll(calendar: calendar)
    #expect(poll.look(at: Self.instant(hours: 2)).secondsToNext == 900)
    #expect(poll.look(at: Self.instant(hours: 2.25)).secondsToNext == 900)
    #expect(poll.look(at: Self.instant(hours: 15)).secondsToNext == 15)
    let always = try Desk([]).poll()
    #expect(always.look(at: Self.instant(hours: 2)).secondsToNext == 15)
  }

  @Test func leavesAProviderAloneThatFailsAndComesBack() throws {
    let desk = Desk([
      try Self.failure(.status(500)), try Self.failure(.status(503)),
      try Self.failure(.tooManyRequests(retryAfter: 1000)), Self.price(3), Self.price(4),
    ])
    let poll = try desk.poll()
    _ = poll.look(at: 0)
    let pauses = (1...5).map { poll.look(at: $0).secondsToNext }
    #expect((24.0...36).contains(pauses[0]) && (48.0...72).contains(pauses[1]))
    #expect((1000.0...1100).contains(pauses[2]))
    #expect(pauses[3...] == [15, 15])
  }
}
