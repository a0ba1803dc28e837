// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ChartInput

/// Where the cells of a sheet of Excel stand, and how much may be made of them.
@Suite struct SheetPlaceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rows: String
    /// nil if the sheet is refused.
    let text: String?
    var testDescription: String { rows }

    init(_ rows: String, _ text: String?) {
      self.rows = rows
      self.text = text
    }
  }

  /// Rows in which `C3=7` stands for a cell with a reference, `=7` for one without.
  private static func row(_ cells: String..., number: String? = nil) -> String {
    let cells = cells.map { cell in
      let parts = cell.split(separator: "=", omittingEmptySubsequences: false)
      return "<c\(parts[0].isEmpty ? "" : " r=\"\(parts[0])\"")><v>\(parts[1])</v></c>"
    }
    return "<row\(number.map { " r=\"\($0)\"" } ?? "")>\(cells.joined())</row>"
  }

  static let cases = [
    Case(row("=1", "=2") + row("=3", "=4"), "1,2\n3,4\n"),
    Case(row("A1=1", "C1=2", number: "1") + row("A3=3", "=4", number: "3"), "1,,2\n\n3,4,\n"),
    Case(row("A1=1") + row("B3=3") + row("=4"), "1,\n\n,3\n4,\n"),
    Case(row("b2=1", "$D=2"), nil),
    Case(row("b2=1", "d2=2"), "\n1,,2\n"),
    Case(row("A1=1", number: "1") + row("B1=2", number: "1"), "1,2\n"),
    Case("<row/><row r=\"3\"/>" + row("=1") + "<row/>" + row("=2"), "\n\n\n1\n\n2\n"),
    Case("<row><c/><c r=\"C1\"/><c><v>1</v></c></row>" + row("A2=2"), ",,,1\n2,,,\n"),
    Case(row("A1=1", "A1=2"), nil),
    Case(row("B1=1", "A1=2"), nil),
    Case(row("A1=1", number: "2"), nil),
    Case(row("A1=1", "B2=1"), nil),
    Case(row("A2=1", number: "2") + row("A1=1", number: "1"), nil),
    Case(row("=1", number: "0"), nil),
    Case(row("=1", number: "one"), nil),
    Case(row("=1", number: "1048577"), nil),
    Case(row("1=1"), nil),
    Case(row("A=1"), nil),
    Case(row("A1B=1"), nil),
    Case(row("XFE1=1"), nil),
    Case(row("A99999999999999999999=1"), nil),
  ]

  private func text(_ zip: ZipFile) throws(WorkbookFault) -> String {
    var sheet = try Workbook.sheet(
      of: ZipArchive(zip.bytes), UnpackingBudget(packed: zip.bytes.count), .excel, asked: nil)
    return String(decoding: try sheet.text.finish(), as: UTF8.self)
  }

  @Test(arguments: cases)
  func places(_ test: Case) throws {
    var found: String?
    do throws(WorkbookFault) { found = try text(TestWorkbook.excel(["a": test.rows])) } catch {
      #expect(error == .damaged)
    }
    #expect(found == test.text)
  }

  /// A text that is empty has a number as well.
  @Test func emptySharedTexts() throws {
    let rows = "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c><c t=\"s\"><v>3</v></c></row>"
    var zip = TestWorkbook.excel(["a": rows])
    let texts = "<si><t>first</t></si><si/><si><t/></si><si><t>fourth</t></si>"
    zip.add("xl/sharedStrings.xml", Array("<sst>\(texts)</sst>".utf8))
    #expect(try text(zip) == "\"first\",,\"fourth\"\n")
  }

  // MARK: - What takes too much

  private static let usual = WorkbookFault.tooLarge(limit: TextBudget.usual)

  /// Cells far away, and rows that are as wide as the widest, are counted before they are made.
  @Test func cellsFarAway() throws {
    let far = Self.row("XFD1048576=1")
    let near = TestWorkbook.rows([["n", "v"], ["1", "5"], ["2", "6"]])
    #expect(try text(TestWorkbook.excel(["a": near + far])).utf8.count < 1_200_000)
    let wide = "<row><c r=\"XFD1\"><v>1</v></c></row>"
    let many = String(repeating: Self.row("=1"), count: 3000)
    #expect(throws: Self.usual) { try text(TestWorkbook.excel(["a": wide + many])) }
    let sparse = (1...3000).map { Self.row("XFD\($0)=1") }.joined()
    #expect(throws: Self.usual) { try text(TestWorkbook.excel(["a": sparse])) }
  }

  /// All sheets that are tried have one budget, and so have a text and the cells that name it.
  @Test func sheetsAndTextsWithoutEnd() throws {
    let rows = "<row>" + String(repeating: "<c t=\"s\"><v>0</v></c>", count: 3000) + "</row>"
    let long = "<t>\(String(repeating: "x", count: 30_000))</t>"
    #expect(throws: Self.usual) { try text(TestWorkbook.excel(["a": rows], strings: [long])) }
    var zip = TestWorkbook.excel(["a": rows])
    zip.add(
      "xl/sharedStrings.xml",
      gzip: try #require(
        try output(
          of: ["gzip", "-nc"], given: "<sst>\(String(repeating: "<si/>", count: 5_000_000))</sst>"))
    )
    #expect(throws: Self.usual) { try text(zip) }
  }

  /// What is repeated in OpenDocument, rows of cells and blanks within them.
  @Test(arguments: [
    "<table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell"
      + " table:number-columns-repeated=\"16384\" office:value-type=\"float\" office:value=\"1.25\"/>"
      + "</table:table-row>",
    String(
      repeating: "<table:table-row table:number-rows-repeated=\"99\"><table:table-cell"
        + " table:number-columns-repeated=\"16384\" office:value-type=\"float\" office:value=\"1\"/>"
        + "</table:table-row>", count: 99),
    "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>"
      + String(repeating: "<text:s text:c=\"999999999\"/>", count: 2000)
      + "x</text:p></table:table-cell></table:table-row>",
  ])
  func repetitionsWithoutEnd(rows: String) throws {
    let zip = TestWorkbook.openDocument("<table:table table:name=\"a\">\(rows)</table:table>")
    #expect(throws: Self.usual) {
      try Workbook.sheet(
        of: ZipArchive(zip.bytes), UnpackingBudget(packed: zip.bytes.count), .openDocument,
        asked: nil)
    }
  }
}
