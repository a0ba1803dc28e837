// SPDX-License-Identifier: MIT

internal import Posix
internal import SoundDevice
internal import Synchronization

extension ProgressReporter {
  /// Runs work that cannot report progress itself, such as waiting for a response; reports once.
  static func during<Result, Failure: Error>(
    _ line: String, _ reporter: Reporter = Reporter(), _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let watch = Watch(ProgressReporter(line, isRepeated: false, reporter))
    defer { watch.stop() }
    return try work()
  }
}

/// Watches the clock on a thread of its own.
private final class Watch: Sendable {
  private let isOver = Atomic(false)

  /// Starts watching; without a thread to spare nothing is reported.
  init(_ progress: ProgressReporter) {
    _ = startThread {
      while !self.isOver.load(ordering: .relaxed) {
        progress.check()
        pause(seconds: 0.05)
      }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }
}
