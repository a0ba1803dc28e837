// SPDX-License-Identifier: MIT

internal import Audiograph
internal import LiveValues
internal import MarketData
internal import Synchronization

/// Asks a provider for the latest price of a symbol, and says when to ask again.
final class QuotePoll: Sendable {
  typealias Ask = @Sendable (MarketSymbol) -> Result<Quote, ProviderError>

  private let followed: QuoteSource.Followed
  private let state: Mutex<(pace: PollingPace, hasBegun: Bool)>
  private let ask: Ask

  init(_ followed: QuoteSource.Followed, _ ask: @escaping Ask) {
    (self.followed, self.ask) = (followed, ask)
    state = Mutex((PollingPace(interval: followed.interval), false))
  }

  /// Asks, at an instant in seconds since 1970; the first time nothing, since that price is known.
  func look(at instant: Int64) -> QuoteSource.Stream.Poll {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    let result = isFirst ? nil : ask(followed.symbol)
    let seconds = state.withLock { state in
      switch result {
      case nil: followed.interval
      case .success: state.pace.afterSuccess()
      case .failure(let error):
        state.pace.afterFailure(error.fault, chance: Double.random(in: 0...1))
      }
    }
    let rests = followed.calendar?.mayTrade(at: instant) == false
    return QuoteSource.Stream.Poll(
      result, secondsToNext: rests ? max(seconds, QuoteSource.restingInterval) : seconds)
  }
}
