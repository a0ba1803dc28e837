// SPDX-License-Identifier: MIT

internal import MarketData

extension SearchError: UserFacingError {
  func message(in s: Sentences) -> Message {
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
