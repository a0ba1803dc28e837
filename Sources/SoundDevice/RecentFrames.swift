// SPDX-License-Identifier: MIT

internal import Audiograph

/// The last frames that were written, for those that are taken back and heard again, fading.
struct RecentFrames<Sample: DeviceSample> {
  private var ring: [Sample]
  private var sampleCount = 0
  private let channelCount: Int

  /// Remembers up to `frameCount` frames of silence.
  init(frameCount: Int, channelCount: Int) {
    ring = Array(repeating: .silence, count: max(1, frameCount) * channelCount)
    self.channelCount = channelCount
  }

  /// Remembers whole frames, oldest forgotten first.
  mutating func append(_ samples: ArraySlice<Sample>) {
    let kept = samples.suffix(ring.count)
    sampleCount += samples.count - kept.count
    let place = sampleCount % ring.count
    let first = kept.prefix(ring.count - place)
    let others = kept.dropFirst(first.count)
    ring.replaceSubrange(place..<place + first.count, with: first)
    ring.replaceSubrange(0..<others.count, with: others)
    sampleCount += kept.count
  }

  /// How many frames are remembered.
  var frameCount: Int { min(sampleCount, ring.count) / channelCount }

  /// The last frames, oldest first, 0 ≤ `frameCount` ≤ `self.frameCount`.
  func last(_ frameCount: Int) -> [Sample] {
    let count = frameCount * channelCount
    return (sampleCount - count..<sampleCount).map { ring[$0 % ring.count] }
  }
}
