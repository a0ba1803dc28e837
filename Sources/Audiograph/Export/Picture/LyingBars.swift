// SPDX-License-Identifier: MIT

/// Bars that lie, one below the other: names that have no room beside each other have it so.
///
/// Each bar has its value at its end.
struct LyingBars {
  /// One name with a bar of each series.
  private struct Row {
    let name: [String]
    let top: Double
    let height: Double
  }

  private let lines: [PictureLine]
  private let law: PitchLaw
  private let wording: Wording
  private let rows: [Row]
  private let labels: [PictureValues.Label]
  /// What is written at the ends of bars; empty where nothing is known.
  private let values: [[String]]
  private let barHeight: Double
  private let stack: PictureStack?
  /// The middles of the rows, from the top of the plot.
  let middles: [Double]
  /// Where bars of the least and of the greatest value of the axis end.
  private let ends: (low: Double, high: Double)

  /// Where names end.
  let left: Double
  let right: Double
  /// What is drawn, from the first row to the last.
  let height: Double
  /// The same with the numbers of the axis below it.
  var fullHeight: Double { height + 24 }

  private static let lineHeight = 15.0
  /// The part of a picture that names may take.
  private static let widestName = 0.4
  private static let mostLines = 5
  private static let gap = 8.0
  /// More bars are drawn upright, with some of their names.
  private static let most = 300

  /// Nil where bars may stand, unless it is said what is written at their ends.
  init?(
    _ lines: [PictureLine], _ law: PitchLaw, _ wording: Wording, _ size: PictureSize,
    texts written: [[String]]? = nil, stack: PictureStack? = nil
  ) {
    guard let first = lines.first, case .categories(let names) = first.series.x,
      names.count * lines.count <= Self.most,
      lines.allSatisfy({ $0.series.count == names.count }), law.scale == .linear,
      written != nil
        || !PicturePlaces.haveRoom(first, from: size.left + 48, to: size.right, size, wording)
    else { return nil }
    (self.lines, self.law, self.wording, self.stack) = (lines, law, wording, stack)
    let texts = names.enumerated().map { index, name in
      PictureText.lines(
        name.isBlank ? wording.place(.row(index + 1)) : name.textWithoutIsolates,
        width: Self.widestName * size.width, most: Self.mostLines)
    }
    let barCount = stack == nil ? lines.count : 1
    barHeight = barCount == 1 ? 16 : 15
    let bars = barHeight * Double(barCount)
    var (rows, top): ([Row], Double) = ([], 4)
    for name in texts {
      let height = max(bars, Self.lineHeight * Double(name.count)) + Self.gap
      rows.append(Row(name: name, top: top, height: height))
      top += height
    }
    (self.rows, height) = (rows, top + 4)
    middles = rows.map { $0.top + ($0.height - Self.gap) / 2 }
    right = size.right
    left = size.left + 8 + (texts.joined().map(PictureText.width).max() ?? 0)
    let told = written ?? Self.texts(of: lines, wording)
    // Only sums are written at the ends of bars that lie behind each other.
    values = told.indices.map { stack?.draws($0) == true ? told[$0].map { _ in "" } : told[$0] }
    let (low, high) = Self.ends(of: lines, values, law, from: left, to: right)
    ends = (low, high)
    labels = Self.labels(first.series, law, (low, high), wording)
  }

  /// What is written at the bars of each line, all numbers alike.
  private static func texts(of lines: [PictureLine], _ wording: Wording) -> [[String]] {
    let series = lines.flatMap { line in line.series.values.map { (line.series, $0) } }
    let known = series.filter { !$0.1.isNaN }
    var texts = wording.labels(
      known.map { $0.0.briefFigure(of: $0.1) }, of: known.map(\.1))[...]
    return lines.map { line in
      line.series.values.map { $0.isNaN ? "" : texts.popFirst() ?? "" }
    }
  }

  /// Where the axis begins and ends, so that all that is written at the ends of bars has room.
  private static func ends(
    of lines: [PictureLine], _ texts: [[String]], _ law: PitchLaw, from left: Double,
    to right: Double
  ) -> (low: Double, high: Double) {
    let bars = zip(lines, texts).flatMap { line, texts in
      zip(line.series.values, texts).filter { !$0.0.isNaN }.map { value, text in
        (
          isLeft: value < 0, share: min(max(law.position(of: value), 0), 1),
          room: PictureText.width(text) + 10
        )
      }
    }
    var (low, high) = (left, right)
    // What one side needs takes room from the other one; soon nothing changes any more.
    for _ in 0..<30 {
      let width = max(high - low, 0)
      low = max(left, bars.filter(\.isLeft).map { left + $0.room - $0.share * width }.max() ?? left)
      high = min(
        right,
        bars.filter { !$0.isLeft }.map { right - $0.room + (1 - $0.share) * width }.min() ?? right)
    }
    return (low, max(high, low + 1))
  }

  /// As many round values as have room beside each other, zero among them.
  private static func labels(
    _ series: Series, _ law: PitchLaw, _ ends: (low: Double, high: Double), _ wording: Wording
  ) -> [PictureValues.Label] {
    let choices = [4, 3, 2].map { PictureValues(law, series, fewest: $0, wording).labels }
    return choices.first { kept in
      zip(kept, kept.dropFirst()).allSatisfy { one, next in
        place(next.value, law, ends) - place(one.value, law, ends)
          >= (PictureText.width(one.text) + PictureText.width(next.text)) / 2 + 8
      }
    } ?? choices[0].filter { $0.value == 0 }
  }

  private static func place(
    _ value: Double, _ law: PitchLaw, _ ends: (low: Double, high: Double)
  ) -> Double {
    ends.low + min(max(law.position(of: value), 0), 1) * (ends.high - ends.low)
  }

  private func x(_ value: Double) -> Double { Self.place(value, law, ends) }

  /// The axis, the names, the bars with their values, and a line of reference with its name.
  func drawing(top: Double, reference: (value: Double, label: String)?) -> String {
    axis(top) + names(top)
      + "<g class=\"plot\">\(lines.indices.map { bars($0, top) }.joined())</g>"
      + lines.indices.map { numbers($0, top) }.joined()
      + (reference.map { mark($0, top) } ?? "")
  }

  private func axis(_ top: Double) -> String {
    let bottom = top + height
    let grid = labels.map { "M\(coordinate(x($0.value))) \(coordinate(top))V\(coordinate(bottom))" }
    let texts = labels.map { label in
      PictureText.element(label.text, "middle", x: x(label.value), y: bottom + 16)
    }
    return PictureLook.grid(grid) + texts.joined()
      + "<path\(PictureLook.attributes("axis")) d=\"M\(coordinate(x(0)))"
      + " \(coordinate(top))V\(coordinate(bottom))\"/>"
  }

  private func names(_ top: Double) -> String {
    rows.indices.map { index in
      let name = rows[index].name
      let first =
        top + middles[index] + 4.5 - Self.lineHeight * Double(name.count - 1) / 2
      return name.enumerated().map { line, text in
        PictureText.element(
          text.isolated, "end", x: left - 8, y: first + Self.lineHeight * Double(line))
      }.joined()
    }.joined()
  }

  /// The upper edge of a bar.
  private func edge(_ number: Int, _ index: Int) -> Double {
    stack == nil
      ? middles[index] + barHeight * (Double(number) - Double(lines.count) / 2)
      : middles[index] - barHeight / 2
  }

  private func bars(_ number: Int, _ top: Double) -> String {
    guard stack?.draws(number) ?? true else { return "" }
    let path = rows.indices.compactMap { index -> String? in
      let value = lines[number].series.values[index]
      guard !value.isNaN else { return nil }
      let base = stack?.bases[number]?[index] ?? 0
      let start = coordinate(x(base))
      return "M\(start) \(coordinate(top + edge(number, index)))H\(coordinate(x(base + value)))"
        + "v\(coordinate(barHeight))H\(start)z"
    }
    let look = stack?.looks[number] ?? number
    return "<path\(PictureFill.attributes(ofSeries: look)) d=\"\(path.joined())\"/>"
  }

  private func numbers(_ number: Int, _ top: Double) -> String {
    rows.indices.map { index in
      let value = lines[number].series.values[index]
      guard !value.isNaN else { return "" }
      let isLeft = value < 0
      return PictureText.element(
        values[number][index], isLeft ? "end note" : "note", x: x(value) + (isLeft ? -5 : 5),
        y: top + edge(number, index) + barHeight / 2 + 4.5)
    }.joined()
  }

  private func mark(_ reference: (value: Double, label: String), _ top: Double) -> String {
    let x = x(reference.value)
    let isLeft = x + PictureText.width(reference.label) > right
    return "<path\(PictureLook.attributes("base")) d=\"M\(coordinate(x)) \(coordinate(top))"
      + "V\(coordinate(top + height))\"/>"
      + PictureText.element(
        reference.label, isLeft ? "end note" : "note", x: x + (isLeft ? -5 : 5), y: top + 2)
  }
}
