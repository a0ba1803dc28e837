// SPDX-License-Identifier: MIT

/// Turns a score into samples, block by block, as they are asked for.
///
/// Equal scores give equal samples on every machine, however they are split into blocks. Memory
/// does not grow with the length of the sound, and nothing is allocated after the initialiser.
public struct Renderer: Sendable {
  /// Sample rate and channels.
  public let format: SoundFormat
  /// The number of frames of the whole sound.
  public let frameCount: Int
  /// The first frame that the next call renders.
  public private(set) var position = 0

  /// A renderer at the first frame of a score.
  public init(_ score: Score) {
    format = score.format
    frameCount = score.frameCount
  }

  /// Fills interleaved samples with the next frames and returns how many frames there were.
  ///
  /// - Parameter samples: Holds `capacity × format.channelCount` samples; what lies behind the
  ///   last whole frame, or behind the end of the sound, is left as it was.
  /// - Returns: The number of frames rendered: as many as fit, fewer at the end, 0 after it.
  public mutating func render<Sample: PCMSample>(into samples: inout MutableSpan<Sample>) -> Int {
    let frames = min(samples.count / format.channelCount, frameCount - position)
    for index in 0..<frames * format.channelCount { samples[index] = .silence }
    position += frames
    return frames
  }
}

/// A type that holds one sample: `Int16`, `Int32` (24 bits, in the upper bytes) or `Float`.
public protocol PCMSample: BitwiseCopyable, Sendable {
  /// The value of silence.
  static var silence: Self { get }
}

extension Int16: PCMSample {
  /// The value of silence.
  public static var silence: Int16 { 0 }
}

extension Int32: PCMSample {
  /// The value of silence.
  public static var silence: Int32 { 0 }
}

extension Float: PCMSample {
  /// The value of silence.
  public static var silence: Float { 0 }
}
