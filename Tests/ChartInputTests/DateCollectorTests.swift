// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

@Suite struct DateCollectorTests {
  private static let iso = DateForm(pattern: "%Y-%m-%d%T")

  private static func collect(
    _ texts: [String], _ form: DateForm = iso
  ) -> (dates: DateCollector, failure: (row: Int, fault: DateFault)?) {
    var dates = DateCollector(form)
    let failure = dates.append(CellColumn(texts), rows: 0..<texts.count)
    return (dates, failure)
  }

  private static func day(_ text: String) -> Int64 { CalendarDate(written: text)?.instant ?? 0 }

  @Test func emptyCellsAreNone() {
    let dates = Self.collect(["2012-03-02", "", "2012-03-03", ""]).dates
    #expect(
      dates.instants == [Self.day("2012-03-02"), .min, Self.day("2012-03-03"), .min])
    #expect(dates.precision == .day && dates.offsetMinutes == nil)
  }

  @Test(arguments: [
    (["2012-03-02", "2012-03-32"], 1, DateFault.notADate),
    (["2012-02-28", "2012-02-29", "2013-02-28", "2013-02-29"], 3, .notADate),
    (["2012-04-30", "2012-04-31"], 1, .notADate), (["2012-04-30", "2012-04-00"], 1, .notADate),
    (["2012-04-30", "2012-04-3x"], 1, .notADate), (["2012-04-30", "2012-04/30"], 1, .notADate),
    (["2012-03-02", "2012-03"], 1, .mixedPrecision), (["2012-03-02", "2012"], 1, .mixedPrecision),
    (["2012-03-02", "2012Q1"], 1, .mixedPrecision), (["2012-03-02", "x"], 1, .notADate),
    (["2012-03-02T10:00Z", "2012-03-02T10:00"], 1, .mixedOffsets),
    (["2012-03-02T10:00", "2012-03-02T10:00Z"], 1, .mixedOffsets),
    (["2012-03-02T10:00Z", "2012-03-02"], 1, .mixedOffsets),
  ])
  func faults(texts: [String], row: Int, fault: DateFault) {
    let (dates, failure) = Self.collect(texts)
    #expect(failure?.row == row && failure?.fault == fault)
    #expect(dates.instants.count == row)
  }

  @Test func faultsOfOtherForms() {
    let dayFirst = Self.collect(["25/12/2012", "12/25/2012"], DateForm(pattern: "%d/%m/%Y%T"))
    #expect(dayFirst.failure?.fault == .mixedOrder)
    let month = Self.collect(["2012-03", "2012-03-02"], DateForm(pattern: "%Y-%m"))
    #expect(month.failure?.fault == .mixedPrecision)
    let quarter = Self.collect(["2012Q1", "2012-03"], DateForm(pattern: "%Y~Q%q"))
    #expect(quarter.failure?.fault == .mixedPrecision)
  }

  @Test func precisionWidens() {
    let dates = Self.collect(["2012-03-02", "2012-03-02 10:00", "2012-03-03"]).dates
    #expect(dates.precision == .minute)
    #expect(Self.collect(["2012-03-02 10:00:00.25"]).dates.precision == .millisecond)
    #expect(Self.collect(["2012-03-02 10:00:00.2501"]).dates.precision == .microsecond)
  }

  @Test func offsetsThatDifferBecomeUTC() {
    let dates = Self.collect(["2012-03-02T10:00+01:00", "", "2012-03-02T10:00+02:00"]).dates
    #expect(dates.wasConverted && dates.offsetMinutes == 0)
    let tenUTC = Self.day("2012-03-02T09:00")
    #expect(dates.instants == [tenUTC, .min, tenUTC - 3_600_000_000])
  }

  @Test func midnightsOfAPlaceStayDays() {
    let texts = ["2012-03-24T00:00+01:00", "2012-03-25T00:00+01:00", "2012-03-26T00:00+02:00"]
    let dates = Self.collect(texts).dates
    #expect(!dates.wasConverted && dates.offsetMinutes == nil && dates.precision == .day)
    #expect(dates.instants == (24...26).map { Self.day("2012-03-\($0)") })
    let later = Self.collect(texts + ["2012-03-26T10:00+02:00"]).dates
    #expect(later.wasConverted && later.precision == .minute)
  }

  @Test func blocksFollowEachOther() {
    var dates = DateCollector(Self.iso)
    dates.reserve(4)
    for texts in [["2012-02-29", "2012-03-01"], [], ["2012-03-02"], ["2012-12-31"]] {
      #expect(dates.append(CellColumn(texts), rows: 0..<texts.count) == nil)
    }
    let expected = ["2012-02-29", "2012-03-01", "2012-03-02", "2012-12-31"].map(Self.day)
    #expect(dates.instants == expected)
    #expect(dates.dates().instants.count == 4)
  }

  @Test func missingTextsMayBeDates() {
    var dates = DateCollector(Self.iso, missing: ["1900-01-01", "n/a"])
    let cells = CellColumn(["2012-03-01", "1900-01-01", "n/a", "2012-03-02"])
    let failure = dates.append(cells, rows: 0..<4) { CellText.string($0) == "n/a" }
    #expect(failure == nil)
    #expect(dates.instants == [Self.day("2012-03-01"), .min, .min, Self.day("2012-03-02")])
  }

  @Test func partOfABlock() {
    let cells = CellColumn(["x", "2012-03-01", "2012-03-02", "y"])
    var dates = DateCollector(Self.iso)
    #expect(dates.append(cells, rows: 1..<3) == nil)
    #expect(dates.append(cells, rows: 3..<4)?.row == 3)
    #expect(dates.instants.count == 2)
  }

  /// All days of 400 years by the short way, and the next of each month, which is none.
  @Test func daysOfAllMonths() {
    let first = CalendarDate.dayNumber(year: 1800, month: 1, day: 1)
    let last = CalendarDate.dayNumber(year: 2200, month: 1, day: 1)
    let texts = (first..<last).map { CalendarDate(day: $0).description }
    let (dates, failure) = Self.collect(texts)
    #expect(failure == nil)
    #expect(dates.instants == (first..<last).map { CalendarDate(day: $0).instant })
    for month in 1...12 {
      let count = CalendarDate.daysInMonth(year: 2011, month: month)
      let start = "2011-\(month < 10 ? "0" : "")\(month)-"
      #expect(Self.collect([start + "01", start + "\(count + 1)"]).failure?.row == 1)
    }
  }
}
