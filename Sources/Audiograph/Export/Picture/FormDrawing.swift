// SPDX-License-Identifier: MIT

/// A chart that is no line as elements of SVG.
struct FormDrawing {
  private let picture: FormPicture
  private let wording: Wording
  private let left: Double
  private let top: Double
  private let places: PicturePlaces

  private static let right = Picture.width - 24
  private let plotHeight: Double
  /// What keeps marks off the edges of the plot.
  private static let padding = 14.0

  init(_ picture: FormPicture, top: Double, _ wording: Wording) {
    (self.picture, self.wording, self.top) = (picture, wording, top + 24)
    plotHeight = picture.parts.isEmpty ? 330 : 130
    let texts = Self.labels(picture.y, wording).map(\.text)
    let space = min(max(texts.map(PictureText.width).max() ?? 0, 30), 200) + 24
    let left = space
    let labels = Self.labels(picture.x, wording).map { label in
      PicturePlaces.Place(
        x: Self.position(
          label.value, picture.x, left + Self.padding, Self.right - Self.padding),
        text: label.text)
    }
    places = PicturePlaces(
      labels, areNames: !picture.x.names.isEmpty, areOrdered: picture.x.areOrdered,
      title: picture.x.title(in: wording) ?? "",
      from: left, to: Self.right)
    self.left = left
  }

  /// From the top of the picture to its end.
  var height: Double { top + plotHeight + places.height + 8 }

  /// All that is drawn.
  var drawing: String {
    let title = picture.y.title(in: wording).map { PictureText.element($0, x: 16, y: top - 8) }
    return (title ?? "") + axes + "<g class=\"plot\">\(marks)</g>" + partNames
      + places.drawing(top: bottom)
  }

  private var bottom: Double { top + plotHeight }

  /// The most letters of a name beside an axis.
  private static let mostLetters = 28

  /// Round numbers, or names at whole numbers.
  private static func labels(
    _ axis: FormPicture.Axis, _ wording: Wording
  ) -> [(value: Double, text: String)] {
    guard axis.names.isEmpty else {
      return axis.names.enumerated().map {
        (Double($0), wording.name($1.shortened(to: mostLetters)))
      }
    }
    let values = RoundValues.between(
      axis.low, axis.high, scale: .linear, areWhole: axis.isWhole)
    return zip(values, wording.labels(values)).map { ($0, $1) }
  }

  private static func position(
    _ value: Double, _ axis: FormPicture.Axis, _ first: Double, _ last: Double
  ) -> Double {
    first + min(max(axis.share(of: value), 0), 1) * (last - first)
  }

  private func x(_ value: Double) -> Double {
    Self.position(value, picture.x, left + Self.padding, Self.right - Self.padding)
  }

  private func y(_ value: Double) -> Double {
    Self.position(value, picture.y, bottom - Self.padding, top + Self.padding)
  }

  private var axes: String {
    var labels = Self.labels(picture.y, wording)
    let most = Int(plotHeight / 14)
    if labels.count > most {
      let step = (labels.count + most - 1) / most
      labels = stride(from: 0, to: labels.count, by: step).map { labels[$0] }
    }
    let isGrid = picture.y.names.isEmpty
    let strokes = labels.map { label in
      let y = y(label.value)
      let line =
        isGrid
        ? "<path\(PictureLook.attributes("grid")) d=\"M\(coordinate(left)) \(coordinate(y))"
          + "H\(coordinate(Self.right))\"/>" : ""
      return line + PictureText.element(label.text, "end", x: left - 8, y: y + 4.5)
    }
    return strokes.joined()
      + "<path\(PictureLook.attributes("axis")) d=\"M\(coordinate(left)) \(coordinate(top))"
      + "V\(coordinate(bottom))H\(coordinate(Self.right))\"/>"
  }

  /// More dots than this are drawn once for each place that the eye can tell apart.
  private static let mostDots = 5000

  private var marks: String {
    let dots = picture.marks.count { if case .dot = $0 { true } else { false } }
    var drawn: Set<String> = []
    return picture.marks.map { mark in
      if dots > Self.mostDots, case .dot(let place, let color, _) = mark {
        let key = "\(color) \((x(place.x) / 3).rounded()) \((y(place.y) / 3).rounded())"
        guard drawn.insert(key).inserted else { return "" }
      }
      return element(mark)
    }.joined()
  }

  /// The parts with their shares above them.
  private var partNames: String {
    var start = 0.0
    return picture.parts.map { part in
      let middle = start + part.percent / 2
      start += part.percent
      return PictureText.element(part.text(wording), "middle", x: x(middle), y: y(0.45) - 2)
    }.joined()
  }

  /// Whether each part has room for its name.
  static func partsHaveRoom(_ picture: FormPicture, _ wording: Wording) -> Bool {
    let width = right - 60
    return picture.parts.count <= PictureFill.count
      && picture.parts.allSatisfy {
        PictureText.width($0.text(wording)) + 6 <= $0.percent / 100 * width
      }
  }

  private func path(_ places: [FormPicture.Position]) -> String {
    places.enumerated().map { index, place in
      "\(index == 0 ? "M" : "L")\(coordinate(x(place.x))) \(coordinate(y(place.y)))"
    }.joined()
  }

  private func fill(_ color: Int, _ strength: Double) -> String {
    guard strength < 1 else { return PictureFill.attributes(ofSeries: color) }
    let share = coordinate(strength)
    return PictureLook.attributes("full \(PictureStroke.colour(ofSeries: color))")
      + " fill-opacity=\"\(share)\" stroke-opacity=\"\(share)\""
  }

  /// Areas that touch have edges.
  private func areaFill(_ color: Int, _ strength: Double) -> String {
    let share = strength < 1 ? " fill-opacity=\"\(coordinate(strength))\"" : ""
    if color == 0, picture.shading != nil || strength == 1 {
      return PictureLook.attributes("full s0 edged") + share
    }
    guard strength < 1 else { return PictureFill.attributes(ofSeries: color) }
    return PictureLook.attributes("full \(PictureStroke.colour(ofSeries: color))") + share
  }

  /// The name of a point, beside it on the side where there is room.
  private func label(_ name: String, at place: FormPicture.Position) -> String {
    let text = wording.name(name.shortened(to: Self.mostLetters))
    let isLeft = x(place.x) + 10 + PictureText.width(text) > Self.right
    return PictureText.element(
      text, isLeft ? "end note" : "note", x: x(place.x) + (isLeft ? -10 : 10),
      y: y(place.y) + 4.5)
  }

  private func element(_ mark: FormPicture.Mark) -> String {
    switch mark {
    case .area(let across, let along, let color, let strength):
      let (first, last) = (x(across.lowerBound), x(across.upperBound))
      let (low, high) = (y(along.lowerBound), y(along.upperBound))
      return "<path\(areaFill(color, strength)) d=\"M\(coordinate(first)) \(coordinate(low))"
        + "H\(coordinate(last))V\(coordinate(high))H\(coordinate(first))z\"/>"
    case .region(let from, let to, let color, let strength):
      return "<path\(fill(color, strength)) d=\"\(path(from + to.reversed()))z\"/>"
    case .line(let places, let color, let isDashed):
      let look = PictureLook.attributes(
        "line \(PictureStroke.colour(ofSeries: color))" + (isDashed ? " d1" : ""))
      return "<path\(look) d=\"\(path(places))\"/>"
    case .dot(let place, let color, let name):
      let look = PictureLook.attributes("hollow \(PictureStroke.colour(ofSeries: color))")
      return "<path\(look) d=\""
        + PictureMark.path(ofSeries: color, at: [(x(place.x), y(place.y))]) + "\"/>"
        + (name.map { label($0, at: place) } ?? "")
    case .text(let place, let text):
      return PictureText.element(text, "middle note", x: x(place.x), y: y(place.y) + 4.5)
    }
  }
}

extension FormChart {
  /// The chart drawn, as a document in SVG with its alternative text and its description.
  ///
  /// - Parameters:
  ///   - language: The language of the words and the numbers.
  ///   - publication: What is printed with it.
  /// - Returns: The document.
  public func svg(
    in language: Language = .english, with publication: Publication = Publication()
  ) -> String {
    let wording = language.wording(.display)
    let frame = PictureFrame(title: title, publication, wording)
    let (drawing, height) = model.picture().drawing(top: frame.top, wording)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + Picture.element(
        attributes: " xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"\(language.rawValue)\"",
        height: height + frame.footHeight, alternative: alternative(in: language),
        details: Picture.details(description(in: language), publication, wording),
        drawing: "<style>\(Picture.style)</style>" + PictureFill.patterns
          + frame.drawing(bottom: height) + drawing)
      + "\n"
  }

  /// The picture as an element, in a page that has the style sheet, the title and the description already.
  func element(in language: Language) -> String {
    let wording = language.wording(.display)
    let frame = PictureFrame(title: title, Publication(), wording)
    let (drawing, height) = model.picture().drawing(top: frame.top, wording)
    return Picture.element(
      top: Picture.cut(frame), height: height, alternative: alternative(in: language),
      details: nil, drawing: PictureFill.patterns + drawing)
  }

  private func alternative(in language: Language) -> String {
    description(in: language, level: .alt).joined(separator: " ")
  }
}

extension FormPicture {
  /// What lies below the title, and where it ends.
  fileprivate func drawing(top: Double, _ wording: Wording) -> (drawing: String, height: Double) {
    if !parts.isEmpty, !FormDrawing.partsHaveRoom(self, wording),
      let lying = lyingParts(top: top, wording)
    {
      return lying
    }
    var (top, above) = (top, "")
    if !legend.isEmpty {
      let samples = PictureLegend(legend, as: areDots ? .dot : .bar)
      above += samples.drawing(top: top - 6)
      top += samples.height
    }
    if let shading {
      above += PictureScale(shading, shadingTitle, wording).drawing(top: top)
      top += PictureScale.height
    }
    let drawing = FormDrawing(self, top: top, wording)
    return (above + drawing.drawing, drawing.height)
  }

  private var areDots: Bool {
    !marks.contains { if case .area = $0 { true } else { false } }
  }

  /// Parts as bars, where their names have no room in one bar.
  private func lyingParts(
    top: Double, _ wording: Wording
  ) -> (drawing: String, height: Double)? {
    let values = parts.map { $0.written.map(Double.init) ?? $0.percent.rounded(to: 1) }
    guard
      let series = try? Series(
        name: "", unit: "percent", kind: .percent, x: .categories(parts.map(\.name)),
        values: values)
    else { return nil }
    let line = PictureLine(
      number: 0, series: series, slots: TimeSlots(evenly: values.count, seconds: 1))
    let law = PitchLaw(
      scale: .linear, range: SoundStyle().pitchRange, minimum: 0, maximum: values.max() ?? 100,
      isInverted: false, notes: nil)
    guard let bars = LyingBars([line], law, wording, areNeeded: true) else { return nil }
    let title = y.title(in: wording).map { PictureText.element($0, x: 16, y: top + 16) } ?? ""
    return (
      title + bars.drawing(top: top + 28, reference: nil), top + 28 + bars.fullHeight + 12
    )
  }
}

extension FormPicture.Part {
  /// `Adelie 44%`.
  fileprivate func text(_ wording: Wording) -> String {
    var figure = Figure(exactly: written.map(Double.init) ?? 1)
    figure.isPercent = true
    let share = wording.short(figure)
    return wording.name(name) + " " + (written == nil ? "<" + share : share)
  }
}

extension FormPicture.Axis {
  /// The title as it is written; nil for none.
  func title(in wording: Wording) -> String? {
    title.flatMap { heading in
      let text = heading.text(in: wording)
      return text.isBlank ? nil : wording.name(text)
    }
  }
}
