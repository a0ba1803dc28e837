// SPDX-License-Identifier: MIT

/// A chart as one web page that needs nothing else: words, sound, picture, table and downloads.
///
/// It asks for nothing on the network, and works without scripts. With them it has buttons, and a
/// slider that walks from point to point by the keys of `explore`, tells each and sounds it.
public struct Page: Sendable {
  /// The whole page.
  public let html: String

  /// So many points have a place on the slider and in the table; of more, those that are heard.
  static let mostPoints = 10_000
  /// A table of more rows is folded away.
  static let mostRowsShown = 500
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
  /// - Throws: `ScoreError` where the style does not fit the data.
  public init(
    _ chart: Chart, style: SoundStyle = SoundStyle(), context: ChartContext = ChartContext(),
    language: Language = .english, provenance: [String] = [], notes: [String] = [],
    figures: [Series] = []
  ) throws(ScoreError) {
    var style = style
    style.format =
      SoundFormat(sampleRate: 24_000, channelCount: style.format.channelCount) ?? style.format
    let score = try Score(chart, style: style)
    let picture = try Picture(chart, style: style, context: context, language: language)
    let description = Description(ChartFacts(chart, context: context), language: language)
    let cuts = PageRange.cuts(of: chart)
    let lines = try PageLine.lines(
      of: chart, score, style, language.wording(.display), picture, marking: cuts)
    let landmarks = score.landmarks(of: chart, style: style, context: context, in: language)
    let content = PageContent(
      chart: chart, score: score, style: style, language: language, picture: picture, lines: lines,
      ranges: PageRange.all(cuts, of: chart, lines, context, language),
      figures: PageFigures(
        figures, along: lines[0].bars?.dates ?? chart.series[0].x.dates, in: picture, language),
      description: description, provenance: provenance,
      notes: notes + Phrasebook(language).soundNotes(score, of: chart, style: style)
        + PageLine.reductions(of: lines, language.wording(.display)),
      captions: Captions(landmarks, of: score, notes: description.sentences(.short)).webVTT)
    html = content.html
  }
}

/// The texts of a page that no chart gives.
enum PageText: Hashable, Sendable, CaseIterable {
  case listen, play, pause, stop, slower, faster, point, series
  case range, all, keys, keysNote, picture, table, missing, downloads, sound, data, captions
  case date, number, category, row
  case figures, figuresNote, reported, notes
}

/// Everything that a page shows.
struct PageContent {
  let chart: Chart
  let score: Score
  let style: SoundStyle
  let language: Language
  let picture: Picture
  let lines: [PageLine]
  let ranges: [PageRange]
  let figures: PageFigures
  let description: Description
  let provenance: [String]
  let notes: [String]
  let captions: String

  var wording: any Wording { language.wording(.display) }

  func text(_ text: PageText) -> String { wording.pageText(text: text).capitalizedFirst.markup }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    \(Page.generator)
    \(Page.summaryStart)\(headline.markup)">
    <title>\(wording.name(chart.title).markup)</title>
    <style>\(Page.style)</style>
    </head>
    <body>
    <main>
    \(words)
    \(listening)
    <section aria-labelledby="picture"><h2 id="picture">\(text(.picture))</h2>
    <figure role="group" aria-labelledby="picture" tabindex="0">\(picture.inline)</figure>
    </section>
    \(figureSection)\(table)
    \(downloads)
    </main>
    <footer><p>\(wording.pageMade(version: Score.version).capitalizedFirst.asSentence.markup)</p></footer>
    <script type="application/json" id="data">\(data)</script>
    <script>\(Page.script)</script>
    </body>
    </html>

    """
  }

  /// Nothing is loaded from anywhere; only our own script and style are taken.
  private var policy: String {
    "default-src 'none'; script-src 'sha256-\(Base64.text(SHA256(Page.script).bytes))'; "
      + "style-src 'sha256-\(Base64.text(SHA256(Page.style).bytes))'; media-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  var headline: String { description.sentences(.alt).joined(separator: " ") }

  private var words: String {
    let before = provenance.map { "<p>\($0.content)</p>\n" }.joined()
    let sentences = description.sentences(.standard).map { $0.content }.joined(separator: " ")
    return "<h1>\(wording.name(chart.title).content)</h1>\n\(before)"
      + "<p class=\"headline\">\(headline.content)</p>\n<p id=\"description\">\(sentences)</p>"
      + noteList
  }

  /// What a reader has to know of how the data were read and how they are shown.
  private var noteList: String {
    guard !notes.isEmpty else { return "" }
    let items = notes.map { "<li>\($0.capitalizedFirst.content)</li>" }.joined(separator: "\n")
    return "\n<ul class=\"notes\" aria-label=\"\(text(.notes))\">\n\(items)\n</ul>"
  }

  private var listening: String {
    let sound = "data:audio/wav;base64,\(Base64.text(score.wavBytes))"
    return """
      <section class="listening" aria-labelledby="listen"><h2 id="listen">\(text(.listen))</h2>
      <audio controls aria-labelledby="listen" src="\(sound)">\
      <track kind="captions" default srclang="\(language.rawValue)" label="\(text(.captions))" \
      src="data:text/vtt;base64,\(Base64.text(Array(captions.utf8)))"></audio>
      <div id="player" hidden>
      \(choice)\(rangeButtons)<p><label for="point">\(text(.point))</label>
      <input type="range" id="point" min="0" max="\(lines[0].points.count - 1)" step="1" \
      value="\(lines[0].points.count - 1)"></p>
      <p id="told"></p>
      <div class="buttons" role="group" aria-labelledby="listen">\
      \(button("play", .play))\(button("stop", .stop))\(button("slower", .slower))\
      \(button("faster", .faster))</div>
      <p id="status" role="status"></p>
      <details class="keys"><summary>\(text(.keys))</summary><p>\(text(.keysNote))</p>
      \(keys)</details>
      </div>
      </section>
      """
  }

  private func button(_ name: String, _ text: PageText) -> String {
    "<button type=\"button\" id=\"\(name)\">\(self.text(text))</button>"
  }

  /// The series to choose from; nothing for one.
  private var choice: String {
    guard chart.series.count > 1 else { return "" }
    let options = lines.enumerated().map { number, line in
      "<option value=\"\(number)\">\(line.name.markup)</option>"
    }.joined()
    return "<p><label for=\"series\">\(text(.series))</label> "
      + "<select id=\"series\">\(options)</select></p>\n"
  }

  /// The parts of the chart to choose from; nothing where there are none.
  private var rangeButtons: String {
    guard !ranges.isEmpty else { return "" }
    let names = ranges.map(\.name.markup) + [text(.all)]
    let buttons = names.enumerated().map { number, name in
      "<button type=\"button\" aria-pressed=\"\(number == ranges.count)\">\(name)</button>"
    }
    return "<div class=\"buttons\" id=\"ranges\" role=\"group\" aria-label=\"\(text(.range))\">"
      + "\(buttons.joined())</div>\n"
  }

  /// The keys that the slider knows, in the words of `explore`.
  private var keys: String {
    let common: [(ExplorationHelp, String)] = [
      (.points, "← →, k j"), (.ends, "Home End, a e"), (.tenths, "b f"), (.extremes, "t v"),
      (.higher, "u U"), (.lower, "d D"), (.legs, "l L"), (.crossings, "c C"), (.whereabouts, "p"),
      (.description, "i"), (.repetition, "Enter"), (.play, "Space"), (.speed, "x X"),
    ]
    let several: [(ExplorationHelp, String)] = chart.series.count > 1 ? [(.series, "O o")] : []
    let topics = (common + several).map { topic, keys in
      (keys, wording.exploreHelp(topic: topic).markup)
    }
    let all = ranges.isEmpty ? [] : [(PageRange.keyOfAll, text(.all))]
    let lines = topics + ranges.map { ($0.key, $0.name.markup) } + all
    return "<dl>\(lines.map { "<dt><kbd>\($0)</kbd></dt><dd>\($1)</dd>" }.joined())</dl>"
  }

  private var downloads: String {
    let stem = String(chart.title.fileStem.prefix(60))
    let name = stem.isEmpty ? "chart" : stem.markup
    let data = Base64.text(Array(DataDocument(chart).text.utf8))
    let captions = Base64.text(Array(captions.utf8))
    return """
      <section class="downloads" aria-labelledby="downloads">\
      <h2 id="downloads">\(text(.downloads))</h2>
      <ul>
      <li hidden><a id="sound" download="\(name).wav">\(text(.sound))</a></li>
      <li><a download="\(name).csv" href="data:text/csv;base64,\(data)">\(text(.data))</a></li>
      <li><a download="\(name).vtt" href="data:text/vtt;base64,\(captions)">\(text(.captions))</a></li>
      </ul>
      </section>
      """
  }
}

extension String {
  /// The text as a name of a file: its letters, of any script, and numbers, hyphens between them.
  package var fileStem: String {
    let kept = lowercased().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    return String(kept).split(separator: "-").joined(separator: "-")
  }
}
