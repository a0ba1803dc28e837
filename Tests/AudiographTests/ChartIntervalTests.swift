// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct ChartIntervalTests {
  /// Working days from Monday 2 January 2012 on.
  private func bars(_ count: Int, from year: Int = 2012, _ month: Int = 1, _ day: Int = 2) throws
    -> PriceBars
  {
    let first = try #require(CalendarDate(year: year, month: month, day: day)).day
    let working = (first..<(first + 2 * count + 7)).filter { CalendarDate(day: $0).weekday <= 5 }
    let numbers = (0..<count).map(Double.init)
    return try PriceBars(
      dates: XAxis.Dates(
        instants: working.prefix(count).map { CalendarDate(day: $0).instant }, precision: .day),
      columns: [
        .open: numbers, .high: numbers.map { $0 + 2 }, .low: numbers.map { $0 - 2 },
        .close: numbers.map { $0 + 1 }, .volume: numbers.map { _ in 10 },
      ])
  }

  @Test(arguments: [
    (PriceValue.open, [0.0, 5]), (.high, [6, 11]), (.low, [-2, 3]), (.close, [5, 10]),
    (.volume, [50, 50]), (.meanOfTwo, [2, 7]), (.meanOfThree, [3, 8]), (.meanOfFour, [2.25, 7.25]),
  ])
  func weeksOfBars(value: PriceValue, expected: [Double]) throws {
    let cut = try bars(10).series(of: value, interval: .week)
    #expect(cut.series.values == expected)
    #expect((0..<2).map { cut.series.x[$0].description } == ["2012-01-06", "2012-01-13"])
    #expect(cut.incomplete.isEmpty)
    #expect(cut.series.base == nil)
  }

  @Test func edgesThatLackBars() throws {
    let cut = try bars(8, from: 2012, 1, 4).series(of: .close, interval: .week)
    #expect(cut.incomplete.map(\.edge) == [.first])
    #expect(cut.incomplete[0].from.description == "2012-01-04")
    #expect(cut.incomplete[0].to.description == "2012-01-06")
    let last = try bars(9).series(of: .close, interval: .week)
    #expect(last.incomplete.map(\.edge) == [.last])
    #expect(last.incomplete[0].to.description == "2012-01-12")
    #expect(try bars(1).series(of: .close, interval: .week).incomplete.isEmpty)
  }

  @Test func monthsEndWithTheirLastWorkingDay() throws {
    // From 2 January to Friday 30 March 2012; the 31st is a Saturday.
    let cut = try bars(65).series(of: .close, interval: .month)
    #expect(cut.series.count == 3)
    #expect(cut.series.x[2].description == "2012-03-30")
    #expect(cut.incomplete.isEmpty)
    #expect(try bars(64).series(of: .close, interval: .month).incomplete.map(\.edge) == [.last])
  }

  @Test func aRangeMayCutIntoAnInterval() throws {
    let start = try #require(CalendarDate(year: 2012, month: 1, day: 11))
    let end = try #require(CalendarDate(year: 2012, month: 1, day: 18))
    let cut = try bars(30).series(
      of: .close, range: ChartRange(start: .date(start), end: end), interval: .week)
    #expect(cut.incomplete.map(\.edge) == [.first, .last])
    #expect(cut.series.base?.y == 7)
    #expect(cut.series.values == [10, 13])
    let monday = try #require(CalendarDate(year: 2012, month: 1, day: 9))
    let whole = try bars(10).series(
      of: .close, range: ChartRange(start: .date(monday)), interval: .week)
    #expect(whole.incomplete.isEmpty)
  }

  @Test func missingValuesInBars() throws {
    let dates = try bars(10).dates
    let gaps: [Double] = [.nan, 4, 9, 1, .nan] + [Double](repeating: .nan, count: 5)
    let table = try PriceBars(
      dates: dates,
      columns: [.open: gaps, .high: gaps, .low: gaps, .close: gaps, .volume: gaps])
    let expected: [PriceValue: Double] = [.open: 4, .high: 9, .low: 1, .close: 1, .volume: 14]
    for (value, number) in expected {
      let values = try table.series(of: value, interval: .week).series.values
      #expect(values[0] == number)
      #expect(values[1].isNaN)
    }
  }

  @Test func otherSeriesTakeTheLastValue() throws {
    let days = XAxis.Dates(
      instants: (0..<21).map { CalendarDate(day: $0 + 4).instant }, precision: .day)
    var values = (0..<21).map(Double.init)
    values[6] = .nan
    let cut = try Series(name: "v", x: .dates(days), values: values).cut(to: nil, by: .week)
    // 1970-01-05 is a Monday.
    #expect(cut.series.values == [5, 13, 20])
    #expect(cut.series.x[0].description == "1970-01-11")
    #expect(cut.incomplete.isEmpty)
  }

  @Test func weeklyDataInMonths() throws {
    let first = try #require(CalendarDate(year: 2012, month: 1, day: 7)).day
    let weeks = XAxis.Dates(
      instants: (0..<7).map { CalendarDate(day: first + 7 * $0).instant }, precision: .day)
    let series = try Series(name: "v", x: .dates(weeks), values: (0..<7).map(Double.init))
    let cut = try series.cut(to: nil, by: .month)
    #expect(cut.series.values == [3, 6])
    #expect(cut.incomplete.map(\.edge) == [.last])
  }

  @Test(arguments: Interval.allCases) func coarseDataStayAsTheyAre(interval: Interval) throws {
    let years = XAxis.Dates(
      instants: (1990..<1995).compactMap { CalendarDate(year: $0)?.instant }, precision: .year)
    let series = try Series(name: "v", x: .dates(years), values: [1, 2, 3, 4, 5])
    let cut = try series.cut(to: nil, by: interval)
    #expect(cut.series == series)
    #expect(cut.incomplete.isEmpty)
  }

  @Test func daysOfATradingDay() throws {
    let minutes = [570, 780, 960, 1440 + 570, 1440 + 780]
    let dates = XAxis.Dates(
      instants: minutes.map { Int64($0) * 60_000_000 }, precision: .minute)
    let series = try Series(name: "v", kind: .price, x: .dates(dates), values: [1, 2, 3, 4, 5])
    let cut = try series.cut(to: nil, by: .day)
    #expect(cut.series.values == [3, 5])
    #expect(cut.incomplete.map(\.edge) == [.last])
  }

  @Test func weeksBefore1970() throws {
    let days = XAxis.Dates(
      instants: (-14..<0).map { CalendarDate(day: $0 - 3).instant }, precision: .day)
    let series = try Series(name: "v", x: .dates(days), values: (0..<14).map(Double.init))
    #expect(try series.cut(to: nil, by: .week).series.values == [6, 13])
  }

  @Test func absentColumns() throws {
    let bars = try PriceBars(
      dates: XAxis.Dates(instants: [0], precision: .day), columns: [.close: [1]])
    #expect(throws: RangeError.noSuchColumn(.adjustedClose)) {
      try bars.series(of: .adjustedClose)
    }
    #expect(bars.values(of: .meanOfFour) == nil)
    #expect(throws: ChartError.unequalCounts(positions: 1, values: 2)) {
      try PriceBars(dates: bars.dates, columns: [.close: [1, 2]])
    }
    #expect(bars.possibleSplits().isEmpty)
  }

  @Test func meansOfHugePrices() throws {
    let huge: [Double] = [1.5e308]
    let bars = try PriceBars(
      dates: XAxis.Dates(instants: [0], precision: .day),
      columns: [.open: huge, .high: huge, .low: huge, .close: huge])
    #expect(bars.values(of: .meanOfFour) == huge)
  }
}

@Suite struct PossibleSplitTests {
  private func splits(_ close: [Double], _ volume: [Double]) throws -> [Double] {
    let dates = XAxis.Dates(
      instants: close.indices.map { CalendarDate(day: $0).instant }, precision: .day)
    return try PriceBars(dates: dates, columns: [.close: close, .volume: volume])
      .possibleSplits().map(\.ratio)
  }

  @Test(arguments: [
    ([100.0, 50], [10.0, 20], [2.0]), ([100, 34], [10, 30], [3]), ([10, 100], [100, 10], [0.1]),
    ([100, 50], [10, 200], []), ([100, 60], [10, 17], []), ([100, 50], [0, 0], []),
    ([100, .nan, 50], [10, 10, 20], [2]), ([100], [10], []), ([], [], []), ([0, 1], [1, 1], []),
    ([100, 100, 100], [1, 1, 1], []), ([1e300, 1e-300], [1, 1], []), ([-4, -2], [1, 1], []),
  ])
  func steps(close: [Double], volume: [Double], ratios: [Double]) throws {
    #expect(try splits(close, volume) == ratios)
  }
  /// Columns lie in blocks of 2,048, and a split may be between two.
  @Test(arguments: [1, 2047, 2048, 2049, 4095, 4096, 4999])
  func stepsFarBehind(place: Int) throws {
    let close = (0..<5000).map { $0 < place ? 100.0 : 25 }
    let volume = (0..<5000).map { $0 < place ? 1000.0 : 4000 }
    #expect(try splits(close, volume) == [4])
  }
}
