// SPDX-License-Identifier: MIT

extension Score {
  /// Two notes below the lowest pitch, falling at the first point, rising at the last.
  static func edge(
    _ edge: ExplorationSound.Edge, _ style: SoundStyle, _ law: PitchLaw, _ timbre: Timbre,
    named name: String
  ) -> Score {
    let pitches = [2.0, 1.0].map { law.range.low * exp2(-$0 / 12) }
    let length = Int((ExplorationTimes.edge * Double(style.format.sampleRate)).rounded())
    let ordered = edge == .first ? Array(pitches.reversed()) : pitches
    let notes = ordered.enumerated().map { number, frequency in
      Event(
        kind: .edge, series: 0, start: number * length, length: length, pitch: Pitch(frequency),
        level: EarconLevels.intro, pan: 0)
    }
    return Score(signals: notes, style, law, timbre, named: name)
  }

  /// What says that a key does nothing while this score is heard with a style; nil for a score without a voice.
  package func edge(_ style: SoundStyle) -> Score? {
    guard let voice = voices.first, laws.indices.contains(voice.law) else { return nil }
    return .edge(.last, style, laws[voice.law], voice.timbre, named: voice.name)
  }
}
