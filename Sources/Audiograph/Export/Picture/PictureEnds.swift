// SPDX-License-Identifier: MIT

/// The names of lines at their right ends, which need no legend then.
struct PictureEnds {
  private let names: [String]
  /// What they need to the right of the plot.
  let width: Double

  private static let lineHeight = 15.0
  /// How far a name stands from the plot.
  private static let gap = 18.0
  /// The part of the plot within which all lines have to end.
  private static let latest = 0.8
  /// The part of a picture that they may take.
  private static let widest = 0.33

  /// Nil where lines end far apart, or are too many for the height, or their names too long for the width.
  init?(_ lines: [PictureLine], height: Double, _ size: PictureSize) {
    guard lines.count > 1, Double(lines.count) * Self.lineHeight <= height - 12,
      lines.allSatisfy({ $0.endsBehind(Self.latest) })
    else { return nil }
    names = lines.map(\.series.name.textWithoutIsolates).shortenedApart(to: 28)
    width = Self.gap + (names.map(PictureText.width).max() ?? 0) + 4
    guard width <= Self.widest * size.width else { return nil }
  }

  /// The names beside the ends of the lines, apart from each other, each with a stroke to its own.
  func drawing(_ panel: PicturePanel, _ plot: PicturePanel.Plot) -> String {
    let ends = panel.lines.map { line in
      line.series.values.lastIndex { !$0.isNaN }.map {
        (x: plot.x($0, of: line), y: plot.y(line.series.values[$0]))
      } ?? (x: panel.right, y: plot.bottom)
    }
    return zip(panel.lines.indices, spread(ends.map { $0.y }, plot)).map { number, place in
      let end = min(max(ends[number].y, plot.top), plot.bottom)
      let colour = PictureStroke.colour(ofSeries: panel.looks[number])
      return "<path\(PictureLook.attributes("leader \(colour)"))"
        + " d=\"M\(coordinate(ends[number].x + 6)) \(coordinate(end))"
        + "H\(coordinate(max(panel.right, ends[number].x + 6)))"
        + "L\(coordinate(panel.right + Self.gap - 4)) \(coordinate(place))\"/>"
        + PictureText.element(
          names[number].isolated, x: panel.right + Self.gap, y: place + 4.5)
    }.joined()
  }

  /// The heights, moved so far that no name lies on another.
  private func spread(_ heights: [Double], _ plot: PicturePanel.Plot) -> [Double] {
    let order = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    var places = heights
    var least = plot.top + 8
    for number in order {
      places[number] = max(places[number], least)
      least = places[number] + Self.lineHeight
    }
    var most = plot.bottom - 4
    for number in order.reversed() {
      places[number] = min(places[number], most)
      most = places[number] - Self.lineHeight
    }
    return places
  }
}

extension PictureLine {
  /// Whether the last value stands in the last part of the time.
  fileprivate func endsBehind(_ share: Double) -> Bool {
    guard let last = series.values.lastIndex(where: { !$0.isNaN }) else { return false }
    return slots.position(last) >= share * slots.seconds
  }
}
