// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Lines of Plotly, with their bands and lines of reference.
struct PlotlyLines {
  private let layout: PlotlyLayout
  private let traces: [PlotlyTrace]
  /// Which traces are edges of bands, and the bands.
  private var edges: Set<Int> = []
  private var bands: [(x: [ChartDraft.Value], one: [ChartDraft.Value], other: [ChartDraft.Value])] =
    []

  init(_ layout: PlotlyLayout, _ traces: [PlotlyTrace]) {
    (self.layout, self.traces) = (layout, traces)
    for index in traces.indices.dropFirst() where traces[index].text("fill") == "tonexty" {
      let (below, above) = (traces[index - 1].course, traces[index].course)
      guard below.x == above.x else { continue }
      bands.append((below.x, below.y, above.y))
      edges.formUnion([index - 1, index])
    }
    for (index, trace) in traces.enumerated() where trace.text("fill") == "toself" {
      let (x, y) = trace.course
      let half = x.count / 2
      guard half > 0, x.prefix(half) == x.suffix(half).reversed()[...] else { continue }
      // There along one edge, and back along the other.
      bands.append((Array(x.prefix(half)), Array(y.prefix(half)), y.suffix(half).reversed()))
      edges.insert(index)
    }
  }

  /// One chart of lines, one of steps, and of those with bands or errors one each.
  var charts: [ChartDraft] {
    let courses = traces.indices.filter { !edges.contains($0) }.map { traces[$0] }
    guard !courses.isEmpty else { return [ChartDraft("band", .missing(.band, member: "y"))] }
    return courses.grouped(by: isStep).flatMap { same in
      var draft = ChartDraft(isStep(same[0]) ? "step" : "line")
      let base = same.first { layout.base(of: $0.yAxis) == $0.yAxis }?.yAxis ?? "y"
      draft.series = same.map { $0.series(base: base) }
      addBands(to: &draft)
      layout.writeAxes(of: same, to: &draft, names: .ordered)
      let parts = draft.series.grouped { $0.columns["lower"] != nil }
      return parts.map { alike in
        var part = draft
        part.series = alike
        if parts.count > 1 { part.title = alike.map(\.name).joined(separator: ", ") }
        if alike[0].columns["lower"] != nil {
          part.kind = draft.x.type == .ordered ? "error" : "band"
        } else if draft.x.type == .number {
          part.turnAround()
        }
        return part
      }
    }
  }

  private func isStep(_ trace: PlotlyTrace) -> Bool {
    ["hv", "vh", "hvh", "vhv"].contains(trace.node.at("line", "shape")?.text ?? "")
  }

  /// Gives each band to the first line between its edges.
  private func addBands(to draft: inout ChartDraft) {
    for band in bands {
      let place = draft.series.firstIndex { $0["x"] == band.x && $0.columns["lower"] == nil }
      guard let place else { continue }
      let pairs = zip(band.one, band.other).map { one, other in
        guard let first = one.number, let second = other.number else {
          return (ChartDraft.Value.missing, ChartDraft.Value.missing)
        }
        return first <= second ? (one, other) : (other, one)
      }
      draft.series[place]["lower"] = pairs.map(\.0)
      draft.series[place]["upper"] = pairs.map(\.1)
    }
  }
}

extension ChartDraft {
  /// Refuses lines that go back and forth along x, which are no course.
  fileprivate mutating func turnAround() {
    for one in series {
      let xs = one["x"].compactMap(\.number)
      let steps = zip(xs, xs.dropFirst())
      if !steps.allSatisfy({ $0 <= $1 }), !steps.allSatisfy({ $0 >= $1 }) { kind = "path" }
    }
  }
}

extension String {
  /// A title without marks of HTML.
  var plainTitle: String {
    guard holds("<") else { return self }
    let parts = self.parts(at: "<")
    let texts = parts.dropFirst().map { part in
      let inside = part.parts(at: ">", most: 2)
      let text = inside.count == 2 ? String(inside[1]) : "<\(part)"
      return inside.first?.lowercased().begins(with: "br") == true ? " \(text)" : text
    }
    return (String(parts[0]) + texts.joined()).trimmedBlanks
  }
}
