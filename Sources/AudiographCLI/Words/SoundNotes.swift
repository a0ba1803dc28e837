// SPDX-License-Identifier: MIT

internal import Audiograph

/// What a listener has to know about how the chart sounds, one sentence a line.
enum SoundNotes {
  /// Empty where the sound is as anybody would expect it.
  static func lines(for score: Score, of chart: Chart, style: SoundStyle) -> [String] {
    [
      heard(score.points, style), axes(score), scale(score.laws), inversion(style), notes(style),
      smoothing(style.smoothing), gaps(score.points),
    ].compactMap(\.self)
  }

  /// Values that do not fit on the axis; nil where all do.
  static func clipping(_ points: Score.PointCounts) -> String? {
    guard points.clipped > 0 else { return nil }
    return points.clipped == 1
      ? "1 value lies outside the axis and sounds at its end."
      : "\(points.clipped) values lie outside the axis and sound at its ends."
  }

  private static func heard(_ points: Score.PointCounts, _ style: SoundStyle) -> String? {
    if style.length == .gist { return "Shape only: \(heardOfGiven(points))." }
    guard points.reduced > 0 else { return nil }
    return "\(heardOfGiven(points)), the highest and lowest always."
  }

  static func heardOfGiven(_ points: Score.PointCounts) -> String {
    "\(points.heard) of \(counted(points.given, "point")) heard"
  }

  /// Which series share an axis; nil for a single series.
  static func axes(_ score: Score) -> String? {
    guard score.voices.count > 1 else { return nil }
    let groups = score.laws.indices.map { law in
      score.voices.filter { $0.law == law }.map(\.name)
    }
    if groups.count == 1 {
      return "\(joinedNames(groups[0])) share one axis."
    }
    let shared = groups.filter { $0.count > 1 }.map { "\(joinedNames($0)) share an axis" }
    return shared.isEmpty
      ? "Each series has its own axis."
      : shared.joined(separator: "; ") + "; every other series has its own."
  }

  private static func scale(_ laws: [PitchLaw]) -> String? {
    guard laws.contains(where: { $0.scale == .log }) else { return nil }
    return "Pitch is logarithmic: equal percent moves are equal intervals."
  }

  private static func inversion(_ style: SoundStyle) -> String? {
    style.isInverted ? "The lowest value has the highest pitch." : nil
  }

  private static func notes(_ style: SoundStyle) -> String? {
    style.notes.map { "Pitches are moved to the notes of the \($0.rawValue) scale." }
  }

  static func smoothing(_ smoothing: SoundStyle.Smoothing?) -> String? {
    switch smoothing {
    case nil: nil
    case .exponential(let alpha):
      "The values are smoothed by an exponential moving average of \(NumberWords.exact(alpha))."
    case .median(let width): "The values are smoothed by the median of \(width) points."
    case .mean(let width): "The values are smoothed by the mean of \(width) points."
    }
  }

  private static func gaps(_ points: Score.PointCounts) -> String? {
    switch points.gapsUnheard {
    case 0: nil
    case 1: "1 gap is too short to be heard."
    default: "\(points.gapsUnheard) gaps are too short to be heard."
    }
  }
}
