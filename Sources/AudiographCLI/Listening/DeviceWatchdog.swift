// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import SoundDevice
internal import Synchronization

/// A watchdog for work with a sound device: calls to a sound server that hangs
/// never come back, and nothing but the end of the program ends them.
///
/// After two seconds that is said; after ten the program ends as it does where no server answers.
final class DeviceWatchdog: Sendable {
  private let progress = Atomic(0)
  private let isPlayingOut = Atomic(false)
  private let isOver = Atomic(false)
  private let deviceName: String
  private let failure: PlaybackFailure
  private let isQuiet: Bool
  private let words: Words

  /// What is said where the program has to end.
  struct Words {
    var lines: [String]
    /// As `--width` has it.
    var width: Int?
  }

  /// Twentieths of a second in which this thread ran, so that a program that was stopped and goes
  /// on has not waited meanwhile.
  private static let (ticksUntilWords, ticksUntilEnd) = (40, 200)
  /// The same for a device that is to stop: what is written fades within a tenth of a second.
  private static let ticksUntilInterruption = 10
  private static let tick = 0.05

  private init(
    _ deviceName: String, _ failure: PlaybackFailure, isQuiet: Bool, _ words: Words
  ) {
    (self.deviceName, self.failure, self.isQuiet) = (deviceName, failure, isQuiet)
    self.words = words
  }

  /// Runs work that says with `goOn` when the device has taken something; `failure` is said where
  /// the program has to end, after the words; where `isQuiet` nothing before it.
  ///
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  static func during<Result: ~Copyable, Failure: Error>(
    _ deviceName: String, _ failure: PlaybackFailure, isQuiet: Bool, _ words: Words,
    _ work: (DeviceWatchdog) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let watch = DeviceWatchdog(deviceName, failure, isQuiet: isQuiet, words)
    _ = startThread { watch.look() }
    defer { watch.isOver.store(true, ordering: .relaxed) }
    return try work(watch)
  }

  /// Says that the device has taken something.
  func goOn() { progress.add(1, ordering: .relaxed) }

  /// Says that the device has taken the last frame, and has only to play what it holds.
  func finish() { isPlayingOut.store(true, ordering: .relaxed) }

  /// Says that the device answers, which is all that it has to do once it has everything.
  func hear() { if isPlayingOut.load(ordering: .relaxed) { goOn() } }

  private func look() {
    var (last, idleTicks) = (progress.load(ordering: .relaxed), 0)
    while true {
      pause(seconds: Self.tick)
      if isOver.load(ordering: .relaxed) { return }
      let now = progress.load(ordering: .relaxed)
      idleTicks = now == last ? idleTicks + 1 : 0
      last = now
      if idleTicks == Self.ticksUntilWords, !isQuiet {
        Console.report([Console.sentences.say(.deviceNotResponding(device: deviceName))])
      }
      if idleTicks >= Self.ticksUntilInterruption, Interruption.isRequested { Interruption.leave() }
      if idleTicks >= Self.ticksUntilEnd { end() }
    }
  }

  private func end() -> Never {
    try? Console.print(words.lines, width: words.width)
    Console.report(failure)
    Interruption.leave(ExitCode.device.rawValue)
  }
}

/// A sound that resets the watchdog whenever the device asks for more of it.
struct WatchedFrames<Source: FrameSource>: FrameSource {
  var source: Source
  let watch: DeviceWatchdog

  var format: SoundFormat { source.format }
  var frameCount: Int { source.frameCount }

  mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    watch.goOn()
    let count = source.render(into: &samples)
    if count == 0 { watch.finish() }
    return count
  }
}
