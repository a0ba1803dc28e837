// SPDX-License-Identifier: MIT

extension Score {
  /// Lays a chart out in time.
  ///
  /// - Throws: `ScoreError` where the style does not fit the data.
  public init(_ chart: Chart, style: SoundStyle = SoundStyle()) throws(ScoreError) {
    try style.check()
    try chart.checkCandles(for: style)
    var composition = try Composition(chart, style: style)
    switch (style.form, style.arrangement) {
    case (.line, .together): try composition.playTogether()
    case (.line, .inTurn), (.candles, _): try composition.playInTurn()
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
  /// What is heard: of candles, the joined bars.
  private let series: [Series]
  /// What was given.
  private let whole: [Series]
  /// The time that the bars of each series have; empty if points are heard.
  private let candles: [CandleBars]
  let style: SoundStyle
  var score: Score
  /// Seconds that are filled.
  var cursor = 0.0
  private var introducedLaws: [Int] = []
  private var times: EndTimes { style.hasShortEnds ? .short : EndTimes() }

  /// An empty score with its voices and laws.
  init(_ chart: Chart, style: SoundStyle) throws(ScoreError) {
    self.style = style
    candles =
      style.form == .candles
      ? chart.series.compactMap(\.bars).map { CandleBars($0, style: style) } : []
    var heard = chart.series
    for (index, candles) in candles.enumerated() {
      heard[index] = try heard[index].heard(as: candles)
    }
    (series, whole) = (heard, chart.series)
    let axes = try PitchAxes(heard, style: style)
    score = Score(
      format: style.format, frameCount: 0, form: style.form == .candles ? .candles : .line,
      mode: style.mode(for: heard), laws: axes.laws, voices: [], points: Score.PointCounts(),
      events: [], beds: [], mixGain: 1)
    score.voices = heard.enumerated().map { index, series in
      voice(series.name, at: index, law: axes.lawOfSeries[index])
    }
  }

  /// An empty score of one axis with its voices, for what is no line.
  init(_ form: FormName, _ law: PitchLaw, _ voices: [Score.Voice], style: SoundStyle) {
    (self.style, series, whole, candles) = (style, [], [], [])
    score = Score(
      format: style.format, frameCount: 0, form: form, mode: .discrete, laws: [law],
      voices: voices, points: Score.PointCounts(), events: [], beds: [], mixGain: 1)
  }

  private func voice(_ name: String, at index: Int, law: Int) -> Score.Voice {
    guard !candles.isEmpty else {
      return Score.Voice(name: name, timbre: style.timbre(ofSeries: index), law: law)
    }
    return Score.Voice(
      name: name, timbre: .bright, law: law, fallingTimbre: .soft, joinedBy: candles[index].unit)
  }

  /// One series after another, 700 ms apart.
  mutating func playInTurn() throws(ScoreError) {
    for (index, series) in series.enumerated() {
      if index > 0 { cursor += EarconTimes.betweenSeries }
      introduce(series: index)
      let slots =
        candles.isEmpty ? style.slots(of: series, at: index) : candles[index].slots
      let form = series.hasOrderAlongX ? score.form : .bars
      try place(
        series: index, slots: slots, level: form.level, pan: .alongX(style.panWidth))
      cursor += slots.seconds
    }
  }

  /// Where series stand that sound at once.
  static let pansTogether = [-0.7, 0.7, -0.25, 0.25]

  /// All series at once, each at a place of its own.
  mutating func playTogether() throws(ScoreError) {
    let pans = Self.pansTogether
    guard series.count <= pans.count else { throw .tooManyTogether(count: series.count) }
    for index in series.indices { introduce(series: index) }
    let slots = style.slotsTogether(of: series)
    for index in series.indices {
      try place(
        series: index, slots: slots[index], level: index == 0 ? 0 : -6, pan: .fixed(pans[index]))
    }
    cursor += slots[0].seconds
  }

  /// Adds the end earcon, sorts by time and sets the gain of the mix.
  mutating func finish() {
    if style.hasEndSound {
      cursor += times.beforeEnd
      score.events.append(
        Score.Event(
          kind: .end, start: frame(cursor),
          length: frame(cursor + times.end) - frame(cursor), level: EarconLevels.end, pan: 0))
      cursor += times.end + times.afterEnd
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
  mutating func introduce(series: Int) {
    let voice = score.voices[series]
    guard style.hasIntro, !introducedLaws.contains(voice.law) else { return }
    introducedLaws.append(voice.law)
    let range = score.laws[voice.law].range
    for (kind, frequency) in [(Score.Kind.introLow, range.low), (.introHigh, range.high)] {
      score.events.append(
        Score.Event(
          kind: kind, series: series, start: frame(cursor),
          length: frame(cursor + times.intro) - frame(cursor), pitch: Pitch(frequency),
          level: EarconLevels.intro, pan: 0))
      cursor += times.intro + times.afterIntroNote
    }
    cursor += times.afterIntro - times.afterIntroNote
  }

  private mutating func place(
    series index: Int, slots: TimeSlots, level: Double, pan: SeriesPlacement.Pan
  ) throws(ScoreError) {
    let placement = try SeriesPlacement(
      series: series[index], index: index, law: score.laws[score.voices[index].law],
      slots: slots, level: level, pan: pan, mode: score.mode, style: style, from: cursor,
      breaksOf: whole[index])
    score.events += placement.events
    score.beds += placement.beds
    score.points.add(placement.points)
  }
}

extension SoundStyle {
  /// Notes for names without an order and for up to 24 points, one tone otherwise, unless chosen.
  func mode(for series: [Series]) -> Mode {
    if let mode { return mode }
    if series.contains(where: { $0.axis?.holds == true }) { return .discrete }
    let isFew = series.allSatisfy { $0.count <= 24 }
    let areNames = series.allSatisfy { !$0.hasOrderAlongX }
    return isFew || areNames ? .discrete : .continuous
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
