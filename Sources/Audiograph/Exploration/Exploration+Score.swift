// SPDX-License-Identifier: MIT

extension Exploration {
  /// The score of what is heard: of a point 90 ms, at the pitch, the place and in the timbre that
  /// it has in the chart.
  ///
  /// - Throws: `ScoreError` where the style does not fit what is shown.
  public func score(of sound: ExplorationSound) throws(ScoreError) -> Score {
    if let form { return try score(of: sound, form) }
    switch sound {
    case .point: return try note()
    case .both:
      guard let other = pair?.number else { return try note() }
      return try note().followed(inItsVoiceBy: note(ofSeries: other))
    case .edge(let edge): return try self.edge(edge)
    case .gist:
      var style = try playingStyle()
      (style.length, style.speed) = (.gist, 1)
      (style.hasIntro, style.hasEndSound) = (false, false)
      return try playingScore(style).delayed(seconds: ExplorationTimes.beforeGist)
    case .play(let isBackwards):
      var style = try playingStyle()
      style.speed = min(max(style.speed * speed, 0.25), 4)
      style.hasIntro = false
      let score = try playingScore(style)
      let series = playsTogether ? self.series : 0
      return isBackwards
        ? score.reversed(from: index, ofSeries: series)
        : score.beginning(at: index, ofSeries: series)
    }
  }

  /// The index of the point that is heard at a frame of a score of `.play`; nil before the first.
  public func index(heardAt frame: Int, of score: Score) -> Int? {
    if let form { return form.column(heardAt: frame, of: score) }
    let series = playsTogether ? self.series : 0
    let heard = score.events.filter {
      ($0.kind == .point || $0.kind == .gap) && $0.series == series
    }
    return (heard.last { $0.start <= frame } ?? heard.first)?.index
  }
}

/// Lengths in seconds of what is heard on a walk.
enum ExplorationTimes {
  static let point = 0.090
  static let missing = 0.060
  /// One of the two notes at an edge.
  static let edge = 0.040
  static let beforeGist = 0.060
}

extension Exploration {
  private var playsTogether: Bool {
    style.arrangement == .together && (2...4).contains(chart.series.count)
  }

  private func playingScore(_ style: SoundStyle) throws(ScoreError) -> Score {
    if playsTogether { return try Score(chart, style: style) }
    return try Score(Chart(only: shown, title: chart.title), style: style)
  }

  /// The style for what is shown, on the axis and in the timbre that it has among all.
  private func playingStyle() throws(ScoreError) -> SoundStyle {
    guard !playsTogether else { return style }
    let axes = try PitchAxes(view.axesChart.series, style: style)
    let law = axes.laws[axes.lawOfSeries[series]]
    var style = style
    style.arrangement = .inTurn
    style.timbre = self.style.timbre(ofSeries: series)
    if law.minimum < law.maximum {
      (style.minimum, style.maximum) = (law.minimum, law.maximum)
      style.scale = law.scale
    }
    return style
  }

  /// The point of another series at the place of the cursor.
  private func note(ofSeries other: Int) throws(ScoreError) -> Score {
    var walk = self
    walk.series = other
    walk.index = view.place(of: x, inSeries: other)?.index ?? 0
    return try walk.note()
  }

  private func note() throws(ScoreError) -> Score {
    let axes = try PitchAxes(view.axesChart.series, style: style)
    let law = axes.laws[axes.lawOfSeries[series]]
    let timbre = style.timbre(ofSeries: series)
    let length = point == nil ? ExplorationTimes.missing : ExplorationTimes.point
    var event = Score.Event(
      kind: point == nil ? .gap : .point, series: 0, index: index, x: x, value: point?.y, start: 0,
      length: style.frames(length), level: point == nil ? EarconLevels.gapTick : 0, pan: pan)
    event.pitch = point.map { law.pitch(of: $0.y) }
    return Score(signals: [event] + knock, style, law, timbre, named: shown.name)
  }

  /// What is heard with the point of a day that is not over, or at which something happened.
  private var knock: [Score.Event] {
    var knocks: [Score.Event] = []
    if index == shown.provisionalIndex {
      knocks.append(
        Score.Event(
          kind: .provisional, series: 0, x: x, start: 0, length: style.frames(EarconTimes.knock),
          level: EarconLevels.provisional, pan: pan))
    }
    if let event = shown.eventPoint(at: index) {
      knocks.append(
        Score.Event(
          kind: event.rises ? .eventUp : .eventDown, series: 0, x: x, start: 0,
          length: style.frames(2 * EarconTimes.eventStep), level: EarconLevels.event, pan: pan))
    }
    return knocks
  }

  /// Two notes below the lowest pitch, falling at the first point, rising at the last.
  func edge(_ edge: ExplorationSound.Edge) throws(ScoreError) -> Score {
    let axes = try PitchAxes(view.axesChart.series, style: style)
    let law = axes.laws[axes.lawOfSeries[series]]
    return .edge(edge, style, law, style.timbre(ofSeries: series), named: shown.name)
  }

  /// Where the point lies between left and right, as in the chart.
  private var pan: Double {
    guard style.format.channelCount == 2 else { return 0 }
    if playsTogether { return Composition.pansTogether[series] }
    let slots = style.slots(of: shown, at: series)
    let first = slots.place(0)
    let length = slots.place(slots.count - 1) - first
    return length > 0 ? style.panWidth * (2 * (slots.place(index) - first) / length - 1) : 0
  }
}

extension SoundStyle {
  fileprivate func frames(_ seconds: Double) -> Int {
    Int((seconds * Double(format.sampleRate)).rounded())
  }
}
