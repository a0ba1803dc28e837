// SPDX-License-Identifier: MIT

/// The places along x that are named below a plot.
struct PicturePlaces {
  /// One place; the second line is shared by those that follow up to the next one.
  struct Place {
    let x: Double
    var text: String
    var below = ""
    /// The lines of a long name after the first.
    var further: [String] = []

    fileprivate var width: Double { ([text] + further).map(PictureText.width).max() ?? 0 }
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
  private var titlePlace: Double { areAskew ? askewHeight + 18 : 37 + furtherHeight }
  private var furtherHeight: Double {
    PictureText.lineHeight * Double(places.map(\.further.count).max() ?? 0)
  }
  private var askewHeight: Double {
    18 + 0.643 * (places.map { PictureText.width($0.text) }.max() ?? 0)
  }

  var height: Double {
    title.isEmpty
      ? areAskew ? askewHeight : haveTwoRows ? 42 : 26 + furtherHeight
      : titlePlace + 5 + PictureText.lineHeight * Double(title.count - 1)
  }

  /// Whether each of the names of a series has room beside the next one.
  static func haveRoom(
    _ line: PictureLine, from left: Double, to right: Double, _ size: PictureSize,
    _ wording: Wording
  ) -> Bool {
    guard case .categories = line.series.x else { return true }
    let places = PicturePlaces(line, from: left, to: right, size, wording)
    return !places.areAskew && places.furtherHeight == 0
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
    // Each bar has its name, where there is room for all.
    if !areOrdered, series.count <= Self.mostNamedBars {
      let all = (0..<series.count).map { index in
        Place(
          x: x(line.slots.position(index)), text: wording.place(series.shortMention(index)))
      }
      if Self.fit(all, edge) {
        places = all
        return
      }
    }
    if case .numbers = series.x, let numbers = Self.numbers(of: line, wording, edge, at: x) {
      places = numbers
      return
    }
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

  /// Round numbers along x, as many as have room beside each other; nil where there are too few.
  private static func numbers(
    of line: PictureLine, _ wording: Wording, _ edge: Double, at x: (Double) -> Double
  ) -> [Place]? {
    let choices = [4, 3, 2].map { fewest in
      AxisTicks(line.series.x, for: .eyes, fewest: fewest).ticks
    }.filter { $0.count >= 2 }.map { ticks in
      zip(ticks, wording.labels(ticks.map(\.number))).map { tick, text in
        Place(
          x: x(line.slots.time(at: tick.position) ?? line.slots.place(tick.index)), text: text)
      }
    }
    return choices.isEmpty ? nil : fitting(choices, edge)
  }

  private static let mostNamedBars = 24

  /// The fewest numbers of an axis, if these have room.
  private static let fewestNumbers = 3

  /// The first of some choices that has room, or some places of the first one where only two others would be left.
  private static func fitting(_ choices: [[Place]], _ edge: Double) -> [Place] {
    let some = thinned(choices.first ?? [], edge)
    guard let fitting = choices.first(where: { fit($0, edge) }) else { return some }
    return fitting.count < min(fewestNumbers, some.count) ? some : fitting
  }

  /// The places of names, or of numbers with their title, between two edges of the page.
  ///
  /// `fewer` are further choices of numbers, the fewest last.
  init(
    _ all: [Place], areNames: Bool, areOrdered: Bool = false, fewer: [[Place]] = [],
    title: String = "", from left: Double, to right: Double, _ size: PictureSize
  ) {
    (middle, edge) = ((left + right) / 2, size.width)
    haveTwoRows = all.contains { !$0.below.isEmpty }
    self.title = Self.lines(title, around: middle, upTo: edge)
    (places, areAskew) =
      areNames && !areOrdered
      ? Self.named(all, width: right - left, edge)
      : (Self.fitting([all] + fewer, edge), false)
  }

  private static func lines(_ title: String, around middle: Double, upTo edge: Double) -> [String] {
    PictureText.lines(title.asHeading, width: 2 * min(middle, edge - middle), most: 3)
  }

  private static func named(
    _ all: [Place], width: Double, _ edge: Double
  ) -> (places: [Place], areAskew: Bool) {
    if fit(all, edge) { return (all, false) }
    if let broken = broken(all, width: width / Double(all.count) - 8) { return (broken, false) }
    return (askew(all, width: width), true)
  }

  /// The most lines of a name below its place.
  private static let mostLines = 3

  /// The names in lines that have room below their places; nil where a word has none.
  private static func broken(_ places: [Place], width: Double) -> [Place]? {
    var all: [Place] = []
    for place in places {
      let lines = PictureText.lines(place.text, width: width)
      let isWhole = lines.allSatisfy { !$0.hasSuffix("…") } || place.text.contains("…")
      guard lines.count <= mostLines, isWhole else { return nil }
      all.append(Place(x: place.x, text: lines.first ?? "", further: Array(lines.dropFirst())))
    }
    return all
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
      let widths = [left, right].map(\.width)
      return middle(of: right, upTo: edge) - middle(of: left, upTo: edge)
        >= (widths[0] + widths[1]) / 2 + 8
    }
  }

  /// Where the middle of a text is: below its place, but within the picture.
  private static func middle(of place: Place, upTo edge: Double) -> Double {
    min(place.x, edge - place.width / 2)
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
        + PictureText.block(
          [place.text] + place.further, "middle", x: Self.middle(of: place, upTo: edge),
          y: top + 19)
        + (place.below.isEmpty
          ? "" : PictureText.element(place.below, "below middle", x: place.x, y: top + 35))
    }.joined()
  }
}
