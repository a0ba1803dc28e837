// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// A trace of Plotly.
struct PlotlyTrace {
  let node: JSONNode

  func text(_ member: String) -> String { node.member(member)?.text ?? "" }

  func values(_ member: String) -> [ChartDraft.Value] { node.member(member)?.draftValues ?? [] }

  var name: String { text("name").plainTitle }
  var xAxis: String { text("xaxis").isEmpty ? "x" : text("xaxis") }
  var yAxis: String { text("yaxis").isEmpty ? "y" : text("yaxis") }
  var isFlat: Bool { text("orientation") == "h" }

  /// The kind of what makes a chart of it: the name of its type, but of `scatter` what it draws.
  var kind: String {
    let type = text("type").isEmpty ? "scatter" : text("type")
    if ["heatmapgl", "histogram2d"].contains(type), node.member("z") != nil { return "heatmap" }
    guard type == "scatter" || type == "scattergl" else { return type }
    if node.present("stackgroup") != nil { return "stacked" }
    let mode = text("mode").isEmpty ? "lines" : text("mode")
    if mode.holds("lines") || node.present("fill")?.text.map({ $0 != "none" }) == true {
      return "line"
    }
    return mode.holds("markers") ? "points" : mode
  }

  /// Whether it stands between axes, of which others have theirs.
  var hasAxes: Bool {
    ![
      "pie", "treemap", "sunburst", "funnelarea", "icicle", "indicator", "table", "sankey",
      "parcoords", "parcats", "choropleth",
    ].contains(kind)
  }

  /// Places along x and values; exchanged where bars lie.
  var course: (x: [ChartDraft.Value], y: [ChartDraft.Value]) {
    let (along, across) = isFlat ? ("y", "x") : ("x", "y")
    let values = values(across)
    if node.present(along) != nil { return (self.values(along), values) }
    if text("type") == "scatterpolar" || text("type") == "barpolar" {
      return (self.values("theta"), self.values("r"))
    }
    let start = node.member("\(along)0")
    let step = node.member("d\(along)")?.number ?? 1
    if let date = start?.text.flatMap({ CalendarDate(iso: $0) }) {
      let first = Double(date.instant) / 1000
      return (values.indices.map { .date(milliseconds: first + Double($0) * step) }, values)
    }
    return (values.indices.map { .number((start?.number ?? 0) + Double($0) * step) }, values)
  }

  /// The series; on the second axis where that is another one than `base`.
  func series(base: String) -> ChartDraft.Series {
    let (x, y) = course
    var series = ChartDraft.Series(name: name, isOnSecond: yAxis != base)
    (series["x"], series["y"]) = (x, y)
    if let (lower, upper) = bounds(y) { (series["lower"], series["upper"]) = (lower, upper) }
    return series
  }

  /// The ends of bars of error.
  private func bounds(
    _ y: [ChartDraft.Value]
  ) -> (lower: [ChartDraft.Value], upper: [ChartDraft.Value])? {
    guard let error = node.member(isFlat ? "error_x" : "error_y"),
      error.member("visible")?.isTrue ?? true,
      error.present("array") != nil || error.present("value") != nil
    else { return nil }
    let above = lengths(error, "array", "value", y)
    let isUneven =
      error.member("symmetric").map { !$0.isTrue } ?? (error.present("arrayminus") != nil)
    let below = isUneven ? lengths(error, "arrayminus", "valueminus", y) : above
    func moved(_ sign: Double, _ by: [Double]) -> [ChartDraft.Value] {
      zip(y, by).map { value, length in
        value.number.map { .number($0 + sign * length) } ?? .missing
      }
    }
    return (moved(-1, below), moved(1, above))
  }

  private func lengths(
    _ error: JSONNode, _ array: String, _ value: String, _ y: [ChartDraft.Value]
  ) -> [Double] {
    let type = error.member("type")?.text ?? "data"
    if type == "data", let lengths = error.member(array)?.draftValues, lengths.count == y.count {
      return lengths.map { $0.number ?? 0 }
    }
    let constant = error.member(value)?.number ?? 0
    return y.map { one in
      let size = abs(one.number ?? 0)
      return type == "percent"
        ? size * constant / 100 : type == "sqrt" ? size.squareRoot() : constant
    }
  }

  /// Boxes that are stated by their five numbers.
  var summaries: ChartDraft.Series {
    var series = ChartDraft.Series(name: name)
    let members = [
      ("lowerfence", "low"), ("q1", "q1"), ("median", "median"), ("q3", "q3"),
      ("upperfence", "high"),
    ]
    for (from, to) in members { series[to] = values(from) }
    let names = values(isFlat ? "y" : "x")
    if !names.isEmpty { series["x"] = names }
    return series
  }
}

/// The layout of a figure of Plotly.
struct PlotlyLayout {
  private let node: JSONNode?

  init(_ node: JSONNode?) { self.node = node }

  func text(_ member: String) -> String { node?.member(member)?.text ?? "" }

  var title: String {
    (node?.at("title", "text")?.text ?? node?.member("title")?.text ?? "").plainTitle
  }

  /// The axis that traces call `x`, `y2` and so on.
  private func member(_ name: String) -> JSONNode? {
    node?.member("\(name.part(before: "23456789"))axis\(name.without(first: 1))")
  }

  /// The axis over which another one lies; itself for one that lies over none.
  func base(of name: String) -> String {
    let over = member(name)?.member("overlaying")?.text ?? ""
    return over.begins(with: "y") || over.begins(with: "x") ? over : name
  }

  func axis(_ name: String) -> ChartDraft.Axis {
    var axis = ChartDraft.Axis()
    guard let own = member(name) else { return axis }
    axis.title = (own.at("title", "text")?.text ?? own.member("title")?.text ?? "").plainTitle
    axis.isLogarithmic = own.member("type")?.text == "log"
    let ends = own.member("range")?.draftValues?.compactMap(\.number) ?? []
    axis.isReversed =
      own.member("autorange")?.text == "reversed" || ends.count == 2 && ends[0] > ends[1]
    axis.order = own.member("categoryarray")?.draftValues?.map(\.text) ?? []
    switch own.member("type")?.text {
    case "date": axis.type = .date
    case "category", "multicategory": axis.type = .names
    default: break
    }
    return axis
  }

  /// What stands at the scale of colours of a trace, or at the one that it shares.
  func scaleTitle(of trace: PlotlyTrace) -> String {
    let shared = trace.node.member("coloraxis")?.text.flatMap { node?.member($0) }
    for scale in [trace.node, shared].compactMap({ $0?.member("colorbar") }) {
      if let title = scale.at("title", "text")?.text ?? scale.member("title")?.text {
        return title.plainTitle
      }
    }
    return ""
  }

  /// Writes the axes of series, those along x called `names` where they are discrete.
  func writeAxes(
    of traces: [PlotlyTrace], to draft: inout ChartDraft, names: ChartDraft.AxisContent
  ) {
    let isFlat = traces.allSatisfy(\.isFlat)
    draft.x = axis(isFlat ? traces[0].yAxis : traces[0].xAxis)
    draft.y = axis(isFlat ? traces[0].xAxis : traces[0].yAxis)
    if isFlat { draft.x.isReversed = false }
    if let second = zip(draft.series, traces).first(where: { $0.0.isOnSecond })?.1 {
      draft.y2 = axis(second.yAxis)
    }
    let xs = draft.series.flatMap { $0["x"] }
    let stated = draft.x.type
    draft.x.type =
      stated == .names ? names : stated ?? (xs.areNumbers ? .number : xs.areDates ? .date : names)
    if draft.x.type == .date {
      for index in draft.series.indices {
        draft.series[index]["x"] = draft.series[index]["x"].map(\.asDate)
      }
    }
  }

  /// The text above the panel of a trace, as `make_subplots` writes it.
  func title(ofPanel trace: PlotlyTrace) -> String {
    func domain(_ name: String) -> [Double]? {
      member(name)?.member("domain")?.numbers.flatMap { $0.count == 2 ? $0 : nil }
    }
    guard let across = domain(trace.xAxis), let up = domain(trace.yAxis) else { return "" }
    let text = node?.member("annotations")?.elements.first { text in
      guard text.member("xref")?.text == "paper", text.member("yref")?.text == "paper",
        let x = text.member("x")?.number, let y = text.member("y")?.number
      else { return false }
      return x >= across[0] && x <= across[1] && abs(y - up[1]) < 1e-6
    }
    return text?.member("text")?.text?.plainTitle ?? ""
  }

  /// Lines of reference in the panel of a trace: those across all of it with their values, others, such as sloped
  /// ones, without.
  func lines(of trace: PlotlyTrace) -> [(name: String, y: Double)] {
    let (along, across) = trace.isFlat ? ("y", "x") : ("x", "y")
    let places = trace.isFlat ? (trace.yAxis, trace.xAxis) : (trace.xAxis, trace.yAxis)
    return (node?.member("shapes")?.elements ?? []).compactMap { shape in
      let ends = (
        shape.member("\(along)ref")?.text ?? along, shape.member("\(across)ref")?.text ?? across
      )
      let spans = ends.0 == "paper" || ends.0 == "\(places.0) domain"
      let isHere = ends.1 == places.1 && (spans || ends.0 == places.0)
      let stands = ends.0 == places.0 && (ends.1 == "paper" || ends.1 == "\(places.1) domain")
      guard shape.member("type")?.text == "line", isHere || stands else { return nil }
      let value = shape.member("\(across)0")?.number
      let isLevel = isHere && spans && value == shape.member("\(across)1")?.number
      let name = shape.at("label", "text")?.text ?? shape.member("name")?.text ?? ""
      return (name.plainTitle, isLevel ? value ?? .nan : .nan)
    }
  }
}
