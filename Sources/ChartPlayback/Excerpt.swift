// SPDX-License-Identifier: MIT

internal import Audiograph

/// A sound from a given frame on; it fades in over 10 ms unless that is the first, since a tone
/// that starts in the middle would click.
struct Excerpt: FrameSource {
  private var renderer: Renderer
  private let start: Int

  /// The sound of a score from 0 ≤ `start` ≤ `score.frameCount` on.
  ///
  /// - Complexity: O(`start`), since what is before it is rendered too; a minute takes some 30 ms.
  init(_ score: Score, from start: Int) {
    renderer = Renderer(score)
    self.start = start
    let channelCount = score.format.channelCount
    while renderer.position < start {
      var block = [Float](
        repeating: .silence, count: min(16_384, start - renderer.position) * channelCount)
      var span = block.mutableSpan
      guard renderer.render(into: &span) > 0 else { return }
    }
  }

  var format: SoundFormat { renderer.format }
  var frameCount: Int { renderer.frameCount - start }

  mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let first = renderer.position - start
    let fadeFrameCount = format.sampleRate / 100
    guard start > 0, first < fadeFrameCount else { return renderer.render(into: &samples) }
    let channelCount = format.channelCount
    var block = [Float](
      repeating: .silence, count: samples.count / channelCount * channelCount)
    var span = block.mutableSpan
    let count = renderer.render(into: &span)
    func plane(_ channel: Int) -> [Float] {
      (0..<count).map { frame in
        block[frame * channelCount + channel]
          * min(1, Float(first + frame) / Float(fadeFrameCount))
      }
    }
    let right = channelCount == 2 ? plane(1) : []
    Sample.interleave(left: plane(0).span, right: right.span, into: &samples, at: 0)
    return count
  }
}
