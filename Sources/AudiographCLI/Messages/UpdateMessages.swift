// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension UpdateError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .offline:
      Message(
        s.updateOffline(),
        s.remedyLeaveOutOfflineAndUnsetThe())
    case .failed: .silent
    }
  }
}

/// The outcome of refreshing a symbol.
///
/// For example: `AAPL: 3 new days, to 19 November 2026, from Yahoo.`
func updateLines(
  _ outcome: SymbolRefresh.Outcome, _ symbol: MarketSymbol, in s: any Sentences
) -> [String] {
  let saved = outcome.saved
  let name = symbol.text
  let provider = s.provider(outcome.provider)
  let done =
    saved.last.map {
      s.updateDone(
        symbol: name, new: saved.new, changed: saved.changed, last: CalendarDate(day: $0),
        provider: provider)
    }
    ?? s.updateDoneEmpty(
      symbol: name, new: saved.new, changed: saved.changed, provider: provider)
  let missing = outcome.missingDays.map {
    s.updateMissing(
      symbol: name, first: CalendarDate(day: $0.lowerBound), last: CalendarDate(day: $0.upperBound))
  }
  return replacementLines(symbol, saved, in: s) + [done] + [missing].compactMap(\.self)
    + (outcome.isUnchecked ? [s.updateUnchecked(symbol: name)] : [])
}
