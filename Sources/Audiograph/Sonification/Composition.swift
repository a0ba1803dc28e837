// SPDX-License-Identifier: MIT

extension Score {
  /// Lays out a chart in time.
  ///
  /// - Throws: `ScoreError` where the style does not fit the data.
  public init(_ chart: Chart, style: SoundStyle = SoundStyle()) throws(ScoreError) {
    self.init(
      format: style.format, frameCount: style.format.sampleRate, mode: .continuous, laws: [],
      voices: [], points: PointCounts(), events: [], beds: [], mixGain: 1)
  }
}
