// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// The points of a series: numbers, lists, or records, beside names or in a table that several share.
struct LibraryPoints {
  let node: JSONNode
  /// Its place among all series.
  private let number: Int
  private let chart: SeriesCharts
  private let points: [JSONNode]

  typealias Value = ChartDraft.Value

  init(_ node: JSONNode, number: Int, _ chart: SeriesCharts) {
    (self.node, self.number, self.chart) = (node, number, chart)
    points = node.member("data")?.elements ?? []
  }

  /// The series as places and values.
  var series: ChartDraft.Series {
    var series = ChartDraft.Series(name: (node.member("name")?.words ?? "").plainTitle)
    if node.member("data") == nil, let table = SeriesTable(chart.root, node, number: number) {
      (series["x"], series["y"]) = (placed(table.x), table.y)
      if series.name.isEmpty { series.name = table.name }
      return series
    }
    var xs: [Value] = []
    var ys: [Value] = []
    for (index, point) in points.enumerated() {
      let (x, y) = place(of: point, index)
      let turns = chart.isTurned && max(point.count, point.member("value")?.count ?? 0) >= 2
      xs.append(turns ? y : x)
      ys.append(turns ? x : y)
    }
    (series["x"], series["y"]) = (placed(xs), ys)
    return series
  }

  /// Dates where the axis has them, and names where numbers count them.
  private func placed(_ xs: [Value]) -> [Value] {
    if chart.along.isOfTimes { return xs.map(\.asDate) }
    let names = chart.along.names
    guard !names.isEmpty else { return xs }
    return xs.map { x in
      guard let number = x.number, let index = Int(exactly: number), names.indices.contains(index)
      else { return x }
      return names[index]
    }
  }

  private func place(of point: JSONNode, _ index: Int) -> (x: Value, y: Value) {
    let usual = usualPlace(index)
    switch point.shape {
    case .list where point.count >= 2:
      return (point.element(0)?.draftValue ?? usual, point.element(1)?.draftValue ?? .missing)
    case .record:
      let value = point.member("y") ?? point.member("value")
      if let value, value.shape == .list { return place(of: value, index) }
      let x = point.member("x")?.draftValue ?? point.member("name")?.draftValue ?? usual
      return (x, value?.draftValue ?? .missing)
    default: return (usual, point.draftValue)
    }
  }

  /// Where a point stands that does not say: at its name, or as far behind the first one as is told.
  private func usualPlace(_ index: Int) -> Value {
    let names = chart.along.names
    if names.indices.contains(index) { return names[index] }
    func told(_ name: String) -> JSONNode? {
      node.member(name) ?? chart.root.at("plotOptions", "series", name)
    }
    guard let start = told("pointStart")?.number else { return .number(Double(index + 1)) }
    return .number(start + Double(index) * (told("pointInterval")?.number ?? 1))
  }

  /// Lines of reference that the series carries.
  var lines: [(name: String, y: Double)] {
    (node.member("markLine")?.member("data")?.elements ?? []).compactMap { line in
      line.member("yAxis")?.number.map { (line.member("name")?.text ?? "", $0) }
    }
  }

  // MARK: - Points of several numbers

  /// The numbers of a point behind its place, which stands before as many as are wanted, or nowhere.
  private func numbers(_ names: [String], _ count: Int) -> (x: [Value], values: [[Value]]) {
    var xs: [Value] = []
    var rows: [[Value]] = []
    for (index, point) in points.enumerated() {
      var x = usualPlace(index)
      var list = point.shape == .list ? point : point.member("value") ?? point.member("y") ?? point
      if list.shape != .list, point.shape == .record {
        rows.append(names.map { point.member($0)?.draftValue ?? .missing })
        xs.append(point.member("x")?.draftValue ?? point.member("name")?.draftValue ?? x)
        continue
      }
      if let place = point.member("x") ?? point.member("name") { x = place.draftValue }
      var values = list.elements.map(\.draftValue)
      list = point
      if values.count > count {
        x = values.removeFirst()
      }
      xs.append(x)
      rows.append((0..<count).map { values.indices.contains($0) ? values[$0] : .missing })
    }
    return (placed(xs), rows)
  }

  private func columns(
    _ members: [String], from names: [String]
  ) -> [String: [Value]] {
    let (x, rows) = numbers(names, members.count)
    var columns = ["x": x]
    for (index, member) in members.enumerated() { columns[member] = rows.map { $0[index] } }
    return columns
  }

  /// Five numbers of each box.
  var summaries: [String: [Value]] {
    let members = ["low", "q1", "median", "q3", "high"]
    return columns(members, from: members)
  }

  /// Prices: of ECharts, whose axis has names, the close stands behind the open.
  var prices: [String: [Value]] {
    let isOrdered = chart.along.isOfNames && chart.root.member("chart") == nil
    var columns = columns(
      isOrdered ? ["open", "close", "low", "high"] : ["open", "high", "low", "close"],
      from: ["open", "high", "low", "close"])
    columns["x"] = columns["x"]?.map(\.asDate)
    return columns
  }

  /// Bounds, between which a line tells the values.
  var bounds: [String: [Value]] { columns(["lower", "upper"], from: ["low", "high"]) }

  /// The cells of a grid.
  var cells: [(column: Value, row: Value, value: Value)] {
    points.enumerated().map { index, point in
      let list = point.shape == .list ? point : point.member("value")
      if let list, list.count >= 3 {
        return (
          list.element(0)?.draftValue ?? .missing, list.element(1)?.draftValue ?? .missing,
          list.element(2)?.draftValue ?? .missing
        )
      }
      let value = point.member("value") ?? point.member("y")
      return (
        point.member("x")?.draftValue ?? usualPlace(index),
        // Rows that are series have their names.
        (point.member("value") == nil ? nil : point.member("y")?.draftValue)
          ?? .text(node.member("name")?.text ?? ""),
        value?.draftValue ?? point.draftValue
      )
    }
  }
}

/// The table that series of ECharts share: `dataset: {source}`.
struct SeriesTable {
  let x: [ChartDraft.Value]
  let y: [ChartDraft.Value]
  let name: String

  /// The columns of a series, as it encodes them, else the first one and one of its own.
  init?(_ root: JSONNode, _ series: JSONNode, number: Int) {
    let sets = root.member("dataset").map { $0.shape == .list ? $0.elements : [$0] } ?? []
    let index = series.member("datasetIndex")?.number ?? 0
    guard let set = sets.indices.first(where: { Double($0) == index }).map({ sets[$0] }),
      let source = set.member("source"), let (names, columns) = Self.columns(source, set)
    else { return nil }
    let encode = series.member("encode")
    func column(_ channels: [String]) -> Int? {
      for channel in channels {
        let told = encode?.member(channel)
        guard let told = told?.element(0) ?? told else { continue }
        if let text = told.text { return names.firstIndex(of: text) }
        if let number = told.number { return Int(exactly: number) }
      }
      return nil
    }
    let place = column(["x", "itemName"]) ?? 0
    let value = column(["y", "value"]) ?? number + 1
    guard columns.indices.contains(place), columns.indices.contains(value) else { return nil }
    (x, y) = (columns[place], columns[value])
    name = names.indices.contains(value) ? names[value] : ""
  }

  /// The names of the columns of a table, and the columns; nil if it has none.
  private static func columns(
    _ source: JSONNode, _ set: JSONNode
  ) -> (names: [String], columns: [[ChartDraft.Value]])? {
    var names =
      set.member("dimensions")?.elements.map { $0.text ?? $0.member("name")?.text ?? "" } ?? []
    var columns: [[ChartDraft.Value]]
    if source.shape == .record {
      names = source.members.map(\.key)
      columns = source.members.map { $0.value.draftValues ?? [] }
    } else if source.firstValue?.shape == .record {
      if names.isEmpty { names = source.firstValue?.members.map(\.key) ?? [] }
      columns = names.map { name in
        source.elements.map { $0.member(name)?.draftValue ?? .missing }
      }
    } else {
      guard var rows = source.draftRows, let width = rows.map(\.count).max(), width > 0,
        width * rows.count <= 64 * (rows.reduce(0) { $0 + $1.count } + 16)
      else { return nil }
      if names.isEmpty, let first = rows.first, first.dropFirst().allSatisfy({ $0.number == nil }) {
        names = first.map(\.text)
        rows.removeFirst()
      }
      columns = (0..<width).map { column in
        rows.map { $0.indices.contains(column) ? $0[column] : .missing }
      }
    }
    return (names, columns)
  }
}
