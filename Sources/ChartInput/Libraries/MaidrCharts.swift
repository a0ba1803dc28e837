// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Charts of MAIDR: `subplots: [[{layers: [{type, title, axes, data}]}]]`, each layer one.
enum MaidrCharts {
  /// The charts of a figure; none for any other value.
  static func charts(_ root: JSONNode) -> [ChartDraft] {
    guard root.shape == .record, let rows = root.member("subplots"), rows.shape == .list else {
      return []
    }
    let panels = rows.elements.flatMap(\.elements)
    let layers = panels.flatMap { $0.member("layers")?.elements ?? [] }
    let title = root.member("title")?.words ?? ""
    return layers.filter { $0.member("type")?.text != nil }.map { layer in
      var draft = MaidrLayer(layer).draft
      draft.title = title.titled(draft.title)
      return draft
    }
  }
}

/// A layer of MAIDR, whose axes are exchanged where it lies.
private struct MaidrLayer {
  private let node: JSONNode
  private let type: String
  private let (along, across): (String, String)

  private static let kinds = [
    "bar": "bars", "stacked_bar": "stacked", "stacked_normalized_bar": "stacked",
    "stacked_normalized": "stacked", "dodged_bar": "grouped", "hist": "histogram", "line": "line",
    "smooth": "line", "point": "scatter", "box": "box", "heat": "heatmap", "candlestick": "candles",
  ]

  init(_ node: JSONNode) {
    self.node = node
    type = node.member("type")?.text ?? ""
    (along, across) = node.member("orientation")?.text == "horz" ? ("y", "x") : ("x", "y")
  }

  var draft: ChartDraft {
    var draft = ChartDraft(Self.kinds[type] ?? type)
    draft.title = node.member("title")?.words ?? ""
    (draft.x.title, draft.y.title) = (axisTitle(along), axisTitle(across))
    switch draft.kind {
    case "histogram": draft.series = [bins]
    case "box": draft.series = [summaries]
    case "candles": draft.series = [prices]
    case "heatmap": draft.grid = grid
    default:
      draft.series = lists.map(series)
      draft.x.type = contentAlongX(draft)
      if draft.kind == "stacked" { draft.stack = type == "stacked_bar" ? .total : .percent }
    }
    return draft
  }

  /// What an axis is called: a record with a label, or itself a text.
  private func axisTitle(_ axis: String) -> String {
    let axis = node.at("axes", axis)
    return axis?.text ?? axis?.member("label")?.words ?? ""
  }

  private var points: [JSONNode] { node.member("data")?.elements ?? [] }

  /// The points of each series; those of a single one may stand by themselves.
  private var lists: [[JSONNode]] {
    points.first?.shape == .list ? points.map(\.elements) : [points]
  }

  private func values(_ points: [JSONNode], _ member: String) -> [ChartDraft.Value] {
    points.map { $0.member(member)?.draftValue ?? .missing }
  }

  private func series(_ points: [JSONNode]) -> ChartDraft.Series {
    // Its name stands with every point.
    let name = points.first.flatMap { $0.member("z") ?? $0.member("fill") }
    return ChartDraft.Series(
      name: name?.draftValue.text ?? "",
      columns: ["x": values(points, along), "y": values(points, across)])
  }

  private func contentAlongX(_ draft: ChartDraft) -> ChartDraft.AxisContent? {
    let xs = draft.series.flatMap { $0["x"] }
    if xs.areNumbers { return .number }
    return xs.areDates ? .date : draft.kind == "line" ? .ordered : .names
  }

  private var bins: ChartDraft.Series {
    let ends = values(points, "\(along)Max").suffix(1)
    return ChartDraft.Series(columns: [
      "edges": values(points, "\(along)Min") + ends, "counts": values(points, across),
    ])
  }

  private var summaries: ChartDraft.Series {
    let members = [("min", "low"), ("q1", "q1"), ("q2", "median"), ("q3", "q3"), ("max", "high")]
    var series = ChartDraft.Series()
    for (from, to) in members { series[to] = values(points, from) }
    series["x"] = points.map { ($0.member("z") ?? $0.member("fill"))?.draftValue ?? .missing }
    return series
  }

  private var prices: ChartDraft.Series {
    let members = ["open", "high", "low", "close"] + (hasVolume ? ["volume"] : [])
    var series = ChartDraft.Series()
    for member in members { series[member] = values(points, member) }
    series["x"] = values(points, "value").map(\.asDate)
    return series
  }

  private var hasVolume: Bool { points.first?.member("volume")?.number != nil }

  /// Cells in rows from the top, each beside its name.
  private var grid: ChartDraft.Grid? {
    guard let cells = node.at("data", "points")?.draftRows,
      let rows = node.at("data", "y")?.draftValues, let columns = node.at("data", "x")?.draftValues
    else { return nil }
    return ChartDraft.Grid(rows: rows, columns: columns, cells: cells)
  }
}
