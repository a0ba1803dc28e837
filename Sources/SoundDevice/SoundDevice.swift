// SPDX-License-Identifier: MIT

public import Audiograph

/// An open output device: every Linux sound server stands behind the one named `default`.
public struct SoundDevice: ~Copyable {
  /// The default device.
  public static let defaultName = "default"

  /// The name it was opened with.
  public let name: String
  /// Sample rate and channels of what it plays.
  public let format: SoundFormat
  private var output: ALSAOutput
  private let leadMilliseconds: Int

  /// Opens a device, without waiting for one that is busy.
  ///
  /// It takes samples of 16 bits where the device does, else 32 bits or floating point; mono is
  /// played on both channels of a device that has two, stereo as its mean where it has one.
  ///
  /// - Parameters:
  ///   - name: A PCM name of ALSA.
  ///   - format: Sample rate and channels of what will be played.
  /// - Throws: `PlaybackError`; `.unsupportedRate` where ALSA cannot resample for the device.
  public init(
    name: String = SoundDevice.defaultName, format: SoundFormat
  ) throws(PlaybackError) {
    output = try ALSAOutput(name: name, format: format, buffering: .plain)
    leadMilliseconds = LatencyLimit.milliseconds
    self.name = name
    self.format = format
  }

  /// Opens a device for a sound that is steered, such as `SteeredSound`: what it is asked for is
  /// heard within 60 ms, where a machine that is busy with other things may let it run dry.
  package init(forSteeredSound name: String, format: SoundFormat) throws(PlaybackError) {
    output = try ALSAOutput(name: name, format: format, buffering: .steered)
    leadMilliseconds = LatencyLimit.steeredMilliseconds
    self.name = name
    self.format = format
  }

  /// Plays a whole sound and returns when its last frame was heard, or when it was interrupted.
  ///
  /// Once interrupted the sound fades out within some 40 ms where the device can take frames
  /// back, and within a quarter of a second where it cannot. The device can then play again.
  ///
  /// - Parameters:
  ///   - source: A sound of the format that the device was opened with.
  ///   - isInterrupted: Asked about every 10 ms, on the calling thread.
  /// - Returns: How it ended, and what happened on the way.
  /// - Throws: `PlaybackError`; `.unsupportedConfiguration` for a sound of another format.
  public mutating func play(
    _ source: some FrameSource, isInterrupted: () -> Bool = { false }
  ) throws(PlaybackError) -> Playback {
    try play(source, heard: { _ in }, isInterrupted: isInterrupted)
  }

  /// Plays as above and says about every 10 ms, on the calling thread, how many frames were heard.
  ///
  /// - Parameters:
  ///   - source: A sound of the format that the device was opened with.
  ///   - heard: Called with the number of frames heard so far, 0 to `source.frameCount`; less than
  ///     before after an underrun, where the device counted what it did not play.
  ///   - isInterrupted: Asked about every 10 ms, on the calling thread.
  /// - Returns: How it ended, and what happened on the way.
  /// - Throws: `PlaybackError`; `.unsupportedConfiguration` for a sound of another format.
  public mutating func play(
    _ source: some FrameSource, heard: (Int) -> Void, isInterrupted: () -> Bool = { false }
  ) throws(PlaybackError) -> Playback {
    guard source.format == format else { throw .unsupportedConfiguration(device: name) }
    switch output.configuration.sampleType {
    case .int16: return try play(source, Int16.self, heard, isInterrupted)
    case .int32: return try play(source, Int32.self, heard, isInterrupted)
    case .float: return try play(source, Float.self, heard, isInterrupted)
    }
  }

  private mutating func play<Source: FrameSource, Sample: DeviceSample>(
    _ source: Source, _: Sample.Type, _ heard: (Int) -> Void, _ isInterrupted: () -> Bool
  ) throws(PlaybackError) -> Playback {
    var loop = PlaybackLoop<Source, Sample>(
      source, deviceName: name, channelCount: output.configuration.channelCount,
      bufferFrameCount: output.bufferFrameCount, leadMilliseconds: leadMilliseconds)
    return try loop.run(on: &output, heard: heard, isInterrupted: isInterrupted)
  }
}
