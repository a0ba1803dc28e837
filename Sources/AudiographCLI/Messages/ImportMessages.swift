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
  /// The positions are no dates.
  case notDates(name: String)
  /// The dates are known more or less finely than days.
  case notDays(name: String, example: CalendarDate)
  /// A list of symbols is none.
  case list(path: String, SymbolListError)
}

/// Some files could not be imported, which has been said of each; the others were.
struct ImportIncomplete: Error {}

extension ImportError: UserFacingError {
  var message: Message {
    switch self {
    case .severalFilesAs(let symbol):
      .usage(
        "Several files cannot all hold the prices of \(quoted(symbol)).",
        "Import them one at a time, or leave out --as to take the symbols from the file names.")
    case .badSymbol(let text): .usage("\(quoted(text)) cannot be a symbol.", symbolForm)
    case .noSymbol(let name):
      .usage("The name \(quoted(name)) cannot be a symbol.", "Give a symbol with --as.")
    case .notDates(let name):
      .input(
        "\(quoted(name)) has no column of dates.",
        "Choose one with --x, or describe the dates with --date-format.")
    case .notDays(let name, let example):
      .input(
        "The dates in \(quoted(name)), such as \(quoted(example.description)), are not days.",
        "Give a file with one price per day.")
    case .list(let path, let error): error.message(path)
    }
  }
}

extension ImportIncomplete: UserFacingError {
  var message: Message { .silent(.input) }
}

/// What a symbol looks like.
let symbolForm = "Use up to \(MarketSymbol.longest) letters, digits and the characters . - ^ = &."

/// What came of importing the prices of a symbol.
///
/// For example: `AAPL: 2 days, 28 February 2013 to 1 March 2013, 1 new, 1 changed.`
func importLines(
  _ symbol: MarketSymbol, days: [CalendarDate], _ saved: SavedBars
) -> [String] {
  replacementLines(symbol, saved) + [importLine(symbol, days, saved)]
}

/// Whose prices of a symbol gave way to new ones; none where nobody's did.
func replacementLines(_ symbol: MarketSymbol, _ saved: SavedBars) -> [String] {
  guard let source = saved.replacedSource else { return [] }
  let title = ProviderName(rawValue: source)?.title
  return ["\(symbol): the \(title.map { "prices of \($0)" } ?? "imported prices") were replaced."]
}

private func importLine(
  _ symbol: MarketSymbol, _ days: [CalendarDate], _ saved: SavedBars
) -> String {
  guard let first = days.first, let last = days.last else { return "\(symbol): no days." }
  let span =
    first == last ? english.date(first) : "\(english.date(first)) to \(english.date(last))"
  let counts = [(saved.new, "new"), (saved.changed, "changed")].filter { $0.0 > 0 }
    .map { "\($0.0) \($0.1)" }
  let outcome = counts.isEmpty ? "nothing new" : counts.joined(separator: ", ")
  return "\(symbol): \(counted(days.count, "day")), \(span), \(outcome)."
}
