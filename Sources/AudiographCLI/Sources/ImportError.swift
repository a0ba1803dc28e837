// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Why a file cannot be imported, or not under the symbol meant.
enum ImportError: Error, Equatable {
  /// One symbol was named for several files.
  case severalFilesAs(String)
  /// What was named cannot be a symbol.
  case badSymbol(String)
  /// A file's name cannot be a symbol, and none was named.
  case noSymbol(name: String)
  /// The positions are not dates.
  case notDates(name: String)
  /// The dates are known more or less finely than days.
  case notDays(name: String, example: CalendarDate)
  /// A list of symbols is none.
  case list(path: String, SymbolListError)

  var exitStatus: ExitCode {
    switch self {
    case .severalFilesAs, .badSymbol, .noSymbol: .usage
    case .notDates, .notDays, .list: .input
    }
  }
}

/// Some files could not be imported, which has been said of each; the others were.
struct ImportIncomplete: Error {
  var exitStatus: ExitCode { .input }
}
