// SPDX-License-Identifier: MIT

internal import MarketData

/// Why a search has no result.
enum SearchError: Error, Equatable {
  case nothingFound(String)
  /// No symbol begins with the text; names were not looked at.
  case noSymbol(String)
  /// A line of standard input had no result, which was said there.
  case notEveryLine
}

extension SearchError: UserFacingError {
  var message: Message {
    switch self {
    case .nothingFound(let text):
      .input(
        "No symbol, company name, or word in one begins with \(quoted(text)).",
        "Type fewer letters, or another word of the name.")
    case .noSymbol(let text):
      .input("No symbol begins with \(quoted(text)).", "Leave out --symbols to search names too.")
    case .notEveryLine: .silent(.input)
    }
  }
}

extension DirectoryEntry {
  /// The entry on one line: `Apple Inc., AAPL, NASDAQ.`.
  var line: String {
    ended("\(name), \(symbol)\(exchange.map { ", \($0)" } ?? "")")
  }
}
