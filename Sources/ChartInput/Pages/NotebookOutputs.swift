// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// What the cells of a notebook of Jupyter put out: charts of libraries, and tables of HTML.
struct NotebookOutputs {
  private(set) var charts: [ChartDraft] = []
  private(set) var tables: [PageTable] = []
  private(set) var isTooLarge = false

  /// Whether a text begins like a notebook, whose cells come first.
  static func begin(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first(where: { $0 > Byte.space }) == UInt8(ascii: "{") else { return false }
    let start = text.prefix(65_536)
    return start.holds(Array("\"cell_type\"".utf8)) && start.holds(Array("\"cells\"".utf8))
  }

  /// - Returns: nil for what is no notebook.
  init?(_ root: JSONNode, _ budget: TextBudget) {
    guard root.member("nbformat")?.number != nil, let cells = root.member("cells") else {
      return nil
    }
    for output in cells.elements.flatMap({ $0.member("outputs")?.elements ?? [] }) {
      take(output.member("data"), budget)
    }
  }

  /// Takes the form of an output that states most.
  private mutating func take(_ data: JSONNode?, _ budget: TextBudget) {
    let forms = data?.members ?? []
    let drafts = forms.flatMap { type, value in
      Self.isChart(type) ? LibraryCharts.drafts(value) : []
    }
    charts += drafts
    guard drafts.isEmpty, let html = forms.first(where: { $0.key == "text/html" })?.value else {
      return
    }
    let page = HTMLTables(
      Array((html.text ?? html.elements.compactMap(\.text).joined()).utf8), budget)
    let scripts = PageScripts(page)
    isTooLarge = isTooLarge || page.isTooLarge
    charts += scripts.charts
    tables += page.tables
  }

  private static func isChart(_ type: String) -> Bool {
    type.begins(with: "application/") && type.ends(with: "json")
  }
}

extension ByteWindow {
  /// Takes the charts of a notebook, or puts the cells of a table in its place.
  ///
  /// - Returns: Whether it is one.
  mutating func takeNotebook(_ options: ReadOptions) throws(ReadError) -> Bool {
    guard options.field == nil, options.format == nil, options.delimiter == nil,
      NotebookOutputs.begin(bytes[start..<end])
    else { return false }
    let root = try root()
    let budget = TextBudget(sourceSize: end - start)
    guard let outputs = NotebookOutputs(root, budget) else { return false }
    guard !outputs.isTooLarge else {
      throw .pageTooLarge(file: stream.name, limit: budget.limit)
    }
    charts = outputs.charts
    guard try take(outputs.tables, options, budget: { budget.allows(emptyCells: $0) }) else {
      throw .otherContent(file: stream.name, .document)
    }
    return true
  }
}
