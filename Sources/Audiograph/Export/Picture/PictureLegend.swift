// SPDX-License-Identifier: MIT

/// The names of several series or groups beside what they look like, as many in a row as have room.
struct PictureLegend {
  /// What a name stands beside.
  enum Sample {
    case line, bar, dot
  }

  private let entries: [(name: String, x: Double, row: Int)]
  private let looks: [Int]
  private let sample: Sample
  private let rowCount: Int

  private static let rowHeight = 22.0
  private static let gap = 24.0
  private static let letterWidth = 9.0

  /// Names of what looks by its place among them, unless it has numbers of its own.
  init(_ names: [String], as sample: Sample, looks: [Int]? = nil, _ size: PictureSize) {
    self.looks = looks ?? Array(names.indices)
    self.sample = sample
    // A name has a row for itself where it needs one.
    let room = size.textWidth - sample.width - 8
    let names = names.map(\.textWithoutIsolates).shortenedApart(to: Int(room / Self.letterWidth))
    var (x, row) = (size.left, 0)
    entries = names.map { name in
      let width = sample.width + 8 + PictureText.width(name)
      if x > size.left, x + width > size.width - size.left {
        (x, row) = (size.left, row + 1)
      }
      defer { x += width + Self.gap }
      return (name: name.isolated, x: x, row: row)
    }
    rowCount = row + 1
  }

  var height: Double { Double(rowCount) * Self.rowHeight + 4 }

  func drawing(top: Double) -> String {
    entries.enumerated().map { number, entry in
      let y = top + 12 + Double(entry.row) * Self.rowHeight
      return sample.drawing(ofSeries: looks[number], x: entry.x, y: y)
        + PictureText.element(entry.name, x: entry.x + sample.width + 8, y: y + 4.5)
    }.joined()
  }
}

extension PictureLegend.Sample {
  fileprivate var width: Double {
    switch self {
    case .line: 36
    case .bar: 16
    case .dot: 10
    }
  }

  fileprivate func drawing(ofSeries number: Int, x: Double, y: Double) -> String {
    switch self {
    case .bar:
      return "<path\(PictureFill.attributes(ofSeries: number)) "
        + "d=\"M\(coordinate(x)) \(coordinate(y - 8))h16v16h-16z\"/>"
    case .line:
      let mark = PictureMark.path(ofSeries: number, at: [(x + 18, y)])
      return "<path\(PictureLook.attributes(PictureStroke.classes(ofSeries: number)))"
        + " d=\"M\(coordinate(x)) \(coordinate(y))h36\"/>"
        + "<path\(PictureLook.attributes("mark \(PictureStroke.colour(ofSeries: number))"))"
        + " d=\"\(mark)\"/>"
    case .dot:
      let mark = PictureMark.path(ofSeries: number, at: [(x + 5, y)])
      return "<path\(PictureLook.attributes("hollow \(PictureStroke.colour(ofSeries: number))"))"
        + " d=\"\(mark)\"/>"
    }
  }
}
