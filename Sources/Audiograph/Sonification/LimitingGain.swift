// SPDX-License-Identifier: MIT

extension Score {
  /// The largest amplitude that a sample may reach, a little under −3 dBTP.
  package static let peakLimit = 0.7

  /// The gain of the mix, 0 to 1, that keeps it below the peak limit and, where voices overlap,
  /// below the loudness limit; 1 where neither can be exceeded.
  var limitingGain: Double { limitingGain(wanted: 1) }

  /// A gain, reduced as far as those limits need.
  func limitingGain(wanted: Double) -> Double {
    min(wanted, Self.peakLimit / peakBound, voicesOverlap ? loudnessLimitGain : wanted)
  }

  /// An upper bound of the amplitude in either channel at any moment, also between samples.
  ///
  /// Tones by the peak of their waveform, noises by their root mean square times
  /// `Loudness.noiseCrest`. Earcons count where they overlap, tones throughout.
  private var peakBound: Double {
    let gains = EventGains(self)
    let peaks = voices.map(\.timbre.waveformPeak)
    var tones = [Amplitudes](repeating: Amplitudes(), count: voices.count)
    var earcons: [Earcon] = []
    for event in events {
      if !event.layers.isEmpty {
        for layer in event.layers {
          tones[layer.voice].raise(to: amplitudes(layer, gains, peak: peaks[layer.voice]))
        }
      } else if event.kind == .point, let series = event.series {
        tones[series].raise(to: amplitudes(event, gains, peak: peaks[series]))
        guard let origin = event.origin else { continue }
        var before = event
        before.pitch = origin
        tones[series].raise(to: amplitudes(before, gains, peak: peaks[series]))
      } else if let bar = event.bar, let series = event.series {
        tones[series].raise(to: amplitudes(event, bar, gains, voices[series]))
        if let noise = bar.noise { earcons.append(earcon(event, noise)) }
      } else {
        earcons.append(Earcon(event, amplitudes(event, gains, peak: earconPeak(event, gains))))
      }
    }
    earcons += beds.map(earcon)
    let sum = tones.reduce(Amplitudes()) { voicesOverlap ? $0 + $1 : $0.raised(to: $1) }
    return (sum + Earcon.loudest(earcons)).highest
  }

  private func amplitudes(_ event: Event, _ gains: EventGains, peak: Double) -> Amplitudes {
    let level = amplitude(decibels: gains.gain(of: event))
    let isNoise = event.pitch == nil
    let reference =
      isNoise ? Loudness.referenceRootMeanSquare : Loudness.referenceAmplitude
    return Amplitudes(reference * level * peak, pan: event.pan, format)
  }

  /// Those of a bar's tone at the loudest of its pitches.
  private func amplitudes(
    _ event: Event, _ bar: Bar, _ gains: EventGains, _ voice: Voice
  ) -> Amplitudes {
    let timbre = voice.timbre(of: bar.candle)
    let loudest = bar.pitches.map { gains.equalLoudness(of: event, at: $0) }.max() ?? 0
    let level = Loudness.referenceAmplitude * amplitude(decibels: event.level + loudest)
    return Amplitudes(level * timbre.waveformPeak, pan: event.pan, format)
  }

  /// Those of a tone at the loudest of its pitches.
  private func amplitudes(_ layer: Layer, _ gains: EventGains, peak: Double) -> Amplitudes {
    let gain =
      layer.holds.map {
        $0.level + gains.equalLoudness(ofVoice: layer.voice, at: $0.pitch)
      }.max() ?? 0
    return Amplitudes(
      Loudness.referenceAmplitude * amplitude(decibels: gain) * peak, pan: layer.pan, format)
  }

  /// The noise for the volume of a bar.
  private func earcon(_ event: Event, _ noise: Double) -> Earcon {
    let level = Loudness.referenceRootMeanSquare * amplitude(decibels: event.level + noise)
    return Earcon(
      event, Amplitudes(level * Loudness.noiseCrest, pan: event.pan, format))
  }

  /// The crest of a noise or the peak of an earcon's waveform; pips are made equally loud.
  private func earconPeak(_ event: Event, _ gains: EventGains) -> Double {
    guard event.pitch != nil else { return Loudness.noiseCrest }
    let timbre = event.series.map { voices[$0].earconTimbre } ?? .hollow
    guard event.kind == .maximum || event.kind == .minimum else { return timbre.waveformPeak }
    return timbre.waveformPeak * amplitude(decibels: max(0, gains.equalLoudness(of: event)))
  }

  private func earcon(_ bed: NoiseBed) -> Earcon {
    let level = Loudness.referenceRootMeanSquare * amplitude(decibels: EarconLevels.bedOnset)
    let whole = Amplitudes(
      left: level * Loudness.noiseCrest, right: level * Loudness.noiseCrest)
    return Earcon(start: bed.start, end: bed.end, amplitudes: whole)
  }

  private var voicesOverlap: Bool {
    guard !events.contains(where: { $0.layers.count > 1 }) else { return true }
    var end = 0
    var last: Int?
    for event in events where event.kind == .point {
      if event.start < end, event.series != last { return true }
      end = max(end, event.end)
      last = event.series
    }
    return false
  }
}

/// The amplitudes of one moment in both channels.
private struct Amplitudes {
  var left = 0.0
  var right = 0.0

  var highest: Double { max(left, right) }

  static func + (first: Self, second: Self) -> Self {
    Self(left: first.left + second.left, right: first.right + second.right)
  }

  static func - (first: Self, second: Self) -> Self {
    Self(left: first.left - second.left, right: first.right - second.right)
  }

  func raised(to other: Self) -> Self {
    Self(left: max(left, other.left), right: max(right, other.right))
  }

  mutating func raise(to other: Self) { self = raised(to: other) }
}

extension Amplitudes {
  /// An amplitude at a place between left and right.
  fileprivate init(_ amplitude: Double, pan: Double, _ format: SoundFormat) {
    let placed = PannedLevel(amplitude: amplitude, pan: pan, channelCount: format.channelCount)
    self.init(left: Double(placed.left), right: Double(placed.right))
  }
}

/// An earcon and how loud it is.
private struct Earcon {
  var start: Int
  var end: Int
  var amplitudes: Amplitudes

  init(start: Int, end: Int, amplitudes: Amplitudes) {
    (self.start, self.end, self.amplitudes) = (start, end, amplitudes)
  }

  init(_ event: Score.Event, _ amplitudes: Amplitudes) {
    self.init(start: event.start, end: event.end, amplitudes: amplitudes)
  }

  /// The loudest sum, in each channel, of earcons that overlap.
  static func loudest(_ earcons: [Earcon]) -> Amplitudes {
    let starts = earcons.sorted { $0.start < $1.start }
    let ends = earcons.sorted { $0.end < $1.end }
    var (sum, most) = (Amplitudes(), Amplitudes())
    var next = 0
    for earcon in starts {
      while next < ends.count, ends[next].end <= earcon.start {
        sum = sum - ends[next].amplitudes
        next += 1
      }
      sum = sum + earcon.amplitudes
      most.raise(to: sum)
    }
    return most
  }
}
