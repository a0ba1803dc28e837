// SPDX-License-Identifier: MIT

internal import SoundDevice
internal import SoundFile

extension PlaybackFailure: UserFacingError {
  func message(in s: Sentences) -> Message {
    let remedy =
      switch cause {
      case .system(_, let code, _) where refusesFiles(code): cause.message(in: s).remedy
      case .missingLibrary:
        s.say(.playbackMissingLibraryRemedy(exportLine: exportLine))
      case .noSuchDevice, .busy, .notPermitted, .serverUnreachable, .unsupportedConfiguration,
        .unsupportedRate, .stalled, .system:
        s.say(.playbackNoSuchDeviceRemedy(exportLine: exportLine))
      }
    return Message(cause.message(in: s).problem, remedy)
  }
}

extension NoDevices: UserFacingError {
  func message(in s: Sentences) -> Message {
    Message(
      s.say(.deviceNoneFound()),
      s.say(.deviceNoneFoundRemedy()))
  }
}

extension PlaybackError: UserFacingError {
  var exitStatus: ExitCode { .device }

  func message(in s: Sentences) -> Message {
    let listing = s.say(.deviceListing())
    return switch self {
    case .noSuchDevice(let device):
      Message(s.say(.deviceNoSuchDevice(device: device)), listing)
    case .busy(let device):
      Message(s.say(.deviceBusy(device: device)), listing)
    case .notPermitted(let device):
      Message(s.say(.deviceNotPermitted(device: device)), listing)
    case .serverUnreachable(let device):
      Message(s.say(.deviceServerUnreachable(device: device)), listing)
    case .unsupportedConfiguration(let device):
      Message(s.say(.deviceUnsupportedConfiguration(device: device)), listing)
    case .unsupportedRate(let device, let sampleRate, let nearest):
      Message(
        s.say(.deviceUnsupportedRate(device: device, sampleRate: sampleRate, nearest: nearest)),
        listing)
    case .stalled(let device, let seconds):
      Message(
        s.say(.deviceStalled(device: device, seconds: Double(seconds))),
        listing)
    case .missingLibrary(let name):
      Message(
        s.say(.deviceMissingLibrary(name: name)),
        s.say(.deviceMissingLibraryRemedy()))
    case .system(let device, let code, let reason):
      Message(
        s.say(.deviceSystem(device: device, reason: reason)),
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
        s.say(.soundFileUnsupportedRate(kind: kind.rawValue, rate: rate)),
        s.say(.soundFileUnsupportedRateRemedy(allowed: allowed.words(in: s))))
    case .unsupportedDepth(let kind, _, []):
      Message(s.say(.soundFileNoDepth(kind: kind.rawValue)), s.say(.soundFileNoDepthRemedy()))
    case .unsupportedDepth(let kind, let depth, let allowed):
      Message(
        s.say(.soundFileUnsupportedDepth(kind: kind.rawValue, depth: depth.rawValue)),
        s.say(.soundFileUnsupportedDepthRemedy(allowed: allowed.map(\.rawValue))))
    case .tooLong(let frameCount):
      Message(
        s.say(.soundFileTooLong(frameCount: frameCount)),
        s.say(.remedyChooseAShorterDuration()))
    case .encoding(let kind, let code):
      Message(
        s.say(.soundFileEncoding(kind: kind.rawValue, code: code)),
        s.say(.remedyChooseAnotherFormat()))
    case .oldLibrary(let kind, let version):
      Message(
        s.say(.soundFileOldLibrary(kind: kind.rawValue)),
        s.say(.soundFileOldLibraryRemedy(version: version)))
    case .missingLibrary(let kind, let name):
      Message(
        s.say(.soundFileMissingLibrary(kind: kind.rawValue, name: name)),
        s.say(.soundFileMissingLibraryRemedy()))
    case .incomplete(let kind, let frameCount, let written):
      Message(
        s.say(.soundFileIncomplete(written: written, frameCount: frameCount, kind: kind.rawValue)),
        s.say(.remedyChooseAnotherFormat()))
    case .output(let error): error.message(in: s)
    }
  }
}

extension SampleRates {
  fileprivate func words(in s: Sentences) -> String {
    switch self {
    case .all: s.say(.sampleRatesAll())
    case .only(let rates): s.alternatives(rates.map(String.init))
    case .upTo65535OrMultiplesOfTen: s.say(.sampleRatesMultiples())
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
      Message(s.say(.outputInvalidPath(path: path)), s.say(.remedyChooseAnotherName()))
    case .isFolder(let path):
      Message(s.say(.outputIsFolder(path: path)), s.say(.outputIsFolderRemedy()))
    case .noSuchFolder(let path, let folder):
      Message(
        s.say(.outputNoSuchFolder(path: path, folder: folder)),
        s.say(.outputNoSuchFolderRemedy()))
    case .folderTakesNoFiles(let path, let folder):
      Message(
        s.say(.outputFolderTakesNoFiles(path: path, folder: folder)),
        s.say(.remedyChooseAnotherName()))
    case .notAFolder(let path, let folder):
      Message(
        s.say(.outputNotAFolder(path: path, folder: folder)), s.say(.remedyChooseAnotherName()))
    case .notPermitted(let path):
      Message(
        s.say(.outputNotPermitted(target: target(path, s))),
        s.say(.outputNotPermittedRemedy()))
    case .readOnlyFileSystem(let path):
      Message(s.say(.outputReadOnlyFileSystem(path: path)), s.say(.remedyWriteToAnotherPlace()))
    case .noSpace(let path):
      Message(
        s.say(.outputNoSpace(target: target(path, s))), s.say(.outputNoSpaceRemedy()))
    case .tooLarge(let path):
      Message(s.say(.outputTooLarge(path: path)), s.say(.remedyChooseAShorterDuration()))
    case .nameTooLong(let path):
      Message(s.say(.outputNameTooLong(path: path)), s.say(.outputNameTooLongRemedy()))
    case .linkLoop(let path):
      Message(s.say(.outputLinkLoop(path: path)), s.say(.remedyChooseAnotherName()))
    case .ofAnotherUser(let path, let file):
      Message(
        s.say(.outputOfAnotherUser(path: path, file: file)),
        s.say(.remedyChooseAnotherName()))
    case .exists(let path):
      Message(
        s.say(.outputExists(path: path)),
        s.say(.outputExistsRemedy()))
    case .closedPipe: .silent
    case .interrupted: .silent
    case .system(let path, let code, let reason):
      Message(
        s.say(.outputSystem(target: target(path, s), reason: reason)),
        s.systemRemedy(code, s.say(.remedyWriteToAnotherPlace())))
    }
  }

  private func target(_ path: String, _ s: Sentences) -> String {
    path == "-" ? s.say(.standardOutput()) : s.quoted(path)
  }
}
