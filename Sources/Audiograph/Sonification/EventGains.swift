// SPDX-License-Identifier: MIT

extension Score {
  /// The gain of an event: its level with equal loudness, in decibels relative to a steady 440 Hz
  /// tone of the standard timbre.
  ///
  /// Pips at an extreme have two pitches, and noise has none; their gain is their level.
  public func gain(of event: Event) -> Double { EventGains(self).gain(of: event) }
}

/// The gains of the events of one score.
struct EventGains {
  /// The equal loudness of what one voice sounds with.
  private struct Voice {
    let tone: EqualLoudness
    let falling: EqualLoudness
    let earcon: EqualLoudness
  }

  private let voices: [Voice]

  init(_ score: Score) {
    let ceiling = Timbre.ceiling(sampleRate: score.format.sampleRate)
    voices = score.voices.map { voice in
      Voice(
        tone: EqualLoudness(voice.timbre, ceiling: ceiling),
        falling: EqualLoudness(voice.fallingTimbre ?? voice.timbre, ceiling: ceiling),
        earcon: EqualLoudness(voice.earconTimbre, ceiling: ceiling))
    }
  }

  /// The gain of an event in decibels, as `Score.gain(of:)` has it.
  func gain(of event: Score.Event) -> Double {
    let isPips = event.kind == .maximum || event.kind == .minimum
    return isPips ? event.level : event.level + equalLoudness(of: event)
  }

  /// Decibels by which the pitch of an event is raised; 0 for noise.
  func equalLoudness(of event: Score.Event) -> Double {
    event.pitch.map { equalLoudness(of: event, at: $0) } ?? 0
  }

  /// Decibels by which a pitch of a voice's tone is raised.
  func equalLoudness(ofVoice voice: Int, at pitch: Pitch) -> Double {
    voices[voice].tone.gain(frequency: pitch.frequency)
  }

  /// Decibels by which a pitch of an event is raised.
  func equalLoudness(of event: Score.Event, at pitch: Pitch) -> Double {
    guard let series = event.series else { return 0 }
    let voice = voices[series]
    let timbre =
      switch event.kind {
      case _ where !event.layers.isEmpty: voice.tone
      case .point: voice.tone
      case .bar: event.bar?.candle.isFalling == true ? voice.falling : voice.tone
      default: voice.earcon
      }
    return timbre.gain(frequency: pitch.frequency)
  }
}
