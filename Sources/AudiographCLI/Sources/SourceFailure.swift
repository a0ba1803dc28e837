// SPDX-License-Identifier: MIT

internal import Audiograph

/// One of several sources that failed, while the others are still used.
struct SourceFailure {
  /// The source as it was typed.
  let name: String
  let error: any Error

  /// Nil if the error is about more than the source: wrong use, an interruption.
  init?(_ source: Source, _ error: any Error) {
    guard [.input, .provider].contains(ExitCode(error)) else { return nil }
    switch source {
    case .symbol(let text), .file(let text), .address(let text): name = text
    case .standardInput: name = Console.sentences.say(.standardInput())
    }
    self.error = error
  }

  /// What is wrong and what to do; nil if there is nothing to say.
  fileprivate func reason(in s: Sentences) -> String? { ErrorWords(error, in: s).text }
}

/// Some sources gave nothing, each already reported.
struct SourcesMissing: UserFacingError {
  /// What the first of them ends the program with.
  let exitStatus: ExitCode

  var message: Message { Message(exitStatus) }
}

extension [SourceFailure] {
  /// What a body makes of each element; elements for which it fails are added as failures.
  ///
  /// - Throws: What is about more than one element, and what failed first where nothing is left.
  mutating func collect<Input, Result>(
    from inputs: [Input], named source: (Input) -> Source, _ body: (Input) throws -> Result
  ) throws -> [Result] {
    var outputs: [Result] = []
    for input in inputs {
      do { outputs.append(try body(input)) } catch {
        guard let failure = SourceFailure(source(input), error) else { throw error }
        append(failure)
      }
    }
    if outputs.isEmpty, let first { throw first.error }
    return outputs
  }

  /// Says at the end of a command what is missing, what has one reason in one line.
  ///
  /// - Throws: `SourcesMissing` where anything is.
  func finish(_ reporter: Reporter) throws {
    guard let first else { return }
    let s = reporter.sentences
    let told = compactMap { failure in failure.reason(in: s).map { (failure.name, $0) } }
    reporter.report(
      told.map(\.1).uniqued.map { reason in
        let names = told.filter { $0.1 == reason }.map(\.0)
        return "audiograph: " + s.joined(names) + s.colon + reason
      })
    throw SourcesMissing(exitStatus: ExitCode(first.error))
  }
}
