// SPDX-License-Identifier: MIT

internal import Audiograph

/// How far somebody who has the terminal read to them has come with its lines.
struct ReadingClock {
  /// Nil if no sound waits for that.
  private var time: ReadingTime?
  /// When lines came, the last ones first.
  private var lines: [Double] = []
  /// When a sound began last.
  private var soundBegin = -Double.infinity
  /// When the first of the lines came that are read one after another, or a sound after it began, when all will
  /// have been read, and when a sound may begin, which waits for a part of a very long line only, by the clock;
  /// nil if all of it was heard.
  private var unread: (start: Double, end: Double, due: Double)?
  /// Whether what is unread may still be read under a sound, and holds up the next one.
  private var isUnderSound = false
  /// No more lines decide when a sound begins.
  private static let mostLines = 64

  /// Begins to take note of what is printed.
  mutating func start(_ time: ReadingTime) { self.time = time }

  /// Whether lines are taken note of.
  var isRunning: Bool { time != nil }

  /// Takes note of lines that are on the terminal now; a voice speaks them after those before.
  mutating func add(_ lines: [String], at now: Double) {
    guard let time, !lines.isEmpty else { return }
    let before: (start: Double, end: Double, due: Double) =
      unread.flatMap { $0.end > now ? $0 : nil }
      ?? (now, now + ReadingTime.lateness, now + ReadingTime.lateness)
    let start = isUnderSound ? (before.start, before.end, before.end) : before
    isUnderSound = false
    unread = lines.map(time.seconds).reduce(start) { unread, seconds in
      (unread.start, unread.end + seconds, unread.due + min(seconds, time.longest))
    }
    self.lines = [now] + self.lines.prefix(Self.mostLines - 1)
  }

  /// Takes note of a sound that follows the lines so far, which may still be read under it.
  mutating func beginSound(at now: Double) {
    soundBegin = now
    unread?.start = now
    isUnderSound = unread != nil
  }

  /// Forgets the lines so far: a sound began that nobody held up any longer.
  mutating func forget() { (unread, lines, isUnderSound) = (nil, [], false) }

  /// When so many seconds are over since the last line that no sound has followed; nil if there is
  /// none.
  ///
  /// Lines that keep coming do not put it off for ever.
  func end(after seconds: Double) -> Double? {
    guard let last = lines.first else { return nil }
    let start = lines.dropFirst().reduce(last) { $0 - $1 < seconds ? $1 : $0 }
    return min(
      last + seconds, max(start, soundBegin) + max(seconds, ReadingTime.limits.upperBound))
  }

  /// When the lines will have been read; nil if none is left.
  var end: Double? {
    guard let unread, let last = lines.first, let time else { return nil }
    return min(
      max(unread.due, last + ReadingTime.limits.lowerBound), unread.start + 3 * time.longest)
  }
}
