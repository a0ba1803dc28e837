// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct CalendarDateTests {
  @Test func daysAndCivilDatesAreInverse() {
    var previous = CalendarDate.civil(day: -800_001)
    for day in -800_000...800_000 where day % 7 == 0 || abs(day) < 2000 {
      let (year, month, dayOfMonth) = CalendarDate.civil(day: day)
      #expect(CalendarDate.dayNumber(year: year, month: month, day: dayOfMonth) == day)
      #expect((year, month, dayOfMonth) > previous)
      previous = (year, month, dayOfMonth)
    }
  }

  @Test(arguments: [
    (0, "1970-01-01", 4), (-1, "1969-12-31", 3), (11_016, "2000-02-29", 2),
    (-719_162, "0001-01-01", 1), (2_932_896, "9999-12-31", 5), (15_765, "2013-03-01", 5),
  ])
  func knownDays(day: Int, text: String, weekday: Int) {
    let date = CalendarDate(day: day)
    #expect(date.description == text)
    #expect(date.weekday == weekday)
    #expect(date.day == day)
  }

  @Test(arguments: [
    (2000, true), (1900, false), (2012, true), (2013, false), (0, true), (-4, true), (2100, false),
  ])
  func leapYears(year: Int, isLeap: Bool) {
    #expect(CalendarDate.isLeap(year: year) == isLeap)
    #expect(CalendarDate.daysInMonth(year: year, month: 2) == (isLeap ? 29 : 28))
    #expect((CalendarDate(year: year, month: 2, day: 29) != nil) == isLeap)
  }

  @Test func monthsReachToTheNext() {
    let wrong = (-24..<12 * 4100).first { month in
      let (year, number) = (month >= 0 ? month / 12 : (month - 11) / 12, (month + 24) % 12 + 1)
      let next = number == 12 ? (year: year + 1, month: 1) : (year: year, month: number + 1)
      let first = CalendarDate.dayNumber(year: year, month: number, day: 1)
      let nextFirst = CalendarDate.dayNumber(year: next.year, month: next.month, day: 1)
      return CalendarDate.daysInMonth(year: year, month: number) != nextFirst - first
    }
    #expect(wrong == nil)
  }

  @Test(arguments: [(2012, 0, 1), (2012, 13, 1), (2012, 1, 0), (2012, 1, 32), (2012, 4, 31)])
  func daysThatNoCalendarHas(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (DatePrecision.year, "1969"), (.quarter, "1969-Q4"), (.month, "1969-12"),
    (.day, "1969-12-31"), (.minute, "1969-12-31T23:59:00Z"), (.second, "1969-12-31T23:59:59Z"),
    (.millisecond, "1969-12-31T23:59:59.999Z"), (.microsecond, "1969-12-31T23:59:59.999999Z"),
  ])
  func precisions(precision: DatePrecision, text: String) {
    let date = CalendarDate(instant: -1, precision: precision, offsetMinutes: 0)
    #expect(date.description.hasPrefix(String(text.prefix(16))))
    #expect(precision == .minute || date.description == text)
    #expect(date.microsecondOfDay == CalendarDate.microsecondsPerDay - 1)
  }

  @Test(arguments: [(nil, ""), (0, "Z"), (60, "+01:00"), (-330, "-05:30")] as [(Int?, String)])
  func offsets(minutes: Int?, text: String) {
    let date = CalendarDate(instant: 0, precision: .second, offsetMinutes: minutes)
    #expect(date.description == "1970-01-01T00:00:00" + text)
  }

  @Test(arguments: CalendarUnit.allCases) func ordinalsGrowByOne(unit: CalendarUnit) {
    var previous = CalendarDate(day: -1000).ordinal(of: unit)
    var changes = 0
    for day in -999...1000 {
      let ordinal = CalendarDate(day: day).ordinal(of: unit)
      #expect(ordinal - previous == (unit == .hour ? 24 : ordinal == previous ? 0 : 1))
      changes += ordinal == previous ? 0 : 1
      previous = ordinal
    }
    let expected: [CalendarUnit: Int] = [
      .hour: 2000, .day: 2000, .week: 286, .month: 66, .quarter: 22, .year: 5,
    ]
    #expect(abs(changes - (expected[unit] ?? 0)) <= 1)
  }

  @Test func weeksBeginOnMonday() throws {
    let sunday = try #require(CalendarDate(year: 2013, month: 3, day: 3))
    let monday = try #require(CalendarDate(year: 2013, month: 3, day: 4))
    #expect(sunday.weekday == 7)
    #expect(monday.weekday == 1)
    #expect(!sunday.isIn(.week, of: monday))
    #expect(sunday.isIn(.month, of: monday))
  }

  @Test func precisionsAreOrdered() {
    #expect(DatePrecision.allCases == DatePrecision.allCases.sorted())
  }
}

@Suite struct XAxisTests {
  @Test(arguments: [
    (XAxis.rows(count: 2), ["1", "2"]), (.numbers([0.5, 3]), ["0.5", "3"]),
    (.categories(["a", ""]), ["a", ""]),
    (.dates(.init(instants: [0, 86_400_000_000], precision: .day)), ["1970-01-01", "1970-01-02"]),
    (.rows(count: 0), []), (.numbers([-1e21, 1e-7]), ["-1e+21", "1e-07"]),
  ])
  func positions(axis: XAxis, texts: [String]) {
    #expect(axis.count == texts.count)
    #expect((0..<axis.count).map { axis[$0].description } == texts)
  }

  @Test func datesKeepTheirClock() {
    let dates = XAxis.Dates(instants: [0], precision: .minute, offsetMinutes: 120)
    #expect(dates[0] == CalendarDate(instant: 0, precision: .minute, offsetMinutes: 120))
  }
}
