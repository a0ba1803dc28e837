// SPDX-License-Identifier: MIT

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
    let alternative = wording.sentence(
      description(in: language, level: .alt).paragraph, withWhole: title)
    let (drawing, height) = model.picture().drawing(top: frame.top, wording, .wide)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + Picture.element(
        attributes: Picture.documentAttributes(height: height + frame.footHeight, language),
        width: PictureSize.wide.width, height: height + frame.footHeight,
        alternative: alternative,
        details: Picture.details(
          description(in: language), title: title, publication, wording),
        drawing: "<style>\(Picture.style)</style>" + frame.drawing(bottom: height) + drawing)
      + "\n"
  }

  /// The picture in all sizes, in a page that has the style sheet, the title and the description already.
  func elements(in language: Language) -> String {
    let wording = language.wording(.display)
    let picture = model.picture()
    let name = wording.picture(of: title, self.name, count: model.counts.points)
    return PictureSize.allCases.map { size in
      let (drawing, height) = picture.drawing(top: 6, wording, size)
      return Picture.element(
        attributes: size.attributes("chart"), width: size.width, height: height,
        alternative: name, details: nil, drawing: drawing)
    }.joined()
  }
}

extension FormPicture {
  /// What lies below the title, and where it ends.
  fileprivate func drawing(
    top: Double, _ wording: Wording, _ size: PictureSize
  ) -> (drawing: String, height: Double) {
    if !parts.isEmpty, !FormDrawing.partsHaveRoom(self, wording, size),
      let lying = lyingParts(top: top, wording, size)
    {
      return lying
    }
    var (top, above) = (top, PictureFill.patterns(fillCount))
    if !legend.isEmpty {
      let samples = PictureLegend(legend, as: areDots ? .dot : .bar, size)
      above += samples.drawing(top: top - 6)
      top += samples.height
    }
    if let shading {
      let scale = PictureScale(shading, shadingTitle, wording, size)
      above += scale.drawing(top: top)
      top += scale.height
    }
    let drawing = FormDrawing(self, top: top, wording, size)
    return (above + drawing.drawing, drawing.height)
  }

  private var areDots: Bool {
    !marks.contains { if case .area = $0 { true } else { false } }
  }

  /// How many fills the areas have.
  private var fillCount: Int {
    let fills = marks.map { mark in
      switch mark {
      case .area(_, _, let color, _), .region(_, _, let color, _): color + 1
      case .line, .dot, .number: 0
      }
    }
    return max(fills.max() ?? 0, legend.count)
  }

  /// Parts as bars, where their names have no room in one bar.
  private func lyingParts(
    top: Double, _ wording: Wording, _ size: PictureSize
  ) -> (drawing: String, height: Double)? {
    let values = parts.map(\.percent)
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
    let shares = parts.map { $0.share(wording) }
    guard let bars = LyingBars([line], law, wording, size, texts: [shares]) else { return nil }
    let title =
      y.title(in: wording).map { PictureText.element($0, x: size.left, y: top + 16) } ?? ""
    return (
      title + bars.drawing(top: top + 28, reference: nil), top + 28 + bars.fullHeight + 12
    )
  }
}
