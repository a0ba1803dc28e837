// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Keeps requests of this process apart, so that no provider gets more in a second than it allows.
final class RequestPace: Sendable {
  /// The Commission allows ten a second.
  static let sec = RequestPace(seconds: 0.11)

  /// Seconds between requests.
  private let distance: Double
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
    let seconds = moment - SteadyClock.seconds
    if seconds > 0 { usleep(UInt32(seconds * 1_000_000)) }
  }
}
