// SPDX-License-Identifier: MIT

extension Picture {
  /// The style sheet, of which every rule is for pictures only.
  static let style =
    """
    .audiograph{color-scheme:light dark;max-width:100%;height:auto}\
    .audiograph text{font:13px system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1a1a1a}\
    .audiograph .title{font-size:18px;font-weight:600}\
    .audiograph .end{text-anchor:end}.audiograph .middle{text-anchor:middle}\
    .audiograph .axis{fill:none;stroke:#595959}.audiograph .grid{fill:none;stroke:#d9d9d9}\
    .audiograph .base{fill:none;stroke:#595959;stroke-width:1.5;stroke-dasharray:6 4}\
    .audiograph .note{paint-order:stroke;stroke:#fff;stroke-width:4;stroke-linejoin:round}\
    .audiograph .line{fill:none;stroke-width:2;stroke-linejoin:round}\
    .audiograph .dots{fill:none;stroke-width:6;stroke-linecap:round}\
    .audiograph .mark{stroke-width:1.5}.audiograph .hollow{stroke-width:1.5}\
    .audiograph .full,.audiograph .hatch{stroke-width:1.5}.audiograph .hatch{fill:none}\
    .audiograph .h1{fill:url(#hatch1)}.audiograph .h2{fill:url(#hatch2)}\
    .audiograph .d1{stroke-dasharray:10 5}.audiograph .d2{stroke-dasharray:2 4}\
    .audiograph .d3{stroke-dasharray:14 4 3 4}
    """ + colours(.light)
    + "@media(prefers-color-scheme:dark){\(colours(.dark))}"
    + "@media print{\(colours(.light))}"
      + """
      @media(forced-colors:active){\
      .audiograph .paper,.audiograph .mark,.audiograph .hollow{fill:Canvas}\
      .audiograph text{fill:CanvasText}.audiograph .note{stroke:Canvas}\
      .audiograph .axis,.audiograph .base,.audiograph .line,.audiograph .dots,.audiograph .mark,\
      .audiograph .hollow,.audiograph .full,.audiograph .hatch{stroke:CanvasText}\
      .audiograph .full{fill:CanvasText}.audiograph .grid{stroke:GrayText}}
      """

  /// Colours on paper, each at least 4.5 to 1 against it.
  private struct Palette {
    let paper: String
    let ink: String
    let axis: String
    let grid: String
    let series: [String]

    static let light = Palette(
      paper: "#fff", ink: "#1a1a1a", axis: "#595959", grid: "#d9d9d9",
      series: ["#0b5cad", "#a8380a", "#00664a", "#7d2f75"])
    static let dark = Palette(
      paper: "#121212", ink: "#eee", axis: "#a6a6a6", grid: "#3d3d3d",
      series: ["#6cb4ff", "#ff9d66", "#4fd1a5", "#e59ad8"])
  }

  private static func colours(_ palette: Palette) -> String {
    ".audiograph .paper,.audiograph .mark,.audiograph .hollow{fill:\(palette.paper)}"
      + ".audiograph text{fill:\(palette.ink)}.audiograph .note{stroke:\(palette.paper)}"
      + ".audiograph .axis,.audiograph .base{stroke:\(palette.axis)}"
      + ".audiograph .grid{stroke:\(palette.grid)}"
      + palette.series.enumerated().map { number, colour in
        ".audiograph .s\(number){stroke:\(colour)}.audiograph .full.s\(number){fill:\(colour)}"
      }.joined()
  }
}

/// How bars of series are told apart: full, hatched one way, hatched the other way, empty.
enum PictureFill {
  /// How many there are; from then on they repeat.
  static let count = 4

  /// What the hatched ones refer to.
  static let patterns =
    "<defs>"
    + [(1, "M-1 1l2-2M0 6l6-6M5 7l2-2"), (2, "M-1 5l2 2M0 0l6 6M5-1l2 2")].map { number, path in
      "<pattern id=\"hatch\(number)\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
        + "<path class=\"hatch s\(number)\" d=\"\(path)\"/></pattern>"
    }.joined() + "</defs>"

  /// The attributes of the bars of a series.
  static func attributes(ofSeries index: Int) -> String {
    switch index % count {
    case 0: "class=\"full s0\""
    case 3: "class=\"hollow s3\""
    case let number: "class=\"hatch h\(number) s\(number)\""
    }
  }
}

/// How lines of series are told apart besides their colours and dashes.
enum PictureMark {
  /// Marks around points: circles, squares, triangles, diamonds, each four series beginning with the next one.
  static func path(ofSeries index: Int, at places: [(x: Double, y: Double)]) -> String {
    let shape = shape(ofSeries: index)
    return places.map { x, y in "M\(coordinate(x)) \(coordinate(y))\(shape)" }.joined()
  }

  /// The mark of a series, drawn around the place at which the path is.
  static func shape(ofSeries index: Int) -> String {
    switch (index + index / 4) % 4 {
    case 0: "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
    case 1: "m-4-4h8v8h-8z"
    case 2: "m0-5l5 9h-10z"
    default: "m0-5l5 5l-5 5l-5-5z"
    }
  }
}
