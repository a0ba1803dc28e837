// SPDX-License-Identifier: MIT

/// Why a search has no result.
enum SearchError: Error, Equatable {
  case nothingFound(String)
  /// No symbol begins with the text; names were not looked at.
  case noSymbol(String)
  /// A line of standard input had no result, which was said there.
  case notEveryLine

  var exitStatus: ExitCode { .input }
}
