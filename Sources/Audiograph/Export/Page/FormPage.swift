// SPDX-License-Identifier: MIT

extension FormChart {
  /// The chart as a web page that needs nothing else: words, sound, a slider from place to place, picture,
  /// table and downloads.
  ///
  /// - Parameters:
  ///   - language: The language of the page.
  ///   - style: How the chart sounds; the sample rate is 24 000 Hz.
  /// - Returns: A whole document, whose script makes the sound.
  /// - Throws: `ScoreError` if the style does not fit the data.
  public func page(
    in language: Language = .english, style: SoundStyle = SoundStyle()
  ) throws(ScoreError) -> String {
    try Page(self, style: style, language: language).html
  }
}

extension Page {
  /// A page of a chart that is no line; its sample rate is 24 000 Hz.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - style: How it sounds.
  ///   - language: The language of the page.
  ///   - notes: What is known of how the data were read, a sentence each.
  ///   - publication: What is printed with it.
  ///   - layout: How it is put into files.
  /// - Throws: `ScoreError` if the style does not fit the data.
  package init(
    _ chart: FormChart, style: SoundStyle = SoundStyle(), language: Language = .english,
    notes: [String] = [], publication: Publication = Publication(),
    layout: PageLayout = PageLayout()
  ) throws(ScoreError) {
    var style = style
    style.format =
      SoundFormat(sampleRate: 24_000, channelCount: style.format.channelCount) ?? style.format
    let page = FormPage(
      chart: chart, score: try Score(chart, style: style), language: language, notes: notes,
      publication: publication,
      shell: PageShell(language: language, layout: layout))
    versions = [PageVersion(page)]
  }
}

/// Everything that a page of a chart that is no line shows.
private struct FormPage: PageWords {
  let chart: FormChart
  let score: Score
  let language: Language
  let notes: [String]
  let publication: Publication

  /// What ids and headings are made by.
  var shell: PageShell
  private var wording: Wording { shell.wording }
  private var description: [String] { chart.description(in: language) }
  var title: String { wording.title(chart.title) }
  var headline: String {
    let first =
      shell.layout.isFragment ? chart.description(in: language, level: .short).first : nil
    return first ?? chart.description(in: language, level: .alt).paragraph
  }

  private var captions: String {
    Captions(
      score.landmarks(of: chart, in: language), of: score,
      notes: chart.description(in: language, level: .short)
    ).webVTT
  }

  var body: String {
    let walk = FormPageWalk(chart, score)
    return shell.body(
      PageParts(
        title: title, publication: publication, headline: headline, sentences: description,
        notes: notes, captions: captions, pointCount: max(1, walk.places.count),
        hasDates: chart.model.places().along.areDates,
        keys: shell.keys(Self.keys), picture: chart.elements(in: language),
        table: table(notes: walk.reduction(wording)), data: DataDocument(chart).text))
  }

  private static let keys: [(ExplorationHelp, String)] = [
    (.points, "← →, k j"), (.ends, "Home End, a e"), (.tenths, "b f"), (.extremes, "t v"),
    (.higher, "u U"), (.lower, "d D"), (.legs, "l L"), (.whereabouts, "p"), (.goTo, "g"),
    (.description, "i"), (.repetition, "Enter, R"), (.play, "Space, P"), (.speed, "x X"),
  ]

  /// The values, below what is to be said of how many are shown.
  private func table(notes: [String]) -> String {
    let table = chart.model.table()
    let shown = table.rows.prefix(Page.mostPoints)
    // Numbers of tables are of all sizes, years among them.
    let cells = wording.tabulated([])
    let rows = shown.map { row in
      row.map { cell in
        switch cell {
        case .text(let text): text
        case .number(let number): cells.short(Figure(written: number.withoutNoise))
        case .empty: ""
        }
      }
    }
    let reduction =
      shown.count < table.rows.count
      ? [wording.say(.pageRows(shown: shown.count, given: table.rows.count))] : []
    let told = (notes + reduction).map { "<p>\(wording.ended($0.capitalizedFirst).content)</p>\n" }
    return told.joined()
      + shell.table(
        wording.name(chart.title), "rows0", headings: table.headings.map { $0.text(in: wording) },
        rows: rows, texts: table.textColumns)
  }

  // MARK: - What the script knows

  var data: JSONWriter {
    let walk = FormPageWalk(chart, score)
    var json = JSONWriter()
    json.object { json in
      json.key("series")
      json.array { json in json.object { write(walk, to: &$0) } }
      json.key("drawings")
      json.array { _ in }
      json.member("low", score.laws[0].range.low)
      json.key("ranges")
      json.array { _ in }
      json.member("inTurn", true)
      shell.write(shell.layout.sound, of: score, to: &json)
      shell.writeTexts(
        description: description, columnCount: walk.columns.count,
        rowCount: chart.name == .heatmap && walk.isWhole ? walk.along.rows.count : nil, to: &json)
    }
    return json
  }

  private func write(_ walk: FormPageWalk, to json: inout JSONWriter) {
    json.member("name", wording.name(chart.title))
    json.key("points")
    let gains = EventGains(score)
    json.array { json in for place in walk.places { write(place, walk, gains, to: &json) } }
    json.member("columns", walk.columns.map(Double.init))
    json.member("row", walk.row)
    json.member("along", walk.along.places(of: walk.given, wording))
    json.member("dated", walk.along.areDates)
    if walk.isWhole { json.member("rows", walk.along.rows) }
    json.key("times")
    json.array { json in
      for (seconds, place) in walk.times {
        json.array { json in
          json.value(seconds)
          json.value(Double(place))
        }
      }
    }
    json.member("highest", extreme(of: walk.places, .highest) { $0 > $1 })
    json.member("lowest", extreme(of: walk.places, .lowest) { $0 < $1 })
    let stops = walk.places.indices.filter { walk.places[$0].landmark != nil }
    for way in ["ahead", "behind"] {
      json.key(way)
      json.array { json in for stop in stops { json.value([Double(stop)]) } }
    }
    json.key("partials")
    json.array { json in
      for partial in score.voices[0].timbre.partials { json.value(partial) }
    }
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
    _ place: FormPlace, _ walk: FormPageWalk, _ gains: EventGains, to json: inout JSONWriter
  ) {
    let event = walk.event(of: place)
    let pitch = place.value.isNaN ? nil : score.laws[0].pitch(of: place.value)
    json.array { json in
      json.value(wording.line(place))
      json.value(pitch?.frequency)
      json.value(pitch.map { gains.equalLoudness(ofVoice: event?.series ?? 0, at: $0) } ?? -14)
      json.value(event?.pan ?? 0)
      json.value(place.value.isNaN ? nil : place.value)
    }
  }
}

extension FormTable {
  /// The columns in which a text stands.
  fileprivate var textColumns: Set<Int> {
    Set(
      rows.flatMap { row in
        row.indices.filter { if case .text = row[$0] { true } else { false } }
      })
  }
}

/// What the slider of a page goes through, and when each place is heard.
struct FormPageWalk {
  /// The places, from column to column, and in each from the bottom to the top.
  let places: [FormPlace]
  /// The number of the first place of each column.
  let columns: [Int]
  /// The number that each column has among all of the chart.
  let given: [Int]
  /// What columns are along x.
  let along: FormPlaces.Along
  /// The place in a column where a walk begins.
  let row: Int
  /// When which place is heard, in seconds, in order of time; never empty.
  let times: [(seconds: Double, place: Int)]
  /// How many places the chart has.
  private let count: Int
  private let heard: [Score.Event]

  /// All places of a chart; of very many those that are heard, and the landmarks.
  init(_ chart: FormChart, _ score: Score) {
    let all = chart.model.places()
    let heard = score.tones(of: chart)
    (count, self.heard, row) = (all.columns.reduce(0) { $0 + $1.count }, heard, all.row)
    along = all.along
    var shown = all.columns
    if count > Page.mostPoints {
      shown = shown.map { column in
        column.filter { $0.landmark != nil || score.start(of: $0, in: heard) != nil }
      }
    }
    let places = Array(shown.joined().prefix(Page.mostPoints))
    var (columns, given, next) = ([Int](), [Int](), 0)
    for (number, column) in shown.enumerated() where next < places.count && !column.isEmpty {
      columns.append(next)
      given.append(number)
      next += column.count
    }
    (self.places, self.columns, self.given) = (places, columns, given)
    let rate = Double(score.format.sampleRate)
    let times = places.enumerated().compactMap { number, place in
      score.start(of: place, in: heard).map { (seconds: Double($0) / rate, place: number) }
    }
    self.times =
      times.isEmpty
      ? [(0, 0)] : times.sorted { ($0.seconds, $0.place) < ($1.seconds, $1.place) }
  }

  /// The tone that stands for a place; nil for none.
  func event(of place: FormPlace) -> Score.Event? {
    place.tone.flatMap { heard.indices.contains($0) ? heard[$0] : nil }
  }

  /// Whether all places of the chart are shown.
  var isWhole: Bool { places.count == count }

  /// What is to be said where not all places are shown.
  func reduction(_ wording: Wording) -> [String] {
    isWhole ? [] : [wording.say(.pagePlaces(shown: places.count, given: count))]
  }
}
