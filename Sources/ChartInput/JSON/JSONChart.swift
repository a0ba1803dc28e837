// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// A chart as charting programs and services of statistics write it: series of points, and what its axes
/// are called.
///
/// It becomes a table of positions, names of series and values. Forms that are tables by themselves are
/// found by `JSONSearch`.
struct JSONChart {
  /// A value of a point, or the text that stands for it.
  enum Cell {
    case node(JSONNode?)
    case text(String)
  }

  /// One series.
  struct Series {
    var name: String?
    /// Where each point stands; as many as there are values, or none where the values are merely counted.
    var x: [Cell]
    var y: [Cell]
  }

  var title: String?
  /// What stands along x.
  var xHeading: String?
  /// What the values are.
  var yHeading: String?
  var series: [Series]
  /// The name of the column that tells the series apart.
  var groupHeading = "series"

  /// The chart that a JSON document is; nil for any other document.
  init?(_ root: JSONNode) {
    let forms = [
      Self.prometheus, Self.worldBank, Self.vegaLite, Self.chartJS, Self.plotly, Self.highcharts,
      Self.googleChart,
    ]
    for form in forms {
      guard var chart = form(root) else { continue }
      chart.series.removeAll { $0.y.isEmpty }
      if !chart.series.isEmpty {
        self = chart
        return
      }
    }
    return nil
  }

  init(series: [Series]) { self.series = series }

  /// The table of the chart, which is in a file.
  func cells(file: String) throws(ReadError) -> JSONCells {
    let isAlone = series.count == 1
    let hasX = series.contains { !$0.x.isEmpty }
    let value = yHeading ?? title ?? "value"
    var headings = hasX || !isAlone ? [xHeading ?? (hasX ? usualXHeading : "point")] : []
    headings += isAlone ? [series[0].name ?? value] : [groupHeading, value]
    var writer = JSONCellWriter(file: file)
    for _ in headings { _ = try writer.addColumn() }
    for (index, one) in series.enumerated() {
      for point in one.y.indices {
        try writer.beginRow()
        if headings.count > 1 {
          let x = one.x.indices.contains(point) ? one.x[point] : .text("\(point + 1)")
          writer.write(x, in: 0)
        }
        if !isAlone { writer.write(.text(one.name ?? "\(index + 1)"), in: 1) }
        writer.write(one.y[point], in: headings.count - 1)
      }
    }
    var cells = JSONCells(
      headings: headings, hasHeadings: true, block: try writer.finish(), nested: writer.nested)
    cells.title = title
    for number in 0..<cells.block.rowCount { cells.lines.append(number + 1) }
    return cells
  }

  /// What positions without a name are called: times where they are numbers of milliseconds or seconds.
  private var usualXHeading: String {
    let numbers = series.flatMap(\.x).compactMap { cell in
      if case .node(let node) = cell { node?.number } else { nil }
    }
    return !numbers.isEmpty && numbers.allSatisfy { (1e8..<5e15).contains($0) } ? "time" : "x"
  }
}

extension JSONCellWriter {
  fileprivate mutating func write(_ cell: JSONChart.Cell, in column: Int) {
    switch cell {
    case .node(let node): write(node, in: column)
    case .text(let text): write(text, in: column)
    }
  }
}

extension JSONNode {
  /// The text at a path of names, where `name.text` or the name itself holds it.
  func caption(_ path: String...) -> String? {
    var node = self
    for name in path {
      // Programs allow several axes, the first of which counts.
      guard let next = (node.element(0) ?? node).member(name) else { return nil }
      node = next
    }
    let text = (node.text ?? node.member("text")?.text ?? "").withoutTags
    return text.isEmpty ? nil : text
  }

  /// The elements of a list as cells.
  var cells: [JSONChart.Cell] { elements.map { .node($0) } }
}

extension String {
  /// The text without marks of HTML such as `<b>`.
  fileprivate var withoutTags: String {
    guard holds("<") else { return self }
    var text = ""
    var isInTag = false
    for scalar in unicodeScalars {
      if scalar == "<" { isInTag = true }
      if !isInTag { text.unicodeScalars.append(scalar) }
      if scalar == ">" { isInTag = false }
    }
    return text
  }
}
