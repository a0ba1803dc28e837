// SPDX-License-Identifier: MIT

internal import MarketData

/// An error as it is told: one sentence for what is wrong, one for what to do.
struct Message: Equatable {
  let problem: String
  let remedy: String

  init(_ problem: String, _ remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// The line on standard error.
  var line: String { "audiograph: \(problem) \(remedy)" }
}

/// How the program ends.
enum ExitCode: Int32 {
  case done = 0
  case internalError = 1
  case usage = 2
  case input = 3
  case provider = 4
  case device = 5
  case output = 6
  case interrupted = 130
}

/// What an error means for the person and for the caller of the program.
struct Verdict {
  let status: ExitCode
  /// Nil where there is nothing to say: an interruption, a reader that has gone.
  let message: Message?

  private init(_ status: ExitCode, _ message: Message?) {
    self.status = status
    self.message = message
  }

  /// The verdict on any error of the program.
  init(_ error: any Error) {
    switch error {
    case let error as UsageError: self.init(.usage, error.message)
    case let error as SourceError: self.init(error.status, error.message)
    case let error as UpdateError: self.init(.provider, error.message)
    case let error as SettingsError: self.init(error.status, error.message)
    case let error as UnsetSetting: self.init(.input, error.message)
    case let error as SearchError: self.init(.input, error.message)
    case let error as WatchlistError: self.init(error.status, error.message)
    case let error as UserFileError: self.init(.output, error.message)
    case let error as FigureError: self.init(error.status, error.message)
    case let error as ValueError: self.init(error.status, error.message)
    case let error as PlaybackFailure: self.init(.device, error.message)
    case let error as NoDevices: self.init(.device, error.message)
    case let error as ConsoleError: self.init(console: error)
    case let error as StoreError: self.init(error.status, error.message)
    case let error as ImportError: self.init(error.status, error.message)
    case is ImportIncomplete: self.init(.input, nil)
    case let error as SourcesMissing: self.init(error.status, nil)
    case let error as BatchError: self.init(error.status, error.message)
    case is BatchIncomplete: self.init(.input, nil)
    case is Interrupted: self.init(.interrupted, nil)
    default: self.init(fromLibrary: error)
    }
  }

  private init(console error: ConsoleError) {
    switch error {
    case .closedPipe: self.init(.done, nil)
    case .cannotWrite: self.init(.output, error.message)
    }
  }

  static func status(_ status: ExitCode, _ message: Message?) -> Verdict {
    Verdict(status, message)
  }

  /// For mistakes of the program itself.
  static let unexplained = Verdict(
    .internalError,
    Message(
      "Something went wrong that the program does not understand.",
      "Please report it with the command you typed."))
}
