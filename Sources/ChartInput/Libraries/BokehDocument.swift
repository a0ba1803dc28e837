// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Documents of Bokeh 3, as `json_item` and pages hold them: `{roots: [{type: "object", name, attributes}]}`.
struct BokehDocument {
  /// All objects that others name by their `id`.
  private var objects: [String: JSONNode] = [:]
  private var figures: [JSONNode] = []

  /// The charts of a document: one for each figure and kind of mark; none for any other value.
  static func charts(_ root: JSONNode) -> [ChartDraft] {
    let only = root.members.count == 1 ? root.members.first?.value : nil
    guard
      let document = [root.member("doc"), root, only].compactMap({ $0 }).first(where: isDocument)
    else { return [] }
    var reading = BokehDocument()
    reading.look(into: document.member("roots") ?? document)
    return reading.figures.flatMap { BokehFigure($0, reading).charts }
  }

  private static func isDocument(_ node: JSONNode) -> Bool {
    node.at("roots", "attributes") != nil && node.member("version")?.text != nil
  }

  private mutating func look(into node: JSONNode) {
    if let id = node.member("id")?.text,
      node.member("attributes") != nil || node.member("name") != nil
    {
      objects[id] = node
    }
    if node.member("name")?.text == "Figure" { figures.append(node) }
    for (_, value) in node.members where !value.isSingle { look(into: value) }
    for element in node.elements where !element.isSingle { look(into: element) }
  }

  /// An object, or the one that is named in its place.
  func object(_ node: JSONNode?) -> JSONNode? {
    guard let node else { return nil }
    if node.member("attributes") != nil { return node }
    return node.member("id")?.text.flatMap { objects[$0] } ?? node
  }
}

/// One figure of Bokeh.
private struct BokehFigure {
  private let figure: JSONNode
  private let document: BokehDocument

  init(_ figure: JSONNode, _ document: BokehDocument) {
    (self.figure, self.document) = (figure, document)
  }

  private func attribute(_ node: JSONNode?, _ name: String) -> JSONNode? {
    document.object(document.object(node)?.at("attributes", name))
  }

  var charts: [ChartDraft] {
    let title = attribute(attribute(figure, "title"), "text")?.text ?? ""
    let marks = (figure.at("attributes")?.member("renderers")?.elements ?? [])
      .compactMap { document.object($0) }.filter { attribute($0, "glyph") != nil }
    return marks.grouped(by: kind).map { same in
      var draft = ChartDraft(kind(same[0]))
      draft.title = title
      (draft.x, draft.y) = (axis("below", "x_range"), axis("left", "y_range"))
      if glyph(same[0]) == "HBar" {
        (draft.x, draft.y) = (axis("left", "y_range"), axis("below", "x_range"))
        draft.x.isReversed = false
      }
      draft.series = same.map { series($0, isDate: draft.x.type == .date) }
      finish(&draft, same)
      return draft
    }
  }

  private func glyph(_ mark: JSONNode) -> String {
    attribute(mark, "glyph")?.member("name")?.text ?? ""
  }

  private func kind(_ mark: JSONNode) -> String {
    let name = glyph(mark)
    switch name {
    case "Line": return "line"
    case "Step": return "step"
    case "VBar", "HBar": return "bars"
    case "Quad": return "histogram"
    case "Scatter", "Circle": return "scatter"
    case "Wedge", "AnnularWedge": return "pie"
    default: return name.lowercased()
    }
  }

  private func axis(_ side: String, _ range: String) -> ChartDraft.Axis {
    var axis = ChartDraft.Axis()
    let node = document.object(figure.at("attributes", side)?.element(0))
    axis.title = attribute(node, "axis_label")?.words ?? ""
    let name = node?.member("name")?.text ?? ""
    axis.isLogarithmic = name.begins(with: "Log")
    if name.begins(with: "Datetime") { axis.type = .date }
    let own = attribute(figure, range)
    if let start = attribute(own, "start")?.number, let end = attribute(own, "end")?.number {
      axis.isReversed = start > end
    }
    if own?.member("name")?.text == "FactorRange" { axis.type = .names }
    return axis
  }

  /// The values of a property of a mark: a column of its data, the last part of a stack, or a constant.
  private func values(_ mark: JSONNode, _ property: String) -> [ChartDraft.Value] {
    guard let told = attribute(attribute(mark, "glyph"), property) else { return [] }
    let stack = attribute(told.member("expr"), "fields")?.elements.last?.text
    guard let field = told.member("field")?.text ?? told.text ?? stack else { return [] }
    let data = attribute(attribute(mark, "data_source"), "data")
    let column =
      data?.member("entries")?.elements.first { $0.element(0)?.text == field }?.element(1)
      ?? data?.member(field)
    return column.map(BokehArray.values) ?? []
  }

  private func series(_ mark: JSONNode, isDate: Bool) -> ChartDraft.Series {
    let (along, across) =
      switch glyph(mark) {
      case "VBar": ("x", "top")
      case "HBar": ("y", "right")
      default: ("x", "y")
      }
    let x = values(mark, along)
    return ChartDraft.Series(
      name: name(of: mark),
      columns: ["x": isDate ? x.map(\.asDate) : x, "y": values(mark, across)])
  }

  /// What the legend calls a mark, else its own name.
  private func name(of mark: JSONNode) -> String {
    let id = mark.member("id")?.text
    let legends = ["center", "right", "above", "left", "below"]
      .flatMap { figure.at("attributes")?.member($0)?.elements ?? [] }
      .compactMap { document.object($0) }.filter { $0.member("name")?.text == "Legend" }
    for item in legends.flatMap({ attribute($0, "items")?.elements ?? [] }) {
      let marks = attribute(item, "renderers")?.elements ?? []
      guard marks.contains(where: { $0.member("id")?.text == id }) else { continue }
      return attribute(item, "label")?.member("value")?.text ?? ""
    }
    return attribute(mark, "name")?.text ?? ""
  }

  private func finish(_ draft: inout ChartDraft, _ marks: [JSONNode]) {
    if draft.kind == "bars", draft.series.count > 1 {
      let property = glyph(marks[0]) == "HBar" ? "right" : "top"
      let isStack = marks.contains {
        attribute(attribute($0, "glyph"), property)?.member("expr") != nil
      }
      draft.kind = isStack ? "stacked" : "grouped"
      if isStack { draft.stack = .total }
    }
    guard draft.kind == "histogram" else { return }
    for (index, mark) in marks.enumerated() {
      let (left, right) = (values(mark, "left"), values(mark, "right"))
      draft.series[index].columns = [
        "edges": left + right.suffix(1), "counts": values(mark, "top"),
      ]
    }
  }
}

/// A column of Bokeh: a list, or an array whose bytes are packed in base 64, mostly by gzip.
private enum BokehArray {
  /// More than any figure has.
  private static let mostBytes = 64 << 20
  /// What no packed byte exceeds.
  private static let ratio = 1100

  static func values(_ node: JSONNode) -> [ChartDraft.Value] {
    guard node.member("type")?.text == "ndarray" else { return node.draftValues ?? [] }
    if let list = node.member("array")?.draftValues { return list }
    let types = [
      "float64": "f8", "float32": "f4", "int8": "i1", "int16": "i2", "int32": "i4", "int64": "i8",
      "uint8": "u1", "uint16": "u2", "uint32": "u4", "bool": "u1",
    ]
    let sizes = node.member("shape")?.numbers ?? []
    guard let type = types[node.member("dtype")?.text ?? ""], sizes.count == 1,
      let count = Int(exactly: sizes[0]), let size = Int(type.without(first: 1)),
      let packed = node.at("array", "data")?.text.flatMap({ PackedNumbers.bytes(base64: $0) }),
      (0...mostBytes / size).contains(count), count * size <= ratio * packed.count + 1024,
      let bytes = unpacked(packed, count: count * size)
    else { return [] }
    return PackedNumbers.numbers(type, bytes).map { $0.isFinite ? .number($0) : .missing }
  }

  private static func unpacked(_ packed: [UInt8], count: Int) -> [UInt8]? {
    guard packed.starts(with: [0x1F, 0x8B]) else { return packed.count == count ? packed : nil }
    guard let inflater = try? Inflater(.gzip) else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let step = inflater.step(packed, packed.indices, into: &bytes, bytes.indices)
    return step?.given == count ? bytes : nil
  }
}
