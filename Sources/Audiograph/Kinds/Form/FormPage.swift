// SPDX-License-Identifier: MIT

extension FormChart {
  /// The chart as a web page that needs nothing else: words, sound, a slider from place to place, picture,
  /// table and downloads.
  ///
  /// - Parameters:
  ///   - language: The language of the page.
  ///   - style: How the chart sounds; the sample rate is 24 000 Hz.
  ///   - notes: What is known of how the data were read, a sentence each.
  /// - Returns: A whole document, with its sound in it.
  /// - Throws: `ScoreError` if the style does not fit the data.
  public func page(
    in language: Language = .english, style: SoundStyle = SoundStyle(), notes: [String] = []
  ) throws(ScoreError) -> String {
    var style = style
    style.format =
      SoundFormat(sampleRate: 24_000, channelCount: style.format.channelCount) ?? style.format
    let score = try Score(self, style: style)
    return FormPage(chart: self, score: score, language: language, notes: notes).html
  }
}

/// Everything that a page of a chart that is no line shows.
private struct FormPage {
  let chart: FormChart
  let score: Score
  let language: Language
  let notes: [String]

  private var shell: PageShell { PageShell(language: language) }
  private var wording: any Wording { shell.wording }
  private var description: [String] { chart.description(in: language) }
  private var headline: String {
    chart.description(in: language, level: .alt).joined(separator: " ")
  }

  private var captions: String {
    Captions(
      score.landmarks(of: chart, in: language), of: score,
      notes: chart.description(in: language, level: .short)
    ).webVTT
  }

  /// The places of a walk, from column to column; of very many the first ones.
  private var places: [FormPlace] {
    Array(chart.model.places().columns.joined().prefix(Page.mostPoints))
  }

  var html: String {
    let places = places
    let captions = captions
    let body = [
      words,
      shell.listening(
        score, captions: captions, pointCount: max(1, places.count), choice: "",
        keys: shell.keys(Self.keys)),
      shell.picture(chart.element(in: language)), table,
      shell.downloads(title: chart.title, data: DataDocument(chart).text, captions: captions),
    ]
    return shell.html(
      title: wording.name(chart.title), headline: headline, body: body.joined(separator: "\n"),
      data: data(places))
  }

  private static let keys: [(ExplorationHelp, String)] = [
    (.points, "← →, k j"), (.ends, "Home End, a e"), (.tenths, "b f"), (.extremes, "t v"),
    (.higher, "u U"), (.lower, "d D"), (.legs, "l L"), (.whereabouts, "p"), (.description, "i"),
    (.repetition, "Enter"), (.play, "Space"), (.speed, "x X"),
  ]

  private var words: String {
    let sentences = description.map { $0.content }.joined(separator: " ")
    let items = notes.map { "<li>\($0.capitalizedFirst.content)</li>" }.joined(separator: "\n")
    return "<h1>\(wording.name(chart.title).content)</h1>\n"
      + "<p class=\"headline\">\(headline.content)</p>\n<p id=\"description\">\(sentences)</p>"
      + (notes.isEmpty
        ? "" : "\n<ul class=\"notes\" aria-label=\"\(shell.text(.notes))\">\n\(items)\n</ul>")
  }

  private var table: String {
    let table = chart.model.table()
    let rows = table.rows.prefix(Page.mostPoints).map { row in
      row.map { cell in
        switch cell {
        case .text(let text): text
        case .number(let number): wording.short(Figure(written: number))
        case .empty: ""
        }
      }
    }
    let heading = "<h2 id=\"table\">\(shell.text(.table))</h2>"
    return "<section aria-labelledby=\"table\">\(heading)\n"
      + shell.table(
        wording.name(chart.title), "rows0", headings: table.headings, rows: Array(rows))
      + "\n</section>"
  }

  // MARK: - What the script knows

  private func data(_ places: [FormPlace]) -> String {
    let heard = score.tones(of: chart)
    var json = JSONWriter()
    json.object { json in
      json.key("series")
      json.array { json in json.object { write(places, heard, to: &$0) } }
      json.member("low", score.laws[0].range.low)
      json.key("ranges")
      json.array { _ in }
      json.member("inTurn", true)
      shell.writeTexts(description: description, to: &json)
    }
    return json.scriptText
  }

  private func write(
    _ places: [FormPlace], _ heard: [Score.Event], to json: inout JSONWriter
  ) {
    json.member("name", wording.name(chart.title))
    json.key("points")
    let gains = EventGains(score)
    json.array { json in for place in places { write(place, heard, gains, to: &json) } }
    json.key("times")
    json.array { json in
      for (number, place) in places.enumerated() {
        guard let tone = place.tone, tone < heard.count else { continue }
        json.array { json in
          json.value(Double(heard[tone].start) / Double(score.format.sampleRate))
          json.value(Double(number))
        }
      }
    }
    json.member("highest", extreme(of: places, .highest) { $0 > $1 })
    json.member("lowest", extreme(of: places, .lowest) { $0 < $1 })
    json.key("turns")
    json.array { json in
      for (number, place) in places.enumerated() where place.landmark != nil {
        json.value(Double(number))
      }
    }
    json.member("level", 0)
    json.key("partials")
    json.array { json in
      for partial in score.voices[0].timbre.partials { json.value(partial) }
    }
    // No line in the picture goes with a walk through places of two directions.
    json.member("top", 0)
    json.member("bottom", 0)
  }

  /// The place of a kind, else the first one whose value stands so to all others.
  private func extreme(
    of places: [FormPlace], _ wanted: FormPlace.Landmark, _ isBetter: (Double, Double) -> Bool
  ) -> Int {
    places.firstIndex { $0.landmark == wanted }
      ?? places.indices.filter { !places[$0].value.isNaN }
      .min { isBetter(places[$0].value, places[$1].value) } ?? 0
  }

  private func write(
    _ place: FormPlace, _ heard: [Score.Event], _ gains: EventGains, to json: inout JSONWriter
  ) {
    let event = place.tone.flatMap { $0 < heard.count ? heard[$0] : nil }
    let pitch = place.value.isNaN ? nil : score.laws[0].pitch(of: place.value)
    json.array { json in
      json.value(place.line.clause(in: wording))
      json.value(pitch?.frequency)
      json.value(pitch.map { gains.equalLoudness(ofVoice: event?.series ?? 0, at: $0) } ?? -14)
      json.value(event?.pan ?? 0)
      json.value(place.value.isNaN ? nil : place.value)
      json.value(0)
    }
  }
}
