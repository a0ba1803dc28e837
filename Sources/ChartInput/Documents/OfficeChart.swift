// SPDX-License-Identifier: MIT

internal import Audiograph

/// A chart of an office program (ECMA-376, DrawingML): its kind, its names, and the values that are stored
/// with it.
struct OfficeChart {
  private let root: XMLTree
  private let isFrom1904: Bool

  typealias Value = ChartDraft.Value

  /// The charts of a file of the archive: one for each kind that is drawn between the same axes.
  static func charts(_ root: XMLTree) -> [ChartDraft] {
    if let layout = root.at("chart", "plotArea", "plotAreaRegion", "series")?.attributes["layoutId"]
    {
      var draft = ChartDraft(newKinds[layout] ?? layout)
      draft.title = root.at("chart", "title")?.words ?? ""
      return [draft]
    }
    return OfficeChart(root).drafts
  }

  /// Kinds of charts since 2016, which are drawn in another way.
  private static let newKinds = [
    "boxWhisker": "box plot without its numbers", "clusteredColumn": "histogram of cells",
    "paretoLine": "pareto",
  ]

  private init(_ root: XMLTree) {
    self.root = root
    isFrom1904 = ["1", "true"].contains(root.value("date1904") ?? "")
  }

  private var plot: XMLTree? { root.at("chart", "plotArea") }

  private var drafts: [ChartDraft] {
    let drawn = plot?.children.filter { $0.name.ends(with: "Chart") } ?? []
    var drafts: [ChartDraft] = []
    for group in drawn where !group.all("ser").isEmpty {
      let new = draft(of: group)
      // Lines on a second axis are lines of one chart.
      if let place = drafts.firstIndex(where: { $0.kind == new.kind && $0.kind == "line" }) {
        drafts[place].series += new.series
        if new.series.contains(where: \.isOnSecond) { drafts[place].y2 = new.y2 }
      } else {
        drafts.append(new)
      }
    }
    return drafts
  }

  private func draft(of group: XMLTree) -> ChartDraft {
    var draft = ChartDraft(kind(of: group))
    draft.title = root.at("chart", "title")?.words ?? ""
    let series = group.all("ser")
    if draft.title.isEmpty, series.count == 1, root.at("chart")?.value("autoTitleDeleted") != "1" {
      // A chart of one series without a title is called as that.
      draft.title = name(of: series[0])
    }
    let second = isSecond(group)
    draft.series = series.map { one in
      let isPair = one.at("xVal") != nil || one.at("yVal") != nil
      var part = ChartDraft.Series(name: name(of: one), isOnSecond: second)
      part["y"] = values(one.at(isPair ? "yVal" : "val"))
      let places = values(one.at(isPair ? "xVal" : "cat"))
      if !places.isEmpty { part["x"] = padded(places, to: part["y"].count) }
      return part
    }
    for index in draft.series.indices where draft.series[index].columns["x"] == nil {
      draft.series[index].columns["x"] = draft.series.lazy.compactMap { $0.columns["x"] }
        .first { $0.count == draft.series[index]["y"].count }
    }
    writeAxes(of: group, to: &draft, second)
    finish(&draft, group)
    if draft.series.allSatisfy({ $0["y"].isEmpty && $0["close"].isEmpty }) {
      let places = series.compactMap { ($0.at("val") ?? $0.at("yVal"))?.at("numRef", "f")?.text }
      draft.fault = .elsewhere((places.first ?? "").utf8.bounded())
    }
    return draft
  }

  private func kind(of group: XMLTree) -> String {
    switch group.name {
    case "lineChart", "line3DChart", "areaChart", "area3DChart": "line"
    case "barChart", "bar3DChart": group.all("ser").count > 1 ? "grouped" : "bars"
    case "pieChart", "pie3DChart", "doughnutChart", "ofPieChart": "share"
    case "scatterChart": hasLines(group) ? "line" : "scatter"
    case "bubbleChart": "scatter"
    case "radarChart": "radar"
    case "stockChart": "candles"
    case "surfaceChart", "surface3DChart": "surface"
    default: group.name
    }
  }

  /// Whether the points of pairs are joined by lines, and come one after another along x.
  private func hasLines(_ group: XMLTree) -> Bool {
    guard group.value("scatterStyle") != "marker" else { return false }
    return group.all("ser").allSatisfy { one in
      let xs = values(one.at("xVal")).compactMap(\.number)
      return one.at("spPr", "ln", "noFill") == nil && zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  private func finish(_ draft: inout ChartDraft, _ group: XMLTree) {
    switch draft.kind {
    case "line"
    where draft.series.count > 1 && ["stacked", "percentStacked"].contains(grouping(group)),
      "grouped" where ["stacked", "percentStacked"].contains(grouping(group)):
      draft.kind = "stacked"
      draft.stack = grouping(group) == "percentStacked" ? .percent : .total
    case "share": draft.x.type = .names
    case "candles": draft.joinPrices()
    default: break
    }
  }

  private func grouping(_ group: XMLTree) -> String { group.value("grouping") ?? "" }

  // MARK: - Axes

  private func axis(_ group: XMLTree, _ names: [String]) -> XMLTree? {
    let ids = group.all("axId").compactMap { $0.attributes["val"] }
    return plot?.children.first { axis in
      names.contains(axis.name) && ids.contains(axis.value("axId") ?? "")
    }
  }

  private func isSecond(_ group: XMLTree) -> Bool {
    let values = plot?.all("valAx") ?? []
    guard !["scatterChart", "bubbleChart"].contains(group.name), values.count > 1 else {
      return false
    }
    return axis(group, ["valAx"])?.value("crosses") == "max"
  }

  private func writeAxes(of group: XMLTree, to draft: inout ChartDraft, _ second: Bool) {
    let isPair = ["scatterChart", "bubbleChart"].contains(group.name)
    let ids = group.all("axId").compactMap { $0.attributes["val"] }
    let own = (plot?.all("valAx") ?? []).filter { ids.contains($0.value("axId") ?? "") }
    let along = isPair ? own.first : axis(group, ["catAx", "dateAx"])
    let across = isPair ? own.dropFirst().first : own.first
    draft.x = read(along)
    draft.x.isReversed = false
    var values = read(across)
    let cache = group.all("ser").first?.at(isPair ? "yVal" : "val", "numRef", "numCache")
    if CellForm(code: cache?.at("formatCode")?.text ?? "") == .percent { values.unit = "%" }
    if second { draft.y2 = values } else { draft.y = values }
    let places = draft.series.flatMap { $0["x"] }
    if isPair || places.areNumbers && along?.name == "dateAx" {
      return
    } else if places.areDates {
      draft.x.type = .date
    } else if !places.areNumbers {
      draft.x.type = draft.kind == "line" ? .ordered : .names
    } else if draft.kind != "line" {
      draft.x.type = .names
    }
  }

  private func read(_ node: XMLTree?) -> ChartDraft.Axis {
    var axis = ChartDraft.Axis()
    guard let node, node.value("delete") != "1" || node.at("title") != nil else { return axis }
    axis.title = node.at("title")?.words ?? ""
    axis.isReversed = node.at("scaling")?.value("orientation") == "maxMin"
    axis.isLogarithmic = node.at("scaling", "logBase") != nil
    return axis
  }

  // MARK: - Values

  private func name(of series: XMLTree) -> String {
    series.at("tx", "strRef", "strCache").map { points(of: $0).map(\.text).joined(separator: " ") }
      ?? series.at("tx", "v")?.words ?? series.at("tx", "rich")?.words ?? ""
  }

  /// The values that are stored with a reference, or stand in its place.
  private func values(_ node: XMLTree?) -> [Value] {
    guard let node else { return [] }
    if let levels = node.at("multiLvlStrRef", "multiLvlStrCache") {
      let count = Int(levels.value("ptCount") ?? "") ?? 0
      let names = levels.all("lvl").reversed().map { filled(points(of: $0, count: count)) }
      guard let last = names.last else { return [] }
      return last.indices.map { row in
        .text(
          names.map { $0.indices.contains(row) ? $0[row].text : "" }.filter { !$0.isEmpty }
            .joined(separator: ", "))
      }
    }
    let caches = [
      node.at("numRef", "numCache"), node.at("strRef", "strCache"), node.at("numLit"),
      node.at("strLit"),
    ]
    return caches.lazy.compactMap { $0 }.first.map { points(of: $0) } ?? []
  }

  /// The points of a cache, as many as it counts.
  private func points(of cache: XMLTree, count told: Int = 0) -> [Value] {
    let isText = cache.name.begins(with: "str") || cache.name == "lvl"
    let form = CellForm(code: cache.at("formatCode")?.text ?? "")
    let points = cache.all("pt")
    let last = points.compactMap { Int($0.attributes["idx"] ?? "") }.max() ?? -1
    let counted = Int(cache.value("ptCount") ?? "") ?? told
    // A count alone makes nothing.
    let count = max(last + 1, counted <= 16 * points.count + 1024 ? counted : 0)
    guard count <= 64 * points.count + 1024 else { return [] }
    var values = [Value](repeating: .missing, count: count)
    for point in points {
      guard let index = Int(point.attributes["idx"] ?? ""), values.indices.contains(index) else {
        continue
      }
      let text = point.at("v")?.text ?? ""
      values[index] =
        isText ? (text.isBlank ? .missing : .text(text)) : number(text, as: form)
    }
    return values
  }

  private func number(_ text: String, as form: CellForm) -> Value {
    guard let number = Double(text), number.isFinite else { return .missing }
    switch form {
    case .day, .month, .year, .moment:
      guard let date = SerialDate(number, isFrom1904: isFrom1904) else { return .number(number) }
      return .date(milliseconds: Double(date.day) * 86_400_000 + Double(date.milliseconds))
    case .percent: return .number(number * 100)
    default: return .number(number)
    }
  }

  /// The names of a level, each down to the next one.
  private func filled(_ values: [Value]) -> [Value] {
    var last = Value.missing
    return values.map { value in
      if !value.isMissing { last = value }
      return last
    }
  }

  private func padded(_ values: [Value], to count: Int) -> [Value] {
    Array(
      (values + [Value](repeating: .missing, count: max(0, count - values.count))).prefix(count))
  }
}

extension ChartDraft {
  /// Makes prices of three or four series in their usual order.
  fileprivate mutating func joinPrices() {
    let members = series.count == 4 ? ["open", "high", "low", "close"] : []
    guard !members.isEmpty, let first = series.first else {
      kind = "line"
      return
    }
    var one = Series()
    one["x"] = first["x"]
    for (member, part) in zip(members, series) { one[member] = part["y"] }
    series = [one]
    x.type = .date
  }
}
