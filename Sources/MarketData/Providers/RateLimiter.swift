// SPDX-License-Identifier: MIT

internal import Posix
internal import Synchronization

/// Limits the rate of this process's requests to what each provider allows.
final class RateLimiter: Sendable {
  /// The Commission allows ten a second.
  private static let sec = RateLimiter(seconds: 0.11)
  /// Alpha Vantage allows one a second for a free key; the network does not keep distances.
  private static let alphaVantage = RateLimiter(seconds: 1.2)

  /// The limiter of a provider; nil for those that state no limit.
  static func of(_ provider: ProviderName) -> RateLimiter? {
    switch provider {
    case .sec, .secFiles: sec
    case .alphaVantage: alphaVantage
    case .yahoo, .stooq, .kraken, .coinGecko, .ecb, .nasdaq: nil
    }
  }

  /// Seconds between requests.
  let distance: Double
  /// The moment from which the next request may go.
  private let free = Mutex(MonotonicClock.seconds)

  /// A limit of one request in this many seconds.
  init(seconds: Double) { distance = seconds }

  /// Returns when the next request may go.
  func wait() {
    let moment = free.withLock { free in
      let moment = max(free, MonotonicClock.seconds)
      free = moment + distance
      return moment
    }
    pause(seconds: moment - MonotonicClock.seconds)
  }
}
