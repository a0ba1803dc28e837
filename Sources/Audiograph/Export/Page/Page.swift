// SPDX-License-Identifier: MIT

/// A chart as one web page that needs nothing else: words, sound, picture, table and downloads.
///
/// It asks for nothing on the network, and works without scripts. With them it has buttons, and a
/// slider that walks from point to point by the keys of `explore`, tells each and sounds it.
package struct Page: Sendable {
  /// The whole page.
  package var html: String { versions.html }

  /// The chart in one language or in several.
  let versions: [PageVersion]

  /// So many points have a place on the slider and in the table; of more, those that are heard.
  static let mostPoints = 10_000
  /// A table of more rows is folded away.
  static let mostRowsShown = 30
  /// What tells a page of a chart from others.
  static let generator = "<meta name=\"generator\" content=\"audiograph\">"
  /// What stands before its headline in its head.
  static let summaryStart = "<meta name=\"description\" content=\""

  /// A page of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - style: How it sounds; the sample rate is 24 000 Hz, above which nothing of it lies.
  ///   - context: What is known besides the points.
  ///   - language: The language of the page.
  ///   - provenance: Lines that stand before everything else: where the data are from.
  ///   - notes: What is known of how the data were read, a sentence each; what is special about the
  ///     sound, and how many points are walked, is added to them.
  ///   - figures: The company's, such as its revenue, each at the days on which they were reported;
  ///     those within the dates of the first series are shown.
  ///   - layout: How it is put into files.
  /// - Throws: `ScoreError` where the style does not fit the data.
  package init(
    _ chart: Chart, style: SoundStyle = SoundStyle(), context: ChartContext = ChartContext(),
    language: Language = .english, provenance: [String] = [], notes: [String] = [],
    figures: [Series] = [], layout: PageLayout = PageLayout()
  ) throws(ScoreError) {
    var style = style
    style.format =
      SoundFormat(sampleRate: 24_000, channelCount: style.format.channelCount) ?? style.format
    let score = try Score(chart, style: style)
    var pictures: [Picture] = []
    for size in PictureSize.allCases {
      pictures.append(
        try Picture(chart, style: style, context: context, language: language, size: size))
    }
    let description = Description(ChartFacts(chart, context: context), language: language)
    let cuts = PageRange.cuts(of: chart)
    let lines = try PageLine.lines(
      of: chart, score, style, language.wording(.display), pictures[0], marking: cuts)
    let starts = lines.map { _ in 0 }
    // Only bars could be joined into something that is no chart.
    guard let walks = lines.walks(from: starts, style, language.wording(.display)) else {
      throw ScoreError.noCandles(series: chart.series[0].name)
    }
    let landmarks = score.landmarks(of: chart, style: style, context: context, in: language)
    let content = PageContent(
      chart: chart, publication: context.publication, score: score,
      shell: PageShell(language: language, layout: layout),
      style: style, language: language, pictures: pictures,
      lines: lines,
      walks: walks, ranges: PageRange.all(cuts, of: chart, lines, style, context, language),
      figures: pictures.map { picture in
        PageFigures(
          figures, along: lines[0].bars?.dates ?? chart.series[0].x.dates, in: picture, language)
      },
      description: description, provenance: provenance,
      notes: notes + Phrasebook(language).soundNotes(score, of: chart, style: style)
        + PageLine.reductions(of: lines, language.wording(.display)),
      captions: Captions(landmarks, of: score, notes: description.sentences(.short)).webVTT)
    versions = [PageVersion(content)]
  }

  /// One page of a chart in several languages.
  ///
  /// Without scripts it is in the first one. With them, it is in the reader's own, and another one can be
  /// chosen.
  ///
  /// - Parameter pages: Pages of the same chart, style and layout, each in another language.
  package init(inLanguagesOf pages: [Page]) { versions = pages.flatMap(\.versions) }
}

/// Everything that a page shows of a line.
struct PageContent: PageWords {
  let chart: Chart
  let publication: Publication
  let score: Score
  /// What ids and headings are made by.
  var shell: PageShell
  let style: SoundStyle
  let language: Language
  /// The chart as it is drawn in each size.
  let pictures: [Picture]
  let lines: [PageLine]
  /// The walks along the lines.
  let walks: [PageWalk]
  let ranges: [PageRange]
  /// What a company reported, for each of the pictures.
  let figures: [PageFigures]
  let description: Description
  let provenance: [String]
  let notes: [String]
  let captions: String

  var wording: Wording { language.wording(.display) }

  func text(_ text: PageText) -> String { shell.text(text) }

  var title: String { wording.title(chart.title) }

  var body: String {
    // Of one price history heard as candles all that its bars have.
    let bars = style.form == .candles && chart.series.count == 1 ? chart.series[0].bars : nil
    let data = bars.map(DataDocument.init) ?? DataDocument(chart)
    return shell.body(
      PageParts(
        title: title, publication: publication, provenance: provenance, headline: headline,
        sentences: description.sentences(.standard), notes: notes, captions: captions,
        choice: choice + rangeButtons, pointCount: lines[0].points.count,
        hasDates: chart.series.contains { $0.x.dates != nil }, keys: keys,
        picture: pictures.map(\.inline).joined(), figures: figureSection, table: tables,
        data: data.text))
  }

  /// In an article the first sentence, which has the room there.
  var headline: String {
    let first = shell.layout.isFragment ? description.sentences(.short).first : nil
    return first ?? description.sentences(.alt).paragraph
  }

  /// The series to choose from; nothing for one.
  private var choice: String {
    guard chart.series.count > 1 else { return "" }
    let options = lines.enumerated().map { number, line in
      "<option value=\"\(number)\">\(line.name.markup)</option>"
    }.joined()
    return "<p><label for=\"\(shell.id("series"))\">\(text(.series))</label> "
      + "<select id=\"\(shell.id("series"))\">\(options)</select></p>\n"
  }

  /// The parts of the chart to choose from; nothing where there are none.
  private var rangeButtons: String {
    guard !ranges.isEmpty else { return "" }
    let names = ranges.map(\.name.markup) + [text(.all)]
    let buttons = names.enumerated().map { number, name in
      "<button type=\"button\" aria-pressed=\"\(number == ranges.count)\">\(name)</button>"
    }
    return "<div class=\"buttons ranges\" role=\"group\" aria-label=\"\(text(.range))\">"
      + "\(buttons.joined())</div>\n"
  }

  /// The keys that the slider knows, in the words of `explore`.
  private var keys: String {
    let common: [(ExplorationHelp, String)] = [
      (.points, "← →, k j"), (.ends, "Home End, a e"), (.tenths, "b f"), (.extremes, "t v"),
      (.higher, "u U"), (.lower, "d D"), (.legs, "l L"), (.crossings, "c C"), (.whereabouts, "p"),
      (.goTo, "g"), (.description, "i"), (.marks, "m y W"), (.difference, "w"),
      (.slope, "s"), (.repetition, "Enter, R"), (.play, "Space, P"),
      (.speed, "x X"),
    ]
    let several: [(ExplorationHelp, String)] =
      (chart.series.count > 1 ? [(.series, "O o"), (.comparison, "=")] : [])
      + (ranges.isEmpty ? [] : [(.zoom, "z Z")])
    let all = ranges.isEmpty ? [] : [(PageRange.keyOfAll, text(.all))]
    return shell.keys(common + several, others: ranges.map { ($0.key, $0.name.markup) } + all)
  }
}

extension String {
  /// The text as a name of a file: its letters, of any script, and numbers, hyphens between them.
  package var fileStem: String {
    var isKept = false
    let kept = lowercased().replacingScalars { scalar in
      isKept = scalar == "_" || scalar.isOfName || isKept && (scalar.isMark || scalar.isJoiner)
      return isKept ? nil : "-"
    }
    return kept.words(at: "-").joined(separator: "-")
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a number.
  fileprivate var isOfName: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Whether it only joins letters or keeps them apart.
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
