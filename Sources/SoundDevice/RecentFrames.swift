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
    for sample in samples {
      ring[sampleCount % ring.count] = sample
      sampleCount += 1
    }
  }

  /// How many frames are remembered.
  var frameCount: Int { min(sampleCount, ring.count) / channelCount }

  /// The last frames, oldest first, 0 ≤ `frameCount` ≤ `self.frameCount`.
  func last(_ frameCount: Int) -> [Sample] {
    let count = frameCount * channelCount
    return (sampleCount - count..<sampleCount).map { ring[$0 % ring.count] }
  }
}
