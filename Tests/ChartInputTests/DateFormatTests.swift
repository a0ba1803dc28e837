// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

@Suite struct DateFormatTests {
  @Test(arguments: [
    ("2012-03-02", "2012-03-02"), ("1969-12-31", "1969-12-31"), ("0001-01-01", "0001-01-01"),
    ("9999-12-31", "9999-12-31"), ("2000-02-29", "2000-02-29"),
    ("2012-03-02T14:30", "2012-03-02T14:30:00"), ("2012-03-02 14:30:05", "2012-03-02T14:30:05"),
    ("2012-03-02T14:30:05Z", "2012-03-02T14:30:05Z"),
    ("2012-03-02T14:30:05.5Z", "2012-03-02T14:30:05.500Z"),
    ("2012-03-02T14:30:05.123456789", "2012-03-02T14:30:05.123456"),
    ("2012-03-02T14:30:05+02:00", "2012-03-02T14:30:05+02:00"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"), ("20161231T235960Z", "2017-01-01T00:00:00Z"),
    ("2017-01-01T08:59:60+09:00", "2017-01-01T09:00:00+09:00"),
    ("2012-03-02T14:30:05-0530", "2012-03-02T14:30:05-05:30"),
    ("2012-03-02 14:30:05 +01", "2012-03-02T14:30:05+01:00"),
    ("20120302", "2012-03-02"), ("2012-Q1", "2012-Q1"), ("2012Q4", "2012-Q4"),
    ("Q2 2012", "2012-Q2"), ("q3-2012", "2012-Q3"), ("2012-03", "2012-03"), ("1871", "1871"),
    ("Mar 2012", "2012-03"), ("1 Jan 2020", "2020-01-01"), ("Jan 1 2000", "2000-01-01"),
    ("January 1, 2000", "2000-01-01"), ("31-Dec-1999", "1999-12-31"),
    ("2 SEPT 2012", "2012-09-02"), ("25/12/2012", "2012-12-25"), ("12/25/2012", "2012-12-25"),
    ("25.12.2012", "2012-12-25"), ("3/3/2012", "2012-03-03"), ("2012/12/25", "2012-12-25"),
    ("2012/1/5", "2012-01-05"), ("31/1/2020 10:30", "2020-01-31T10:30:00"),
  ])
  func writtenDates(text: String, expected: String) {
    #expect(CalendarDate(written: text)?.description == expected)
  }

  @Test(arguments: [
    ("2025-02-03", "2025-02-03"), ("20250203", "2025-02-03"), ("3.2.2025", "2025-02-03"),
    ("03.02.2025", "2025-02-03"), ("3.2.25", "2025-02-03"), ("3/2/2025", "2025-02-03"),
    ("3 Feb 2025", "2025-02-03"), ("3. Februar 2025", "2025-02-03"), ("3 févr. 2025", "2025-02-03"),
    ("February 3, 2025", "2025-02-03"), ("Feb 2025", "2025-02"), ("Q1 2025", "2025-Q1"),
    ("T2 2025", "2025-Q2"), ("2025-W06", "2025-02-03"), ("13/2/2025", "2025-02-13"),
    ("2/13/2025", "2025-02-13"), ("3-2-2025", "2025-02-03"), ("1.1.70", "1970-01-01"),
    ("febrero de 2025", "2025-02"), ("3 de febrero de 2025", "2025-02-03"),
    ("3 de fevereiro de 2025", "2025-02-03"), ("1. Quartal 2025", "2025-Q1"),
    ("2e trimestre 2025", "2025-Q2"), ("1. kw. 2025", "2025-Q1"), ("6. KW 2025", "2025-02-03"),
    ("KW 6 2025", "2025-02-03"), ("3rd of February 2025", "2025-02-03"),
    ("3 Feb 25", "2025-02-03"), ("1er février 2025", "2025-02-01"), ("Feb 3rd, 2025", "2025-02-03"),
  ])
  func datesThatAreAskedFor(text: String, expected: String) {
    #expect(CalendarDate(asked: text)?.description == expected)
  }

  @Test func monthsComeFirstBehindSlashesOnly() {
    #expect(CalendarDate(asked: "3/2/2025", monthsFirst: true)?.description == "2025-03-02")
    #expect(CalendarDate(asked: "3.2.2025", monthsFirst: true)?.description == "2025-02-03")
    #expect(CalendarDate(asked: "13/2/2025", monthsFirst: true)?.description == "2025-02-13")
  }

  @Test(arguments: [
    "", "3.2", "700", "1,000", "31.2.2025", "Foo 2025", "Q5 2025", "3.2.2", "-5", "5. Quartal 2025",
    "54. KW 2025", "3 von 2025", "February", "30 Feb 2025", "3 Feb 4 2025",
  ])
  func textsThatAskForNoDate(text: String) { #expect(CalendarDate(asked: text) == nil) }

  @Test(arguments: [
    "", "abc", "2012-13-01", "2012-02-30", "2011-02-29", "2012-00-10", "2012-01-00",
    "12-03-2", "3/4/2012", "31/31/2012", "20121301", "2012-Q5", "2012-Q0", "Q1", "Foo 1 2000",
    "1 Jan 20", "1 Ja 2020", "2012-03-02T", "2012-03-02T25:00", "2012-03-02T10:60",
    "2012-03-02T10:00:60", "2012-03-02T10:00:00.", "2012-03-02T10:00Zx", "2012-03-02x",
    "2012-03-02T10:00+24:00", "2012-03-02T10:00+1", "25/12.2012", "25/12/12", "2012/13/01", "١٢",
  ])
  func textsThatAreNoDates(text: String) { #expect(CalendarDate(written: text) == nil) }

  @Test(arguments: [
    ("%d.%m.%Y", "3.4.2012", "2012-04-03"), ("%m/%d/%y", "3/4/12", "2012-03-04"),
    ("%y%m%d", "690102", "1969-01-02"),
    ("%Y-%m-%d %H:%M:%S", "2012-03-02 04:05:06", "2012-03-02T04:05:06"),
    ("%d %b %Y", "7 Feb 2001", "2001-02-07"), ("%B %Y", "June 1999", "1999-06"),
    ("%Y", "1871", "1871"), ("100%% %Y", "100% 2000", "2000"),
    ("%Y-%m-%d %H:%M:%S", "2016-12-31 23:59:60", "2017-01-01T00:00:00"),
    ("%d/%m/%Y %H:%M", "31/12/1999 23:59", "1999-12-31T23:59:00"),
  ])
  func formats(format: String, text: String, expected: String) throws {
    let bytes = Array(text.utf8)
    let date = try #require(try DateForm(DateFormat(format)).read(bytes.span))
    let shown = CalendarDate(instant: date.instant, precision: date.precision)
    #expect(shown.description == expected)
  }

  @Test(arguments: [
    "", "%d.%m", "%Y %d", "%Y %Y", "%Q", "%", "%Y-%m-%d %M", "%H:%M", "%Y %y", "%Y %m %b",
    "%Y-%m %H:%M",
  ])
  func formatsThatMakeNoSense(format: String) {
    #expect(throws: ReadError.badDateFormat(format)) { try DateFormat(format) }
  }

  @Test(arguments: ["3.4.12", "32.1.2012", "1.13.2012", "3.4.2012 ", "x3.4.2012", "3.4", ""])
  func textsOfAnotherFormat(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(try DateForm(DateFormat("%d.%m.%Y")).read(bytes.span) == nil)
  }

  @Test func everyDayReadsBack() {
    for day in stride(from: -719_162, through: 2_932_896, by: 97) {
      let date = CalendarDate(day: day)
      #expect(CalendarDate(written: date.description) == date)
    }
  }
}
