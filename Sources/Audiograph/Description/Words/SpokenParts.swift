// SPDX-License-Identifier: MIT

extension Score {
  /// What is said in a sound file, and where: the title and the unit, what the lowest and the highest
  /// pitch stand for before each is heard, of several series their names, and after the data the
  /// short description and a phrase that ends it.
  ///
  /// - Parameters:
  ///   - chart: The chart of the score.
  ///   - context: What is known besides the points.
  ///   - language: The language of the words.
  ///   - endPhrase: What is said last; nothing where it is blank.
  ///   - narrates: Whether each leg of each series is told before it is heard.
  /// - Returns: Sentences in order of time.
  package func spokenParts(
    of chart: Chart, context: ChartContext = ChartContext(), in language: Language = .english,
    endPhrase: String = "", narrates: Bool = false
  ) -> [SpokenPart] {
    let shown = SpokenWording(self, chart, context, language, .display)
    let spoken = SpokenWording(self, chart, context, language, .speech)
    return spokenParts(
      shown: shown.sentences(narrates: narrates), spoken: spoken.sentences(narrates: narrates),
      endPhrase: endPhrase)
  }

  /// A sentence at a frame.
  typealias SpokenSentence = (kind: SpokenKind, series: Int?, frame: Int, text: String)

  /// The same sentences for eyes and for a voice, and a phrase behind them unless it is blank.
  func spokenParts(
    shown: [SpokenSentence], spoken: [SpokenSentence], endPhrase: String
  ) -> [SpokenPart] {
    var parts = zip(shown, spoken).map {
      SpokenPart(
        kind: $0.kind, series: $0.series, frame: $0.frame, text: $0.text, speech: $1.text)
    }
    if endPhrase.contains(where: { !$0.isWhitespace }) {
      parts.append(
        SpokenPart(
          kind: .end, series: nil, frame: frameCount, text: endPhrase, speech: endPhrase))
    }
    return parts.filter { !$0.speech.isEmpty }
  }
}

/// The sentences of a sound file for eyes or for a voice: the same ones at the same places.
private struct SpokenWording {
  typealias Sentence = Score.SpokenSentence

  private let score: Score
  private let chart: Chart
  private let facts: ChartFacts
  private let language: Language
  private let channel: Channel
  private let wording: Wording
  private let asked: RangeLength?

  init(
    _ score: Score, _ chart: Chart, _ context: ChartContext, _ language: Language,
    _ channel: Channel
  ) {
    (self.score, self.chart, self.language, self.channel) = (score, chart, language, channel)
    facts = ChartFacts(chart, context: context)
    wording = language.wording(channel)
    asked = context.length
  }

  func sentences(narrates: Bool) -> [Sentence] {
    var found: [Sentence] = titles
    found += chart.series.indices.flatMap { series in
      names(of: series) + ends(of: series) + (narrates ? legs(of: series) : [])
    }
    found += Description(facts, language: language, channel: channel).sentences(.short).map {
      (.description, nil, score.frameCount, $0)
    }
    // Stable: what stands at one place keeps its order.
    return found.enumerated().sorted {
      ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset)
    }.map(\.element)
  }

  private var titles: [Sentence] {
    var titles = [Phrasebook(language, channel: channel).wholeTitle(of: chart, asked: asked)]
    if chart.series.count == 1 { titles += [measure(of: 0, withName: false)].compactMap(\.self) }
    return titles.map { (.title, nil, 0, $0) }
  }

  /// What the values are and in which unit; nil if nothing is known.
  private func measure(of series: Int, withName: Bool) -> String? {
    let subject = ChartPlan(facts, channel: channel).plan(series).subject
    let names = withName ? [chart.series[series].name] : []
    let told = Subject(names: names, measure: subject.measure, unit: subject.unit)
    let hasName = !names.isEmpty || subject.measure != nil
    let text = hasName ? wording.say(told.said()) : subject.unit.map { wording.unit($0) } ?? ""
    return text.isEmpty ? nil : wording.ended(wording.capitalized(text))
  }

  private func first(of series: Int) -> Int? {
    score.events.first { $0.series == series }?.start
  }

  /// The name of one of several series that follow each other.
  private func names(of series: Int) -> [Sentence] {
    guard chart.series.count > 1, let first = first(of: series),
      let name = measure(of: series, withName: true)
    else { return [] }
    return [(.series, series, first, name)]
  }

  /// What the lowest and the highest pitch stand for, where they are heard before the data.
  private func ends(of series: Int) -> [Sentence] {
    score.events.compactMap { event -> Sentence? in
      guard event.series == series else { return nil }
      switch event.kind {
      case .introLow:
        let words = wording.say(.trackLow(value: end(of: series, isHigh: false)))
        return (.low, series, event.start, wording.ended(words.capitalizedFirst))
      case .introHigh:
        let words = wording.say(.trackHigh(value: end(of: series, isHigh: true)))
        return (.high, series, event.start, wording.ended(words.capitalizedFirst))
      default: return nil
      }
    }
  }

  private func end(of series: Int, isHigh: Bool) -> Figure {
    let law = score.laws[score.voices[series].law]
    return chart.series[series].figure(of: law.end(isHigh: isHigh))
  }

  /// Each leg in one sentence, before it is heard.
  private func legs(of series: Int) -> [Sentence] {
    var plan = ChartPlan(facts, channel: channel).plan(series)
    return plan.legsOneByOne().enumerated().compactMap { number, leg in
      guard let frame = frame(behind: number == 0 ? nil : leg.move.from, series) else { return nil }
      return (.leg, series, frame, wording.sentence(leg.said))
    }
  }

  /// When the first point after a place is heard, or the first of all.
  private func frame(behind place: PlacedValue?, _ series: Int) -> Int? {
    let heard = score.events.filter {
      $0.series == series && [.point, .bar].contains($0.kind)
    }
    guard let place else { return heard.first?.start }
    guard score.form == .candles, case .date(let date) = place.x else {
      return heard.first { ($0.index ?? 0) > place.index }?.start
    }
    // The bar that holds the place is heard as a whole.
    let holder = heard.firstIndex {
      if case .date(let last) = $0.x { last.instant >= date.instant } else { false }
    }
    return holder.flatMap { $0 + 1 < heard.count ? heard[$0 + 1].start : nil }
  }
}
