// SPDX-License-Identifier: MIT

package import Audiograph

extension StoredPrices {
  /// The latest price, where it is of the present day and that day has no bar yet.
  ///
  /// Days are those of the exchange's clock: a price of a day before is none of today, whether or not
  /// the close of that day is known.
  ///
  /// - Parameter now: The present, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The price beside the last close; nil if there is none of today, and where the zone
  ///   of the exchange is unknown.
  package func provisionalValue(now: Int64) -> ProvisionalValue? {
    let bars = history.bars
    guard let quote = history.quote, quote.price.isFinite, let lastDay = bars.lastDay,
      let close = bars.columns[.close]?.last, let zone = history.zone,
      let rules = TimeZoneRules(zone)
    else { return nil }
    let offset = rules.offset(at: quote.instant)
    let local = quote.instant + Int64(offset)
    let day = MarketCalendar.day(of: local)
    guard day > lastDay, day == MarketCalendar.day(of: now + Int64(rules.offset(at: now))) else {
      return nil
    }
    let calendar = MarketCalendar(
      zone: zone, tradesEveryDay: history.tradesEveryDay, source: source)
    return ProvisionalValue(
      value: quote.price,
      date: CalendarDate(
        instant: local / 60 * 60_000_000, precision: .minute,
        offsetMinutes: offset % 60 == 0 ? offset / 60 : nil),
      base: Point(x: .date(CalendarDate(day: lastDay)), y: close),
      isAfterGap: calendar.lastClose(by: calendar.close(of: day) - 1).day > lastDay,
      age: Int(now - quote.instant))
  }
}
