// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension VegaUnit {
  /// The chart of the mark, or why it cannot be told.
  var checkedDraft: ChartDraft {
    do throws(StatedFault) {
      return try draft()
    } catch {
      return ChartDraft(mark, error)
    }
  }

  private func draft() throws(StatedFault) -> ChartDraft {
    for name in ["x", "y"] where channels[name]?.has("timeUnit") == true || timeUnit(name) {
      throw .computed("timeUnit")
    }
    switch mark {
    case "line", "trail", "area": return try course()
    case "errorband", "errorbar": return try band()
    case "bar": return try bars()
    case "point", "circle", "square", "tick": return try points()
    case "boxplot": return try boxes()
    case "rect": return try heatmap()
    case "arc": return try shares()
    case "geoshape": return ChartDraft("map")
    default: return ChartDraft(mark)
    }
  }

  private func timeUnit(_ name: String) -> Bool { channels[name]?.present("timeUnit") != nil }

  // MARK: - Courses

  private func course() throws(StatedFault) -> ChartDraft {
    if channels["y2"] != nil { return try band() }
    try refuseBins()
    guard field("x") != nil else { throw .missing(.line, member: "encoding.x.field") }
    if mark != "area", goesBackAndForth { return ChartDraft("path") }
    let stack = channels["y"]?.member("stack")
    let isStack = mark == "area" && partingField != nil && !Self.isBeside(stack)
    let step = markNode.member("interpolate")?.text?.begins(with: "step") == true
    var draft = ChartDraft(isStack ? "stacked" : step ? "step" : "line")
    draft.series = try series("y", addsUp: mark == "area")
    (draft.x, draft.y) = (axis("x", names: .ordered), axis("y"))
    if isStack { draft.stack = stack?.text == "normalize" ? .percent : .total }
    return draft
  }

  /// Whether points are joined in another order than that of x, and so are no course.
  private var goesBackAndForth: Bool {
    guard let order = field("order") else { return false }
    let (ranks, xs) = (values(of: order), values("x"))
    let names = partingField.map { values(of: $0) } ?? rows.map { _ in .missing }
    let joined = rows.indices.sorted { Self.precedes(ranks[$0], ranks[$1]) }
    return joined.grouped { names[$0] }.contains { row in
      let steps = zip(row, row.dropFirst())
      return steps.contains { Self.precedes(xs[$0], xs[$1]) }
        && steps.contains { Self.precedes(xs[$1], xs[$0]) }
    }
  }

  /// Whether series stand beside each other or in front, not on each other.
  private static func isBeside(_ stack: JSONNode?) -> Bool {
    guard let stack else { return false }
    return stack.shape == .null || stack.shape == .boolean && !stack.isTrue
  }

  /// The bounds of an area or of bars of error, of which a line tells the values between.
  private func band() throws(StatedFault) -> ChartDraft {
    if channels["y2"] == nil { throw .computed("extent") }
    let (lower, upper) = (try series("y", addsUp: false), try series("y2", addsUp: false))
    guard lower.count == 1, upper.count == 1 else {
      throw .severalSeries(.band, count: max(lower.count, upper.count))
    }
    var draft = ChartDraft("band")
    var one = ChartDraft.Series()
    one["x"] = lower[0]["x"]
    one["lower"] = zip(lower[0]["y"], upper[0]["y"]).map {
      $0.number ?? 0 <= $1.number ?? 0 ? $0 : $1
    }
    one["upper"] = zip(lower[0]["y"], upper[0]["y"]).map {
      $0.number ?? 0 <= $1.number ?? 0 ? $1 : $0
    }
    draft.series = [one]
    (draft.x, draft.y) = (axis("x", names: .ordered), axis("y"))
    return draft
  }

  // MARK: - Bars

  private func bars() throws(StatedFault) -> ChartDraft {
    if channels["x2"] != nil || channels["y2"] != nil { return ChartDraft("gantt") }
    let (x, y) = (channels["x"], channels["y"])
    if isBinned(x), y?.member("aggregate")?.text == "count", partingField == nil {
      var draft = ChartDraft("histogram")
      var one = ChartDraft.Series()
      one["values"] = values("x").filter { !$0.isMissing }
      draft.series = [one]
      draft.x = axis("x")
      draft.x.type = .number
      return draft
    }
    try refuseBins()
    var draft = ChartDraft("bars")
    draft.series = try series("y", addsUp: true)
    (draft.x, draft.y) = (axis("x"), axis("y"))
    guard draft.series.count > 1 else { return draft }
    let stack = y?.member("stack")
    if channels["xOffset"] != nil || Self.isBeside(stack) {
      draft.kind = "grouped"
    } else {
      (draft.kind, draft.stack) = ("stacked", stack?.text == "normalize" ? .percent : .total)
    }
    return draft
  }

  private func refuseBins() throws(StatedFault) {
    if isBinned(channels["x"]) || isBinned(channels["y"]) { throw .computed("bin") }
  }

  // MARK: - Points

  private func points() throws(StatedFault) -> ChartDraft {
    try refuseBins()
    var draft = ChartDraft("scatter")
    draft.series = try series("y", addsUp: false)
    (draft.x, draft.y) = (axis("x"), axis("y"))
    let isOne = draft.series.allSatisfy { $0["x"].distinct.count == $0["x"].count }
    let xs = draft.series.flatMap { $0["x"] }
    if channels["x"] == nil {
      draft.kind = "box"
      for index in draft.series.indices {
        draft.series[index].columns = ["values": draft.series[index]["y"]]
      }
    } else if xs.areNumbers {
      return draft
    } else if xs.areDates {
      // Points of dates are a course, as they come one after another.
      draft.kind = isOne ? "line" : "scatter"
    } else if isOne, draft.series.count == 1 {
      draft.kind = "bars"
    } else {
      return try boxes()
    }
    return draft
  }

  private func boxes() throws(StatedFault) -> ChartDraft {
    try refuseBins()
    if channels["y"]?.member("aggregate") != nil { throw .computed("aggregate") }
    let names = channels["x"] == nil ? rows.map { _ in .missing } : values("x")
    let groups = mark == "boxplot" ? partingField.map { values(of: $0) } : nil
    var found: [(name: Value, values: [Value])] = []
    var places: [Value: Int] = [:]
    for (row, value) in values("y").enumerated() {
      let parts = [names[row].text, groups?[row].text ?? ""].filter { !$0.isEmpty }
      let name = Value.text(parts.joined(separator: ", "))
      let place = places[name] ?? found.count
      if place == found.count {
        places[name] = place
        found.append((name, []))
      }
      found[place].values.append(value)
    }
    var draft = ChartDraft("box")
    (draft.x, draft.y) = (axis("x"), axis("y"))
    for name in ordered(found.map(\.name), by: channels["x"], [:]) {
      guard let place = places[name] else { continue }
      draft.series.append(
        ChartDraft.Series(name: name.text, columns: ["values": found[place].values]))
    }
    return draft
  }

  // MARK: - Areas

  private func heatmap() throws(StatedFault) -> ChartDraft {
    try refuseBins()
    let color = channels["color"]
    guard let x = channels["x"], let y = channels["y"], let column = x.member("field")?.text,
      let row = y.member("field")?.text,
      let color, color.member("field") != nil || color.member("aggregate") != nil
    else { throw .missing(.heatmap, member: "encoding.color") }
    let cells = try combined(
      color, at: values(of: column), in: values(of: row), addsUp: false)
    let columns = ordered(values(of: column).distinct, by: x, [:])
    let rows = ordered(cells.map(\.name), by: y, [:])
    var draft = ChartDraft("heatmap")
    (draft.x, draft.y) = (axis("x"), axis("y"))
    draft.value.title = Self.heading(color)
    let found = Dictionary(cells.map { ($0.name, $0.values) }) { first, _ in first }
    draft.grid = ChartDraft.Grid(
      rows: rows, columns: columns, valueCount: self.rows.count
    ) { found[rows[$0]]?[columns[$1]]?.first ?? .missing }
    if draft.grid == nil { throw .missing(.heatmap, member: "cells") }
    return draft
  }

  private func shares() throws(StatedFault) -> ChartDraft {
    guard let theta = channels["theta"], let names = field("color") else {
      throw .missing(.share, member: "encoding.theta")
    }
    let found = try combined(
      theta, at: values(of: names), in: rows.map { _ in .missing }, addsUp: true)
    var one = ChartDraft.Series()
    one["x"] = ordered(values(of: names).distinct, by: channels["color"], [:])
    one["y"] = one["x"].map { found.first?.values[$0]?.first ?? .missing }
    var draft = ChartDraft("share")
    draft.series = [one]
    draft.x = axis("color")
    draft.x.type = .names
    draft.y.title = Self.heading(theta)
    return draft
  }
}
