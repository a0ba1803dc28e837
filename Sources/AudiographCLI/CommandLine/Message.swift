// SPDX-License-Identifier: MIT

/// An error that ends a command, with its exit status and message.
protocol UserFacingError: Error {
  /// What the program ends with, which no words decide.
  var exitStatus: ExitCode { get }

  /// What it says, in the words of a language.
  func message(in sentences: Sentences) -> Message
}

extension ExitCode {
  /// The status of any error, which is one of the program's own making if it is not user-facing.
  init(_ error: any Error) {
    self = (error as? any UserFacingError)?.exitStatus ?? .internalError
  }
}

/// The sentences of an error.
struct Message: Equatable {
  /// What is wrong.
  let problem: String
  /// What to do about it; empty if the problem says that too.
  let remedy: String

  /// The message of any error, which is one of the program's own making where it is not
  /// user-facing.
  init(_ error: any Error, in sentences: Sentences) {
    self =
      (error as? any UserFacingError)?.message(in: sentences)
      ?? .programmingError(error, in: sentences)
  }

  init(_ problem: String, _ remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// Where there is nothing to say: an interruption, a reader that has gone, what was said before.
  static let silent = Message("", "")

  private static func programmingError(
    _ error: any Error, in sentences: Sentences
  ) -> Message {
    Message(
      sentences.say(.internalError(type: "\(type(of: error))")),
      sentences.say(.internalErrorRemedy()))
  }

  /// Both sentences; nil if there is nothing to say.
  var text: String? {
    if problem.isEmpty { nil } else { remedy.isEmpty ? problem : "\(problem) \(remedy)" }
  }

  /// The line on standard error.
  var line: String? { text.map { "audiograph: \($0)" } }
}
