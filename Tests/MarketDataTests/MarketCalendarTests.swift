// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import MarketData

/// Seconds since 1970-01-01 00:00 UTC of a time such as `2024-03-01 21:00`.
func utc(_ text: String) throws -> Int64 {
  let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
  let day = try #require(CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])).day
  let time = numbers.dropFirst(3) + [0, 0, 0]
  return Int64(day) * 86_400 + zip(time, [3600, 60, 1]).reduce(0) { $0 + Int64($1.0 * $1.1) }
}

/// The days since 1970-01-01 of a date such as `2024-03-01`.
func epochDay(_ text: String) throws -> Int { Int(try utc(text) / 86_400) }

@Suite struct MarketCalendarTests {
  struct Market: Sendable, CustomTestStringConvertible {
    var zone: String?
    var tradesEveryDay = false
    var source: String?
    var calendar: MarketCalendar {
      MarketCalendar(zone: zone, tradesEveryDay: tradesEveryDay, source: source)
    }
    var testDescription: String { source ?? (tradesEveryDay ? "coin" : zone ?? "no zone") }

    static func of(_ zone: String?) -> Market { Market(zone: zone) }
    static let newYork = of("America/New_York")
    static let london = of("Europe/London")
    static let berlin = of("Europe/Berlin")
    static let tokyo = of("Asia/Tokyo")
    static let sydney = of("Australia/Sydney")
    static let coin = Market(zone: "UTC", tradesEveryDay: true, source: "kraken")
    static let rates = Market(zone: "Europe/Berlin", source: "ecb")
  }

  /// A market, the present in UTC, the day that ended last, and when it ended.
  static let closes: [(Market, String, String, String)] = [
    // An ordinary winter day, to the second.
    (.newYork, "2024-01-10 20:59:59", "2024-01-09", "2024-01-09 21:00"),
    (.newYork, "2024-01-10 21:00:00", "2024-01-10", "2024-01-10 21:00"),
    (.newYork, "2024-01-10 21:00:01", "2024-01-10", "2024-01-10 21:00"),
    // New York's day is over late in the evening UTC, after midnight the day is still the same.
    (.newYork, "2024-01-11 03:00", "2024-01-10", "2024-01-10 21:00"),
    // Weekends lead back to Friday; Monday's close ends that.
    (.newYork, "2024-01-13 12:00", "2024-01-12", "2024-01-12 21:00"),
    (.newYork, "2024-01-14 23:59:59", "2024-01-12", "2024-01-12 21:00"),
    (.newYork, "2024-01-15 20:59", "2024-01-12", "2024-01-12 21:00"),
    (.newYork, "2024-01-15 21:00", "2024-01-15", "2024-01-15 21:00"),
    // Summer time began on Sunday 10 March and ended on Sunday 3 November 2024.
    (.newYork, "2024-03-08 21:00", "2024-03-08", "2024-03-08 21:00"),
    (.newYork, "2024-03-11 19:59", "2024-03-08", "2024-03-08 21:00"),
    (.newYork, "2024-03-11 20:00", "2024-03-11", "2024-03-11 20:00"),
    (.newYork, "2024-11-01 20:00", "2024-11-01", "2024-11-01 20:00"),
    (.newYork, "2024-11-04 20:59", "2024-11-01", "2024-11-01 20:00"),
    (.newYork, "2024-11-04 21:00", "2024-11-04", "2024-11-04 21:00"),
    // Month ends, the leap day, New Year.
    (.newYork, "2024-02-29 21:00", "2024-02-29", "2024-02-29 21:00"),
    (.newYork, "2024-03-01 20:00", "2024-02-29", "2024-02-29 21:00"),
    (.newYork, "2023-03-01 12:00", "2023-02-28", "2023-02-28 21:00"),
    (.newYork, "2024-01-01 03:00", "2023-12-29", "2023-12-29 21:00"),
    (.newYork, "2024-12-31 21:00", "2024-12-31", "2024-12-31 21:00"),
    (.newYork, "2025-01-01 00:30", "2024-12-31", "2024-12-31 21:00"),
    // Europe changes its clocks on 31 March and 27 October 2024.
    (.london, "2024-03-28 16:29", "2024-03-27", "2024-03-27 16:30"),
    (.london, "2024-03-28 16:30", "2024-03-28", "2024-03-28 16:30"),
    (.london, "2024-04-02 15:30", "2024-04-02", "2024-04-02 15:30"),
    (.london, "2024-04-02 15:29", "2024-04-01", "2024-04-01 15:30"),
    (.london, "2024-10-28 16:29", "2024-10-25", "2024-10-25 15:30"),
    (.london, "2024-10-28 16:30", "2024-10-28", "2024-10-28 16:30"),
    (.berlin, "2024-03-28 16:30", "2024-03-28", "2024-03-28 16:30"),
    (.berlin, "2024-04-02 15:30", "2024-04-02", "2024-04-02 15:30"),
    (.berlin, "2024-02-29 16:29:59", "2024-02-28", "2024-02-28 16:30"),
    (.of("Europe/Paris"), "2024-06-03 15:30", "2024-06-03", "2024-06-03 15:30"),
    (.of("Europe/Zurich"), "2024-06-03 15:29", "2024-05-31", "2024-05-31 15:30"),
    (.of("Europe/Helsinki"), "2024-01-10 16:30", "2024-01-10", "2024-01-10 16:30"),
    // Tokyo has no summer time; its day ends in the morning UTC, since 5 November 2024 later.
    (.tokyo, "2024-11-01 06:00", "2024-11-01", "2024-11-01 06:00"),
    (.tokyo, "2024-11-05 06:00", "2024-11-04", "2024-11-04 06:00"),
    (.tokyo, "2024-11-05 06:30", "2024-11-05", "2024-11-05 06:30"),
    (.tokyo, "2024-11-10 23:00", "2024-11-08", "2024-11-08 06:30"),
    (.of("Asia/Hong_Kong"), "2024-12-31 08:00", "2024-12-31", "2024-12-31 08:00"),
    (.of("Asia/Kolkata"), "2024-12-31 10:00", "2024-12-31", "2024-12-31 10:00"),
    (.of("Asia/Calcutta"), "2024-12-31 09:59", "2024-12-30", "2024-12-30 10:00"),
    // Sydney's summer: in January eleven hours before UTC, in July ten; Friday evening in America
    // is Saturday there.
    (.sydney, "2024-01-10 05:00", "2024-01-10", "2024-01-10 05:00"),
    (.sydney, "2024-07-10 05:59", "2024-07-09", "2024-07-09 06:00"),
    (.sydney, "2024-07-10 06:00", "2024-07-10", "2024-07-10 06:00"),
    (.sydney, "2024-07-12 23:00", "2024-07-12", "2024-07-12 06:00"),
    (.sydney, "2023-12-31 20:00", "2023-12-29", "2023-12-29 05:00"),
    // Other weekends.
    (.of("Asia/Riyadh"), "2024-01-12 20:00", "2024-01-11", "2024-01-11 12:10"),
    (.of("Asia/Riyadh"), "2024-01-14 12:10", "2024-01-14", "2024-01-14 12:10"),
    // A zone without a listed exchange: midnight there, after a working day.
    (.of("Asia/Tashkent"), "2024-01-10 18:59", "2024-01-09", "2024-01-09 19:00"),
    (.of("Asia/Tashkent"), "2024-01-10 19:00", "2024-01-10", "2024-01-10 19:00"),
    // No zone, or one without a file: midnight UTC after a working day.
    (.of(nil), "2024-01-10 23:59:59", "2024-01-09", "2024-01-10 00:00"),
    (.of(nil), "2024-01-11 00:00", "2024-01-10", "2024-01-11 00:00"),
    (.of(nil), "2024-01-15 12:00", "2024-01-12", "2024-01-13 00:00"),
    (.of("Europe/Atlantis"), "2024-01-11 00:00", "2024-01-10", "2024-01-11 00:00"),
    (.of(nil), "1969-12-31 12:00", "1969-12-30", "1969-12-31 00:00"),
    // Coins end every day at midnight UTC, in any zone that is said.
    (.coin, "2024-01-13 23:59:59", "2024-01-12", "2024-01-13 00:00"),
    (.coin, "2024-01-14 00:00", "2024-01-13", "2024-01-14 00:00"),
    (.coin, "2024-02-29 00:00", "2024-02-28", "2024-02-29 00:00"),
    (.coin, "2024-03-01 12:00", "2024-02-29", "2024-03-01 00:00"),
    (.coin, "2025-01-01 00:00", "2024-12-31", "2025-01-01 00:00"),
    (
      Market(zone: "America/New_York", tradesEveryDay: true), "2024-01-14 00:00", "2024-01-13",
      "2024-01-14 00:00"
    ),
    // Reference rates are published at four in Frankfurt.
    (.rates, "2024-01-10 14:59", "2024-01-09", "2024-01-09 15:00"),
    (.rates, "2024-01-10 15:00", "2024-01-10", "2024-01-10 15:00"),
    (.rates, "2024-07-10 14:00", "2024-07-10", "2024-07-10 14:00"),
    (.rates, "2024-04-01 13:59", "2024-03-29", "2024-03-29 15:00"),
    (Market(zone: nil, source: "ecb"), "2024-01-14 12:00", "2024-01-12", "2024-01-12 15:00"),
  ]

  @Test(arguments: closes)
  func lastClose(market: Market, now: String, day: String, instant: String) throws {
    let close = market.calendar.lastClose(by: try utc(now))
    #expect(close.day == (try epochDay(day)))
    #expect(close.instant == (try utc(instant)))
    #expect(market.calendar.close(of: close.day) == close.instant)
  }

  @Test func aMissingFileOfZonesIsMidnightUTC() throws {
    let folder = try TemporaryFolder()
    let calendar = MarketCalendar(zone: "America/New_York", folder: folder.path)
    #expect(
      calendar.lastClose(by: try utc("2024-01-10 23:59")).day == (try epochDay("2024-01-09")))
    #expect(
      calendar.lastClose(by: try utc("2024-01-11 00:00")).day == (try epochDay("2024-01-10")))
  }

  /// Every hour of two years: the close is not after the present, the next one is, and no day is
  /// skipped.
  @Test(arguments: [Market.newYork, .berlin, .tokyo, .sydney, .coin, .rates, .of(nil)])
  func closesFollowOneAnother(market: Market) throws {
    let calendar = market.calendar
    var before = calendar.lastClose(by: try utc("2023-12-31 00:00"))
    for now in stride(from: try utc("2023-12-31 00:00"), to: try utc("2026-01-01 00:00"), by: 3600)
    {
      let close = calendar.lastClose(by: now)
      #expect(close.instant <= now)
      if close != before {
        let isFriday = CalendarDate(day: before.day).weekday == 5
        let step = isFriday && !market.tradesEveryDay ? 3 : 1
        #expect(close.day == before.day + step)
        #expect(now - close.instant < 3600)
        before = close
      }
    }
  }

  /// A market, the day of the last bar, when it was fetched, the present, and whether it is time to
  /// ask again.
  static let ages: [(Market, String, String, String, Bool)] = [
    // Fetched on the evening before: stale a quarter of an hour after the close.
    (.newYork, "2024-01-09", "2024-01-09 22:00", "2024-01-10 21:14:59", false),
    (.newYork, "2024-01-09", "2024-01-09 22:00", "2024-01-10 21:15:00", true),
    // Asked during the day there was no new bar; after the close there is one.
    (.newYork, "2024-01-09", "2024-01-10 15:00", "2024-01-10 20:00", false),
    (.newYork, "2024-01-09", "2024-01-10 15:00", "2024-01-10 22:00", true),
    // Asked just after the close, and the bar came at once.
    (.newYork, "2024-01-10", "2024-01-10 21:05", "2024-01-10 22:00", false),
    // Asked just after the close, and it had not come yet.
    (.newYork, "2024-01-09", "2024-01-10 21:05", "2024-01-10 22:00", true),
    // A holiday, 15 January 2024: one request after the close that did not come, then no more.
    (.newYork, "2024-01-12", "2024-01-13 12:00", "2024-01-15 20:00", false),
    (.newYork, "2024-01-12", "2024-01-13 12:00", "2024-01-15 22:00", true),
    (.newYork, "2024-01-12", "2024-01-15 22:00", "2024-01-15 23:00", false),
    (.newYork, "2024-01-12", "2024-01-15 22:00", "2024-01-16 20:00", false),
    (.newYork, "2024-01-12", "2024-01-15 22:00", "2024-01-16 21:15", true),
    // The whole weekend is one request.
    (.newYork, "2024-01-11", "2024-01-12 15:00", "2024-01-13 12:00", true),
    (.newYork, "2024-01-12", "2024-01-13 12:00", "2024-01-14 12:00", false),
    (.newYork, "2024-01-11", "2024-01-13 12:00", "2024-01-14 12:00", false),
    // Over summer time's beginning and end.
    (.newYork, "2024-03-08", "2024-03-09 12:00", "2024-03-11 20:14", false),
    (.newYork, "2024-03-08", "2024-03-09 12:00", "2024-03-11 20:15", true),
    (.newYork, "2024-11-01", "2024-11-02 12:00", "2024-11-04 21:14", false),
    (.newYork, "2024-11-01", "2024-11-02 12:00", "2024-11-04 21:15", true),
    (.berlin, "2024-02-28", "2024-02-28 20:00", "2024-02-29 16:45", true),
    (.berlin, "2024-02-28", "2024-02-28 20:00", "2024-02-29 16:44", false),
    (.tokyo, "2024-12-30", "2024-12-30 10:00", "2024-12-31 06:45", true),
    // Yahoo has some exchanges later.
    (
      Market(zone: "Europe/London", source: "yahoo"), "2024-01-09", "2024-01-09 22:00",
      "2024-01-10 16:59", false
    ),
    (
      Market(zone: "Europe/London", source: "yahoo"), "2024-01-09", "2024-01-09 22:00",
      "2024-01-10 17:00", true
    ),
    (
      Market(zone: "Europe/London", source: "yahoo"), "2024-01-09", "2024-01-10 16:59",
      "2024-01-10 18:00", true
    ),
    // Years old.
    (.newYork, "2013-03-01", "2013-03-02 12:00", "2024-01-10 12:00", true),
    // The clock was ahead at the fetch.
    (.newYork, "2024-01-09", "2024-01-12 12:00", "2024-01-10 22:00", true),
    // Coins, also on Saturday and Sunday.
    (.coin, "2024-01-12", "2024-01-13 01:00", "2024-01-13 23:00", false),
    (.coin, "2024-01-12", "2024-01-13 01:00", "2024-01-14 00:14", false),
    (.coin, "2024-01-12", "2024-01-13 01:00", "2024-01-14 00:15", true),
    (.coin, "2024-02-28", "2024-02-29 01:00", "2024-03-01 00:15", true),
    (.coin, "2024-12-30", "2024-12-31 01:00", "2025-01-01 00:15", true),
    // CoinGecko has the day later.
    (
      Market(zone: "UTC", tradesEveryDay: true, source: "coingecko"), "2024-01-12",
      "2024-01-13 01:00", "2024-01-14 00:44", false
    ),
    (
      Market(zone: "UTC", tradesEveryDay: true, source: "coingecko"), "2024-01-12",
      "2024-01-13 01:00", "2024-01-14 00:45", true
    ),
    (.rates, "2024-01-09", "2024-01-10 12:00", "2024-01-10 15:14", false),
    (.rates, "2024-01-09", "2024-01-10 12:00", "2024-01-10 15:15", true),
    (.rates, "2024-03-28", "2024-03-29 16:00", "2024-04-01 12:00", false),
    // Imported prices never, however old.
    (
      Market(zone: "America/New_York", source: "import"), "2013-03-01", "2013-03-01 22:00",
      "2024-01-10 22:00", false
    ),
    (
      Market(zone: nil, source: "import"), "1990-03-01", "1990-03-01 22:00", "2024-01-10 22:00",
      false
    ),
  ]

  @Test(arguments: ages)
  func age(market: Market, last: String, fetched: String, now: String, isStale: Bool) throws {
    let source = market.source ?? "somebody"
    let found = MarketCalendar.isStale(
      fetched: try utc(fetched), lastDay: try epochDay(last), now: try utc(now),
      zone: market.zone, tradesEveryDay: market.tradesEveryDay, source: source)
    #expect(found == isStale)
    let dates = XAxis.Dates(
      instants: [CalendarDate(day: try epochDay(last)).instant], precision: .day)
    let stored = StoredPrices(
      history: BarHistory(
        bars: try PriceBars(dates: dates, columns: [.close: [1]]), zone: market.zone,
        tradesEveryDay: market.tradesEveryDay), source: source,
      fetched: try utc(fetched))
    #expect(stored.isStale(now: try utc(now)) == isStale)
  }

  /// Each of the closes is before midnight and its zone is one that the system knows.
  @Test func everyListedZoneExists() throws {
    let noon = try utc("2026-06-10 12:00")
    for zone in ClosingTime.zones {
      #expect(TimeZoneRules(zone) != nil, "\(zone)")
      let close = ClosingTime.of(zone: zone, on: try epochDay("2026-06-10"))
      #expect((780...1110).contains(close.minutes), "\(zone)")
      let age = noon - MarketCalendar(zone: zone).lastClose(by: noon).instant
      #expect(age < 172_800, "\(zone)")
    }
  }

  /// The clock was ahead when they came.
  @Test func whatCameInTheFutureIsStale() {
    func isStale(_ fetched: Int64, lastDay: Int) -> Bool {
      MarketCalendar(zone: nil).isStale(
        fetched: fetched, lastDay: lastDay, now: 20_000 * 86_400 + 43_200)
    }
    #expect(!isStale(20_000 * 86_400 + 43_200, lastDay: 19_990))
    #expect(isStale(20_000 * 86_400 + 43_201, lastDay: 19_990))
    #expect(isStale(40_000 * 86_400, lastDay: 19_990))
    #expect(!isStale(40_000 * 86_400, lastDay: 19_999))
  }
}
