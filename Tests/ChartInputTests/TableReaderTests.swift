// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing

@testable import ChartInput

/// A text, what x and y should be, and how it is to be read.
struct GoodFile: CustomTestStringConvertible, Sendable {
  let text: String
  let x: [String]
  let y: [Double?]
  var options = ReadOptions()
  var name = "data.csv"
  var testDescription: String { text }

  init(
    _ text: String, _ x: [String], _ y: [Double?], name: String = "data.csv",
    _ change: (inout ReadOptions) -> Void = { _ in }
  ) {
    self.text = text
    self.x = x
    self.y = y
    self.name = name
    change(&options)
  }
}

private let days = ["2020-01-01", "2020-01-02"]
private let quotedHeader = "\"d\",\"b \"\"x\"\"\"\n"

private let delimited: [GoodFile] = [
  GoodFile("d,b\n2020-01-01,1\n2020-01-02,2\n", days, [1, 2]),
  GoodFile("d,b\n2020-01-01,1\n2020-01-02,2", days, [1, 2]),
  GoodFile("d,b\r\n2020-01-01,1\r\n2020-01-02,2\r\n", days, [1, 2]),
  GoodFile("d,b\r2020-01-01,1\r2020-01-02,2\r", days, [1, 2]),
  GoodFile("d,b\n2020-01-01,1\n2020-01-02,2\r", days, [1, 2]),
  GoodFile("\u{FEFF}d,b\n2020-01-01,1\n2020-01-02,2\n", days, [1, 2]),
  GoodFile("d;b\n2020-01-01;1,5\n2020-01-02;2,25\n", days, [1.5, 2.25]),
  GoodFile("d;b\n2020-01-01;1.5\n2020-01-02;2\n", days, [1.5, 2]),
  GoodFile("d\tb\n2020-01-01\t1\n2020-01-02\t2\n", days, [1, 2]),
  GoodFile("d|b\n2020-01-01|1\n2020-01-02|2\n", days, [1, 2]),
  GoodFile("d b\n2020-01-01 1\n2020-01-02 2\n", days, [1, 2]),
  GoodFile("d,b\n2020-01-01,\"1,5\"\n2020-01-02,2\n", days, [1.5, 2]) { $0.decimal = .comma },
  GoodFile("2020-01-01,1\n2020-01-02,2\n", days, [1, 2]),
  GoodFile("# c\n\nd,b\n# c\n2020-01-01,1\n\n2020-01-02,2\n#\n", days, [1, 2]),
  GoodFile(quotedHeader + "\"2020-01-01\",\"1\"\n2020-01-02,\"2\"\n", days, [1, 2]),
  GoodFile("d,t,b\n2020-01-01,\"x\n\"\"y\"\", z\",1\n2020-01-02,5\" pipe,2\n", days, [1, 2]),
  GoodFile("d , b\n2020-01-01 , 1\n 2020-01-02, 2 \n", days, [1, 2]),
  GoodFile("d,b,\n2020-01-01,1,\n2020-01-02,2,\n", days, [1, 2]),
  GoodFile("d,b\n2020-01-01,1\n,\n2020-01-02,2\n,\n", days, [1, 2]),
  GoodFile(
    "d,b\n2020-01-01,\n2020-01-02,NA\n2020-01-03,5\n", days + ["2020-01-03"], [nil, nil, 5]),
  GoodFile(
    "d,b\n2020-01-01,-\n2020-01-02,.\n2020-01-03,5\n", days + ["2020-01-03"], [nil, nil, 5]),
  GoodFile("größe,b\n1,2\n2,3\n", ["1", "2"], [2, 3]),
  // One column: rows are counted, blank lines between values are gaps.
  GoodFile("v\n3\n1\n2\n", ["1", "2", "3"], [3, 1, 2]),
  GoodFile("v\n3\n\n2\n\n", ["1", "2", "3"], [3, nil, 2]),
  GoodFile("\n\nv\n1\n", ["1"], [1]),
  GoodFile("1\n2\n4\n", ["1", "2", "3"], [1, 2, 4]),
  GoodFile("5\n", ["1"], [5]),
  // x is the first column of dates, else of increasing numbers, else of texts, else the row.
  GoodFile("b,d\n1,2020-01-01\n2,2020-01-02\n", days, [1, 2]),
  GoodFile("a,b\n2,9\n1,8\n", ["1", "2"], [2, 1]) { $0.y = [.name("a")] },
  GoodFile("a,b\n5,1\n4,2\n", ["1", "2"], [5, 4]),
  GoodFile("a,b\n1,5\n1,4\n", ["1", "2"], [5, 4]),
  GoodFile("n,v\nBerlin,3\nParis,2\n", ["Berlin", "Paris"], [3, 2]),
  GoodFile("n,v\nBerlin,2\nParis,3\n", ["Berlin", "Paris"], [2, 3]),
  GoodFile("x,y\n0.5,9\n1.5,8\n", ["0.5", "1.5"], [9, 8]),
  GoodFile("a,b\n9,1\n8,2\n", ["8", "9"], [2, 1]) { $0.x = .name("a") },
  // Years only where the name says so or they increase.
  GoodFile("a,b\n1990,9\n1995,8\n", ["1990", "1995"], [9, 8]),
  GoodFile("a,b\n1990,9\n3000,8\n", ["1990", "3000"], [9, 8]),
  GoodFile("b,a\n9,1990\n8,1989\n", ["1", "2"], [9, 8]) { $0.y = [.name("b")] },
  GoodFile("Year,a\n1990,9\n1989,8\n", ["1989", "1990"], [8, 9]),
  GoodFile("Month,Sales\nJan,1000\nFeb,1100\n", ["Jan", "Feb"], [1000, 1100]),
  GoodFile("date,b\n20200101,1\n20200102,2\n", days, [1, 2]),
  GoodFile("id,b\n20200101,1\n20200102,2\n", days, [1, 2]),
  GoodFile("unix,b\n0,1\n86400,2\n", ["0", "86400"], [1, 2]),
  GoodFile(
    "unix,b\n1577836800,1\n1577923200,2\n", ["2020-01-01T00:00:00Z", "2020-01-02T00:00:00Z"],
    [1, 2]),
  GoodFile(
    "ts,b\n1609459200000,1\n1609459200500,2\n",
    ["2021-01-01T00:00:00.000Z", "2021-01-01T00:00:00.500Z"], [1, 2]),
  GoodFile(
    "time_ms,b\n1609459200000,1\n1609459200500,2\n",
    ["2021-01-01T00:00:00.000Z", "2021-01-01T00:00:00.500Z"], [1, 2]),
  GoodFile(
    "epochMs,b\n1609459200000,1\n1609459200500,2\n",
    ["2021-01-01T00:00:00.000Z", "2021-01-01T00:00:00.500Z"], [1, 2]),
  GoodFile("seconds,b\n0,1\n86400,2\n", ["0", "86400"], [1, 2]),
  // The order of day and month that one row tells holds for all.
  GoodFile("d,b\n1/2/2020,1\n13/2/2020,2\n", ["2020-02-01", "2020-02-13"], [1, 2]),
  GoodFile("d,b\n1/2/2020,1\n2/13/2020,2\n", ["2020-01-02", "2020-02-13"], [1, 2]),
  GoodFile("d,b\n1.1.2020,1\n2.2.2020,2\n", ["2020-01-01", "2020-02-02"], [1, 2]),
  GoodFile("d,b\n03.04.12,1\n04.04.12,2\n", ["2012-04-03", "2012-04-04"], [1, 2]) {
    $0.dateFormat = try? DateFormat("%d.%m.%y")
  },
  GoodFile("d,b\n2 Jan 2020,2\n1 Jan 2020,1\n", days, [1, 2]),
  GoodFile(
    "d,b\n2020-01-01T10:00+02:00,1\n2020-01-01T10:00+01:00,2\n",
    ["2020-01-01T08:00:00Z", "2020-01-01T09:00:00Z"], [1, 2]),
  GoodFile(
    "d,b\n2020-01-01T10:00+02:00,1\n2020-01-01T11:00+02:00,2\n",
    ["2020-01-01T10:00:00+02:00", "2020-01-01T11:00:00+02:00"], [1, 2]),
  GoodFile(
    "d,b\n2020-01-01,1\n2020-01-02 10:00,2\n", ["2020-01-01T00:00:00", "2020-01-02T10:00:00"],
    [1, 2]),
  // Unsorted rows are sorted, equal ones stay in their order, or are turned round with the others.
  GoodFile(
    "d,b\n2020-01-02,3\n2020-01-01,1\n2020-01-01,2\n", ["2020-01-01", "2020-01-01", "2020-01-02"],
    [2, 1, 3]),
  GoodFile(
    "d,b\n2020-01-01,1\n2020-01-01,2\n2020-01-03,4\n2020-01-02,3\n",
    ["2020-01-01", "2020-01-01", "2020-01-02", "2020-01-03"], [1, 2, 3, 4]),
  // Columns by name and number.
  GoodFile("d,b,b\n2020-01-01,1,3\n2020-01-02,2,4\n", days, [3, 4]) { $0.y = [.number(3)] },
  GoodFile("d,Speed (m/s)\n2020-01-01,1\n2020-01-02,2\n", days, [1, 2]) { $0.y = [.name("speed")] },
  GoodFile(
    "Date,Open,High,Low,Close,Volume\n2020-01-01,1,2,1,2,7\n2020-01-02,1,2,1,2,8\n", days, [7, 8]
  ) { $0.y = [.name("Volume")] },
]

private let json: [GoodFile] = [
  GoodFile("[3,null,1]", ["1", "2", "3"], [3, nil, 1], name: "d.json"),
  GoodFile("[[1,5],[2,null],[4,6]]", ["1", "2", "4"], [5, nil, 6], name: "d.json"),
  GoodFile("[[\"2020-01-01\",5],[\"2020-01-02\",6]]", days, [5, 6], name: "d.json"),
  GoodFile(
    "[{\"z\":\"2020-01-01\",\"a\":1},{\"z\":\"2020-01-02\",\"a\":2}]", days, [1, 2], name: "d.json"),
  GoodFile(
    "[{\"d\":\"2020-01-01\"},{\"d\":\"2020-01-02\",\"v\":\"2.5\"}]", days, [nil, 2.5],
    name: "d.json"),
  GoodFile(
    "{\"name\":\"x\",\"d\":[\"2020-01-01\",\"2020-01-02\"],\"v\":[1,null]}", days, [1, nil],
    name: "d.json"),
  GoodFile("{\"a\":{\"b\":[{\"c\":[1,2]},{\"c\":[3]}]}}", ["1", "2"], [1, 2], name: "d.json") {
    $0.field = "a.b.0.c"
  },
  GoodFile(
    "[9223372036854775808,1e22,0.1,-0.0,12345678901234567890123]", ["1", "2", "3", "4", "5"],
    [9_223_372_036_854_775_808, 1e22, 0.1, -0.0, 12_345_678_901_234_567_741_440], name: "d.json"),
  GoodFile("{\"v\":2}\n{\"v\":3}\n", ["1", "2"], [2, 3], name: "d.ndjson"),
  GoodFile(
    "\n{\"d\":\"2020-01-01\",\"v\":2}\r\n\r\n{\"v\":3,\"d\":\"2020-01-02\"}", days, [2, 3],
    name: "d.ndjson"),
  GoodFile("{\"v\":2}\n{\"v\":3}\n", ["1", "2"], [2, 3], name: "d.json"),
  GoodFile("{\"v\":2}\n{\"v\":3}\n", ["1", "2"], [2, 3], name: "unnamed"),
  GoodFile(" [2,3]", ["1", "2"], [2, 3], name: "unnamed"),
  GoodFile("[1,2]\n[2,3]\n", ["1", "2"], [2, 3], name: "d.jsonl"),
  GoodFile("{\"a\":{\"v\":2}}\n{\"a\":{\"v\":3}}\n", ["1", "2"], [2, 3], name: "d.ndjson") {
    $0.field = "a"
  },
  GoodFile(
    "[{\"year\":1871,\"v\":1},{\"year\":1872,\"v\":2}]", ["1871", "1872"], [1, 2], name: "d.json"),
  GoodFile("[{\"timestamp\":1609459200,\"v\":1}]", ["2021-01-01T00:00:00Z"], [1], name: "d.json"),
  GoodFile("d,b\n2020-01-01,1\n2020-01-02,2\n", days, [1, 2], name: "d.txt"),
  GoodFile("d,b\n2020-01-01,1\n2020-01-02,2\n", days, [1, 2], name: "d.json") { $0.format = .csv },
]

@Suite struct TableReaderTests {
  @Test(arguments: delimited) func delimitedText(good: GoodFile) throws {
    let table = try read(good.text, name: good.name, good.options)
    #expect(table.x.texts == good.x)
    #expect(table.columns.count == 1)
    #expect(table.columns[0].values.bits == good.y.map { $0 ?? .nan }.bits)
  }

  @Test(arguments: json) func jsonText(good: GoodFile) throws {
    let table = try read(good.text, name: good.name, good.options)
    #expect(table.x.texts == good.x)
    #expect(table.columns[0].values.bits == good.y.map { $0 ?? .nan }.bits)
  }

  @Test(arguments: delimited) func pipes(good: GoodFile) throws {
    let table = try readPipe(Array(good.text.utf8), good.options)
    #expect(table.x.texts == good.x)
    #expect(table.columns[0].values.bits == good.y.map { $0 ?? .nan }.bits)
  }

  /// A decimal mark that is asked for is that of texts; numbers of JSON have points.
  @Test func decimalCommasInJSON() throws {
    withKnownIssue {
      let options = options {
        $0.decimal = .comma; $0.y = [.name("w")]; $0.x = .name("v")
      }
      let table = try read("[{\"v\":1.5,\"w\":\"2,5\"}]", name: "d.json", options)
      #expect(table.x.texts == ["1.5"])
      #expect(table.columns.map(\.values) == [[2.5]])
    }
  }

  @Test func sortingIsSaid() throws {
    let table = try read("d,b\n2020-01-02,3\n2020-01-03,1\n2020-01-01,2\n")
    #expect(table.notes == [.rowsSorted(firstRow: 4)])
    #expect(
      try read("d,b\n2020-01-01,3\n2020-01-01,1\n").notes == [.columnsLeftOut(count: 1, ["d"])])
  }

  @Test(arguments: [
    "Date,Open,High,Low,Close,Volume", "date,open,high,low,close,volume",
    "DATE , OPEN,High,Low,Close,Volume",
  ])
  func repeatedDatesInPriceFiles(header: String) throws {
    let text = header + "\n2020-01-01,1,2,1,2,5\n2020-01-02,1,2,1,3,5\n2020-01-01,1,2,1,4,5\n"
    let table = try read(text)
    #expect(table.bars?.columns[.close] == [4, 3])
    #expect(
      table.notes == [
        .rowsSorted(firstRow: 4),
        .repeatedDatesReplaced(
          count: 1, example: try #require(CalendarDate(year: 2020, month: 1, day: 1))),
      ])
    #expect(table.layout.rowCount == 3)
  }

  @Test func priceColumnsInAnyOrder() throws {
    let text = "Volume,Adj_Close,Close,Low,High,Open,Date\n7,9,4,1,5,2,2020-01-01\n"
    let table = try read(text, options { $0.value = .adjustedClose })
    #expect(try table.series()[0].series.values == [9])
    #expect(try table.series()[0].series.name == "Adj Close")
  }

  @Test func priceFilesInJSON() throws {
    let bar = "\"open\":1,\"high\":4,\"low\":1,\"close\":3,\"volume\":9"
    let text = "[{\"date\":\"2020-01-02\",\(bar)},{\"date\":\"2020-01-01\",\(bar)}]"
    let table = try read(text, name: "d.json", options { $0.value = .high })
    #expect(table.bars?.columns == [.high: [4, 4]])
    #expect(table.notes == [.rowsSorted(firstRow: 2)])
  }

  @Test func descriptorsAreReadFromWhereTheyStand() throws {
    let file = try TemporaryFile("skipped\na,b\n1,7\n2,6\n2,5\n")
    let descriptor = open(file.path, O_RDONLY)
    defer { close(descriptor) }
    lseek(descriptor, 8, SEEK_SET)
    let table = try TableReader().read(.descriptor(descriptor, name: "standard input"))
    #expect(table.x == .rows(count: 3))
    #expect(table.columns[0].values == [1, 2, 2])
  }

  @Test func layoutSaysWhatWasFound() throws {
    let layout = try read("d;b\n2020-01-01;1,5\n").layout
    #expect(layout.delimiter == ";")
    #expect(layout.decimal == .comma)
    #expect(layout.hasHeader)
    #expect(layout.x == [ColumnName(number: 1, heading: "d")])
    #expect(layout.y == [ColumnName(number: 2, heading: "b")])
    #expect(!layout.isPriceFile)
  }

  @Test func emptyRowsAreSaid() throws {
    #expect(try read("d,b\n2020-01-01,1\n,\n").notes == [.emptyRowsSkipped(count: 1)])
    #expect(try read("a,b\n5,1\n,\n4,1\n,\n").columns[0].values.bits == [5, .nan, 4].bits)
  }

  @Test func convertedTimesAreSaid() throws {
    let table = try read("d,b\n2020-01-01T10:00+02:00,1\n2020-01-01T10:00+01:00,2\n")
    #expect(table.notes == [.timesConvertedToUTC])
  }

  @Test(arguments: [1, 2, 3, 10, 5000, 60_000]) func manyRows(count: Int) throws {
    var text = "d,b\n"
    var sum = 0.0
    for row in 0..<count {
      let value = Double(row) / 4
      text += "\(CalendarDate(day: row % 50_000)),\(value)\n"
      sum += value
    }
    let table = try read(text)
    #expect(table.x.count == count)
    let readSum: Double = table.columns[0].values.reduce(0, +)
    #expect(readSum == sum)
  }

  @Test func rowsLongerThanTheBuffer() throws {
    let wide = (0..<40).map { _ in String(repeating: "y", count: 60_000) }.joined(separator: ",")
    let header = (0..<40).map { "c\($0)" }.joined(separator: ",")
    let text = "d,b,\(header)\n2020-01-01,1,\(wide)\n2020-01-02,2,\(wide)\n"
    #expect(try read(text).columns[0].values == [1, 2])
    #expect(try readPipe(Array(text.utf8)).columns[0].values == [1, 2])
  }
}
