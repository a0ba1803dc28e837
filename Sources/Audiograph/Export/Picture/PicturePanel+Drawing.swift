// SPDX-License-Identifier: MIT

extension PicturePanel {
  /// The panel as elements of SVG.
  ///
  /// - Parameters:
  ///   - top: Where it begins, in pixels from the top of the picture.
  ///   - number: Its place among the panels, from 0.
  /// - Returns: The elements.
  func drawing(top: Double, number: Int) -> String {
    let plot = Plot(self, top: top + headingHeight)
    let above =
      PictureText.block(heading, x: size.left, y: top + 16)
      + (legend?.drawing(top: top + lastHeading + 7) ?? "")
    let content = lying.map { lyingDrawing($0, plot) } ?? uprightDrawing(plot, number)
    return "<g class=\"panel\">\(above)\(content)</g>"
  }

  private func lyingDrawing(_ bars: LyingBars, _ plot: Plot) -> String {
    let isShown = baseline.map { !law.clips($0.value) && $0.value != 0 } ?? false
    let reference = isShown ? baseline.map { (value: $0.value, label: $0.label) } : nil
    return bars.drawing(top: plot.top, reference: reference)
  }

  private func uprightDrawing(_ plot: Plot, _ number: Int) -> String {
    let clips = lines.contains { line in line.series.values.contains(where: law.clips) }
    let clip = PictureKey.clip(number)
    var drawing = valueAxis(plot) + places.drawing(top: plot.bottom)
    if clips {
      // Nothing leaves the plot to the sides but the marks of the first and the last point.
      let (first, last) = (left - PictureMark.reach, right + PictureMark.reach)
      drawing +=
        "<clipPath id=\"\(clip)\"><path d=\"M\(coordinate(first)) \(coordinate(plot.top))"
        + "H\(coordinate(last))V\(coordinate(plot.bottom))H\(coordinate(first))z\"/></clipPath>"
        + "<g clip-path=\"url(#\(clip))\">"
    }
    let drawn = lines.indices.map { self.drawing($0, plot) }
    drawing += "<g class=\"plot\">\(drawn.joined())</g>"
    let notes = notes(plot)
    drawing += (clips ? "</g>" : "") + baselineDrawing(plot, beside: notes.map(\.box))
    drawing += notes.map(\.drawing).joined()
    return drawing + (ends?.drawing(self, plot) ?? "")
  }

  /// Where values and points lie on the page.
  struct Plot {
    let top: Double
    let bottom: Double
    private let left: Double
    private let right: Double
    private let law: PitchLaw
    private let margins: Margins

    init(_ panel: PicturePanel, top: Double) {
      (self.top, bottom) = (top, top + panel.plotHeight)
      (left, right, law, margins) = (panel.left, panel.right, panel.law, panel.margins)
    }

    /// The height of a value; those far outside the axis lie just outside the plot.
    func y(_ value: Double) -> Double {
      let position = min(max(law.height(of: value), -0.5), 1.5)
      let height = bottom - top - margins.above - margins.below
      return bottom - margins.below - position * height
    }

    func x(_ seconds: Double, of line: PictureLine) -> Double {
      left + seconds / line.slots.seconds * (right - left)
    }

    func x(_ index: Int, of line: PictureLine) -> Double { x(line.slots.position(index), of: line) }
  }

  private func valueAxis(_ plot: Plot) -> String {
    let values = Self.values(law, lines[0].series, plotHeight, margins, wording)
    let grid = values.labels.map { label in
      "M\(coordinate(left)) \(coordinate(plot.y(label.value)))H\(coordinate(right))"
    }
    let texts = values.labels.map { label in
      PictureText.element(label.text, "end", x: left - 8, y: plot.y(label.value) + 4.5)
    }
    // Bars stand on their axis.
    let foot = form == .bars ? zero(plot) : plot.bottom
    return PictureLook.grid(grid) + texts.joined()
      + "<path\(PictureLook.attributes("axis")) d=\"M\(coordinate(left)) \(coordinate(plot.top))"
      + "V\(coordinate(max(foot, plot.y(law.minimum))))M\(coordinate(left)) \(coordinate(foot))"
      + "H\(coordinate(right))\"/>"
  }

  /// How far from the top a dashed line stands; nil outside the axis.
  func height(of value: Double, _ plot: Plot) -> Double? {
    law.minimum < law.maximum && !law.clips(value) ? plot.y(value) : nil
  }

  private func drawing(_ place: Int, _ plot: Plot) -> String {
    let line = lines[place]
    return switch form {
    case .lines: lineDrawing(line, looks[place], plot)
    case .bars: barDrawing(place, plot)
    case .candles: candleDrawing(line, plot)
    }
  }

  /// The points that are drawn, and where among them each run without a gap lies.
  ///
  /// Runs are parted by gaps of a pixel or more: nobody sees a narrower one.
  func drawn(_ line: PictureLine) -> (kept: [Int], runs: [Range<Int>]) {
    var ranges: [Range<Int>] = []
    var index = 0
    let values = line.series.values
    while let start = (index..<values.count).first(where: { !values[$0].isNaN }) {
      let end = (start..<values.count).first { values[$0].isNaN } ?? values.count
      if let last = ranges.last,
        line.slots.start(start) - line.slots.start(last.upperBound) < Timeline.bin
      {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
      index = end
    }
    let decimation = MinMaxDecimation(values, slots: line.slots, runs: ranges)
    return (decimation.kept, decimation.runs(over: ranges))
  }

  /// The same line where each value holds until the next one.
  private static func steps(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    points.enumerated().flatMap { index, point in
      index == 0 ? [point] : [(x: point.x, y: points[index - 1].y), point]
    }
  }

  private func lineDrawing(_ line: PictureLine, _ look: Int, _ plot: Plot) -> String {
    let (kept, runs) = drawn(line)
    func place(_ index: Int) -> (x: Double, y: Double) {
      (plot.x(index, of: line), plot.y(line.series.values[index]))
    }
    var (path, dots) = ("", "")
    for run in runs {
      var points = kept[run].map(place)
      if line.series.axis?.holds == true { points = Self.steps(points) }
      if points.count == 1, let point = points.first {
        dots += "M\(coordinate(point.x)) \(coordinate(point.y))h0"
      }
      for (number, point) in points.enumerated() where points.count > 1 {
        path +=
          "\(number == 0 ? "M" : number == 1 ? "L" : " ")\(coordinate(point.x)) \(coordinate(point.y))"
      }
    }
    let colour = PictureStroke.colour(ofSeries: look)
    var drawing = ""
    // Nothing leads from one name to the next.
    let areNames =
      if case .categories = line.series.x { !line.series.hasOrderAlongX } else { false }
    if !path.isEmpty, !areNames {
      drawing +=
        "<path\(PictureLook.attributes(PictureStroke.classes(ofSeries: look))) d=\"\(path)\"/>"
    }
    if !dots.isEmpty {
      drawing += "<path\(PictureLook.attributes("dots \(colour)")) d=\"\(dots)\"/>"
    }
    let today = line.series.provisionalIndex
    let marked = (areNames ? kept : marks(of: kept)).filter { $0 != today }
    let marks =
      PictureMark.path(ofSeries: look, at: marked.map(place))
      + (today.map { PictureMark.ring(at: place($0)) } ?? "")
      + line.series.eventPoints.filter { !line.series.values[$0.index].isNaN }.map {
        PictureMark.event(at: place($0.index), rises: $0.rises)
      }.joined()
    guard !marks.isEmpty else { return drawing }
    return drawing + "<path\(PictureLook.attributes("mark \(colour)")) d=\"\(marks)\"/>"
  }

  /// The points with a mark: all where they are few, some eight where series have to be told apart.
  private func marks(of kept: [Int]) -> [Int] {
    if kept.count <= 60, lines.count == 1 || kept.count <= 12 { return kept }
    guard lines.count > 1 else { return [] }
    let step = max(1, kept.count / 8)
    return stride(from: step / 2, to: kept.count, by: step).map { kept[$0] }
  }

  /// How wide one of its bars is.
  func barWidth(_ line: PictureLine, _ plot: Plot) -> Double {
    let slot = plot.x(line.slots.start(1), of: line) - plot.x(line.slots.start(0), of: line)
    return min(max(0.8 * slot / Double(barCount), 1), 90)
  }

  /// How many bars stand beside each other at a place.
  private var barCount: Int { stack == nil ? lines.count : 1 }

  /// How far the middle of a line's bars is to the right of their place.
  func barOffset(_ number: Int, _ plot: Plot) -> Double {
    stack == nil
      ? (Double(number) - Double(lines.count - 1) / 2) * barWidth(lines[number], plot) : 0
  }

  /// A bar, from the value that it begins at to that where it ends.
  struct Bar {
    let left: Double
    let width: Double
    let start: Double
    let end: Double
  }

  /// The bars of a line; none for the sums of others.
  func bars(_ number: Int, _ plot: Plot) -> [Bar] {
    let line = lines[number]
    let width = barWidth(line, plot)
    let offset = barOffset(number, plot) - width / 2
    guard let stack else {
      return drawn(line).kept.map { index in
        Bar(
          left: plot.x(index, of: line) + offset, width: width, start: zero(plot),
          end: plot.y(line.series.values[index]))
      }
    }
    guard let bases = stack.bases[number] else { return [] }
    return bases.indices.filter { !line.series.values[$0].isNaN }.map { index in
      Bar(
        left: plot.x(index, of: line) + offset, width: width, start: plot.y(bases[index]),
        end: plot.y(bases[index] + line.series.values[index]))
    }
  }

  private func barDrawing(_ number: Int, _ plot: Plot) -> String {
    let path = bars(number, plot).map { bar in
      let start = coordinate(bar.start)
      return "M\(coordinate(bar.left)) \(start)V\(coordinate(bar.end))"
        + "h\(coordinate(bar.width))V\(start)z"
    }.joined()
    return path.isEmpty
      ? "" : "<path\(PictureFill.attributes(ofSeries: looks[number])) d=\"\(path)\"/>"
  }

  /// Where bars begin.
  func zero(_ plot: Plot) -> Double { min(max(plot.y(0), plot.top), plot.bottom) }

  /// Bodies from open to close, full where they fell and empty if they did not, on lines from
  /// low to high.
  private func candleDrawing(_ line: PictureLine, _ plot: Plot) -> String {
    guard let bars = line.series.bars else { return "" }
    var (wicks, rising, falling) = ("", "", "")
    let slot = (right - left) / Double(max(bars.count, 1))
    let width = min(0.7 * slot, 40)
    for index in 0..<bars.count {
      guard let candle = bars.candle(at: index) else { continue }
      let x = plot.x(index, of: line)
      let (upper, lower) = (
        plot.y(max(candle.open, candle.close)), plot.y(min(candle.open, candle.close))
      )
      wicks += "M\(coordinate(x)) \(coordinate(plot.y(candle.high)))V\(coordinate(upper))"
      wicks += "M\(coordinate(x)) \(coordinate(lower))V\(coordinate(plot.y(candle.low)))"
      let body =
        "M\(coordinate(x - width / 2)) \(coordinate(upper))h\(coordinate(width))"
        + "V\(coordinate(lower))h\(coordinate(-width))z"
      if candle.isFalling { falling += body } else { rising += body }
    }
    return [("line s0", wicks), ("hollow s0", rising), ("full s0", falling)].map { style, path in
      path.isEmpty ? "" : "<path\(PictureLook.attributes(style)) d=\"\(path)\"/>"
    }.joined()
  }
}
