// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// Why an update is not complete.
enum UpdateError: Error, Equatable {
  /// Nothing may be fetched.
  case offline
  /// Some symbols failed, each of which was told of already.
  case failed
}

extension UpdateError: UserFacingError {
  var message: Message {
    switch self {
    case .offline:
      .provider(
        "Nothing was updated, because fetching is turned off.",
        "Leave out --offline, and unset the setting offline.")
    case .failed: .silent(.provider)
    }
  }
}

/// That imported prices are not refreshed.
func leftAsImportedLine(_ symbol: MarketSymbol) -> String {
  "\(symbol): imported prices are left as they are."
}

/// What came of refreshing a symbol.
///
/// For example: `AAPL: 3 new days, to 19 November 2026, from Yahoo.`
func updateLines(_ outcome: SymbolRefresh.Outcome, _ symbol: MarketSymbol) -> [String] {
  let saved = outcome.saved
  let new = saved.new > 0 ? "\(counted(saved.new, "new day"))" : "nothing new"
  let changed = saved.changed > 0 ? ", \(counted(saved.changed, "day")) changed" : ""
  let end = saved.last.map { ", to \(english.date(CalendarDate(day: $0)))" } ?? ""
  return replacementLines(symbol, saved)
    + ["\(symbol): \(new)\(changed)\(end), from \(outcome.provider.nameInside)."]
    + missingLines(symbol, outcome.missingDays)
    + (outcome.isUnchecked
      ? [
        "\(symbol): the new days do not overlap the stored ones, so a split between them would not"
          + " be noticed."
      ] : [])
}

private func missingLines(_ symbol: MarketSymbol, _ days: ClosedRange<Int>?) -> [String] {
  guard let days else { return [] }
  let first = english.date(CalendarDate(day: days.lowerBound))
  let last = english.date(CalendarDate(day: days.upperBound))
  return ["\(symbol): the days from \(first) to \(last) are missing."]
}
