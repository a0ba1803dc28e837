// SPDX-License-Identifier: MIT

/// A regular expression, which no browser reads as the program does: each is refused.
final class LinePattern {
  enum Outcome: Equatable {
    case groups([Range<Int>?])
    case nothing
    case tooManySteps
  }

  let names: [String] = []

  init(_ pattern: String) throws(ReadError) { throw .missingPatternLibrary(name: "PCRE2") }

  func search(_ line: [UInt8]) -> Outcome { .nothing }
}

/// No search is timed where there is none.
enum ThreadClock { static let seconds = 0.0 }
