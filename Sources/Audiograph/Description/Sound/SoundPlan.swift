// SPDX-License-Identifier: MIT

/// What there is to say about the sound of a chart.
struct SoundPlan {
  let score: Score
  let chart: Chart
  let style: SoundStyle
  let channel: Channel

  /// What a listener has to know; empty if the sound is as anybody would expect it.
  var notes: [Said] {
    let isLogarithmic = score.laws.contains { $0.scale == .log }
    let sentences: [Said?] = [
      heardNote, axes, isLogarithmic ? .soundLogarithmic() : nil, inverted,
      style.notes.map(Said.soundNotes), smoothed, gapsUnheard,
    ]
    return joined + sentences.compactMap(\.self) + beginnings
  }

  private var gapsUnheard: Said? {
    let count = score.points.gapsUnheard
    return count > 0 ? .soundGapsUnheard(count: count) : nil
  }

  /// Where the pitch of bars begins, unless that was asked for or they lie on both sides of zero.
  private var beginnings: [Said] {
    guard style.includesZero == nil, style.minimum == nil, score.form == .line,
      !chart.series.contains(where: \.hasOrderAlongX)
    else { return [] }
    return score.laws.indices.compactMap { index in
      let law = score.laws[index]
      guard law.minimum < law.maximum, law.minimum >= 0 || law.maximum <= 0 else { return nil }
      let series = score.laws.count > 1 ? Said.lawOf(names: names(of: index)) : .nothing
      return .soundBeginning(series: series, isZero: law.minimum == 0 || law.maximum == 0)
    }
  }

  /// The names of the series on an axis.
  private func names(of law: Int) -> Said {
    .list(score.voices.filter { $0.law == law }.map { .name($0.name) })
  }

  /// That low numbers sound high, or of ranks that they do.
  private var inverted: Said? {
    let laws = score.laws.filter(\.isInverted)
    return laws.isEmpty ? nil : laws.allSatisfy(\.isDrawnDown) ? .soundRanks() : .soundInverted()
  }

  /// By what several series are told apart: their order, or from where they are heard; nil for one.
  var legend: Said? {
    let names = chart.series.map { Said.name($0.name) }
    guard names.count > 1 else { return nil }
    guard style.arrangement == .together else {
      return .soundOrder(names: .joined(names, by: ", "))
    }
    guard style.format.channelCount > 1 else {
      return .soundAtOnce(names: .list(names), first: names[0])
    }
    let sides: [SoundSide] = [.left, .right, .halfLeft, .halfRight]
    return .soundPlaces(
      places: .joined(zip(names, sides).map { .soundPlace(name: $0, side: $1) }, by: ", "))
  }

  /// Exactly how values become sound.
  var mapping: Said {
    let isOfSeries = score.form.isOfSeries
    let fraction: Double = channel == .speech ? 10 : 100
    let seconds = Figure(measured: (score.seconds * fraction).rounded() / fraction)
    let isVolumeHeard = score.events.contains { $0.bar?.noise != nil }
    let time: [Said?] = [
      isOfSeries ? rhythm(seconds: seconds) : nil, isVolumeHeard ? .soundVolume() : nil,
    ]
    let others: [Said?] = [
      isOfSeries ? heard(tellsExtremes: false) : nil, gapsUnheard,
      score.points.clipped > 0 ? .soundClipped(count: score.points.clipped) : nil, axes, smoothed,
    ]
    return .joined(
      score.laws.indices.map(law) + time.compactMap(\.self) + joined
        + others.compactMap(\.self), by: "; ")
  }

  /// How time is given to points, or how bars become tones.
  func rhythm(seconds: Figure? = nil) -> Said {
    let length = seconds.map { Said.soundLength(seconds: $0) } ?? .nothing
    if score.form == .candles { return .soundCandles(length: length) }
    let isEven =
      style.spacing.map { $0 == .even }
      ?? chart.series.allSatisfy { $0.x.isEvenByNature(for: $0.originalKind) }
    return .soundRhythm(
      isEven: isEven, isContinuous: score.mode == .continuous, length: length)
  }

  /// What bars are joined to, for each series whose bars are.
  private var joined: [Said] {
    let all = score.voices.enumerated().compactMap { index, voice -> Said? in
      guard let unit = voice.joinedBy else { return nil }
      let count = score.events.count { $0.series == index && $0.bar != nil }
      return .soundJoined(points: .counted(count: count, rhythm: Rhythm(unit)))
    }
    return all.enumerated().filter { !all[..<$0].contains($1) }.map(\.element)
  }

  /// How values are smoothed, which those of bars never are.
  private var smoothed: Said? {
    guard score.form == .line, let smoothing = style.smoothing else { return nil }
    let how: Said =
      switch smoothing {
      case .exponential(let alpha): .smoothingExponential(alpha: Figure(exactly: alpha))
      case .median(let width): .smoothingMedian(width: width)
      case .mean(let width): .smoothingMean(width: width)
      }
    return .soundSmoothed(by: how)
  }

  private var heardNote: Said? {
    score.points.reduced > 0 ? heard(tellsExtremes: style.length != .gist) : nil
  }

  /// How many points have a sound of their own.
  private func heard(tellsExtremes: Bool) -> Said {
    let missing = tellsExtremes ? 0 : score.points.missing
    let isGist = style.length == .gist && score.points.reduced > 0
    return .soundHeard(
      heard: score.points.heard, given: score.points.given,
      shape: isGist ? .soundShape() : .nothing,
      extremes: tellsExtremes ? .soundExtremes() : .nothing,
      missing: missing > 0 ? .soundMissing(count: missing) : .nothing)
  }

  /// Which series share an axis; nil where none could.
  private var axes: Said? {
    guard score.voices.count > 1, score.form.isOfSeries else { return nil }
    let groups = score.laws.indices.map(names)
    if groups.count == 1 { return .axesSharedByAll(names: groups[0]) }
    let shared = score.laws.indices.filter { law in score.voices.count { $0.law == law } > 1 }
    if shared.isEmpty { return .axesOwn() }
    return .joined(
      shared.map { .axesShared(names: groups[$0]) } + [.axesOthersOwn()], by: "; ")
  }

  /// How the values of one axis become pitch.
  private func law(_ index: Int) -> Said {
    let law = score.laws[index]
    // Of what is no line all series share the axis.
    let members =
      score.form.isOfSeries
      ? chart.series.indices.filter { score.voices[$0].law == index } : Array(chart.series.indices)
    let ends = ends(of: law, members.first.map { chart.series[$0] })
    let isOne = law.minimum == law.maximum
    let names = Said.list(members.map { .name(chart.series[$0].name) })
    let series = score.laws.count > 1 ? .lawOf(names: names) : Said.nothing
    let unit = unit(of: members.first.map { chart.series[$0] }).map { unit in
      Said.textBehind(text: .only(.unit(unit, of: ends[isOne ? 0 : 1])))
    }
    let hertz = [law.minimum, law.maximum].map { self.hertz(law.frequency(of: $0)) }
    if isOne {
      return .lawOne(value: ends[0], series: series, unit: unit ?? .nothing, hertz: hertz[0])
    }
    return .lawRange(
      low: ends[0], high: ends[1], series: series, unit: unit ?? .nothing, lowHertz: hertz[0],
      highHertz: hertz[1], isLogarithmic: law.scale == .log,
      notes: law.notes.map { .lawNotes(scale: $0) } ?? .nothing)
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
