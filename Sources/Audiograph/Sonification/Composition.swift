// SPDX-License-Identifier: MIT

extension Score {
  /// Lays a chart out in time.
  ///
  /// - Throws: `ScoreError` where the style does not fit the data.
  public init(_ chart: Chart, style: SoundStyle = SoundStyle()) throws(ScoreError) {
    try style.check()
    let axes = try PitchAxes(chart, style: style)
    var composition = Composition(chart: chart, axes: axes, style: style)
    switch style.arrangement {
    case .inTurn: try composition.playInTurn()
    case .together: try composition.playTogether()
    }
    composition.finish()
    self = composition.score
  }
}

extension SoundStyle {
  /// The timbres of series in their order: the chosen one, then those that are told apart best;
  /// from the fifth series on they repeat.
  func timbre(ofSeries index: Int) -> Timbre {
    let first = timbre ?? .standard
    let others = [Timbre.standard, .pure, .bright, .organ].filter { $0 != first }
    return ([first] + others)[index % 4]
  }
}

/// A score under construction: what has been placed so far, and the current time.
struct Composition {
  let chart: Chart
  let axes: PitchAxes
  let style: SoundStyle
  var score: Score
  /// Seconds that are filled.
  private var cursor = 0.0
  private var introducedLaws: [Int] = []

  /// An empty score with its voices and laws.
  init(chart: Chart, axes: PitchAxes, style: SoundStyle) {
    self.chart = chart
    self.axes = axes
    self.style = style
    let voices = chart.series.enumerated().map { index, series in
      Score.Voice(
        name: series.name, timbre: style.timbre(ofSeries: index), law: axes.lawOfSeries[index])
    }
    score = Score(
      format: style.format, frameCount: 0, mode: style.mode(for: chart.series), laws: axes.laws,
      voices: voices, points: Score.PointCounts(), events: [], beds: [], mixGain: 1)
  }

  /// One series after another, 700 ms apart.
  mutating func playInTurn() throws(ScoreError) {
    for (index, series) in chart.series.enumerated() {
      if index > 0 { cursor += EarconTimes.betweenSeries }
      introduce(series: index)
      let slots = style.slots(of: series, at: index)
      try place(series: index, slots: slots, level: 0, pan: .alongX(style.panWidth))
      cursor += slots.seconds
    }
  }

  /// Where series stand that sound at once.
  static let pansTogether = [-0.7, 0.7, -0.25, 0.25]

  /// All series at once, each at a place of its own.
  mutating func playTogether() throws(ScoreError) {
    let pans = Self.pansTogether
    guard chart.series.count <= pans.count else {
      throw .tooManyTogether(count: chart.series.count)
    }
    for index in chart.series.indices { introduce(series: index) }
    let slots = style.slotsTogether(of: chart.series)
    for index in chart.series.indices {
      try place(
        series: index, slots: slots[index], level: index == 0 ? 0 : -6, pan: .fixed(pans[index]))
    }
    cursor += slots[0].seconds
  }

  /// Adds the end earcon, sorts by time and sets the gain of the mix.
  mutating func finish() {
    if style.hasEndSound {
      cursor += EarconTimes.beforeEnd
      score.events.append(
        Score.Event(
          kind: .end, start: frame(cursor),
          length: frame(cursor + EarconTimes.end) - frame(cursor), level: EarconLevels.end, pan: 0))
      cursor += EarconTimes.end + EarconTimes.afterEnd
    }
    score.frameCount = max(1, frame(cursor))
    score.events.sort { $0.isBefore($1) }
    score.beds.sort { $0.start < $1.start }
    score.mixGain = style.volume * score.limitingGain
  }

  /// The frame nearest to a time in seconds.
  func frame(_ seconds: Double) -> Int {
    Int((seconds * Double(style.format.sampleRate)).rounded())
  }

  /// The ends of the axis of a series, unless they have been heard.
  private mutating func introduce(series: Int) {
    let voice = score.voices[series]
    guard style.hasIntro, !introducedLaws.contains(voice.law) else { return }
    introducedLaws.append(voice.law)
    let range = score.laws[voice.law].range
    for (kind, frequency) in [(Score.Kind.introLow, range.low), (.introHigh, range.high)] {
      score.events.append(
        Score.Event(
          kind: kind, series: series, start: frame(cursor),
          length: frame(cursor + EarconTimes.intro) - frame(cursor), pitch: Pitch(frequency),
          level: EarconLevels.intro, pan: 0))
      cursor += EarconTimes.intro + EarconTimes.afterIntroNote
    }
    cursor += EarconTimes.afterIntro - EarconTimes.afterIntroNote
  }

  private mutating func place(
    series index: Int, slots: TimeSlots, level: Double, pan: SeriesPlacement.Pan
  ) throws(ScoreError) {
    let placement = try SeriesPlacement(
      series: chart.series[index], index: index, law: score.laws[score.voices[index].law],
      slots: slots, level: level, pan: pan, mode: score.mode, style: style, from: cursor)
    score.events += placement.events
    score.beds += placement.beds
    score.points.add(placement.points)
  }
}

extension SoundStyle {
  /// Notes for categories and for up to 24 points, one tone otherwise, unless chosen.
  func mode(for series: [Series]) -> Mode {
    if let mode { return mode }
    let isFew = series.allSatisfy { $0.count <= 24 }
    let isCategories = series.allSatisfy { if case .categories = $0.x { true } else { false } }
    return isFew || isCategories ? .discrete : .continuous
  }
}

extension Score.Event {
  /// Whether it comes first; only events of one frame are asked for their kinds.
  fileprivate func isBefore(_ other: Self) -> Bool {
    start == other.start ? kind.order < other.kind.order : start < other.start
  }
}

extension Score.Kind {
  /// The order of events that begin in the same frame.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Score.PointCounts {
  fileprivate mutating func add(_ other: Self) {
    given += other.given
    heard += other.heard
    missing += other.missing
    reduced += other.reduced
    clipped += other.clipped
    gapsUnheard += other.gapsUnheard
  }
}
