// SPDX-License-Identifier: MIT

internal import Audiograph

/// What has to be saved so that stored prices are up to date.
public struct PriceFetch: Sendable, Hashable {
  /// The bars that came; nil if the provider has none since the last stored day.
  public let history: BarHistory?
  /// Whether stored bars of other days have to go, because they do not fit the new ones.
  public let isReplacing: Bool
  /// Days between the last stored bar and the first new one that nobody has; nil if there are
  /// none.
  public let missingDays: ClosedRange<Int>?
  /// Whether no day was there to compare the new bars with the stored ones that they follow.
  public let isUnchecked: Bool

  /// The days before the last stored one that are asked for again, to see whether they changed.
  static let overlapDays = 14

  /// Fetches what is missing.
  ///
  /// With nothing stored, or bars of another source, everything there is. Otherwise the bars since
  /// two weeks before the last stored one: where those do not agree with the stored ones, a split or
  /// a dividend has changed the past, or the currency is another, and everything is fetched anew. Bars that the provider no
  /// longer has are kept unless they would contradict the new ones.
  ///
  /// - Parameters:
  ///   - symbol: Whose bars.
  ///   - stored: What is stored of the same source; nil for nothing.
  ///   - now: The present, in seconds since 1970-01-01 00:00 UTC.
  ///   - history: Asks the provider.
  /// - Throws: `ProviderError` of the provider.
  public init(
    _ symbol: MarketSymbol, after stored: BarHistory?, now: Int64,
    _ history: (HistoryRequest) throws(ProviderError) -> BarHistory
  ) throws(ProviderError) {
    guard let stored, let lastDay = stored.bars.lastDay else {
      try self.init(whole: history(HistoryRequest(symbol, now: now)), over: nil)
      return
    }
    let recent: BarHistory
    do {
      recent = try history(
        HistoryRequest(symbol, firstDay: lastDay - Self.overlapDays, now: now))
    } catch  where error.fault == .noData(symbol) {
      self.init(history: nil, isReplacing: false, missingDays: nil)
      return
    }
    if recent.continues(stored) {
      self.init(history: recent, isReplacing: false, missingDays: nil)
    } else {
      try self.init(whole: history(HistoryRequest(symbol, now: now)), over: stored)
    }
  }

  private init(
    history: BarHistory?, isReplacing: Bool, missingDays: ClosedRange<Int>?,
    isUnchecked: Bool = false
  ) {
    self.history = history
    self.isReplacing = isReplacing
    self.missingDays = missingDays
    self.isUnchecked = isUnchecked
  }

  private init(whole: BarHistory, over stored: BarHistory?) {
    guard let stored, let first = whole.bars.firstDay, let last = stored.bars.lastDay,
      let start = stored.bars.firstDay
    else {
      self.init(history: whole, isReplacing: true, missingDays: nil)
      return
    }
    let continues = whole.continues(stored)
    let isReplacing = first <= start || !continues && first <= last
    let hole = (last + 1)..<max(last + 1, first)
    let hasTrading = whole.tradesEveryDay || hole.contains { CalendarDate(day: $0).weekday <= 5 }
    self.init(
      history: whole, isReplacing: isReplacing,
      missingDays: hole.isEmpty || !hasTrading ? nil : hole.lowerBound...(hole.upperBound - 1),
      isUnchecked: !isReplacing && !continues)
  }
}
