// SPDX-License-Identifier: MIT

internal import Audiograph

/// Exactly how values become sound, in one sentence.
enum Explanation {
  static func sentence(for score: Score, of chart: Chart, style: SoundStyle) -> String {
    let clauses =
      score.laws.indices.map { law($0, score, chart) }
      + [time(score, chart, style), points(score.points, style)]
      + extras(score, style)
    return clauses.joined(separator: "; ").capitalizedFirst + "."
  }

  private static func law(_ index: Int, _ score: Score, _ chart: Chart) -> String {
    let law = score.laws[index]
    let members = chart.series.indices.filter { score.voices[$0].law == index }
    let whose =
      score.laws.count > 1 ? " of \(joinedNames(members.map { chart.series[$0].name }))" : ""
    let unit = members.first.flatMap { chart.series[$0].unit }.map { " \($0)" } ?? ""
    return "\(values(of: law, whose))\(unit) \(pitches(of: law))"
  }

  private static func values(of law: PitchLaw, _ whose: String) -> String {
    let low = NumberWords.exact(law.minimum)
    return law.minimum == law.maximum
      ? "the value \(low)\(whose)"
      : "values\(whose) from \(low) to \(NumberWords.exact(law.maximum))"
  }

  private static func pitches(of law: PitchLaw) -> String {
    guard law.minimum < law.maximum else {
      return "sounds at \(hertz(law.frequency(of: law.minimum))) hertz"
    }
    let ends = [law.frequency(of: law.minimum), law.frequency(of: law.maximum)].map(hertz)
    let notes = law.notes.map { ", moved to the notes of the \($0.rawValue) scale" } ?? ""
    let scale = law.scale == .log ? "logarithmic" : "linear"
    return "sound from \(ends[0]) to \(ends[1]) hertz on a \(scale) scale\(notes)"
  }

  private static func hertz(_ frequency: Double) -> String { NumberWords.measured(frequency) }

  private static func time(_ score: Score, _ chart: Chart, _ style: SoundStyle) -> String {
    let tone = score.mode == .continuous ? "as one gliding tone" : "as separate notes"
    let seconds = NumberWords.measured((score.seconds * 100).rounded() / 100)
    return "\(spacing(chart, style)) \(tone), \(seconds) seconds in all"
  }

  private static func spacing(_ chart: Chart, _ style: SoundStyle) -> String {
    let isEven =
      style.spacing.map { $0 == .even }
      ?? chart.series.allSatisfy { $0.x.isEvenByNature(for: $0.kind) }
    return isEven ? "every point has the same time," : "points are spaced as they stand along x,"
  }

  private static func points(_ points: Score.PointCounts, _ style: SoundStyle) -> String {
    let shape = style.length == .gist ? ", shape only" : ""
    let missing = points.missing > 0 ? ", \(points.missing) missing" : ""
    return SoundNotes.heardOfGiven(points) + missing + shape
  }

  private static func extras(_ score: Score, _ style: SoundStyle) -> [String] {
    let gaps =
      score.points.gapsUnheard > 0
      ? "\(counted(score.points.gapsUnheard, "gap")) too short to be heard" : nil
    let sentences = [
      SoundNotes.clipping(score.points), SoundNotes.axes(score),
      SoundNotes.smoothing(style.smoothing),
    ]
    return [gaps].compactMap(\.self) + sentences.compactMap { $0?.asClause }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A sentence of the program's own without its full stop, to stand behind a semicolon.
  fileprivate var asClause: String {
    let clause = hasSuffix(".") ? String(dropLast()) : self
    for opening in ["The ", "Each "] where clause.hasPrefix(opening) {
      return opening.lowercased() + clause.dropFirst(opening.count)
    }
    return clause
  }
}
