// SPDX-License-Identifier: MIT

import Audiograph
import Glibc
import Posix
import Testing

@testable import ChartInput

/// Columns that are empty in all of the first rows, and what is done about them.
@Suite struct UndecidedColumnTests {
  private func everyWay(_ text: String) throws -> [Table] {
    [try read(text), try readWhole(Array(text.utf8)), try readPipe(Array(text.utf8))]
  }

  private func rows(_ count: Int, _ row: (Int) -> String) -> String {
    (0..<count).map { row($0) + "\n" }.joined()
  }

  @Test(arguments: [1, 99, 100, 101, 30_000]) func emptyAtFirst(count: Int) throws {
    let text = "x,a\n" + rows(count) { "\($0)," } + "\(count),5\n\(count + 1),6\n"
    for table in try everyWay(text) {
      #expect(table.layout.x.map(\.heading) == ["x"])
      #expect(table.layout.y.map(\.heading) == ["a"])
      #expect(table.columns[0].values.suffix(3).map { $0.isNaN ? -1 : $0 } == [-1, 5, 6])
    }
  }

  @Test(arguments: ["x,a,b", "date,a,b"]) func aColumnWithFewNumbersGivesWay(headings: String)
    throws
  {
    let text = headings + "\n" + rows(5000) { "\(1_000 + $0),NA,\($0 % 7)" } + "9000,5,6\n"
    for table in try everyWay(text) { #expect(table.layout.y.map(\.heading) == ["b"]) }
  }

  @Test func anEmptyColumnGivesWayToNumbers() throws {
    let text = "x,a,b\n" + rows(300) { "\($0),,\($0 % 7)" }
    for table in try everyWay(text) {
      #expect(table.layout.x.map(\.heading) == ["x"])
      #expect(table.layout.y.map(\.heading) == ["b"])
    }
  }

  @Test func anEmptyColumnThatTurnsOutToBeText() throws {
    let text = "x,a,b\n" + rows(300) { "\($0),,\($0 % 7)" } + "300,note,1\n"
    for table in try everyWay(text) { #expect(table.layout.y.map(\.heading) == ["b"]) }
  }

  @Test func numbersThatDoNotIncreaseStayValues() throws {
    for table in try everyWay("v,a\n2,\n1,\n") {
      #expect(table.x == .rows(count: 2))
      #expect(table.columns[0].values == [2, 1])
    }
  }
}

/// Euros with three digits behind a point, which is a decimal mark or parts thousands.
@Suite struct EuroTests {
  @Test func threeDigitsAreNotDecided() throws {
    let text = "month,in,out\nJan,€120.175,€45.730\nFeb,€89.445,€51.200\nMar,€110.660,€99.330\n"
    guard case .ambiguousNumber(_, let found) = try failure(Array(text.utf8)) else {
      Issue.record("decided")
      return
    }
    #expect(found == "€120.175")
    let table = try read(text, options { $0.thousands = "." })
    #expect(table.columns[0].values == [120_175, 89_445, 110_660])
    let cents = try read("month,in\nJan,€120.17\nFeb,€89.44\nMar,€110.66\n")
    #expect(cents.columns[0].values == [120.17, 89.44, 110.66])
  }
}

/// Price files that lack the volume.
@Suite struct VolumelessPriceTests {
  @Test(arguments: [
    "Date,Open,High,Low,Close", "date,open,high,low,close", "Date,Close,Low,High,Open",
    "DATE,ADJ CLOSE,OPEN,HIGH,LOW,CLOSE",
  ])
  func closingPrices(headings: String) throws {
    let names = headings.lowercased().split(separator: ",")
    let row = names.map { $0 == "date" ? "2020-01-02" : $0 == "close" ? "7" : "5" }
    let table = try read("\(headings)\n\(row.joined(separator: ","))\n")
    #expect(table.layout.isPriceFile)
    let series = try table.series()
    #expect(series.map(\.series.values) == [[7]])
    #expect(series.map(\.series.kind) == [.price])
  }
}

/// The formats that are advised where day and month cannot be told apart.
@Suite struct AdvisedFormatTests {
  @Test(arguments: [
    ("01 02 2020", "%d %m %Y"), ("01-02-2020", "%d-%m-%Y"), ("1/2/2020", "%d/%m/%Y"),
    ("01/02/2020 10:00", "%d/%m/%Y"), ("01/02/2020T10:00:05.5", "%d/%m/%Y"),
    ("01/02/2020 10:00+02:00", "%d/%m/%Y"), ("1/2/20 2:20 PM", "%d/%m/%y"),
  ])
  func adviceWorks(cell: String, dayFirst: String) throws {
    let text = "d,v\n\(cell),5\n"
    guard case .ambiguousDates(_, let found) = try failure(Array(text.utf8)) else {
      Issue.record("not ambiguous")
      return
    }
    let formats = DateFormat.orders(of: found)
    #expect(formats.first?.text == dayFirst)
    let days = try formats.map { format in
      try read(text, options { $0.dateFormat = format }).x.texts[0].prefix(10)
    }
    #expect(days == ["2020-02-01", "2020-01-02"])
  }

  /// Half days are read, not taken for letters of the format.
  @Test func timesBehindAGivenDay() throws {
    let text = "d,v\n7/3/26 12:17 PM,5\n7/3/26 2:20 PM,4\n7/4/26 1:05 AM,3\n"
    let table = try read(text, options { $0.dateFormat = try? DateFormat("%m/%d/%y") })
    #expect(
      table.x.texts[0..<3].map { String($0.prefix(16)) }
        == ["2026-07-03T12:17", "2026-07-03T14:20", "2026-07-04T01:05"])
  }

  @Test(arguments: [
    "", "x", "5", "2020", "1/2/2020 at noon", "%%%", "1/2",
  ])
  func nothingIsAdvisedThatWouldFail(text: String) {
    #expect(DateFormat.orders(of: text) == [])
  }
}

@Suite struct SpoolTests {
  @Test(arguments: [true, false]) func keepsBytes(inMemory: Bool) throws {
    let spool =
      inMemory ? try Spool.open() : try Spool.namelessFile(in: ["/nonexistent", "/tmp"])
    try DescriptorWriter(spool.number).write("abc")
    try Spool.moveTo(0, in: spool.number)
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(try readOnce(spool.number, into: &bytes, to: 4) == 3)
    #expect(bytes == [97, 98, 99, 0])
  }

  @Test func saysSoWhereNoFolderTakesAFile() {
    #expect(throws: SystemError(code: ENOENT)) {
      _ = try Spool.namelessFile(in: ["/nonexistent", "/nonexistent/b"])
    }
  }
}

@Suite struct BracketedHeadingTests {
  @Test(arguments: ["[a],b", "{a};b", "[unit] a,b", "[1]\tb"]) func isDelimited(heading: String)
    throws
  {
    let delimiter = try #require(heading.first { ",;\t".contains($0) })
    let table = try read("\(heading)\n1\(delimiter)5\n2\(delimiter)6\n", name: "data")
    #expect(table.columns.map(\.values) == [[5, 6]])
  }

  @Test(arguments: ["[5,6]", "[[1,5],[2,6]]", "[{\"y\":5},\n{\"y\":6}]", "{\"y\":[5,6]}"])
  func isJSON(text: String) throws {
    #expect(try read(text, name: "data").columns.map(\.values) == [[5, 6]])
  }
}

@Suite struct ShortDateTests {
  @Test func yearsOfTwoDigitsWithAFormat() throws {
    let format = try DateFormat("%d/%m/%y")
    let table = try read("d,v\n01/02/20,5\n", options { $0.dateFormat = format })
    #expect(table.x.texts == ["2020-02-01"])
  }

  @Test(arguments: ["v1.2.20", "40/50/20", "1/2-20", "1/2/2", "a/b/20"])
  func otherTextsStayCategories(cell: String) throws {
    let table = try read("d,v\n\(cell),4\nx\(cell),5\n")
    #expect(table.x.texts == [cell, "x\(cell)"])
  }

  @Test func oneDigitMonthsAndDays() throws {
    let table = try read("d,v\n2020-1-2,5\n2020-10-12,6\n2020-11-3 10:30,7\n")
    #expect(table.x.texts.map { $0.prefix(10) } == ["2020-01-02", "2020-10-12", "2020-11-03"])
  }
}
