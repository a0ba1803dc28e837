// SPDX-License-Identifier: MIT

public import Audiograph

/// Plays charts on a thread of its own.
public final class ChartPlayer: Sendable {
  /// How a chart stopped sounding.
  public enum Outcome: Sendable, Hashable {
    /// The last frame was heard.
    case playedToEnd
    /// `stop()`, another chart on this player or the task's cancellation ended it.
    case stopped
  }

  /// A player on a device.
  public init(
    device: String = SoundDevice.defaultName, speak: (@Sendable (String) -> Void)? = nil
  ) {}

  /// Plays a chart and returns when it is over.
  ///
  /// - Throws: `ChartPlayerError`.
  public func play(
    _ chart: Chart, style: SoundStyle = SoundStyle(), endPhrase: String? = nil
  ) async throws(ChartPlayerError) -> Outcome { .playedToEnd }

  /// Fades out what sounds on this player, within some 30 ms.
  public func stop() {}
}

/// Why a chart cannot be played.
public enum ChartPlayerError: Error, Sendable, Hashable {
  /// The numbers do not make a chart.
  case chart(ChartError)
  /// The style does not fit the chart.
  case score(ScoreError)
  /// The device does not play.
  case playback(PlaybackError)
  /// The point at `index`, counted from 0, lies before its predecessor along x.
  case unsorted(index: Int)
}
