// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// A table larger than the first window, and what later rows have to say.
struct LargeTable: CustomTestStringConvertible, Sendable {
  let name: String
  /// The heading line, then as many rows as are wanted, then what stands after them.
  let heading: String
  let row: @Sendable (Int) -> String
  let rest: String
  var options = ReadOptions()
  var testDescription: String { name }

  init(
    _ name: String, _ heading: String, rest: String = "",
    _ change: (inout ReadOptions) -> Void = { _ in }, row: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    self.heading = heading
    self.rest = rest
    self.row = row
    change(&options)
  }

  /// As many rows as make a text longer than one window.
  func bytes(longerThan size: Int) -> [UInt8] {
    var text = heading
    var number = 0
    while text.utf8.count < size {
      text += row(number)
      number += 1
    }
    return Array((text + rest).utf8)
  }
}

private func day(_ row: Int) -> String { CalendarDate(day: row).description }

private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

private let regular: [LargeTable] = [
  LargeTable("dates and numbers", "day,wind\n") { "\(day($0)),\($0 * 7 % 101).5\n" },
  LargeTable("carriage returns", "day,wind\r") { "\(day($0)),\($0 * 7 % 101).5\r" },
  LargeTable("both line ends", "day;wind\r\n") { "\(day($0));\($0 * 7 % 101),5\r\n" },
  LargeTable("no final line end", "day,wind\n", rest: "9999-12-31,7") { "\(day($0)),\($0 % 9)\n" },
  LargeTable("quoted cells with line ends", "n,text,wind\n") {
    "\($0),\"a \"\"b\"\"\n, \(String(repeating: "é", count: $0 % 50))\",\($0 % 19)\n"
  },
  LargeTable("names of many bytes", "name,wind\n") { "東京 \($0) – é😀,\($0 % 23)\n" },
  LargeTable("quoted names", "name,wind\n") { "\"a \"\"\($0)\"\", b\",\($0 % 23)\n" },
  LargeTable("comments and blank lines", "# a\nday,wind\n") {
    "\(day($0)),\($0 % 31)\n" + ($0 % 3 == 0 ? "\n# a, \"b\n" : "")
  },
  LargeTable("one column with gaps", "wind\n") { $0 % 5 == 3 ? "\n" : "\($0 * 3 % 1009)\n" },
  LargeTable("missing words", "day,wind\n") { "\(day($0)),\($0 % 4 == 1 ? "NA" : "\($0 % 7)")\n" },
  LargeTable("aligned columns", "day        wind\n") { "\(day($0))   \($0 * 7 % 101)\n" },
  LargeTable("bars", "day|wind\n") { "\(day($0))|\($0 * 7 % 101)\n" },
  LargeTable("times with offsets", "time,wind\n") {
    "\(day($0 / 24))T\(padded($0 % 24)):00:00+02:00,\($0 * 3 % 11)\n"
  },
  LargeTable("Unix times", "time,wind\n") { "\(1_700_000_000 + $0 * 60),\($0 * 3 % 11)\n" },
  LargeTable("digits of days", "date,wind\n") {
    "\(day($0).filter { $0 != "-" }),\($0 * 3 % 11)\n"
  },
  LargeTable("prices", "Date,Open,High,Low,Close,Volume\n") {
    "\(day($0)),\($0 % 7 + 2),\($0 % 7 + 4),\($0 % 7 + 1),\($0 % 7 + 3),\($0 * 9)\n"
  },
  LargeTable("a preamble", "Wind in Oslo\nby hand\n\nday,wind\n") { "\(day($0)),\($0 % 19)\n" },
  LargeTable("lines passed over", "x\ny,z\nday,wind\n", { $0.skippedLines = 2 }) {
    "\(day($0)),\($0 % 19)\n"
  },
  LargeTable("no headings", "") { "\(day($0)),\($0 % 19)\n" },
  LargeTable(
    "chosen columns", "day,a,b,c\n",
    {
      $0.x = .name("b"); $0.y = [.name("c"), .number(2)]
    }
  ) { "\(day($0)),\($0 % 19),\($0),\($0 % 5)\n" },
]

private let decided: [LargeTable] = [
  LargeTable("thousands marks", "day;wind\n") { "\(day($0));1,\($0 % 900 + 100).5\n" },
  LargeTable("families", "day,temp low,temp high\n") { "\(day($0)),\($0 % 19),\($0 % 23 + 5)\n" },
  LargeTable("cities", "city,day,wind\n") {
    "\(["Oslo", "Rome", "Bern"][$0 % 3]),\(day($0 / 3)),\($0 % 23)\n"
  },
  LargeTable("years as headings", "place,1990,1991,1992,1993\n") {
    "Place \($0),\($0 % 7),\($0 % 11),,\($0 % 13).5\n"
  },
  LargeTable("parts of dates", "year,month,day,wind\n") { row in
    let (year, month, day) = CalendarDate(day: row).civil
    return "\(year),\(month),\(day),\(row % 29)\n"
  },
  LargeTable("two-digit years", "day,wind\n") { row in
    let (year, month, day) = CalendarDate(day: row % 11_000).civil
    return "\(padded(day)).\(padded(month)).\(padded(year % 100)),\(row % 29)\n"
  },
  LargeTable("repeated dates of prices", "Date,Open,High,Low,Close\n") {
    "\(day($0 / 2)),\($0 % 7 + 2),\($0 % 7 + 4),\($0 % 7 + 1),\($0 % 7 + 3)\n"
  },
  LargeTable("descending dates", "day,wind\n") { "\(day(90_000 - $0)),\($0 % 29)\n" },
  LargeTable("several rows a day", "day,wind\n") { "\(day($0 / 2)),\($0 % 29)\n" },
  LargeTable("sentinels", "day,wind\n") { "\(day($0)),\($0 % 50 == 1 ? "-999" : "\($0 % 29)")\n" },
]

private func late(
  _ name: String, heading: String = "day,wind\n", _ rest: String,
  row: @escaping @Sendable (Int) -> String = { "\(day($0)),\($0 * 7 % 101)\n" }
) -> LargeTable { LargeTable(name, heading, rest: rest, row: row) }

/// What later rows deny, or add to, what the first ones promise.
private let contradictions: [LargeTable] = [
  late("a text among numbers", "9000-01-01,calm\n"),
  late("an infinity", "9000-01-01,inf\n"),
  late("a thousands mark", "9000-01-01,\"1,234.5\"\n"),
  late("a percent sign", "9000-01-01,5%\n"),
  late("an ambiguous mark", "9000-01-01,\"1,234\"\n"),
  late("a decimal comma", "9000-01-01,\"1,5\"\n"),
  late("a limit", "9000-01-01,<5\n"),
  late("a footnote mark", "9000-01-01,5*\n"),
  late("a missing word", "9000-01-01,NA\n"),
  late("a longer row", "9000-01-01,5,6\n"),
  late("an empty further cell", "9000-01-01,5,\n"),
  late("a shorter row", "9000-01-01\n9000-01-02,5\n"),
  late("an empty row", ",\n9000-01-02,5\n,\n"),
  late("no position", ",7\n9000-01-02,5\n"),
  late("a missing date", "NA,7\n9000-01-02,5\n"),
  late("a text among dates", "never,7\n9000-01-02,5\n"),
  late("a day that there is not", "9000-02-30,7\n"),
  late("a month among days", "9000-02,7\n"),
  late("a time among days", "9000-02-03T10:00,7\n"),
  late("an offset", "9000-02-03T10:00Z,7\n"),
  late("a date of another form", "3 Feb 9000,7\n"),
  late("an earlier date", "0001-01-01,7\n"),
  late("a repeated date", "\(day(1)),7\n"),
  late("a footer", "\nSource: my garden\n"),
  late("a footer of two cells", "Source:,my garden\n"),
  late("a quoted footer", "\"* measured\nby hand\"\n"),
  late("a broken quotation mark", "9000-01-01,\"5\"x\n"),
  late("a quotation mark that never ends", "9000-01-01,\"5\n"),
  late("a NUL", "9000-01-01,5\u{0}\n"),
  late("sentinels", "9000-01-01,-999\n9000-01-02,-999\n"),
  late("a comment", "# the end\n"),
  late("a name that stands twice", heading: "name,wind\n", "n1,7\n") { "n\($0),\($0 * 7 % 101)\n" },
  late("a total", heading: "name,wind\n", "Total,0\n") { "n\($0),\($0 * 7 % 101)\n" },
  late("a footer below names", heading: "name,wind\n", "Source: my garden\n") {
    "n\($0),\($0 * 7 % 101)\n"
  },
  late("numbers that stop ascending", heading: "depth,wind\n", "5,7\n") {
    "\($0 * 2),\($0 * 7 % 101)\n"
  },
  late("numbers that stop counting", heading: "n,wind\n", "5,7\n") { "\($0),\($0 * 7 % 101)\n" },
  late("a date in the other order", heading: "day,wind\n", "12/13/9000,7\n") {
    let (year, month, day) = CalendarDate(day: $0).civil
    return "\(day)/\(month)/\(year),\($0 * 7 % 101)\n"
  },
  late("a column that becomes one of numbers", heading: "day,rain,wind\n", "9000-01-01,5,6\n") {
    "\(day($0)),,\($0 * 7 % 101)\n"
  },
  late("a constant that varies", heading: "day,rain,wind\n", "9000-01-01,5,6\n") {
    "\(day($0)),0,\($0 * 7 % 101)\n"
  },
  late("blank lines at the end of one column", heading: "wind\n", "\n\n\n") { "\($0 * 7 % 101)\n" },
]

@Suite struct BlockwiseTests {
  @Test(arguments: regular) func largeTables(table: LargeTable) throws {
    try expectOneOutcome(table.bytes(longerThan: 600_000), table.options, from: .pipe)
  }

  @Test(arguments: decided) func tablesThatAllRowsDecide(table: LargeTable) throws {
    try expectOneOutcome(table.bytes(longerThan: 300_000), table.options)
  }

  @Test(arguments: contradictions) func laterRows(table: LargeTable) throws {
    try expectOneOutcome(table.bytes(longerThan: 270_000), table.options)
  }

  /// Rows whose groups are one after another, so that the first window holds one of them only.
  @Test func groupsOneBehindAnother() throws {
    var text = "city,day,wind\n"
    for city in ["Oslo", "Rome", "Bern"] {
      for row in 0..<15_000 { text += "\(city),\(day(row)),\(row * 7 % 101)\n" }
    }
    try expectOneOutcome(Array(text.utf8))
    let table = try read(text)
    #expect(table.columns.map(\.name) == ["Oslo", "Rome", "Bern"])
  }

  /// The values of a large table are those that were written.
  @Test func valuesOfALargeTable() throws {
    let rowCount = 60_000
    var text = "day,name,wind\n"
    for row in 0..<rowCount { text += "\(day(row)),\"é\"\"\(row)\",\(Double(row) / 8)\n" }
    for table in [try read(text), try readPipe(Array(text.utf8))] {
      #expect(table.columns.map(\.values) == [(0..<rowCount).map { Double($0) / 8 }])
      guard case .dates(let dates) = table.x else {
        Issue.record("no dates")
        return
      }
      #expect(Array(dates.instants) == (0..<rowCount).map { CalendarDate(day: $0).instant })
      #expect(table.layout.rowCount == rowCount)
    }
  }

  /// A row moved byte by byte across the end of the first window.
  @Test func everyPlaceAtTheEndOfTheWindow() throws {
    let rows = (0..<20_000).map { "\(day($0)),a,\($0 % 97)\n" }.joined()
    let marked = "9000-01-01,\"é \"\"東\"\"\r\n,😀\",7\r\n9000-01-02,x,8\n"
    let heading = "day,text,wind\n"
    let bytes = Array(rows.utf8)
    for offset in 0..<48 {
      let length = ByteWindow.usualSize - heading.utf8.count - offset
      let cut = bytes[..<length].lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
      let comment = "#" + String(repeating: "-", count: max(0, length - cut - 2)) + "\n"
      let text = Array(heading.utf8) + bytes[..<cut] + Array((comment + marked).utf8)
      let table = try readPipe(text)
      #expect(table.columns.last?.values.suffix(2) == [7, 8], "\(offset)")
      #expect(table.x[table.x.count - 1].description == "9000-01-02")
    }
  }
}
