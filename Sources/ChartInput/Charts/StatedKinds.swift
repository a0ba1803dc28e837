// SPDX-License-Identifier: MIT

internal import Audiograph

/// The kinds that sources state: those that there are, and for others the nearest one.
enum StatedKinds {
  /// The kind of a chart.
  ///
  /// - Throws: `StatedFault` for a kind that there is not, with the nearest one for those that are known.
  static func form(_ name: String) throws(StatedFault) -> FormName {
    let name = name.lowercased()
    if let form = FormName(rawValue: name) ?? same[name] { return form }
    if let nearest = nearest.first(where: { $0.names.contains(name) })?.form {
      throw .otherKind(name.utf8.bounded(), nearest: nearest)
    }
    throw .unknownKind(name.utf8.bounded())
  }

  /// Whether there is a kind of this name, or one that is near to it.
  static func isKnown(_ name: String) -> Bool {
    do throws(StatedFault) {
      _ = try form(name)
      return true
    } catch .unknownKind {
      return false
    } catch {
      return true
    }
  }

  /// Kinds that are others with a difference, which their members make: bars of several series, values with
  /// bounds at names, a line of ranks.
  private static let same: [String: FormName] = [
    "grouped": .bars, "stacked": .bars, "error": .band, "rank": .line, "step": .line,
  ]

  /// What other kinds are told as, made of the same members.
  private static let nearest: [(form: FormName, names: Set<String>)] = [
    (.line, ["area", "ecdf", "kagi", "sparkline", "radial line"]),
    (
      .bars,
      [
        "waterfall", "radar", "polar", "lollipop", "stem", "gantt", "gauge", "scatterpolar",
        "barpolar", "pictogram", "marimekko", "bullet",
      ]
    ),
    (
      .share,
      [
        "pie", "donut", "treemap", "sunburst", "funnel", "funnelarea", "pyramid", "icicle",
        "waffle",
      ]
    ),
    (.box, ["violin", "strip", "swarm", "boxen"]),
    (.band, ["fan"]),
    (.scatter, ["bubble", "hexbin", "path"]),
    (.heatmap, ["contour", "image", "calendar", "matrix", "surface", "histogram2d"]),
    (.candles, ["ohlc"]),
  ]
}
