// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Tables of web pages.
@Suite struct PageTableTests {
  private func read(_ html: String, table: String? = nil) throws -> Table {
    try TableReader(options: options { $0.table = table })
      .read(.bytes(Array(html.utf8), name: "page.html"))
  }

  private static let many = """
    <!DOCTYPE html>
    <html><head><title>Sold & <b>bought</b> <table></title><style>table { x: "<td>" }</style></head>
    <body><script>document.write("<table><tr><td>9</td></tr></table>")</script>
    <table class=menu><tr><td>Home<td>News</table>
    <table>
    <caption>Sold</caption>
    <thead><tr><th>Year<th>Sold, <i>t</i></thead>
    <tbody>
    <tr><td>2019<td>1,200
    <tr><td>2020<td>1,350<sup class="reference"><a href="#1">[1]</a></sup>
    <tr><td>2021<td><span style="display: none">0009</span>&minus;&nbsp;7&#46;5
    </tbody></table>
    <!-- <table><tr><td>1</td></tr></table> -->
    """

  @Test func theLargestTable() throws {
    let table = try read(Self.many)
    #expect(table.x.texts == ["2019", "2020", "2021"])
    #expect(table.columns.map(\.values) == [[1200, 1350, -7.5]])
    #expect(table.notes.contains(.tableOfPageTaken(number: 2, count: 2)))
    #expect(table.layout.format == .page)
  }

  @Test func aTableByItsNumber() throws {
    let table = try read(Self.many, table: "2")
    #expect(table.columns.map(\.values) == [[1200, 1350, -7.5]])
    #expect(!table.notes.contains(.tableOfPageTaken(number: 2, count: 2)))
    #expect(throws: ReadError.unknownTableOfPage(file: "page.html", asked: "3", count: 2)) {
      try read(Self.many, table: "3")
    }
    #expect(throws: ReadError.unknownTableOfPage(file: "page.html", asked: "Sold", count: 2)) {
      try read(Self.many, table: "Sold")
    }
  }

  /// Cells that reach over rows and columns, and tables within tables.
  @Test func cellsOfSeveralRowsAndColumns() throws {
    let html = """
      <table><tr><td><table>
      <tr><th rowspan=2>Place</th><th colspan=2>2020</th></tr>
      <tr><th>low</th><th>high</th></tr>
      <tr><td rowspan="2">Oslo</td><td>1</td><td>5</td></tr>
      <tr><td>2</td><td>6</td></tr>
      <tr><td>Rome</td><td>11</td><td>15</td></tr>
      </table></td></tr></table>
      """
    var window = try ByteWindow(.bytes(Array(html.utf8), name: "page.html"))
    try window.begin()
    #expect(try window.takePage(ReadOptions()))
    #expect(
      String(decoding: window.bytes[window.start..<window.end], as: UTF8.self) == """
        "Place","2020",
        ,"low","high"
        "Oslo","1","5"
        "Oslo","2","6"
        "Rome","11","15"

        """)
  }

  /// A cell reaches into the rows below at its own place, also where these are shorter.
  @Test func cellsThatReachBesideShorterRows() throws {
    let html = """
      <table><tr><th>n<th>v<th>w<tr><td>1<td>2<td rowspan=3>7<tr><td>2<tr><td>3<td>4<tr><td>4<td>5<td>6
      </table>
      """
    let table = try read(html)
    #expect(table.columns.map(\.values.bits) == [[2, .nan, 4, 5].bits, [7, 7, 7, 6].bits])
  }

  /// Cells without end are refused; nothing is cut off in silence.
  @Test(arguments: [
    "<tr>" + String(repeating: "<td rowspan=65534 colspan=1000>1", count: 3000),
    "<tr><td rowspan=65534 colspan=1000>1" + String(repeating: "<tr>", count: 65_000),
    "<tr><td rowspan=65534>\(String(repeating: "x", count: 9000))"
      + String(repeating: "<tr>", count: 65_000),
    "<tr>" + String(repeating: "<td>", count: 9000) + String(repeating: "<tr><td>1", count: 9000),
  ])
  func cellsWithoutEnd(rows: String) throws {
    #expect(throws: ReadError.pageTooLarge(file: "page.html", limit: TextBudget.usual)) {
      try read("<html><table>\(rows)</table>")
    }
  }

  @Test func manyColumnsAndTables() throws {
    let columns = 0..<1500
    let row = { (texts: [String]) in "<tr>" + texts.map { "<td>\($0)" }.joined() }
    let html =
      "<table>" + row(columns.map { $0 == 0 ? "n" : "c\($0)" })
      + (1...3).map { number in row(columns.map { "\($0 == 0 ? number : $0 * number % 7)" }) }
      .joined() + "</table>"
    #expect(
      try TableReader().columns(of: .bytes(Array("<html>\(html)".utf8), name: "a.html")).count
        == 1500)
    let deep =
      String(repeating: "<table><tr><td>", count: 40) + String(repeating: "</table>", count: 40)
    #expect(
      try TableReader().columns(of: .bytes(Array("<html>\(deep)\(html)".utf8), name: "a.html"))
        .count == 1500)
  }

  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "0", "-1", "99999999999999999999",
  ])
  func numbersOfNoTable(asked: String) {
    #expect(throws: ReadError.unknownTableOfPage(file: "page.html", asked: asked, count: 2)) {
      try read(Self.many, table: asked)
    }
  }

  @Test func encodingsThatAPageNames() throws {
    let html =
      "<html><meta charset=\"windows-1251\"><table><tr><th>x<th>v<tr><td>A<td>1<tr><td>B<td>2</table>"
    let bytes = Array(html.utf8).map { $0 == UInt8(ascii: "A") ? 0xC0 : $0 }
    let table = try TableReader().read(.bytes(bytes, name: "page.html"))
    #expect(table.x == .categories(["А", "B"]))
  }

  @Test(arguments: [
    "<html><p>no table</p>", "<table></table>", "<table><tr></tr></table>", "<html><table",
    "<table><tr><td></table>",
  ])
  func pagesWithoutATable(html: String) {
    #expect(throws: ReadError.otherContent(file: "page.html", .webPage)) { try read(html) }
  }

  /// Whatever is written, reading ends.
  @Test(arguments: [
    "<table>", "<table><tr><td", "<table><td colspan=99999999 rowspan=99999999>1<tr><td>2",
    String(repeating: "<table><tr><td>", count: 3000), "<table><tr><td>&#x110000;&#;&;&amp",
    "<table><tr><td><!-- ", "<table><tr><td><script>",
    "<table></td></tr></th><tr><tr><td>1</table>",
    "<html><table><tr><td style='display:none'>1<td><span style='display:none'>2",
  ])
  func pagesThatAreOdd(html: String) throws {
    _ = try failure(Array("<html>\(html)".utf8), name: "page.html")
  }
}
