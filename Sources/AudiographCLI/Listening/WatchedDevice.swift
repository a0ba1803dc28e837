// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundDevice

/// A sound device by its name, on which a watch is kept whenever something is asked of it.
struct WatchedDevice {
  private let name: String
  /// The command line that writes to a file what would be played.
  private let exportLine: String
  private let isQuiet: Bool
  private let width: Int?

  /// The device that a request plays on.
  init(_ request: ChartRequest) {
    name = request.arguments[.device] ?? SoundDevice.defaultName
    exportLine = AudiographCLI.exportLine(for: request.typed, rebases: request.rebases)
    isQuiet = request.isQuiet
    width = request.words.width
  }

  /// Opens the device, for a sound that keys steer where somebody can press them.
  ///
  /// Where the device hangs and the program has to end, the words are said.
  func open(
    _ format: SoundFormat, isSteered: Bool, _ words: [String]
  ) throws(PlaybackFailure) -> OpenDevice {
    try watched(words) { (_) throws(PlaybackError) in
      OpenDevice(
        isSteered
          ? try SoundDevice(forSteeredSound: name, format: format)
          : try SoundDevice(name: name, format: format))
    }
  }

  /// Plays a sound until it ends or is interrupted, telling how many frames were heard.
  func play(
    _ sound: SteeredSound, on opened: OpenDevice, _ words: [String], heard: (Int) -> Void,
    isInterrupted: () -> Bool
  ) throws(PlaybackFailure) -> Playback {
    try watched(words) { (watch) throws(PlaybackError) in
      try opened.device.play(
        WatchedFrames(source: sound, watch: watch), heard: heard,
        isInterrupted: {
          watch.hear()
          return isInterrupted()
        })
    }
  }

  /// Work with the device, which may hang; then the words that were to come are said.
  private func watched<Result>(
    _ words: [String], _ work: (DeviceWatchdog) throws(PlaybackError) -> Result
  ) throws(PlaybackFailure) -> Result {
    do {
      return try DeviceWatchdog.during(
        name, failure(.serverUnreachable(device: name)), isQuiet: isQuiet,
        DeviceWatchdog.Words(lines: isQuiet ? [] : words, width: width), work)
    } catch { throw failure(error) }
  }

  private func failure(_ cause: PlaybackError) -> PlaybackFailure {
    PlaybackFailure(cause: cause, exportLine: exportLine)
  }
}

/// A device that is open for as long as somebody holds it.
final class OpenDevice {
  fileprivate var device: SoundDevice

  /// Sample rate and channels of what it plays.
  var format: SoundFormat { device.format }

  fileprivate init(_ device: consuming SoundDevice) { self.device = device }
}
