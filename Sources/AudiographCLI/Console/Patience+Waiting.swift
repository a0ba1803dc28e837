// SPDX-License-Identifier: MIT

internal import Posix
internal import SoundDevice
internal import Synchronization

extension Patience {
  /// Runs work that cannot say itself that it goes on, such as waiting for an answer; it is said once.
  static func during<Result, Failure: Error>(
    _ line: String, _ reporter: Reporter = Reporter(), _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let watch = Watch(Patience(line, isRepeated: false, reporter))
    defer { watch.stop() }
    return try work()
  }
}

/// Looks at the clock beside work, on a thread of its own.
private final class Watch: Sendable {
  private let isOver = Atomic(false)

  /// Begins to look; where the system has no thread to spare, nobody is told.
  init(_ patience: Patience) {
    _ = startThread {
      while !self.isOver.load(ordering: .relaxed) {
        patience.check()
        pause(seconds: 0.05)
      }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }
}
