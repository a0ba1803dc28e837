// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ChartInput

/// Which sheet of a workbook is read, and what is refused.
@Suite struct WorkbookTests {
  private static let few = TestWorkbook.rows([["n", "few"], ["1", "2"], ["2", "3"]])
  private static let many = TestWorkbook.rows([
    ["n", "many"], ["1", "2"], ["2", "3"], ["3", "5"],
  ])
  private static let more = TestWorkbook.rows(
    [["n", "more"]] + (1...9).map { ["\($0)", "7\($0)"] })

  private static let excel = TestWorkbook.excel([
    "Notes": "", "Few": few, "Many": many, ".More": more,
  ])

  private static let openDocument = TestWorkbook.openDocument(
    ["Notes": [], "Few": ["few", "2", "3"], "Many": ["many", "2", "3", "5"]]
      .sorted { $0.key < $1.key }.map { name, cells in
        "<table:table table:name=\"\(name)\">"
          + cells.enumerated().map { row, cell in
            "<table:table-row>"
              + OpenDocumentTests.cell(row == 0 ? "n" : "\(row)") + OpenDocumentTests.cell(cell)
              + "</table:table-row>"
          }.joined() + "</table:table>"
      }.joined())

  private func read(_ zip: ZipFile, _ sheet: String? = nil) throws -> Table {
    let options = options { $0.sheet = sheet.map(SheetReference.init) }
    return try TableReader(options: options).read(.bytes(zip.bytes, name: "a.xlsx"))
  }

  @Test(arguments: [excel, openDocument])
  func theSheetWithMostRows(zip: ZipFile) throws {
    let table = try read(zip)
    #expect(table.columns.map(\.name) == ["many"])
    #expect(table.notes == [.sheetTaken(name: "Many", count: 2)])
  }

  @Test func aLongerSheetOfTextsAloneIsNotTaken() throws {
    let lists = TestWorkbook.rows((1...20).map { ["name \($0)"] })
    let table = try read(TestWorkbook.excel(["Lists": lists, "Sales": Self.few]))
    #expect(table.columns.map(\.name) == ["few"])
    #expect(table.notes == [.sheetTaken(name: "Sales", count: 2)])
  }

  @Test(
    arguments: [
      (excel, "few", "few"), (excel, "2", "few"), (excel, "More", "more"), (excel, "4", "more"),
      (openDocument, "Few", "few"), (openDocument, "1", "few"),
    ])
  func theSheetThatIsAskedFor(zip: ZipFile, sheet: String, column: String) throws {
    let table = try read(zip, sheet)
    #expect(table.columns.map(\.name) == [column])
    #expect(table.notes == [])
  }

  @Test func aHiddenSheetWhereNoOtherHasCells() throws {
    let zip = TestWorkbook.excel(["Front": "", ".Data": Self.few])
    #expect(try read(zip).columns.map(\.name) == ["few"])
  }

  private func fault(_ bytes: [UInt8], _ options: ReadOptions = ReadOptions()) throws
    -> WorkbookFault?
  {
    switch try failure(bytes, name: "a.xlsx", options) {
    case .workbook(_, let fault): return fault
    case let other:
      Issue.record("\(String(describing: other))")
      return nil
    }
  }

  @Test func sheetsThatAreNotThere() throws {
    let asked = options { $0.sheet = SheetReference("5") }
    #expect(
      try fault(Self.excel.bytes, asked)
        == .unknownSheet("5", sheets: ["Notes", "Few", "Many", "More"]))
    let numbers = ["0", "99999999999999999999", "-9223372036854775808"]
    for number in numbers {
      let asked = options { $0.sheet = SheetReference(number) }
      #expect(
        try fault(Self.openDocument.bytes, asked)
          == .unknownSheet(number, sheets: ["Few", "Many", "Notes"]))
    }
    #expect(SheetReference.number(.min).place(among: ["a"]) == nil)
    #expect(try fault(TestWorkbook.excel(["a": "", "b": ""]).bytes) == .noCells)
    #expect(try fault(TestWorkbook.openDocument("").bytes) == .noCells)
  }

  /// A sheet without cells that was asked for, and sheets that are charts.
  @Test func sheetsWithoutCells() throws {
    let asked = { (sheet: String) in options { $0.sheet = SheetReference(sheet) } }
    #expect(
      try fault(Self.excel.bytes, asked("notes"))
        == .emptySheet("Notes", others: ["Few", "Many", "More"]))
    #expect(
      try fault(Self.openDocument.bytes, asked("Notes"))
        == .emptySheet("Notes", others: ["Few", "Many"]))
    let charts = TestWorkbook.excel(["Chart": "", "Data": ""], charts: ["Chart"])
    #expect(try fault(charts.bytes) == .onlyCharts)
    #expect(try fault(charts.bytes, asked("chart")) == .chartSheet("Chart", others: ["Data"]))
    #expect(try fault(charts.bytes, asked("Data")) == .emptySheet("Data", others: []))
  }

  @Test func whatHasNoSheets() throws {
    let asked = options { $0.sheet = SheetReference("Few") }
    #expect(
      try failure(Array("a,b\n1,2\n2,3\n".utf8), asked)
        == .nothingToChoose(file: "data.csv", option: .sheet))
  }

  /// Wherever an archive is cut off, and whichever byte of it is another one, it is refused or read.
  @Test(arguments: [excel, openDocument])
  func damagedArchives(zip: ZipFile) throws {
    let bytes = zip.bytes
    for end in stride(from: 60, to: bytes.count, by: 23) {
      let failure = try failure(Array(bytes.prefix(end)), name: "a.xlsx")
      #expect(failure != nil)
    }
    for place in stride(from: 4, to: bytes.count, by: 17) {
      var other = bytes
      other[place] ^= 0x41
      _ = try failure(other, name: "a.xlsx")
    }
  }

  @Test func aPackedSheet() throws {
    let rows = TestWorkbook.rows([["n", "v"]] + (1...5000).map { ["\($0)", "\($0 &* 31 % 97)"] })
    let text = "<worksheet><sheetData>\(rows)</sheetData></worksheet>"
    let packed = try #require(try output(of: ["gzip", "-nc"], given: text))
    var book = TestWorkbook.excel(["a": ""])
    book.add("xl/worksheets/sheet0.xml", gzip: packed)
    #expect(try read(book).columns[0].values.count == 5000)
    // One byte of the text is another one, so that its checksum is.
    var damaged = TestWorkbook.excel(["a": ""])
    damaged.add(
      "xl/worksheets/sheet0.xml", Array(packed.dropFirst(10).dropLast(8)), method: 8,
      size: text.utf8.count, checksum: 7)
    #expect(try fault(damaged.bytes) == .damaged)
  }

  @Test func passwords() throws {
    var zip = TestWorkbook.excel(["a": Self.few])
    zip.add("xl/workbook.xml", [1, 2, 3], method: 0, size: 3, checksum: 0, flags: 1)
    #expect(try fault(zip.bytes) == .locked)
    let locked = TestWorkbook.openDocument(
      "", manifest: "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>")
    #expect(try fault(locked.bytes) == .locked)
  }

  /// All files of an archive together have one limit.
  @Test func archivesThatUnpackWithoutEnd() throws {
    let budget = UnpackingBudget(packed: 1000)
    try budget.spend(UnpackingLimit.usual)
    #expect(throws: WorkbookFault.tooLarge(limit: UnpackingLimit.usual)) { try budget.spend(1) }
  }

  /// There are no entities but those of every text, so that none can stand for others.
  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;\">]><a>&c;</a>",
    "<a>&b;</a>", "<a>&#xD800;</a>", "<a", "<a b=1>", "<a></b></a></a>",
    "<a><b></a>",
    String(repeating: "<a>", count: 300),
  ])
  func textsThatAreNoXML(text: String) throws {
    var zip = TestWorkbook.excel(["a": Self.few])
    zip.add("xl/sharedStrings.xml", Array("<sst><si><t>\(text)</t></si></sst>".utf8))
    #expect(try fault(zip.bytes) == .damaged)
  }

  /// Files that break off, wherever they do.
  @Test(arguments: [
    "<sst>text", "<sst><si><t>text", "<sst", "<sst a='", "<sst><!-- ", "<sst><![CDATA[ ", "<?xml",
    "<",
    "<sst><", "<sst></",
  ])
  func filesThatBreakOff(text: String) throws {
    var zip = TestWorkbook.excel(["a": Self.few])
    zip.add("xl/sharedStrings.xml", Array(text.utf8))
    #expect(try fault(zip.bytes) == .damaged)
  }
}
