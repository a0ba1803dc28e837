// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension ImportError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .severalFilesAs(let symbol):
      Message(
        s.importSeveralFilesAs(symbol: symbol),
        s.importSeveralFilesAsRemedy())
    case .badSymbol(let text):
      Message(s.importBadSymbol(text: text), s.symbolForm(most: MarketSymbol.longest))
    case .noSymbol(let name):
      Message(s.importNoSymbol(name: name), s.importNoSymbolRemedy())
    case .notDates(let name):
      Message(
        s.importNotDates(name: name),
        s.importNotDatesRemedy())
    case .notDays(let name, let example):
      Message(
        s.importNotDays(name: name, example: example.description),
        s.importNotDaysRemedy())
    case .list(let path, let error): error.message(path, in: s)
    }
  }
}

extension ImportIncomplete: UserFacingError {
  func message(in s: any Sentences) -> Message { .silent }
}

/// The outcome of importing the prices of a symbol.
///
/// For example: `AAPL: 2 days, 28 February 2013 to 1 March 2013, 1 new, 1 changed.`
func importLines(
  _ symbol: MarketSymbol, days: [CalendarDate], _ saved: SavedBars, in s: any Sentences
) -> [String] {
  replacementLines(symbol, saved, in: s) + [importLine(symbol, days, saved, s)]
}

/// The sources whose prices of a symbol were replaced by new ones.
func replacementLines(
  _ symbol: MarketSymbol, _ saved: SavedBars, in s: any Sentences
) -> [String] {
  guard let source = saved.replacedSource else { return [] }
  guard let provider = ProviderName(rawValue: source) else {
    return [s.importReplacedImported(symbol: symbol.text)]
  }
  return [s.importReplaced(symbol: symbol.text, title: provider.title)]
}

private func importLine(
  _ symbol: MarketSymbol, _ days: [CalendarDate], _ saved: SavedBars, _ s: any Sentences
) -> String {
  guard let first = days.first, let last = days.last else {
    return s.importNoDays(symbol: symbol.text)
  }
  let span = first == last ? s.date(first) : s.dateSpan(first: first, last: last)
  return s.importDone(
    symbol: symbol.text, days: days.count, span: span, new: saved.new, changed: saved.changed)
}
