// SPDX-License-Identifier: MIT

internal import MarketData
internal import Posix
internal import Synchronization

/// The latest prices of symbols that are asked for together: whoever asks first asks for all of them, and the
/// others find what came.
final class JointQuotes: Sendable {
  typealias Answer = Result<Quote, ProviderError>

  /// What came for a symbol and was not looked at, and when, in seconds of the clock.
  private typealias Kept = [MarketSymbol: (answer: Answer, time: Double)]

  private let symbols: [MarketSymbol]
  private let kept = Mutex<Kept>([:])
  /// Seconds after which what came is not news any longer.
  private let freshness: Double
  private let clock: @Sendable () -> Double
  private let ask: @Sendable ([MarketSymbol]) -> [Answer]

  /// `ask` gives one answer for each of the symbols, in their order.
  init(
    _ symbols: [MarketSymbol], freshness: Double,
    clock: @escaping @Sendable () -> Double = { MonotonicClock.seconds },
    _ ask: @escaping @Sendable ([MarketSymbol]) -> [Answer]
  ) {
    (self.symbols, self.freshness, self.clock, self.ask) = (symbols, freshness, clock, ask)
  }

  /// The latest price of one of the symbols; each answer is given once.
  ///
  /// Who comes while somebody asks waits for that.
  func latest(_ symbol: MarketSymbol) -> Answer {
    kept.withLock { kept in
      if let found = kept.removeValue(forKey: symbol), clock() - found.time < freshness {
        return found.answer
      }
      let answers = ask(symbols)
      let time = clock()
      for (other, answer) in zip(symbols, answers) { kept[other] = (answer, time) }
      return kept.removeValue(forKey: symbol)?.answer ?? ask([symbol])[0]
    }
  }
}
