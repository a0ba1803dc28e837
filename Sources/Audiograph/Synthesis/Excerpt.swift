// SPDX-License-Identifier: MIT

/// A sound from a given frame on; it fades in over 10 ms unless that is the first, since a tone
/// that starts in the middle would click.
package struct Excerpt: FrameSource, Sendable {
  private var renderer: Renderer
  private let start: Int

  /// The sound of a renderer that has rendered nothing yet, from 0 ≤ `start` ≤ `frameCount` on.
  package init(_ renderer: Renderer, from start: Int) {
    self.renderer = renderer
    self.renderer.skip(to: start)
    self.start = start
  }

  /// The sound of a score from 0 ≤ `start` ≤ `score.frameCount` on.
  package init(_ score: Score, from start: Int) { self.init(Renderer(score), from: start) }

  package var format: SoundFormat { renderer.format }
  package var frameCount: Int { renderer.frameCount - start }

  /// The frame of the whole sound that comes next.
  var place: Int { renderer.position }
  /// Frames that were not rendered yet.
  var remainingFrameCount: Int { renderer.remainingFrameCount }

  package mutating func render<Sample: PCMSample>(
    into samples: inout MutableSpan<Sample>
  ) -> Int {
    let first = renderer.position - start
    let fadeFrameCount = format.fadeFrameCount
    guard start > 0, first < fadeFrameCount else { return renderer.render(into: &samples) }
    return renderer.render(into: &samples) { frame in
      min(1, Float(first + frame) / Float(fadeFrameCount))
    }
  }
}

extension SoundFormat {
  /// The frames over which a sound fades that is broken off or begins in its middle: 10 ms.
  package var fadeFrameCount: Int { sampleRate / 100 }
}

extension FrameSource {
  /// Renders as usual, but no more than `limit` frames, each times a gain that is given its number
  /// from 0.
  mutating func render<Sample: PCMSample>(
    into samples: inout MutableSpan<Sample>, atMost limit: Int = .max, gain: (Int) -> Float
  ) -> Int {
    let channelCount = format.channelCount
    let room = min(samples.count / channelCount, limit)
    var block = [Float](repeating: .silence, count: room * channelCount)
    var span = block.mutableSpan
    let count = render(into: &span)
    func plane(_ channel: Int) -> [Float] {
      (0..<count).map { frame in block[frame * channelCount + channel] * gain(frame) }
    }
    let right = channelCount == 2 ? plane(1) : []
    Sample.interleave(left: plane(0).span, right: right.span, into: &samples, at: 0)
    return count
  }
}
