// SPDX-License-Identifier: MIT

internal import Audiograph

/// A chart of OpenDocument (ISO/IEC 26300): its kind, its names, and the table of values within it.
struct OpenDocumentChart {
  private let chart: XMLTree
  private let styles: [String: [String: String]]
  /// The table with its headings: rows of values.
  private let rows: [[ChartDraft.Value]]

  /// The charts of an object; none if it is something else.
  static func charts(_ root: XMLTree) -> [ChartDraft] {
    guard let chart = root.at("body", "chart", "chart") else { return [] }
    return OpenDocumentChart(chart, root.at("automatic-styles")).drafts
  }

  private init(_ chart: XMLTree, _ styles: XMLTree?) {
    self.chart = chart
    var found: [String: [String: String]] = [:]
    for style in styles?.all("style") ?? [] {
      guard let name = style.attributes["style:name"] else { continue }
      found[name] = style.at("chart-properties")?.attributes ?? [:]
    }
    self.styles = found
    rows = chart.at("table").map(Self.rows) ?? []
  }

  private static func rows(_ table: XMLTree) -> [[ChartDraft.Value]] {
    table.children.flatMap { part in
      part.name == "table-row" ? [part] : part.all("table-row")
    }.map { row in
      row.all("table-cell").map { cell in
        let type = cell.attributes["office:value-type"]
        if type == "float" || type == "percentage" || type == "currency" {
          let number = cell.attributes["office:value"].flatMap(Double.init)
          return number.flatMap { $0.isFinite ? .number($0) : nil } ?? .missing
        }
        if let date = cell.attributes["office:date-value"] { return .text(date) }
        let words = cell.words
        return words.isEmpty ? .missing : .text(words)
      }
    }
  }

  private var plot: XMLTree? { chart.at("plot-area") }

  /// What the style of an element says of the chart.
  private func looks(_ node: XMLTree?) -> [String: String] {
    node?.attributes["chart:style-name"].flatMap { styles[$0] } ?? [:]
  }

  private var drafts: [ChartDraft] {
    let whole = chart.attributes["chart:class"] ?? ""
    let series = plot?.all("series") ?? []
    // Columns of the table, one after another as the series take them.
    var next = 1
    let columns = series.map { one -> (x: Int?, y: Int) in
      let domain = one.all("domain").first
      let isPair = ["chart:scatter", "chart:bubble"].contains(
        one.attributes["chart:class"] ?? whole)
      var x: Int?
      if isPair, let domain {
        x = Self.column(domain.attributes["table:cell-range-address"]) ?? next
        next += 1
      }
      let y = Self.column(one.attributes["chart:values-cell-range-address"]) ?? next
      next += 1
      return (x, y)
    }
    var shared: Int?
    let parts = series.indices.map { index -> (kind: String, x: Int?, y: Int, node: XMLTree) in
      shared = columns[index].x ?? shared
      let kind = series[index].attributes["chart:class"] ?? whole
      return (kind, shared, columns[index].y, series[index])
    }
    return parts.grouped(by: \.kind).map { same in
      draft(of: same[0].kind, same.map { ($0.x, $0.y, $0.node) })
    }
  }

  private func draft(of type: String, _ parts: [(x: Int?, y: Int, node: XMLTree)]) -> ChartDraft {
    let isPair = ["chart:scatter", "chart:bubble"].contains(type)
    let plotLooks = looks(plot)
    let joins = isPair && plotLooks["chart:lines"] == "true"
    var draft = ChartDraft(joins ? "line" : Self.kinds[type] ?? type.without(first: 6))
    draft.title = chart.at("title")?.words ?? ""
    draft.subtitle = chart.at("subtitle")?.words ?? ""
    let heads = rows.first ?? []
    let body = rows.dropFirst()
    draft.series = parts.map { part in
      func column(_ index: Int) -> [ChartDraft.Value] {
        body.map { $0.indices.contains(index) ? $0[index] : .missing }
      }
      var one = ChartDraft.Series(
        name: heads.indices.contains(part.y) ? heads[part.y].text : "",
        isOnSecond: part.node.attributes["chart:attached-axis"] == "secondary-y")
      one["x"] = column(part.x ?? 0)
      one["y"] = column(part.y).map { $0.number == nil ? .missing : $0 }
      return one
    }
    for axis in plot?.all("axis") ?? [] { write(axis, to: &draft) }
    let xs = draft.series.flatMap { $0["x"] }
    if !isPair, draft.kind != "line" { draft.x.type = .names }
    if draft.kind == "line", !xs.areNumbers { draft.x.type = xs.areDates ? .date : .ordered }
    if draft.kind == "bars", draft.series.count > 1 { draft.kind = "grouped" }
    let isPercent = plotLooks["chart:percentage"] == "true"
    if draft.series.count > 1, isPercent || plotLooks["chart:stacked"] == "true",
      ["line", "grouped"].contains(draft.kind)
    {
      (draft.kind, draft.stack) = ("stacked", isPercent ? .percent : .total)
    }
    return draft
  }

  private static let kinds = [
    "chart:line": "line", "chart:area": "line", "chart:bar": "bars", "chart:circle": "share",
    "chart:ring": "share", "chart:scatter": "scatter", "chart:bubble": "scatter",
    "chart:radar": "radar", "chart:filled-radar": "radar", "chart:stock": "line",
    "chart:surface": "surface",
  ]

  private func write(_ node: XMLTree, to draft: inout ChartDraft) {
    let looks = looks(node)
    var axis = ChartDraft.Axis()
    axis.title = node.at("title")?.words ?? ""
    axis.isLogarithmic = looks["chart:logarithmic"] == "true"
    let isX = node.attributes["chart:dimension"] == "x"
    axis.isReversed = !isX && looks["chart:reverse-direction"] == "true"
    let isSecond = (node.attributes["chart:name"] ?? "").begins(with: "secondary")
    if isX, !isSecond {
      draft.x = axis
    } else if !isX, isSecond {
      draft.y2 = axis
    } else if !isX {
      draft.y = axis
    }
  }

  /// The column of a range such as `local-table.$C$2:.$C$5`, counted from 0; nil for one of another table.
  private static func column(_ range: String?) -> Int? {
    guard let range, range.begins(with: "local-table.") else { return nil }
    let letters = range.without(first: 12).unicodeScalars.drop { $0 == "$" }.prefix {
      ("A"..."Z").contains($0)
    }
    guard (1...3).contains(letters.count) else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1.value) - 64 } - 1
  }
}
