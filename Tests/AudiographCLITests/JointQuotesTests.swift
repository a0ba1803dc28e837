// SPDX-License-Identifier: MIT

import MarketData
import Synchronization
import Testing

@testable import AudiographCLI

/// Symbols that are asked for together cost one request.
@Suite struct JointQuotesTests {
  /// Counts what is asked, and has a clock that tests set.
  final class Desk: Sendable {
    let asked = Mutex<[[String]]>([])
    let time = Mutex(0.0)

    func quotes(_ symbols: [MarketSymbol]) -> JointQuotes {
      JointQuotes(symbols, freshness: 2.5, clock: { self.time.withLock(\.self) }) { symbols in
        let count = self.asked.withLock { asked in
          asked.append(symbols.map(\.text))
          return asked.count
        }
        return symbols.map { _ in .success(Quote(price: Double(count), instant: 0)) }
      }
    }

    func at(_ seconds: Double) { time.withLock { $0 = seconds } }
  }

  static func symbols(_ texts: String...) throws -> [MarketSymbol] {
    try texts.map { try #require(MarketSymbol($0)) }
  }

  @Test func whoComesFirstAsksForAll() throws {
    let desk = Desk()
    let symbols = try Self.symbols("BTC-EUR", "ETH-EUR", "SOL-USD")
    let quotes = desk.quotes(symbols)
    let prices = [0, 1, 2, 1, 0, 2].map { number -> Double? in
      try? quotes.latest(symbols[number]).get().price
    }
    // A second look at the same symbol is a second request.
    #expect(prices == [1, 1, 1, 2, 2, 2])
    #expect(desk.asked.withLock(\.self) == [symbols.map(\.text), symbols.map(\.text)])
  }

  @Test func whatIsOldIsAskedForAgain() throws {
    let desk = Desk()
    let symbols = try Self.symbols("BTC-EUR", "ETH-EUR")
    let quotes = desk.quotes(symbols)
    _ = quotes.latest(symbols[0])
    desk.at(2.4)
    #expect(try quotes.latest(symbols[1]).get().price == 1)
    _ = quotes.latest(symbols[0])
    desk.at(5)
    #expect(try quotes.latest(symbols[1]).get().price == 3)
    #expect(desk.asked.withLock { $0.count } == 3)
  }
}
