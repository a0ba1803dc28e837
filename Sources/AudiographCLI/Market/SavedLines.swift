// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// The outcome of importing the prices of a symbol.
///
/// For example: `AAPL: 2 days, 28 February 2013 to 1 March 2013, 1 new, 1 changed.`
func importLines(
  _ symbol: MarketSymbol, days: [CalendarDate], _ saved: SavedBars, in s: Sentences
) -> [String] {
  replacementLines(symbol, saved, in: s) + [importLine(symbol, days, saved, s)]
}

/// The outcome of refreshing a symbol.
///
/// For example: `AAPL: 3 new days, to 19 November 2026, from Yahoo.`
func updateLines(
  _ outcome: SymbolRefresh.Outcome, _ symbol: MarketSymbol, in s: Sentences
) -> [String] {
  let saved = outcome.saved
  let name = symbol.text
  let provider = s.say(.provider(outcome.provider))
  let done =
    saved.last.map {
      s.say(
        .updateDone(
          symbol: name, new: saved.new, changed: saved.changed, last: CalendarDate(day: $0),
          provider: provider))
    }
    ?? s.say(
      .updateDoneEmpty(
        symbol: name, new: saved.new, changed: saved.changed, provider: provider))
  let missing = outcome.missingDays.map {
    s.say(
      .updateMissing(
        symbol: name, first: CalendarDate(day: $0.lowerBound),
        last: CalendarDate(day: $0.upperBound)))
  }
  return replacementLines(symbol, saved, in: s) + [done] + [missing].compactMap(\.self)
    + (outcome.isUnchecked ? [s.say(.updateUnchecked(symbol: name))] : [])
}

/// The sources whose prices of a symbol were replaced by new ones.
func replacementLines(
  _ symbol: MarketSymbol, _ saved: SavedBars, in s: Sentences
) -> [String] {
  guard let source = saved.replacedSource else { return [] }
  guard let provider = ProviderName(rawValue: source) else {
    return [s.say(.importReplacedImported(symbol: symbol.text))]
  }
  return [s.say(.importReplaced(symbol: symbol.text, title: provider.title))]
}

private func importLine(
  _ symbol: MarketSymbol, _ days: [CalendarDate], _ saved: SavedBars, _ s: Sentences
) -> String {
  guard let first = days.first, let last = days.last else {
    return s.say(.importNoDays(symbol: symbol.text))
  }
  let span = first == last ? s.date(first) : s.say(.dateSpan(first: first, last: last))
  return s.say(
    .importDone(
      symbol: symbol.text, days: days.count, span: span, new: saved.new, changed: saved.changed))
}
