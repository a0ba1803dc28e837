// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Quotation marks within cells, headings in two levels, and lines that stand where headings do.
@Suite struct OddLayoutTests {
  @Test(arguments: [
    "year,note,n\n2001,\"{\\\"a\\\":\\\"b, c\\\"}\",4\n2002,\"plain\",6\n2003,x,5\n",
    "year,note,n\n2001,\"a 20\"/40\" b\",4\n2002,\"plain, too\",6\n2003,x,5\n",
    "year,note,n\n2001,\"pipe 20\"\",4\n2002,\"say \"hi\" now\",6\n2003,x,5\n",
  ])
  func quotationMarksWithinCells(text: String) throws {
    for table in [try read(text), try readPipe(Array(text.utf8))] {
      #expect(table.columns.map(\.values) == [[4, 6, 5]])
      #expect(table.x.texts == ["2001", "2002", "2003"])
      #expect(table.notes.contains(.quotesInCells(firstRow: 2)))
    }
  }

  /// The names keep their marks, and lose what marked them.
  @Test func whatStandsInTheCells() throws {
    let escaped = "name,n\n\"a \\\"b\\\" c\",4\n\"C:\\\\x, y\",5\n"
    #expect(try read(escaped).x == .categories(["a \"b\" c", "C:\\x, y"]))
    let loose = "name,n\n\"6 x 20\"/40\" fast\",4\n\"a \"\"b\"\" c\",5\n"
    #expect(try read(loose).x == .categories(["6 x 20\"/40\" fast", "a \"b\" c"]))
  }

  /// Far down in a file, behind what was looked at first.
  @Test func marksFarDown() throws {
    let rows = (0..<30_000).map { "\($0),\"name, \($0)\",\($0 % 9)\n" }.joined()
    let text = "t,name,n\n" + rows + "30000,\"6 x 20\"/40\" fast\",5\n"
    for table in [try read(text), try readPipe(Array(text.utf8))] {
      #expect(table.columns.first?.values.count == 30_001)
      #expect(table.notes.contains(.quotesInCells(firstRow: 30_002)))
    }
  }

  /// Where rows do not agree then, either, the row is named.
  @Test func marksThatNothingExplains() throws {
    #expect(
      try failure(Array("a,b\n\"x\"y,1\n\"z,2\n\"w,3\n".utf8))
        == .unterminatedQuote(file: "data.csv", row: 4))
    #expect(
      try failure(Array("a,b\n1,\"x\" y\n2,\"z\",9\n".utf8))
        == .textAfterQuote(file: "data.csv", row: 2))
  }

  @Test(arguments: [
    "Price,Close,Close,Volume,Volume\nTicker,AA,BB,AA,BB\nDate,,,,\n",
    "Ticker,AA,BB,AA,BB\nPrice,Close,Close,Volume,Volume\nDate,,,,\n",
    ",Close,,Volume,\n,AA,BB,AA,BB\nDate,,,,\n",
    "Date,Close,Close,Volume,Volume\n,AA,BB,AA,BB\n",
  ])
  func severalSymbols(headings: String) throws {
    let table = try read(headings + "2024-01-02,10.5,20.5,300,500\n2024-01-03,10.25,20,310,450\n")
    #expect(table.columns.map(\.name) == ["AA", "BB"])
    #expect(table.columns.map(\.values) == [[10.5, 10.25], [20.5, 20]])
    #expect(table.x.texts == ["2024-01-02", "2024-01-03"])
    #expect(
      table.notes.contains(
        .oneOfColumns(name: "AA", count: 3, others: ["AA Volume", "BB Volume"])))
  }

  @Test func otherPricesOfSeveralSymbols() throws {
    let text =
      "Price,Close,Close,Volume,Volume\nTicker,AA,BB,AA,BB\nDate,,,,\n"
      + "2024-01-02,10.5,20.5,300,500\n2024-01-03,10.25,20,310,450\n"
    #expect(
      try read(text, options { $0.value = .volume }).columns.map(\.values) == [
        [300, 310], [500, 450],
      ])
    #expect(
      try read(text, options { $0.y = [.name("BB Volume")] }).columns.map(\.values) == [[500, 450]])
  }

  @Test(arguments: [
    "GAIN = 5;MEAN = 15\n1.5\t0.5\n2.0\t0.75\n3.0\t0.25\n4.0\t0.5\n",
    "Gain: 5;Mean: 1.5\n1.5\t0.5\n2.0\t0.75\n3.0\t0.25\n4.0\t0.5\n",
    "gain=5,mean=15\n1.5,0.5\n2.0,0.75\n3.0,0.25\n4.0,0.5\n",
  ])
  func settingsAreNoHeadings(text: String) throws {
    let table = try read(text)
    #expect(table.columns.map(\.values) == [[0.5, 0.75, 0.25, 0.5]])
    #expect(table.x == .numbers([1.5, 2, 3, 4]))
    #expect(!table.layout.hasHeader)
    #expect(table.layout.title == nil)
    #expect(table.notes.contains(.preambleSkipped(count: 1)))
  }

  @Test func oneUnit() throws {
    let table = try read("day\tlevel\tnote\n\tm\t\t\n2024-05-01\t1.5\tA\n2024-05-02\t1.7\tB\n")
    #expect(table.columns.map(\.name) == ["level"])
    #expect(table.columns.map(\.unit) == ["m"])
    #expect(table.columns.map(\.values) == [[1.5, 1.7]])
  }

  @Test func linesAboveFilledUp() throws {
    let table = try read(
      "Account:,123,,\nFrom:,2015-07-02,,\nBalance:,1.5 EUR,,\n,,,\nBooked,Date,Text,Amount\n"
        + "yes,2016-06-29,a,-12\nyes,2016-06-30,b,11\nyes,2016-07-01,c,-41\n")
    #expect(table.columns.map(\.name) == ["Amount"])
    #expect(table.columns.map(\.values) == [[-12, 11, -41]])
    #expect(table.notes.contains(.preambleSkipped(count: 4)))
  }

  @Test func anOpeningBalance() throws {
    let table = try read(
      "Day;Text;Paid;Balance\n;Opening balance;;1.000,00\n02.01.2024;a;-12,50;987,50\n"
        + "15.01.2024;b;100,00;1.087,50\n", options { $0.y = [.name("Balance")] })
    #expect(table.columns.map(\.values) == [[987.5, 1087.5]])
    #expect(table.notes.contains(.rowsWithoutPosition(count: 1, firstRow: 2)))
  }
}
