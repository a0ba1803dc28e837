// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData
internal import SoundDevice
internal import SoundFile

extension Verdict {
  /// The verdict on an error of one of the libraries.
  init(fromLibrary error: any Error) {
    self =
      switch error {
      case let error as ReadError: .status(error.status, error.message)
      case let error as RefusedTable: .status(error.cause.status, error.message)
      case let error as TooManySeries: .status(.input, error.message)
      case let error as RangeError: .status(error.status, error.message)
      case let error as RebaseError: .status(error.status, error.message)
      case let error as ChartError: .status(.input, error.message)
      case let error as ScoreError: .status(error.status, error.message)
      case let error as SoundFileError: .of(error)
      case let error as OutputError: .of(error)
      case let error as ProviderError: .status(error.status, error.message)
      case let error as PlaybackError: .status(.device, error.message)
      default: .unexplained
      }
  }

  private static func of(_ error: SoundFileError) -> Verdict {
    switch error {
    case .output(let error): of(error)
    case .unsupportedRate, .unsupportedDepth: .status(.usage, error.message)
    case .tooLong, .encoding, .missingLibrary, .incomplete: .status(.output, error.message)
    }
  }

  private static func of(_ error: OutputError) -> Verdict {
    switch error {
    case .closedPipe: .status(.done, nil)
    case .interrupted: .status(.interrupted, nil)
    default: .status(.output, error.message)
    }
  }
}

extension ReadError {
  /// A column, path or format that was asked for and is not there is wrong use, anything else
  /// wrong data.
  fileprivate var status: ExitCode {
    switch self {
    case .badDelimiter, .unknownColumn, .ambiguousColumn, .badDateFormat, .notAPriceFile,
      .priceColumnMissing, .fieldNotFound, .fieldNeedsJSON, .badRegex, .noHeader, .noSuchRows,
      .unknownGroup, .noGroups:
      .usage
    case .outOfMemory: .internalError
    default: .input
    }
  }
}

extension RangeError {
  var status: ExitCode {
    switch self {
    case .notALength, .noDates, .endBeforeStart, .noSuchColumn: .usage
    case .nothingInRange, .notASeries: .input
    }
  }
}

extension ScoreError {
  fileprivate var status: ExitCode {
    switch self {
    case .logarithmOf: .input
    case .outOfRange, .emptyAxis, .pitchAboveSampleRate, .tooManyTogether, .noBase: .usage
    }
  }
}
