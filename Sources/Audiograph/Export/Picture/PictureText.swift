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

  /// A text that is at most so wide; what is wider is cut.
  static func shortened(_ text: String, to width: Double) -> String {
    self.width(text) > width ? cut(text, width: width) : text
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

    /// Whether a stroke lies across it, up to the height of its letters.
    func isCrossed(_ stroke: Stroke) -> Bool {
      let first = max(min(stroke.from.x, stroke.to.x), left)
      let last = min(max(stroke.from.x, stroke.to.x), right)
      guard first <= last else { return false }
      let heights =
        stroke.from.x == stroke.to.x
        ? [stroke.from.y, stroke.to.y] : [stroke.y(at: first), stroke.y(at: last)]
      return max(heights[0], heights[1]) >= baseline - 11
        && min(heights[0], heights[1]) <= baseline + 3
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

  /// A part of what is drawn.
  struct Stroke {
    var from: (x: Double, y: Double)
    var to: (x: Double, y: Double)

    /// The height at an x between both ends.
    func y(at x: Double) -> Double {
      from.x == to.x ? from.y : from.y + (x - from.x) / (to.x - from.x) * (to.y - from.y)
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

  /// The labels of an axis, `fewest` to one less than twice as many; different values never read alike.
  ///
  /// `margin` is how far the plot reaches below the axis, as a part of the axis.
  init(
    _ law: PitchLaw, _ series: Series, fewest: Int = 4, margin: Double = 0, _ wording: Wording
  ) {
    var values = RoundValues.between(
      law.minimum, law.maximum, scale: law.scale, fewest: fewest,
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
    labels(
      ValueStyle.measured.figures(of: values).map { figure in
        var figure = figure
        figure.isPercent = arePercent
        return figure
      }, of: values)
  }

  /// Numbers that stand beside each other, all with as many decimals, and all or none with grouped thousands.
  func labels(_ figures: [Figure], of values: [Double]) -> [String] {
    let figures = figures.withEqualDecimals(of: values)
    let wording = drawn(beside: figures)
    return figures.map(wording.short)
  }
}

extension [Double] {
  /// Whether all that are there are whole numbers, between which an axis has nothing.
  var areWhole: Bool {
    allSatisfy { $0.isNaN || $0 == $0.rounded() && abs($0) < 1e15 }
  }
}
