// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Specifications of Vega-Lite, with their values: a chart for each part, panel and kind of mark.
struct VegaLite {
  private let datasets: JSONNode?

  /// The charts of a specification; none for any other value.
  static func charts(_ root: JSONNode) -> [ChartDraft] {
    guard root.shape == .record, isSpecification(root) else { return [] }
    return VegaLite(datasets: root.member("datasets")).charts(of: Part(root, above: nil))
  }

  private static let together = ["hconcat", "vconcat", "concat"]

  private static func isSpecification(_ root: JSONNode) -> Bool {
    if let schema = root.member("$schema")?.text, schema.holds("vega") {
      return schema.holds("vega-lite")
    }
    return root.has("layer") || together.contains(where: root.has) || root.member("spec") != nil
      || root.member("mark") != nil && root.member("encoding") != nil
  }

  /// A specification with what it has of the one above.
  private struct Part {
    let spec: JSONNode
    let data: JSONNode?
    var channels: [String: JSONNode]

    init(_ spec: JSONNode, above: Part?) {
      self.spec = spec
      data = spec.present("data") ?? above?.data
      channels = above?.channels ?? [:]
      for (name, channel) in spec.member("encoding")?.members ?? [] where channel.shape == .record {
        channels[name] = Self.unconditional(channel)
      }
    }

    /// What a channel is while nothing is selected: a field that stands below a condition on what a reader
    /// selects holds for all.
    private static func unconditional(_ channel: JSONNode) -> JSONNode {
      guard channel.member("field") == nil, channel.member("aggregate") == nil,
        let other = channel.member("condition"), other.shape == .record,
        other.member("param") ?? other.member("selection") != nil,
        other.member("field") ?? other.member("aggregate") != nil
      else { return channel }
      return other
    }
  }

  private func charts(of part: Part) -> [ChartDraft] {
    let spec = part.spec
    let title = spec.at("title", "text")?.words ?? spec.member("title")?.words ?? ""
    var drafts: [ChartDraft]
    if let parts = Self.together.lazy.compactMap({ spec.member($0) }).first {
      drafts = parts.elements.flatMap { charts(of: Part($0, above: part)) }
    } else if spec.member("repeat") != nil {
      drafts = [ChartDraft("repeat", .computed("repeat"))]
    } else {
      drafts = panels(of: part)
    }
    for index in drafts.indices {
      drafts[index].title = title.titled(drafts[index].title)
      drafts[index].subtitle = spec.at("title", "subtitle")?.words ?? ""
    }
    return drafts
  }

  // MARK: - Rows

  /// The rows of a part; a fault where they stand elsewhere or are computed.
  private func rows(of part: Part) throws(StatedFault) -> [JSONNode] {
    if part.spec.has("transform") { throw .computed("transform") }
    if let address = part.data?.member("url")?.words, !address.isEmpty {
      throw .elsewhere(address.utf8.bounded())
    }
    let named = part.data?.member("name")?.text.flatMap { datasets?.member($0) }
    guard let values = part.data?.present("values") ?? named, values.shape == .list else {
      throw .missing(.line, member: "data.values")
    }
    return values.elements
  }

  /// A chart of each panel, by the values of the columns that part them.
  private func panels(of part: Part) -> [ChartDraft] {
    let inner = part.spec.member("spec").map { Part($0, above: part) } ?? part
    do throws(StatedFault) {
      var facets = ["row", "column", "facet"].compactMap { inner.channels[$0] }
      if let facet = part.spec.member("facet") {
        facets +=
          facet.member("field") == nil
          ? ["row", "column"].compactMap { facet.member($0) } : [facet]
      }
      let fields = facets.compactMap { $0.member("field")?.text }
      guard !fields.isEmpty else { return try layers(of: inner, nil) }
      let rows = try rows(of: inner)
      var drafts: [ChartDraft] = []
      for panel in rows.map({ row in (row, fields.map { VegaUnit.value(of: row, $0) }) })
        .grouped(by: \.1)
      {
        let name = zip(fields, panel[0].1).map { "\($0) \($1.text)" }.joined(separator: ", ")
        for var draft in try layers(of: inner, panel.map(\.0)) {
          draft.title = name.titled(draft.title)
          drafts.append(draft)
        }
      }
      return drafts
    } catch {
      return [ChartDraft("chart", error)]
    }
  }

  /// The charts of the layers of a panel, of which lines of reference are none.
  private func layers(of part: Part, _ rows: [JSONNode]?) throws(StatedFault) -> [ChartDraft] {
    guard let layers = part.spec.member("layer") else {
      let own = if let rows { rows } else { try self.rows(of: part) }
      return VegaUnit(part.spec, part.channels, own).map { [$0.checkedDraft] } ?? []
    }
    var drafts: [ChartDraft] = []
    var lines: [(name: String, y: Double)] = []
    for layer in layers.elements {
      let own = Part(layer, above: part)
      if layer.has("layer") {
        drafts += try self.layers(of: own, rows)
        continue
      }
      // Rules and texts may do without rows.
      let found = layer.present("data") == nil ? rows : nil
      guard let unit = VegaUnit(layer, own.channels, found ?? (try? self.rows(of: own)) ?? [])
      else { continue }
      if unit.mark == "text" { continue }
      if unit.mark == "rule", let value = unit.constant {
        lines.append(("", value))
        continue
      }
      if unit.mark == "rule", unit.channels["y2"] == nil { continue }
      if found == nil { _ = try self.rows(of: own) }
      drafts.merge(unit.checkedDraft)
    }
    for index in drafts.indices where ["line", "step", "bars"].contains(drafts[index].kind) {
      drafts[index].lines = lines
    }
    let told = drafts.filter { $0.kind != "band" || $0.series.allSatisfy { !$0["y"].isEmpty } }
    return told.isEmpty ? drafts : told
  }
}

extension [ChartDraft] {
  /// Adds a chart that is not told yet: points on a line are that line again, and an area or bars of error
  /// around it its band.
  fileprivate mutating func merge(_ new: ChartDraft) {
    let xs = new.series.map { $0["x"] }
    let told = ["line", "bars", "scatter", "band"]
    let place = firstIndex { told.contains($0.kind) && $0.series.map { $0["x"] } == xs }
    guard let place, told.contains(new.kind), new.fault == nil else {
      append(new)
      return
    }
    let (old, isBand) = (self[place], new.kind == "band")
    guard isBand != (old.kind == "band"), new.series.count == 1 else {
      if old.series.map({ $0["y"] }) != new.series.map({ $0["y"] }) { append(new) }
      return
    }
    let bounds = isBand ? new : old
    var line = isBand ? old : new
    for member in ["lower", "upper"] { line.series[0][member] = bounds.series[0][member] }
    line.kind = line.kind == "line" ? "band" : "error"
    self[place] = line
  }
}
