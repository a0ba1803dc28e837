// SPDX-License-Identifier: MIT

/// A chart that is no line as elements of SVG.
struct FormDrawing {
  private let picture: FormPicture
  private let wording: Wording
  private let left: Double
  private let top: Double
  private let places: PicturePlaces
  private let size: PictureSize

  private let plotHeight: Double
  private let title: [String]
  private let titleTop: Double
  /// What keeps marks off the edges of the plot.
  private static let padding = 14.0

  init(_ picture: FormPicture, top: Double, _ wording: Wording, _ size: PictureSize) {
    title = PictureText.lines(picture.heading(wording), width: size.textWidth, most: 3)
    titleTop = top + 16
    (self.picture, self.wording, self.size) = (picture, wording, size)
    self.top = top + 24 + PictureText.lineHeight * Double(max(1, title.count) - 1)
    plotHeight = picture.parts.isEmpty ? 330 : 130
    let texts = Self.labels(picture.y, wording, width: size.mostColumn).map(\.text)
    let left = size.left + 8 + size.column(of: texts)
    let straight = Self.places(picture, from: left, wording, size)
    let isWide = straight.areAskew && left < PicturePlaces.askewMargin
    self.left = isWide ? PicturePlaces.askewMargin : left
    self.places = isWide ? Self.places(picture, from: self.left, wording, size) : straight
  }

  /// What is written along the axis below a plot that begins at `left`.
  private static func places(
    _ picture: FormPicture, from left: Double, _ wording: Wording, _ size: PictureSize
  ) -> PicturePlaces {
    func places(_ labels: [Label]) -> [PicturePlaces.Place] {
      labels.map { label in
        PicturePlaces.Place(
          x: position(label.value, picture.x, left + padding, size.right - padding),
          text: label.text, below: label.below)
      }
    }
    let areNumbers = picture.x.names.isEmpty && picture.x.dates == nil
    return PicturePlaces(
      places(labels(picture.x, wording)), areNames: !picture.x.names.isEmpty,
      areOrdered: picture.x.isOrdered,
      fewer: (areNumbers ? [3, 2] : []).map { fewest in
        places(labels(picture.x, wording, fewest: fewest))
      },
      title: picture.x.title(in: wording) ?? "",
      from: left, to: size.right, size)
  }

  /// From the top of the picture to its end.
  var height: Double { top + plotHeight + places.height + 8 }

  /// All that is drawn.
  var drawing: String {
    PictureText.block(title, x: size.left, y: titleTop) + axes + "<g class=\"plot\">\(marks)</g>"
      + partNames
      + places.drawing(top: bottom)
  }

  private var bottom: Double { top + plotHeight }

  /// What is written beside an axis, of dates in two lines.
  private struct Label {
    var value: Double
    var text: String
    var below = ""
  }

  /// Round numbers, names at whole numbers, or dates where a unit of the calendar begins.
  private static func labels(
    _ axis: FormPicture.Axis, _ wording: Wording, width: Double = .infinity, fewest: Int = 4
  ) -> [Label] {
    if let dates = axis.dates { return labels(dates, wording.drawn()) }
    guard axis.names.isEmpty else {
      return axis.names.enumerated().map {
        Label(value: Double($0), text: PictureText.shortened(wording.name($1), to: width))
      }
    }
    let values = RoundValues.between(
      axis.low, axis.high, scale: .linear, fewest: fewest, areWhole: axis.isWhole)
    return zip(values, wording.labels(values)).map { Label(value: $0, text: $1) }
  }

  private static func labels(_ dates: XAxis, _ wording: Wording) -> [Label] {
    let ticks = AxisTicks(dates, for: .eyes).ticks
    guard ticks.count >= 3 else {
      let positions = dates.numericPositions
      return [0, positions.count - 1].filter(positions.indices.contains).uniqued.map { index in
        Label(
          value: positions[index],
          text: wording.place(CalendarMemory.shortMention(on: dates, index)))
      }
    }
    return zip(ticks, wording.texts(of: ticks)).map { tick, text in
      Label(value: tick.position, text: text.0, below: text.1)
    }
  }

  private static func position(
    _ value: Double, _ axis: FormPicture.Axis, _ first: Double, _ last: Double
  ) -> Double {
    first + min(max(axis.share(of: value), 0), 1) * (last - first)
  }

  private func x(_ value: Double) -> Double {
    Self.position(value, picture.x, left + Self.padding, size.right - Self.padding)
  }

  private func y(_ value: Double) -> Double {
    Self.position(
      value, picture.y, bottom - (picture.standsOnAxis ? 0 : Self.padding), top + Self.padding)
  }

  private var axes: String {
    var labels = Self.labels(picture.y, wording, width: size.mostColumn)
    let most = Int(plotHeight / 14)
    if labels.count > most {
      let step = (labels.count + most - 1) / most
      labels = stride(from: 0, to: labels.count, by: step).map { labels[$0] }
    }
    let grid = labels.map { label in
      "M\(coordinate(left)) \(coordinate(y(label.value)))H\(coordinate(size.right))"
    }
    let texts = labels.map { label in
      PictureText.element(label.text, "end", x: left - 8, y: y(label.value) + 4.5)
    }
    return PictureLook.grid(picture.y.names.isEmpty ? grid : []) + texts.joined()
      + "<path\(PictureLook.attributes("axis")) d=\"M\(coordinate(left)) \(coordinate(top))"
      + "V\(coordinate(bottom))H\(coordinate(size.right))\"/>"
  }

  /// More dots than this are drawn once for each place that the eye can tell apart.
  private static let mostDots = 5000

  private var marks: String {
    let dots = picture.marks.count { if case .dot = $0 { true } else { false } }
    var drawn: Set<String> = []
    let drawing = picture.marks.map { mark in
      if dots > Self.mostDots, case .dot(let place, let color, _) = mark {
        let key = "\(color) \((x(place.x) / 3).rounded()) \((y(place.y) / 3).rounded())"
        guard drawn.insert(key).inserted else { return "" }
      }
      return element(mark)
    }.joined()
    return drawing + numbers + pointNames
  }

  /// The numbers of all cells, if each has room within its own.
  private var numbers: String {
    let cells = picture.marks.compactMap { mark -> (FormPicture.Position, Double)? in
      if case .number(let place, let value) = mark { (place, value) } else { nil }
    }
    let values = cells.map(\.1)
    let texts = wording.labels(values.map { ValueStyle.toldAlone.figure(of: $0) }, of: values)
    let widest = texts.map(PictureText.width).max() ?? 0
    guard widest + 6 <= x(1) - x(0), PictureText.lineHeight <= y(0) - y(1) else { return "" }
    return zip(cells, texts).map { cell, text in
      PictureText.element(text, "middle note", x: x(cell.0.x), y: y(cell.0.y) + 4.5)
    }.joined()
  }

  /// The names of points, each on the side where it covers no other one.
  private var pointNames: String {
    var taken: [PictureText.Box] = []
    return picture.marks.map { mark in
      guard case .dot(let place, _, let name?) = mark else { return "" }
      let text = wording.name(name.shortened(to: size.letters))
      let boxes = PictureText.Box.around(text, x: x(place.x), y: y(place.y), reach: 10)
      let box =
        boxes.first { box in
          box.left >= left && box.right <= size.right && !taken.contains(where: box.overlaps)
        } ?? boxes.first { $0.left >= left && $0.right <= size.right } ?? boxes[0]
      taken.append(box)
      return PictureText.element(text, "note", x: box.left, y: box.baseline)
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
  static func partsHaveRoom(
    _ picture: FormPicture, _ wording: Wording, _ size: PictureSize
  ) -> Bool {
    let width = size.right - 60
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
    case .dot(let place, let color, _):
      let look = PictureLook.attributes("hollow \(PictureStroke.colour(ofSeries: color))")
      return "<path\(look) d=\""
        + PictureMark.path(ofSeries: color, at: [(x(place.x), y(place.y))]) + "\"/>"
    case .number: return ""
    }
  }
}

extension FormPicture.Part {
  /// `Adelie 44%`.
  func text(_ wording: Wording) -> String {
    wording.name(name) + " " + share(wording)
  }

  /// `44%`, `<1%`.
  func share(_ wording: Wording) -> String {
    var figure = Figure(exactly: written.map(Double.init) ?? 1)
    figure.isPercent = true
    let share = wording.short(figure)
    return written == nil ? "<" + share : share
  }
}

extension FormPicture {
  /// Whether what is drawn grows from zero, which is the lower edge then.
  fileprivate var standsOnAxis: Bool {
    y.low == 0 && y.names.isEmpty && parts.isEmpty && shading == nil
      && !marks.contains { if case .dot = $0 { true } else { false } }
  }

  /// What is written above the axis of values, with what its dashed lines are.
  fileprivate func heading(_ wording: Wording) -> String {
    func name(_ bound: FormHeading) -> String {
      if case .text(let text) = bound {
        wording.say(.pageText(text: text))
      } else {
        bound.text(in: wording)
      }
    }
    let lines = bounds.map { lower, upper in
      wording.say(.pictureBounds(lower: name(lower), upper: name(upper)))
    }
    let deviation = deviation.map(wording.name)
    return [y.title(in: wording), lines, deviation].compactMap(\.self)
      .joined(separator: wording.comma).asHeading
  }
}

extension FormPicture.Axis {
  /// Whether some of its names may be left out, since the others tell which.
  fileprivate var isOrdered: Bool { areOrdered || NameOrder(names) != nil }

  /// The title as it is written; nil for none.
  func title(in wording: Wording) -> String? {
    title.flatMap { heading in
      let text = heading.text(in: wording)
      return text.isBlank ? nil : text.textWithoutIsolates
    }
  }
}
