// SPDX-License-Identifier: MIT

// What the words of errors take of parts of the program that are not in the page.

/// What is wrong and what to do about it; nil for what is not said.
typealias ProblemAndRemedy = (problem: Said?, remedy: Said?)

/// What an error ends with and what is said of it.
struct Message {
  let exitStatus: ExitCode
  let problem: Said?
  let remedy: Said?

  init(_ exitStatus: ExitCode, _ problem: Said?, _ remedy: Said?) {
    (self.exitStatus, self.problem, self.remedy) = (exitStatus, problem, remedy)
  }
}

/// An error that says all of that itself.
protocol UserFacingError: Error {
  var message: Message { get }
}

/// An error of the library, as the program ends with it.
protocol LibraryError: Error {
  var exitStatus: ExitCode { get }
  var said: ProblemAndRemedy { get }
}

/// No system is asked for anything.
enum SystemReason: Int32 {
  case notPermitted, notFound, inputOutput, noMemory, accessDenied, busy, exists, notAFolder
  case isFolder, invalidArgument, tooManyFilesInSystem, tooManyFiles, tooLarge, noSpace, readOnly
  case nameTooLong, linkLoop

  var code: Int32 { rawValue }
}

func systemReason(_ code: Int32) -> String { "\(code)" }

func refusesFiles(_ code: Int32) -> Bool { false }

extension Sentences {
  func reason(_ text: String) -> String { text }
}

/// No provider of prices is asked either.
struct ProviderName {
  let title: String
  let isAuthority: Bool
}

/// An address of the web, as far as it is told from a file.
enum WebAddress {
  static func isMeant(by text: String) -> Bool {
    let folded = text.lowercased()
    return ["https://", "http://", "ftp://"].contains { folded.begins(with: $0) }
  }
}
