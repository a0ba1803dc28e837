// SPDX-License-Identifier: MIT

extension Phrasebook {
  /// What a listener has to know about how a chart sounds, one sentence a line.
  ///
  /// Empty if the sound is as anybody would expect it.
  public func soundNotes(_ score: Score, of chart: Chart, style: SoundStyle) -> [String] {
    SoundPlan(score: score, chart: chart, style: style, channel: wording.channel).notes
      .map(wording.sentence)
  }

  /// By what several series are told apart; nil for one.
  ///
  /// For example: `In this order: Apple, Microsoft.`
  public func legend(_ score: Score, of chart: Chart, style: SoundStyle) -> String? {
    SoundPlan(score: score, chart: chart, style: style, channel: wording.channel).legend
      .map(wording.sentence)
  }

  /// Exactly how values become sound, in one sentence.
  public func explanation(_ score: Score, of chart: Chart, style: SoundStyle) -> String {
    wording.sentence(
      SoundPlan(score: score, chart: chart, style: style, channel: wording.channel).mapping)
  }

  /// How points become moments, in one sentence.
  public func rhythm(_ score: Score, of chart: Chart, style: SoundStyle) -> String {
    wording.sentence(
      SoundPlan(score: score, chart: chart, style: style, channel: wording.channel).rhythm())
  }

  /// Values that do not fit on the axis; nil if all do.
  public func clipping(_ points: Score.PointCounts) -> String? {
    points.clipped > 0 ? wording.sentence(.soundClipped(count: points.clipped)) : nil
  }
}
