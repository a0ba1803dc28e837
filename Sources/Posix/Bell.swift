// SPDX-License-Identifier: MIT

internal import CSystem

/// What one thread waits for and any thread rings; a ring that nobody waited for is not lost.
package final class Bell: Sendable {
  private let number = audiograph_make_bell()

  package init() {}

  deinit { audiograph_remove_bell(number) }

  /// Lets the thread that waits go on, or the next one that would.
  package func ring() { audiograph_ring_bell(number) }

  /// Waits for a ring, at most so many seconds; nil for as long as it takes.
  package func wait(seconds: Double? = nil) {
    audiograph_await_bell(number, seconds.map { max(0, $0) } ?? -1)
  }
}
