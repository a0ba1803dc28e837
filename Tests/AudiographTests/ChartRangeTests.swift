// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1) throws -> CalendarDate {
  try #require(CalendarDate(year: year, month: month, day: day))
}

private func days(from first: CalendarDate, count: Int, step: Int = 1) -> XAxis.Dates {
  XAxis.Dates(
    instants: (0..<count).map { CalendarDate(day: first.day + $0 * step).instant },
    precision: .day)
}

private func series(
  _ dates: XAxis.Dates, _ kind: ChartKind = .measurement, _ values: [Double]? = nil
) throws -> Series {
  try Series(
    name: "v", kind: kind, x: .dates(dates),
    values: values ?? dates.instants.indices.map(Double.init))
}

@Suite struct ChartRangeTests {
  @Test(arguments: [
    ("1D", RangeLength.days(1)), ("5d", .days(5)), ("4W", .weeks(4)), ("6M", .months(6)),
    ("10Y", .years(10)), ("ytd", .yearToDate), ("MAX", .maximum), ("99999D", .days(99_999)),
    ("007D", .days(7)),
  ])
  func lengths(text: String, length: RangeLength) throws {
    #expect(try RangeLength(text) == length)
  }

  @Test(arguments: [
    "", "D", "1", "0D", "-1D", "1.5M", "1X", "100000D", "99999999999999999999Y", "Y1", "1 Y",
    "+1D", "١D", "1D1D",
  ])
  func textsThatAreNoLength(text: String) {
    #expect(throws: RangeError.notALength(text)) { try RangeLength(text) }
  }

  @Test(arguments: [
    ("1M", "2013-03-01", "2013-02-02"), ("1M", "2013-03-31", "2013-03-01"),
    ("1M", "2012-03-30", "2012-03-01"), ("1Y", "2012-02-29", "2011-03-01"),
    ("1Y", "2013-02-28", "2012-02-29"), ("1W", "2013-03-01", "2013-02-23"),
    ("4W", "2013-03-01", "2013-02-02"), ("3D", "2013-03-01", "2013-02-27"),
    ("YTD", "2013-03-01", "2013-01-01"), ("13M", "2013-01-15", "2011-12-16"),
    ("3M", "2013-05-31", "2013-03-01"),
  ])
  func countedBackFromADay(length: String, end: String, first: String) throws {
    let parts = end.split(separator: "-").compactMap { Int($0) }
    let last = try date(parts[0], parts[1], parts[2])
    let dates = days(from: CalendarDate(day: last.day - 1000), count: 1001)
    let cut = try series(dates).cut(to: ChartRange(RangeLength(length))).series
    #expect(cut.x[0].description == first)
    #expect(cut.x[cut.count - 1].description == end)
    #expect(cut.base == nil)
  }

  @Test func endStandsForTheLastPoint() throws {
    let dates = days(from: try date(2012), count: 800)
    let end = try date(2012, 6, 30)
    let cut = try series(dates).cut(to: ChartRange(.months(1), end: end)).series
    #expect(cut.x[0].description == "2012-05-31")
    #expect(cut.x[cut.count - 1].description == "2012-06-30")
  }

  @Test(arguments: [
    (DatePrecision.year, "2012-12-31"), (.quarter, "2012-03-31"), (.month, "2012-01-31"),
    (.day, "2012-01-01"),
  ])
  func endTakesInTheWholeUnit(precision: DatePrecision, last: String) throws {
    let dates = days(from: try date(2010), count: 1500)
    let end = try #require(CalendarDate(year: 2012, precision: precision))
    let cut = try series(dates).cut(to: ChartRange(start: .date(date(2011, 12, 25)), end: end))
    #expect(cut.series.x[0].description == "2011-12-25")
    #expect(cut.series.x[cut.series.count - 1].description == last)
  }

  @Test func daysCountBarsOnDailyPricesOnly() throws {
    let working = (0..<200).filter { CalendarDate(day: $0).weekday <= 5 }
    let dates = XAxis.Dates(
      instants: working.map { CalendarDate(day: $0).instant }, precision: .day)
    let range = ChartRange(.days(10))
    #expect(try series(dates, .price).cut(to: range).series.count == 10)
    #expect(try series(dates, .measurement).cut(to: range).series.count == 8)
    #expect(
      try series(dates, .price).cut(to: ChartRange(.days(9999))).series.count == working.count)
    let weekly = days(from: try date(2012), count: 50, step: 7)
    #expect(try series(weekly, .price).cut(to: range).series.count == 2)
  }

  @Test func baseIsTheLastPriceBeforeTheRange() throws {
    let dates = days(from: try date(2012), count: 10)
    let values: [Double] = [1, 2, 3, .nan, .nan, 6, 7, 8, 9, 10]
    let range = ChartRange(start: .date(try date(2012, 1, 6)))
    let cut = try series(dates, .price, values).cut(to: range).series
    #expect(cut.base == Point(x: .date(try date(2012, 1, 3)), y: 3))
    #expect(cut.values == [6, 7, 8, 9, 10])
    #expect(try series(dates, .measurement, values).cut(to: range).series.base == nil)
    #expect(try series(dates, .price, values).cut(to: ChartRange(.maximum)).series.base == nil)
  }

  @Test func coarseDates() throws {
    let years = XAxis.Dates(
      instants: try (1700...2008).map { try date($0).instant }, precision: .year)
    let cut = try series(years).cut(to: ChartRange(.years(5))).series
    #expect(cut.x[0].description == "2004")
    #expect(cut.count == 5)
    let all = try series(years).cut(to: ChartRange(.years(99_999))).series
    #expect(all.count == 309)
  }

  @Test func timesOfDay() throws {
    let first = try date(2012, 3, 1)
    let hours = XAxis.Dates(
      instants: (0..<72).map { first.instant + Int64($0) * 3_600_000_000 }, precision: .minute,
      offsetMinutes: 60)
    let cut = try series(hours, .price).cut(to: ChartRange(.days(1))).series
    #expect(cut.count == 24)
    let end = CalendarDate(
      instant: first.instant + 3_600_000_000, precision: .minute, offsetMinutes: 0)
    // One o'clock in UTC is two o'clock on the clock of the data.
    #expect(try series(hours).cut(to: ChartRange(end: end)).series.count == 3)
  }

  @Test func errors() throws {
    let dates = days(from: try date(2012), count: 10)
    let (first, last) = (try date(2012, 1, 1), try date(2012, 1, 10))
    let numbers = try Series(name: "v", x: .numbers([1, 2]), values: [1, 2])
    #expect(throws: RangeError.noDates) { try numbers.cut(to: ChartRange(.maximum)) }
    #expect(throws: RangeError.noDates) { try numbers.cut(to: nil, by: .week) }
    #expect(try numbers.cut(to: nil).series == numbers)
    let late = try date(2013)
    #expect(throws: RangeError.nothingInRange(first: first, last: last)) {
      try series(dates).cut(to: ChartRange(start: .date(late)))
    }
    #expect(throws: RangeError.nothingInRange(first: first, last: last)) {
      try series(dates).cut(to: ChartRange(end: date(2011)))
    }
    #expect(throws: RangeError.nothingInRange(first: first, last: last)) {
      try series(dates).cut(to: ChartRange(.months(1), end: date(2014)))
    }
    #expect(throws: RangeError.endBeforeStart(start: late, end: first)) {
      try series(dates).cut(to: ChartRange(start: .date(late), end: first))
    }
    let gaps = [1, 2, 3] + [Double](repeating: .nan, count: 7)
    #expect(throws: RangeError.nothingInRange(first: first, last: last)) {
      try series(dates, .price, gaps).cut(to: ChartRange(.days(3)))
    }
  }
}
