// SPDX-License-Identifier: MIT

/// The sound of a score with words: its tones, and samples of speech where it has room for them.
package struct SpokenSound: FrameSource, Sendable {
  private var renderer: Renderer
  /// The frames of each sentence and its samples, in order of time.
  private let sentences: [(frames: Range<Int>, samples: [Float])]
  private let level: PannedLevel

  /// A sound from its beginning.
  ///
  /// - Parameters:
  ///   - renderer: Of the score, with nothing rendered yet.
  ///   - score: A score with room for the speech.
  ///   - samples: Those of each sentence of `score.speech`, at the score's rate, as they are to be
  ///     heard in a file of one channel.
  package init(_ renderer: Renderer, _ score: Score, samples: [[Float]]) {
    self.renderer = renderer
    sentences = zip(score.speech, samples).map { ($0.start..<$0.end, $1) }
    level = PannedLevel(amplitude: 1, pan: 0, channelCount: score.format.channelCount)
  }

  package var format: SoundFormat { renderer.format }
  package var frameCount: Int { renderer.frameCount }

  package mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let channelCount = format.channelCount
    let start = renderer.position
    let block = start..<min(frameCount, start + samples.count / channelCount)
    let spoken = sentences.filter { $0.frames.overlaps(block) }
    guard !spoken.isEmpty else { return renderer.render(into: &samples) }
    var heard = [Float](repeating: .silence, count: block.count * channelCount)
    var span = heard.mutableSpan
    let count = renderer.render(into: &span)
    var planes = (0..<channelCount).map { channel in
      (0..<count).map { heard[$0 * channelCount + channel] }
    }
    for (frames, speech) in spoken {
      for frame in frames.clamped(to: block) where frame - frames.lowerBound < speech.count {
        let sample = speech[frame - frames.lowerBound]
        planes[0][frame - start] += level.left * sample
        if channelCount == 2 { planes[1][frame - start] += level.right * sample }
      }
    }
    let left = planes[0]
    let right = channelCount == 2 ? planes[1] : []
    Sample.interleave(left: left.span, right: right.span, into: &samples, at: 0)
    return count
  }

  /// The factor by which each channel has the samples of speech.
  package static func channelGain(_ format: SoundFormat) -> Float {
    PannedLevel(amplitude: 1, pan: 0, channelCount: format.channelCount).left
  }
}
