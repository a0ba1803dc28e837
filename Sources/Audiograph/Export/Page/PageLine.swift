// SPDX-License-Identifier: MIT

/// One series as a page walks through it.
struct PageLine {
  /// One point.
  struct Point {
    let words: String
    /// In hertz; nil without a value.
    let frequency: Double?
    /// In decibels, which make tones equally loud.
    let gain: Double
    let pan: Double
    let value: Double?
    /// Where it stands in the picture.
    let x: Double
    /// Where it stands along x, for the table.
    let place: String
    /// Its number, for the table.
    let number: String
  }

  let name: String
  /// The bars, of candles only.
  let bars: PriceBars?
  let points: [Point]
  /// Which points of the series these are.
  let indices: [Int]
  /// When which point is heard: seconds and places among the points.
  let times: [(seconds: Double, place: Int)]
  /// The places of the highest and the lowest value, and of turning points.
  let highest: Int
  let lowest: Int
  let turns: [Int]
  /// What crossings are of.
  let level: Double
  let partials: [Double]
  let top: Double
  let bottom: Double
}

extension PageLine {
  /// The series of a chart; of candles the joined bars.
  static func lines(
    of chart: Chart, _ score: Score, _ style: SoundStyle, _ wording: any Wording,
    _ picture: Picture
  ) throws(ScoreError) -> [PageLine] {
    var lines: [PageLine] = []
    for (number, whole) in chart.series.enumerated() {
      var series = whole
      if style.form == .candles, let bars = whole.bars {
        series = try whole.heard(as: CandleBars(bars, style: style))
      }
      let maker = PageLineMaker(
        series: series, number: number, isNamed: chart.series.count > 1, score: score,
        style: style, wording: wording, picture: picture)
      lines.append(maker.line)
    }
    return lines
  }
}

/// Makes a line of a page from a series.
private struct PageLineMaker {
  let series: Series
  let number: Int
  let isNamed: Bool
  let score: Score
  let style: SoundStyle
  let wording: any Wording
  let picture: Picture

  var line: PageLine {
    let heard = score.events.filter {
      $0.series == number && [.point, .bar, .gap].contains($0.kind) && $0.index != nil
    }
    let indices = shownIndices(heard)
    let places = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
    let facts = SeriesFacts(series)
    let rate = Double(score.format.sampleRate)
    return PageLine(
      name: wording.name(series.name), bars: style.form == .candles ? series.bars : nil,
      points: points(indices, facts), indices: indices,
      times: heard.compactMap { event in
        event.index.flatMap { places[$0] }.map { (Double(event.start) / rate, $0) }
      },
      highest: places[facts.maximum.index] ?? 0, lowest: places[facts.minimum.index] ?? 0,
      turns: facts.legs(atMost: 5).compactMap { places[$0.move.to.index] },
      level: style.baseline.flatMap(series.value) ?? series.base?.y ?? facts.first.y,
      partials: score.voices[number].timbre.partials, top: picture.top(ofSeries: number),
      bottom: picture.bottom(ofSeries: number))
  }

  /// All points where they are few, else those that are heard, with the extremes and turning points.
  private func shownIndices(_ heard: [Score.Event]) -> [Int] {
    guard series.count > Page.mostPoints else { return Array(0..<series.count) }
    let facts = SeriesFacts(series)
    let marked =
      [facts.minimum.index, facts.maximum.index, facts.first.index, facts.last.index]
      + facts.legs(atMost: 5).map(\.move.to.index)
    return Set(heard.compactMap(\.index) + marked).sorted()
  }

  private func points(_ indices: [Int], _ facts: SeriesFacts) -> [PageLine.Point] {
    let voice = score.voices[number]
    let law = score.laws[voice.law]
    let loudness = EqualLoudness(voice.timbre, ceiling: Timbre.ceiling(sampleRate: 48_000))
    let slots = style.slots(of: series, at: number)
    let (first, end) = (slots.place(0), slots.place(slots.count - 1))
    let width = score.format.channelCount == 2 ? style.panWidth : 0
    let figures = series.figures(.display)
    return indices.map { index in
      let value = series.point(at: index)?.y
      let figure = value.map(figures)
      let frequency = value.map(law.frequency)
      let share = end > first ? 2 * (slots.place(index) - first) / (end - first) - 1 : 0
      return PageLine.Point(
        words: wording.told(
          series, at: index, value: figure, name: isNamed ? series.name : nil,
          of: style.form == .candles ? .close : nil,
          notes: notes(index, value, facts)),
        frequency: frequency, gain: frequency.map(loudness.gain) ?? 0, pan: width * share,
        value: value, x: picture.x(ofSeries: number, at: index),
        place: wording.place(CalendarMemory.shortMention(series.x[index], index: index))
          .withSingleCommas,
        number: figure.map { wording.number($0) } ?? "")
    }
  }

  private func notes(
    _ index: Int, _ value: Double?, _ facts: SeriesFacts
  ) -> [ExplorationPoint.Note] {
    var notes: [ExplorationExtreme] = []
    if !facts.isFlat {
      if value == facts.maximum.y { notes.append(.highest) }
      if value == facts.minimum.y { notes.append(.lowest) }
    }
    if index == 0 { notes.append(.first) }
    if index == series.count - 1 { notes.append(.last) }
    return notes.map { .extreme($0) }
  }
}
