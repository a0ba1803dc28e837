// SPDX-License-Identifier: MIT

/// The names of several series beside what they look like.
struct PictureLegend {
  private let names: [String]
  private let areBars: Bool

  private static let columns = 3
  private static let rowHeight = 22.0

  init(_ chart: Chart, asBars areBars: Bool) {
    names = chart.series.map(\.name.textWithoutIsolates).shortenedApart(to: 28)
      .map(\.isolated)
    self.areBars = areBars
  }

  var height: Double {
    Double((names.count + Self.columns - 1) / Self.columns) * Self.rowHeight + 8
  }

  func drawing(top: Double) -> String {
    names.enumerated().map { number, name in
      let x = 16 + Double(number % Self.columns) * 258
      let y = top + 8 + Double(number / Self.columns) * Self.rowHeight
      return sample(ofSeries: number, x: x, y: y)
        + PictureText.element(name, x: x + 44, y: y + 4.5)
    }.joined()
  }

  private func sample(ofSeries number: Int, x: Double, y: Double) -> String {
    guard !areBars else {
      return "<path\(PictureFill.attributes(ofSeries: number)) "
        + "d=\"M\(coordinate(x + 12)) \(coordinate(y - 8))h16v16h-16z\"/>"
    }
    let mark = PictureMark.path(ofSeries: number, at: [(x + 18, y)])
    let look = number % 4
    return "<path\(PictureLook.attributes("line s\(look) d\(look)"))"
      + " d=\"M\(coordinate(x)) \(coordinate(y))h36\"/>"
      + "<path\(PictureLook.attributes("mark s\(look)")) d=\"\(mark)\"/>"
  }
}
