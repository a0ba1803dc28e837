// SPDX-License-Identifier: MIT

/// Parts of a score, and the same score in another order.
extension Score {
  /// A score of a few notes or noises of one series, and nothing around them.
  init(
    signals: [Event], _ style: SoundStyle, _ law: PitchLaw, _ timbre: Timbre, named name: String
  ) {
    self.init(
      format: style.format, frameCount: signals.map(\.end).max() ?? 1, form: .line,
      mode: .discrete,
      laws: [law], voices: [Voice(name: name, timbre: timbre, law: 0)], points: PointCounts(),
      events: signals, beds: [], mixGain: 1)
    let heard = signals.count { $0.kind == .point }
    points = PointCounts(heard: heard, missing: signals.count { $0.index != nil } - heard)
    mixGain = style.volume * limitingGain
  }

  /// The same after a silence.
  func delayed(seconds: Double) -> Score {
    moved(by: Int((seconds * Double(format.sampleRate)).rounded()))
  }

  /// This score and, after 60 milliseconds, another one of the same format, each in its voice.
  func followed(inItsVoiceBy next: Score) -> Score {
    var later = next
    for index in later.events.indices {
      later.events[index].series = later.events[index].series.map { $0 + voices.count }
    }
    var score = followed(by: later, afterSeconds: 0.060)
    score.voices += next.voices.map { voice in
      var voice = voice
      voice.law += laws.count
      return voice
    }
    score.laws += next.laws
    return score
  }

  private func moved(by frames: Int) -> Score {
    var score = self
    score.frameCount += frames
    for index in events.indices { score.events[index].move(by: frames) }
    for index in beds.indices {
      score.beds[index].start += frames
      score.beds[index].end += frames
    }
    return score
  }

  /// The events of the points and gaps of a series.
  private func slices(ofSeries series: Int) -> [Event] {
    events.filter { ($0.kind == .point || $0.kind == .gap) && $0.series == series }
  }

  /// What is heard from a point on, or from the next one that is heard.
  func beginning(at index: Int, ofSeries series: Int) -> Score {
    let slices = slices(ofSeries: series)
    guard let start = (slices.first { ($0.index ?? 0) >= index } ?? slices.last)?.start else {
      return self
    }
    var score = self
    score.events = events.filter { $0.end > start }.map { event in
      var event = event
      let lost = max(0, start - event.start)
      event.start += lost
      event.length -= lost
      return event
    }
    score.beds = beds.filter { $0.end > start }
    for place in score.beds.indices {
      score.beds[place].start = max(start, score.beds[place].start)
    }
    return score.moved(by: -start)
  }

  /// The points and gaps from one back to the first, each as long as it is forwards.
  func reversed(from index: Int, ofSeries series: Int) -> Score {
    let slices = slices(ofSeries: series)
    guard let end = (slices.last { ($0.index ?? 0) <= index } ?? slices.first)?.end,
      let start = slices.first?.start
    else { return self }
    var score = self
    score.events = events.filter {
      ($0.kind == .point || $0.kind == .gap) && $0.end <= end && $0.start >= start
    }.map { event in
      var event = event
      event.start = end - event.end
      return event
    }.reversed()
    score.beds = []
    score.frameCount = max(1, end - start)
    return score
  }
}
