// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Keeps requests of this process apart, so that no provider gets more in a second than it allows.
final class RequestPace: Sendable {
  /// The Commission allows ten a second.
  static let sec = RequestPace(every: .milliseconds(110))

  private let distance: Duration
  /// The moment from which the next request may go.
  private let free = Mutex(ContinuousClock.now)

  /// A pace of one request in so much time.
  init(every distance: Duration) { self.distance = distance }

  /// Returns when the next request may go.
  func wait() {
    let moment = free.withLock { free in
      let moment = max(free, .now)
      free = moment + distance
      return moment
    }
    let seconds = ContinuousClock.now.duration(to: moment) / .seconds(1)
    if seconds > 0 { usleep(UInt32(seconds * 1_000_000)) }
  }
}
