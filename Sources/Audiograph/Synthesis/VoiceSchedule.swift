// SPDX-License-Identifier: MIT

/// Everything that sounds in a score: voices in order of time, and the wavetables they read.
struct VoiceSchedule: Sendable {
  private(set) var voices: [SynthVoice] = []
  private(set) var segments: [SynthVoice.Segment] = []
  /// What the voices read.
  private(set) var tables = WavetableCache()
  /// The fades of voices that last long enough.
  let fades: RaisedCosineFades

  /// Seconds of the fades.
  private static let attack = 0.005
  private static let release = 0.010

  private let score: Score
  /// From the lowest to the highest pitch that is heard, in hertz.
  private let pitches: ClosedRange<Double>
  /// The logarithm to the base 2 of the phase increment of 1 Hz.
  private let unit: Double
  /// Tables of another score, which are taken where they are the same.
  private var earlier: WavetableCache

  /// The voices of a score.
  init(_ score: Score, _ earlier: WavetableCache) {
    self.score = score
    self.earlier = earlier
    let rate = Double(score.format.sampleRate)
    fades = tables.fades(
      [Self.attack, Self.release].map { Int(($0 * rate).rounded()) }, earlier)
    pitches = score.pitches
    unit = log2(0x1p32 / rate)
    segments.reserveCapacity(score.events.count * 2)
    addPoints()
    addBars()
    addLayers()
    for event in score.events { addEarcon(event) }
    for bed in score.beds { addBed(bed) }
    voices.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    softenFirst()
    self.earlier = WavetableCache()
  }

  /// The first sound of a file rises over 30 ms, or a quarter of itself.
  private mutating func softenFirst() {
    guard let first = voices.first else { return }
    voices[0].attack = min(frames(0.030), (first.end - first.start) / 4)
  }

  private func frames(_ seconds: Double) -> Int {
    Int((seconds * Double(score.format.sampleRate)).rounded())
  }

  private func placed(_ amplitude: Double, pan: Double) -> PannedLevel {
    PannedLevel(
      amplitude: amplitude * score.mixGain, pan: pan, channelCount: score.format.channelCount)
  }
}

extension VoiceSchedule {
  /// The notes, or the phrases between gaps.
  private mutating func addPoints() {
    for series in score.voices.indices {
      var phrase: [ControlPoint] = []
      for event in score.events where event.kind == .point && event.series == series {
        guard let pitch = event.pitch, event.layers.isEmpty else { continue }
        let tone = tone(score.voices[series].timbre)
        if let origin = event.origin {
          addMove(event, from: origin, to: pitch, tone)
          continue
        }
        let continues = score.mode == .continuous && phrase.last?.end == event.start
        if !continues {
          addPhrase(phrase, tone)
          phrase.removeAll(keepingCapacity: true)
        }
        phrase.append(controlPoint(event, pitch, tone))
      }
      if !phrase.isEmpty { addPhrase(phrase, tone(score.voices[series].timbre)) }
    }
  }

  /// A control point of a phrase: time, pitch and level.
  private struct ControlPoint {
    var start: Int
    var length: Int
    /// The logarithm to the base 2 of the phase increment.
    var pitch: Double
    /// What it is before the curve of equal loudness.
    var level: PannedLevel

    var end: Int { start + length }

    /// The frame at a part of the length.
    func frame(at share: Double) -> Int { start + Int((Double(length) * share).rounded()) }
  }

  private func controlPoint(_ event: Score.Event, _ pitch: Pitch, _ tone: Int) -> ControlPoint {
    controlPoint(
      pitch, level: event.level, pan: event.pan, start: event.start, length: event.length, tone)
  }

  private func controlPoint(
    _ pitch: Pitch, level: Double, pan: Double, start: Int, length: Int, _ tone: Int
  ) -> ControlPoint {
    // An oscillator moves by whole increments, and glides go from one of them to another.
    let increment = log2(exp2(pitch.logarithm + unit).rounded())
    let correction = tables.tones[tone].loudness.correction(
      frequency: pitch.frequency, at: increment)
    let amplitude = Loudness.referenceAmplitude * amplitude(decibels: level) * correction
    return ControlPoint(
      start: start, length: length, pitch: increment, level: placed(amplitude, pan: pan))
  }

  /// A tone that holds each pitch through the middle 0.4 of its slice and moves in between.
  private mutating func addPhrase(_ points: [ControlPoint], _ tone: Int) {
    guard let first = points.first, let last = points.last else { return }
    addPhrase(points, tone, from: first.start, to: last.end, held: 0.3...0.7)
  }

  /// A tone that holds each pitch through a part of its slice and moves in between.
  private mutating func addPhrase(
    _ points: [ControlPoint], _ tone: Int, from first: Int, to end: Int, held: ClosedRange<Double>
  ) {
    let begin = segments.count
    var start = first
    for (point, next) in zip(points, points.dropFirst()) {
      let leave = point.frame(at: held.upperBound)
      addSegment(from: start, to: leave, point, point)
      start = next.frame(at: held.lowerBound)
      addSegment(from: leave, to: start, point, next)
    }
    if let last = points.last { addSegment(from: start, to: end, last, last) }
    addVoice(.tone(tone), start: first, end: end, segmentsFrom: begin)
  }

  private mutating func addSegment(
    from start: Int, to end: Int, _ first: ControlPoint, _ last: ControlPoint
  ) {
    guard start < end else { return }
    segments.append(
      SynthVoice.Segment(
        start: start, end: end, pitch: SynthVoice.Ends(first: first.pitch, last: last.pitch),
        left: SynthVoice.Ends(first: first.level.left, last: last.level.left),
        right: SynthVoice.Ends(first: first.level.right, last: last.level.right)))
  }

  private mutating func addVoice(
    _ source: SynthVoice.Source, start: Int, end: Int, segmentsFrom begin: Int
  ) {
    guard start < end else {
      segments.removeSubrange(begin...)
      return
    }
    let quarter = (end - start) / 4
    voices.append(
      SynthVoice(
        source: source, start: start, end: end, attack: min(frames(Self.attack), quarter),
        release: min(frames(Self.release), quarter), segments: begin..<segments.count))
  }

  private mutating func tone(_ timbre: Timbre) -> Int {
    let key = WavetableCache.ToneKey(
      timbre: timbre, pitches: pitches, sampleRate: score.format.sampleRate)
    return tables.tone(key, earlier)
  }
}

extension VoiceSchedule {
  /// A live move: the old pitch, a glide, the new pitch, a third of the event each.
  private mutating func addMove(
    _ event: Score.Event, from origin: Pitch, to pitch: Pitch, _ tone: Int
  ) {
    var (before, after) = (event, event)
    before.length = event.length / 3
    after.length = event.length / 3
    after.start = event.end - after.length
    let points = [controlPoint(before, origin, tone), controlPoint(after, pitch, tone)]
    addPhrase(points, tone, from: event.start, to: event.end, held: 0...1)
  }

  /// Each bar as a tone through its four prices, and the noise for its volume.
  private mutating func addBars() {
    for event in score.events {
      guard let bar = event.bar, let series = event.series else { continue }
      let tone = tone(score.voices[series].timbre(of: bar.candle))
      let knots = bar.pitches.enumerated().map { place, pitch in
        quarter(place, of: controlPoint(event, pitch, tone))
      }
      let pause = frames(CandleBars.pause / 2)
      let (start, end) = (event.start + pause, event.end - pause)
      addPhrase(knots, tone, from: start, to: end, held: 0.25...0.75)
      guard let noise = bar.noise else { continue }
      var bed = event
      bed.level += noise
      addNoise(bed, EarconPitches.bed, start: start, length: end - start)
    }
  }

  /// A controlPoint in one of the four quarters of its slice.
  private func quarter(_ place: Int, of controlPoint: ControlPoint) -> ControlPoint {
    var controlPoint = controlPoint
    let ends = (controlPoint.length * place / 4, controlPoint.length * (place + 1) / 4)
    controlPoint.start += ends.0
    controlPoint.length = ends.1 - ends.0
    return controlPoint
  }
}

extension VoiceSchedule {
  /// The tones of events that are no points of a line, joined where one glides on from another.
  private mutating func addLayers() {
    for voice in score.voices.indices {
      var phrase: [ControlPoint] = []
      var (start, end) = (0, 0)
      let tone = tone(score.voices[voice].timbre)
      for event in score.events {
        for layer in event.layers where layer.voice == voice {
          // Rounding to frames may part tones by one.
          if !(event.isJoined && abs(end - event.start) <= 1) {
            addPhrase(phrase, tone, from: start, to: end, held: 0...1)
            phrase.removeAll(keepingCapacity: true)
            start = event.start
          }
          end = event.end
          phrase += layer.holds.map { controlPoint($0, pan: layer.pan, tone) }
        }
      }
      addPhrase(phrase, tone, from: start, to: end, held: 0...1)
    }
  }

  private func controlPoint(_ hold: Score.Hold, pan: Double, _ tone: Int) -> ControlPoint {
    controlPoint(
      hold.pitch, level: hold.level, pan: pan, start: hold.start, length: hold.length, tone)
  }
}

extension VoiceSchedule {
  private mutating func addEarcon(_ event: Score.Event) {
    switch event.kind {
    case .point, .bar, .column, .bin, .box, .outlier, .interval, .cell, .slice, .fit: break
    case .introLow, .introHigh, .edge, .alert:
      addNote(event, event.pitch, start: event.start, length: event.length)
    case .gap:
      let length = min(frames(EarconTimes.gapTick), event.length / 2)
      addNoise(event, EarconPitches.gapTick, start: event.start, length: length)
    case .tick:
      addNoise(event, EarconPitches.tick, start: event.start, length: event.length)
    case .provisional:
      addNoise(event, EarconPitches.knock, start: event.start, length: event.length)
    case .waiting:
      addNoise(event, EarconPitches.gapTick, start: event.start, length: event.length)
    case .crossingUp: addSteps(event, EarconPitches.crossingSteps, rises: true)
    case .crossingDown: addSteps(event, EarconPitches.crossingSteps, rises: false)
    case .eventUp: addSteps(event, EarconPitches.eventSteps, rises: true)
    case .eventDown: addSteps(event, EarconPitches.eventSteps, rises: false)
    case .maximum: addPair(event, EarconPitches.pips, rises: true)
    case .minimum: addPair(event, EarconPitches.pips, rises: false)
    case .breakUp: addPair(event, EarconPitches.breakNotes, rises: true)
    case .breakDown: addPair(event, EarconPitches.breakNotes, rises: false)
    case .end:
      let knock = frames(EarconTimes.knock)
      addNoise(event, EarconPitches.knock, start: event.start, length: knock)
      addNoise(event, EarconPitches.knock, start: event.end - knock, length: knock)
    }
  }

  private mutating func addNote(
    _ event: Score.Event, _ pitch: Pitch?, start: Int, length: Int
  ) {
    guard let pitch else { return }
    let begin = segments.count
    let tone = tone(event.series.map { score.voices[$0].earconTimbre } ?? .hollow)
    let controlPoint = controlPoint(event, pitch, tone)
    addSegment(from: start, to: start + length, controlPoint, controlPoint)
    addVoice(.tone(tone), start: start, end: start + length, segmentsFrom: begin)
  }

  /// Two notes of the earcon timbre.
  private mutating func addPair(
    _ event: Score.Event, _ pitches: (low: Double, high: Double), rises: Bool
  ) {
    let order = rises ? [pitches.low, pitches.high] : [pitches.high, pitches.low]
    for (position, pitch) in order.enumerated() {
      let length = event.length / 2
      addNote(
        event, Pitch(pitch), start: event.start + position * length, length: length)
    }
  }

  /// Two steps of noise, rising or falling.
  private mutating func addSteps(
    _ event: Score.Event, _ steps: (low: ClosedRange<Double>, high: ClosedRange<Double>),
    rises: Bool
  ) {
    let order = rises ? [steps.low, steps.high] : [steps.high, steps.low]
    let length = event.length / 2
    for (position, band) in order.enumerated() {
      addNoise(event, band, start: event.start + position * length, length: length)
    }
  }

  private mutating func addNoise(
    _ event: Score.Event, _ band: ClosedRange<Double>, start: Int, length: Int
  ) {
    let begin = segments.count
    let level = noiseLevel(event.level, pan: event.pan)
    addNoiseSegment(from: start, to: start + length, level, level)
    addVoice(
      .noise(noise(band, frames: length)), start: start, end: start + length,
      segmentsFrom: begin)
  }

  /// Louder for 300 ms, then, over 50 ms, softer.
  private mutating func addBed(_ bed: Score.NoiseBed) {
    let begin = segments.count
    let levels = [EarconLevels.bedOnset, EarconLevels.bed].map {
      noiseLevel($0, pan: pan(of: bed))
    }
    let fade = min(bed.end, bed.start + frames(EarconTimes.bedOnset))
    let low = min(bed.end, fade + frames(0.050))
    addNoiseSegment(from: bed.start, to: fade, levels[0], levels[0])
    addNoiseSegment(from: fade, to: low, levels[0], levels[1])
    addNoiseSegment(from: low, to: bed.end, levels[1], levels[1])
    addVoice(
      .noise(noise(EarconPitches.bed, frames: frames(1))), start: bed.start, end: bed.end,
      segmentsFrom: begin)
  }

  /// A bed lies where its series does when several sound at once, else in the middle.
  private func pan(of bed: Score.NoiseBed) -> Double {
    let places = Set(
      score.events.lazy.filter { $0.series == bed.series && $0.kind == .point }.map(\.pan))
    return places.count == 1 ? places.first ?? 0 : 0
  }

  private func noiseLevel(_ decibels: Double, pan: Double) -> PannedLevel {
    placed(Loudness.referenceRootMeanSquare * amplitude(decibels: decibels), pan: pan)
  }

  private mutating func addNoiseSegment(
    from start: Int, to end: Int, _ first: PannedLevel, _ last: PannedLevel
  ) {
    guard start < end else { return }
    segments.append(
      SynthVoice.Segment(
        start: start, end: end, left: SynthVoice.Ends(first: first.left, last: last.left),
        right: SynthVoice.Ends(first: first.right, last: last.right)))
  }

  private mutating func noise(_ band: ClosedRange<Double>, frames: Int) -> Int {
    let key = WavetableCache.NoiseKey(
      band: band, frames: frames, sampleRate: score.format.sampleRate)
    return tables.noise(key, earlier)
  }
}
