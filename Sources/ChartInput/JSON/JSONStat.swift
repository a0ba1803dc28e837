// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// A data set of JSON-stat: a cube of values, whose dimensions become columns.
struct JSONStat {
  private struct Dimension {
    let name: String
    let categories: [String]
    let isTime: Bool
  }

  private let title: String?
  private let dimensions: [Dimension]
  private let values: JSONNode
  private static let mostValues = 1 << 24

  /// The data set that a document is or holds; nil for any other document.
  init?(_ root: JSONNode) {
    let set = root.member("dataset") ?? root
    guard let dimension = set.member("dimension"), let values = set.member("value"),
      values.shape == .list || values.shape == .record,
      let ids = (set.member("id") ?? dimension.member("id"))?.elements.compactMap(\.text),
      let sizes = (set.member("size") ?? dimension.member("size"))?.elements.compactMap(\.number),
      !ids.isEmpty, ids.count == sizes.count
    else { return nil }
    let times = ((set.member("role") ?? dimension.member("role"))?.member("time")?.elements ?? [])
      .compactMap(\.text)
    dimensions = ids.compactMap { id in
      dimension.member(id).map { Self.dimension($0, id, isTime: times.contains(id)) }
    }
    var count = 1.0
    for size in sizes { count *= size }
    guard dimensions.map({ Double($0.categories.count) }) == sizes, count > 0,
      count <= Double(Self.mostValues)
    else { return nil }
    title = set.caption("label")
    self.values = values
  }

  private static func dimension(_ node: JSONNode, _ id: String, isTime: Bool) -> Dimension {
    let category = node.member("category")
    let labels = category?.member("label")
    let index = category?.member("index")
    let ordered = (index?.members ?? []).sorted {
      ($0.value.number ?? 0, $0.key) < ($1.value.number ?? 0, $1.key)
    }
    let listed = index?.elements.compactMap(\.text) ?? []
    let keys =
      !listed.isEmpty
      ? listed
      : !ordered.isEmpty ? ordered.map(\.key) : labels?.members.map(\.key) ?? []
    let isTime = isTime || ["time", "year", "period", "date", "month"].contains(id.lowercased())
    return Dimension(
      name: node.caption("label") ?? id,
      // Times are read, names are told.
      categories: keys.map { isTime ? $0 : labels?.member($0)?.text ?? $0 }, isTime: isTime)
  }

  /// A row for each value: time, the other dimensions that vary, the value.
  func cells(file: String) throws(ReadError) -> JSONCells {
    let varying = dimensions.indices.filter { dimensions[$0].categories.count > 1 }
    let times = dimensions.indices.filter { dimensions[$0].isTime }
    let others = varying.filter { !times.contains($0) }
    let shown = times + others
    var writer = JSONCellWriter(file: file)
    for _ in 0...shown.count { _ = try writer.addColumn() }
    let count = dimensions.reduce(1) { $0 * $1.categories.count }
    for number in 0..<count {
      try writer.beginRow()
      for (column, place) in shown.enumerated() {
        let below = dimensions[(place + 1)...].reduce(1) { $0 * $1.categories.count }
        let categories = dimensions[place].categories
        writer.write(categories[number / below % categories.count], in: column)
      }
      let value =
        values.shape == .list ? values.element(number) : values.member("\(number)")
      writer.write(value, in: shown.count)
    }
    var cells = JSONCells(
      headings: shown.map { dimensions[$0].name } + [title ?? "value"], hasHeadings: true,
      block: try writer.finish(), nested: writer.nested)
    for number in 0..<cells.block.rowCount { cells.lines.append(number + 1) }
    return cells
  }
}
