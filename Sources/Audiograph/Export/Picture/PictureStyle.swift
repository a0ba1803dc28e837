// SPDX-License-Identifier: MIT

extension Picture {
  /// The letters of a document of its own; in a page a picture has those of the page.
  static let letters = "system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"

  /// The style sheet, of which every rule is for pictures only; attributes have what is drawn on light paper.
  static let style =
    """
    .audiograph{color-scheme:light dark;max-width:100%;height:auto}
    """
    // What is printed stays on paper.
    + "@media screen and (prefers-color-scheme:dark){\(PictureLook.rules(.dark))}"
      + """
      @media(forced-colors:active){\
      .audiograph .paper,.audiograph .mark,.audiograph .hollow{fill:Canvas}\
      .audiograph text{fill:CanvasText}.audiograph .note{stroke:Canvas}\
      .audiograph .axis,.audiograph .base,.audiograph .line,.audiograph .dots,.audiograph .mark,\
      .audiograph .hollow,.audiograph .full,.audiograph .hatch,.audiograph .stripe,.audiograph .speckle,\
      .audiograph .leader{stroke:CanvasText}.audiograph .full.full{fill:CanvasText}\
      .audiograph .edged.edged{stroke:Canvas}.audiograph .grid{stroke:GrayText}}
      """
}

/// How bars of series are told apart: full, hatched one way, hatched the other way, pale, dotted, barred.
enum PictureFill {
  /// How many there are; charts with more part them into panels or write names beside them.
  static let count = 6

  /// What the hatched ones of the first few refer to.
  static func patterns(_ count: Int) -> String {
    let patterns = [
      (1, "stripe", "M-1 1l2-2M0 6l6-6M5 7l2-2"), (2, "stripe", "M-1 5l2 2M0 0l6 6M5-1l2 2"),
      (4, "speckle", "M1.5 1.5h0M4.5 4.5h0"), (5, "stripe", "M0 3h6"),
    ].filter { $0.0 < count }.map { number, look, path in
      "<pattern id=\"\(PictureKey.hatch(number))\" width=\"6\" height=\"6\""
        + " patternUnits=\"userSpaceOnUse\">"
        + "<path\(PictureLook.attributes("\(look) s\(number)")) d=\"\(path)\"/></pattern>"
    }.joined()
    return patterns.isEmpty ? "" : "<defs>\(patterns)</defs>"
  }

  /// The attributes of the bars of a series.
  static func attributes(ofSeries index: Int) -> String {
    switch index % count {
    case 0: PictureLook.attributes("full s0")
    case 3: PictureLook.attributes("full s3") + " fill-opacity=\"0.3\""
    case let number:
      PictureLook.attributes("hatch s\(number)") + " fill=\"url(#\(PictureKey.hatch(number)))\""
    }
  }
}

/// How lines of series are told apart: by eight colours and eight kinds of dashes, each eight series beginning
/// with the next kind.
enum PictureStroke {
  static let count = 8

  static func colour(ofSeries index: Int) -> String { "s\(index % count)" }

  /// The classes of a line.
  static func classes(ofSeries index: Int) -> String {
    "line \(colour(ofSeries: index)) d\((index + index / count) % count)"
  }
}

/// How lines of series are told apart besides their colours and dashes.
enum PictureMark {
  /// How far a mark, and the line around it, reaches from its point.
  static let reach = 6.0

  /// Marks around points, of which every eight series begin with the next one.
  static func path(ofSeries index: Int, at places: [(x: Double, y: Double)]) -> String {
    let shape = shape(ofSeries: index)
    return places.map { x, y in "M\(coordinate(x)) \(coordinate(y))\(shape)" }.joined()
  }

  /// A wide circle with nothing in it, around the point of a day that is not over.
  static func ring(at place: (x: Double, y: Double)) -> String {
    "M\(coordinate(place.x)) \(coordinate(place.y))m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
  }

  /// A triangle where something happened: below the line and pointing up for a rise, above it and down for a fall.
  static func event(at place: (x: Double, y: Double), rises: Bool) -> String {
    "M\(coordinate(place.x)) \(coordinate(place.y))" + (rises ? "m0 9l5 9h-10z" : "m0-9l5-9h-10z")
  }

  /// Circle, square, triangle, diamond, triangle on its point, plus, hourglass, cross.
  private static let shapes = [
    "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "m-4-4h8v8h-8z", "m0-5l5 9h-10z", "m0-5l5 5l-5 5l-5-5z",
    "m0 5l5-9h-10z", "m-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3z", "m-4-5h8l-8 10h8z",
    "m0-2l3-3l2 2l-3 3l3 3l-2 2l-3-3l-3 3l-2-2l3-3l-3-3l2-2z",
  ]

  /// The mark of a series, drawn around the place at which the path is.
  static func shape(ofSeries index: Int) -> String {
    shapes[(index + index / shapes.count) % shapes.count]
  }
}
