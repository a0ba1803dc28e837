// SPDX-License-Identifier: MIT

extension Score {
  /// Lays a chart that is no line out in time.
  ///
  /// Mode, spacing, arrangement, smoothing, baseline and marks of the style have no effect.
  ///
  /// - Throws: `ScoreError` if the style does not fit the data.
  public init(_ chart: FormChart, style: SoundStyle = SoundStyle()) throws(ScoreError) {
    try self.init(chart.model, chart.model.tones(for: style), style: style.on(chart.axis))
  }

  /// The same axis and voices with other tones.
  init(_ chart: FormChart, _ tones: FormTones, style: SoundStyle) throws(ScoreError) {
    try self.init(chart.model, tones, style: style.on(chart.axis))
  }

  private init(
    _ model: FormContent, _ tones: FormTones, style: SoundStyle
  ) throws(ScoreError) {
    try style.check()
    let axis = model.axis
    let law = try PitchLaw(over: (axis.minimum, axis.maximum), of: axis.name, style: style) {
      _, _ in
      .linear
    }
    let voices = model.voices.enumerated().map { index, voice in
      Voice(
        name: voice.name, timbre: voice.timbre ?? style.timbre(ofSeries: index), law: 0)
    }
    var composition = Composition(model.name, law, voices, style: style)
    composition.play(tones)
    composition.finish()
    self = composition.score
  }
}

extension FormContent {
  /// The tones in the time of a style.
  func tones(for style: SoundStyle) -> FormTones {
    let usual = tones(1)
    guard style.length != .normal || style.speed != 1 else { return usual }
    return usual.seconds > 0
      ? tones(style.seconds(usual: usual.seconds) / usual.seconds) : usual
  }
}

extension Composition {
  /// The ends of the axis, then all tones.
  fileprivate mutating func play(_ tones: FormTones) {
    introduce(series: 0)
    for tone in tones.tones { score.events.append(event(tone)) }
    score.points = tones.points
    score.points.clipped = score.events.count { event in
      event.layers.contains { $0.holds.contains { score.laws[0].clips($0.value) } }
    }
    cursor += tones.seconds
  }

  private func event(_ tone: FormTone) -> Score.Event {
    let start = frame(cursor + tone.start)
    let layers = tone.layers.map { layer in
      Score.Layer(
        voice: layer.voice, pan: pan(layer.pan), holds: layer.path.map { hold($0, of: tone) })
    }
    let holds = layers.first?.holds ?? []
    let told = holds.filter { $0.value == tone.value }.max { $0.level < $1.level } ?? holds.first
    var event = Score.Event(
      kind: tone.kind, series: layers.first?.voice, index: tone.index, value: tone.value,
      start: start, length: frame(cursor + tone.start + tone.length) - start, pitch: told?.pitch,
      level: told?.level ?? EarconLevels.tick, pan: layers.first?.pan ?? 0)
    (event.layers, event.details, event.isJoined) = (layers, tone.details, tone.isJoined)
    return event
  }

  private func hold(_ hold: FormTone.Hold, of tone: FormTone) -> Score.Hold {
    let begin = cursor + tone.start + hold.offset
    let start = frame(begin)
    return Score.Hold(
      start: start, length: frame(begin + hold.length) - start, value: hold.value,
      level: hold.level + score.form.level, pitch: score.laws[0].pitch(of: hold.value))
  }

  private func pan(_ pan: FormTone.Pan) -> Double {
    guard style.format.channelCount == 2 else { return 0 }
    return switch pan {
    case .ofWidth(let place): style.panWidth * place
    case .fixed(let place): place
    }
  }
}
