// SPDX-License-Identifier: MIT

/// A chart that is no line as elements of SVG.
struct FormDrawing {
  private let picture: FormPicture
  private let wording: Wording
  private let left: Double
  private let top: Double
  private let places: PicturePlaces

  private static let right = Picture.width - 24
  private static let plotHeight = 330.0
  /// What keeps marks off the edges of the plot.
  private static let padding = 8.0

  init(_ picture: FormPicture, top: Double, _ wording: Wording) {
    (self.picture, self.wording, self.top) = (picture, wording, top + 24)
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
      labels, areNames: !picture.x.names.isEmpty, title: picture.x.title(in: wording) ?? "",
      from: left, to: Self.right)
    self.left = left
  }

  /// From the top of the picture to its end.
  var height: Double { top + Self.plotHeight + places.height + 8 }

  /// All that is drawn.
  var drawing: String {
    let title = picture.y.title(in: wording).map { PictureText.element($0, x: 16, y: top - 8) }
    return (title ?? "") + axes + "<g class=\"plot\">\(marks)</g>" + places.drawing(top: bottom)
  }

  private var bottom: Double { top + Self.plotHeight }

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
    let values = RoundValues.between(axis.low, axis.high, scale: .linear)
    return zip(values, ValueStyle.measured.figures(of: values)).map { ($0, wording.short($1)) }
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
    let most = Int(Self.plotHeight / 14)
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

  private func path(_ places: [FormPicture.Position]) -> String {
    places.enumerated().map { index, place in
      "\(index == 0 ? "M" : "L")\(coordinate(x(place.x))) \(coordinate(y(place.y)))"
    }.joined()
  }

  private func fill(_ color: Int, _ strength: Double) -> String {
    guard strength < 1 else { return PictureFill.attributes(ofSeries: color) }
    let share = coordinate(strength)
    return PictureLook.attributes("full s\(color % 4)")
      + " fill-opacity=\"\(share)\" stroke-opacity=\"\(share)\""
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
      return "<path\(fill(color, strength)) d=\"M\(coordinate(first)) \(coordinate(low))"
        + "H\(coordinate(last))V\(coordinate(high))H\(coordinate(first))z\"/>"
    case .region(let from, let to, let color, let strength):
      return "<path\(fill(color, strength)) d=\"\(path(from + to.reversed()))z\"/>"
    case .line(let places, let color, let isDashed):
      let look = PictureLook.attributes("line s\(color % 4)" + (isDashed ? " d1" : ""))
      return "<path\(look) d=\"\(path(places))\"/>"
    case .dot(let place, let color, let name):
      let look = PictureLook.attributes("hollow s\(color % 4)")
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
  public func svg(in language: Language = .english) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + element(
        in: language,
        attributes: " xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"\(language.rawValue)\"",
        style: "<style>\(Picture.style)</style>",
        details: description(in: language).joined(separator: " "))
      + "\n"
  }

  /// The picture as an element, in a page that has the style sheet and the description already.
  func element(
    in language: Language, attributes: String = "", style: String = "", details: String? = nil
  ) -> String {
    let wording = language.wording(.display)
    let drawn = model.picture()
    var top = 44.0
    var texts = PictureText.element(wording.name(title), "title", x: 16, y: 30)
    for (number, name) in drawn.legend.enumerated() {
      texts += drawn.sample(of: number, x: 24, y: top + 6)
      texts += PictureText.element(wording.name(name), x: 36, y: top + 10.5)
      top += 20
    }
    let drawing = FormDrawing(drawn, top: top, wording)
    return Picture.element(
      attributes: attributes, height: drawing.height,
      alternative: description(in: language, level: .alt).joined(separator: " "),
      details: details, drawing: style + PictureFill.patterns + texts + drawing.drawing)
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

extension FormPicture {
  /// How a colour looks: a part of an area where there is one, else a mark.
  fileprivate func sample(of color: Int, x: Double, y: Double) -> String {
    let isArea = marks.contains { if case .area(_, _, color, _) = $0 { true } else { false } }
    guard isArea else {
      return "<path\(PictureLook.attributes("hollow s\(color % 4)")) d=\""
        + PictureMark.path(ofSeries: color, at: [(x, y)]) + "\"/>"
    }
    return "<path\(PictureFill.attributes(ofSeries: color)) d=\"M\(coordinate(x - 6))"
      + " \(coordinate(y - 6))h12v12h-12z\"/>"
  }
}
