// SPDX-License-Identifier: MIT

/// What there is to say about the sound of a chart.
struct SoundPlan {
  let score: Score
  let chart: Chart
  let style: SoundStyle
  let channel: Channel

  /// What a listener has to know; empty if the sound is as anybody would expect it.
  var notes: [SoundStatement] {
    let isLogarithmic = score.laws.contains { $0.scale == .log }
    let statements: [SoundStatement?] = [
      heardNote, axes, isLogarithmic ? .logarithmic : nil, inverted,
      style.notes.map(SoundStatement.notes), smoothed,
      score.points.gapsUnheard > 0 ? .gapsUnheard(score.points.gapsUnheard) : nil,
    ]
    return joined + statements.compactMap(\.self)
  }

  /// That low numbers sound high.
  private var inverted: SoundStatement? {
    let laws = score.laws.filter(\.isInverted)
    return laws.isEmpty ? nil : laws.allSatisfy(\.isDrawnDown) ? .ranks : .inverted
  }

  /// By what several series are told apart; nil for one.
  var legend: SoundStatement? {
    let names = chart.series.map(\.name)
    guard names.count > 1 else { return nil }
    guard style.arrangement == .together else { return .order(names) }
    guard style.format.channelCount > 1 else { return .atOnce(names) }
    let sides: [SoundStatement.Place.Side] = [.left, .right, .halfLeft, .halfRight]
    return .places(zip(names, sides).map { SoundStatement.Place(name: $0, side: $1) })
  }

  var mapping: SoundStatement {
    let isOfSeries = score.form.isOfSeries
    let others: [SoundStatement?] = [
      isOfSeries ? .heard(heard(tellsExtremes: false)) : nil,
      score.points.gapsUnheard > 0 ? .gapsUnheard(score.points.gapsUnheard) : nil,
      score.points.clipped > 0 ? .clipped(score.points.clipped) : nil, axes,
      smoothed,
    ]
    let fraction: Double = channel == .speech ? 10 : 100
    let seconds = Figure(measured: (score.seconds * fraction).rounded() / fraction)
    let isVolumeHeard = score.events.contains { $0.bar?.noise != nil }
    return .mapping(
      score.laws.indices.map(law),
      time: (isOfSeries ? [rhythm(seconds: seconds)] : []) + (isVolumeHeard ? [.volume] : [])
        + joined,
      others: others.compactMap(\.self))
  }

  func rhythm(seconds: Figure? = nil) -> SoundStatement {
    if score.form == .candles { return .candles(seconds: seconds) }
    let isEven =
      style.spacing.map { $0 == .even }
      ?? chart.series.allSatisfy { $0.x.isEvenByNature(for: $0.originalKind) }
    return .rhythm(isEven: isEven, isContinuous: score.mode == .continuous, seconds: seconds)
  }

  /// What bars are joined to, for each series whose bars are.
  private var joined: [SoundStatement] {
    let all = score.voices.enumerated().compactMap { index, voice -> SoundStatement? in
      guard let unit = voice.joinedBy else { return nil }
      let count = score.events.count { $0.series == index && $0.bar != nil }
      return .joined(count: count, Rhythm(unit))
    }
    return all.enumerated().filter { !all[..<$0].contains($1) }.map(\.element)
  }

  /// How values are smoothed, which those of bars never are.
  private var smoothed: SoundStatement? {
    score.form == .line ? style.smoothing.map(SoundStatement.smoothed) : nil
  }

  private var heardNote: SoundStatement? {
    guard score.points.reduced > 0 else { return nil }
    return .heard(heard(tellsExtremes: style.length != .gist))
  }

  private func heard(tellsExtremes: Bool) -> SoundStatement.Heard {
    SoundStatement.Heard(
      heard: score.points.heard, given: score.points.given,
      missing: tellsExtremes ? 0 : score.points.missing,
      isGist: style.length == .gist && score.points.reduced > 0,
      tellsExtremes: tellsExtremes)
  }

  private var axes: SoundStatement? {
    guard score.voices.count > 1, score.form.isOfSeries else { return nil }
    return .axes(
      score.laws.indices.map { law in score.voices.filter { $0.law == law }.map(\.name) })
  }

  private func law(_ index: Int) -> SoundStatement.Law {
    let law = score.laws[index]
    // Of what is no line all series share the axis.
    let members =
      score.form.isOfSeries
      ? chart.series.indices.filter { score.voices[$0].law == index } : Array(chart.series.indices)
    let ends = ends(of: law, members.first.map { chart.series[$0] })
    return SoundStatement.Law(
      names: score.laws.count > 1 ? members.map { chart.series[$0].name } : nil,
      low: ends[0], high: law.minimum == law.maximum ? nil : ends[1],
      unit: unit(of: members.first.map { chart.series[$0] }),
      lowHertz: hertz(law.frequency(of: law.minimum)),
      highHertz: hertz(law.frequency(of: law.maximum)),
      isLogarithmic: law.scale == .log, notes: law.notes)
  }

  /// The unit of an axis; nil if it counts values or their shares.
  private func unit(of series: Series?) -> String? {
    score.form.countsFromZero ? nil : series?.unit.flatMap(toldUnit)
  }

  /// The ends of an axis: exact for eyes, rounded as the other words for ears.
  private func ends(of law: PitchLaw, _ series: Series?) -> [Figure] {
    let values = [law.minimum, law.maximum]
    guard score.form.isOfSeries else { return ValueStyle.measured.figures(of: values) }
    guard channel == .speech, let series else {
      return values.map { Figure(exactly: $0) }.onOneScale
    }
    return ValueStyle(sentencesOf: series).figures(of: values)
  }

  private func hertz(_ frequency: Double) -> Figure {
    Figure(measured: channel == .speech ? frequency.rounded() : frequency)
  }
}
