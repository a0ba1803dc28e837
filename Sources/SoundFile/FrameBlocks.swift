// SPDX-License-Identifier: MIT

internal import Audiograph

/// A sound that is pulled into one reused block.
struct FrameBlocks<Source: FrameSource, Sample: FileSample> {
  private(set) var source: Source
  /// The last block, interleaved.
  private(set) var samples: [Sample]
  /// How many frames were pulled.
  private(set) var renderedCount = 0
  /// How many samples blocks have after the first, which is shorter after a header.
  private let sampleCount: Int

  /// A sound from its beginning.
  ///
  /// `headerByteCount` is how many bytes precede the samples in a file that holds them as they are;
  /// nil for others. Such a file is written in blocks that end where its pages do, or less than a
  /// frame before: the system keeps a file in pieces of memory as large as each write allows, and
  /// with few large ones the write takes half the time.
  init(_ source: Source, behind headerByteCount: Int? = nil) {
    self.source = source
    let channelCount = source.format.channelCount
    // Ten minutes of sound take 3 percent less time with these large blocks than with half of them.
    let isShort = source.frameCount * channelCount < 2_000_000
    // Encoded sounds keep their small blocks: what a lossy file holds may depend on them.
    sampleCount = !isShort ? 262_144 : headerByteCount == nil ? 16_384 : 65_536
    samples = Sample.silence(count: sampleCount)
    let frameByteCount = Sample.byteCount * channelCount
    let headerFrameCount = ((headerByteCount ?? 0) + frameByteCount - 1) / frameByteCount
    let headerSampleCount = headerFrameCount * channelCount % sampleCount
    Sample.resize(&samples, to: sampleCount - headerSampleCount)
  }

  /// Pulls the next block and returns its number of frames, 0 at the end.
  mutating func next() -> Int {
    let count = Self.pull(&source, &samples)
    Sample.resize(&samples, to: sampleCount)
    renderedCount += count
    return count
  }

  private static func pull(_ source: inout Source, _ samples: inout [Sample]) -> Int {
    var span = samples.mutableSpan
    return source.render(into: &span)
  }
}
