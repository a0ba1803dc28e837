// SPDX-License-Identifier: MIT

/// How elements of a picture look, by their classes: as attributes, which hold also where a policy
/// allows no style sheet, and as rules of a style sheet for dark screens.
struct PictureLook {
  /// The class, or `text` for every text, whose ink comes from the whole drawing.
  let name: String
  /// What it sets, under names that attributes of SVG and CSS share.
  let properties: [(name: String, value: String)]

  private init(_ name: String, _ properties: (String, String)...) {
    (self.name, self.properties) = (name, properties.map { (name: $0, value: $1) })
  }

  /// The looks with some colours; of two that set the same, the later one counts.
  static func all(_ colours: PictureColours) -> [PictureLook] {
    let (paper, ink, axis) = (colours.paper, colours.ink, colours.axis)
    let series = colours.series.enumerated().flatMap { number, colour in
      [
        PictureLook("s\(number)", ("stroke", colour)),
        PictureLook("full s\(number)", ("fill", colour)),
      ]
    }
    return [
      PictureLook("paper", ("fill", paper)),
      PictureLook("text", ("fill", ink)),
      PictureLook("title", ("font-size", "18px"), ("font-weight", "600")),
      PictureLook("aside", ("fill", axis)),
      PictureLook("end", ("text-anchor", "end")),
      PictureLook("middle", ("text-anchor", "middle")),
      PictureLook("along", ("text-anchor", "middle")),
      PictureLook(
        "note", ("paint-order", "stroke"), ("stroke", paper), ("stroke-width", "4"),
        ("stroke-linejoin", "round")),
      PictureLook("axis", ("fill", "none"), ("stroke", axis)),
      PictureLook("grid", ("fill", "none"), ("stroke", colours.grid)),
      PictureLook(
        "base", ("fill", "none"), ("stroke", axis), ("stroke-width", "1.5"),
        ("stroke-dasharray", "6 4")),
      PictureLook("line", ("fill", "none"), ("stroke-width", "2"), ("stroke-linejoin", "round")),
      PictureLook("dots", ("fill", "none"), ("stroke-width", "6"), ("stroke-linecap", "round")),
      PictureLook("mark", ("fill", paper), ("stroke-width", "1.5")),
      PictureLook("hollow", ("fill", paper), ("stroke-width", "1.5")),
      PictureLook("full", ("stroke-width", "1.5")),
      PictureLook("hatch", ("stroke-width", "1.5")),
      PictureLook("stripe", ("fill", "none"), ("stroke-width", "1.5")),
      PictureLook(
        "speckle", ("fill", "none"), ("stroke-width", "2.2"), ("stroke-linecap", "round")),
      PictureLook("leader", ("fill", "none"), ("stroke-width", "1")),
      PictureLook("d1", ("stroke-dasharray", "10 5")),
      PictureLook("d2", ("stroke-dasharray", "2 4")),
      PictureLook("d3", ("stroke-dasharray", "14 4 3 4")),
      PictureLook("d4", ("stroke-dasharray", "5 3")),
      PictureLook("d5", ("stroke-dasharray", "20 5")),
      PictureLook("d6", ("stroke-dasharray", "10 3 2 3 2 3")),
      PictureLook("d7", ("stroke-dasharray", "1 2")),
    ] + series + [PictureLook("edged", ("stroke", paper), ("stroke-width", "1"))]
  }

  private static let light = all(.light)
  private static let properties = Dictionary(uniqueKeysWithValues: light.map { ($0.name, $0) })

  /// The attributes of an element with some classes, the classes among them.
  static func attributes(_ classes: String) -> String {
    let names = classes.words().map(String.init)
    let pairs = names.indices.flatMap { first in
      names[(first + 1)...].map { "\(names[first]) \($0)" }
    }
    var set: [(name: String, value: String)] = []
    for name in names + pairs {
      for property in properties[name]?.properties ?? [] {
        set.removeAll { $0.name == property.name }
        set.append(property)
      }
    }
    let attributes = set.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return (classes.isEmpty ? "" : " class=\"\(classes)\"") + attributes
  }

  /// The lines of an axis across a plot, each a part of one path.
  static func grid(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "<path\(attributes("grid")) d=\"\(lines.joined())\"/>"
  }

  /// The rule of a style sheet; empty if nothing is set.
  private func rule(_ kept: (Int) -> Bool) -> String {
    let set = properties.indices.filter(kept).map {
      "\(properties[$0].name):\(properties[$0].value)"
    }
    guard !set.isEmpty else { return "" }
    let names = name.words().map { ".\($0)" }.joined()
    let selector = name == "text" ? "text" : names
    return ".audiograph \(selector){\(set.joined(separator: ";"))}"
  }

  /// What differs from those with some other colours.
  static func rules(_ colours: PictureColours) -> String {
    zip(all(colours), light).map { look, light in
      look.rule { look.properties[$0].value != light.properties[$0].value }
    }.joined()
  }
}

/// Colours of a picture: ink and axis at least 4.5 to 1 against the paper, series at least 3 to 1.
///
/// Those of series are told apart by eyes that lack a kind of cones, too: any two of eight differ by 12 or more
/// (CIEDE2000) as they are and as protanopia, deuteranopia and tritanopia have them.
struct PictureColours {
  let paper: String
  let ink: String
  let axis: String
  let grid: String
  let series: [String]

  static let light = PictureColours(
    paper: "#fff", ink: "#1a1a1a", axis: "#595959", grid: "#d9d9d9",
    series: [
      "#0b5cad", "#c4500a", "#008b55", "#b372b1", "#2894ff", "#7f3953", "#e16c89", "#a20000",
    ])
  static let dark = PictureColours(
    paper: "#121212", ink: "#eee", axis: "#a6a6a6", grid: "#3d3d3d",
    series: [
      "#6cb4ff", "#ff9d66", "#00f4af", "#7165e8", "#5e752b", "#f13e59", "#a3596f", "#0b8e9e",
    ])
}
