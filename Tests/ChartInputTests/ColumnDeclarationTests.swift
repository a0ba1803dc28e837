// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// What columns are said to hold.
@Suite struct ColumnDeclarationTests {
  private func declared(
    _ column: String, _ content: ColumnDeclaration.Content
  ) -> ReadOptions {
    options { $0.types = [ColumnDeclaration(column: ColumnReference(column), content: content)] }
  }

  @Test func datesAsText() throws {
    let text = "day,n\n2024-01-02,1\n2024-01-01,2\n"
    #expect(try read(text).x.holdsDates)
    let table = try read(text, declared("day", .text))
    #expect(table.x == .categories(["2024-01-02", "2024-01-01"]))
    #expect(table.columns.map(\.values) == [[1, 2]])
  }

  @Test func yearsAsNumbers() throws {
    let text = "year,n\n2001,4\n2002,6\n2003,5\n"
    #expect(try read(text).x.holdsDates)
    #expect(try read(text, declared("year", .number)).x == .numbers([2001, 2002, 2003]))
  }

  @Test func unixTimesAsNumbers() throws {
    let text = "time,n\n1700000000,4\n1700000060,6\n1700000120,5\n"
    #expect(try read(text).x.holdsDates)
    #expect(
      try read(text, declared("#1", .number)).x
        == .numbers([1_700_000_000, 1_700_000_060, 1_700_000_120]))
  }

  @Test func numbersAsDates() throws {
    let text = "count,n\n1700000000,4\n1700000060,6\n1700000180,5\n1700000190,2\n"
    #expect(try read(text, declared("count", .date)).x.texts.first?.hasPrefix("2023-11-14") == true)
  }

  @Test func partsAsNumbers() throws {
    let text = "year,month,n\n2020,1,4\n2020,2,6\n2021,1,5\n2021,2,8\n"
    #expect(try read(text).layout.x.map(\.heading) == ["year", "month"])
    #expect(try read(text, declared("month", .text)).layout.x.map(\.heading) != ["year", "month"])
  }

  @Test func clocksAsDurations() throws {
    let text = "lap,time\n1,1:05\n2,1:10\n3,1:15\n4,1:20\n"
    let table = try read(text, declared("time", .duration))
    #expect(table.columns.map(\.values) == [[65, 70, 75, 80]])
    #expect(table.columns.map(\.unit) == ["seconds"])
  }

  /// In a file that is read block after block, and where the headings are positions.
  @Test func columnsThatAreNotThere() throws {
    let long = "day,n\n" + (0..<60_000).map { "\($0),\($0 % 7)\n" }.joined()
    for text in [long, "town,2020,2021,2022\nOslo,4,5,6\nBergen,6,7,8\n"] {
      let error = try failure(Array(text.utf8), declared("month", .text))
      guard case .unknownColumn(_, .name("month"), _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func numbersAsNames() throws {
    let table = try read(
      "a,b\n5,1\n5,2\n7,3\n",
      options {
        $0.types = [ColumnDeclaration(column: .name("a"), content: .text)]
        $0.grouping = .none
        $0.x = .name("a")
      })
    #expect(table.x == .categories(["5", "5", "7"]))
  }

  @Test func cellsThatRefuse() throws {
    #expect(
      try failure(Array("a,b\nx,1\ny,2\n".utf8), declared("a", .date))
        == .notADate(
          CellLocation(file: "data.csv", row: 2, column: ColumnName(number: 1, heading: "a")),
          text: "x"))
    #expect(
      try failure(Array("a,b\nx,1\ny,2\n".utf8), declared("a", .number))
        == .notANumber(
          CellLocation(file: "data.csv", row: 2, column: ColumnName(number: 1, heading: "a")),
          text: "x"))
    #expect(
      try failure(Array("a,b\nx,1\ny,2\n".utf8), declared("c", .text))
        == .unknownColumn(file: "data.csv", .name("c"), headings: ["a", "b"]))
  }

  /// Names of parts whose years would have two digits, of which some are no dates.
  @Test(arguments: [
    "1-1-19,1-1-20,1-2-1", "10.1.05,10.1.06,10.1.107",
  ])
  func namesLikeDates(names: String) throws {
    let rows = names.split(separator: ",").enumerated().map { "\($1),\($0 + 3)\n" }
    let table = try read("part,stock\n" + rows.joined())
    #expect(table.x == .categories(names.split(separator: ",").map(String.init)))
  }
}

extension XAxis {
  /// Whether the positions are dates.
  var holdsDates: Bool { if case .dates = self { true } else { false } }
}
