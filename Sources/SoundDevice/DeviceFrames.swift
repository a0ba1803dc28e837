// SPDX-License-Identifier: MIT

internal import Audiograph

/// A sound as a device takes it: pulled in short blocks, with as many channels as the device has.
struct DeviceFrames<Source: FrameSource, Sample: DeviceSample> {
  private var source: Source
  private var rendered: [Sample]
  private var block: [Sample]
  private let channelCount: Int
  private var takenFrameCount = 0
  /// Frames of the block that were not taken yet.
  private(set) var waitingFrameCount = 0

  init(_ source: Source, channelCount: Int) {
    self.source = source
    self.channelCount = channelCount
    // 10 ms: the first sound does not wait for more, and an interruption is soon noticed.
    let frameCount = source.format.sampleRate / 100
    rendered = Array(repeating: .silence, count: frameCount * source.format.channelCount)
    block = Array(repeating: .silence, count: frameCount * channelCount)
  }

  /// The frames that are to be written next, interleaved; empty at the end.
  mutating func next() -> ArraySlice<Sample> {
    if waitingFrameCount == 0 { pull() }
    let start = takenFrameCount * channelCount
    return block[start..<start + waitingFrameCount * channelCount]
  }

  /// Says that the first of the next frames were taken.
  mutating func take(_ frameCount: Int) {
    takenFrameCount += frameCount
    waitingFrameCount -= frameCount
  }

  private mutating func pull() {
    takenFrameCount = 0
    waitingFrameCount = Self.render(&source, &rendered)
    switch (source.format.channelCount, channelCount) {
    case (1, 2): for index in 0..<waitingFrameCount * 2 { block[index] = rendered[index / 2] }
    case (2, 1):
      for index in 0..<waitingFrameCount {
        block[index] = .mean(rendered[index * 2], rendered[index * 2 + 1])
      }
    default: swap(&block, &rendered)
    }
  }

  private static func render(_ source: inout Source, _ samples: inout [Sample]) -> Int {
    var span = samples.mutableSpan
    return source.render(into: &span)
  }
}
