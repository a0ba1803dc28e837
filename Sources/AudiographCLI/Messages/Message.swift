// SPDX-License-Identifier: MIT

/// The exit status of the program.
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

/// An error that ends a command, with its exit status and message.
protocol UserFacingError: Error {
  /// What it says, in the words of a language.
  func message(in sentences: any Sentences) -> Message
}

/// An error message: an exit status for scripts, sentences for people.
struct Message: Equatable {
  let status: ExitCode
  /// What is wrong.
  let problem: String
  /// What to do about it; empty where the problem says that too.
  let remedy: String

  /// The message of any error, which is one of the program's own making where it is not
  /// user-facing.
  init(_ error: any Error, in sentences: any Sentences) {
    self =
      (error as? any UserFacingError)?.message(in: sentences)
      ?? .programmingError(error, in: sentences)
  }

  init(_ status: ExitCode, _ problem: String, _ remedy: String) {
    self.status = status
    self.problem = problem
    self.remedy = remedy
  }

  static func usage(_ problem: String, _ remedy: String) -> Message {
    Message(.usage, problem, remedy)
  }

  static func input(_ problem: String, _ remedy: String) -> Message {
    Message(.input, problem, remedy)
  }

  static func provider(_ problem: String, _ remedy: String) -> Message {
    Message(.provider, problem, remedy)
  }

  static func device(_ problem: String, _ remedy: String) -> Message {
    Message(.device, problem, remedy)
  }

  static func output(_ problem: String, _ remedy: String) -> Message {
    Message(.output, problem, remedy)
  }

  /// Where there is nothing to say: an interruption, a reader that has gone, what was said before.
  static func silent(_ status: ExitCode) -> Message { Message(status, "", "") }

  private static func programmingError(
    _ error: any Error, in sentences: any Sentences
  ) -> Message {
    Message(
      .internalError, sentences.internalError(type: "\(type(of: error))"),
      sentences.internalErrorRemedy())
  }

  /// Both sentences; nil where there is nothing to say.
  var text: String? {
    if problem.isEmpty { nil } else { remedy.isEmpty ? problem : "\(problem) \(remedy)" }
  }

  /// The line on standard error.
  var line: String? { text.map { "audiograph: \($0)" } }
}
