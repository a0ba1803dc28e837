// SPDX-License-Identifier: MIT

internal import Audiograph

/// The kinds that sources state: those that there are, and for others the nearest one.
enum StatedKinds {
  /// The kind of a chart.
  ///
  /// - Throws: `StatedFault` for a kind that there is not, with the nearest one for those that are known.
  static func form(_ name: String) throws(StatedFault) -> FormName {
    let name = name.lowercased()
    if let form = FormName(rawValue: name) ?? KindVariant(rawValue: name)?.form { return form }
    if let nearest = FormName(nearestTo: name) {
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

  /// What other kinds are told as, made of the same members.
  fileprivate static let nearest: [(form: FormName, names: Set<String>)] = [
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

extension FormName {
  /// What a kind that there is not is told as: a box plot for a violin; nil for a name that nobody knows.
  package init?(nearestTo name: String) {
    let name = name.lowercased()
    guard let form = StatedKinds.nearest.first(where: { $0.names.contains(name) })?.form else {
      return nil
    }
    self = form
  }
}
