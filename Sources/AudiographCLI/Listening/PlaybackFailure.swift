// SPDX-License-Identifier: MIT

internal import SoundDevice

/// A device that does not play, with the command that writes the same sound to a file.
struct PlaybackFailure: Error {
  let cause: PlaybackError
  let exportLine: String

  var exitStatus: ExitCode { .device }
}
