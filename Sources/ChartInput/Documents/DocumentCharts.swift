// SPDX-License-Identifier: MIT

internal import Audiograph

/// The charts of an archive that is a document of an office program: a workbook, a text, slides.
enum DocumentCharts {
  /// More charts than any document has.
  private static let most = 1000

  /// The charts in the order of their numbers.
  static func drafts(
    in archive: ZipArchive, _ budget: UnpackingBudget
  ) throws(WorkbookFault) -> [ChartDraft] {
    let office = archive.entries.keys.filter(isOfficeChart)
    let objects = archive.entries.keys.filter { name in
      name.begins(with: "Object ") && name.ends(with: "/content.xml")
        && name.parts(at: "/").count == 2
    }
    var drafts: [ChartDraft] = []
    for path in (office + objects).sorted(by: precedes).prefix(most) {
      let root = try XMLTree(path, of: archive, budget)
      let isObject = path.begins(with: "Object ")
      drafts += isObject ? OpenDocumentChart.charts(root) : OfficeChart.charts(root)
    }
    return drafts
  }

  /// Whether a part is a chart: `xl/charts/chart1.xml`, `word/charts/chartEx2.xml`.
  private static func isOfficeChart(_ name: String) -> Bool {
    let parts = name.parts(at: "/")
    return parts.count == 3 && parts[1] == "charts" && parts[2].begins(with: "chart")
      && parts[2].ends(with: ".xml")
  }

  /// By number, so that the second one stands before the tenth.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    (one.utf8.count, one) < (other.utf8.count, other)
  }
}
