// SPDX-License-Identifier: MIT

internal import SoundDevice
internal import SoundFile

extension PlaybackFailure: UserFacingError {
  func message(in s: Sentences) -> Message {
    let remedy =
      switch cause {
      case .system(_, let code, _) where refusesFiles(code): cause.message(in: s).remedy
      case .missingLibrary:
        s.playbackMissingLibraryRemedy(exportLine: exportLine)
      case .noSuchDevice, .busy, .notPermitted, .serverUnreachable, .unsupportedConfiguration,
        .unsupportedRate, .stalled, .system:
        s.playbackNoSuchDeviceRemedy(exportLine: exportLine)
      }
    return Message(cause.message(in: s).problem, remedy)
  }
}

extension NoDevices: UserFacingError {
  func message(in s: Sentences) -> Message {
    Message(
      s.deviceNoneFound(),
      s.deviceNoneFoundRemedy())
  }
}

extension PlaybackError: UserFacingError {
  var exitStatus: ExitCode { .device }

  func message(in s: Sentences) -> Message {
    let listing = s.deviceListing()
    return switch self {
    case .noSuchDevice(let device):
      Message(s.deviceNoSuchDevice(device: device), listing)
    case .busy(let device):
      Message(s.deviceBusy(device: device), listing)
    case .notPermitted(let device):
      Message(s.deviceNotPermitted(device: device), listing)
    case .serverUnreachable(let device):
      Message(s.deviceServerUnreachable(device: device), listing)
    case .unsupportedConfiguration(let device):
      Message(s.deviceUnsupportedConfiguration(device: device), listing)
    case .unsupportedRate(let device, let sampleRate, let nearest):
      Message(
        s.deviceUnsupportedRate(device: device, sampleRate: sampleRate, nearest: nearest),
        listing)
    case .stalled(let device, let seconds):
      Message(
        s.deviceStalled(device: device, seconds: Double(seconds)),
        listing)
    case .missingLibrary(let name):
      Message(
        s.deviceMissingLibrary(name: name),
        s.deviceMissingLibraryRemedy())
    case .system(let device, let code, let reason):
      Message(
        s.deviceSystem(device: device, reason: reason),
        s.systemRemedy(code, listing))
    }
  }
}

extension SoundFileError: UserFacingError {
  var exitStatus: ExitCode {
    switch self {
    case .unsupportedRate, .unsupportedDepth: .usage
    case .tooLong, .encoding, .oldLibrary, .missingLibrary, .incomplete: .output
    case .output(let error): error.exitStatus
    }
  }

  func message(in s: Sentences) -> Message {
    switch self {
    case .unsupportedRate(let kind, let rate, let allowed):
      Message(
        s.soundFileUnsupportedRate(kind: kind.rawValue, rate: rate),
        s.soundFileUnsupportedRateRemedy(allowed: allowed.words(in: s)))
    case .unsupportedDepth(let kind, _, []):
      Message(s.soundFileNoDepth(kind: kind.rawValue), s.soundFileNoDepthRemedy())
    case .unsupportedDepth(let kind, let depth, let allowed):
      Message(
        s.soundFileUnsupportedDepth(kind: kind.rawValue, depth: depth.rawValue),
        s.soundFileUnsupportedDepthRemedy(allowed: allowed.map(\.rawValue)))
    case .tooLong(let frameCount):
      Message(
        s.soundFileTooLong(frameCount: frameCount),
        s.remedyChooseAShorterDuration())
    case .encoding(let kind, let code):
      Message(s.soundFileEncoding(kind: kind.rawValue, code: code), s.remedyChooseAnotherFormat())
    case .oldLibrary(let kind, let version):
      Message(
        s.soundFileOldLibrary(kind: kind.rawValue),
        s.soundFileOldLibraryRemedy(version: version))
    case .missingLibrary(let kind, let name):
      Message(
        s.soundFileMissingLibrary(kind: kind.rawValue, name: name),
        s.soundFileMissingLibraryRemedy())
    case .incomplete(let kind, let frameCount, let written):
      Message(
        s.soundFileIncomplete(written: written, frameCount: frameCount, kind: kind.rawValue),
        s.remedyChooseAnotherFormat())
    case .output(let error): error.message(in: s)
    }
  }
}

extension SampleRates {
  fileprivate func words(in s: Sentences) -> String {
    switch self {
    case .all: s.sampleRatesAll()
    case .only(let rates): s.alternatives(rates.map(String.init))
    case .upTo65535OrMultiplesOfTen: s.sampleRatesMultiples()
    }
  }
}

extension OutputError: UserFacingError {
  var exitStatus: ExitCode {
    switch self {
    case .closedPipe: .done
    case .interrupted: .interrupted
    default: .output
    }
  }

  func message(in s: Sentences) -> Message {
    switch self {
    case .invalidPath(let path):
      Message(s.outputInvalidPath(path: path), s.remedyChooseAnotherName())
    case .isFolder(let path):
      Message(s.outputIsFolder(path: path), s.outputIsFolderRemedy())
    case .noSuchFolder(let path, let folder):
      Message(
        s.outputNoSuchFolder(path: path, folder: folder),
        s.outputNoSuchFolderRemedy())
    case .folderTakesNoFiles(let path, let folder):
      Message(
        s.outputFolderTakesNoFiles(path: path, folder: folder),
        s.remedyChooseAnotherName())
    case .notAFolder(let path, let folder):
      Message(
        s.outputNotAFolder(path: path, folder: folder), s.remedyChooseAnotherName())
    case .notPermitted(let path):
      Message(
        s.outputNotPermitted(target: target(path, s)),
        s.outputNotPermittedRemedy())
    case .readOnlyFileSystem(let path):
      Message(s.outputReadOnlyFileSystem(path: path), s.remedyWriteToAnotherPlace())
    case .noSpace(let path):
      Message(
        s.outputNoSpace(target: target(path, s)), s.outputNoSpaceRemedy())
    case .tooLarge(let path):
      Message(s.outputTooLarge(path: path), s.remedyChooseAShorterDuration())
    case .nameTooLong(let path):
      Message(s.outputNameTooLong(path: path), s.outputNameTooLongRemedy())
    case .linkLoop(let path):
      Message(s.outputLinkLoop(path: path), s.remedyChooseAnotherName())
    case .ofAnotherUser(let path, let file):
      Message(
        s.outputOfAnotherUser(path: path, file: file),
        s.remedyChooseAnotherName())
    case .exists(let path):
      Message(
        s.outputExists(path: path),
        s.outputExistsRemedy())
    case .closedPipe: .silent
    case .interrupted: .silent
    case .system(let path, let code, let reason):
      Message(
        s.outputSystem(target: target(path, s), reason: reason),
        s.systemRemedy(code, s.remedyWriteToAnotherPlace()))
    }
  }

  private func target(_ path: String, _ s: Sentences) -> String {
    path == "-" ? s.standardOutput() : s.quoted(path)
  }
}
