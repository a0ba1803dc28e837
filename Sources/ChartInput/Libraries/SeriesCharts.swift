// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Charts of Highcharts, ECharts and ApexCharts: `series: [{type, name, data}]`, with axes beside.
struct SeriesCharts {
  let root: JSONNode
  /// The axes of places and of values, which bars that lie exchange.
  let along: SeriesAxis
  let across: SeriesAxis
  /// Whether they are exchanged.
  let isTurned: Bool

  /// The charts of options; none for any other value.
  static func charts(_ root: JSONNode) -> [ChartDraft] {
    guard root.shape == .record, let list = root.member("series"), list.count > 0 else { return [] }
    let whole = root.at("chart", "type")?.text
    let areSeries = list.elements.allSatisfy { one in
      one.shape == .record
        && (one.member("data") != nil || one.member("datasetIndex") != nil
          || root.member("dataset") != nil || one.member("encode") != nil)
    }
    let isOfParts = whole != nil && list.numbers != nil
    let isTyped = list.elements.contains { $0.member("type")?.text != nil }
    // Lines are what Highcharts draws where nothing else is said.
    let isDrawn = ["chart", "xAxis", "yAxis", "plotOptions"].contains {
      root.member($0)?.shape == .record
    }
    guard isOfParts || areSeries && (isTyped || isDrawn) else { return [] }
    let charts = SeriesCharts(root, whole: whole ?? "line")
    return isOfParts ? [charts.parts(list)] : charts.charts(of: list.elements)
  }

  private let whole: String

  private init(_ root: JSONNode, whole: String) {
    self.root = root
    self.whole = whole
    let x = SeriesAxis(root.member("xAxis") ?? root.member("xaxis"))
    let y = SeriesAxis(root.member("yAxis") ?? root.member("yaxis"))
    isTurned = y.isOfNames && !x.isOfNames && root.member("yAxis") != nil
    (along, across) = isTurned ? (y, x) : (x, y)
  }

  private var title: String {
    let title = root.at("title", "text") ?? root.at("title")
    return (title?.words ?? "").plainTitle
  }

  private func charts(of series: [JSONNode]) -> [ChartDraft] {
    let all = series.enumerated().map { LibraryPoints($1, number: $0, self) }
    let shown = all.filter { $0.node.member("visible").map(\.isTrue) ?? true }
    return shown.grouped { kind($0.node) }.flatMap { same in
      charts(ofKind: kind(same[0].node), same).map { draft in
        var draft = draft
        draft.title = title.titled(draft.title)
        draft.subtitle =
          (root.at("subtitle", "text")?.words ?? root.at("title", "subtext")?.words ?? "")
          .plainTitle
        return draft
      }
    }
  }

  private func type(_ series: JSONNode) -> String { series.member("type")?.text ?? whole }

  private func kind(_ series: JSONNode) -> String {
    let type = type(series)
    let step = series.member("step") ?? root.at("plotOptions", type, "step")
    if type == "line", let step, step.isTrue || step.text != nil { return "step" }
    if root.at("stroke", "curve")?.text == "stepline" { return "step" }
    return Self.kinds[type] ?? type
  }

  private static let kinds = [
    "line": "line", "spline": "line", "area": "line", "areaspline": "line", "column": "bars",
    "bar": "bars", "pictorialBar": "bars", "scatter": "scatter", "effectScatter": "scatter",
    "pie": "share", "donut": "share", "heatmap": "heatmap", "boxplot": "box", "boxPlot": "box",
    "candlestick": "candles", "ohlc": "candles", "histogram": "histogram", "errorbar": "error",
    "arearange": "range", "areasplinerange": "range", "columnrange": "gantt", "rangeBar": "gantt",
    "polarArea": "polar", "radialBar": "polar", "lollipop": "bars",
  ]

  private func charts(ofKind kind: String, _ points: [LibraryPoints]) -> [ChartDraft] {
    var draft = ChartDraft(kind)
    draft.x = along.axis
    draft.y = across.axis
    draft.series = points.map(\.series)
    draft.lines = across.lines + points.flatMap(\.lines)
    switch kind {
    case "share", "treemap", "sunburst", "funnel", "pyramid": draft.x.type = .names
    case "heatmap": return points.map { grid($0) }
    case "box":
      for index in draft.series.indices { draft.series[index].columns = points[index].summaries }
      draft.x.type = .names
    case "candles":
      for index in draft.series.indices { draft.series[index].columns = points[index].prices }
      draft.x.type = .date
    case "error", "range":
      for index in draft.series.indices { draft.series[index].columns = points[index].bounds }
      draft.kind = "band"
    default: finish(&draft, points.map(\.node))
    }
    if draft.x.type == nil, !draft.series.flatMap({ $0["x"] }).areNumbers {
      let areDates = draft.series.flatMap { $0["x"] }.areDates
      draft.x.type = areDates ? .date : ["line", "step"].contains(kind) ? .ordered : .names
    }
    return [draft]
  }

  /// Stacks of series, and those on a second axis.
  private func finish(_ draft: inout ChartDraft, _ series: [JSONNode]) {
    guard series.count > 1, ["bars", "line"].contains(draft.kind) else { return }
    let stacks = series.map { one in
      one.member("stacking")?.text ?? one.member("stack").map(JSONCellWriter.text)
        ?? root.at("plotOptions", type(one), "stacking")?.text
        ?? root.at("plotOptions", "series", "stacking")?.text
    }
    let isStack =
      stacks.allSatisfy { $0 != nil && $0 == stacks[0] }
      || root.at("chart", "stacked")?.isTrue == true
    let second = series.map { one in
      (one.member("yAxisIndex") ?? one.member("yAxis"))?.number.map { $0 > 0 } ?? false
    }
    if isStack, !second.contains(true) {
      draft.kind = "stacked"
      let isPercent =
        stacks[0] == "percent" || root.at("chart", "stackType")?.text == "100%"
      draft.stack = isPercent ? .percent : .total
    } else if draft.kind == "bars" {
      draft.kind = "grouped"
    }
    guard second.contains(true), second.contains(false) else { return }
    draft.y2 = across.second
    for index in second.indices { draft.series[index].isOnSecond = second[index] }
  }

  /// Shares that are numbers beside their names.
  private func parts(_ list: JSONNode) -> ChartDraft {
    var draft = ChartDraft(Self.kinds[whole] ?? whole)
    draft.title = title
    draft.x.type = .names
    let values = list.draftValues ?? []
    let labels = root.member("labels")?.draftValues ?? []
    draft.series = [
      ChartDraft.Series(
        columns: [
          "x": values.indices.map { labels.indices.contains($0) ? labels[$0] : .text("\($0 + 1)") },
          "y": values,
        ])
    ]
    return draft
  }

  /// A grid of cells that each say where they stand.
  private func grid(_ points: LibraryPoints) -> ChartDraft {
    var draft = ChartDraft("heatmap")
    (draft.x, draft.y) = (along.axis, across.axis)
    draft.title = points.series.name
    let cells = points.cells
    func names(_ axis: SeriesAxis, _ places: [ChartDraft.Value]) -> [ChartDraft.Value] {
      axis.names.isEmpty ? places.distinct : axis.names
    }
    let columns = names(along, cells.map(\.column))
    let rows = names(across, cells.map(\.row))
    /// The numbers of names, which cells call by their number or by themselves.
    func places(_ axis: SeriesAxis, _ names: [ChartDraft.Value]) -> [ChartDraft.Value: Int] {
      let byName = Dictionary(zip(names, names.indices)) { first, _ in first }
      guard !axis.names.isEmpty else { return byName }
      return byName.merging(names.indices.map { (.number(Double($0)), $0) }) { $1 }
    }
    let (rowPlaces, columnPlaces) = (places(across, rows), places(along, columns))
    var found: [Int: ChartDraft.Value] = [:]
    for cell in cells {
      guard let row = rowPlaces[cell.row], let column = columnPlaces[cell.column] else { continue }
      found[row * columns.count + column] = cell.value
    }
    draft.grid = ChartDraft.Grid(rows: rows, columns: columns, valueCount: cells.count) {
      found[$0 * columns.count + $1] ?? .missing
    }
    if draft.grid == nil { draft.fault = .missing(.heatmap, member: "data") }
    return draft
  }
}

/// An axis of such charts, of which there may be several.
struct SeriesAxis {
  private let nodes: [JSONNode]

  init(_ node: JSONNode?) {
    nodes = node.map { $0.shape == .list ? $0.elements : [$0] } ?? []
  }

  /// The names along it; empty for none.
  var names: [ChartDraft.Value] {
    let list = nodes.first?.member("categories") ?? nodes.first?.member("data")
    return list?.elements.map { node in
      node.isSingle
        ? node.draftValue
        : node.shape == .list ? .text(node.words) : node.member("value")?.draftValue ?? .missing
    } ?? []
  }

  var isOfNames: Bool { !names.isEmpty || nodes.first?.member("type")?.text == "category" }

  var isOfTimes: Bool {
    ["datetime", "time"].contains(nodes.first?.member("type")?.text ?? "")
  }

  var axis: ChartDraft.Axis { nodes.first.map(Self.axis) ?? ChartDraft.Axis() }
  var second: ChartDraft.Axis { nodes.dropFirst().first.map(Self.axis) ?? ChartDraft.Axis() }

  private static func axis(_ node: JSONNode) -> ChartDraft.Axis {
    var axis = ChartDraft.Axis()
    axis.title =
      (node.at("title", "text")?.words ?? node.at("title")?.words ?? node.at("name")?.words ?? "")
      .plainTitle
    let type = node.member("type")?.text ?? ""
    axis.isLogarithmic = ["log", "logarithmic"].contains(type)
    axis.isReversed =
      node.member("reversed")?.isTrue == true || node.member("inverse")?.isTrue == true
    if ["datetime", "time"].contains(type) { axis.type = .date }
    return axis
  }

  /// Lines of reference.
  var lines: [(name: String, y: Double)] {
    (nodes.first?.member("plotLines")?.elements ?? []).compactMap { line in
      line.member("value")?.number.map { (line.at("label", "text")?.words.plainTitle ?? "", $0) }
    }
  }
}
