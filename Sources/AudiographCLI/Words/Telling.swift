// SPDX-License-Identifier: MIT

internal import Audiograph

extension LoadedChart {
  /// The sentences that the choices ask for, `usual` being the level where they name none.
  ///
  /// - Throws: `UsageError.wordsTooLong` where not even one sentence fits; `SettingsError`.
  func sentences(_ choices: WordChoices, usual: Level) throws -> [String] {
    let voice = try choices.voice()
    let description = Description(
      facts(withStatistics: choices.withStatistics), language: voice.language,
      channel: voice.channel)
    let level = choices.level ?? usual
    guard let limit = choices.maxLength else { return description.sentences(level) }
    if let fitting = description.sentences(level, atMost: limit) { return fitting }
    throw UsageError.wordsTooLong(limit: limit, needed: description.fewestCharacters)
  }

  /// Where the data are from, then what they show.
  func description(_ choices: WordChoices) throws -> [String] {
    try provenance(choices) + (try sentences(choices, usual: .standard))
  }

  /// Lines that stand before everything else: that sample data are not current, once for every
  /// last day.
  func provenance(_ choices: WordChoices) throws -> [String] {
    let phrases = try choices.phrases()
    return sampleDates.map(phrases.sampleNotice)
  }

  /// The facts as JSON on one line.
  func document(_ choices: WordChoices) throws -> String {
    FactsDocument(
      facts(withStatistics: choices.withStatistics), language: try choices.language()
    ).text
  }

  private func facts(withStatistics: Bool) -> ChartFacts {
    ChartFacts(chart, context: context, withStatistics: withStatistics)
  }
}

extension WordChoices {
  /// What is said around a chart, in the language and the channel that are asked for.
  func phrases() throws(SettingsError) -> Phrasebook {
    let voice = try voice()
    return Phrasebook(voice.language, channel: voice.channel)
  }
}
