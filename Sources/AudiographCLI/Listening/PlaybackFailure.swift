// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundDevice

/// A device that does not play, with the command that writes the same sound to a file.
struct PlaybackFailure: UserFacingError {
  let cause: PlaybackError
  let exportLine: String

  var message: Message {
    let remedy: Said? =
      switch cause {
      case .system(_, let code, _) where refusesFiles(code): cause.message.remedy
      case .missingLibrary: .playbackMissingLibraryRemedy(exportLine: exportLine)
      case .noSuchDevice, .busy, .notPermitted, .serverUnreachable, .unsupportedConfiguration,
        .unsupportedRate, .stalled, .system:
        .playbackNoSuchDeviceRemedy(exportLine: exportLine)
      }
    return Message(.device, cause.message.problem, remedy)
  }
}
