// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

@Suite struct DatePartsTests {
  /// Columns of numbers, and of text where a cell is not a number.
  private static func columns(_ columns: [(String, String)]) -> [DatePartColumn] {
    columns.map { heading, cells in
      let texts = cells.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let numbers = texts.map { $0 == "" ? Double.nan : Double($0) }
      let isText = numbers.contains { $0 == nil }
      return DatePartColumn(
        heading: heading,
        content: isText ? .cells(CellColumn(texts)) : .numbers(numbers.compactMap { $0 }))
    }
  }

  private static func dates(_ pairs: [(String, String)]) -> [String]? {
    let columns = columns(pairs)
    guard let parts = DateParts.find(in: columns) else { return nil }
    return parts.instants(of: columns).map { instant in
      instant == .min
        ? "" : CalendarDate(instant: instant, precision: parts.precision).description
    }
  }

  private static let wholes: [([(String, String)], [String])] = [
    ([("Year", "2007 2007"), ("Month", "1 2")], ["2007-01", "2007-02"]),
    ([("x", "5 6"), ("yr", "2007 2007"), ("mo", "12 1")], ["2007-12", "2007-01"]),
    ([("Jahr", "2007 2008"), ("Monat", "März Dez.")], ["2007-03", "2008-12"]),
    ([("Année", "2007 2008"), ("Mois", "août déc.")], ["2007-08", "2008-12"]),
    ([("Rok", "2007 2008"), ("Miesiąc", "październik luty")], ["2007-10", "2008-02"]),
    ([("Year", "2007 2007"), ("Period", "M01 M12")], ["2007-01", "2007-12"]),
    ([("Year", "2007 2007"), ("Period", "Q01 Q04")], ["2007-Q1", "2007-Q4"]),
    ([("年", "2007 2008"), ("月", "3月 12月")], ["2007-03", "2008-12"]),
    ([("年", "2007年 2008年"), ("四半期", "第1四半期 第4四半期")], ["2007-Q1", "2008-Q4"]),
    ([("year", "2007 2007"), ("quarter", "1 4")], ["2007-Q1", "2007-Q4"]),
    ([("year", "2007 2007"), ("Kwartał", "Q1 4Q")], ["2007-Q1", "2007-Q4"]),
    ([("year", "2020 2021"), ("week", "53 1")], ["2020-12-28", "2021-01-04"]),
    ([("Year", "2020 2021"), ("Day of year", "366 365")], ["2020-12-31", "2021-12-31"]),
    ([("Year", "2020 2021"), ("Day", "366 1")], ["2020-12-31", "2021-01-01"]),
    (
      [("y", "1 2"), ("YEAR", "2020 2020"), ("MM", "2 3"), ("DD", "29 1")],
      ["2020-02-29", "2020-03-01"]
    ),
    ([("Year", "2020 2020"), ("Month", "2 3"), ("Day", "30 1")], ["2020-02", "2020-03"]),
    ([("Year", "2020 2020"), ("Month", " 3")], ["", "2020-03"]),
    (
      [("year", "2020 2020"), ("month", "1 1"), ("day", "1 1"), ("hour", "0 23")],
      ["2020-01-01T00:00:00", "2020-01-01T23:00:00"]
    ),
    // Hours that are called by their ends.
    (
      [("year", "2020 2020"), ("month", "1 1"), ("day", "1 1"), ("Hora", "1 24")],
      ["2020-01-01T01:00:00", "2020-01-02T00:00:00"]
    ),
    ([("", "1958 1958 1958"), ("", "3 4 5")], ["1958-03", "1958-04", "1958-05"]),
    ([("#1", "1958 1958 1959"), ("#2", "11 12 1")], ["1958-11", "1958-12", "1959-01"]),
  ]

  @Test(arguments: wholes)
  func parts(columns: [(String, String)], expected: [String]) {
    #expect(Self.dates(columns) == expected)
  }

  private static let others: [[(String, String)]] = [
    [], [("Year", "2007 2008")], [("Month", "1 2")], [("Year", "2007 2008"), ("Month", "13 2")],
    [("Year", "7 8"), ("Month", "1 2")], [("Year", "2007 2008"), ("Week", "60 1")],
    [("", "1958 1959"), ("", "3 4")], [("a", "5 6 7"), ("b", "1 2 3")],
    [("Sales per year", "2007 2008"), ("Month", "1 2")], [("Year", "2007 2008"), ("Day", "2 9")],
    [("Year", "2007 2008"), ("Month", "yes no")],
  ]

  @Test(arguments: others)
  func noParts(columns: [(String, String)]) { #expect(Self.dates(columns) == nil) }

  @Test func dateAndTime() {
    let days: [Int64] = [0, CalendarDate.microsecondsPerDay, .min]
    let columns = [
      DatePartColumn(heading: "date", content: .days(days)),
      DatePartColumn(heading: "price", content: .numbers([1, 2, 3])),
      DatePartColumn(
        heading: "time", content: .cells(CellColumn(["5:00 a.m.", "12:00 p.m.", "8 PM"]))),
    ]
    let parts = DateParts.find(in: columns)
    #expect(parts?.columnsInOrder == [0, 2] && parts?.precision == .minute)
    #expect(parts?.instants(of: columns) == [18_000_000_000, 129_600_000_000, .min])
    #expect(DateParts.find(in: Array(columns.prefix(2))) == nil)
  }

  @Test func dateAndHour() {
    let columns = [
      DatePartColumn(heading: "day", content: .days([0, 0])),
      DatePartColumn(heading: "Hour", content: .numbers([0, 23])),
    ]
    let parts = DateParts.find(in: columns)
    #expect(parts?.instants(of: columns) == [0, 82_800_000_000])
  }
}
