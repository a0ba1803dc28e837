// SPDX-License-Identifier: MIT

/// A company's figures on a page: a strip below its prices, along the same dates, with words and tables.
struct PageFigures {
  /// One figure, such as the revenue of each quarter, as far as it was reported along the chart.
  struct Line {
    let series: Series
    /// How far from the left each value stands in the picture.
    let places: [Double]
    /// What it is and in which unit.
    let heading: String
    let words: String
    /// The numbers beside the bars.
    let numbers: [String]
    /// The numbers in the table.
    let cells: [String]
    let dates: [String]
  }

  let lines: [Line]
  private let size: PictureSize

  /// The figures that were reported between the first and the last date of a chart; each stands where
  /// the first price is that could know it.
  ///
  /// - Parameters:
  ///   - figures: Series along the dates of their reports.
  ///   - dates: Those of the first series that is drawn; nil has no figures.
  ///   - picture: The chart as it is drawn.
  ///   - language: The language of the words.
  init(_ figures: [Series], along dates: XAxis.Dates?, in picture: Picture, _ language: Language) {
    let wording = language.wording(.display)
    size = picture.size
    guard let dates, let first = dates.instants.first else {
      lines = []
      return
    }
    lines = figures.compactMap { whole in
      guard case .dates(let reports) = whole.x else { return nil }
      var (kept, places): ([Int], [Double]) = ([], [])
      for (index, instant) in reports.instants.enumerated()
      where instant >= first && !whole.values[index].isNaN {
        guard let bar = dates.instants.firstIndex(where: { $0 >= instant }) else { continue }
        kept.append(index)
        places.append(picture.x(ofSeries: 0, at: bar))
      }
      let known = XAxis.Dates(
        instants: kept.map { reports.instants[$0] }, precision: reports.precision)
      guard
        let series = try? Series(
          name: whole.name.capitalizedFirst, unit: whole.unit, kind: whole.kind, x: .dates(known),
          values: kept.map { whole.values[$0] }),
        let chart = try? Chart(title: series.name, series: [series])
      else { return nil }
      let style = PointStyle(series)
      let subject = Subject(names: [series.name], measure: nil, unit: series.unit)
      return Line(
        series: series, places: places, heading: wording.say(subject.said()).capitalizedFirst,
        words: Description(ChartFacts(chart), language: language).sentences(.short).paragraph,
        numbers: series.values.map { wording.drawn().number(style.figure(of: $0)) },
        cells: series.values.map { wording.short(style.exact($0)) },
        dates: (0..<series.count).map {
          wording.place(series.shortMention($0)).withSingleCommas
        })
    }
  }

  private static let bandHeight = 112.0
  private static let headingHeight = 44.0

  /// Bars from zero, one band for each figure, as wide as the picture of the chart.
  var drawing: String {
    let height = Self.bandHeight * Double(lines.count)
    let title = lines.map(\.heading).joined(separator: ". ")
    let bands = lines.enumerated().map { number, line in
      band(line, number, top: Self.bandHeight * Double(number))
    }
    return Picture.element(
      attributes: size.attributes("figures"), width: size.width, height: height,
      alternative: title, details: nil, drawing: bands.joined())
  }

  private func band(_ line: Line, _ number: Int, top: Double) -> String {
    let values = line.series.values
    let (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 0, 0))
    let (upper, lower) = (top + Self.headingHeight, top + Self.bandHeight - (low < 0 ? 24 : 8))
    let scale = high > low ? (lower - upper) / (high - low) : 0
    let zero = lower + low * scale
    let distance = zip(line.places, line.places.dropFirst()).map { $1 - $0 }.min() ?? 16
    let width = min(max(0.7 * distance, 2), 16)
    let bars = zip(line.places, values).map { place, value in
      // The path begins at the place, by which the page moves it.
      let size = coordinate(-value * scale)
      return "<path\(PictureLook.attributes("full figure s\(number % PictureStroke.count)"))"
        + " d=\"M\(coordinate(place)) \(coordinate(zero))v0h\(coordinate(-width / 2))v\(size)h\(coordinate(width))V\(coordinate(zero))z\"/>"
    }
    let labels = labelled(line).map { index in
      // In one row above or below the bars, so that none lies across its neighbours.
      PictureText.element(
        line.numbers[index], "middle", x: line.places[index],
        y: values[index] < 0 ? lower + 16 : upper - 5)
    }
    return PictureText.element(line.heading, x: size.left, y: top + 16)
      + "<path\(PictureLook.attributes("axis")) d=\"M\(coordinate(size.left)) \(coordinate(zero))"
      + "H\(coordinate(size.right))\"/>" + bars.joined() + labels.joined()
  }

  /// The bars whose numbers have room beside each other, the latest first.
  private func labelled(_ line: Line) -> [Int] {
    var kept: [Int] = []
    var limit = size.width
    for index in line.places.indices.reversed() {
      let half = PictureText.width(line.numbers[index]) / 2
      guard line.places[index] + half <= limit, line.places[index] - half >= 4 else { continue }
      kept.append(index)
      limit = line.places[index] - half - 8
    }
    return kept
  }
}
