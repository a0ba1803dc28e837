// SPDX-License-Identifier: MIT

/// A chart drawn for eyes: lines, bars for categories, or candles, as SVG 1.1.
///
/// Points stand where the sound has them, and are reduced as it reduces them: of each column of
/// pixels the lowest and the highest are drawn. A gap is a gap. Series differ by dashes and marks, not
/// by colour alone; the colours suit light and dark screens, print, and forced colours.
package struct Picture: Sendable {
  /// The whole picture as a document of its own, with its alternative text and its description.
  package var svg: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + element(
        attributes: Self.documentAttributes(height: height + frame.footHeight, language),
        drawing: "<style>\(Self.style)</style>" + frame.drawing(bottom: height) + drawing,
        bottom: height + frame.footHeight, name: alternative, details: details)
      + "\n"
  }

  /// The picture as a part of a page that has `style`, the description, and what is printed above and below
  /// already.
  var inline: String {
    element(
      attributes: size.attributes("chart"), top: Self.cut(frame), drawing: drawing, bottom: height,
      name: name, details: nil)
  }

  /// How much of a picture a page leaves out: all that stands above the drawing.
  static func cut(_ frame: PictureFrame) -> Double { frame.top - 6 }

  let size: PictureSize
  /// What kind of picture it is, for those to whom everything else is said beside it.
  private let name: String
  private let alternative: String
  private let details: String
  private let drawing: String
  private let frame: PictureFrame
  private let height: Double
  private let language: Language
  /// The panels with their tops.
  private let panels: [(top: Double, panel: PicturePanel)]

  /// A picture of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - style: Whether candles are drawn, how points are spaced, which series share an axis, its
  ///     limits and its scale, and the baseline; what is heard only has no effect.
  ///   - context: What is known besides the points, for the words.
  ///   - language: The language of the words and the numbers.
  ///   - size: How wide it is drawn.
  ///   - isAlone: Whether nothing beside it counts its candles, which are joined then by what eyes can tell
  ///     apart, not by what ears can.
  /// - Throws: `ScoreError` where the style does not fit the data.
  package init(
    _ chart: Chart, style: SoundStyle = SoundStyle(), context: ChartContext = ChartContext(),
    language: Language = .english, size: PictureSize = .wide, isAlone: Bool = false
  ) throws(ScoreError) {
    self.size = size
    let description = Description(ChartFacts(chart, context: context), language: language)
    self.language = language
    let wording = language.wording(.display)
    alternative = wording.sentence(
      description.sentences(.alt).paragraph, withWhole: chart.title)
    details = Self.details(
      description.sentences(.standard), title: chart.title, context.publication, wording)
    frame = PictureFrame(title: chart.title, context.publication, wording)
    let panels = try PicturePanel.panels(
      of: chart, style: style, context: context, wording, size, asHeard: !isAlone)
    name = wording.picture(
      of: chart.title, panels[0].formName, count: chart.series.map(\.count).max() ?? 0)
    var top = frame.top
    var drawing = PictureFill.patterns(panels.map(\.fillCount).max() ?? 0)
    var placed: [(top: Double, panel: PicturePanel)] = []
    for (number, panel) in panels.enumerated() {
      drawing += panel.drawing(top: top, number: number)
      placed.append((top: top, panel: panel))
      top += panel.height
    }
    self.panels = placed
    self.drawing = drawing
    height = top
  }

  private func element(
    attributes: String, top: Double = 0, drawing: String, bottom: Double, name: String,
    details: String?
  ) -> String {
    Self.element(
      attributes: attributes, width: size.width, top: top, height: bottom, alternative: name,
      details: details, drawing: drawing)
  }

  /// The attributes of a picture that is a document of its own.
  static func documentAttributes(height: Double, _ language: Language) -> String {
    " xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"\(language.rawValue)\" class=\"audiograph\""
      + " width=\"\(coordinate(PictureSize.wide.width))\" height=\"\(coordinate(height))\""
      + " font-family=\"\(letters)\""
  }

  /// Sentences with what is printed around a picture, for those who do not see it; the title before them, where they
  /// have not all of it.
  static func details(
    _ sentences: [String], title: String, _ publication: Publication, _ wording: Wording
  ) -> String {
    let isWhole = sentences.contains {
      $0.textWithoutIsolates.contains(title.textWithoutIsolates)
    }
    let before = [isWhole ? nil : title, publication.subtitle].compactMap(\.self)
      .filter { !$0.isBlank }.map(wording.ended)
    let sentences = sentences.enumerated().map { number, sentence in
      isWhole || number > 0 ? sentence : wording.sentence(sentence, below: title)
    }
    return (before + sentences + publication.notes(wording).map(wording.ended)).paragraph
  }

  /// A picture as an element.
  ///
  /// - Parameters:
  ///   - attributes: Those that decide how large it is shown and by what name a style sheet finds it, each with a
  ///     space before it.
  ///   - width: Of the drawing, in pixels.
  ///   - top: What is left out at the top, in pixels.
  ///   - height: Where it ends, in pixels.
  ///   - alternative: What it shows, in a line.
  ///   - details: The same at more length; nil where it stands beside the picture.
  ///   - drawing: What is seen. Its texts repeat the words or are labels that are nothing without
  ///     the eye, so that screen readers do not read them.
  /// - Returns: The element.
  static func element(
    attributes: String, width: Double, top: Double = 0, height: Double, alternative: String,
    details: String?, drawing: String
  ) -> String {
    let (width, top, height) = (coordinate(width), coordinate(top), coordinate(height - top))
    let described = details == nil ? "" : " aria-describedby=\"\(PictureKey.details)\""
    let description = details.map { "<desc id=\"\(PictureKey.details)\">\($0.markup)</desc>" } ?? ""
    return PictureKey.completed(
      "<svg\(attributes) viewBox=\"0 \(top) \(width) \(height)\" font-size=\"13\""
        + " role=\"img\" aria-labelledby=\"\(PictureKey.title)\"\(described)>"
        + "<title id=\"\(PictureKey.title)\">\(alternative.markup)</title>"
        + description + "<g aria-hidden=\"true\" fill=\"\(PictureColours.light.ink)\">"
        + "<rect\(PictureLook.attributes("paper")) y=\"\(top)\" width=\"100%\" height=\"100%\"/>"
        + drawing + "</g></svg>")
  }
}

extension Picture {
  /// Where the cursor of a series begins: the top of its plot, of bars that lie their left end.
  func top(ofSeries number: Int) -> Double {
    place(ofSeries: number).map { place in
      place.panel.lying == nil ? place.top + place.panel.headingHeight : place.panel.left
    } ?? 0
  }

  /// Where the cursor of a series ends.
  func bottom(ofSeries number: Int) -> Double {
    place(ofSeries: number).map { place in
      place.panel.lying?.right ?? top(ofSeries: number) + place.panel.plotHeight
    } ?? 0
  }

  /// How far from the left a point of a series stands; of candles a joined bar.
  func x(ofSeries number: Int, at index: Int) -> Double {
    let (left, right) = sides(ofSeries: number)
    return left + share(ofSeries: number, at: index) * (right - left)
  }

  /// Where the plot of a series begins and ends.
  func sides(ofSeries number: Int) -> (left: Double, right: Double) {
    place(ofSeries: number).map { ($0.panel.left, $0.panel.right) } ?? (0, 0)
  }

  /// Where a point of a series stands between both sides, from 0 to 1: the same in pictures of all sizes.
  func share(ofSeries number: Int, at index: Int) -> Double {
    guard let panel = place(ofSeries: number)?.panel,
      let line = panel.lines.first(where: { $0.number == number })
    else { return 0 }
    return line.slots.position(index) / line.slots.seconds
  }

  /// How far from the top the bars of a series lie; nil where they stand.
  func rows(ofSeries number: Int) -> [Double]? {
    guard let place = place(ofSeries: number), let lying = place.panel.lying else { return nil }
    return lying.middles.map { place.top + place.panel.headingHeight + $0 }
  }

  /// How far from the top a value of a series stands.
  func y(ofSeries number: Int, _ value: Double) -> Double {
    place(ofSeries: number).map { place in
      PicturePanel.Plot(place.panel, top: top(ofSeries: number)).y(value)
    } ?? 0
  }

  /// Where a dashed line at a value of a series stands; nil outside its axis.
  func baseline(ofSeries number: Int, at value: Double) -> Double? {
    place(ofSeries: number).flatMap { place in
      place.panel.height(
        of: value, PicturePanel.Plot(place.panel, top: top(ofSeries: number)))
    }
  }

  /// The number by which a series looks.
  func look(ofSeries number: Int) -> Int {
    place(ofSeries: number).flatMap { place in
      zip(place.panel.lines, place.panel.looks).first { $0.0.number == number }?.1
    } ?? 0
  }

  /// The number of the panel of a series, from the top; nil if there is no such series.
  func panel(ofSeries number: Int) -> Int? {
    panels.firstIndex { $0.panel.lines.contains { $0.number == number } }
  }

  /// Whether other series are drawn in the same panel.
  func isShared(bySeries number: Int) -> Bool {
    place(ofSeries: number).map { $0.panel.lines.count > 1 } ?? false
  }

  /// Half the width that one of the equal slots of bars or candles has; nil for lines, and for bars that lie.
  func halfSlot(ofSeries number: Int) -> Double? {
    guard let panel = place(ofSeries: number)?.panel, panel.form != .lines, panel.lying == nil,
      let line = panel.lines.first(where: { $0.number == number })
    else { return nil }
    return (panel.right - panel.left) / Double(2 * max(line.series.count, 1))
  }

  private func place(ofSeries number: Int) -> (top: Double, panel: PicturePanel)? {
    panels.first { $0.panel.lines.contains { $0.number == number } }
  }
}

extension Chart {
  /// The chart as a picture in SVG.
  ///
  ///     let svg = try Chart(Series("Temperature", [21.5, nil, 23])).svg(in: .german)
  ///
  /// - Parameters:
  ///   - language: The language of the words and the numbers.
  ///   - style: How it is laid out; what is heard only has no effect.
  /// - Returns: A document with its alternative text and its description.
  /// - Throws: `ScoreError` where the style does not fit the data.
  public func svg(
    in language: Language = .english, style: SoundStyle = SoundStyle()
  ) throws(ScoreError) -> String {
    try Picture(self, style: style, language: language, isAlone: true).svg
  }
}
