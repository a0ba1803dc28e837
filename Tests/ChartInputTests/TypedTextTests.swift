// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ChartInput

/// Numbers and dates of a workbook that it calls texts.
@Suite struct TypedTextTests {
  private func read(
    _ rows: [[String]], _ change: (inout ReadOptions) throws -> Void = { _ in }
  ) throws -> Table {
    let zip = TestWorkbook.excel(["S": TestWorkbook.rows(rows)], formats: ["yyyy-mm-dd"])
    return try TableReader(options: options(change)).read(.bytes(zip.bytes, name: "a.xlsx"))
  }

  // MARK: - Numbers

  private static let numbers = [
    ["year", "cost", "item no", "sold"], ["2001", "'1.5", "'17", "4"],
    ["2002", "'2.5", "'18", "7"], ["2003", "'4", "'19", "5"],
  ]

  @Test func columnsThatAreLeftOutAreNamed() throws {
    let table = try read(Self.numbers)
    #expect(table.columns.map(\.name) == ["sold"])
    #expect(
      table.notes == [.numbersAsTexts(["cost"]), .columnsLeftOut(count: 1, ["item no"])])
  }

  @Test func columnsThatAreSaidToBeNumbers() throws {
    let table = try read(Self.numbers) {
      $0.types = [ColumnDeclaration(column: .name("cost"), content: .number)]
      $0.y = [.name("cost")]
    }
    #expect(table.columns.map(\.values) == [[1.5, 2.5, 4]])
  }

  /// Numbers of a workbook have a point; its texts may have anything.
  @Test(arguments: [("'1,5", 1.5), ("'1.234,5", 1234.5), ("'1,234.5", 1234.5)])
  func textsHaveMarksOfTheirOwn(text: String, number: Double) throws {
    let table = try read([["year", "cost"], ["2001", text], ["2002", "'2"]]) {
      $0.types = [ColumnDeclaration(column: .name("cost"), content: .number)]
    }
    #expect(table.columns.map(\.values) == [[number, 2]])
  }

  // MARK: - Dates

  @Test(
    arguments: [
      (["1:45305", "1:45306", "'16.01.2024", "1:45308"], nil),
      (["'14/01/2024", "'15/01/2024", "1:45307", "'17/01/2024"], nil),
      (["1:45305", "'2024-01-15", "1:45307", "'2024-01-17"], nil),
      (["1:45329", "'08/02/2024", "1:45331", "'10/02/2024"], "%d/%m/%Y"),
      // A format that true dates would fit as well.
      (["1:45329", "'2024-08-02", "1:45331", "'2024-10-02"], "%Y-%d-%m"),
    ] as [([String], String?)])
  func datesBesideTexts(cells: [String], format: String?) throws {
    let rows = cells.enumerated().map { [$1, "\($0 * $0)"] }
    let table = try read([["day", "cost"]] + rows) {
      $0.dateFormat = try format.map { text throws(ReadError) in try DateFormat(text) }
    }
    #expect(table.columns.map(\.values) == [[0, 1, 4, 9]])
    let first = format == nil ? "14" : "07"
    #expect(table.x.texts.first?.hasSuffix(first) == true)
    #expect(Set(table.x.texts).count == 4)
    #expect(table.x.texts == table.x.texts.sorted())
  }

  @Test func datesThatNobodyCanTellApart() {
    #expect(throws: ReadError.self) {
      try read([["day", "cost"], ["1:45329", "1"], ["'02/03/2024", "2"], ["1:45331", "3"]])
    }
  }
}
