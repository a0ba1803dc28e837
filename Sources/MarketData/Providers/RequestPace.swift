// SPDX-License-Identifier: MIT

internal import Posix
internal import Synchronization

/// Keeps requests of this process apart, so that no provider gets more in a second than it allows.
final class RequestPace: Sendable {
  /// The Commission allows ten a second.
  private static let sec = RequestPace(seconds: 0.11)
  /// Alpha Vantage allows one a second for a free key; the network does not keep distances.
  private static let alphaVantage = RequestPace(seconds: 1.2)

  /// The pace of a provider; nil for those that name none.
  static func of(_ provider: ProviderName) -> RequestPace? {
    switch provider {
    case .sec, .secFiles: sec
    case .alphaVantage: alphaVantage
    case .yahoo, .stooq, .kraken, .coinGecko, .ecb, .nasdaq: nil
    }
  }

  /// Seconds between requests.
  let distance: Double
  /// The moment from which the next request may go.
  private let free = Mutex(SteadyClock.seconds)

  /// A pace of one request in so many seconds.
  init(seconds: Double) { distance = seconds }

  /// Returns when the next request may go.
  func wait() {
    let moment = free.withLock { free in
      let moment = max(free, SteadyClock.seconds)
      free = moment + distance
      return moment
    }
    pause(seconds: moment - SteadyClock.seconds)
  }
}
