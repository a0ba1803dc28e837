// SPDX-License-Identifier: MIT

internal import MarketData
internal import Posix
internal import Synchronization

/// Reports progress of long work: after a second, then at most every five.
final class ProgressReporter: Sendable {
  private let line: @Sendable () -> String
  /// Seconds between lines; nil if one is enough, because the next would be the same.
  private let pause: Int?
  private let reporter: Reporter
  /// In seconds of the clock.
  private let started = MonotonicClock.seconds
  /// Seconds since the start at which the line is due next.
  private let due = Atomic(1)

  /// A reporter of work that begins now.
  init(_ line: String, isRepeated: Bool = true, _ reporter: Reporter = Reporter()) {
    self.line = { line }
    self.reporter = reporter
    pause = isRepeated ? 5 : nil
  }

  /// A reporter of work that begins now and can say how far it has come.
  init(_ line: @escaping @Sendable () -> String) {
    self.line = line
    reporter = Reporter()
    pause = 5
  }

  /// Called during the work, as often as convenient.
  func check() {
    guard !reporter.isGathering else { return }
    let seconds = MonotonicClock.seconds - started
    guard seconds >= Double(due.load(ordering: .relaxed)) else { return }
    due.store(pause.map { Int(seconds) + $0 } ?? .max, ordering: .relaxed)
    reporter.report([line()])
  }
}
