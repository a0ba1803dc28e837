// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Why a file cannot be imported, or not under the symbol meant.
struct ImportError: MessageError {
  let message: Message

  /// One symbol was named for several files.
  static func severalFilesAs(_ symbol: String) -> Self {
    Self(.usage, .importSeveralFilesAs(symbol: symbol), .importSeveralFilesAsRemedy())
  }

  /// What was named cannot be a symbol.
  static func badSymbol(_ text: String) -> Self {
    Source.endsAsFile(text)
      ? Self(.usage, .sourceFileForSymbol(text: text), .sourceFileForSymbolRemedy())
      : Self(.usage, .importBadSymbol(text: text), .symbolForm(most: MarketSymbol.longest))
  }

  /// A file's name cannot be a symbol, and none was named.
  static func noSymbol(name: String) -> Self {
    Self(.usage, .importNoSymbol(name: name), .importNoSymbolRemedy())
  }

  /// The positions are not dates.
  static func notDates(name: String) -> Self {
    Self(.input, .importNotDates(name: name), .importNotDatesRemedy())
  }

  /// The dates are known more or less finely than days.
  static func notDays(name: String, example: CalendarDate) -> Self {
    Self(.input, .importNotDays(name: name, example: example.description), .importNotDaysRemedy())
  }

  /// A list of symbols is none.
  static func list(path: String, _ error: SymbolListError) -> Self {
    let said = error.said(of: path)
    return Self(.input, said.problem, said.remedy)
  }
}

/// Some files could not be imported, which has been said of each; the others were.
struct ImportIncomplete: UserFacingError {
  var message: Message { Message(.input) }
}
