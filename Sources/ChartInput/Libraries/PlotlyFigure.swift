// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Figures of Plotly, `data: [{type, x, y, name}], layout`: a chart for each panel and kind of trace.
struct PlotlyFigure {
  let layout: PlotlyLayout

  /// The charts of a figure; none for any other value.
  static func charts(_ root: JSONNode) -> [ChartDraft] {
    guard root.shape == .record, let data = root.member("data"), data.count > 0 else { return [] }
    let traces = data.elements.filter { $0.member("visible").map(\.isTrue) ?? true }
    let isFigure =
      root.member("layout")?.shape == .record
      || data.elements.allSatisfy { $0.member("type")?.text != nil }
    guard isFigure, data.elements.allSatisfy(Self.isTrace) else { return [] }
    let figure = PlotlyFigure(layout: PlotlyLayout(root.member("layout")))
    return figure.charts(of: traces.map(PlotlyTrace.init)).map { draft in
      var draft = draft
      draft.title = figure.layout.title.titled(draft.title)
      return draft
    }
  }

  private static func isTrace(_ node: JSONNode) -> Bool {
    let members = ["x", "y", "z", "values", "labels", "open", "q1", "r", "header", "value"]
    return node.shape == .record
      && (members.contains { node.member($0) != nil } || node.member("type")?.text != nil)
  }

  private func charts(of traces: [PlotlyTrace]) -> [ChartDraft] {
    let panels = traces.grouped { trace in
      trace.hasAxes ? "\(layout.base(of: trace.yAxis)) \(trace.xAxis)" : "\(trace.kind) alone"
    }
    return panels.flatMap { panel in
      let kinds = panel.grouped(by: \.kind)
      return kinds.flatMap { same in
        charts(ofKind: same[0].kind, same).map { draft in
          var draft = draft
          if same[0].hasAxes { draft.lines = layout.lines(of: same[0]) }
          if panels.count > 1 { draft.title = layout.title(ofPanel: same[0]).titled(draft.title) }
          return draft
        }
      }
    }
  }

  private func charts(ofKind kind: String, _ traces: [PlotlyTrace]) -> [ChartDraft] {
    switch kind {
    case "line": PlotlyLines(layout, traces).charts
    case "points": [points(traces)]
    case "stacked": [stacked(traces)]
    case "bar": [bars(traces)]
    case "histogram": traces.map { histogram($0, isOne: traces.count == 1) }
    case "box", "violin": [boxes(kind, traces)]
    case "heatmap": traces.map { heatmap($0, isOne: traces.count == 1) }
    case "pie", "treemap", "sunburst", "funnelarea", "icicle": traces.map { shares($0, kind) }
    case "candlestick", "ohlc": traces.map(candles)
    case "waterfall", "funnel", "barpolar", "scatterpolar": [bars(traces, kind)]
    default: [ChartDraft(kind)]
    }
  }

  // MARK: - Series along x

  private func points(_ traces: [PlotlyTrace]) -> ChartDraft {
    var draft = ChartDraft("scatter")
    draft.series = traces.map { $0.series(base: $0.yAxis) }
    layout.writeAxes(of: traces, to: &draft, names: .names)
    let xs = draft.series.flatMap { $0["x"] }
    let isOne = draft.series.allSatisfy { $0["x"].distinct.count == $0["x"].count }
    if draft.x.type == .names {
      guard !(isOne && draft.series.count == 1) else {
        draft.kind = "bars"
        return draft
      }
      draft.kind = "box"
      let groups = zip(xs, draft.series.flatMap { $0["y"] }).map { (name: $0.text, value: $1) }
        .grouped(by: \.name)
      draft.series = groups.map { group in
        ChartDraft.Series(name: group[0].name, columns: ["values": group.map(\.value)])
      }
    } else if draft.x.type == .date, isOne {
      // Points of dates are a course, as they come one after another.
      draft.kind = "line"
    }
    return draft
  }

  private func stacked(_ traces: [PlotlyTrace]) -> ChartDraft {
    var draft = ChartDraft("stacked")
    draft.series = traces.map { $0.series(base: $0.yAxis) }
    layout.writeAxes(of: traces, to: &draft, names: .ordered)
    draft.stack = traces.contains { !$0.text("groupnorm").isEmpty } ? .percent : .total
    return draft
  }

  private func bars(_ traces: [PlotlyTrace], _ kind: String = "bar") -> ChartDraft {
    var draft = ChartDraft(kind == "bar" ? "bars" : kind)
    draft.series = traces.map { $0.series(base: layout.base(of: $0.yAxis)) }
    layout.writeAxes(of: traces, to: &draft, names: .names)
    guard kind == "bar" else { return draft }
    if traces.contains(where: { $0.node.present("base") != nil }) { return ChartDraft("gantt") }
    draft.joinColours()
    let mode = layout.text("barmode")
    let isStack = ["stack", "relative"].contains(mode)
    if isStack { for index in draft.series.indices { draft.series[index].addUp() } }
    if draft.series.contains(where: { $0.columns["lower"] != nil }) {
      draft.kind = "error"
    } else if draft.series.count > 1 {
      draft.kind = isStack ? "stacked" : "grouped"
      if isStack { draft.stack = layout.text("barnorm").isEmpty ? .total : .percent }
    }
    return draft
  }

  // MARK: - Distributions

  private func histogram(_ trace: PlotlyTrace, isOne: Bool) -> ChartDraft {
    let isFlat = trace.node.present("x") == nil
    let values = trace.values(isFlat ? "y" : "x").filter { !$0.isMissing }
    if !["", "count"].contains(trace.text("histfunc"))
      || trace.node.at("cumulative", "enabled")?.isTrue == true
    {
      return ChartDraft("histogram", .computed("histfunc"))
    }
    var draft = ChartDraft("histogram")
    draft.x = layout.axis(isFlat ? trace.yAxis : trace.xAxis)
    if !isOne { draft.title = trace.name }
    guard !values.areNumbers else {
      draft.series = [ChartDraft.Series(name: trace.name, columns: ["values": values])]
      draft.x.type = .number
      return draft
    }
    let counts = values.grouped { $0 }
    draft.kind = "bars"
    draft.x.type = .names
    draft.y = layout.axis(isFlat ? trace.xAxis : trace.yAxis)
    if draft.y.title.isEmpty { draft.y.title = "count" }
    draft.series = [
      ChartDraft.Series(
        name: trace.name,
        columns: [
          "x": counts.map { $0[0] }, "y": counts.map { .number(Double($0.count)) },
        ])
    ]
    return draft
  }

  private func boxes(_ kind: String, _ traces: [PlotlyTrace]) -> ChartDraft {
    var draft = ChartDraft(kind)
    let isFlat = traces.allSatisfy {
      $0.isFlat || $0.node.present("y") == nil && $0.node.present("x") != nil
    }
    (draft.x, draft.y) = (
      layout.axis(isFlat ? traces[0].yAxis : traces[0].xAxis),
      layout.axis(isFlat ? traces[0].xAxis : traces[0].yAxis)
    )
    for (place, trace) in traces.enumerated() {
      if trace.node.present("q1") != nil {
        draft.series.append(trace.summaries)
        continue
      }
      let values = trace.values(isFlat ? "x" : "y")
      let names = trace.values(isFlat ? "y" : "x")
      let usual = traces.count > 1 ? "\(place + 1)" : ""
      let own = trace.name.isEmpty ? usual : trace.name
      guard names.count == values.count else {
        draft.series.append(ChartDraft.Series(name: own, columns: ["values": values]))
        continue
      }
      for group in zip(names, values).map({ (name: $0.text, value: $1) }).grouped(by: \.name) {
        let name = traces.count > 1 ? "\(group[0].name), \(own)" : group[0].name
        draft.series.append(
          ChartDraft.Series(name: name, columns: ["values": group.map(\.value)]))
      }
    }
    draft.x.type = .names
    return draft
  }

  // MARK: - Others

  private func heatmap(_ trace: PlotlyTrace, isOne: Bool) -> ChartDraft {
    guard let cells = trace.node.member("z")?.draftRows, let first = cells.first else {
      return ChartDraft("heatmap", .notNumbers(member: "z"))
    }
    func names(_ member: String, _ count: Int) -> [ChartDraft.Value] {
      let names = trace.values(member)
      return names.isEmpty ? (0..<count).map { .number(Double($0)) } : names
    }
    var draft = ChartDraft("heatmap")
    if !isOne { draft.title = trace.name }
    (draft.x, draft.y) = (layout.axis(trace.xAxis), layout.axis(trace.yAxis))
    (draft.x.isReversed, draft.y.isReversed) = (false, false)
    draft.grid = ChartDraft.Grid(
      rows: names("y", cells.count), columns: names("x", first.count), cells: cells)
    draft.value.title = layout.scaleTitle(of: trace)
    return draft
  }

  private func shares(_ trace: PlotlyTrace, _ kind: String) -> ChartDraft {
    var labels = trace.values("labels")
    var values = trace.values("values")
    if values.isEmpty { values = labels.map { _ in .number(1) } }
    if labels.isEmpty { labels = values.indices.map { .text("\($0 + 1)") } }
    var one = ChartDraft.Series(name: trace.name, columns: ["x": labels, "y": values])
    one.addUp()
    var draft = ChartDraft(kind == "pie" ? "share" : kind)
    draft.title = trace.node.at("title", "text")?.words ?? ""
    draft.x.type = .names
    draft.series = [one]
    return draft
  }

  private func candles(_ trace: PlotlyTrace) -> ChartDraft {
    var draft = ChartDraft("candles")
    (draft.x, draft.y) = (layout.axis(trace.xAxis), layout.axis(trace.yAxis))
    draft.x.type = .date
    var one = ChartDraft.Series(name: trace.name)
    for member in ["open", "high", "low", "close"] { one[member] = trace.values(member) }
    one["x"] = trace.values("x").map(\.asDate)
    draft.series = [one]
    return draft
  }
}

extension ChartDraft {
  /// Makes one series of bars of several colours, each of which stands at a place of its own.
  fileprivate mutating func joinColours() {
    let places = series.map { Set($0["x"]) }
    let all = places.reduce(into: Set()) { $0.formUnion($1) }
    guard series.count > 1, places.reduce(0, { $0 + $1.count }) == all.count,
      series.allSatisfy({ $0.columns["lower"] == nil })
    else { return }
    var one = Series()
    for member in ["x", "y"] { one[member] = series.flatMap { $0[member] } }
    series = [one]
  }
}

extension ChartDraft.Series {
  /// Sums the values at one place, in the order in which places first stand.
  mutating func addUp() {
    guard columns["lower"] == nil, self["x"].distinct.count < self["x"].count else { return }
    let groups = zip(self["x"], self["y"]).map { (place: $0, value: $1) }.grouped(by: \.place)
    columns["x"] = groups.map { $0[0].place }
    columns["y"] = groups.map { .number($0.reduce(0) { $0 + ($1.value.number ?? 0) }) }
  }
}

extension Sequence {
  /// The elements of each key, in the order in which the keys first stand.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].append(element)
      } else {
        places[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
