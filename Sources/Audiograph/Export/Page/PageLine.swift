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
  /// What is walked; of candles the joined bars.
  let series: Series
  let words: PointWords
  /// The bars, of candles only, and what they are joined to.
  let bars: PriceBars?
  let joinedBy: CalendarUnit?
  let points: [Point]
  /// Which points of the series these are.
  let indices: [Int]
  /// When which point is heard: seconds and places among the points.
  let times: [(seconds: Double, place: Int)]
  /// The places of the highest and the lowest value, and of the stops of a walk.
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
  /// The most characters of a name at the head of a column and in the list of series.
  private static let longestName = 60

  /// The series of a chart; of candles the joined bars.
  static func lines(
    of chart: Chart, _ score: Score, _ style: SoundStyle, _ wording: any Wording,
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
        series: series, name: names[number], number: number, isNamed: chart.series.count > 1,
        score: score,
        style: style, wording: wording, picture: picture, cuts: cuts.map { $0.series[number] })
      lines.append(maker.line)
    }
    return lines
  }
}

extension PageLine {
  /// What bars hold; nothing of other series.
  var columns: [PriceValue] {
    [.open, .high, .low, .close, .volume].filter { bars?.values(of: $0) != nil }
  }

  /// What rows of a table hold, and how many there are: `100 points`; of bars what they are.
  func held(_ count: Int, _ wording: any Wording) -> String {
    guard bars != nil else { return wording.points(count) }
    let names = columns.map { wording.field($0, form: .one) }
    let rows = joinedBy.map { wording.counted(count: count, rhythm: Rhythm($0)) }
    return (names + [rows ?? wording.points(count)]).joined(separator: ", ")
  }

  /// That not all points are walked, once of several series that are reduced alike.
  static func reductions(of lines: [PageLine], _ wording: any Wording) -> [String] {
    var told: [String] = []
    for line in lines where line.points.count < line.series.count {
      let words = wording.pageReduced(shown: line.points.count, given: line.series.count)
        .capitalizedFirst.asSentence
      if !told.contains(words) { told.append(words) }
    }
    return told
  }

  /// The places of the turning points of what begins at a place.
  func turns(from start: Int) -> [Int] {
    guard let dates = series.x.dates,
      let part = try? series.cut(to: ChartRange(start: .date(dates[indices[start]]))).series
    else { return [] }
    return SeriesFacts(part).keepingInsight().walk(among: part.count).compactMap { stretch in
      indices.firstIndex(of: stretch.to.index + series.count - part.count)
    }
  }
}

/// Makes a line of a page from a series.
private struct PageLineMaker {
  let series: Series
  let name: String
  let number: Int
  let isNamed: Bool
  let score: Score
  let style: SoundStyle
  let wording: any Wording
  let picture: Picture
  /// Last parts of the series.
  let cuts: [Series]

  private var words: PointWords {
    PointWords(
      series: series, isNamed: isNamed, asCandles: style.form == .candles, wording: wording,
      style: PointStyle(series, channel: .display))
  }

  var line: PageLine {
    let heard = score.events.filter {
      $0.series == number && [.point, .bar, .gap].contains($0.kind) && $0.index != nil
    }
    let indices = shownIndices(heard)
    let places = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
    let facts = SeriesFacts(series).keepingInsight()
    let rate = Double(score.format.sampleRate)
    return PageLine(
      name: name, series: series, words: words,
      bars: style.form == .candles ? series.bars : nil,
      joinedBy: score.voices[number].joinedBy,
      points: points(indices, facts), indices: indices,
      times: heard.compactMap { event in
        event.index.flatMap { places[$0] }.map { (Double(event.start) / rate, $0) }
      },
      highest: places[facts.maximum.index] ?? 0, lowest: places[facts.minimum.index] ?? 0,
      turns: facts.walk(among: series.count).compactMap { places[$0.to.index] },
      level: style.baseline.flatMap(series.value) ?? series.base?.y ?? facts.first.y,
      partials: score.voices[number].timbre.partials, top: picture.top(ofSeries: number),
      bottom: picture.bottom(ofSeries: number))
  }

  /// All points where they are few, else those that are heard, and of the whole and of each part the
  /// ends, the extremes and the turning points.
  private func shownIndices(_ heard: [Score.Event]) -> [Int] {
    guard series.count > Page.mostPoints else { return Array(0..<series.count) }
    let marked = ([series] + cuts).flatMap { part in
      let facts = SeriesFacts(part).keepingInsight()
      let marked =
        [0, facts.minimum.index, facts.maximum.index, facts.first.index, facts.last.index]
        + facts.stretches.map(\.to.index)
      return marked.map { $0 + series.count - part.count }
    }
    return Set(heard.compactMap(\.index) + marked).sorted()
  }

  private func points(_ indices: [Int], _ facts: SeriesFacts) -> [PageLine.Point] {
    let voice = score.voices[number]
    let law = score.laws[voice.law]
    let loudness = EqualLoudness(voice.timbre, ceiling: Timbre.ceiling(sampleRate: 48_000))
    let slots = style.slots(of: series, at: number)
    let (first, end) = (slots.place(0), slots.place(slots.count - 1))
    let width = score.format.channelCount == 2 ? style.panWidth : 0
    let (words, notes) = (words, PointNotes(series, from: 0))
    return indices.map { index in
      let value = series.point(at: index)?.y
      let frequency = value.map(law.frequency)
      let share = end > first ? 2 * (slots.place(index) - first) / (end - first) - 1 : 0
      return PageLine.Point(
        words: words.words(at: index, notes.notes(at: index)),
        frequency: frequency, gain: frequency.map(loudness.gain) ?? 0, pan: width * share,
        value: value, x: picture.x(ofSeries: number, at: index),
        place: place(index),
        number: value.map { wording.short(words.style.exact($0)) } ?? "")
    }
  }
}

extension PageLineMaker {
  /// What stands for a point in the table; of categories the whole name.
  private func place(_ index: Int) -> String {
    let x = series.x[index]
    if case .category(let text) = x, !text.isBlank { return text.displayText.isolated }
    return wording.place(CalendarMemory.shortMention(x, index: index)).withSingleCommas
  }
}

/// What a walk says of the points of a series.
struct PointWords {
  let series: Series
  /// Whether the name of the series is said.
  let isNamed: Bool
  /// Whether values are closes of candles.
  let asCandles: Bool
  let wording: any Wording
  let style: PointStyle

  /// The words of a point.
  func words(at index: Int, _ notes: [ExplorationExtreme]) -> String {
    wording.told(
      series, at: index, value: series.point(at: index).map { style.figure(of: $0.y) },
      name: isNamed ? series.name : nil, of: asCandles ? .close : nil,
      notes: notes.map { .extreme($0) })
  }
}

/// Which points of a last part of a series are its highest, its lowest, its first and its last.
struct PointNotes {
  private let series: Series
  private let start: Int
  /// The lowest and the highest value where they differ.
  private let extremes: (low: Double, high: Double)?

  /// The notes of what begins at an index.
  init(_ series: Series, from start: Int) {
    (self.series, self.start) = (series, start)
    let present = series.values[start...].lazy.filter { !$0.isNaN }
    if let low = present.min(), let high = present.max(), low < high {
      extremes = (low, high)
    } else {
      extremes = nil
    }
  }

  /// What a point is, in the order in which it is said.
  func notes(at index: Int) -> [ExplorationExtreme] {
    let value = series.values[index]
    var notes: [ExplorationExtreme] = []
    if value == extremes?.high { notes.append(.highest) }
    if value == extremes?.low { notes.append(.lowest) }
    if index == start { notes.append(.first) }
    if index == series.count - 1 { notes.append(.last) }
    return notes
  }
}

extension SeriesFacts {
  /// The walk along a page, which goes to each peak of a season only where all points are on it.
  fileprivate func walk(among count: Int) -> [Move] {
    count > Page.mostPoints ? stretches : walk
  }
}
