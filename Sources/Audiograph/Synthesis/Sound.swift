// SPDX-License-Identifier: MIT

/// A whole sound in memory: samples with their format.
public struct Sound: Sendable, Hashable {
  /// `frameCount × format.channelCount` samples from −1 to +1, interleaved.
  public let samples: [Float]
  /// Sample rate and channels.
  public let format: SoundFormat

  /// The number of frames, each of one sample a channel.
  public var frameCount: Int { samples.count / format.channelCount }
  /// The length in seconds.
  public var seconds: Double { Double(frameCount) / Double(format.sampleRate) }

  /// The sound of a score from its first frame to its last.
  ///
  /// A minute of stereo at 48 000 Hz takes 23 megabytes; a `Renderer` renders block by block
  /// instead, in memory that does not grow.
  public init(_ score: Score) {
    var renderer = Renderer(score)
    var samples = [Float](
      repeating: .silence, count: score.frameCount * score.format.channelCount)
    var span = samples.mutableSpan
    _ = renderer.render(into: &span)
    self.samples = samples
    format = score.format
  }
}

extension Chart {
  /// The sound of the chart.
  ///
  ///     let sound = try Chart(Series("Temperature", [21.5, nil, 23])).sound()
  ///
  /// Equal charts and styles give equal samples on every machine. A missing value is silence; one
  /// value is one tone, and equal values all have the same pitch.
  ///
  /// - Parameter style: Length, pitch range, format and the other choices of a listener.
  /// - Returns: All samples, of `style.format`.
  /// - Throws: `ScoreError` where the style does not fit the chart.
  /// - Complexity: O(points + frames) in time, O(frames) in memory.
  public func sound(style: SoundStyle = SoundStyle()) throws(ScoreError) -> Sound {
    Sound(try Score(self, style: style))
  }
}
