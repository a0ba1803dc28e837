// SPDX-License-Identifier: MIT

import TestSupport

/// Workbooks of tests, as the fewest parts that programs write.
enum TestWorkbook {
  /// A workbook of Excel, from the rows of each sheet as XML by its name; one that begins with a full stop
  /// is hidden.
  ///
  /// Those that `charts` names are charts. The style of a cell is the number of a format code, 0 being none; `settings` are attributes of the
  /// workbook's properties.
  static func excel(
    _ sheets: KeyValuePairs<String, String>, strings: [String] = [], formats: [String] = [],
    settings: String = "", charts: [String] = []
  ) -> ZipFile {
    var zip = ZipFile([
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels": relations([("rId1", "officeDocument", "xl/workbook.xml")]),
    ])
    var parts = [("s", "styles", "styles.xml"), ("t", "sharedStrings", "/xl/sharedStrings.xml")]
    var list = ""
    for (index, sheet) in sheets.enumerated() {
      let state = sheet.key.hasPrefix(".") ? " state=\"hidden\"" : ""
      let name = sheet.key.drop { $0 == "." }
      list += "<sheet name=\"\(name)\" sheetId=\"\(index + 1)\"\(state) r:id=\"r\(index)\"/>"
      let kind = charts.contains(String(name)) ? "chartsheet" : "worksheet"
      parts.append(("r\(index)", kind, "worksheets/sheet\(index).xml"))
    }
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    add(
      "xl/workbook.xml",
      head + "<workbook><workbookPr \(settings)/><sheets>\(list)</sheets></workbook>", to: &zip)
    add("xl/_rels/workbook.xml.rels", relations(parts), to: &zip)
    add("xl/styles.xml", styles(formats), to: &zip)
    add("xl/sharedStrings.xml", "<sst>\(strings.map { "<si>\($0)</si>" }.joined())</sst>", to: &zip)
    for (index, sheet) in sheets.enumerated() {
      add(
        "xl/worksheets/sheet\(index).xml",
        head + "<worksheet><sheetData>\(sheet.value)</sheetData></worksheet>", to: &zip)
    }
    return zip
  }

  private static func add(_ name: String, _ text: String, to zip: inout ZipFile) {
    zip.add(name, Array(text.utf8))
  }

  private static func relations(_ parts: [(String, String, String)]) -> String {
    let type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
    return "<Relationships>"
      + parts.map { "<Relationship Id=\"\($0)\" Type=\"\(type)\($1)\" Target=\"\($2)\"/>" }.joined()
      + "</Relationships>"
  }

  private static func styles(_ formats: [String]) -> String {
    let codes = formats.enumerated().map {
      "<numFmt numFmtId=\"\(200 + $0)\" formatCode=\"\($1)\"/>"
    }
    let styles = formats.indices.map { "<xf numFmtId=\"\(200 + $0)\"/>" }
    return "<styleSheet><numFmts>\(codes.joined())</numFmts><cellStyleXfs><xf numFmtId=\"9\"/>"
      + "</cellStyleXfs><cellXfs><xf numFmtId=\"0\"/>\(styles.joined())</cellXfs></styleSheet>"
  }

  /// Rows of Excel: numbers and texts, `'007` for a text of digits, `1:45000` for a number of a style.
  static func rows(_ rows: [[String]]) -> String {
    rows.map { cells in "<row>\(cells.map(cell).joined())</row>" }.joined()
  }

  private static func cell(_ text: String) -> String {
    if text.isEmpty { return "<c/>" }
    if text.hasPrefix("'") { return "<c t=\"inlineStr\"><is><t>\(text.dropFirst())</t></is></c>" }
    if Double(text) != nil { return "<c><v>\(text)</v></c>" }
    let parts = text.split(separator: ":", maxSplits: 1)
    if parts.count == 2, let style = Int(parts[0]), Double(parts[1]) != nil {
      return "<c s=\"\(style)\"><v>\(parts[1])</v></c>"
    }
    return "<c t=\"inlineStr\"><is><t>\(text)</t></is></c>"
  }

  /// A spreadsheet of OpenDocument with the content of its sheets as XML.
  static func openDocument(
    _ tables: String, manifest: String = "", styles: String = "", cellStyles: String = ""
  ) -> ZipFile {
    ZipFile([
      "styles.xml": "<office:document-styles>\(styles)</office:document-styles>",
      "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
      "content.xml":
        "<?xml version=\"1.0\"?><office:document-content><office:automatic-styles>\(cellStyles)"
        + "</office:automatic-styles><office:body><office:spreadsheet>"
        + "\(tables)</office:spreadsheet></office:body></office:document-content>",
      "META-INF/manifest.xml": "<manifest:manifest>\(manifest)</manifest:manifest>",
    ])
  }
}
