// SPDX-License-Identifier: MIT

/// What the strength of areas stands for: some of them in a row between the numbers of the palest and the
/// strongest.
struct PictureScale {
  private let ends: [String]
  /// Above the scale, in as many lines as it needs.
  private let title: [String]
  private let size: PictureSize

  private static let rowHeight = 26.0
  private static let stepCount = 10
  private static let stepWidth = 14.0

  init(
    _ shading: ClosedRange<Double>, _ title: FormHeading?, _ wording: Wording, _ size: PictureSize
  ) {
    ends = wording.labels([shading.lowerBound, shading.upperBound])
    self.title = PictureText.lines(
      (title?.text(in: wording) ?? "").asHeading, width: size.textWidth)
    self.size = size
  }

  var height: Double { Self.rowHeight + PictureText.lineHeight * Double(title.count) }

  func drawing(top: Double) -> String {
    let titles = PictureText.block(title, x: size.left, y: top + 10)
    let top = top + PictureText.lineHeight * Double(title.count)
    let first = size.left + PictureText.width(ends[0]) + 8
    let last = first + Self.stepWidth * Double(Self.stepCount)
    let steps = (0..<Self.stepCount).map { step in
      let strength = HeatMap.strength(ofShare: Double(step) / Double(Self.stepCount - 1))
      return "<path\(PictureLook.attributes("full s0 edged"))"
        + " fill-opacity=\"\(coordinate(strength))\""
        + " d=\"M\(coordinate(first + Self.stepWidth * Double(step))) \(coordinate(top + 2))"
        + "h\(coordinate(Self.stepWidth))v14h\(coordinate(-Self.stepWidth))z\"/>"
    }
    return titles + PictureText.element(ends[0], x: size.left, y: top + 14) + steps.joined()
      + PictureText.element(ends[1], x: last + 8, y: top + 14)
  }
}
