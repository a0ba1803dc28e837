// SPDX-License-Identifier: MIT

/// The result of playing a sound.
public struct Playback: Sendable, Hashable {
  /// How playback ended.
  public enum Ending: Sendable, Hashable {
    /// Every frame was played.
    case finished
    /// It was interrupted on request.
    case interrupted
  }

  /// How playback ended.
  public var ending: Ending
  /// Frames that the device took and that were not taken back.
  public var frameCount: Int
  /// The number of underruns, after each of which the device was restarted; no frame is lost.
  public var underrunCount: Int
}
