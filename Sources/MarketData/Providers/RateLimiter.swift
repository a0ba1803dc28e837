// SPDX-License-Identifier: MIT

internal import Posix
internal import Synchronization

/// Limits the rate of this process's requests to what each provider allows.
final class RateLimiter: Sendable {
  private static let all = Dictionary(
    uniqueKeysWithValues: ProviderName.allCases.compactMap { provider in
      provider.facts.requestDistance.map { (provider, RateLimiter(seconds: $0)) }
    })

  /// The limiter of a provider; nil for those that state no limit.
  static func of(_ provider: ProviderName) -> RateLimiter? { all[provider.host] }

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
