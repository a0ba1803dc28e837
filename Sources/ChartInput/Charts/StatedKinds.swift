// SPDX-License-Identifier: MIT

internal import Audiograph

/// The kinds that sources state: those that there are, and for others the nearest one.
enum StatedKinds {
  /// The kind of a chart.
  ///
  /// - Throws: `StatedFault` for a kind that there is not, with the nearest one for those that are known.
  static func form(_ name: String) throws(StatedFault) -> FormName {
    let name = name.lowercased()
    if let form = FormName(rawValue: name) { return form }
    if let nearest = nearest.first(where: { $0.names.contains(name) })?.form {
      throw .otherKind(name.utf8.bounded(), nearest: nearest)
    }
    throw .unknownKind(name.utf8.bounded())
  }

  /// What other kinds are told as, made of the same members.
  private static let nearest: [(form: FormName, names: Set<String>)] = [
    (.line, ["step", "area", "rank", "ecdf", "kagi", "sparkline", "radial line"]),
    (
      .bars,
      [
        "grouped", "stacked", "waterfall", "radar", "polar", "lollipop", "stem", "gantt",
        "pictogram", "marimekko", "bullet",
      ]
    ),
    (.share, ["pie", "donut", "treemap", "sunburst", "funnel", "icicle", "waffle"]),
    (.box, ["violin", "strip", "swarm", "boxen"]),
    (.band, ["error", "fan"]),
    (.scatter, ["bubble", "hexbin"]),
    (.heatmap, ["contour", "image", "calendar", "matrix", "surface"]),
    (.candles, ["ohlc"]),
  ]
}
