// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix
internal import MarketData
internal import SoundDevice
internal import Synchronization

/// Monitors a batch from a thread of its own: reports progress, and ends it where a signal came
/// and something that never comes is being waited for, such as the writer of a pipe.
final class BatchMonitor: Sendable {
  private let isOver = Atomic(false)

  /// Seconds that threads have to stop by themselves.
  private static let grace = 0.5
  /// Seconds after which nobody waits for whoever should take a result.
  private static let longestGrace = 5.0

  /// Starts watching; without a thread to spare nothing is reported.
  init(_ run: BatchRun, isQuiet: Bool) {
    let progress = isQuiet ? nil : ProgressReporter { run.progressLine }
    _ = startThread {
      var stopping: Double?
      while !self.isOver.load(ordering: .relaxed) {
        pause(seconds: 0.05)
        progress?.check()
        guard Interruption.isRequested else { continue }
        let since = stopping ?? MonotonicClock.seconds
        stopping = since
        let seconds = MonotonicClock.seconds - since
        // Who writes a file is given the time to take it back.
        if seconds > Self.grace, Interruption.deferralCount <= 1 {
          run.abandon()
        }
        if seconds > Self.longestGrace { Interruption.leave() }
      }
    }
  }

  /// Ends looking.
  func stop() { isOver.store(true, ordering: .relaxed) }
}
