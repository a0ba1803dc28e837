// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import ChartInput

/// Spreadsheets of OpenDocument: what their cells are.
@Suite struct OpenDocumentTests {
  /// A number or a text.
  static func cell(_ text: String) -> String {
    Double(text) == nil
      ? cell(kind: "string", "", text) : cell(kind: "float", "office:value=\"\(text)\"", "shown")
  }

  static func cell(kind: String, _ attributes: String, _ text: String = "") -> String {
    "<table:table-cell office:value-type=\"\(kind)\" \(attributes)><text:p>\(text)</text:p>"
      + "</table:table-cell>"
  }

  private func row(_ cells: [String], _ attributes: String = "") -> String {
    "<table:table-row \(attributes)>\(cells.joined())</table:table-row>"
  }

  private func read(_ rows: [String]) throws -> Table {
    let bytes = TestWorkbook.openDocument(
      "<table:table table:name=\"a\">\(rows.joined())"
        + "<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell"
        + " table:number-columns-repeated=\"1024\"/></table:table-row></table:table>"
    ).bytes
    return try TableReader().read(.bytes(bytes, name: "a.ods"))
  }

  private func values(kind: String, _ attributes: [String]) throws -> Table {
    let cells = attributes.enumerated().map { index, attribute in
      row([Self.cell("\(index + 1)"), Self.cell(kind: kind, attribute)])
    }
    return try read([row([Self.cell("n"), Self.cell("v")])] + cells)
  }

  @Test(
    arguments: [
      ("float", ["office:value=\"4.5\"", "office:value=\"-7\""], [4.5, -7], nil),
      (
        "percentage", ["office:value=\"0.2413\"", "office:value=\"-0.07\""], [24.13, -7], "percent"
      ),
      (
        "currency",
        [
          "office:currency=\"EUR\" office:value=\"4.5\"",
          "office:currency=\"EUR\" office:value=\"5\"",
        ], [4.5, 5], "EUR"
      ),
      (
        "time",
        ["office:time-value=\"PT26H05M30.5S\"", "office:time-value=\"PT01H00M00S\""],
        [93_930.5, 3600], "seconds"
      ),
    ] as [(String, [String], [Double], String?)])
  func numbers(kind: String, cells: [String], values: [Double], unit: String?) throws {
    let table = try self.values(kind: kind, cells)
    #expect(table.columns.map(\.values) == [values])
    #expect(table.columns.map(\.unit) == [unit])
  }

  /// What is shown as hours that go on behind 24, or as minutes and seconds, is no time of day.
  @Test(
    arguments: [
      ("table:style-name=\"ce1\"", ""), ("table:style-name=\"ce2\"", ""),
      ("", "table:default-cell-style-name=\"ce1\""),
    ])
  func lengthsOfTime(own: String, column: String) throws {
    let formats =
      "<number:time-style style:name=\"N1\" number:truncate-on-overflow=\"false\"><number:hours/>"
      + "</number:time-style><number:time-style style:name=\"N2\"><number:minutes/>"
      + "</number:time-style><number:time-style style:name=\"N3\"><number:hours/></number:time-style>"
    let styles = (1...3).map {
      "<style:style style:name=\"ce\($0)\" style:data-style-name=\"N\($0)\"/>"
    }
    let rows = ["PT00H05M30S", "PT20H00M00S", "PT07H00M00.5S"].enumerated().map { index, time in
      row([
        Self.cell(kind: "date", "office:date-value=\"2024-01-0\(index + 1)\""),
        Self.cell(kind: "time", "office:time-value=\"\(time)\" \(own)"),
      ])
    }
    let table =
      "<table:table table:name=\"a\"><table:table-column/><table:table-column \(column)/>"
      + row([Self.cell("n"), Self.cell("v")]) + rows.joined() + "</table:table>"
    let bytes = TestWorkbook.openDocument(
      table, styles: formats, cellStyles: styles.joined()
    ).bytes
    let read = try TableReader().read(.bytes(bytes, name: "a.ods"))
    #expect(read.columns.map(\.values) == [[330, 72_000, 25_200.5]])
    #expect(read.columns.map(\.unit) == ["seconds"])
    #expect(read.x.texts == ["2024-01-01", "2024-01-02", "2024-01-03"])
  }

  /// 3 January 2024 with a clock, as LibreOffice stores what is shown as a clock alone.
  @Test func aDateThatIsShownAsAClockIsATimeOfDay() throws {
    let cells = [
      "office:time-value=\"PT1087016H30M00S\"", "office:time-value=\"PT1087017H40M00S\"",
    ]
    let clocks = try values(kind: "time", cells)
    let short = try values(
      kind: "time", ["office:time-value=\"PT08H30M00S\"", "office:time-value=\"PT09H40M00S\""])
    #expect(clocks.x == short.x && clocks.columns.map(\.values) == [[1, 2]])
  }

  @Test(
    arguments: [
      (["2024-01-02", "2024-01-03", "2024-01-04"], DatePrecision.day),
      (["2024-01-02", "2024-01-02T12:30:00", "2024-01-03"], .second),
    ])
  func dates(days: [String], precision: DatePrecision) throws {
    let rows = days.enumerated().map { index, day in
      row([Self.cell(kind: "date", "office:date-value=\"\(day)\"", "x"), Self.cell("\(index + 4)")])
    }
    let table = try read([row([Self.cell("day"), Self.cell("sold")])] + rows)
    guard case .dates(let found) = table.x else {
      Issue.record("no dates: \(table.x)")
      return
    }
    #expect(found.precision == precision)
    #expect(found[0].day == 19_724)
  }

  @Test func repetitions() throws {
    let empty = "<table:table-cell table:number-columns-repeated=\"2\"/>"
    let twice =
      "<table:table-cell office:value-type=\"float\" office:value=\"6.5\""
      + " table:number-columns-repeated=\"2\"/>"
    let table = try read([
      row([empty, Self.cell("name"), Self.cell("v"), Self.cell("w")]),
      row([empty, Self.cell("a"), Self.cell("5.5"), Self.cell("7.5")]),
      row([empty], "table:number-rows-repeated=\"3\""),
      row(
        [empty, Self.cell("b"), twice],
        "table:number-rows-repeated=\"2\" table:visibility=\"filter\""),
    ])
    #expect(table.columns.first?.values == [5.5, 6.5, 6.5])
    #expect(table.notes.contains(.hiddenRowsRead(count: 2)))
  }

  /// What is beside a cell is not its text: a comment, a picture.
  @Test func textsOfCells() throws {
    let comment = "<office:annotation><text:p>looks wrong</text:p></office:annotation>"
    let name =
      "<table:table-cell office:value-type=\"string\">\(comment)<text:p>a &amp;<text:s/><text:span>b"
      + "</text:span><draw:frame><text:p>picture</text:p></draw:frame></text:p><text:p>c<text:tab/>d"
      + "<text:line-break/>e<text:s text:c=\"3\"/>f</text:p><draw:custom-shape><text:p>shape</text:p>"
      + "</draw:custom-shape></table:table-cell>"
    let error =
      "<table:table-cell office:value-type=\"string\" office:string-value=\"\""
      + " calcext:value-type=\"error\"><text:p>#DIV/0!</text:p></table:table-cell>"
    let table = try read([
      row([Self.cell("name"), Self.cell("v")]), row([name, Self.cell("4")]),
      row([Self.cell("d"), error]), row([Self.cell("e"), Self.cell("6")]),
    ])
    #expect(table.x == .categories(["a & b c d e   f", "d", "e"]))
    #expect(table.columns[0].values.bits == [4, .nan, 6].bits)
  }

  /// A currency is no part of a number that the reader could take for more cells.
  @Test(arguments: [("a,b", nil), ("5", nil), ("CHF", "CHF")] as [(String, String?)])
  func currencies(sign: String, unit: String?) throws {
    let cells = [4.5, 5, 7].map { "office:currency=\"\(sign)\" office:value=\"\($0)\"" }
    let table = try values(kind: "currency", cells)
    #expect(table.columns.map(\.values) == [[4.5, 5, 7]])
    #expect(table.columns.map(\.unit) == [unit])
  }

  /// Sheets that are empty have a number as well.
  @Test func numbersOfSheets() throws {
    let rows = [["n", "v"], ["1", "5"], ["2", "6"]].map { row($0.map { Self.cell($0) }) }.joined()
    let bytes = TestWorkbook.openDocument(
      "<table:table table:name=\"a\"/><table:table table:name=\"b\">\(rows)</table:table>"
    ).bytes
    let second = options { $0.sheet = .number(2) }
    #expect(
      try TableReader(options: second).read(.bytes(bytes, name: "a.ods")).columns[0].values == [
        5, 6,
      ])
    #expect(
      try failure(bytes, name: "a.ods", options { $0.sheet = .number(1) })
        == .workbook(file: "a.ods", .emptySheet("a", others: ["b"])))
  }
}
