// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundDevice
internal import SoundFile

extension PlaybackError: LibraryError {
  var exitStatus: ExitCode { .device }

  var said: ProblemAndRemedy {
    let listing = Said.deviceListing()
    return switch self {
    case .noSuchDevice(let device): (.deviceNoSuchDevice(device: device), listing)
    case .busy(let device): (.deviceBusy(device: device), listing)
    case .notPermitted(let device): (.deviceNotPermitted(device: device), listing)
    case .serverUnreachable(let device): (.deviceServerUnreachable(device: device), listing)
    case .unsupportedConfiguration(let device):
      (.deviceUnsupportedConfiguration(device: device), listing)
    case .unsupportedRate(let device, let sampleRate, let nearest):
      (.deviceUnsupportedRate(device: device, sampleRate: sampleRate, nearest: nearest), listing)
    case .stalled(let device, let seconds):
      (.deviceStalled(device: device, seconds: Double(seconds)), listing)
    case .missingLibrary(let name):
      (.deviceMissingLibrary(name: name), .deviceMissingLibraryRemedy())
    case .system(let device, let code, let reason):
      (.deviceSystem(device: device, reason: reason), .systemRemedy(code, listing))
    }
  }
}

extension SoundFileError: LibraryError {
  var exitStatus: ExitCode {
    switch self {
    case .unsupportedRate, .unsupportedDepth: .usage
    case .tooLong, .encoding, .oldLibrary, .missingLibrary, .incomplete: .output
    case .output(let error): error.exitStatus
    }
  }

  var said: ProblemAndRemedy {
    switch self {
    case .unsupportedRate(let kind, let rate, let allowed):
      (
        .soundFileUnsupportedRate(kind: kind.rawValue, rate: rate),
        .soundFileUnsupportedRateRemedy(allowed: allowed.said)
      )
    case .unsupportedDepth(let kind, _, []):
      (.soundFileNoDepth(kind: kind.rawValue), .soundFileNoDepthRemedy())
    case .unsupportedDepth(let kind, let depth, let allowed):
      (
        .soundFileUnsupportedDepth(kind: kind.rawValue, depth: depth.rawValue),
        .soundFileUnsupportedDepthRemedy(allowed: allowed.map(\.rawValue))
      )
    case .tooLong(let frameCount):
      (.soundFileTooLong(frameCount: frameCount), .remedyChooseAShorterDuration())
    case .encoding(let kind, let code):
      (.soundFileEncoding(kind: kind.rawValue, code: code), .remedyChooseAnotherFormat())
    case .oldLibrary(let kind, let version):
      (.soundFileOldLibrary(kind: kind.rawValue), .soundFileOldLibraryRemedy(version: version))
    case .missingLibrary(let kind, let name):
      (.soundFileMissingLibrary(kind: kind.rawValue, name: name), .soundFileMissingLibraryRemedy())
    case .incomplete(let kind, let frameCount, let written):
      (
        .soundFileIncomplete(written: written, frameCount: frameCount, kind: kind.rawValue),
        .remedyChooseAnotherFormat()
      )
    case .output(let error): error.said
    }
  }
}

extension SampleRates {
  fileprivate var said: Said {
    switch self {
    case .all: .sampleRatesAll()
    case .only(let rates): .alternatives(rates.map { .text("\($0)") })
    case .upTo65535OrMultiplesOfTen: .sampleRatesMultiples()
    }
  }
}

extension OutputError: LibraryError {
  var exitStatus: ExitCode {
    switch self {
    case .closedPipe: .done
    case .interrupted: .interrupted
    default: .output
    }
  }

  var said: ProblemAndRemedy {
    switch self {
    case .invalidPath(let path): (.outputInvalidPath(path: path), .remedyChooseAnotherName())
    case .isFolder(let path): (.outputIsFolder(path: path), .outputIsFolderRemedy())
    case .noSuchFolder(let path, let folder):
      (.outputNoSuchFolder(path: path, folder: folder), .outputNoSuchFolderRemedy())
    case .folderTakesNoFiles(let path, let folder):
      (.outputFolderTakesNoFiles(path: path, folder: folder), .remedyChooseAnotherName())
    case .notAFolder(let path, let folder):
      (.outputNotAFolder(path: path, folder: folder), .remedyChooseAnotherName())
    case .notPermitted(let path):
      (.outputNotPermitted(target: target(path)), .outputNotPermittedRemedy())
    case .readOnlyFileSystem(let path):
      (.outputReadOnlyFileSystem(path: path), .remedyWriteToAnotherPlace())
    case .noSpace(let path): (.outputNoSpace(target: target(path)), .outputNoSpaceRemedy())
    case .tooLarge(let path): (.outputTooLarge(path: path), .remedyChooseAShorterDuration())
    case .nameTooLong(let path): (.outputNameTooLong(path: path), .outputNameTooLongRemedy())
    case .linkLoop(let path): (.outputLinkLoop(path: path), .remedyChooseAnotherName())
    case .ofAnotherUser(let path, let file):
      (.outputOfAnotherUser(path: path, file: file), .remedyChooseAnotherName())
    case .exists(let path): (.outputExists(path: path), .outputExistsRemedy())
    case .closedPipe: (nil, nil)
    case .interrupted: (nil, nil)
    case .system(let path, let code, let reason):
      (
        .outputSystem(target: target(path), reason: reason),
        .systemRemedy(code, .remedyWriteToAnotherPlace())
      )
    }
  }

  private func target(_ path: String) -> Said {
    path == "-" ? .standardOutput() : .quoted(path)
  }
}
