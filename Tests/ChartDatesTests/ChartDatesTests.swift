// SPDX-License-Identifier: MIT

import Audiograph
import ChartDates
import Foundation
import Testing

/// Dates of Foundation become those that clocks of a zone show.
@Suite struct ChartDatesTests {
  struct Case: Sendable {
    var seconds: Double
    var zone = "GMT"
    var precision: DatePrecision
    var told: String
    var minutes: Int?
  }

  /// What is expected was worked out with `date -d @SECONDS`.
  static let cases = [
    Case(seconds: 0, precision: .day, told: "1970-01-01"),
    Case(seconds: -1, precision: .day, told: "1969-12-31"),
    Case(seconds: -0.5, precision: .second, told: "1969-12-31T23:59:59", minutes: 0),
    Case(seconds: 1_769_900_400, zone: "Europe/Berlin", precision: .day, told: "2026-02-01"),
    Case(seconds: 1_769_900_400, precision: .day, told: "2026-01-31"),
    Case(
      seconds: 1_769_900_459, zone: "Europe/Berlin", precision: .minute,
      told: "2026-02-01T00:00:00",
      minutes: 60),
    Case(
      seconds: 1_785_535_200, zone: "Europe/Berlin", precision: .minute,
      told: "2026-08-01T00:00:00",
      minutes: 120),
    Case(
      seconds: 1_785_535_200, zone: "Asia/Kathmandu", precision: .minute,
      told: "2026-08-01T03:45:00", minutes: 345),
    Case(seconds: 1_785_535_200, precision: .month, told: "2026-07"),
    Case(seconds: 1_798_761_599, precision: .quarter, told: "2026-Q4"),
    Case(seconds: 1_798_761_599, zone: "Asia/Kathmandu", precision: .year, told: "2027"),
    // Berlin's clocks were 53 minutes and 28 seconds ahead until April 1893.
    Case(seconds: -2_500_000_000, zone: "Europe/Berlin", precision: .day, told: "1890-10-11"),
    Case(
      seconds: -2_500_000_000, zone: "Europe/Berlin", precision: .second,
      told: "1890-10-11T20:26:20", minutes: 53),
    Case(
      seconds: 0.123_456, precision: .millisecond, told: "1970-01-01T00:00:00.123", minutes: 0),
  ]

  @Test(arguments: cases.indices)
  func instantsAreToldAsClocksShowThem(index: Int) throws {
    let expected = Self.cases[index]
    let zone = try #require(TimeZone(identifier: expected.zone))
    let date = try #require(
      CalendarDate(
        Date(timeIntervalSince1970: expected.seconds), precision: expected.precision, in: zone))
    #expect(date.precision == expected.precision)
    #expect(date.offsetMinutes == expected.minutes)
    var local = date
    local.offsetMinutes = nil
    #expect("\(local)" == expected.told)
  }

  @Test func seriesOverDates() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let start = Date(timeIntervalSince1970: 1_769_900_400)
    let dates = (0..<3).map { start.addingTimeInterval(Double($0) * 86_400) }
    let series = try Series(
      "Steps", [1, nil, 3], over: dates, precision: .day, in: zone, unit: "steps")
    let days = (1...3).compactMap { CalendarDate(year: 2026, month: 2, day: $0) }
    #expect(series.x == .dates(XAxis.Dates(days)))
    #expect(series.unit == "steps")
    #expect(series.missingCount == 1)
  }

  /// An hour before and an hour after the clocks were changed are two hours apart.
  @Test func changedClocksKeepTheFirstOffset() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let dates = [1_792_882_800, 1_792_890_000].map { Date(timeIntervalSince1970: $0) }
    let series = try Series("a", [1, 2], over: dates, precision: .minute, in: zone)
    let instants = [1_792_890_000, 1_792_897_200].map { Int64($0) * 1_000_000 }
    #expect(
      series.x == .dates(.init(instants: instants, precision: .minute, offsetMinutes: 120)))
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, 3.15e12, -3.15e12])
  func instantsBeyondTheCalendarAreRefused(seconds: Double) throws {
    let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: seconds)]
    #expect(CalendarDate(dates[1], precision: .day) == nil)
    #expect(throws: ChartError.notFinite(index: 1)) {
      try Series("a", [1, 2], over: dates, precision: .day)
    }
    #expect(throws: ChartError.unequalCounts(positions: 1, values: 2)) {
      try Series("a", [1, 2], over: [dates[0]], precision: .day)
    }
  }
}
