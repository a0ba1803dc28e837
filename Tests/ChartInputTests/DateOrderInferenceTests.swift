// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Which of two numbers is the day, and in which century years of two digits are.
@Suite struct DateOrderInferenceTests {
  private static func outcome(_ texts: [String]) -> DateOutcome {
    DateInference.find(in: CellColumn(texts))
  }

  @Test func firstDaysOfMonthsAreRegular() {
    let months = (1...30).map { "\(($0 - 1) % 12 + 1)/1/\(2020 + ($0 - 1) / 12)" }
    #expect(readDates(months)?.prefix(2) == ["2020-01-01", "2020-02-01"])
    #expect(readDates(months.reversed())?.last == "2020-01-01")
    let european = (1...30).map { "1.\(($0 - 1) % 12 + 1).\(2020 + ($0 - 1) / 12)" }
    #expect(readDates(european)?.prefix(2) == ["2020-01-01", "2020-02-01"])
  }

  @Test func daysThatAscendTellTheOrder() {
    let days = ["10/1/2020", "11/1/2020", "12/1/2020", "1/2/2020", "2/2/2020"]
    #expect(readDates(days)?.first == "2020-01-10")
    #expect(readDates(days.map { $0 + " 10:00" })?.last == "2020-02-02T10:00:00")
  }

  @Test func quarterHoursTellTheOrder() {
    let times = (1...3).flatMap { day in
      (0..<96).map { "0\(day)/02/2020 \($0 / 4):\(["00", "15", "30", "45"][$0 % 4])" }
    }
    #expect(readDates(times)?.last == "2020-02-03T23:45:00")
  }

  @Test(arguments: [
    ["3/4/2012"], ["1/2/2020", "2/2/2020"], ["01/02/2020", "", "03/02/2020"],
    ["1/1/2012", "3/4/12"],
    ["01/02/2020", "01/02/2020"], ["3-4-2012"], ["11/10/09"],
  ])
  func ordersThatNothingTells(texts: [String]) {
    guard case .ambiguous(let row, let text) = Self.outcome(texts) else {
      // Years of two and of four digits are no form of one column.
      #expect(texts == ["1/1/2012", "3/4/12"])
      return
    }
    #expect(texts[row] == text && text != "")
  }

  /// With points between them the day is first, unless the dates say otherwise.
  @Test func pointsStandBehindDays() {
    #expect(readDates(["01.02.2020", "03.02.2020"]) == ["2020-02-01", "2020-02-03"])
    #expect(readDates(["01.02.2020", "01.31.2020"]) == ["2020-01-02", "2020-01-31"])
  }

  @Test func equalNumbersAreNotAmbiguous() {
    #expect(readDates(["3/3/2012", "4/4/2012"]) == ["2012-03-03", "2012-04-04"])
  }

  @Test func ambiguityNamesTheFirstRowThatDiffers() {
    #expect(
      Self.outcome(["3/3/2012", "4/4/2012", "3/4/2012"]) == .ambiguous(row: 2, text: "3/4/2012"))
  }

  @Test func bothOrdersAreRefused() {
    #expect(
      Self.outcome(["25/12/2012", "26/12/2012", "12/27/2012"])
        == .mixedOrder(row: 2, text: "12/27/2012"))
    #expect(
      Self.outcome(["12/27/2012", "1/2/2013", "25/12/2012"])
        == .mixedOrder(row: 2, text: "25/12/2012"))
  }

  @Test func hyphensPreferTheYearFirst() {
    let months = (1...12).map { "14-\($0 < 10 ? "0" : "")\($0)-01" }
    #expect(readDates(months)?.last == "2014-12-01")
    #expect(readDates(["20-01-05", "20-01-06", "20-01-07"])?.last == "2020-01-07")
    #expect(readDates(["31-01-05", "01-02-05", "02-02-05"])?.last == "2005-02-02")
  }

  @Test func splitYearsNeedAllRows() {
    #expect(readDates(["1951-52", "1952-53", "2011-12"])?.last == "2011")
    #expect(readDates(["2010-11", "2010-12", "2011-01"])?.last == "2011-01")
  }

  @Test func certainty() {
    let cases: [([String], Bool)] = [
      (["2012-03-02"], true), (["25/12/2012"], true), (["12/25/2012"], true),
      (["25/12/12"], false), (["3/3/2012", "3/4/2012", "3/5/2012", "4/1/2013"], false),
      (["2019-20", "2020-21"], true), (["2010-11", "2011-12"], false), (["2020Q1"], true),
    ]
    for (texts, isCertain) in cases {
      guard case .found(let finding) = Self.outcome(texts) else { continue }
      #expect(finding.isCertain == isCertain, "\(texts)")
    }
  }

  @Test(arguments: [
    (["31/12/98", "31/12/99", "31/12/00"], ["1998-12-31", "1999-12-31", "2000-12-31"]),
    (["31/12/01", "31/12/00", "31/12/99"], ["2001-12-31", "2000-12-31", "1999-12-31"]),
    (["Jan-68", "Jan-69", "Jan-70"], ["1968-01", "1969-01", "1970-01"]),
    (["Jan-71", "Jan-70", "Jan-69"], ["1971-01", "1970-01", "1969-01"]),
    (["1/45", "1/46"], ["2045-01", "2046-01"]),
    (["6-Aug-69", "6-Aug-70", "6-Aug-72"], ["1969-08-06", "1970-08-06", "1972-08-06"]),
    (["4Q99", "1Q00"], ["1999-Q4", "2000-Q1"]),
    (["29/02/00", "01/03/00"], ["2000-02-29", "2000-03-01"]),
  ])
  func centuries(texts: [String], expected: [String]) { #expect(readDates(texts) == expected) }

  @Test func centuriesOfRowsInNoOrder() {
    let texts = ["Jan-70", "Jan-01", "Jan-85", "Jan-03", "Jan-99"]
    #expect(readDates(texts) == ["1970-01", "2001-01", "1985-01", "2003-01", "1999-01"])
  }
}
