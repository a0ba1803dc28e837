// SPDX-License-Identifier: MIT

/// A sound of known length whose frames are pulled in blocks, such as a renderer.
///
/// A source is a value: a copy made before the first frame plays the same sound again.
public protocol FrameSource {
  /// Sample rate and channels.
  var format: SoundFormat { get }
  /// The number of frames of the whole sound.
  var frameCount: Int { get }
  /// Fills interleaved samples with the next frames and returns how many frames there were.
  ///
  /// - Parameter samples: Holds `capacity × format.channelCount` samples.
  /// - Returns: The number of frames rendered: as many as fit, fewer at the end, 0 after it.
  mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int
}

extension Renderer: FrameSource {}
