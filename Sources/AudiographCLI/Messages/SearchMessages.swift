// SPDX-License-Identifier: MIT

internal import MarketData

/// Why a search has no result.
enum SearchError: Error, Equatable {
  case nothingFound(String)
  /// A line of standard input had no result, which was said there.
  case notEveryLine
}

extension SearchError {
  /// Nil where it was said before.
  var message: Message? {
    switch self {
    case .nothingFound(let text):
      Message(
        "No company, word in its name, or symbol begins with \(quoted(text)).",
        "Give fewer letters, or another word of the name.")
    case .notEveryLine: nil
    }
  }
}

extension DirectoryEntry {
  /// `Apple Inc., AAPL, NASDAQ.`
  var line: String {
    "\(name), \(symbol)\(exchange.map { ", \($0)" } ?? "")."
  }
}
