// SPDX-License-Identifier: MIT

internal import MarketData

extension SearchError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .nothingFound(let text):
      Message(
        s.say(.searchNothingFound(text: text)),
        s.say(.searchNothingFoundRemedy()))
    case .noSymbol(let text):
      Message(s.say(.searchNoSymbol(text: text)), s.say(.searchNoSymbolRemedy()))
    case .notEveryLine: .silent
    }
  }
}
