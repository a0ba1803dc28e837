// SPDX-License-Identifier: MIT

/// The limit of the output latency: how far ahead of what is heard frames are written.
///
/// A device that cannot rewind, as behind a sound server, plays everything it was given, so this is
/// how long an interrupted sound goes on before it fades.
struct LatencyLimit {
  /// Enough for a machine that is busy with other things, and little enough to wait for.
  static let milliseconds = 200
  /// How often a device may report the same delay before it is no longer believed.
  private static let patience = 10

  private let frameCount: Int
  private var last = 0
  private var repetitions = 0

  /// A limit of at least 1 frame.
  init(frameCount: Int) { self.frameCount = frameCount }

  /// Whether nothing should be written now, given the frames until one written now is heard.
  ///
  /// A delay that does not shrink while nothing is written is not real: never reached from then on.
  mutating func isReached(delay: Int) -> Bool {
    guard repetitions < Self.patience, delay >= frameCount else {
      if repetitions < Self.patience { repetitions = 0 }
      return false
    }
    repetitions = delay < last ? 0 : repetitions + 1
    last = delay
    return repetitions < Self.patience
  }
}
