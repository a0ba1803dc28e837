// SPDX-License-Identifier: MIT

/// One series as a page walks through it.
struct PageLine {
  /// One point.
  struct Point {
    /// In hertz; nil without a value.
    let frequency: Double?
    /// In decibels, which make tones equally loud.
    let gain: Double
    let pan: Double
    let value: Double?
    /// Where it stands between the sides of a picture, from 0 to 1.
    let share: Double
    /// Where it stands along x, for the table.
    let place: String
    /// Its number, for the table.
    let number: String
  }

  let name: String
  /// What is walked; of candles the joined bars.
  let series: Series
  /// The bars, of candles only, and what they are joined to.
  let bars: PriceBars?
  let joinedBy: CalendarUnit?
  let points: [Point]
  /// Which points of the series these are.
  let indices: [Int]
  /// When which point is heard: seconds and places among the points.
  let times: [(seconds: Double, place: Int)]
  let partials: [Double]
}

extension PageLine {
  /// The most characters of a name at the head of a column and in the list of series.
  private static let longestName = 60

  /// The series of a chart; of candles the joined bars.
  static func lines(
    of chart: Chart, _ score: Score, _ style: SoundStyle, _ wording: Wording,
    _ picture: Picture, marking cuts: [PageRange.Cut]
  ) throws(ScoreError) -> [PageLine] {
    var lines: [PageLine] = []
    let names = chart.series.map(\.name.textWithoutIsolates).shortenedApart(to: longestName)
      .map(\.isolated)
    for (number, whole) in chart.series.enumerated() {
      var series = whole
      if style.form == .candles, let bars = whole.bars {
        series = try whole.heard(as: CandleBars(bars, style: style))
      }
      let maker = PageLineMaker(
        series: series, name: names[number], number: number, score: score, style: style,
        wording: wording, picture: picture, cuts: cuts.map { $0.series[number] })
      lines.append(maker.line)
    }
    return lines
  }
}

extension PageLine {
  /// The decimals with which the differences of its values are told; nil where some count millions, thousandths of
  /// thousandths or powers of ten, which the script of a page does not know.
  var decimals: Int? {
    let style = PointStyle(series)
    let values = series.values.filter { !$0.isNaN }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let told = values.map { style.figure(of: $0) } + [style.difference(from: low, to: high)]
    let decimals = told.map(\.digits.decimals).max() ?? 0
    return told.allSatisfy { $0.scale == .ones } && decimals <= 3 ? decimals : nil
  }

  /// What bars hold; nothing of other series.
  var columns: [PriceValue] {
    [.open, .high, .low, .close, .volume].filter { bars?.values(of: $0) != nil }
  }

  /// What rows of a table hold, and how many there are: `100 points`; of bars what they are.
  func held(_ count: Int, _ wording: Wording) -> String {
    guard bars != nil else { return wording.points(count) }
    let names = columns.map { wording.field($0, form: .one) }
    let rows = joinedBy.map { wording.say(.counted(count: count, rhythm: Rhythm($0))) }
    return (names + [rows ?? wording.points(count)]).joined(separator: wording.comma)
  }

  /// That not all points are walked, once of several series that are reduced alike.
  static func reductions(of lines: [PageLine], _ wording: Wording) -> [String] {
    var told: [String] = []
    for line in lines where line.points.count < line.series.count {
      let words = wording.ended(
        wording.say(.pageReduced(shown: line.points.count, given: line.series.count))
          .capitalizedFirst)
      if !told.contains(words) { told.append(words) }
    }
    return told
  }
}

/// Makes a line of a page from a series.
private struct PageLineMaker {
  let series: Series
  let name: String
  let number: Int
  let score: Score
  let style: SoundStyle
  let wording: Wording
  let picture: Picture
  /// Last parts of the series.
  let cuts: [Series]
  private let events: [Int: EventPoint]

  init(
    series: Series, name: String, number: Int, score: Score, style: SoundStyle, wording: Wording,
    picture: Picture, cuts: [Series]
  ) {
    (self.series, self.name, self.number, self.score) = (series, name, number, score)
    (self.style, self.wording, self.picture, self.cuts) = (style, wording, picture, cuts)
    events = Dictionary(uniqueKeysWithValues: series.eventPoints.map { ($0.index, $0) })
  }

  var line: PageLine {
    let heard = score.events.filter {
      $0.series == number && [.point, .bar, .gap].contains($0.kind) && $0.index != nil
    }
    let indices = shownIndices(heard)
    let places = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
    let rate = Double(score.format.sampleRate)
    return PageLine(
      name: name, series: series,
      bars: style.form == .candles ? series.bars : nil,
      joinedBy: score.voices[number].joinedBy,
      points: points(indices), indices: indices,
      times: heard.compactMap { event in
        event.index.flatMap { places[$0] }.map { (Double(event.start) / rate, $0) }
      },
      partials: score.voices[number].timbre.partials)
  }

  /// All points where they are few, else those that are heard, and of the whole and of each part the
  /// ends, the extremes and the turning points.
  private func shownIndices(_ heard: [Score.Event]) -> [Int] {
    guard series.count > Page.mostPoints else { return Array(0..<series.count) }
    let marked = ([series] + cuts).flatMap { part in
      let facts = SeriesFacts(part.settled).keepingInsight()
      let marked =
        [0, facts.minimum.index, facts.maximum.index, facts.first.index, facts.last.index]
        + facts.stretches.map(\.to.index) + [part.provisionalIndex].compactMap(\.self)
        + part.eventPoints.map(\.index)
      return marked.map { $0 + series.count - part.count }
    }
    return Set(heard.compactMap(\.index) + marked).sorted()
  }

  /// Where a point stands, for the table, that its day is not over, and what happened there.
  private func place(of index: Int) -> String {
    let place = wording.pagePlace(on: series.x, index)
    let today = index == series.provisionalIndex ? wording.say(.provisionalToday()) : nil
    return [place, today, events[index]?.brief].compactMap(\.self).joined(separator: wording.comma)
  }

  private func points(_ indices: [Int]) -> [PageLine.Point] {
    let voice = score.voices[number]
    let law = score.laws[voice.law]
    let loudness = EqualLoudness(voice.timbre, ceiling: Timbre.ceiling(sampleRate: 48_000))
    let slots = style.slots(of: series, at: number)
    let (first, end) = (slots.place(0), slots.place(slots.count - 1))
    let width = score.format.channelCount == 2 ? style.panWidth : 0
    let style = PointStyle(series)
    let values = indices.map { series.point(at: $0)?.y }
    let figures = values.map { $0.map(style.exact) }
    let table = wording.tabulated(figures.compactMap(\.self))
    return zip(indices, zip(values, figures)).map { index, pair in
      let (value, figure) = pair
      let frequency = value.map(law.frequency)
      let share = end > first ? 2 * (slots.place(index) - first) / (end - first) - 1 : 0
      return PageLine.Point(
        frequency: frequency, gain: frequency.map(loudness.gain) ?? 0, pan: width * share,
        value: value, share: picture.share(ofSeries: number, at: index),
        place: place(of: index),
        number: figure.map(table.short) ?? "")
    }
  }
}
