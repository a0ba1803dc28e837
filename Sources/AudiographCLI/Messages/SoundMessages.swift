// SPDX-License-Identifier: MIT

internal import SoundDevice
internal import SoundFile

/// A device that does not play, with the command that writes the same sound to a file.
struct PlaybackFailure: Error {
  let cause: PlaybackError
  let exportLine: String
}

extension PlaybackFailure: UserFacingError {
  var message: Message {
    let remedy =
      switch cause {
      case .system(_, let code, _) where refusesFiles(code): cause.message.remedy
      case .missingLibrary:
        "Install ALSA, the Linux sound library, or write the sound to a file: \(exportLine)"
      case .noSuchDevice, .busy, .notPermitted, .serverUnreachable, .unsupportedConfiguration,
        .unsupportedRate, .stalled, .system:
        "Type audiograph devices to list the devices, or write the sound to a file: \(exportLine)"
      }
    return .device(cause.message.problem, remedy)
  }
}

extension NoDevices: UserFacingError {
  var message: Message {
    .device(
      "No sound device was found.",
      "Connect or set up one, or write the sound to a file with audiograph export.")
  }
}

extension PlaybackError: UserFacingError {
  var message: Message {
    switch self {
    case .noSuchDevice(let device):
      .device("There is no sound device \(quoted(device)).", listing)
    case .busy(let device):
      .device("The sound device \(quoted(device)) is in use by another program.", listing)
    case .notPermitted(let device):
      .device("You do not have permission to use the sound device \(quoted(device)).", listing)
    case .serverUnreachable(let device):
      .device("The sound server of the device \(quoted(device)) does not respond.", listing)
    case .unsupportedConfiguration(let device):
      .device("The sound device \(quoted(device)) cannot play this kind of sound.", listing)
    case .unsupportedRate(let device, let sampleRate, let nearest):
      .device(
        "The sound device \(quoted(device)) cannot play at \(sampleRate) hertz, but at \(nearest).",
        listing)
    case .stalled(let device, let seconds):
      .device(
        "The sound device \(quoted(device)) has accepted no sound for"
          + " \(counted(seconds, "second")).",
        listing)
    case .missingLibrary(let name):
      .device(
        "Cannot play sound: the library \(name) is missing.",
        "Install ALSA, the Linux sound library.")
    case .system(let device, let code, let reason):
      .device(
        "Cannot play on the sound device \(quoted(device)): \(reason).",
        systemRemedy(code, listing))
    }
  }
}

private let listing = "Type audiograph devices to list the devices."

extension SoundFileError: UserFacingError {
  var message: Message {
    switch self {
    case .unsupportedRate(let kind, let rate, let allowed):
      .usage(
        "A .\(kind.rawValue) file cannot have a sample rate of \(rate).", "Use \(allowed.words).")
    case .unsupportedDepth(let kind, _, []):
      .usage("A .\(kind.rawValue) file has no bit depth to choose.", "Leave out --bits.")
    case .unsupportedDepth(let kind, let depth, let allowed):
      .usage(
        "A .\(kind.rawValue) file cannot have a bit depth of \(depth.rawValue).",
        "Use \(alternatives(allowed.map(\.rawValue))).")
    case .tooLong(let frameCount):
      .output(
        "A sound of \(counted(frameCount, "frame")) is too long for a file.",
        "Choose a shorter --duration.")
    case .encoding(let kind, let reason):
      .output("Cannot write the .\(kind.rawValue) file: \(reason).", "Choose another format.")
    case .missingLibrary(let kind, let name):
      .output(
        "Cannot write the .\(kind.rawValue) file: the library \(name) is missing.",
        "Install libsndfile.")
    case .incomplete(let kind, let frameCount, let written):
      .output(
        "Only \(written) of \(frameCount) frames reached the .\(kind.rawValue) file.",
        "Choose another format.")
    case .output(let error): error.message
    }
  }
}

extension SampleRates {
  fileprivate var words: String {
    switch self {
    case .all: "a rate from 8000 to 192000"
    case .only(let rates): alternatives(rates.map(String.init))
    case .upTo65535OrMultiplesOfTen: "a rate up to 65535, or a multiple of ten above"
    }
  }
}

extension OutputError: UserFacingError {
  var message: Message {
    switch self {
    case .invalidPath(let path):
      .output("Invalid file name \(quoted(path)).", "Choose another name.")
    case .isFolder(let path):
      .output("The output \(quoted(path)) is a folder.", "Give the name of a file in it.")
    case .noSuchFolder(let path, let folder):
      .output(
        "Cannot write \(quoted(path)): there is no folder \(quoted(folder)).",
        "Create the folder first, or choose another name.")
    case .folderTakesNoFiles(let path, let folder):
      .output(
        "Cannot write \(quoted(path)): no file can be created in \(quoted(folder)).",
        "Choose another name.")
    case .notAFolder(let path, let folder):
      .output(
        "Cannot write \(quoted(path)): \(quoted(folder)) is not a folder.", "Choose another name.")
    case .notPermitted(let path):
      .output(
        "You do not have permission to write to \(target(path)).",
        "Choose another name, or ask for permission.")
    case .readOnlyFileSystem(let path):
      .output("The disk of \(quoted(path)) is read-only.", "Write to another place.")
    case .noSpace(let path):
      .output(
        "There is no space left for \(target(path)).", "Free some, or write to another place.")
    case .tooLarge(let path):
      .output("The file \(quoted(path)) would be too large.", "Choose a shorter --duration.")
    case .nameTooLong(let path):
      .output("The file name \(quoted(path)) is too long.", "Choose a shorter name.")
    case .linkLoop(let path):
      .output("The symbolic links at \(quoted(path)) form a loop.", "Choose another name.")
    case .ofAnotherUser(let path, let file):
      .output(
        "The output \(quoted(path)) leads through \(quoted(file)), which another user put into a"
          + " folder that everyone can write to.",
        "Choose another name.")
    case .exists(let path):
      .output(
        "The file \(quoted(path)) already exists.",
        "Choose another name, or leave out --no-clobber.")
    case .closedPipe: .silent(.done)
    case .interrupted: .silent(.interrupted)
    case .system(let path, let code, let reason):
      .output(
        "Cannot write to \(target(path)): \(reason).",
        systemRemedy(code, "Write to another place."))
    }
  }

  private func target(_ path: String) -> String {
    path == "-" ? "standard output" : quoted(path)
  }
}
