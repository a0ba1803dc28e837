// SPDX-License-Identifier: MIT

internal import Audiograph

/// Why a search has no result.
struct SearchError: MessageError {
  let message: Message

  static func nothingFound(_ text: String) -> Self {
    Self(.input, .searchNothingFound(text: text), .searchNothingFoundRemedy())
  }

  /// No symbol begins with the text; names were not looked at.
  static func noSymbol(_ text: String) -> Self {
    Self(.input, .searchNoSymbol(text: text), .searchNoSymbolRemedy())
  }

  /// A line of standard input had no result, which was said there.
  static let notEveryLine = Self(.input)
}
