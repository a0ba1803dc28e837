// SPDX-License-Identifier: MIT

/// What became of a sound that was played.
public struct Playback: Sendable, Hashable {
  /// How the playing ended.
  public enum Ending: Sendable, Hashable {
    /// Every frame was played.
    case finished
    /// It was interrupted on request.
    case interrupted
  }

  /// How the playing ended.
  public var ending: Ending
  /// Frames that the device took and that were not taken back.
  public var frameCount: Int
  /// How often the device ran dry and was started again; no frame is lost by it.
  public var underrunCount: Int
}
