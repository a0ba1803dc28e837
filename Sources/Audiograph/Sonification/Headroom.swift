// SPDX-License-Identifier: MIT

extension Score {
  /// The largest amplitude that a sample may reach, a little under −3 dBTP.
  package static let peakLimit = 0.7

  /// What the mix is lowered by, 0 to 1, so that the peak limit holds, and the limit of loudness
  /// where voices sound at once.
  ///
  /// It is 1 where no sum of what sounds at once exceeds a limit.
  var headroom: Double {
    min(1, Self.peakLimit / peakBound, voicesOverlap ? loudnessRoom : 1)
  }

  /// A bound of the amplitude in either channel at any moment, also between samples.
  ///
  /// Tones by the peak of their waveform, noises by their root mean square times
  /// `NoiseTable.crestBound`. Signals count where they overlap, tones throughout.
  private var peakBound: Double {
    let gains = EventGains(self)
    let peaks = voices.map(\.timbre.waveformPeak)
    var tones = [Amplitudes](repeating: Amplitudes(), count: voices.count)
    var signals: [Signal] = []
    for event in events {
      if event.kind == .point, let series = event.series {
        tones[series].raise(to: amplitudes(event, gains, peak: peaks[series]))
      } else {
        signals.append(Signal(event, amplitudes(event, gains, peak: signalPeak(event, gains))))
      }
    }
    signals += beds.map(signal)
    let sum = tones.reduce(Amplitudes()) { voicesOverlap ? $0 + $1 : $0.raised(to: $1) }
    return (sum + Signal.loudest(signals)).highest
  }

  private func amplitudes(_ event: Event, _ gains: EventGains, peak: Double) -> Amplitudes {
    let level = amplitude(decibels: gains.gain(of: event))
    let isNoise = event.pitch == nil
    let reference =
      isNoise ? Loudness.referenceRootMeanSquare : Loudness.referenceAmplitude
    return Amplitudes(reference * level * peak, pan: event.pan, format)
  }

  /// The crest of a noise or the peak of a signal's waveform; pips are made equally loud.
  private func signalPeak(_ event: Event, _ gains: EventGains) -> Double {
    guard event.pitch != nil else { return NoiseTable.crestBound }
    let timbre = event.series.map { voices[$0].signalTimbre } ?? .hollow
    guard event.kind == .maximum || event.kind == .minimum else { return timbre.waveformPeak }
    return timbre.waveformPeak * amplitude(decibels: max(0, gains.equalLoudness(of: event)))
  }

  private func signal(_ bed: NoiseBed) -> Signal {
    let level = Loudness.referenceRootMeanSquare * amplitude(decibels: SignalLevels.bedOnset)
    let whole = Amplitudes(
      left: level * NoiseTable.crestBound, right: level * NoiseTable.crestBound)
    return Signal(start: bed.start, end: bed.end, amplitudes: whole)
  }

  private var voicesOverlap: Bool {
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
    let placed = Placed(amplitude: amplitude, pan: pan, channelCount: format.channelCount)
    self.init(left: Double(placed.left), right: Double(placed.right))
  }
}

/// A signal sound and how loud it is.
private struct Signal {
  var start: Int
  var end: Int
  var amplitudes: Amplitudes

  init(start: Int, end: Int, amplitudes: Amplitudes) {
    (self.start, self.end, self.amplitudes) = (start, end, amplitudes)
  }

  init(_ event: Score.Event, _ amplitudes: Amplitudes) {
    self.init(start: event.start, end: event.end, amplitudes: amplitudes)
  }

  /// The loudest sum, in each channel, of signals that overlap.
  static func loudest(_ signals: [Signal]) -> Amplitudes {
    let starts = signals.sorted { $0.start < $1.start }
    let ends = signals.sorted { $0.end < $1.end }
    var (sum, most) = (Amplitudes(), Amplitudes())
    var next = 0
    for signal in starts {
      while next < ends.count, ends[next].end <= signal.start {
        sum = sum - ends[next].amplitudes
        next += 1
      }
      sum = sum + signal.amplitudes
      most.raise(to: sum)
    }
    return most
  }
}
