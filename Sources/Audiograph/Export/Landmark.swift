// SPDX-License-Identifier: MIT

/// Something that happens in a sound, with its time and its words: a cue point, a caption, a marker.
public struct Landmark: Sendable, Hashable {
  /// What it is.
  public let kind: Kind
  /// The first frame.
  public let frame: Int
  /// The words, on one line.
  public let text: String
  /// The same words with less of the names, for captions.
  let brief: String

  /// The kinds of landmarks, in the order in which those of one moment stand.
  ///
  /// A point that is several of them is the first of maximum, minimum, first, last, break and turn.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The beginning: what the chart is.
    case title
    /// The lowest pitch before the data.
    case low
    /// The highest pitch before the data.
    case high
    /// A sentence that is spoken, unless it is one of those before.
    case spoken
    /// The beginning of a unit of the calendar, or a round number.
    case tick
    /// The first value of a series.
    case first
    /// The highest value of a series.
    case maximum
    /// The lowest value of a series.
    case minimum
    /// Where the line turns.
    case turn
    /// Where a level ends and another begins.
    case `break`
    /// Where the line crosses the baseline.
    case crossing
    /// Something that happened beside the values.
    case event
    /// The last value of a series.
    case last
    /// Nothing follows.
    case end
  }
}

extension Score {
  /// What happens when, in the words of a language: the title, the ends of the axis, and for each
  /// series its first and its last value, extremes, breaks, turning points, crossings of the baseline, and
  /// the ticks along x, in order of time.
  ///
  /// A point that was left out has the time of the one that is heard before it.
  ///
  /// - Parameters:
  ///   - chart: The chart of the score.
  ///   - style: The style of the score.
  ///   - context: What is known besides the points.
  ///   - language: The language of the words.
  /// - Returns: At least the title.
  public func landmarks(
    of chart: Chart, style: SoundStyle = SoundStyle(), context: ChartContext = ChartContext(),
    in language: Language = .english
  ) -> [Landmark] {
    var search = LandmarkSearch(self, chart, style, language)
    let phrases = Phrasebook(language)
    search.addSignals(
      title: phrases.wholeTitle(of: chart, asked: context.length),
      brief: phrases.title(of: chart, asked: context.length))
    for series in chart.series.indices { search.addPoints(ofSeries: series) }
    return search.landmarks.sorted { ($0.frame, $0.kind.order) < ($1.frame, $1.kind.order) }
  }
}

extension Landmark.Kind {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The landmarks of a score, found one after another.
private struct LandmarkSearch {
  private(set) var landmarks: [Landmark] = []
  private let score: Score
  private let chart: Chart
  private let style: SoundStyle
  private let wording: Wording
  /// What series are called in captions.
  private let briefNames: [String]
  /// The points and bars of each series that are heard.
  private let heard: [[Score.Event]]

  init(_ score: Score, _ chart: Chart, _ style: SoundStyle, _ language: Language) {
    (self.score, self.chart, self.style) = (score, chart, style)
    wording = language.wording(.display)
    briefNames = chart.series.map(\.name.displayText).shortenedApart(to: 16)
    var heard = [[Score.Event]](repeating: [], count: chart.series.count)
    for event in score.events where [.point, .bar].contains(event.kind) {
      if let series = event.series, series < heard.count { heard[series].append(event) }
    }
    self.heard = heard
  }

  private mutating func add(
    _ kind: Landmark.Kind, _ frame: Int, _ text: String, brief: String? = nil
  ) {
    landmarks.append(Landmark(kind: kind, frame: frame, text: text, brief: brief ?? text))
  }

  /// What belongs to no point.
  mutating func addSignals(title: String, brief: String) {
    for sentence in score.speech {
      add(Landmark.Kind(sentence.kind), sentence.start, sentence.text)
    }
    let isSpoken = !score.speech.isEmpty
    if !isSpoken { add(.title, 0, title, brief: brief) }
    for event in score.events {
      switch (event.kind, event.series) {
      case (.introLow, _) where isSpoken, (.introHigh, _) where isSpoken: break
      case (.introLow, let series?):
        add(
          .low, event.start,
          wording.say(.trackLow(value: end(of: series, isHigh: false))).capitalizedFirst)
      case (.introHigh, let series?):
        add(
          .high, event.start,
          wording.say(.trackHigh(value: end(of: series, isHigh: true))).capitalizedFirst)
      case (.crossingUp, let series?), (.crossingDown, let series?):
        addCrossing(event, series)
      case (.end, _): add(.end, event.start, wording.say(.trackEnd()).capitalizedFirst)
      default: break
      }
    }
  }

  /// The value that the lowest or the highest pitch stands for.
  private func end(of series: Int, isHigh: Bool) -> Figure {
    let law = score.laws[score.voices[series].law]
    return chart.series[series].figure(of: law.end(isHigh: isHigh))
  }

  private mutating func addCrossing(_ event: Score.Event, _ number: Int) {
    let series = chart.series[number]
    guard let index = index(of: event, number),
      let level = style.baseline(of: series).flatMap(series.value)
    else { return }
    let note = ExplorationPoint.Note.crossing(
      isUp: event.kind == .crossingUp, level: series.figure(of: level))
    add(.crossing, event.start, told(number, index, [note]))
  }

  /// The first and the last value, the extremes, the turning points and the ticks.
  mutating func addPoints(ofSeries number: Int) {
    let series = chart.series[number]
    let facts = SeriesFacts(series.settled).keepingInsight()
    let last = series.provisionalIndex ?? facts.last.index
    var notes: [Int: [ExplorationPoint.Note]] = [:]
    // There may be one value only.
    var kinds = [last: Landmark.Kind.last]
    kinds[facts.first.index] = .first
    let breaks = Set(facts.levelBreaks.map(\.index))
    for stretch in facts.stretches where kinds[stretch.to.index] == nil {
      kinds[stretch.to.index] = breaks.contains(stretch.to.index) ? .break : .turn
    }
    if !facts.isFlat {
      for (extreme, place, kind) in [
        (ExplorationExtreme.highest, facts.highest.value, Landmark.Kind.maximum),
        (.lowest, facts.lowest.value, .minimum),
      ] {
        notes[place.index, default: []].append(.extreme(extreme))
        kinds[place.index] = kind
      }
    }
    notes[facts.first.index, default: []].append(.extreme(.first))
    notes[last, default: []] += series.provisionalNotes(at: last)
    if last != facts.first.index { notes[last, default: []].append(.extreme(.last)) }
    var before: Int?
    for (index, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      let change = before.flatMap { changeNote(in: series, facts, from: $0, to: index) }
      before = index
      guard let frame = frame(of: index, number) else { continue }
      let notes = notes[index, default: []]
      add(
        kind, frame, told(number, index, [change].compactMap(\.self) + notes),
        brief: told(number, index, notes, called: briefNames[number]))
    }
    for (tick, text) in wording.ticks(of: series) {
      if let frame = frame(of: tick.index, number) { add(.tick, frame, text) }
    }
    for point in series.eventPoints {
      if let frame = frame(of: point.index, number) {
        add(.event, frame, point.text, brief: point.brief)
      }
    }
  }

  /// The change since the point told before; nil for none, and for one that no number holds.
  private func changeNote(
    in series: Series, _ facts: SeriesFacts, from: Int, to: Int
  ) -> ExplorationPoint.Note? {
    let move = facts.move(from: series.placed(from), to: series.placed(to))
    let size = ChangeSize(
      move, kind: series.kind, style: ValueStyle(series))
    guard move.absolute != 0, size != .untold else { return nil }
    return .leg(size, isUp: facts.rises(move))
  }

  private func told(
    _ number: Int, _ index: Int, _ notes: [ExplorationPoint.Note], called name: String? = nil
  ) -> String {
    let series = chart.series[number]
    return wording.told(
      series, at: index, value: series.point(at: index).map { series.figure(of: $0.y) },
      name: chart.series.count > 1 ? name ?? series.name : nil,
      of: score.form == .candles ? .close : nil, notes: notes)
  }

  /// When a point is heard, or the one before it; a bar that was joined is heard in the one that
  /// holds it.
  private func frame(of index: Int, _ series: Int) -> Int? {
    let events = heard[series]
    guard score.form == .candles, case .date(let date) = chart.series[series].x[index] else {
      return (events.last { ($0.index ?? 0) <= index } ?? events.first)?.start
    }
    return (events.first { $0.instant >= date.instant } ?? events.last)?.start
  }

  private func index(of event: Score.Event, _ series: Int) -> Int? {
    guard score.form == .candles, case .dates(let dates) = chart.series[series].x else {
      return event.index
    }
    return dates.instants.lastIndex { $0 <= event.instant }
  }
}

extension Score.Event {
  /// The instant of a bar.
  fileprivate var instant: Int64 {
    if case .date(let date) = x { date.instant } else { .max }
  }
}

extension Series {
  /// The value at which a baseline lies; nil if the series has none.
  func value(of baseline: SoundStyle.Baseline) -> Double? {
    let present = values.lazy.filter { !$0.isNaN }
    return switch baseline {
    case .zero: 0
    case .value(let value): value
    case .first: present.first
    case .mean: present.mean
    case .base: base?.y
    }
  }
}

extension Landmark.Kind {
  /// What a spoken sentence is.
  init(_ spoken: Score.SpokenKind) {
    self =
      switch spoken {
      case .title: .title
      case .low: .low
      case .high: .high
      case .series, .leg, .description, .end: .spoken
      }
  }
}
