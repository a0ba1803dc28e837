// SPDX-License-Identifier: MIT

internal import MarketData

/// Why a search has no result.
enum SearchError: Error, Equatable {
  case nothingFound(String)
  /// No symbol begins with the text; names were not looked at.
  case noSymbol(String)
  /// A line of standard input had no result, which was said there.
  case notEveryLine

  var exitStatus: ExitCode { .input }
}

extension SearchError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .nothingFound(let text):
      Message(
        s.searchNothingFound(text: text),
        s.searchNothingFoundRemedy())
    case .noSymbol(let text):
      Message(s.searchNoSymbol(text: text), s.searchNoSymbolRemedy())
    case .notEveryLine: .silent
    }
  }
}

extension DirectoryEntry {
  /// The entry on one line: `Apple Inc., AAPL, NASDAQ.`.
  var line: String {
    ended("\(name), \(symbol)\(exchange.map { ", \($0)" } ?? "")")
  }
}
