// SPDX-License-Identifier: MIT

/// A walk through a chart by keys and words, which answers lines as `explore` does where it has no terminal.
struct WebWalk {
  /// The title, and where the cursor is.
  let opening: [String]
  /// Whether somebody left.
  private(set) var isOver = false
  private var dialogue: ExploreDialogue
  private var request: WebRequest
  private let bytes: [UInt8]
  private var sound: ExplorationSound?

  init(_ chart: WebChart, _ request: WebRequest) throws(Refusal) {
    (self.request, bytes) = (request, chart.bytes)
    let exploration = try chart.exploration()
    let phrases = Phrasebook(request.language)
    let title = chart.form.map { phrases.title(of: $0) } ?? phrases.title(of: chart.chart)
    opening = [title] + exploration.opening.compactMap { phrases.line($0) }
    dialogue = ExploreDialogue(
      exploration, ExplorationBindings(), phrases, describe: chart.describe(request))
  }

  /// What is said of a line, each key of which is answered.
  mutating func take(_ line: String) -> [String] {
    var lines: [String] = []
    for reply in dialogue.take(line: line) where !isOver {
      switch reply.sound {
      case .play(let sound): self.sound = sound
      case .silence: sound = nil
      case nil: break
      }
      lines += (reply.isUnsaid ? dialogue.current : reply).lines
      switch reply.request {
      case .leave: isOver = true
      case .reading: lines += readAnotherWay()
      case .reload: lines += dialogue.told(.notReloaded).lines
      case .command: lines += dialogue.told(.noCommand).lines
      case nil: break
      }
    }
    return lines
  }

  /// Goes on in the next reading of the table, or in the first one behind the last.
  private mutating func readAnotherWay() -> [String] {
    let current = request.reading.reading ?? 1
    for number in current > 1 ? [current + 1, 1] : [2] {
      var next = request
      next.reading.reading = number
      guard let chart = try? WebChart(bytes, next), let exploration = try? chart.exploration()
      else { continue }
      request = next
      let line = chart.notes.compactMap { $0.readingLine(in: next.language.sentences) }.first
      return dialogue.begin(exploration, line ?? "", describe: chart.describe(next)).lines
    }
    return dialogue.told(.oneReading).lines
  }

  /// What was answered last, as sound; nil for silence.
  var score: Score? {
    guard let sound else { return nil }
    return try? dialogue.exploration.score(of: sound)
  }
}

extension WebChart {
  fileprivate func exploration() throws(Refusal) -> Exploration {
    _ = try score()
    return try Refusal.from { () throws(RangeError) in
      if let form { return try Exploration(form, of: chart) }
      var value = PriceValue.close
      if case .price(let shown)? = context.measures.first ?? nil { value = shown }
      return try Exploration(chart, bars: table.bars, value: value)
    }
  }

  /// The sentences about what is shown, and what kind of chart it is.
  fileprivate func describe(_ request: WebRequest) -> (Exploration, Channel) -> [String] {
    { exploration, channel in
      let phrases = Phrasebook(request.language, channel: channel)
      let shown = exploration.chart
      let count = form?.pointCount ?? shown.series.reduce(0) { $0 + $1.count }
      let kind = phrases.kind(choice.name, count: count)
      let sentences = sentences(of: exploration, request, channel)
      return sentences.contains(kind) ? sentences : sentences + [kind]
    }
  }

  private func sentences(
    of exploration: Exploration, _ request: WebRequest, _ channel: Channel
  ) -> [String] {
    if let form {
      return form.description(in: request.language, level: request.level, channel: channel)
    }
    var context = context
    if case .back(let length)? = exploration.range?.start { context.length = length }
    if exploration.range == nil { context.length = nil }
    switch exploration.field {
    case .price(let price)?: context.measures = [.price(price)]
    case .figures?: context.measures = [.named(exploration.chart.series[0].name)]
    case nil: break
    }
    let names = names(in: request.language.sentences)
    do throws(ChartError) {
      let told = try names.told(exploration.chart, context)
      let facts = ChartFacts(told.chart, context: told.context)
      return Description(facts, language: request.language, channel: channel)
        .sentences(request.level)
    } catch {
      return []
    }
  }
}
