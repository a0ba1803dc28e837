// SPDX-License-Identifier: MIT

/// The events of one series, placed in time.
struct SeriesPlacement {
  /// The stereo position of points.
  enum Pan {
    /// From −width at the first to +width at the last point, linear in x.
    case alongX(Double)
    /// All at one place.
    case fixed(Double)
  }

  var events: [Score.Event] = []
  var beds: [Score.NoiseBed] = []
  var points = Score.PointCounts()

  private let series: Series
  private let index: Int
  private let slots: TimeSlots
  private let pan: Pan
  private let level: Double
  private let style: SoundStyle
  private let origin: Double
  private let timeline: Timeline
  /// The bars that are heard; nil if points are.
  private let bars: PriceBars?

  /// Places a series whose data part begins at `origin` seconds; of joined bars, `whole` are the points.
  ///
  /// - Throws: `ScoreError.noBase` where the baseline needs the value before the range.
  init(
    series: Series, index: Int, law: PitchLaw, slots: TimeSlots, level: Double, pan: Pan,
    mode: SoundStyle.Mode, style: SoundStyle, from origin: Double, breaksOf whole: Series
  ) throws(ScoreError) {
    self.series = series
    self.index = index
    self.slots = slots
    self.pan = pan
    self.level = level
    self.style = style
    self.origin = origin
    let smoothing = style.form == .line ? style.smoothing : nil
    let values = smoothing.map { $0.applied(to: series.values) } ?? series.values
    timeline = Timeline(values, slots: slots, leastLone: mode == .discrete ? 0.048 : 0.040)
    bars = style.form == .candles ? series.bars : nil
    placeSlices(values, law: law, mode: mode)
    countPoints(values, law)
    try placeBaseline(values)
    markProvisional()
    markEvents(of: whole)
    if style.marksExtremes { markExtremes() }
    if style.marksBreaks { markBreaks(of: whole) }
    if style.hasTicks, index == 0 || style.arrangement == .inTurn { placeTicks() }
  }
}

extension SeriesPlacement {
  private func frame(_ seconds: Double) -> Int {
    Int(((origin + seconds) * Double(style.format.sampleRate)).rounded())
  }

  private func frames(_ seconds: Double) -> Int {
    Int((seconds * Double(style.format.sampleRate)).rounded())
  }

  private func panning(_ index: Int) -> Double {
    guard style.format.channelCount == 2 else { return 0 }
    switch pan {
    case .fixed(let place): return place
    case .alongX(let width):
      let first = slots.place(0)
      let length = slots.place(slots.count - 1) - first
      return length > 0 ? width * (2 * (slots.place(index) - first) / length - 1) : 0
    }
  }

  /// An event of a point from its slice or a part of it.
  private func event(_ kind: Score.Kind, _ index: Int, start: Int, length: Int) -> Score.Event {
    Score.Event(
      kind: kind, series: self.index, index: index, x: series.x[index], start: start,
      length: length, level: level, pan: panning(index))
  }

  private mutating func placeSlices(
    _ values: [Double], law: PitchLaw, mode: SoundStyle.Mode
  ) {
    events.reserveCapacity(timeline.slices.count)
    let noise = style.hasVolume ? bars?.columns[.volume].flatMap(VolumeNoise.init) : nil
    for slice in timeline.slices {
      let start = frame(slice.start)
      let length = frame(slice.end) - start
      let isNote = mode == .discrete && !slice.isGap && bars == nil
      var event = event(
        slice.isGap ? .gap : bars == nil ? .point : .bar, slice.index, start: start,
        length: isNote ? noteLength(length) : length)
      if slice.isGap {
        event.level += EarconLevels.gapTick
      } else {
        event.value = values[slice.index]
        event.pitch = law.pitch(of: values[slice.index])
        event.bar = bars?.candle(at: slice.index).map { candle in
          Score.Bar(
            candle: candle, noise: noise?.level(of: candle.volume),
            pitches: candle.path.map(law.pitch))
        }
      }
      events.append(event)
    }
  }

  /// A note is 0.85 of its slice, at most 400 ms.
  private func noteLength(_ slice: Int) -> Int {
    min(Int((Double(slice) * 0.85).rounded()), frames(0.4))
  }

  private mutating func countPoints(_ values: [Double], _ law: PitchLaw) {
    let (missing, reduced) = (series.missingCount, timeline.reducedCount)
    points = Score.PointCounts(
      heard: series.count - missing - reduced, missing: missing, reduced: reduced)
    points.gapsUnheard = timeline.unheardGapCount
    points.clipped =
      bars == nil
      ? law.clippedCount(values)
      : events.count { $0.bar.map { $0.candle.path.contains(where: law.clips) } ?? false }
  }
}

extension SeriesPlacement {
  /// The noise below the baseline and the ticks where the heard values cross it.
  private mutating func placeBaseline(_ values: [Double]) throws(ScoreError) {
    guard let baseline = style.baseline(of: series) else { return }
    let level = series.height(of: try value(of: baseline))
    var wasBelow: Bool?
    var lastCrossing = -Double.infinity
    for slice in timeline.slices where !slice.isGap {
      let isBelow = series.height(of: values[slice.index]) < level
      if isBelow { extendBed(from: frame(slice.start), to: frame(slice.end)) }
      let isCrossing = wasBelow.map { $0 != isBelow } ?? false
      if isCrossing, slice.start - lastCrossing >= EarconTimes.betweenCrossings - 1e-9 {
        lastCrossing = slice.start
        var event = event(
          isBelow ? .crossingDown : .crossingUp, slice.index, start: frame(slice.start),
          length: frames(2 * EarconTimes.crossingStep))
        event.value = values[slice.index]
        event.level += EarconLevels.crossing
        events.append(event)
      }
      wasBelow = isBelow
    }
  }

  private mutating func extendBed(from start: Int, to end: Int) {
    if let last = beds.last, last.end == start {
      beds[beds.count - 1].end = end
    } else {
      beds.append(Score.NoiseBed(series: index, start: start, end: end))
    }
  }

  private func value(of baseline: SoundStyle.Baseline) throws(ScoreError) -> Double {
    let present = series.values.lazy.filter { !$0.isNaN }
    switch baseline {
    case .zero: return 0
    case .value(let value): return value
    case .first: return present.first ?? 0
    case .mean: return present.mean
    case .base:
      guard let base = series.base else { throw .noBase(series: series.name) }
      return base.y
    }
  }
}

extension SeriesPlacement {
  /// A knock with the point of a day that is not over.
  private mutating func markProvisional() {
    guard let index = series.provisionalIndex,
      let slice = timeline.slices.last(where: { !$0.isGap && $0.index == index })
    else { return }
    var event = event(
      .provisional, index, start: frame(slice.start), length: frames(EarconTimes.knock))
    event.value = series.values[index]
    event.level += EarconLevels.provisional
    events.append(event)
  }

  /// Two knocks where something happened, or with the point before it that is heard.
  private mutating func markEvents(of whole: Series) {
    for point in series.x.dates?.points(of: whole.events) ?? [] {
      guard let slice = timeline.slices.last(where: { !$0.isGap && $0.index <= point.index })
      else { continue }
      var event = event(
        point.rises ? .eventUp : .eventDown, point.index, start: frame(slice.start),
        length: frames(2 * EarconTimes.eventStep))
      event.value = series.values[point.index].isNaN ? nil : series.values[point.index]
      event.level += EarconLevels.event
      events.append(event)
    }
  }

  /// Pips at the first maximum and the first minimum of the unsmoothed data; none when it is flat.
  private mutating func markExtremes() {
    guard let extremes = series.settled.extremes(of: bars), extremes.minimum.y < extremes.maximum.y
    else {
      return
    }
    let pips = EarconPitches.pips
    let (high, low) =
      series.lowIsHigh
      ? (extremes.minimum, extremes.maximum) : (extremes.maximum, extremes.minimum)
    addMark(.maximum, high, Pitch(pips.low), seconds: 2 * EarconTimes.pip)
    addMark(.minimum, low, Pitch(pips.high), seconds: 2 * EarconTimes.pip)
  }

  /// Two notes at the first point of each new level of the unsmoothed data, or at the bar that it was
  /// joined into.
  private mutating func markBreaks(of whole: Series) {
    let notes = EarconPitches.breakNotes
    let facts = SeriesFacts(whole.settled).byHeight.keepingInsight()
    for (place, rises) in facts.levelBreaks {
      let index = series.index(ofJoined: place, in: whole)
      addMark(
        rises ? .breakUp : .breakDown, (index, series.values[index]),
        Pitch(rises ? notes.low : notes.high), seconds: 2 * EarconTimes.breakNote)
    }
  }

  /// Two notes where a point is heard, or the one before it; the first has the pitch.
  private mutating func addMark(
    _ kind: Score.Kind, _ point: (index: Int, y: Double), _ pitch: Pitch, seconds: Double
  ) {
    guard
      let slice = timeline.slices.last(where: { !$0.isGap && $0.index <= point.index })
        ?? timeline.slices.first(where: { !$0.isGap })
    else { return }
    var event = event(kind, point.index, start: frame(slice.start), length: frames(seconds))
    event.value = point.y
    event.pitch = pitch
    event.level += EarconLevels.pip
    events.append(event)
  }

  private mutating func placeTicks() {
    let length = frames(EarconTimes.tick)
    for mark in AxisTicks(series.x).ticks {
      let natural = slots.time(at: mark.position) ?? slots.start(mark.index)
      var event = event(
        .tick, mark.index, start: frame(timeline.time(at: natural)), length: length)
      event.x = mark.x
      event.level += EarconLevels.tick
      events.append(event)
    }
  }
}

extension Series {
  /// The place of a point of a series whose points were joined into these, each at its last date.
  fileprivate func index(ofJoined place: Int, in whole: Series) -> Int {
    guard let dates = x.dates, let all = whole.x.dates, count < whole.count else { return place }
    return min(dates.firstIndex(notBefore: all.instants[place]), count - 1)
  }

  /// The lowest and the highest value; of bars the lowest low and the highest high of complete ones.
  fileprivate func extremes(
    of bars: PriceBars?
  ) -> (minimum: IndexedValue, maximum: IndexedValue)? {
    guard let lows = bars?.columns[.low], let highs = bars?.columns[.high] else { return extremes }
    let complete = values.presentIndices(in: values.indices)
    guard let lowest = complete.min(by: { lows[$0] < lows[$1] }),
      let highest = complete.max(by: { highs[$0] < highs[$1] })
    else { return nil }
    return ((lowest, lows[lowest]), (highest, highs[highest]))
  }
}
