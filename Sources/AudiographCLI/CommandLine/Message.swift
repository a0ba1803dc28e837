// SPDX-License-Identifier: MIT

internal import Audiograph

/// An error that ends a command.
protocol UserFacingError: Error {
  var message: Message { get }
}

/// What an error ends the program with and what is said of it, in no language yet.
struct Message: Hashable {
  let exitStatus: ExitCode
  /// What is wrong; nil where there is nothing to say: an interruption, a reader that has gone, what was
  /// said before.
  let problem: Said?
  /// What to do about it; nil if the problem says that too.
  let remedy: Said?

  init(_ exitStatus: ExitCode, _ problem: Said? = nil, _ remedy: Said? = nil) {
    (self.exitStatus, self.problem, self.remedy) = (exitStatus, problem, remedy)
  }

  /// The message of any error, which is one of the program's own making where it is not user-facing.
  init(of error: any Error) {
    self =
      (error as? any UserFacingError)?.message
      ?? Message(
        .internalError, .internalError(type: "\(type(of: error))"), .internalErrorRemedy())
  }
}

/// What is wrong and what to do about it; nil for what is not said.
typealias ProblemAndRemedy = (problem: Said?, remedy: Said?)

/// An error of a library, which knows neither exit statuses nor what to do at a command line.
protocol LibraryError: UserFacingError {
  var exitStatus: ExitCode { get }
  var said: ProblemAndRemedy { get }
}

extension LibraryError {
  var message: Message { Message(exitStatus, said.problem, said.remedy) }
}

/// An error that is its message and nothing besides: a static function for each thing that can be wrong
/// makes it.
protocol MessageError: UserFacingError, Hashable {
  init(message: Message)
}

extension MessageError {
  init(_ exitStatus: ExitCode, _ problem: Said? = nil, _ remedy: Said? = nil) {
    self.init(message: Message(exitStatus, problem, remedy))
  }

  /// Whether the same is wrong as with another error, whatever facts that has.
  func isLike(_ other: Self) -> Bool { message.problem?.name == other.message.problem?.name }
}

extension ExitCode {
  /// The status of any error.
  init(_ error: any Error) { self = Message(of: error).exitStatus }
}

/// The sentences of an error in a language.
struct ErrorWords: Equatable {
  /// What is wrong; empty if there is nothing to say.
  let problem: String
  /// What to do about it; empty if the problem says that too.
  let remedy: String

  init(_ error: any Error, in sentences: Sentences) {
    self.init(Message(of: error), in: sentences)
  }

  init(_ message: Message, in sentences: Sentences) {
    problem = message.problem.map(sentences.say) ?? ""
    remedy = message.remedy.map(sentences.say) ?? ""
  }

  /// Both sentences; nil if there is nothing to say.
  var text: String? {
    if problem.isEmpty { nil } else { remedy.isEmpty ? problem : [problem, remedy].paragraph }
  }

  /// The line on standard error.
  var line: String? { text.map { "audiograph: \($0)" } }
}
