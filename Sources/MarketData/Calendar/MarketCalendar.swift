// SPDX-License-Identifier: MIT

internal import Audiograph

/// The closing times of a market.
///
/// It knows the hours and the weekends of exchanges but not their holidays: on a holiday a close is
/// expected that never comes, which costs one request at most.
public struct MarketCalendar: Sendable {
  /// The end of one day of trading.
  public struct Close: Sendable, Hashable {
    /// The day, counted from 1970-01-01.
    public var day: Int
    /// When it ended, in seconds since 1970-01-01 00:00 UTC.
    public var instant: Int64
  }

  private let zone: String?
  private let rules: TimeZoneRules?
  let tradesEveryDay: Bool
  private let source: ProviderName?

  /// The calendar of a market.
  ///
  /// What trades on every day has days that end at midnight UTC. For others, days end when the main
  /// exchange of the zone closes, and reference rates when they are published, at 16:00 in
  /// Frankfurt. Where the zone is unknown, or the system has no file for it, working days end at
  /// midnight UTC, when every exchange in the list has closed.
  ///
  /// - Parameters:
  ///   - zone: The exchange's time zone by its IANA name; nil if it is unknown.
  ///   - tradesEveryDay: Whether there is trading on every day of the week.
  ///   - source: Who the prices are from: a provider's name, or `import`.
  ///   - folder: Where the files of time zones are; nil for the system's own places.
  public init(
    zone: String?, tradesEveryDay: Bool = false, source: String? = nil, folder: String? = nil
  ) {
    self.source = source.flatMap(ProviderName.init)
    self.zone = self.source == .ecb ? "Europe/Berlin" : zone
    self.tradesEveryDay = tradesEveryDay
    rules = self.zone.flatMap { TimeZoneRules($0, folder: folder) }
  }

  /// The last end of a day that was not after an instant, in seconds since 1970-01-01 00:00 UTC.
  public func lastClose(by instant: Int64) -> Close {
    var day = Self.day(of: instant + Int64(rules?.offset(at: instant) ?? 0))
    while !isTradingDay(day) || close(of: day) > instant { day -= 1 }
    return Close(day: day, instant: close(of: day))
  }

  /// When a day of trading ends, or would if there were trading.
  public func close(of day: Int) -> Int64 {
    guard let rules, !tradesEveryDay else { return Self.midnight(day + 1) }
    return rules.instant(ofLocal: Self.midnight(day) + Int64(closing(on: day).minutes) * 60)
  }

  /// Whether a day is not at a weekend.
  private func isTradingDay(_ day: Int) -> Bool {
    tradesEveryDay || !closing(on: day).weekend.contains(Self.weekday(of: day))
  }

  private func closing(on day: Int) -> ClosingTime {
    source == .ecb ? .referenceRates : .of(zone: zone, on: day)
  }

  /// The day of an instant on the clock it is counted on.
  static func day(of instant: Int64) -> Int {
    Int((Double(instant) / 86_400).rounded(.down))
  }

  private static func midnight(_ day: Int) -> Int64 { Int64(day) * 86_400 }

  /// Monday 1 to Sunday 7; day 0 was a Thursday.
  private static func weekday(of day: Int) -> Int { ((day + 3) % 7 + 7) % 7 + 1 }
}

extension MarketCalendar {
  /// Seconds after the end of a day until a provider surely has it.
  ///
  /// A quarter of an hour for closing auctions; for Yahoo half an hour, for which `YahooChart`
  /// waits at exchanges that are told of late. CoinGecko's value of a day appears ten minutes after
  /// midnight by its documentation, in earlier ones after thirty-five, and the answer before may be
  /// kept for five more: three quarters of an hour. Alpha Vantage and Stooq do not say when they have
  /// a day; three hours are a guess.
  var delay: Int64 {
    switch source {
    case .coinGecko: 2700
    case .yahoo: 1800
    case .alphaVantage, .stooq: 10_800
    default: 900
    }
  }

  /// Whether there should be a later bar than the last one of prices that were fetched.
  ///
  /// That is so if a day ended after the last bar and there was no request since `delay` after that
  /// end: once there was a response, the same day is not requested again, so that a holiday costs
  /// one request. A time in the future counts as long ago: the clock was ahead then.
  ///
  /// - Parameters:
  ///   - fetched: When the prices came, in seconds since 1970-01-01 00:00 UTC.
  ///   - lastDay: The day of the last bar, counted from 1970-01-01.
  ///   - now: The present, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: Whether it is time to ask.
  public func isStale(fetched: Int64, lastDay: Int, now: Int64) -> Bool {
    let due = lastClose(by: now - delay)
    return lastDay < due.day && (fetched < due.instant + delay || fetched > now)
  }

  /// Whether stored prices should be fetched anew; never so for imported ones.
  ///
  /// - Parameters:
  ///   - fetched: When the prices came, in seconds since 1970-01-01 00:00 UTC.
  ///   - lastDay: The day of the last bar, counted from 1970-01-01.
  ///   - now: The present, in seconds since 1970-01-01 00:00 UTC.
  ///   - zone: The exchange's time zone by its IANA name; nil if it is unknown.
  ///   - tradesEveryDay: Whether there is trading on every day of the week.
  ///   - source: Who the prices are from: a provider's name, or `import`.
  /// - Returns: Whether it is time to ask.
  public static func isStale(
    fetched: Int64, lastDay: Int, now: Int64, zone: String?, tradesEveryDay: Bool, source: String
  ) -> Bool {
    guard source != StoredPrices.importSource else { return false }
    let calendar = MarketCalendar(zone: zone, tradesEveryDay: tradesEveryDay, source: source)
    return calendar.isStale(fetched: fetched, lastDay: lastDay, now: now)
  }
}

extension StoredPrices {
  /// Whether the prices should be fetched anew; never so for imported ones.
  ///
  /// - Parameter now: The present, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: Whether it is time to ask.
  public func isStale(now: Int64) -> Bool {
    let dates = history.bars.dates
    guard let last = dates.instants.indices.last else { return source != StoredPrices.importSource }
    return MarketCalendar.isStale(
      fetched: fetched, lastDay: dates[last].day, now: now, zone: history.zone,
      tradesEveryDay: history.tradesEveryDay, source: source)
  }
}
