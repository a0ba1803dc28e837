// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// The dates of a column of texts, as they are printed; an empty one for a missing cell, and nil
/// where the texts are not all dates of one form.
func readDates(_ texts: [String], format: DateFormat? = nil) -> [String]? {
  let cells = CellColumn(texts)
  guard case .found(let finding) = DateInference.find(in: cells, format: format) else { return nil }
  var dates = DateCollector(finding.form)
  guard dates.append(cells, rows: 0..<cells.count) == nil else { return nil }
  return dates.instants.map { instant in
    guard instant != .min else { return "" }
    return CalendarDate(
      instant: instant, precision: dates.precision, offsetMinutes: dates.offsetMinutes
    ).description
  }
}

@Suite struct DateInferenceTests {
  @Test(arguments: [
    (["2012-03-02", "2012-3-3"], ["2012-03-02", "2012-03-03"]),
    (["2012-03-02T14:30", "2012-03-03"], ["2012-03-02T14:30:00", "2012-03-03T00:00:00"]),
    (["2024-01-01 12:00:00+00"], ["2024-01-01T12:00:00Z"]),
    (["2024-01-01 12:00:00 UTC"], ["2024-01-01T12:00:00Z"]),
    (["2024-01-01T12:00:00.5Z"], ["2024-01-01T12:00:00.500Z"]),
    (["2024-01-01T12:00 +02:00"], ["2024-01-01T12:00:00+02:00"]),
    (["2024-01-01 24:00"], ["2024-01-02T00:00:00"]),
    (["2024-01-01 13", "2024-01-01 14"], ["2024-01-01T13:00:00", "2024-01-01T14:00:00"]),
    (["20120302 14:30"], ["2012-03-02T14:30:00"]),
    (["20120302T143005Z"], ["2012-03-02T14:30:05Z"]), (["20120302 1430"], ["2012-03-02T14:30:00"]),
    (["2012/3/2", "2012/12/31"], ["2012-03-02", "2012-12-31"]),
    (["2012.03.02"], ["2012-03-02"]), (["2012 03 02"], ["2012-03-02"]),
  ])
  func yearFirst(texts: [String], expected: [String]) { #expect(readDates(texts) == expected) }

  @Test(arguments: [
    (["25/12/2012", "1/1/2013"], ["2012-12-25", "2013-01-01"]),
    (["12/25/2012", "1/2/2013"], ["2012-12-25", "2013-01-02"]),
    (["25.12.2012", "26.12.2012"], ["2012-12-25", "2012-12-26"]),
    (["25 12 2012"], ["2012-12-25"]), (["25-12-2012 17:30"], ["2012-12-25T17:30:00"]),
    (["12/25/2012 4:05 PM"], ["2012-12-25T16:05:00"]),
    (["12/25/2012, 12:05:06 AM"], ["2012-12-25T00:05:06"]),
    (["12/25/2012, 12:05\u{202F}PM"], ["2012-12-25T12:05:00"]),
    (["6/9/17", "6/4/17", "5/31/17"], ["2017-06-09", "2017-06-04", "2017-05-31"]),
    (["3.3.12"], ["2012-03-03"]), (["31/12/98", "01/01/99"], ["1998-12-31", "1999-01-01"]),
  ])
  func dayAndMonth(texts: [String], expected: [String]) { #expect(readDates(texts) == expected) }

  @Test(arguments: [
    (["15 Nov 20"], ["2020-11-15"]), (["15 Nov 2020"], ["2020-11-15"]),
    (["Nov 15, 2020"], ["2020-11-15"]), (["November 15 2020"], ["2020-11-15"]),
    (["Mon, 15 Nov 2020", "Tue, 16 Nov 2020"], ["2020-11-15", "2020-11-16"]),
    (["Monday 2020-11-16"], ["2020-11-16"]), (["6-Aug-09"], ["2009-08-06"]),
    (["06Aug2009"], ["2009-08-06"]), (["Nov 15th, 2020 8 PM"], ["2020-11-15T20:00:00"]),
    (["1er janvier 2020", "2 févr. 2020"], ["2020-01-01", "2020-02-02"]),
    (["3. März 2020", "4. Dez. 2020"], ["2020-03-03", "2020-12-04"]),
    (["5 października 2020", "6 LIS 2020"], ["2020-10-05", "2020-11-06"]),
    (["2020-Jan-05"], ["2020-01-05"]),
    (["10/Oct/2000:13:55:36 -0700"], ["2000-10-10T13:55:36-07:00"]),
  ])
  func names(texts: [String], expected: [String]) { #expect(readDates(texts) == expected) }

  @Test(arguments: [
    (["1993-Jan", "1993-Feb"], ["1993-01", "1993-02"]), (["Jan-93"], ["1993-01"]),
    (["Jan-1993"], ["1993-01"]), (["Jan 2000"], ["2000-01"]), (["2005 Jan"], ["2005-01"]),
    (["January 2005"], ["2005-01"]), (["Sept. 2005", "Okt. 2005"], ["2005-09", "2005-10"]),
    (["1/86", "2/86"], ["1986-01", "1986-02"]), (["01/1986"], ["1986-01"]),
    (["1986/01"], ["1986-01"]), (["2020-01"], ["2020-01"]), (["2020M01"], ["2020-01"]),
    (["2020M1", "2020M12"], ["2020-01", "2020-12"]), (["Jan'20"], ["2020-01"]),
    (["2020Q1", "2020Q2"], ["2020-Q1", "2020-Q2"]), (["2020-Q1"], ["2020-Q1"]),
    (["2020:4", "2021:1"], ["2020-Q4", "2021-Q1"]),
    (["2020:12", "2021:01"], ["2020-12", "2021-01"]), (["2020:Q1"], ["2020-Q1"]),
    (["2020 Q4"], ["2020-Q4"]), (["Q1 2020"], ["2020-Q1"]),
    (["Q1-2020"], ["2020-Q1"]), (["1Q20"], ["2020-Q1"]), (["q3/2020"], ["2020-Q3"]),
    (["2020-W05"], ["2020-01-27"]), (["2020W53"], ["2020-12-28"]),
    (["2020-W05-1", "2020-W05-7"], ["2020-01-27", "2020-02-02"]), (["W01 2021"], ["2021-01-04"]),
    (["2019/20", "2020/21"], ["2019", "2020"]), (["2019-20", "2020-21"], ["2019", "2020"]),
    (["2019/2020"], ["2019"]), (["1999–00", "2000–01"], ["1999", "2000"]),
    (["1999-2K", "2000-01"], ["1999", "2000"]), (["2010-11", "2011-12"], ["2010", "2011"]),
    (["2011-12"], ["2011-12"]),
    (["2011-12", "2012-01"], ["2011-12", "2012-01"]), (["FY2019"], ["2019"]),
  ])
  func coarseDates(texts: [String], expected: [String]) { #expect(readDates(texts) == expected) }

  @Test(arguments: [
    [], [""], ["abc", "def"], ["1", "2"], ["2012", "2013"], ["20120302", "20120303"],
    ["2012-02-30"], ["2011-02-29"], ["2012-13-01"], ["30 Feb 2012"], ["31/31/2012"],
    ["2021-W53"], ["2020Q5"], ["1.5", "2.5"], ["12:30", "12:45"], ["5:00 a.m."], ["May", "June"],
    ["2019-20", "2020-22"], ["2012-03-02x"], ["Q1", "Q2"], ["10-20", "20-30"], ["$1/2"],
    ["2012-03-02", "no", "none", "nothing"], ["3 lip", "4 lip"], ["1 Janu 2020"],
  ])
  func columnsWithoutDates(texts: [String]) {
    #expect(DateInference.find(in: CellColumn(texts)) == .none)
  }

  @Test func emptyAndMissingCellsAreNoDates() {
    let cells = CellColumn(["", "2012-03-02", "n/a", "2012-03-04", "Total"])
    let isMissing = { (bytes: ArraySlice<UInt8>) in CellText.string(bytes) == "n/a" }
    let outcome = DateInference.find(in: cells, isMissing: isMissing)
    let finding = DateFinding(
      form: DateForm(pattern: "%Y-%m-%d%T"), matchCount: 2, firstMismatch: 4, isCertain: true)
    #expect(outcome == .found(finding))
  }

  @Test func formatsDecide() throws {
    #expect(readDates(["20120302"], format: try DateFormat("%Y%m%d")) == ["2012-03-02"])
    #expect(readDates(["3/4/12"], format: try DateFormat("%d/%m/%y")) == ["2012-04-03"])
    #expect(readDates(["1871"], format: try DateFormat("%Y")) == ["1871"])
    #expect(readDates(["3/4/12"], format: try DateFormat("%Y")) == nil)
    #expect(
      readDates(["31.12.1999 23:59:05"], format: try DateFormat("%d.%m.%Y %H:%M:%S"))
        == ["1999-12-31T23:59:05"])
  }

  @Test func formsSayThemselves() {
    #expect(DateForm(pattern: "%d/%m/%Y%T").description == "%d/%m/%Y")
    #expect(DateForm(pattern: "%Y~Q%q").description == "%Y Q%q")
  }
}
