// SPDX-License-Identifier: MIT

internal import Audiograph

/// How far somebody who has the terminal read to them has come with its lines.
struct ReadingClock {
  /// Nil where no sound waits for that.
  private var time: ReadingTime?
  /// When the last line came, and when all will have been read, by the clock; nil where all of it was heard.
  private var unread: (lastLine: Double, end: Double)?

  /// Begins to take note of what is printed.
  mutating func start(_ time: ReadingTime) { self.time = time }

  /// Whether lines are taken note of.
  var isRunning: Bool { time != nil }

  /// Takes note of lines that are on the terminal now; a voice speaks them after those before.
  mutating func add(_ lines: [String], at now: Double) {
    guard let time, !lines.isEmpty else { return }
    let seconds = lines.reduce(0) { $0 + time.seconds(for: $1) }
    unread = (now, max(now, unread?.end ?? now) + seconds)
  }

  /// Forgets the lines so far: a sound began that nobody held up any longer.
  mutating func forget() { unread = nil }

  /// When the last line came that no sound has followed; nil where there is none.
  var lastLine: Double? { unread?.lastLine }

  /// When the lines will have been read; nil where none is left.
  var end: Double? {
    unread.map { unread in
      let limits = ReadingTime.limits
      return min(
        max(unread.end, unread.lastLine + limits.lowerBound), unread.lastLine + limits.upperBound)
    }
  }
}
