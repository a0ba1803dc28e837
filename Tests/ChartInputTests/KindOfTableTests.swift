// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// A table as programs and people write it, and what it holds.
struct TableCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  /// The headings along x.
  let x: [String]
  /// The first and the last position.
  let ends: [String]
  /// Each series, by its name; nil for a missing value.
  let series: [String: [Double?]]

  init(
    _ description: String, _ text: String, x: [String] = [], from first: String, to last: String,
    _ series: [String: [Double?]]
  ) {
    testDescription = description
    self.text = text
    self.x = x
    ends = [first, last]
    self.series = series
  }
}

private let writtenDates: [TableCase] = [
  TableCase(
    "ctime", "when,v\nMon Jan  1 09:00:00 2024,3\nMon Jan  1 10:00:00 2024,5\n", x: ["when"],
    from: "2024-01-01T09:00:00", to: "2024-01-01T10:00:00", ["v": [3, 5]]),
  TableCase(
    "ctime with its time zone",
    "when,v\nMon Jan  1 09:00:00 UTC 2024,3\nTue Jan  2 10:00:00 UTC 2024,5\n", x: ["when"],
    from: "2024-01-01T09:00:00", to: "2024-01-02T10:00:00", ["v": [3, 5]]),
  TableCase(
    "year and day of the year", "date,v\n2023-364,3\n2023-365,5\n2024-001,4\n", x: ["date"],
    from: "2023-12-30", to: "2024-01-01", ["v": [3, 5, 4]]),
  TableCase(
    "quarters after a T", "okres,v\n2023-T3,3\n2023-T4,5\n2024-T1,4\n", x: ["okres"],
    from: "2023-Q3", to: "2024-Q1", ["v": [3, 5, 4]]),
  TableCase(
    "a clock without a colon beside dates",
    "date,hhmm,v\n2024-01-01,640,3\n2024-01-01,1915,5\n2024-01-02,705,4\n", x: ["date", "hhmm"],
    from: "2024-01-01T06:40:00", to: "2024-01-02T07:05:00", ["v": [3, 5, 4]]),
  TableCase(
    "numbers that are no Unix times", "frequency,gain\n7100000000,3\n7150000000,5\n7400000000,4\n",
    x: ["frequency"], from: "7100000000", to: "7400000000", ["gain": [3, 5, 4]]),
]

private let headingsAlongX: [TableCase] = [
  TableCase(
    "days", "town,2020-03-07,2020-03-08,2020-03-09\nYork,1,4,2\nHull,3,2,6\n",
    x: ["2020-03-07", "2020-03-08", "2020-03-09"],
    from: "2020-03-07", to: "2020-03-09", ["York": [1, 4, 2], "Hull": [3, 2, 6]]),
  TableCase(
    "hours", "room,0h,1h,2h\nhall,11,12,10.5\nroof,4,6,3\n", x: ["0h", "1h", "2h"], from: "0h",
    to: "2h",
    ["hall": [11, 12, 10.5], "roof": [4, 6, 3]]),
]

private let rowsThatAreNoData: [TableCase] = [
  TableCase(
    "headings repeated", "day,v\n2024-01-01,3\n2024-01-02,5\nday,v\n2024-01-03,4\n", x: ["day"],
    from: "2024-01-01", to: "2024-01-03", ["v": [3, 5, 4]]),
  TableCase(
    "headings in a comment", "# time temp\n0 20.5\n1 21\n2 20\n", x: ["time"], from: "0", to: "2",
    ["temp": [20.5, 21, 20]]),
  TableCase(
    "a total below dates", "month,sold\n2024-01,3\n2024-02,5\n2024-03,4\nTotal,12\n", x: ["month"],
    from: "2024-01", to: "2024-03", ["sold": [3, 5, 4]]),
  TableCase(
    "stars and words for what is missing",
    "month,sold\n2024-01,3\n2024-02,****\n2024-03,unavailable\n2024-04,6\n2024-05,2\n",
    x: ["month"], from: "2024-01", to: "2024-05", ["sold": [3, nil, nil, 6, 2]]),
]

private let rowsThatAreData: [TableCase] = [
  TableCase(
    "rows behind number signs", "id,score\n#a1,3\n#a2,5\n#a3,4\n", x: ["id"], from: "#a1",
    to: "#a3", ["score": [3, 5, 4]]),
  TableCase(
    "rows one cell longer", "Date,Open\n2024-01-01,4,\n2024-01-02,6,\n2024-01-03,5,\n",
    x: ["Date"], from: "2024-01-01", to: "2024-01-03", ["Open": [4, 6, 5]]),
  TableCase(
    "numbers in one line", "5 0 10 -20\n", from: "1", to: "4", ["Column 1": [5, 0, 10, -20]]),
  TableCase(
    "merged cells",
    "year,month,v\n2021,Jan,3\n,Feb,5\n,Mar,4\n2022,Jan,6\n,Feb,7\n,Mar,5\n", x: ["year", "month"],
    from: "2021-01", to: "2022-03", ["v": [3, 5, 4, 6, 7, 5]]),
  TableCase(
    "merged cells without a value", "year,month,v\n2021,Jan,3\n,Feb,\n,Mar,4\n2022,Jan,6\n,Feb,7\n",
    x: ["year", "month"], from: "2021-01", to: "2022-02", ["v": [3, nil, 4, 6, 7]]),
  TableCase(
    "merged cells behind an empty column",
    ",year,month,v\n,2021,Jan,3\n,,Feb,5\n,,Mar,4\n,2022,Jan,6\n,,Feb,7\n", x: ["year", "month"],
    from: "2021-01", to: "2022-02", ["v": [3, 5, 4, 6, 7]]),
  TableCase(
    "merged cells above a footer",
    "year,month,v\n2021,Jan,3\n,Feb,5\n,Mar,4\n2022,Jan,6\n,Feb,7\n\nSource: Office\n",
    x: ["year", "month"], from: "2021-01", to: "2022-02", ["v": [3, 5, 4, 6, 7]]),
  TableCase(
    "an empty row first", ",,\n1,2,3\n2,4,4\n3,3,7\n4,8,1\n", x: [], from: "1", to: "4",
    ["Column 2": [2, 4, 3, 8]]),
]

private let unitsInCells: [TableCase] = [
  TableCase(
    "grams and kilograms", "item;amount\nflour;850 g\nsugar;1,2 kg\nsalt;2 kg\n", x: ["item"],
    from: "flour", to: "salt", ["amount": [850, 1200, 2000]]),
  TableCase(
    "bytes", "file,size\na,4 KB\nb,1.5 MB\nc,2 GB\nd,\ne,1 kB\n", x: ["file"], from: "a",
    to: "e", ["size": [4, 1500, 2_000_000, nil, 1]]),
  TableCase(
    "seconds and milliseconds", "run,took\na,1.5s\nb,800ms\nc,2min\n", x: ["run"], from: "a",
    to: "c", ["took": [1500, 800, 120_000]]),
  TableCase(
    "durations in parts", "run,time\na,0m1.530s\nb,0m2.100s\nc,1m2.000s\n", x: ["run"],
    from: "a", to: "c", ["time": [1.53, 2.1, 62]]),
  TableCase(
    "sizes as du writes them", "file,size\na,4.0K\nb,1.5M\nc,2.1G\n", x: ["file"], from: "a",
    to: "c", ["size": [4e3, 1.5e6, 2.1e9]]),
]

private let moreDates: [TableCase] = [
  TableCase(
    "years in weeks",
    "time,price\n1990.13461538462,3\n1990.15384615385,5\n1990.17307692308,4\n", x: ["time"],
    from: "1990-02-19", to: "1990-03-05", ["price": [3, 5, 4]]),
  TableCase(
    "weeks by their heading", "week,v\n2024-01,3\n2024-02,5\n2024-14,4\n", x: ["week"],
    from: "2024-01-01", to: "2024-04-01", ["v": [3, 5, 4]]),
  TableCase(
    "months that only their names tell",
    ";;level\n1991;January;64.0\n1991;February;64.3\n1992;January;68.0\n",
    x: ["Column 1", "Column 2"], from: "1991-01", to: "1992-01", ["level": [64, 64.3, 68]]),
]

private let namesAndNumbers: [TableCase] = [
  TableCase(
    "numbers of customers", "Kundennr;Umsatz\n10023;500\n10045;230\n10012;720\n", from: "1",
    to: "3", ["Umsatz": [500, 230, 720]]),
  TableCase(
    "quarters in Roman numerals", "quarter,v\nIII 2020,3\nIV 2020,5\nI 2021,4\n",
    x: ["quarter"], from: "2020-Q3", to: "2021-Q1", ["v": [3, 5, 4]]),
  TableCase(
    "blanks within cells", "Jan 10 09:00:00,5\nJan 10 10:00:00,6\nJan 10 11:00:00,4\n",
    x: ["Column 1"], from: "Jan 10 09:00:00", to: "Jan 10 11:00:00", ["Column 2": [5, 6, 4]]),
]

private let signsOfAbsence: [TableCase] = [
  TableCase(
    "wide dashes and crosses",
    "day,人\n2024-01-01,3\n2024-01-02,－\n2024-01-03,×\n2024-01-04,ー\n2024-01-05,―\n2024-01-06,2\n",
    x: ["day"], from: "2024-01-01", to: "2024-01-06", ["人": [3, nil, nil, nil, nil, 2]]),
  TableCase(
    "a single -999",
    "day,rain\n2024-01-01,3\n2024-01-02,-999\n2024-01-03,4\n2024-01-04,0\n2024-01-05,2\n",
    x: ["day"], from: "2024-01-01", to: "2024-01-05", ["rain": [3, nil, 4, 0, 2]]),
  TableCase(
    "a balance that may be -999",
    "day,sum\n2024-01-01,3\n2024-01-02,-999\n2024-01-03,-4\n2024-01-04,0\n2024-01-05,2\n",
    x: ["day"], from: "2024-01-01", to: "2024-01-05", ["sum": [3, -999, -4, 0, 2]]),
  TableCase(
    "words behind rows",
    "yyyy  mm  tmax\n2023  11   9.9\n2023  12   9.0  Provisional\n2024   1   7.1  Provisional\n",
    x: ["yyyy", "mm"], from: "2023-11", to: "2024-01", ["tmax": [9.9, 9, 7.1]]),
]

private let blocksApart: [TableCase] = [
  TableCase(
    "two blocks of gnuplot", "# first\n0 1.0\n1 1.5\n2 1.2\n\n\n# second\n0 3.0\n1 3.5\n2 3.2\n",
    x: ["Column 1"], from: "0", to: "2", ["1": [1, 1.5, 1.2], "2": [3, 3.5, 3.2]]),
  TableCase(
    "one block with blank lines", "0 1.0\n0.5 1.5\n\n1 1.2\n1.5 1.4\n", x: ["Column 1"], from: "0",
    to: "1.5", ["Column 2": [1, 1.5, 1.2, 1.4]]),
]

/// Kinds of tables that are met in public, a small one of each.
@Suite struct KindOfTableTests {
  @Test(
    arguments: writtenDates + moreDates + headingsAlongX + rowsThatAreNoData + rowsThatAreData
      + unitsInCells + namesAndNumbers + signsOfAbsence + blocksApart)
  func isReadAsItIsMeant(_ example: TableCase) throws {
    let table = try TableReader().read(.bytes(Array(example.text.utf8), name: "data.csv"))
    let x = table.columns.first?.x ?? table.x
    #expect(table.layout.x.map(\.heading) == example.x)
    #expect([x[0].description, x[x.count - 1].description] == example.ends)
    #expect(Set(table.columns.map(\.name)) == Set(example.series.keys))
    for column in table.columns {
      #expect(column.values.map { $0.isNaN ? nil : $0 } == example.series[column.name])
    }
  }

  @Test func headingsThatStandAgainAreSaid() throws {
    let text = "day,v\n1,3\n2,5\nday,v\n3,4\nday,v\n4,4\n"
    let table = try TableReader().read(.bytes(Array(text.utf8), name: "data.csv"))
    #expect(table.notes.contains(.headingsRepeated(count: 2)))
  }

  /// A decimal comma in a table of commas would give every value the name of the one before.
  @Test func yearsAreNotCalledRows() {
    let text = "year,price\n2015,1,50\n2016,1,75\n2017,2,10\n"
    #expect(throws: ReadError.raggedRow(file: "data.csv", row: 2, expected: 2, found: 3)) {
      try TableReader().read(.bytes(Array(text.utf8), name: "data.csv"))
    }
  }

  @Test func aBarOfZerosIsMissing() throws {
    let rows = ["2024-01-02,5,6,4,5,10", "2024-01-03,0,0,0,0,0", "2024-01-04,6,7,5,6,12"]
    let text = "Date,Open,High,Low,Close,Volume\n" + rows.map { $0 + "\n" }.joined()
    let table = try TableReader().read(.bytes(Array(text.utf8), name: "data.csv"))
    let closes = try #require(table.bars?.columns[.close])
    #expect(closes.map { $0.isNaN ? nil : $0 } == [5, nil, 6])
    #expect(table.notes.contains(.barsOfZeros(count: 1, firstRow: 3)))
  }

  /// What was traded at a price of nothing is no missing bar.
  @Test func zerosWithVolumeStay() throws {
    let rows = ["2024-01-02,5,6,4,5,10", "2024-01-03,0,0,0,0,3", "2024-01-04,6,7,5,6,12"]
    let text = "Date,Open,High,Low,Close,Volume\n" + rows.map { $0 + "\n" }.joined()
    let table = try TableReader().read(.bytes(Array(text.utf8), name: "data.csv"))
    #expect(table.bars?.columns[.close] == [5, 0, 6])
  }

  /// A text in the cells of the others is a row of the table however it begins; a remark is not.
  @Test func remarksBehindNumberSignsStayComments() throws {
    let text = "day,v\n1,3\n# the pump stood still, all day\n2,5\n3,4\n"
    let table = try TableReader().read(.bytes(Array(text.utf8), name: "data.csv"))
    #expect(table.columns.map(\.values) == [[3, 5, 4]])
  }
}
