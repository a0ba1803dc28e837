// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Cells of x in tables of two columns, and the positions that they are.
struct DateColumn: CustomTestStringConvertible, Sendable {
  let cells: [String]
  let x: [String]
  var heading = "when"
  var testDescription: String { "\(heading): \(cells.joined(separator: " | "))" }

  init(_ cells: [String], _ x: [String], heading: String = "when") {
    self.cells = cells
    self.x = x
    self.heading = heading
  }

  /// The column beside one of numbers that are no date.
  var text: String {
    "\(heading)\twind\n"
      + cells.enumerated().map { "\($0.element)\t\($0.offset * 7 % 5).25\n" }.joined()
  }
}

private let days = ["2020-02-13", "2020-02-14", "2020-03-01"]
private let months = ["2019-12", "2020-01", "2020-02"]

private let written: [DateColumn] = [
  DateColumn(days, days), DateColumn(["20200213", "20200214", "20200301"], days, heading: "date"),
  DateColumn(["13.02.2020", "14.02.2020", "01.03.2020"], days),
  DateColumn(["2/13/2020", "2/14/2020", "3/1/2020"], days),
  DateColumn(["13/02/20", "14/02/20", "01/03/20"], days),
  DateColumn(["13 Feb 20", "14 Feb 20", "1 Mar 20"], days),
  DateColumn(["Feb 13, 2020", "Feb 14, 2020", "Mar 1, 2020"], days),
  DateColumn(["13-Feb-20", "14-Feb-20", "1-Mar-20"], days),
  DateColumn(["13. Februar 2020", "14. Februar 2020", "1. März 2020"], days),
  DateColumn(["13 février 2020", "14 février 2020", "1 mars 2020"], days),
  DateColumn(["13 lutego 2020", "14 lutego 2020", "1 marca 2020"], days),
  DateColumn(["R2.2.13", "R2.2.14", "R2.3.1"], days, heading: "日付"),
  DateColumn(["H30", "Ｈ３１", "R2"], ["2018", "2019", "2020"], heading: "年度"),
  DateColumn(["2019-Dec", "2020-Jan", "2020-Feb"], months),
  DateColumn(["Dec-19", "Jan-20", "Feb-20"], months),
  DateColumn(["2019M12", "2020M01", "2020M02"], months),
  DateColumn(["12/19", "1/20", "2/20"], months),
  DateColumn(["2019 Dec", "2020 Jan", "2020 Feb"], months),
  DateColumn(["2019Q4", "2020Q1", "2020Q2"], ["2019-Q4", "2020-Q1", "2020-Q2"]),
  DateColumn(["Q4 2019", "Q1 2020", "Q2 2020"], ["2019-Q4", "2020-Q1", "2020-Q2"]),
  DateColumn(["2020-W05", "2020-W06", "2020-W07"], ["2020-01-27", "2020-02-03", "2020-02-10"]),
  DateColumn(["2018/19", "2019/20", "2020/21"], ["2018", "2019", "2020"]),
  DateColumn(["1951", "1952", "1953"], ["1951", "1952", "1953"], heading: "year"),
  DateColumn(["1949", "1949.0833", "1949.1667"], ["1949-01", "1949-02", "1949-03"]),
  DateColumn(
    ["2020-02-13 10:00", "2020-02-13 10:30", "2020-02-13 11:00"],
    ["2020-02-13T10:00:00", "2020-02-13T10:30:00", "2020-02-13T11:00:00"]),
  DateColumn(
    ["2/13/2020 9:05 PM", "2/14/2020 12:00 AM"], ["2020-02-13T21:05:00", "2020-02-14T00:00:00"]),
  DateColumn(
    ["1581588000", "1581591600", "1581595200"],
    ["2020-02-13T10:00:00Z", "2020-02-13T11:00:00Z", "2020-02-13T12:00:00Z"]),
  DateColumn(
    ["1581588000000", "1581591600000", "1581595200000"],
    ["2020-02-13T10:00:00Z", "2020-02-13T11:00:00Z", "2020-02-13T12:00:00Z"]),
  // A name never forces what its cells refuse.
  DateColumn(["low", "middle", "high"], ["low", "middle", "high"], heading: "date"),
  DateColumn(["0.5", "1.5", "7"], ["0.5", "1.5", "7"], heading: "time"),
]

/// Columns that are one position together.
private let parts: [(String, [String])] = [
  ("year,month,wind\n2019,12,5\n2020,1,7\n2020,2,6\n", months),
  ("wind,Jahr,Monat\n5,2019,Dez\n7,2020,Jan\n6,2020,Feb\n", months),
  ("year,quarter,wind\n2019,4,5\n2020,1,7\n", ["2019-Q4", "2020-Q1"]),
  ("year,week,wind\n2020,5,5\n2020,6,7\n2020,7,4\n", ["2020-01-27", "2020-02-03", "2020-02-10"]),
  ("year,doy,wind\n2020,44,5\n2020,45,7\n2020,61,4\n", days),
  ("year,month,day,wind\n2020,2,13,5\n2020,2,14,7\n2020,3,1,9\n", days),
  (
    "date,time,wind\n2020-02-13,10:00,5\n2020-02-13,22:00,7\n2020-02-14,10:00,3\n",
    ["2020-02-13T10:00:00", "2020-02-13T22:00:00", "2020-02-14T10:00:00"]
  ),
  (
    "date,hour,wind\n2020-02-13,0,5\n2020-02-13,23,7\n",
    ["2020-02-13T00:00:00", "2020-02-13T23:00:00"]
  ),
]

@Suite struct TableDatesTests {
  @Test(arguments: written) func dates(column: DateColumn) throws {
    let table = try read(column.text)
    #expect(table.x.texts == column.x)
    #expect(table.columns.map(\.name) == ["wind"])
    let told = try read(
      column.text,
      options {
        $0.x = .name(column.heading); $0.y = [.name("wind")]
      })
    #expect(told.x.texts == column.x)
  }

  @Test(arguments: parts) func partsOfDates(text: String, x: [String]) throws {
    let table = try read(text)
    #expect(table.x.texts == x)
    #expect(table.columns.map(\.name) == ["wind"])
    #expect(table.layout.x.count == text.prefix { $0 != "\n" }.split(separator: ",").count - 1)
  }

  @Test(arguments: 0...3) func fewDates(count: Int) throws {
    let column = DateColumn(Array(days.prefix(count)), Array(days.prefix(count)))
    guard count > 0 else {
      #expect(try failure(Array(column.text.utf8)) == .noRows(file: "data.csv"))
      return
    }
    #expect(try read(column.text).x.texts == column.x)
  }
}
