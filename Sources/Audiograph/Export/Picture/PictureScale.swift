// SPDX-License-Identifier: MIT

/// What the strength of areas stands for: some of them in a row between the numbers of the palest and the
/// strongest.
struct PictureScale {
  private let ends: [String]
  private let title: String

  static let height = 26.0
  private static let stepCount = 5
  private static let stepWidth = 28.0

  init(_ shading: ClosedRange<Double>, _ title: FormHeading?, _ wording: Wording) {
    ends = wording.labels([shading.lowerBound, shading.upperBound])
    self.title = title?.text(in: wording) ?? ""
  }

  func drawing(top: Double) -> String {
    let first = 16 + PictureText.width(ends[0]) + 8
    let last = first + Self.stepWidth * Double(Self.stepCount)
    let steps = (0..<Self.stepCount).map { step in
      let strength = HeatMap.strength(ofShare: Double(step) / Double(Self.stepCount - 1))
      return "<path\(PictureLook.attributes("full s0 edged"))"
        + " fill-opacity=\"\(coordinate(strength))\""
        + " d=\"M\(coordinate(first + Self.stepWidth * Double(step))) \(coordinate(top + 2))"
        + "h\(coordinate(Self.stepWidth))v14h\(coordinate(-Self.stepWidth))z\"/>"
    }
    let name = title.isEmpty ? "" : " " + title
    return PictureText.element(ends[0], x: 16, y: top + 14) + steps.joined()
      + PictureText.element(ends[1] + name, x: last + 8, y: top + 14)
  }
}
