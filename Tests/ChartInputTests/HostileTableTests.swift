// SPDX-License-Identifier: MIT

import ChartInput
import TestSupport
import Testing

/// Texts that were made to take a reader's time or memory.
struct HostileTableTests {
  private func table(_ text: String, name: String = "data.csv") throws -> Table {
    try TableReader().read(.bytes(Array(text.utf8), name: name))
  }

  private func headings(_ count: Int) -> String {
    (0..<count).map { "c\($0)" }.joined(separator: ",") + "\n"
  }

  private func row(_ count: Int, _ cell: (Int) -> String) -> String {
    (0..<count).map(cell).joined(separator: ",") + "\n"
  }

  @Test("A text of seven bytes, which has no headings and no values, is refused")
  func emptyQuotes() {
    #expect(throws: ReadError.self) { try table("\n\"\"\n\"\"\n") }
  }

  @Test(
    "Empty quotation marks are headings, and every row below them is read",
    arguments: [
      ("\"\"\n1\n2\n4\n", [1, 2, 4]), ("\"\",v\n1,5\n2,6\n3,9\n", [5, 6, 9]),
      ("\"\",\"v\"\r\n\"a\",\"5\"\r\n\"b\",\"6\"\r\n", [5, 6]),
      ("\"\",\"\"\n2020-01-01,5.5\n2020-01-02,6.25\n", [5.5, 6.25]),
    ])
  func emptyHeadings(text: String, values: [Double]) throws {
    #expect(try table(text).columns.map(\.values) == [values])
  }

  @Test("Short rows below a wide heading are refused before they are filled up")
  func shortRowsBelowManyHeadings() {
    let text = headings(50_000) + String(repeating: "1\n", count: 100_000)
    #expect(
      throws: ReadError.raggedRow(file: "data.csv", row: 2, expected: 50_000, found: 1)
    ) { try table(text) }
  }

  @Test("A few short rows below a wide heading lack cells")
  func fewShortRows() throws {
    let text = headings(1000) + row(1000) { "\($0 % 7)" } + "1,2\n" + row(1000) { "\($0 % 5)" }
    #expect(try table(text).notes.contains(.shortRows(count: 1, firstRow: 3)))
  }

  @Test("A line of cells without an end is refused by the number of its columns")
  func endlessRow() {
    let tooMany = ReadError.tooManyColumns(file: "data.csv", limit: 65_536)
    #expect(throws: tooMany) { try table(String(repeating: "1,", count: 300_000)) }
    #expect(throws: tooMany) { try table("a,b\n" + String(repeating: ",", count: 300_000)) }
  }

  @Test(
    "As many columns as are allowed take no longer than their cells",
    arguments: [
      { (row: Int, _: Int) in "\(row + 1)" },
      { (row: Int, column: Int) in "\(row * column % 97)" },
      { (row: Int, column: Int) in "t\(row * column % 7)" },
      { (row: Int, _: Int) in "2020-01-0\(row + 1)" },
      { (row: Int, column: Int) in column.isMultiple(of: 2) ? "t\(row % 2)" : "\(row / 2 + 1)" },
    ] as [@Sendable (Int, Int) -> String])
  func manyColumns(cell: @Sendable (Int, Int) -> String) {
    let count = 8000
    let rows = (0..<6).map { number in row(count) { cell(number, $0) } }
    let text = headings(count) + rows.joined()
    #expect(processorSeconds { _ = try? table(text) } < 60)
  }

  @Test(
    "As many columns as are asked for take no longer than their cells, with x and without it",
    arguments: [["#1"], []], [false, true])
  func manyColumnsAskedFor(x: [String], byName: Bool) throws {
    let count = 20_000
    var options = ReadOptions()
    options.x = x.first.map(ColumnReference.init)
    options.countsRows = x.isEmpty
    options.y = (1..<count).map { byName ? .name("c\($0)") : .number($0 + 1) }
    options.grouping = .none
    let text = headings(count) + row(count) { "\($0 % 7)" } + row(count) { "\($0 % 5 + 1)" }
    let reader = TableReader(options: options)
    var table: Table?
    let seconds = try processorSeconds {
      table = try reader.read(.bytes(Array(text.utf8), name: "data.csv"))
    }
    #expect(table?.columns.count == count - 1)
    #expect(seconds < 20)
  }

  @Test("Headings of years are positions in a table that does not fit into one block")
  func largeWideTable() throws {
    let years = (1960...2020).map { "\($0)" }.joined(separator: ",")
    let rows = (0..<3000).map { number in
      "Place \(number)," + row(61) { "\((number + $0) % 50)" }
    }
    let table = try table("Country,\(years)\n" + rows.joined())
    #expect(table.columns.count == 3000)
  }

  @Test("Short rows are told of in a table that does not fit into one block")
  func largeTableOfShortRows() throws {
    let rows = (0..<60_000).map { "\($0),\($0 % 5)\n" }
    let table = try table("a,b,c\n" + rows.joined())
    #expect(table.notes.contains(.shortRows(count: 60_000, firstRow: 2)))
  }

  @Test("Columns of records that name few rows in common are refused before they are filled up")
  func columnsOfDifferentRows() {
    let columns = (0..<1000).map { column in
      let own = (0..<200).map { "\"\(($0 < 101 ? 0 : column * 1000) + $0 + 1)\":1" }
      return "\"c\(column)\":{\(own.joined(separator: ","))}"
    }
    #expect(throws: ReadError.sparseRecords(file: "data.json", limit: 8 << 20)) {
      try table("{\(columns.joined(separator: ","))}", name: "data.json")
    }
  }

  @Test("Headings of 60,000 letters cost what they take")
  func longHeadings() throws {
    let headings = (0..<100).map { String(repeating: "h", count: 60_000) + "\($0)" }
    let rows = row(100) { "\($0)" } + row(100) { "\($0 + 2)" }
    var read: Table?
    let seconds = try processorSeconds {
      read = try table(headings.joined(separator: ",") + "\n" + rows)
    }
    #expect(read?.layout.rowCount == 2)
    #expect(seconds < 60)
  }

  @Test("An error has the beginning of a long heading")
  func longHeadingsOfOneRow() {
    let long = String(repeating: "h", count: 60_000)
    let bounded = String(repeating: "h", count: 59) + "…"
    #expect(throws: ReadError.singleRow(file: "data.csv", headings: [bounded, bounded])) {
      try table("\(long)a,\(long)b\n1,2\n")
    }
  }

  @Test("Blank lines before a table cost what they take")
  func blankLines() throws {
    for line in ["\n", "\r", "#\n", "  \r\n"] {
      let text = String(repeating: line, count: 100_000)
      var read: Table?
      let seconds = try processorSeconds {
        #expect(throws: ReadError.empty(file: "data.csv")) { try table(text) }
        read = try table(text + "a,b\n1,2\n2,4\n")
      }
      #expect(read?.layout.rowCount == 2)
      #expect(seconds < 60)
    }
  }
}
