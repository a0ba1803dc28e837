// SPDX-License-Identifier: MIT

extension Score {
  /// The manifest as JSON on one line: enough to turn the sound back into the data.
  ///
  /// Keys stand in a fixed order; absent values are null. `gain` is in decibels before the
  /// volume, `time` and `duration` in seconds from the first frame.
  public var manifest: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Self.version)
      json.member("sampleRate", format.sampleRate)
      json.member("channels", format.channelCount)
      json.member("frames", frameCount)
      json.key("laws")
      json.array { json in for law in laws { write(law, to: &json) } }
      json.key("series")
      json.array { json in for voice in voices { write(voice, to: &json) } }
      json.member("mode", modeName)
      json.key("points")
      write(points, to: &json)
      json.key("events")
      let gains = EventGains(self)
      json.array { json in for event in events { write(event, gains, to: &json) } }
      guard !speech.isEmpty else { return }
      json.key("speech")
      json.array { json in for sentence in speech { write(sentence, to: &json) } }
    }
    return json.text
  }

  /// The manifest's short form for a sound file's comment, on one line.
  public var comment: String {
    var text = "audiograph \(Self.version)"
    for law in laws { text += ", \(law.comment)" }
    return text + ", \(modeName), \(points.heard) of \(points.given) points"
  }

  private var modeName: String { form == .line ? mode.rawValue : form.rawValue }

  private func write(_ law: PitchLaw, to json: inout JSONWriter) {
    json.object { json in
      json.member("scale", law.scale.rawValue)
      json.member("low", law.range.low)
      json.member("high", law.range.high)
      json.member("minimum", law.minimum)
      json.member("maximum", law.maximum)
      json.member("inverted", law.isInverted)
    }
  }

  private func write(_ voice: Voice, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", voice.name)
      json.member("timbre", voice.timbre.name)
      if let timbre = voice.fallingTimbre { json.member("fallingTimbre", timbre.name) }
      json.member("law", voice.law)
    }
  }

  private func write(_ points: PointCounts, to json: inout JSONWriter) {
    json.object { json in
      json.member("given", points.given)
      json.member("heard", points.heard)
      json.member("missing", points.missing)
      json.member("reduced", points.reduced)
      json.member("clipped", points.clipped)
      json.member("gapsUnheard", points.gapsUnheard)
    }
  }

  private func write(_ bar: Bar, to json: inout JSONWriter) {
    json.member("open", bar.candle.open)
    json.member("high", bar.candle.high)
    json.member("low", bar.candle.low)
    json.member("close", bar.candle.close)
    if let noise = bar.noise {
      json.member("volume", bar.candle.volume)
      json.member("noise", noise)
    }
  }

  private func write(_ detail: Detail, to json: inout JSONWriter) {
    switch detail.value {
    case .text(let text): json.member(detail.name, text.displayText)
    case .number(let number): json.member(detail.name, number)
    case .absent: json.member(detail.name, Double?.none)
    }
  }

  private func write(_ sentence: Speech, to json: inout JSONWriter) {
    let rate = Double(format.sampleRate)
    json.object { json in
      json.member("kind", sentence.kind.rawValue)
      json.member("series", sentence.series)
      json.member("time", Double(sentence.start) / rate)
      json.member("duration", Double(sentence.length) / rate)
      json.member("text", sentence.text)
    }
  }

  private func write(_ event: Event, _ gains: EventGains, to json: inout JSONWriter) {
    let rate = Double(format.sampleRate)
    json.object { json in
      json.member("kind", event.kind.rawValue)
      json.member("series", event.series)
      if event.index != nil {
        json.member("index", event.index)
        if event.layers.isEmpty || event.x != nil { json.member("x", event.x) }
      }
      if event.index != nil || !event.layers.isEmpty { json.member("value", event.value) }
      for detail in event.details { write(detail, to: &json) }
      if let bar = event.bar { write(bar, to: &json) }
      json.member("time", Double(event.start) / rate)
      json.member("duration", Double(event.length) / rate)
      json.member("frequency", event.frequency)
      json.member("gain", gains.gain(of: event))
      json.member("pan", event.pan)
    }
  }
}

extension PitchLaw {
  /// The law in a sound file's comment: `linear 1 to 5 as 220 to 880 Hz`.
  fileprivate var comment: String {
    let values = "\(minimum.plainDescription) to \(maximum.plainDescription)"
    let (first, last) = isInverted ? (range.high, range.low) : (range.low, range.high)
    return
      "\(scale.rawValue) \(values) as \(first.plainDescription) to \(last.plainDescription) Hz"
  }
}
