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
  /// The equal loudness of the tone and of the earcons of each voice.
  private let voices: [(tone: EqualLoudness, earcon: EqualLoudness)]

  init(_ score: Score) {
    let ceiling = Timbre.ceiling(sampleRate: score.format.sampleRate)
    voices = score.voices.map {
      (EqualLoudness($0.timbre, ceiling: ceiling), EqualLoudness($0.earconTimbre, ceiling: ceiling))
    }
  }

  /// The gain of an event in decibels, as `Score.gain(of:)` has it.
  func gain(of event: Score.Event) -> Double {
    let isPips = event.kind == .maximum || event.kind == .minimum
    return isPips ? event.level : event.level + equalLoudness(of: event)
  }

  /// Decibels by which the pitch of an event is raised; 0 for noise.
  func equalLoudness(of event: Score.Event) -> Double {
    guard let frequency = event.frequency, let series = event.series else { return 0 }
    let voice = voices[series]
    return (event.kind == .point ? voice.tone : voice.earcon).gain(frequency: frequency)
  }
}
