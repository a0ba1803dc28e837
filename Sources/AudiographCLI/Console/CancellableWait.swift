// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundDevice
internal import Synchronization

/// A wait that a key cancels when there is a terminal.
///
/// After a second it is said, once, what is waited for and that a key ends it, and a soft noise is heard
/// from then on, every two seconds.
final class CancellableWait: Sendable {
  private let ended = Atomic(false)
  private let interrupted = Atomic(false)

  /// Whether the wait was cancelled.
  var isEnded: Bool { ended.load(ordering: .relaxed) || Interruption.isRequested }

  /// Runs work that looks at `isEnded` now and then.
  ///
  /// The noise is over, and its device closed, before this returns.
  ///
  /// - Throws: What the work throws; `Interrupted` for Control-C and for signals.
  static func during<Result>(
    _ line: String, _ reporter: Reporter, _ sound: WaitingSound?,
    _ work: (CancellableWait) throws -> Result
  ) throws -> Result {
    let wait = CancellableWait()
    guard isAtTerminal, !reporter.isGathering else {
      return try ProgressReporter.during(line, reporter) { try work(wait) }
    }
    return try Interruption.deferred {
      let keys = WatchedKeys(
        wait, line: line, reporter, isTerminal(STDOUT_FILENO) ? sound : nil)
      let result = Swift.Result { try work(wait) }
      keys.stop()
      if wait.interrupted.load(ordering: .relaxed) || Interruption.isRequested {
        throw Interrupted()
      }
      return try result.get()
    }
  }

  /// Whether keys come from the terminal on which the line appears, and are for this program.
  private static var isAtTerminal: Bool {
    // No group has a terminal that this session does not have.
    isTerminal(STDIN_FILENO) && isTerminal(STDERR_FILENO)
      && [getpgrp(), -1].contains(tcgetpgrp(STDIN_FILENO))
  }

  fileprivate func end(isInterruption: Bool) {
    if isInterruption { interrupted.store(true, ordering: .relaxed) }
    ended.store(true, ordering: .relaxed)
  }
}

/// Looks at the clock and at the keys beside work, on a thread of its own.
private final class WatchedKeys: Sendable {
  private let isOver = Atomic(false)
  private let isStopped = Atomic(false)

  init(_ wait: CancellableWait, line: String, _ reporter: Reporter, _ sound: WaitingSound?) {
    let code = startThread {
      self.watch(wait, line, reporter, sound)
      self.isOver.store(true, ordering: .sequentiallyConsistent)
    }
    if code != 0 { isOver.store(true, ordering: .relaxed) }
  }

  /// Returns once the terminal is as it was.
  func stop() {
    isStopped.store(true, ordering: .sequentiallyConsistent)
    let start = MonotonicClock.seconds
    while !isOver.load(ordering: .sequentiallyConsistent) {
      pause(seconds: 0.002)
      // Nobody may read what it has to say.
      let isStuck = MonotonicClock.seconds - start > Self.longestStop
      if isStuck, Interruption.isRequested { Interruption.leave() }
    }
  }

  /// How long the noise of waiting may take to fade, in seconds.
  private static let longestStop = 0.5

  private var goesOn: Bool { !isStopped.load(ordering: .relaxed) }

  private func watch(
    _ wait: CancellableWait, _ line: String, _ reporter: Reporter, _ sound: WaitingSound?
  ) {
    let start = MonotonicClock.seconds
    for _ in 0..<50 where goesOn { pause(seconds: 0.02) }
    guard goesOn else { return }
    reporter.report([reporter.sentences.say(.waitAnyKey(line: line))])
    // What was typed before the line was not meant for it; what comes once the terminal gives out
    // single keys is.
    tcflush(STDIN_FILENO, TCIFLUSH)
    var noise = WaitingNoise(sound)
    defer { noise.close() }
    try? TerminalMode.with([.echo, .lines]) {
      while goesOn, !wait.isEnded {
        noise.passTime(to: MonotonicClock.seconds - start)
        if let key = Self.key() { wait.end(isInterruption: key == Self.controlC) }
      }
    }
  }

  private static let controlC: UInt8 = 3

  /// The key that was pressed within the last moment; nil for none.
  private static func key() -> UInt8? {
    guard (try? readable([STDIN_FILENO], milliseconds: 20)) == [true] else { return nil }
    var block = [UInt8](repeating: 0, count: 64)
    let count = (try? readOnce(STDIN_FILENO, into: &block, to: block.count)) ?? 0
    // A terminal that is gone types nothing, and is not asked in a hurry.
    if count == 0 { pause(seconds: 0.02) }
    return count > 0 ? block[0] : nil
  }
}

/// The noise of a wait on its device, which is opened once it is due.
private struct WaitingNoise {
  private let sound: WaitingSound?
  private var rhythm = WaitingRhythm()
  private var player: LivePlayer?

  init(_ sound: WaitingSound?) { self.sound = sound }

  mutating func passTime(to seconds: Double) {
    guard let sound, rhythm.isDue(after: seconds) else { return }
    let player = player ?? LivePlayer(name: sound.device, format: sound.score.format)
    self.player = player
    player.play(Renderer(sound.score))
  }

  /// Lets it fade, and gives the device back.
  func close() { player?.close() }
}
