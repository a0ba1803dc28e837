// SPDX-License-Identifier: MIT

internal import SoundDevice
internal import SoundFile

/// A device that does not play, with the command that writes the same sound to a file.
struct PlaybackFailure: Error {
  let cause: PlaybackError
  let exportLine: String

  var message: Message {
    if case .missingLibrary = cause {
      return Message(
        cause.message.problem,
        "\(PlaybackError.installation), or write the sound to a file: \(exportLine)")
    }
    if case .system(_, let code, _) = cause, refusesFiles(code) { return cause.message }
    return Message(
      cause.message.problem,
      "Type audiograph devices to list the devices, or write the sound to a file: \(exportLine)")
  }
}

extension PlaybackError {
  var message: Message {
    if case .missingLibrary = self { return Message(problem, "\(Self.installation).") }
    let usual = "Type audiograph devices to list the devices."
    if case .system(_, let code, _) = self { return Message(problem, systemRemedy(code, usual)) }
    return Message(problem, usual)
  }

  /// What to do where ALSA is missing.
  fileprivate static let installation = "Install ALSA, the library of Linux for sound devices"

  private var problem: String {
    switch self {
    case .noSuchDevice(let device): "There is no sound device \(quoted(device))."
    case .busy(let device): "The sound device \(quoted(device)) is in use by another program."
    case .notPermitted(let device): "You may not use the sound device \(quoted(device))."
    case .serverUnreachable(let device):
      "The sound server behind the device \(quoted(device)) does not answer."
    case .unsupportedConfiguration(let device):
      "The sound device \(quoted(device)) cannot play this kind of sound."
    case .unsupportedRate(let device, let sampleRate, let nearest):
      "The sound device \(quoted(device)) cannot play at \(sampleRate) hertz, but at \(nearest)."
    case .stalled(let device, let seconds):
      "The sound device \(quoted(device)) has taken no sound for \(counted(seconds, "second"))."
    case .missingLibrary(let name): "Nothing can be played, since the library \(name) is missing."
    case .system(let device, _, let reason):
      "The sound device \(quoted(device)) does not play: \(reason)."
    }
  }
}

extension SoundFileError {
  var message: Message {
    switch self {
    case .unsupportedRate(let kind, let rate, let allowed):
      Message(
        "A .\(kind.rawValue) file cannot hold a sample rate of \(rate).",
        "It can hold \(allowed.words).")
    case .unsupportedDepth(let kind, _, []):
      Message(
        "A .\(kind.rawValue) file has no number of bits a sample to choose.", "Leave out --bits.")
    case .unsupportedDepth(let kind, let depth, let allowed):
      Message(
        "A .\(kind.rawValue) file cannot hold \(depth.rawValue) bits.",
        "It can hold \(alternatives(allowed.map(\.rawValue))).")
    case .tooLong(let frameCount):
      Message(
        "No file holds a sound of \(frameCount) frames.", "Choose a shorter --duration.")
    case .encoding(let kind, let reason):
      Message("The .\(kind.rawValue) file was refused: \(reason).", "Choose another ending.")
    case .missingLibrary(let kind, let name):
      Message(
        "The .\(kind.rawValue) file cannot be written, since the library \(name) is missing.",
        "Install libsndfile.")
    case .incomplete(let kind, let frameCount, let written):
      Message(
        "Only \(written) of \(frameCount) frames reached the .\(kind.rawValue) file.",
        "Choose another ending.")
    case .output(let error): error.message
    }
  }
}

extension SampleRates {
  fileprivate var words: String {
    switch self {
    case .all: "every rate from 8000 to 192000"
    case .only(let rates): alternatives(rates.map(String.init))
    case .upTo65535OrMultiplesOfTen: "rates up to 65535, and multiples of ten above"
    }
  }
}

extension OutputError {
  var message: Message {
    switch self {
    case .invalidPath(let path):
      Message("The name \(quoted(path)) is no name of a file.", "Give another name.")
    case .isFolder(let path):
      Message("The output \(quoted(path)) is a folder.", "Give the name of a file in it.")
    case .noSuchFolder(let path, let folder):
      Message(
        "There is no folder \(quoted(folder)) to write \(quoted(path)) in.",
        "Make the folder first, or give another name.")
    case .folderTakesNoFiles(let path, let folder):
      Message(
        "The output \(quoted(path)) cannot be written, since no file can be made in"
          + " \(quoted(folder)).",
        "Give another name.")
    case .notAFolder(let path, let folder):
      Message(
        "The output \(quoted(path)) cannot be written, since \(quoted(folder)) is no folder.",
        "Give another name.")
    case .exists(let path):
      Message(
        "The file \(quoted(path)) exists.", "Give another name, or leave out --no-clobber.")
    default: systemMessage
    }
  }

  private var systemMessage: Message {
    switch self {
    case .notPermitted(let path):
      Message("You may not write to \(target(path)).", "Give another name, or ask for permission.")
    case .readOnlyFileSystem(let path):
      Message("The disk of \(quoted(path)) is read-only.", "Write to another place.")
    case .noSpace(let path):
      Message("There is no room left for \(target(path)).", "Free some, or write to another place.")
    case .tooLarge(let path):
      Message("The file \(quoted(path)) would be too large.", "Choose a shorter --duration.")
    case .nameTooLong(let path):
      Message("The name \(quoted(path)) is too long.", "Give a shorter name.")
    case .linkLoop(let path):
      Message("The links behind \(quoted(path)) lead in a circle.", "Give another name.")
    case .ofAnotherUser(let path, let file):
      Message(
        "The output \(quoted(path)) leads through \(quoted(file)), which another user put into a"
          + " folder that is open to all.",
        "Give a name that does not.")
    case .system(let path, let code, let reason):
      Message(
        "Writing to \(target(path)) failed: \(reason).",
        systemRemedy(code, "Write to another place."))
    default: Message("The writing was broken off.", "Start it again.")
    }
  }

  private func target(_ path: String) -> String {
    path == "-" ? "standard output" : quoted(path)
  }
}
