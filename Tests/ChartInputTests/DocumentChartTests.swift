// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import ChartInput

/// Charts and tables of documents of office programs, written as these write them.
@Suite struct DocumentChartTests {
  private static func cache(_ kind: String, _ texts: [String], format: String? = nil) -> String {
    let points = texts.enumerated().filter { !$1.isEmpty }
      .map { "<c:pt idx=\"\($0)\"><c:v>\($1)</c:v></c:pt>" }
    let code = format.map { "<c:formatCode>\($0)</c:formatCode>" } ?? ""
    return
      "<c:\(kind)Ref><c:f>S!$A$1</c:f><c:\(kind)Cache>\(code)<c:ptCount val=\"\(texts.count)\"/>"
      + "\(points.joined())</c:\(kind)Cache></c:\(kind)Ref>"
  }

  private static func series(
    _ name: String, _ names: [String], _ values: [String], dates: Bool = false
  ) -> String {
    let places = cache(dates ? "num" : "str", names, format: dates ? "yyyy\\-mm\\-dd" : nil)
    return "<c:ser><c:idx val=\"0\"/><c:tx>\(cache("str", [name]))</c:tx><c:cat>\(places)</c:cat>"
      + "<c:val>\(cache("num", values))</c:val></c:ser>"
  }

  private static func chart(
    _ plot: String, title: String = "Shop", y: String = "sold (kg)", more: String = ""
  ) -> String {
    func titled(_ text: String) -> String {
      "<c:title><c:tx><c:rich><a:p><a:r><a:t>\(text)</a:t></a:r></a:p></c:rich></c:tx></c:title>"
    }
    return
      "<?xml version=\"1.0\"?><c:chartSpace xmlns:c=\"c\" xmlns:a=\"a\"><c:chart>\(titled(title))"
      + "<c:plotArea>\(plot)<c:catAx><c:axId val=\"1\"/></c:catAx><c:valAx><c:axId val=\"2\"/>"
      + "<c:scaling/>\(titled(y))</c:valAx>\(more)</c:plotArea></c:chart></c:chartSpace>"
  }

  private static func group(_ kind: String, _ inner: String) -> String {
    "<c:\(kind)>\(inner)<c:axId val=\"1\"/><c:axId val=\"2\"/></c:\(kind)>"
  }

  private static let names = ["Hill", "Lake", "Mill"]

  private func read(
    _ zip: ZipFile, _ change: (inout ReadOptions) -> Void = { _ in }
  ) throws -> Table {
    var options = ReadOptions()
    (options.form, options.formIsImplied) = (nil, false)
    change(&options)
    return try TableReader(options: options).read(.bytes(zip.bytes, name: "d.pptx"))
  }

  private static func slides(_ charts: String..., text: String = "") -> ZipFile {
    var zip = ZipFile(["[Content_Types].xml": "<Types/>", "ppt/presentation.xml": "<p/>"])
    for (index, chart) in charts.enumerated() {
      zip.add("ppt/charts/chart\(index + 1).xml", Array(chart.utf8))
    }
    if !text.isEmpty { zip.add("ppt/slides/slide1.xml", Array(text.utf8)) }
    return zip
  }

  @Test func bars() throws {
    let one = Self.series("tea", Self.names, ["4", "", "9"])
    let table = try read(Self.slides(Self.chart(Self.group("barChart", one))))
    #expect(table.stated?.form == .bars && table.stated?.title == "Shop")
    #expect(table.x.texts == Self.names)
    #expect(table.columns.map(\.name) == ["tea"] && table.columns.map(\.unit) == ["kg"])
    #expect(table.columns[0].values.bits == [4, .nan, 9].bits)
  }

  @Test func stacksSharesAndDates() throws {
    let two =
      Self.series("tea", Self.names, ["4", "3", "9"])
      + Self.series("milk", Self.names, ["1", "2", "3"])
    let stack = Self.chart(Self.group("barChart", "<c:grouping val=\"stacked\"/>\(two)"))
    let pie = Self.chart(Self.group("pieChart", Self.series("p", Self.names, ["4", "3", "9"])))
    let line = Self.chart(
      Self.group("lineChart", Self.series("n", ["45292", "45323"], ["4", "3"], dates: true)),
      title: "Days")
    let zip = Self.slides(stack, pie, line)
    let table = try read(zip)
    #expect(table.columns.map(\.values) == [[5, 5, 12], [4, 3, 9], [1, 2, 3]])
    #expect(table.notes.contains(.chartTaken(number: 1, titles: ["Shop", "Shop", "Days"])))
    #expect(try read(zip) { $0.chart = "2" }.stated?.form == .share)
    let days = try read(zip) { $0.chart = "Days" }
    #expect(days.x.texts == ["2024-01-01", "2024-02-01"] && days.stated?.form == .line)
  }

  @Test func pairsAndSecondAxes() throws {
    let pairs =
      "<c:scatterStyle val=\"lineMarker\"/><c:ser><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>"
      + "<c:xVal>\(Self.cache("num", ["1", "2", "3"]))</c:xVal>"
      + "<c:yVal>\(Self.cache("num", ["2", "4", "9"]))</c:yVal></c:ser>"
    #expect(
      try read(Self.slides(Self.chart(Self.group("scatterChart", pairs)))).stated?.form == .scatter)
    let joined = pairs.replacing("<a:ln><a:noFill/></a:ln>", with: "")
    #expect(
      try read(Self.slides(Self.chart(Self.group("scatterChart", joined)))).stated?.form == .line)
    let first = Self.group("lineChart", Self.series("a", Self.names, ["4", "3", "9"]))
    let second =
      "<c:lineChart>\(Self.series("b", Self.names, ["1", "2", "3"]))<c:axId val=\"1\"/>"
      + "<c:axId val=\"3\"/></c:lineChart>"
    let more = "<c:valAx><c:axId val=\"3\"/><c:crosses val=\"max\"/></c:valAx>"
    let table = try read(Self.slides(Self.chart(first + second, more: more)))
    #expect(table.columns.map(\.axis?.number) == [1, StatedAxis.second])
  }

  @Test func kindsThatThereAreNot() throws {
    let radar = Self.chart(Self.group("radarChart", Self.series("a", Self.names, ["4", "3", "9"])))
    #expect(throws: ReadError.stated(file: "d.pptx", .otherKind("radar", nearest: .bars))) {
      try read(Self.slides(radar))
    }
    let tree =
      "<cx:chartSpace><cx:chart><cx:plotArea><cx:plotAreaRegion><cx:series layoutId=\"treemap\"/>"
      + "</cx:plotAreaRegion></cx:plotArea></cx:chart></cx:chartSpace>"
    #expect(throws: ReadError.stated(file: "d.pptx", .otherKind("treemap", nearest: .share))) {
      try read(Self.slides(tree))
    }
    let empty = Self.series("a", Self.names, [])
    let bare = Self.chart(Self.group("barChart", empty))
    #expect(throws: ReadError.stated(file: "d.pptx", .elsewhere("S!$A$1"))) {
      try read(Self.slides(bare))
    }
  }

  private static let cells =
    "<a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>town</a:t></a:r></a:p></a:txBody></a:tc>"
    + "<a:tc><a:p><a:t>sold</a:t></a:p></a:tc></a:tr>"
    + "<a:tr><a:tc><a:p><a:t>Hill</a:t></a:p></a:tc><a:tc><a:p><a:t>4</a:t></a:p></a:tc></a:tr>"
    + "<a:tr><a:tc><a:p><a:t>La</a:t><a:t>ke</a:t></a:p></a:tc><a:tc><a:p><a:t>7</a:t></a:p></a:tc></a:tr></a:tbl>"

  @Test func tablesOfSlidesAndTexts() throws {
    let chart = Self.chart(Self.group("barChart", Self.series("tea", Self.names, ["4", "5", "9"])))
    let both = Self.slides(chart, text: "<p:sld>\(Self.cells)</p:sld>")
    #expect(try read(both).notes.contains(.tablesBeside(count: 1)))
    let table = try read(both) { $0.table = "1" }
    #expect(table.x.texts == ["Hill", "Lake"] && table.columns.map(\.values) == [[4, 7]])
    let text = ZipFile([
      "word/document.xml":
        "<w:document><w:p><w:t>Report</w:t></w:p>\(Self.cells.replacing("a:", with: "w:"))</w:document>"
    ])
    #expect(try read(text).columns.map(\.values) == [[4, 7]])
    #expect(throws: ReadError.nothingToChoose(file: "d.pptx", option: .chart)) {
      try read(text) { $0.chart = "1" }
    }
    #expect(throws: ReadError.otherContent(file: "d.pptx", .document)) {
      try read(ZipFile(["word/document.xml": "<w:document><w:p><w:t>9</w:t></w:p></w:document>"]))
    }
  }

  private static let openDocument = """
    <office:document-content><office:automatic-styles><style:style style:name="p">
    <style:chart-properties chart:stacked="true"/></style:style></office:automatic-styles>
    <office:body><office:chart><chart:chart chart:class="chart:bar"><chart:title><text:p>Shop</text:p>
    </chart:title><chart:plot-area chart:style-name="p"><chart:axis chart:dimension="y"><chart:title>
    <text:p>sold (kg)</text:p></chart:title></chart:axis>
    <chart:series chart:values-cell-range-address="local-table.$B$2:.$B$3"/>
    <chart:series chart:values-cell-range-address="local-table.$C$2:.$C$3"/></chart:plot-area>
    <table:table table:name="local-table"><table:table-header-rows><table:table-row><table:table-cell/>
    <table:table-cell office:value-type="string"><text:p>tea</text:p></table:table-cell>
    <table:table-cell office:value-type="string"><text:p>milk</text:p></table:table-cell>
    </table:table-row></table:table-header-rows><table:table-rows>
    <table:table-row><table:table-cell><text:p>Hill</text:p></table:table-cell>
    <table:table-cell office:value-type="float" office:value="4"/>
    <table:table-cell office:value-type="float" office:value="1"/></table:table-row>
    <table:table-row><table:table-cell><text:p>Lake</text:p></table:table-cell>
    <table:table-cell office:value-type="float" office:value="3"/>
    <table:table-cell office:value-type="float" office:value="2"/></table:table-row>
    </table:table-rows></table:table></chart:chart></office:chart></office:body></office:document-content>
    """

  @Test func chartsOfOpenDocument() throws {
    let zip = ZipFile([
      "mimetype": "application/vnd.oasis.opendocument.text", "content.xml": "<o/>",
      "Object 1/content.xml": Self.openDocument,
    ])
    let table = try read(zip)
    #expect(table.x.texts == ["Hill", "Lake"])
    #expect(table.columns.map(\.values) == [[5, 5], [4, 3], [1, 2]])
    #expect(table.columns.map(\.unit) == ["kg", "kg", "kg"])
  }

  /// Bombs: what a few bytes would make much of.
  @Test func hostileDocuments() throws {
    let counted = Self.chart(
      Self.group("barChart", Self.series("a", Self.names, ["1", "2", "3"]))
    ).replacing("ptCount val=\"3\"", with: "ptCount val=\"999999999\"")
      .replacing("pt idx=\"2\"", with: "pt idx=\"999999998\"")
    #expect(throws: ReadError.self) { try read(Self.slides(counted)) }
    let deep = String(repeating: "<c:a>", count: 300) + String(repeating: "</c:a>", count: 300)
    #expect(throws: ReadError.workbook(file: "d.pptx", .damaged)) { try read(Self.slides(deep)) }
    let many = "<c:chartSpace>\(String(repeating: "<c:a/>", count: 600_000))</c:chartSpace>"
    #expect(throws: ReadError.self) { try read(Self.slides(many)) }
    let wide = Self.cells.replacing(
      "<a:tc><a:p><a:t>sold</a:t></a:p></a:tc>",
      with:
        "<w:tc><w:tcPr><w:gridSpan w:val=\"999999999\"/></w:tcPr><w:p><w:t>sold</w:t></w:p></w:tc>"
    ).replacing("a:", with: "w:")
    let text = ZipFile(["word/document.xml": "<w:document>\(wide)</w:document>"])
    #expect((try? read(text))?.columns.count ?? 0 < 1001)
  }
}
