// SPDX-License-Identifier: MIT

internal import Audiograph

extension LoadedChart {
  /// What the chart shows, in sentences: the one place that the commands have their words from.
  func sentences(_ level: Level, _ voice: Voice, withStatistics: Bool) -> [String] {
    switch level {
    case .short, .standard:
      EnglishWords.sentences(for: titled, measures: context.measures.map { $0?.words })
    case .alt, .long:
      Description(
        facts(of: told, withStatistics: withStatistics), language: voice.language,
        channel: voice.channel
      ).sentences(level)
    }
  }

  /// The sentences that the choices ask for, `usual` being the level where they name none.
  ///
  /// - Throws: `UsageError.wordsTooLong` where not even one sentence fits; `SettingsError`.
  func sentences(_ choices: WordChoices, usual: Level) throws -> [String] {
    let voice = try choices.voice()
    let level = choices.level ?? usual
    func sentences(_ level: Level) -> [String] {
      self.sentences(level, voice, withStatistics: choices.withStatistics)
    }
    guard let limit = choices.maxLength else { return sentences(level) }
    let candidates = level == .alt ? [level] : [level, .alt]
    for candidate in candidates {
      let fitting = sentences(candidate).fitting(in: limit)
      if !fitting.isEmpty { return fitting }
    }
    let shortest = candidates.compactMap { sentences($0).first?.count }.min() ?? 0
    throw UsageError.wordsTooLong(limit: limit, needed: shortest)
  }

  /// Where the data are from, then what they show.
  func description(_ choices: WordChoices) throws -> [String] {
    provenance + (try sentences(choices, usual: .standard))
  }

  /// The facts as JSON on one line.
  func document(_ choices: WordChoices) throws -> String {
    let withStatistics = choices.withStatistics
    return FactsDocument(
      facts(of: chart, withStatistics: withStatistics),
      told: isToldAlike ? nil : facts(of: told, withStatistics: withStatistics),
      language: try choices.language()
    ).text
  }

  /// Whether nothing in the names has to be changed for sentences.
  private var isToldAlike: Bool {
    chart.title == told.title
      && zip(chart.series, told.series).allSatisfy { chart, told in
        if case .categories = chart.x { return chart.x == told.x && chart.name == told.name }
        return chart.name == told.name && chart.unit == told.unit
      }
  }

  private func facts(of chart: Chart, withStatistics: Bool) -> ChartFacts {
    ChartFacts(chart, context: context, withStatistics: withStatistics)
  }
}

extension [String] {
  /// As many sentences from the front as have room, single spaces between them counted.
  func fitting(in limit: Int) -> [String] {
    var length = -1
    return Array(
      prefix { sentence in
        length += sentence.count + 1
        return length <= limit
      })
  }
}
