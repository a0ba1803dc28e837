// SPDX-License-Identifier: MIT

/// How far ahead of the ear frames are written.
///
/// A device that takes no frames back, as those behind a sound server, plays to the end what it has:
/// so long it takes until a sound that is interrupted has faded.
struct Lead {
  /// Enough for a machine that is busy with other things, and little enough to wait for.
  static let milliseconds = 200
  /// How often a device may tell of the same delay before it is believed no more.
  private static let patience = 10

  private let frameCount: Int
  private var last = 0
  private var repetitions = 0

  /// A lead of so many frames, at least 1.
  init(frameCount: Int) { self.frameCount = frameCount }

  /// Whether nothing should be written now, by the frames until one that is written now is heard.
  ///
  /// A delay that does not shrink while nothing is written is no delay: never full from then on.
  mutating func isFull(delay: Int) -> Bool {
    guard repetitions < Self.patience, delay >= frameCount else {
      if repetitions < Self.patience { repetitions = 0 }
      return false
    }
    repetitions = delay < last ? 0 : repetitions + 1
    last = delay
    return repetitions < Self.patience
  }
}
