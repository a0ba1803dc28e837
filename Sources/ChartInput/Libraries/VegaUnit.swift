// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// One mark of Vega-Lite with its rows, and what its channels are made of.
struct VegaUnit {
  let mark: String
  let markNode: JSONNode
  let rows: [JSONNode]
  /// Those of bars that lie are exchanged, so that values are along y.
  private(set) var channels: [String: JSONNode]

  typealias Value = ChartDraft.Value

  /// What parts the rows into series.
  private static let parting = ["color", "detail", "strokeDash", "shape", "xOffset", "yOffset"]

  init?(_ spec: JSONNode, _ channels: [String: JSONNode], _ rows: [JSONNode]) {
    guard let node = spec.member("mark"), let mark = node.member("type")?.text ?? node.text else {
      return nil
    }
    (self.mark, markNode, self.rows, self.channels) = (mark, node, rows, channels)
    let (x, y) = (channels["x"], channels["y"])
    let hasPlaces =
      y.map { $0.has("bin") || $0.member("bin")?.isTrue == true || !isMeasure($0) } ?? false
    let isAlone = y == nil && ["boxplot", "tick"].contains(mark)
    if let x, isMeasure(x), !isBinned(x), hasPlaces || isAlone {
      let pairs = [
        ("x", "y"), ("y", "x"), ("x2", "y2"), ("y2", "x2"), ("xOffset", "yOffset"),
        ("yOffset", "xOffset"), ("xError", "yError"),
      ]
      for (from, to) in pairs { self.channels[to] = channels[from] }
    }
  }

  // MARK: - Channels

  func field(_ channel: String) -> String? { channels[channel]?.member("field")?.text }

  func isBinned(_ channel: JSONNode?) -> Bool {
    guard let bin = channel?.present("bin") else { return false }
    return bin.isTrue || bin.shape == .record
  }

  /// Whether a channel holds numbers to be compared: as it says, or as its values do.
  private func isMeasure(_ channel: JSONNode) -> Bool {
    if let type = channel.member("type")?.text { return type == "quantitative" }
    if channel.member("aggregate") != nil { return true }
    return channel.member("field")?.text.map { values(of: $0).areNumbers } ?? false
  }

  /// The column that parts the rows into series; nil if that of x does, or none.
  var partingField: String? {
    for name in Self.parting {
      guard let channel = channels[name], let field = channel.member("field")?.text,
        channel.member("type")?.text != "quantitative"
      else { continue }
      if field != self.field("x") { return field }
    }
    return nil
  }

  /// The value of a record by the name of its column, in which signs may be escaped.
  static func value(of row: JSONNode, _ field: String) -> Value {
    let name = field.replacingScalars { $0 == "\\" ? "" : nil }
    if let node = row.member(name) { return node.draftValue }
    if row.isSingle, name == "data" { return row.draftValue }
    var node: JSONNode? = row
    for part in name.parts(at: ".") { node = node?.member(String(part)) }
    return node?.draftValue ?? .missing
  }

  func values(of field: String) -> [Value] { rows.map { Self.value(of: $0, field) } }

  /// The values of a channel, dates where it says so.
  func values(_ channel: String) -> [Value] {
    guard let field = field(channel) else { return [] }
    let values = values(of: field)
    return channels[channel]?.member("type")?.text == "temporal" ? values.map(\.asDate) : values
  }

  /// The axis of a channel; discrete ones hold `names`.
  func axis(_ name: String, names: ChartDraft.AxisContent = .names) -> ChartDraft.Axis {
    var axis = ChartDraft.Axis()
    guard let channel = channels[name] else { return axis }
    axis.title = Self.heading(channel)
    let scale = channel.member("scale")
    let isBack = scale?.member("reverse")?.isTrue == true
    switch channel.member("type")?.text {
    case "quantitative": axis.type = .number
    case "temporal": axis.type = .date
    case "ordinal", "nominal": axis.type = names
    default: axis.type = nil
    }
    axis.isReversed =
      name == "y" && (isBack || isMeasure(channel) && channel.member("sort")?.text == "descending")
    axis.isLogarithmic = scale?.member("type")?.text == "log"
    return axis
  }

  /// What an axis is called: its title, or its column.
  static func heading(_ channel: JSONNode) -> String {
    for title in [channel.at("title"), channel.at("axis", "title"), channel.at("legend", "title")] {
      if let title, !title.words.isEmpty { return title.words }
    }
    guard let field = channel.member("field")?.text else {
      return channel.member("aggregate")?.text == "count" ? "Count of Records" : ""
    }
    return field.replacingScalars { $0 == "\\" ? "" : nil }
  }

  /// Where a rule stands, if it stands at one value of y and nowhere along x.
  var constant: Double? {
    guard channels["x"]?.member("field") == nil, let y = channels["y"] else { return nil }
    if let number = y.member("datum")?.number { return number }
    guard let field = y.member("field")?.text else { return nil }
    let numbers = values(of: field).compactMap(\.number)
    if let combine = y.member("aggregate")?.text.flatMap(VegaAggregate.init) {
      return combine.result(numbers)
    }
    return Set(numbers).count == 1 ? numbers.first : nil
  }
}

/// How values at one place become one.
enum VegaAggregate: String {
  case mean, average, median, sum, min, max, count

  /// - Returns: nil if there are no values, of which the count and the sum are 0.
  func result(_ values: [Double]) -> Double? {
    let sorted = values.sorted()
    let half = sorted.count / 2
    return switch self {
    case .count: Double(values.count)
    case .sum: values.reduce(0, +)
    case _ where values.isEmpty: nil
    case .mean, .average: values.reduce(0, +) / Double(values.count)
    case .min: sorted.first
    case .max: sorted.last
    case .median: sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    }
  }
}
