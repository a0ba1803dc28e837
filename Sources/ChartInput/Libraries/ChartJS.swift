// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Charts of Chart.js: `type, data: {labels, datasets: [{label, data}]}, options`.
struct ChartJS {
  private let root: JSONNode
  private let labels: [ChartDraft.Value]
  private let isFlat: Bool

  /// The charts of a configuration; none for any other value.
  static func charts(_ root: JSONNode) -> [ChartDraft] {
    guard root.shape == .record, root.member("type")?.text != nil,
      let sets = root.member("data")?.member("datasets"), sets.count > 0
    else { return [] }
    return ChartJS(root).charts(of: sets.elements)
  }

  private init(_ root: JSONNode) {
    self.root = root
    labels =
      root.member("data")?.member("labels")?.elements.map { label in
        // A label may have several lines.
        label.isSingle ? label.draftValue : .text(label.words)
      } ?? []
    isFlat = root.member("options")?.member("indexAxis")?.text == "y"
  }

  private func charts(of sets: [JSONNode]) -> [ChartDraft] {
    let shown = sets.filter { $0.member("hidden")?.isTrue != true }
    let whole = root.member("type")?.text ?? ""
    return shown.grouped { $0.member("type")?.text ?? whole }.flatMap { same in
      let type = same[0].member("type")?.text ?? whole
      return charts(ofType: type, same).map { draft in
        var draft = draft
        draft.title = title.titled(draft.title)
        draft.subtitle = root.at("options", "plugins", "subtitle", "text")?.words ?? ""
        return draft
      }
    }
  }

  private func charts(ofType type: String, _ sets: [JSONNode]) -> [ChartDraft] {
    var draft = ChartDraft(Self.kinds[type] ?? type)
    draft.series = sets.map(series)
    draft.x = axis(isFlat ? "y" : "x")
    draft.y = axis(isFlat ? "x" : "y")
    if isFlat { draft.x.isReversed = false }
    if type == "bubble" || type == "scatter" {
      draft.x.type = draft.x.type ?? .number
    } else if draft.x.type != .date, !draft.series.flatMap({ $0["x"] }).areNumbers {
      draft.x.type =
        draft.series.flatMap { $0["x"] }.areDates ? nil : type == "line" ? .ordered : .names
    }
    switch type {
    case "pie", "doughnut", "polarArea", "radar": draft.x.type = .names
    case "line":
      if sets.allSatisfy({ isStepped($0) }) { draft.kind = "step" }
      if isStacked, sets.count > 1 { (draft.kind, draft.stack) = ("stacked", .total) }
    case "bar":
      if sets.contains(where: { $0.member("data")?.firstValue?.shape == .list }) {
        return [ChartDraft("gantt")]
      }
      if sets.count > 1 { draft.kind = isStacked ? "stacked" : "grouped" }
      if draft.kind == "stacked" { draft.stack = .total }
    default: break
    }
    let first = sets.first.flatMap(axisName)
    if let second = sets.lazy.compactMap(axisName).first(where: { $0 != first }) {
      draft.y2 = axis(second)
      for index in draft.series.indices {
        draft.series[index].isOnSecond = axisName(sets[index]) == second
      }
    }
    draft.lines = lines
    return [draft]
  }

  private static let kinds = [
    "line": "line", "bar": "bars", "horizontalBar": "bars", "pie": "share", "doughnut": "share",
    "polarArea": "bars", "scatter": "scatter", "boxplot": "box", "candlestick": "candles",
  ]

  /// What the chart is called.
  private var title: String {
    for place in [root.at("options", "plugins", "title"), root.at("options", "title")] {
      guard let place, place.member("display")?.isTrue != false else { continue }
      let words = place.at("text")?.words ?? ""
      if !words.isEmpty { return words }
    }
    return ""
  }

  private func axisName(_ set: JSONNode) -> String? {
    set.member(isFlat ? "xAxisID" : "yAxisID")?.text
  }

  private func scale(_ name: String) -> JSONNode? {
    let scales = root.at("options", "scales")
    // Before version 3 axes were lists.
    return scales?.member(name) ?? scales?.member("\(name)Axes")?.element(0)
  }

  private func axis(_ name: String) -> ChartDraft.Axis {
    var axis = ChartDraft.Axis()
    guard let scale = scale(name) else { return axis }
    axis.title =
      scale.at("title", "text")?.words ?? scale.at("scaleLabel", "labelString")?.words ?? ""
    axis.isReversed = scale.member("reverse")?.isTrue == true
    switch scale.member("type")?.text {
    case "time", "timeseries": axis.type = .date
    case "logarithmic": axis.isLogarithmic = true
    case "category": axis.type = .names
    default: break
    }
    return axis
  }

  private var isStacked: Bool {
    let stacked = scale(isFlat ? "x" : "y")?.member("stacked")
    return stacked?.isTrue == true || stacked?.text == "true"
      || root.at("options", "scales", "x", "stacked")?.isTrue == true
  }

  private func isStepped(_ set: JSONNode) -> Bool {
    guard let step = set.member("stepped") ?? set.member("steppedLine") else { return false }
    return step.isTrue || step.text.map { $0 != "false" } == true
  }

  // MARK: - Points

  private func series(_ set: JSONNode) -> ChartDraft.Series {
    var series = ChartDraft.Series(name: set.member("label")?.words ?? "")
    let data = set.member("data")
    let keys = set.member("parsing") ?? root.at("options", "parsing")
    let along = keys?.member("xAxisKey")?.text ?? "x"
    let across = keys?.member("yAxisKey")?.text ?? keys?.member("key")?.text ?? "y"
    let (x, y) = isFlat ? (across, along) : (along, across)
    var xs: [ChartDraft.Value] = []
    var ys: [ChartDraft.Value] = []
    for (index, point) in (data?.elements ?? []).enumerated() {
      let place = labels.indices.contains(index) ? labels[index] : .number(Double(index + 1))
      xs.append(point.member(x)?.draftValue ?? place)
      ys.append(point.shape == .record ? point.member(y)?.draftValue ?? .missing : point.draftValue)
    }
    if data?.shape == .record {
      // Names with their values.
      for (name, value) in data?.members ?? [] {
        xs.append(.text(name))
        ys.append(value.draftValue)
      }
    }
    let isTime = scale(isFlat ? "y" : "x")?.member("type")?.text?.begins(with: "time") == true
    (series["x"], series["y"]) = (isTime ? xs.map(\.asDate) : xs, ys)
    if root.member("type")?.text == "candlestick" { series.takePrices(of: data) }
    return series
  }

  /// Lines of reference of the plugin that draws them.
  private var lines: [(name: String, y: Double)] {
    let found = root.at("options", "plugins", "annotation")?.member("annotations")
    let annotations = found?.shape == .list ? found?.elements : found?.members.map(\.value)
    return (annotations ?? []).compactMap { line in
      guard line.member("type")?.text == "line",
        let y = line.member("yMin")?.number ?? line.member("value")?.number,
        (line.member("yMax")?.number ?? y) == y, line.member("xMin") == nil
      else { return nil }
      return (line.at("label", "content")?.words ?? "", y)
    }
  }
}

extension ChartDraft.Series {
  /// Takes the four prices of points that are records of them.
  fileprivate mutating func takePrices(of data: JSONNode?) {
    let points = data?.elements ?? []
    columns["y"] = nil
    self["x"] = points.map { $0.member("x")?.draftValue.asDate ?? .missing }
    for (from, to) in [("o", "open"), ("h", "high"), ("l", "low"), ("c", "close")] {
      self[to] = points.map { $0.member(from)?.draftValue ?? .missing }
    }
  }
}
