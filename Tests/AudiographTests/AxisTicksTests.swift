// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct AxisTicksTests {
  private func days(_ days: some Sequence<Int>) -> XAxis {
    .dates(
      XAxis.Dates(
        instants: days.map { Int64($0) * CalendarDate.microsecondsPerDay }, precision: .day))
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    CalendarDate.dayNumber(year: year, month: month, day: day)
  }

  @Test func aYearOfDaysHasQuarters() {
    let ticks = AxisTicks(days(day(2012, 3, 2)...day(2013, 3, 1))).ticks
    #expect(ticks.map(\.x.description) == ["2012-04-01", "2012-07-01", "2012-10-01", "2013-01-01"])
  }

  @Test func aHundredYearsHaveTwenties() {
    let years = XAxis.dates(
      XAxis.Dates(
        instants: (1871...1970).map { Int64(day($0, 1, 1)) * CalendarDate.microsecondsPerDay },
        precision: .year))
    #expect(
      AxisTicks(years).ticks.map(\.x.description) == ["1880", "1900", "1920", "1940", "1960"])
  }

  @Test func tradingDaysMarkTheFirstBarOfTheUnit() {
    // 2024-06-01 is a Saturday, 2024-09-01 a Sunday.
    let weekdays = (day(2024, 4, 20)...day(2024, 10, 20)).filter {
      CalendarDate(day: $0).weekday <= 5
    }
    let ticks = AxisTicks(days(weekdays)).ticks
    #expect(
      ticks.map(\.x.description)
        == ["2024-05-01", "2024-06-03", "2024-07-01", "2024-08-01", "2024-09-02", "2024-10-01"])
  }

  @Test func numbersHaveRoundPlaces() {
    let ticks = AxisTicks(.numbers([0.3, 4, 9.7])).ticks
    #expect(ticks.map(\.x.description) == ["2", "4", "6", "8"])
    #expect(ticks.map(\.index) == [1, 1, 2, 2])
  }

  @Test func aQuarterThousandHasFifties() {
    let ticks = AxisTicks(.numbers((1...250).map(Double.init))).ticks
    #expect(ticks.map(\.x.description) == ["50", "100", "150", "200", "250"])
    #expect(AxisTicks(.rows(count: 250)).ticks.map(\.index) == [49, 99, 149, 199, 249])
  }

  @Test(arguments: [
    ([Double](), 0...0), ([1], 0...0), ([2, 2, 2], 0...0), ([3, 1, 2], 0...0),
    ([-1e308, 1e308], 3...12), ([1e-9, 9e-9], 3...12), ([0, Double.leastNonzeroMagnitude], 0...12),
  ])
  func oddAxesHaveMarksOrNone(numbers: [Double], counts: ClosedRange<Int>) {
    #expect(counts.contains(AxisTicks(.numbers(numbers)).ticks.count))
  }

  @Test(arguments: [(1, 0), (2, 0), (3, 3), (4, 4), (20, 4), (1000, 5)])
  func rowsHaveRoundNumbers(count: Int, ticks: Int) {
    #expect(AxisTicks(.rows(count: count)).ticks.count == ticks)
  }
}
