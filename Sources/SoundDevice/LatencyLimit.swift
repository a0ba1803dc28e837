// SPDX-License-Identifier: MIT

/// The limit of the output latency: how far ahead of what is heard frames are written.
///
/// A device that cannot rewind, as behind a sound server, plays everything it was given, so this is
/// how long an interrupted sound goes on before it fades.
struct LatencyLimit {
  /// Enough for a machine that is busy with other things, and little enough to wait for.
  static let milliseconds = 200
  /// Little enough for what is steered: with the 10 ms of a block, 60 ms until a key is heard.
  ///
  /// Half as much again each time that the sound has all but run dry, up to the other.
  static let steeredMilliseconds = 50
  /// How often a device may report the same delay before it is no longer believed.
  private static let patience = 10

  private var frameCount: Int
  private let longest: Int
  private var last = 0
  private var repetitions = 0

  /// A lead of so many frames, at least 1, up to `longest` where less is not enough.
  init(frameCount: Int, longest: Int = 0) {
    self.frameCount = frameCount
    self.longest = max(frameCount, longest)
  }

  /// Whether nothing should be written now, given the frames until one written now is heard.
  ///
  /// A delay that does not shrink while nothing is written is not real: never reached from then on.
  mutating func isReached(delay: Int) -> Bool {
    if delay < frameCount / 8 { frameCount = min(frameCount * 3 / 2, longest) }
    guard repetitions < Self.patience, delay >= frameCount else {
      if repetitions < Self.patience { repetitions = 0 }
      return false
    }
    repetitions = delay < last ? 0 : repetitions + 1
    last = delay
    return repetitions < Self.patience
  }
}
