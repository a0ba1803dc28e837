// SPDX-License-Identifier: MIT

/// Texts in a picture, whose widths nobody can know before a viewer chooses the letters.
enum PictureText {
  /// About how wide a text is in letters of 13 pixels, of the widest letters that viewers choose.
  static func width(_ text: String) -> Double { text.reduce(0) { $0 + width($1) } }

  private static func width(_ character: Character) -> Double {
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "\u{A0}", "\u{202F}": 4.2
    case "f", "t", "r", "(", ")", "-", "/", "J": 5.3
    case "m", "M", "w", "W", "%", "@", "…", "—": 12.4
    case "A"..."Z": 9.4
    case "\u{2212}": 11
    // Ideographs are as wide as they are high.
    case "\u{2E80}"..."\u{FFFF}": 13.5
    default: 8.1
    }
  }

  /// A text in lines that end at words, or between wide letters, each at most so wide; the last of too many is
  /// cut.
  static func lines(_ text: String, width: Double, most count: Int = .max) -> [String] {
    var lines: [String] = []
    for word in text.words() {
      for (number, piece) in word.unbroken.enumerated() {
        let added = (number == 0 ? " " : "") + piece
        if let last = lines.last, self.width(last + added) <= width {
          lines[lines.count - 1] += added
        } else {
          lines.append(String(piece))
        }
      }
    }
    let isCut = lines.count > count
    if isCut { lines = Array(lines.prefix(count)) }
    return lines.enumerated().map { index, line in
      let isLast = isCut && index == lines.count - 1
      return self.width(line) > width || isLast ? cut(line, width: width) : line
    }
  }

  /// A text of which the end is left out, so that a sign for that has room.
  private static func cut(_ text: String, width: Double) -> String {
    var kept = text
    while !kept.isEmpty, self.width(kept + "…") > width { kept.removeLast() }
    return kept + "…"
  }

  /// What a line of text covers.
  struct Box {
    var left: Double
    var right: Double
    /// Where the letters stand.
    var baseline: Double

    func overlaps(_ other: Box) -> Bool {
      left < other.right && other.left < right && abs(baseline - other.baseline) < lineHeight
    }

    /// Where a text can stand beside a point: to the right, to the left, above, below.
    static func around(_ text: String, x: Double, y: Double, reach: Double) -> [Box] {
      let width = PictureText.width(text)
      return [
        (x + reach, 4.5), (x - reach - width, 4.5), (x - width / 2, -reach),
        (x - width / 2, reach + 9),
      ].map { left, drop in Box(left: left, right: left + width, baseline: y + drop) }
    }
  }

  /// How far lines of a text are apart.
  static let lineHeight = 16.0

  /// Lines one below the other, the first of them at a place.
  static func block(_ lines: [String], _ styles: String = "", x: Double, y: Double) -> String {
    lines.enumerated().map { number, line in
      element(line.isolated, styles, x: x, y: y + lineHeight * Double(number))
    }.joined()
  }

  /// An element at a place.
  static func element(_ text: String, _ styles: String = "", x: Double, y: Double) -> String {
    let place = " x=\"\(coordinate(x))\" y=\"\(coordinate(y))\""
    return "<text\(PictureLook.attributes(styles))\(place)>\(text.markup)</text>"
  }
}

/// Round values along an axis, as they are written beside it.
struct PictureValues {
  struct Label {
    let value: Double
    let text: String
  }

  let labels: [Label]

  /// The labels of an axis, three to five where it is low; different values never read alike.
  ///
  /// `margin` is how far the plot reaches below the axis, as a part of the axis.
  init(
    _ law: PitchLaw, _ series: Series, isLow: Bool = false, margin: Double = 0, _ wording: Wording
  ) {
    var values = RoundValues.between(
      law.minimum, law.maximum, scale: law.scale, fewest: isLow ? 3 : 4,
      areWhole: series.values.areWhole)
    // The next one below them is written, too, where the plot reaches down to it.
    if law.scale == .linear, law.minimum > 0, law.position(of: 0) >= -margin, values.count > 1,
      abs(values[0] - (values[1] - values[0])) <= 1e-9 * values[1]
    {
      values.insert(0, at: 0)
    }
    // There is no rank between two.
    if series.kind == .rank { values = values.filter { $0 == $0.rounded() } }
    labels = zip(values, wording.labels(values, arePercent: series.holdsPercents)).map {
      Label(value: $0, text: $1)
    }
  }
}

extension Wording {
  /// Round numbers as an axis has them.
  func labels(_ values: [Double], arePercent: Bool = false) -> [String] {
    let figures = ValueStyle.measured.figures(of: values)
    let wording = drawn(beside: figures)
    return figures.map { figure in
      var figure = figure
      figure.isPercent = arePercent
      return wording.short(figure)
    }
  }
}

extension [Double] {
  /// Whether all that are there are whole numbers, between which an axis has nothing.
  var areWhole: Bool {
    allSatisfy { $0.isNaN || $0 == $0.rounded() && abs($0) < 1e15 }
  }
}

/// The places along x that are named below a plot.
struct PicturePlaces {
  /// One place; the second line is shared by those that follow up to the next one.
  struct Place {
    let x: Double
    var text: String
    var below = ""
  }

  private(set) var places: [Place]
  /// Whether texts stand askew, since they are long names.
  let areAskew: Bool
  /// Whether the places are boundaries or points on a line, which get a stroke; bars need none.
  var haveStrokes = true

  /// What numbers along x are, in the middle below them, in as many lines as it needs; empty for other places.
  private let title: [String]
  private let middle: Double
  /// Where the picture ends.
  private let edge: Double

  /// Dates have two rows also where the second is empty: a page writes those of a range there.
  private let haveTwoRows: Bool

  /// How far below the plot the title stands.
  private var titlePlace: Double { areAskew ? askewHeight + 18 : 37 }
  private var askewHeight: Double {
    18 + 0.643 * (places.map { PictureText.width($0.text) }.max() ?? 0)
  }

  var height: Double {
    title.isEmpty
      ? areAskew ? askewHeight : haveTwoRows ? 42 : 26
      : titlePlace + 5 + PictureText.lineHeight * Double(title.count - 1)
  }

  /// Whether each of the names of a series has room beside the next one.
  static func haveRoom(
    _ line: PictureLine, from left: Double, to right: Double, _ size: PictureSize,
    _ wording: Wording
  ) -> Bool {
    guard case .categories = line.series.x else { return true }
    return !PicturePlaces(line, from: left, to: right, size, wording).areAskew
  }

  /// The places of a line between two edges of the page; names in an order may be left out.
  init(
    _ line: PictureLine, areOrdered: Bool = false, from left: Double, to right: Double,
    _ size: PictureSize, _ wording: Wording
  ) {
    let series = line.series
    haveTwoRows = series.x.dates != nil
    let name =
      if case .numbers = series.x, let name = series.xName { wording.say(name.said) } else { "" }
    let edge = size.width
    (middle, self.edge) = ((left + right) / 2, edge)
    title = Self.lines(name, around: middle, upTo: edge)
    let wording = wording.drawn()
    func x(_ seconds: Double) -> Double { left + seconds / line.slots.seconds * (right - left) }
    if case .categories(let names) = series.x {
      let all = names.enumerated().map { index, name in
        Place(
          x: x(line.slots.position(index)),
          text: name.isBlank ? wording.place(.row(index + 1)) : name.textWithoutIsolates)
      }
      (places, areAskew) =
        areOrdered ? (Self.thinned(all, edge), false) : Self.named(all, width: right - left, edge)
      return
    }
    areAskew = false
    let ticks = AxisTicks(series.x, for: .eyes).ticks
    guard ticks.count >= 3 else {
      let indices = series.count <= 4 ? Array(0..<series.count) : [0, series.count - 1]
      places = Self.thinned(
        indices.map { index in
          Place(
            x: x(line.slots.position(index)),
            text: wording.place(series.shortMention(index)))
        }, edge)
      return
    }
    places = ticks.map { tick in
      Place(x: x(line.slots.time(at: tick.position) ?? line.slots.place(tick.index)), text: "")
    }
    let texts = wording.texts(of: ticks)
    for index in places.indices { (places[index].text, places[index].below) = texts[index] }
    places = Self.thinned(places, edge)
  }

  /// The places of names, or of numbers with their title, between two edges of the page.
  init(
    _ all: [Place], areNames: Bool, areOrdered: Bool = false, title: String = "",
    from left: Double, to right: Double, _ size: PictureSize
  ) {
    (middle, edge) = ((left + right) / 2, size.width)
    haveTwoRows = all.contains { !$0.below.isEmpty }
    self.title = Self.lines(title, around: middle, upTo: edge)
    (places, areAskew) =
      areNames && !areOrdered
      ? Self.named(all, width: right - left, edge) : (Self.thinned(all, edge), false)
  }

  private static func lines(_ title: String, around middle: Double, upTo edge: Double) -> [String] {
    PictureText.lines(title, width: 2 * min(middle, edge - middle), most: 3)
  }

  private static func named(
    _ all: [Place], width: Double, _ edge: Double
  ) -> (places: [Place], areAskew: Bool) {
    fit(all, edge) ? (all, false) : (askew(all, width: width), true)
  }

  /// Every second, third … of the places, so that no text meets the next one.
  private static func thinned(_ places: [Place], _ edge: Double) -> [Place] {
    for step in 1...max(1, places.count) {
      let kept = stride(from: 0, to: places.count, by: step).map { places[$0] }
      if fit(kept, edge) { return kept }
    }
    return Array(places.prefix(1))
  }

  private static func fit(_ places: [Place], _ edge: Double) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { left, right in
      let widths = [left, right].map { PictureText.width($0.text) }
      return middle(of: right, upTo: edge) - middle(of: left, upTo: edge)
        >= (widths[0] + widths[1]) / 2 + 8
    }
  }

  /// Where the middle of a text is: below its place, but within the picture.
  private static func middle(of place: Place, upTo edge: Double) -> Double {
    min(place.x, edge - PictureText.width(place.text) / 2)
  }

  /// What long names need to the left of the first of them.
  static let askewMargin = 130.0
  private static let longestAskew = 20

  /// As many long names as lines of text have room, cut where they agree.
  private static func askew(_ places: [Place], width: Double) -> [Place] {
    let step = max(1, Int((18 * Double(places.count) / width).rounded(.up)))
    let kept = stride(from: 0, to: places.count, by: step).map { places[$0] }
    let texts = kept.map(\.text).shortenedApart(to: Self.longestAskew)
    return zip(kept, texts).map { Place(x: $0.x, text: $1) }
  }

  func drawing(top: Double) -> String {
    PictureText.block(title, "along", x: middle, y: top + titlePlace) + drawingOfPlaces(top: top)
  }

  private func drawingOfPlaces(top: Double) -> String {
    places.map { place in
      let x = coordinate(place.x)
      guard !areAskew else {
        return "<text\(PictureLook.attributes("end"))"
          + " transform=\"translate(\(x) \(coordinate(top + 16))) rotate(-40)\">"
          + "\(place.text.isolated.markup)</text>"
      }
      let stroke =
        haveStrokes
        ? "<path\(PictureLook.attributes("axis")) d=\"M\(x) \(coordinate(top))v5\"/>" : ""
      return stroke
        + PictureText.element(
          place.text.isolated, "middle", x: Self.middle(of: place, upTo: edge), y: top + 19)
        + (place.below.isEmpty
          ? "" : PictureText.element(place.below, "below middle", x: place.x, y: top + 35))
    }.joined()
  }
}
