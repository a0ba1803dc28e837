// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import ChartInput

/// Workbooks of Excel: what their cells are.
@Suite struct ExcelWorkbookTests {
  private func table(
    _ rows: [[String]], formats: [String] = [], settings: String = "",
    _ options: ReadOptions = ReadOptions()
  ) throws -> Table {
    let sheet = TestWorkbook.rows(rows)
    return try read(
      TestWorkbook.excel(["Sheet1": sheet], formats: formats, settings: settings).bytes,
      name: "data.xlsx", options)
  }

  @Test func aSheetOfNumbers() throws {
    let table = try table([["day", "sold"], ["1", "4.5"], ["2", "7"], ["3", "1E-3"]])
    #expect(table.columns.map(\.values) == [[4.5, 7, 0.001]])
    #expect(table.columns.map(\.name) == ["sold"])
    #expect(table.layout.format == .workbook)
    #expect(table.notes == [])
  }

  /// Days of both systems; the first has a 29 February 1900.
  @Test(
    arguments: [
      ("", ["1:59", "1:61", "1:45292"], ["1900-02-28", "1900-03-01", "2024-01-01"]),
      ("date1904=\"1\"", ["1:0", "1:1", "1:43830"], ["1904-01-01", "1904-01-02", "2024-01-01"]),
    ])
  func dates(settings: String, days: [String], dates: [String]) throws {
    let rows = [["day", "sold"]] + days.enumerated().map { [$1, "\($0 + 4)"] }
    let table = try table(rows, formats: ["d/m/yy"], settings: settings)
    #expect(table.x.texts == dates)
  }

  /// What a format shows of a date is what the date is.
  @Test(
    arguments: [
      ("yyyy\\-mm\\-dd", "45292", "45323.25", ["2024-01-01", "2024-02-01"]),
      ("mmm yyyy", "45292", "45323", ["January 2024", "February 2024"]),
      ("mmm\\-yy", "45292", "45323", ["January 2024", "February 2024"]),
      ("yyyy", "44927", "45292", ["2023", "2024"]),
      ("[$-409]d\\-mmm\\-yyyy;@", "45292", "45293", ["2024-01-01", "2024-01-02"]),
      ("yyyy-mm-dd hh:mm", "45292.4375", "45292.75", ["2024-01-01T10:30", "2024-01-01T18:00"]),
      ("m/d/yy h:mm AM/PM", "45292.4375", "45292.75", ["2024-01-01T10:30", "2024-01-01T18:00"]),
    ])
  func dateFormats(format: String, first: String, second: String, dates: [String]) throws {
    let table = try table(
      [["year", "sold"], ["1:\(first)", "4"], ["1:\(second)", "5"]], formats: [format])
    guard case .dates(let found) = table.x else {
      Issue.record("no dates: \(table.x)")
      return
    }
    let day = { (text: String) in text.contains("T") || text.contains("-") ? text : nil }
    for (index, text) in dates.enumerated() where day(text) != nil {
      #expect(found[index].description.hasPrefix(text))
    }
    if format.hasPrefix("mmm") { #expect(found.precision == .month) }
    if format == "yyyy" { #expect(found.precision == .year) }
  }

  @Test(
    arguments: [
      ("0.0%", ["0.2413", "-0.05", "1"], [24.13, -5, 100], "percent"),
      ("0%", ["0.000125", "12", "0.3"], [0.0125, 1200, 30], "percent"),
      ("#,##0.00\\ [$€-407]", ["12.5", "13", "9"], [12.5, 13, 9], "EUR"),
      ("&quot;$&quot;#,##0", ["12.5", "13", "9"], [12.5, 13, 9], "$"),
      ("$#,##0.00;-$#,##0.00", ["1234.5", "-13", "9"], [1234.5, -13, 9], "$"),
      ("[$a,b&quot;-409] 0", ["12.5", "13", "9"], [12.5, 13, 9], nil),
      ("[$5-409] 0", ["12.5", "13", "9"], [12.5, 13, 9], nil),
      ("[$ kr-41D] 0", ["12.5", "13", "9"], [12.5, 13, 9], "SEK"),
      ("[$kr-40414]\\ #,##0", ["12.5", "13", "9"], [12.5, 13, 9], "NOK"),
      ("#,##0.00\\ [$kr.-406]", ["12.5", "13", "9"], [12.5, 13, 9], "DKK"),
      ("#,##0.00\\ [$kr-999]", ["12.5", "13", "9"], [12.5, 13, 9], "kr"),
      ("[$$-1009]#,##0", ["12.5", "13", "9"], [12.5, 13, 9], "CAD"),
      ("#,##0.00\\ &quot;zł&quot;", ["12.5", "13", "9"], [12.5, 13, 9], "PLN"),
      ("#,##0&quot; kr&quot;", ["12.5", "13", "9"], [12.5, 13, 9], "kr"),
      ("#,##0 &quot;Ft&quot;", ["12.5", "13", "9"], [12.5, 13, 9], "HUF"),
      ("&quot;US$&quot; 0", ["12.5", "13", "9"], [12.5, 13, 9], "USD"),
      ("0&quot; kg&quot;", ["12.5", "13", "9"], [12.5, 13, 9], nil),
      (
        "_(&quot;$&quot;* #,##0.00_);_(&quot;$&quot;* \\(#,##0\\)", ["12.5", "-13", "9"],
        [12.5, -13, 9], "$"
      ),
      ("_-* #,##0.00\\ &quot;€&quot;_-", ["12.5", "13", "9"], [12.5, 13, 9], "EUR"),
      ("[h]:mm:ss", ["1.5", "0.25", "2"], [129_600, 21_600, 172_800], "seconds"),
      ("[h]:mm", ["1.5", "0.25", "2"], [129_600, 21_600, 172_800], "seconds"),
      ("h:mm AM/PM", ["0.5", "0.75", "1.25"], [43_200, 64_800, 21_600], "seconds"),
      ("mm:ss", ["0.5", "0.25", "0.125"], [43_200, 21_600, 10_800], "seconds"),
      ("General", ["12.5", "13", "9"], [12.5, 13, 9], nil),
      ("[Red]-0.00;@", ["12.5", "13", "9"], [12.5, 13, 9], nil),
    ] as [(String, [String], [Double], String?)])
  func numbers(format: String, cells: [String], values: [Double], unit: String?) throws {
    let rows = [["name", "v"]] + zip(["a", "b", "c"], cells).map { [$0, "1:\($1)"] }
    let table = try table(rows, formats: [format])
    #expect(table.columns.map(\.values) == [values])
    #expect(table.columns.map(\.unit) == [unit])
  }

  /// Numbers that are none, and shares that are larger than a number can be.
  @Test func numbersThatAreNone() throws {
    let rows = [["name", "v"], ["a", "NaN"], ["b", "1:nan"], ["c", "1:0.5"], ["d", "1:0.25"]]
    let sheet = TestWorkbook.rows(rows).replacing(
      "<c t=\"inlineStr\"><is><t>NaN</t></is></c>", with: "<c s=\"1\"><v> NaN </v></c>")
    let bytes = TestWorkbook.excel(["a": sheet], formats: ["0%"]).bytes
    #expect(try read(bytes, name: "a.xlsx").columns[0].values.bits == [.nan, .nan, 50, 25].bits)
    #expect(DecimalShift.hundredfold(1.5e307) == "1.5e309")
    #expect(DecimalShift.hundredfold(-0.0713) == "-7.13")
    for (text, isNumber) in [
      ("1", true), ("-1.5E-07", true), (".5", true), ("5.", true), ("1e5", true), ("1.2.3", false),
      ("2024-01-02", false), ("-", false), ("e5", false), ("1e", false), ("1e+-5", false),
      ("", false),
    ] {
      #expect(SheetText.isNumber(Array(text.utf8)[...]) == isNumber, "\(text)")
    }
  }

  /// What is stored as text stays text, unless somebody says that it is none.
  @Test func numbersThatAreTexts() throws {
    let rows = [["code", "v"], ["'007", "4"], ["'010", "5"], ["'003", "6"]]
    let bytes = TestWorkbook.excel(["a": TestWorkbook.rows(rows)]).bytes
    let table = try read(bytes, name: "data.xlsx")
    #expect(table.x == .categories(["007", "010", "003"]))
    let told = try read(
      bytes, name: "data.xlsx",
      options { $0.types = [ColumnDeclaration(column: .name("code"), content: .number)] })
    #expect(told.x.texts != table.x.texts)
  }

  @Test func textsOfAllKinds() throws {
    let rows = """
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
      <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>
      <row r="3"><c r="A3" t="str"><f>"x"</f><v>x &amp; &lt;y&gt;</v></c><c r="B3"><v>3</v></c></row>
      <row r="4"><c r="A4" t="inlineStr"><is><r><t>two </t></r><r><t>runs</t></r></is></c>
      <c r="B4" t="e"><v>#DIV/0!</v></c></row>
      """
    let strings = [
      "<t>name</t>", "<t>v</t>", "<r><t>a \"b\"</t></r><rPh sb=\"0\"><t>phonetic</t></rPh>",
    ]
    let bytes = TestWorkbook.excel(["a": rows], strings: strings).bytes
    let table = try read(bytes, name: "data.xlsx")
    #expect(table.x == .categories(["a \"b\"", "x & <y>", "two runs"]))
    #expect(table.columns[0].values.bits == [2, 3, .nan].bits)
  }

  /// Booleans are texts that may name series; an error is a missing value.
  @Test func booleans() throws {
    let row = { (n: Int, flag: Int) in
      "<row><c><v>\(n)</v></c><c t=\"b\"><v>\(flag)</v></c><c><v>\(n * n)</v></c></row>"
    }
    let rows = TestWorkbook.rows([["n", "open", "v"]]) + row(1, 1) + row(2, 0) + row(3, 1)
    let summaries = try TableReader().columns(
      of: .bytes(TestWorkbook.excel(["a": rows]).bytes, name: "a.xlsx"))
    #expect(summaries[1].firstCells == ["TRUE", "FALSE", "TRUE"])
    #expect(summaries[1].content == .text)
  }

  /// Rows and columns that hold nothing change neither rows nor columns that do.
  @Test func aTableSomewhereInTheSheet() throws {
    let rows = """
      <row r="3" hidden="1"><c r="C3" t="inlineStr"><is><t>n</t></is></c>\
      <c r="E3" t="inlineStr"><is><t>v</t></is></c><c r="G3" s="1"/></row>
      <row r="4"><c r="C4"><v>1</v></c><c r="E4"><v>5</v></c></row>
      <row r="5" hidden="true"><c r="C5"><v>2</v></c></row>
      <row r="6"><c r="C6"><v>3</v></c><c r="E6" t="inlineStr"><is><t>twelve</t></is></c></row>
      """
    let bytes = TestWorkbook.excel(["a": rows]).bytes
    let table = try read(bytes, name: "a.xlsx", options { $0.ignoresBadCells = true })
    #expect(table.columns[0].values.bits == [5, .nan, .nan].bits)
    #expect(table.notes.contains(.hiddenRowsRead(count: 2)))
    let place = CellLocation(
      file: "a.xlsx", row: 6, column: ColumnName(number: 3, heading: "v"))
    let y = options { $0.y = [.name("v")] }
    #expect(try failure(bytes, name: "a.xlsx", y) == .notANumber(place, text: "twelve"))
  }

  /// The empty row that pandas writes below headings of two rows, and empty rows between others.
  @Test func emptyRows() throws {
    let rows = TestWorkbook.rows([
      ["", "'2023", "", "'2024", ""], ["", "low", "high", "low", "high"], [],
      ["a", "1", "2", "3", "4"], [], ["b", "5", "6", "7", "8"], ["c", "6", "7", "8", "9"],
    ])
    let table = try read(TestWorkbook.excel(["a": rows]).bytes, name: "a.xlsx")
    #expect(table.columns.map(\.name) == ["2023 low", "2023 high", "2024 low", "2024 high"])
    #expect(table.columns.first?.values == [1, 5, 6])
  }

  @Test func mergedHeadings() throws {
    let rows = TestWorkbook.rows([
      ["", "2023", "", "2024", ""], ["name", "low", "high", "low", "high"],
      ["a", "1", "2", "3", "4"],
      ["b", "5", "6", "7", "8"], ["c", "6", "7", "8", "9"],
    ])
    let text =
      ",2023,,2024,\nname,low,high,low,high\na,1,2,3,4\nb,5,6,7,8\nc,6,7,8,9\n"
    let sheet = try read(TestWorkbook.excel(["a": rows]).bytes, name: "a.xlsx")
    let plain = try read(text, name: "a.csv")
    #expect(sheet.columns == plain.columns)
    #expect(sheet.x == plain.x)
  }
}
