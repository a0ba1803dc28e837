// SPDX-License-Identifier: MIT

internal import Posix

/// Rate limits: not to send requests faster than providers allow, and not while they refuse.
extension ProviderAccess {
  /// The minimum seconds of backoff after a provider refused for too many requests.
  static let shortestRest: Int64 = 300

  /// Returns when a request may be sent, which no other process with the same store sends then.
  func awaitTurn(with provider: ProviderName) {
    guard let pace = RateLimiter.of(provider) else { return }
    pace.wait()
    let distance = Int64(pace.distance * 1000)
    // What cannot be remembered is no reason not to ask.
    let turn = try? store?.takeTurn(with: provider, apart: distance, now: WallClock.milliseconds)
    pause(seconds: Double(turn ?? 0) / 1000)
  }

  /// Asks a provider, unless it said within the last minutes that it was asked too often.
  ///
  /// Then, and where it says so now, the error tells how many seconds it is left alone: five minutes,
  /// or as long as it wants where that is longer. Without a store nothing is remembered.
  ///
  /// - Throws: `ProviderError`.
  func respecting<Answer>(
    _ provider: ProviderName, _ ask: () throws(ProviderError) -> Answer
  ) throws(ProviderError) -> Answer {
    guard let store else { return try ask() }
    let now = WallClock.seconds
    if let seconds = try? store.secondsRefused(by: provider, now: now) {
      throw ProviderError(provider, .tooManyRequests(retryAfter: Int(seconds)))
    }
    do throws(ProviderError) {
      return try ask()
    } catch {
      guard case .tooManyRequests(let wanted) = error.fault else { throw error }
      let seconds = max(Self.shortestRest, Int64(min(wanted ?? 0, Self.longestRest)))
      try? store.noteRefusal(by: provider, at: now, for: seconds)
      throw ProviderError(provider, .tooManyRequests(retryAfter: Int(seconds)))
    }
  }

  /// A day: what is longer may come of a clock that is wrong.
  private static let longestRest = 86_400
}
